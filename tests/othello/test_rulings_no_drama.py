"""Rulings A91, A94, A99: whom No Drama protects, and what becomes of what it stops."""

from __future__ import annotations

from othello.stage import Table, scene


def test_a91_no_drama_protects_only_its_player() -> None:
    table = scene().set_protected(1).give(2, coins="roderigo")
    table.show(1).let().play("1 pass", "2 coin:roderigo").let()
    assert table.view()["deeds"][-1]["whom"] == {"seat": 0}


def test_a94_what_no_drama_foils_is_spent_and_the_turn_goes_on() -> None:
    table = scene(s1="take-the-lead I.6").give(0, coins="desdemona")
    table.show(1)
    assert "coin:desdemona" in table.options(0)
    table.play("2 let", "0 coin:desdemona")
    assert table.view()["lead"] == 0
    assert "take-the-lead" in table.view()["discards"]["staging"]
    assert table.asked() == [1]
    assert table.view()["deeds"][-1]["outcome"] == "foiled"


def test_a94_the_first_response_clockwise_counts_and_the_others_are_kept() -> None:
    table = scene(s1="take-the-lead I.6").give(0, coins="desdemona")
    table.show(1).play("2 spotlight", "0 coin:desdemona").let()
    assert table.player(0)["coins"]["desdemona"] == 1
    assert table.player(2)["spotlight"] == 0


def test_a99_the_target_is_asked_again_when_a_stop_has_come_to_nothing() -> None:
    def table() -> Table:
        found = Table(seats=3, lead=0)
        found.hands(s0="I.2 no-drama I.3", s1="take-the-lead no-drama I.6", s2="I.4 I.7").start()
        found.place(s0="I.2", s1="take-the-lead", s2="I.4")
        return found.show(1).play("0 show:no-drama", "2 spotlight", "1 show:no-drama")

    foiled = table()
    assert foiled.asked() == [0]
    assert foiled.options(0) == ["let", "show:no-drama"]
    foiled.play("0 show:no-drama")
    assert foiled.view()["lead"] == 0
    assert foiled.view()["deeds"][-1]["outcome"] == "foiled"
    assert table().play("0 let").view()["lead"] == 1


def test_a99_a_target_whose_card_lies_open_switches_nothing() -> None:
    """A Seize that came to nothing lies open; the Miscue it was to stop goes on."""
    table = Table(seats=3, lead=0)
    table.hands(s0="I.2 I.3", s1="miscue no-drama I.6 I.1", s2="seize I.4 villainy").start()
    table.place(s0="I.2", s1="miscue", s2="seize")
    table.play("1 reveal", "1 play", "1 at:2", "0 let", "2 seize", "1 show:no-drama")
    assert table.placed(2) == "seize"
    assert sorted(table.hand(2)) == ["I.4", "villainy"]
    assert table.asked() == [1]  # who reveals a second card
    assert "must-switch" not in table.events()
