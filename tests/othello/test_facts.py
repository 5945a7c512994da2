"""What a drawn table needs to know: order of reveal, stakes, curtains, bonuses, and why not."""

from __future__ import annotations

import pytest

from groundlings.othello.state import MISCUED_BY, SCRIPT_IS_EMPTY
from othello.stage import Table, scene


def test_a3_the_order_of_reveal_is_fixed_when_the_reveal_begins() -> None:
    table = Table(seats=4, lead=1).hands(s0="I.1 I.6", s1="I.2 I.3", s2="I.4 I.8", s3="I.7 I.9")
    table.start()
    assert table.view()["order"] == [2, 3, 0, 1]
    table.set(lead=3)
    assert table.view()["order"] == [0, 1, 2, 3]  # it follows the Lead until then
    table.place(s0="I.1", s1="I.2", s2="I.4", s3="I.7")
    assert table.view()["phase"] == "reveal"
    table.set(lead=0)
    assert table.view()["order"] == [0, 1, 2, 3]


def test_a_stake_tells_what_could_stop_a_deed_and_what_its_card_is_worth() -> None:
    table = scene()
    assert table.view()["stake"] is None
    table.give(0, spotlight=1, intrigue=0).give(2, spotlight=0, intrigue=1).show(1)
    assert table.view()["stake"] == {
        "lit": True,
        "seizable": True,
        "responders": [0, 2],
        "now": 1,
        "seized": 1,
    }
    table.give(2, intrigue=0)
    assert table.view()["stake"]["responders"] == [0]


def test_the_curtains_tell_who_may_play_them_now_and_for_how_many() -> None:
    table = Table(seats=3, lead=0, act=3).start()
    assert table.view()["curtains"] == {
        "half": {"card": "III.7", "worth": [3, None, None]},
        "full": {"card": "III.15", "worth": [None, None, None]},
    }
    table.half()
    assert table.view()["curtains"]["full"]["worth"] == [None, 2, 2]
    table.set(marker=SCRIPT_IS_EMPTY)  # anybody may, now (A86)
    assert table.view()["curtains"]["full"]["worth"] == [1, 2, 2]


def test_a70_a71_how_far_the_bonuses_are() -> None:
    table = Table(seats=3, lead=0).scored(1, "I.2", "I.3", "III.3", "I.1", "I.4")
    player = table.player(1)
    assert player["iago_acts"] == ["I", "III"]
    assert player["company"] == {"roderigo": 2}
    assert table.player(0)["iago_acts"] == []


def test_a78_what_the_next_line_is_worth_to_each_role() -> None:
    table = Table(seats=3, lead=0, act=1, mode="playwright").start()
    assert table.view()["next"] == "I.1"
    assert table.view()["next_worth"] == [1, 1, 1]
    table.set(position=2)
    worth = table.view()["next_worth"]
    assert worth[0] >= worth[1] == worth[2] == 1
    assert Table(seats=3, lead=0).start().view()["next_worth"] is None


def test_the_own_cards_are_worth_what_they_would_bring_now() -> None:
    table = Table(seats=2, lead=0).hands(s0="I.12 I.2 seize", s1="I.1 I.6").start()
    assert table.hints(0)["worths"] == {"I.12": 3, "I.2": 1}
    assert table.hints(1)["worths"] == {"I.1": 1, "I.6": 1}


@pytest.mark.parametrize(
    ("spotlights", "text", "key"),
    [(0, "spotlight", "no-spotlight"), (1, "seize", "no-seize-placed")],
)
def test_a_window_says_why_something_cannot_stop_the_deed(
    spotlights: int, text: str, key: str
) -> None:
    table = scene(s2="I.4 seize").give(2, spotlight=spotlights, intrigue=2).show(1)
    assert text not in table.options(2)
    assert table.hints(2)["refused"][text]["key"] == key


def test_a9_a_seize_that_cannot_be_paid_or_that_a_miscue_brought_says_so() -> None:
    table = scene(s2="seize I.8").give(2, spotlight=1, intrigue=0).show(1)
    assert table.hints(2)["refused"]["seize"]["key"] == "costs-intrigue"
    table.give(2, intrigue=1)
    assert "seize" not in table.hints(2)["refused"]
    table.g.cells[MISCUED_BY + 2] = 1
    table.give(2)
    assert table.hints(2)["refused"]["seize"]["key"] == "brought-by-miscue"


def test_who_has_turned_up_a_card_is_told_that_it_is_no_seize() -> None:
    table = scene().give(1, spotlight=1).show(1, then="exit").let().play("1 pass")
    table.show(2)
    assert table.hints(1)["refused"]["seize"]["key"] == "nothing-face-down"


def test_what_nothing_can_stop_says_so_and_who_is_protected_too() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2 I.3", s1="I.1 I.6", s2="I.4 I.8")
    table.give(1, spotlight=1).give(2, coins="cassio").start()
    table.play("1 pass", "2 coin:cassio")
    assert table.hints(1)["refused"]["seize"]["key"] == "seize-in-vain"
    exits = scene().give(2, spotlight=1, intrigue=1).show(1, then="exit")
    assert exits.hints(2)["refused"]["spotlight"]["key"] == "spotlight-in-vain"


def test_a_target_without_no_drama_is_told_so() -> None:
    table = scene(s1="take-the-lead I.6").give(0, intrigue=2)
    table.play("1 reveal", "1 play")
    assert table.hints(0)["refused"]["show:no-drama"]["key"] == "no-such-card"
