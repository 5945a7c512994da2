from __future__ import annotations

from shakespeare.theatre import Table


def test_a_costume_mistress_dresses_falstaff_for_two_pounds() -> None:
    table = Table(seats=2).draft()
    table.give(0, "costume-mistress-6")
    table.phase_two().market(pink_costume=3)
    table.play("activate:costume-mistress-6", "take:pink-costume", "dress:falstaff")
    table.play("take:pink-costume", "dress:falstaff", "take:pink-costume", "dress:falstaff")
    assert table.pounds(0) == 2
    assert table.asked == [1]
