"""The wager (S9, S10)."""

from __future__ import annotations

import pytest

from groundlings.kernel.errors import IllegalChoice
from shakespeare.theatre import Table

ALL_FIVE = [f"wager:{number}" for number in range(1, 6)]


def test_s9_all_five_may_be_wagered_with_fewer_usable_characters() -> None:
    table = Table(seats=2).draft()
    for card in ("author", "falstaff", "house-handyman"):
        table.rest(0, card)
    assert table.options(seat=0) == ALL_FIVE
    assert table.options(seat=1) == ALL_FIVE, "four usable characters, and five cylinders"
    table.wager(5, 4)
    assert table.view()["players"][0]["cylinders"] == 5


def test_s9_a_recruit_may_use_one_and_the_rest_lapses() -> None:
    table = Table(seats=2).draft()
    for card in ("author", "falstaff", "house-handyman"):
        table.rest(0, card)
    table.display("puck", "iago", "romeo", "viola")
    table.wager(5, 1)
    table.play("recruit-extra:iago", seat=1).play("recruit:puck", seat=0).play("pass", seat=1)
    table.play("activate:puck").play("activate:queen", "ask:pounds")
    assert table.view()["day"] == 2, "the last three cylinders lapsed with the day"
    assert table.options(seat=0) == ["keep:puck", "keep:queen"]
    assert table.view()["players"][0]["cylinders"] == 0


def test_s9_wagering_none_or_six_is_not_offered() -> None:
    table = Table(seats=2).draft()
    assert table.options() == ALL_FIVE
    with pytest.raises(IllegalChoice):
        table.game.play(table.g, 0, table.game.parse("wager:5") + 1)


def test_s10_a_tie_for_fewest_gives_one_point_to_one_player() -> None:
    table = Table(seats=4).draft()
    before = [table.prestige(seat) for seat in range(4)]
    table.initiative(2, 0, 3, 1).wager(1, 1, 1, 1)
    gained = [table.prestige(seat) - was for seat, was in enumerate(before)]
    assert gained == [0, 0, 1, 0]
    assert table.view()["order"] == [2, 0, 3, 1]


def test_s10_a_tie_among_others_is_broken_by_the_initiative_without_any_point() -> None:
    table = Table(seats=4).draft().initiative(3, 1, 0, 2).wager(2, 5, 1, 2)
    assert table.view()["order"] == [2, 3, 0, 1]
    assert [table.prestige(seat) for seat in range(4)] == [5, 5, 6, 5]
    assert [table.view()["players"][seat]["score"]["wager"] for seat in range(4)] == [0, 0, 1, 0]
