"""Deeds: how they are called, what can stop them, and the memory of those of this scene.

A script card, a staging card, a coin, an improv and an exit are all deeds. What can stop what is
one table, `[[deed]]` of the edition.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, Seat, State
from groundlings.othello.state import (
    ANSWERED,
    AT_WHOM,
    BY_WHOM,
    COIN_DEED,
    DEED,
    DEED_CELLS,
    DEED_COUNT,
    DONE,
    EXCHANGE,
    IMPROV_DEED,
    MOST_DEEDS,
    OUTCOME,
    PENDING,
    SCRIPTS,
    STAGING_DEED,
    STOPPER,
    TAKE_THE_LEAD,
    WHAT,
    WITH,
    Card,
    Coin,
    Deed,
    book,
    is_script,
)

EXCHANGE_DEED: Final = STAGING_DEED + EXCHANGE - SCRIPTS
LEAD_DEED: Final = STAGING_DEED + TAKE_THE_LEAD - SCRIPTS
FROM_HAND: Final = 1
"""The detail of a staging card that was shown from the hand."""


def deed_of(g: State, card: Card) -> Deed:
    """The deed of playing this card."""
    return book(g).scripts.deed[card] if is_script(card) else STAGING_DEED + card - SCRIPTS


def is_script_deed(deed: Deed) -> bool:
    """Whether the deed is that of a script card."""
    return deed < STAGING_DEED


def is_staging_deed(deed: Deed) -> bool:
    """Whether the deed is that of a staging card."""
    return STAGING_DEED <= deed < COIN_DEED


def staging_card(deed: Deed) -> Card:
    """The staging card whose deed it is."""
    return deed - STAGING_DEED + SCRIPTS


def coin_deed(coin: Coin) -> Deed:
    """The deed of using this coin."""
    return COIN_DEED + coin


def is_coin_deed(deed: Deed) -> bool:
    """Whether the deed is that of a coin."""
    return COIN_DEED <= deed < IMPROV_DEED


def coin_of(deed: Deed) -> Coin:
    """The coin whose deed it is."""
    return deed - COIN_DEED


def is_from_hand(deed: Deed, detail: i64) -> bool:
    """Whether the deed is that of a staging card shown from the hand."""
    return detail == FROM_HAND and is_staging_deed(deed)


def is_of_placed_card(deed: Deed, detail: i64) -> bool:
    """Whether the deed is that of the placed card: not a coin, an improv or a card of the hand."""
    return not (is_coin_deed(deed) or deed == IMPROV_DEED or is_from_hand(deed, detail))


# What stops it


def is_lit(g: State, deed: Deed) -> bool:
    """Whether a spotlight can stop it."""
    return book(g).tables.spotlight[deed] != 0


def is_seizable(g: State, deed: Deed) -> bool:
    """Whether a Seize can stop it, as far as the table says."""
    return book(g).tables.seize[deed] != 0


def is_foilable(g: State, deed: Deed) -> bool:
    """Whether No Drama of the player it is done to can stop it."""
    return book(g).tables.shield[deed] != 0


# The memory of this scene, for the log in the view


class Recollection(NamedTuple):
    """A deed as it is remembered."""

    who: int
    deed: int
    detail: int
    whom: int
    outcome: int
    stopper: int
    was_answered: bool


def deeds_so_far(g: State) -> i64:
    """How many deeds this scene has seen; the last sixteen are remembered."""
    return g.cells[DEED_COUNT]


def deeds_by(g: State, seat: Seat) -> i64:
    """How many of those that are remembered this player has done, or tried to."""
    found: i64 = 0
    for number in range(min(g.cells[DEED_COUNT], MOST_DEEDS)):
        if g.cells[DEED + number * DEED_CELLS + BY_WHOM] == seat:
            found += 1
    return found


def recollection(g: State, number: i64) -> Recollection:
    """What is remembered of a deed of this scene, by its number from 0."""
    at = _at(number)
    return Recollection(
        who=g.cells[at + BY_WHOM],
        deed=g.cells[at + WHAT],
        detail=g.cells[at + WITH],
        whom=g.cells[at + AT_WHOM],
        outcome=g.cells[at + OUTCOME],
        stopper=g.cells[at + STOPPER],
        was_answered=g.cells[at + ANSWERED] != 0,
    )


def _at(number: i64) -> i64:
    return DEED + number % MOST_DEEDS * DEED_CELLS


def forget_deeds(g: State) -> None:
    """A new scene has a new memory."""
    g.cells[DEED_COUNT] = 0


def remember(g: State, seat: Seat, deed: Deed, detail: i64, whom: Seat) -> None:
    """A deed is announced; how it ends is open."""
    at = _at(g.cells[DEED_COUNT])
    g.cells[at + BY_WHOM] = seat
    g.cells[at + WHAT] = deed
    g.cells[at + WITH] = detail
    g.cells[at + AT_WHOM] = whom
    g.cells[at + OUTCOME] = PENDING
    g.cells[at + STOPPER] = NOBODY
    g.cells[at + ANSWERED] = 0
    g.cells[DEED_COUNT] += 1


def note_done(g: State) -> None:
    """The last deed has been carried out."""
    g.cells[_at(g.cells[DEED_COUNT] - 1) + OUTCOME] = DONE


def note_stop(g: State, outcome: i64, by: Seat) -> None:
    """The last deed was stopped in this way, by this player."""
    at = _at(g.cells[DEED_COUNT] - 1)
    g.cells[at + OUTCOME] = outcome
    g.cells[at + STOPPER] = by


def note_answer(g: State, by: Seat) -> None:
    """The stop of the last deed, by this player, was answered by No Drama."""
    at = _at(g.cells[DEED_COUNT] - 1)
    g.cells[at + STOPPER] = by
    g.cells[at + ANSWERED] = 1
