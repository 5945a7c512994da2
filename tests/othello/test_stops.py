"""What stops what, cell by cell: the table of the rules against what is really offered."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from groundlings.othello.edition import DEED_NAMES
from othello.stage import GAME, Table

# Deed: can a spotlight block it, can a Seize stop it, does the target's No Drama stop it
TABLE: dict[str, tuple[bool, bool, bool]] = {
    "script": (True, True, False),
    "conspires": (False, True, False),
    "curtain": (False, True, False),
    "exchange": (True, True, True),
    "miscue": (True, True, True),
    "no-drama": (False, False, False),
    "revive": (True, True, False),
    "seize": (False, False, True),
    "take-the-lead": (True, True, True),
    "villainy": (True, True, False),
    "cassio": (True, False, False),
    "desdemona": (False, False, False),
    "emilia": (True, False, True),
    "iago": (True, False, False),
    "othello": (True, False, True),
    "roderigo": (True, False, True),
    "improv": (True, False, False),
    "exit": (False, True, False),
    "spotlight": (False, False, True),
}


def table(card: str) -> Table:
    """Seat 1 reveals this card before seat 2, who has placed a Seize; seat 0 leads."""
    made = Table(seats=3, lead=0, act=2)
    made.hands(s0="II.2 II.9", s1=f"{card} II.7 no-drama", s2="seize II.1")
    for seat in range(3):
        made.give(seat, coins="desdemona", intrigue=9, spotlight=2)
    return made.start().place(s0="II.2", s1=card, s2="seize")


def played(card: str, aim: str = "") -> Callable[[], Table]:
    def make() -> Table:
        made = table(card)
        if card == "revive":
            made.tile("cassio", dead=True)
        if card == "villainy":
            made.give(1, coins="iago")
        made.show(1)
        return made.play(f"1 at:{aim}") if aim and 1 in made.asked() else made

    return make


def coin(name: str, aim: str = "") -> Callable[[], Table]:
    def make() -> Table:
        made = table("II.8")
        made.give(1, coins=name).give(2, coins="cassio")
        made.play(f"1 coin:{name}")
        return made.play(f"1 {aim}") if aim and 1 in made.asked() else made

    return make


def improvised() -> Table:
    return table("II.8").play("1 improv")


def exited() -> Table:
    return table("II.8").show(1, then="exit")


def answered(how: str) -> Callable[[], Table]:
    """Seat 2 stops the card of seat 1: what can seat 0, or the one who was stopped, do to that."""

    def make() -> Table:
        return table("II.8").show(1).play("0 let", f"2 {how}")

    return make


def lead_conspires() -> Table:
    """Seat 1 has taken the Lead and plays its card."""
    made = Table(seats=3, lead=0, act=2).hands(s0="II.1 II.9", s1="II.3 II.7", s2="seize II.8")
    for seat in range(3):
        made.give(seat, coins="desdemona", intrigue=9, spotlight=2)
    made.give(1, coins="othello").start().place(s0="II.1", s1="II.3", s2="seize")
    made.play("1 coin:othello").let()
    return made.show(1)


DEEDS: dict[str, tuple[Callable[[], Table], int]] = {
    "script": (played("II.8"), 0),
    "conspires": (lead_conspires, 0),
    "curtain": (played("II.10"), 0),
    "exchange": (played("exchange", "2"), 2),
    "miscue": (played("miscue", "2"), 2),
    "no-drama": (played("no-drama"), 0),
    "revive": (played("revive"), 0),
    "seize": (answered("seize"), 1),
    "take-the-lead": (played("take-the-lead"), 0),
    "villainy": (played("villainy"), 0),
    "cassio": (coin("cassio"), 0),
    "desdemona": (coin("desdemona"), 0),
    "emilia": (coin("emilia", "at:2"), 2),
    "iago": (coin("iago", "wound:cassio"), 0),
    "othello": (coin("othello"), 0),
    "roderigo": (coin("roderigo", "at:2"), 2),
    "improv": (improvised, 0),
    "exit": (exited, 0),
    "spotlight": (answered("spotlight"), 1),
}


def offered(made: Table, seats: range = range(3)) -> set[str]:
    return {text for seat in seats if seat in made.asked() for text in made.options(seat)}


@pytest.mark.parametrize("deed", DEED_NAMES)
def test_a_spotlight_blocks_what_the_table_says(deed: str) -> None:
    made = DEEDS[deed][0]()
    assert ("spotlight" in offered(made)) == TABLE[deed][0]


@pytest.mark.parametrize("deed", DEED_NAMES)
def test_a_seize_stops_what_the_table_says(deed: str) -> None:
    made = DEEDS[deed][0]()
    assert ("seize" in offered(made)) == TABLE[deed][1]


@pytest.mark.parametrize("deed", DEED_NAMES)
def test_the_targets_no_drama_stops_what_the_table_says(deed: str) -> None:
    make, target = DEEDS[deed]
    made = make()
    in_window = "let" in offered(made)
    shields = in_window and target in made.asked() and "coin:desdemona" in made.options(target)
    assert shields == TABLE[deed][2]


def test_the_edition_has_the_same_table() -> None:
    assert GAME.guide.boards()["stops"] == {
        deed: dict(zip(("spotlight", "seize", "shield"), row, strict=True))
        for deed, row in TABLE.items()
    }


@pytest.mark.parametrize("means", ["spotlight", "seize"])
def test_a_protected_player_can_be_neither_blocked_nor_seized(means: str) -> None:
    made = table("II.8").set_protected(1)
    made.show(1)
    assert means not in offered(made)
    assert made.player(1)["scored"] == ["II.8"]
