"""Hands: who holds what, and who of the others has seen it (A84).

Beside each held card stand two masks. `SEEN`: the other players who know that this player holds
it. `LOOSE`: those of them who cannot tell whether it is in the hand or placed face down.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, Option, Seat, Seats, State, bit, offer_each
from groundlings.othello.state import (
    HAND,
    HAND_SIZE,
    LOOSE,
    MOST_HAND,
    SCRIPTS,
    SEEN,
    Card,
    Place,
    is_script,
)

_LATE: Final[Card] = SCRIPTS // 2


def hand_size(g: State, seat: Seat) -> i64:
    """How many cards this player holds; the placed card is no part of the hand (A38)."""
    return g.cells[HAND_SIZE + seat]


def with_cards(g: State) -> Seats:
    """Whoever holds a card."""
    found: Seats = 0
    for seat in range(g.seats):
        if g.cells[HAND_SIZE + seat] > 0:
            found |= bit(seat)
    return found


def held(g: State, seat: Seat, place: Place) -> Card:
    """The card at this place of the hand."""
    return g.cells[HAND + seat * MOST_HAND + place]


def hand(g: State, seat: Seat) -> list[int]:
    """All cards of the hand, in the order they came."""
    return [held(g, seat, place) for place in range(hand_size(g, seat))]


def find(g: State, seat: Seat, card: Card) -> Place:
    """The place of the first such card in this hand; NOBODY if it holds none."""
    first = HAND + seat * MOST_HAND
    for place in range(g.cells[HAND_SIZE + seat]):
        if g.cells[first + place] == card:
            return place
    return NOBODY


def holds(g: State, seat: Seat, card: Card) -> bool:
    """Whether such a card is in this hand."""
    return find(g, seat, card) != NOBODY


def kinds(g: State, seat: Seat, verb: Option) -> list[int]:
    """An option of this verb for each different card of the hand, in the order of their names."""
    found = script_kinds(g, seat, verb)
    offer_each(found, verb + SCRIPTS, staging_held(g, seat))
    return found


def script_kinds(g: State, seat: Seat, verb: Option) -> list[int]:
    """The same for the script cards alone."""
    cells = g.cells
    first = HAND + seat * MOST_HAND
    early: i64 = 0  # one mask would be too short for all script cards
    late: i64 = 0
    for place in range(cells[HAND_SIZE + seat]):
        card = cells[first + place]
        if card < _LATE:
            early |= bit(card)
        elif card < SCRIPTS:
            late |= bit(card - _LATE)
    found: list[int] = []
    offer_each(found, verb, early)
    offer_each(found, verb + _LATE, late)
    return found


def staging_kinds(g: State, seat: Seat, verb: Option) -> list[int]:
    """The same for the staging cards alone."""
    found: list[int] = []
    offer_each(found, verb + SCRIPTS, staging_held(g, seat))
    return found


def staging_held(g: State, seat: Seat) -> i64:
    """The kinds of staging cards in this hand, a bit for each."""
    cells = g.cells
    first = HAND + seat * MOST_HAND
    found: i64 = 0
    for place in range(cells[HAND_SIZE + seat]):
        card = cells[first + place]
        if card >= SCRIPTS:
            found |= bit(card - SCRIPTS)
    return found


def count_kind(g: State, seat: Seat, *, script: bool) -> i64:
    """How many script or staging cards are in this hand."""
    first = HAND + seat * MOST_HAND
    found: i64 = 0
    for place in range(g.cells[HAND_SIZE + seat]):
        if is_script(g.cells[first + place]) == script:
            found += 1
    return found


def add(g: State, seat: Seat, card: Card, seen: Seats) -> None:
    """A card comes into the hand; those who know it know that it is there."""
    at = seat * MOST_HAND + g.cells[HAND_SIZE + seat]
    g.cells[HAND + at] = card
    g.cells[SEEN + at] = seen & ~bit(seat)
    g.cells[LOOSE + at] = 0
    g.cells[HAND_SIZE + seat] += 1


def remove(g: State, seat: Seat, place: Place) -> Seats:
    """The card at this place leaves the hand; who had seen it."""
    first = seat * MOST_HAND
    seen = g.cells[SEEN + first + place]
    last = first + g.cells[HAND_SIZE + seat] - 1
    for at in range(first + place, last):
        g.cells[HAND + at] = g.cells[HAND + at + 1]
        g.cells[SEEN + at] = g.cells[SEEN + at + 1]
        g.cells[LOOSE + at] = g.cells[LOOSE + at + 1]
    g.cells[HAND + last] = 0
    g.cells[SEEN + last] = 0
    g.cells[LOOSE + last] = 0
    g.cells[HAND_SIZE + seat] -= 1
    return seen


def hold(g: State, seat: Seat, place: Place, card: Card, seen_by: Seats, loose_for: Seats) -> None:
    """That card is at this place of the hand instead, and known so: a world imagined otherwise."""
    at = seat * MOST_HAND + place
    g.cells[HAND + at] = card
    g.cells[SEEN + at] = seen_by
    g.cells[LOOSE + at] = loose_for


def drop_scripts(g: State, seat: Seat) -> None:
    """All script cards of the hand go back to the box of their act."""
    for place in range(hand_size(g, seat) - 1, -1, -1):
        if is_script(held(g, seat, place)):
            remove(g, seat, place)


# Who knows it


def seen(g: State, seat: Seat, place: Place) -> Seats:
    """The others who know that this player holds the card at this place."""
    return g.cells[SEEN + seat * MOST_HAND + place]


def loose(g: State, seat: Seat, place: Place) -> Seats:
    """Those of them who cannot tell whether it is in the hand or placed."""
    return g.cells[LOOSE + seat * MOST_HAND + place]


def let_see(g: State, seat: Seat, place: Place, whom: Seats) -> None:
    """These players see the card in the hand."""
    at = seat * MOST_HAND + place
    g.cells[SEEN + at] |= whom
    g.cells[LOOSE + at] &= ~whom


def forget_held(g: State, seat: Seat, place: Place, whose: Seats) -> None:
    """These players no longer know that the card is there."""
    at = seat * MOST_HAND + place
    g.cells[SEEN + at] &= ~whose
    g.cells[LOOSE + at] &= ~whose


def loosen_held(g: State, seat: Seat, place: Place) -> None:
    """Nobody can tell any more whether the card is in the hand or placed."""
    at = seat * MOST_HAND + place
    g.cells[LOOSE + at] = g.cells[SEEN + at]


def tighten_held(g: State, seat: Seat, place: Place) -> None:
    """Who knows the card knows that it is in the hand."""
    g.cells[LOOSE + seat * MOST_HAND + place] = 0
