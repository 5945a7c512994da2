"""Hands and placed cards: who holds what, and who of the others has seen it (A84).

Beside each held card stand two masks. `SEEN`: the other players who know that this player holds
it. `LOOSE`: those of them who cannot tell whether it is in the hand or placed face down.
"""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, State
from groundlings.othello.state import (
    HAND,
    HAND_SIZE,
    LOOSE,
    MOST_HAND,
    PLACED,
    PLACED_LOOSE,
    PLACED_SEEN,
    SCRIPTS,
    SEEN,
    bit,
    is_script,
)


def find(g: State, seat: i64, card: i64) -> i64:
    """The place of the first such card in this hand; NOBODY if it holds none."""
    first = seat * MOST_HAND
    place: i64 = 0
    while place < g.cells[HAND_SIZE + seat]:
        if g.cells[HAND + first + place] == card:
            return place
        place += 1
    return NOBODY


def holds(g: State, seat: i64, card: i64) -> bool:
    """Whether such a card is in this hand."""
    return find(g, seat, card) != NOBODY


def kinds(g: State, seat: i64, verb: i64) -> list[int]:
    """An option of this verb for each different card of the hand, in the order of their names."""
    found: list[int] = []
    first = HAND + seat * MOST_HAND
    place: i64 = 0
    while place < g.cells[HAND_SIZE + seat]:
        option = verb + g.cells[first + place]
        if option not in found:
            found.append(option)
        place += 1
    found.sort()
    return found


def staging_kinds(g: State, seat: i64, verb: i64) -> list[int]:
    """The same for the staging cards alone."""
    return [option for option in kinds(g, seat, verb) if option >= verb + SCRIPTS]


def count_kind(g: State, seat: i64, *, script: bool) -> i64:
    """How many script or staging cards are in this hand."""
    first = HAND + seat * MOST_HAND
    found: i64 = 0
    place: i64 = 0
    while place < g.cells[HAND_SIZE + seat]:
        if is_script(g.cells[first + place]) == script:
            found += 1
        place += 1
    return found


def add(g: State, seat: i64, card: i64, seen: i64) -> None:
    """A card comes into the hand; those who know it know that it is there."""
    at = seat * MOST_HAND + g.cells[HAND_SIZE + seat]
    g.cells[HAND + at] = card
    g.cells[SEEN + at] = seen & ~bit(seat)
    g.cells[LOOSE + at] = 0
    g.cells[HAND_SIZE + seat] += 1


def remove(g: State, seat: i64, place: i64) -> i64:
    """The card at this place leaves the hand; the mask of who had seen it."""
    first = seat * MOST_HAND
    seen = g.cells[SEEN + first + place]
    size = g.cells[HAND_SIZE + seat] - 1
    at = first + place
    while at < first + size:
        g.cells[HAND + at] = g.cells[HAND + at + 1]
        g.cells[SEEN + at] = g.cells[SEEN + at + 1]
        g.cells[LOOSE + at] = g.cells[LOOSE + at + 1]
        at += 1
    g.cells[HAND + at] = 0
    g.cells[SEEN + at] = 0
    g.cells[LOOSE + at] = 0
    g.cells[HAND_SIZE + seat] = size
    return seen


def show(g: State, seat: i64, card: i64) -> None:
    """A card of the hand is shown to all and leaves it.

    Who knew of such a card cannot tell whether it was this copy or another one.
    """
    seen = remove(g, seat, find(g, seat, card))
    forget_copies(g, seat, card, ~seen)
    g.reveal()


def forget_copies(g: State, seat: i64, card: i64, missed: i64) -> None:
    """One copy has left before the eyes of these players, who may have known of another copy."""
    at = seat * MOST_HAND
    last = at + g.cells[HAND_SIZE + seat]
    while at < last:
        if g.cells[HAND + at] == card:
            lost = g.cells[SEEN + at] & missed
            g.cells[SEEN + at] &= ~lost
            g.cells[LOOSE + at] &= ~lost
            missed &= ~lost
        at += 1
    if g.cells[PLACED + seat] == card:
        g.cells[PLACED_SEEN + seat] &= ~(missed & g.cells[PLACED_LOOSE + seat])
        g.cells[PLACED_LOOSE + seat] &= g.cells[PLACED_SEEN + seat]


def forget(g: State, seat: i64, keep: i64, *, script: bool, staging: bool) -> None:
    """A card of these sorts has gone unseen: all but `keep` no longer know what is left."""
    at = seat * MOST_HAND
    last = at + g.cells[HAND_SIZE + seat]
    while at < last:
        if script if is_script(g.cells[HAND + at]) else staging:
            g.cells[SEEN + at] &= keep
            g.cells[LOOSE + at] &= keep
        at += 1
    placed = g.cells[PLACED + seat]
    if placed != NOBODY and (script if is_script(placed) else staging):
        g.cells[PLACED_SEEN + seat] &= keep
        g.cells[PLACED_LOOSE + seat] &= keep


def loosen(g: State, seat: i64) -> None:
    """Hand and placed card have been exchanged unseen: nobody can tell which is which."""
    at = seat * MOST_HAND
    last = at + g.cells[HAND_SIZE + seat]
    while at < last:
        g.cells[LOOSE + at] = g.cells[SEEN + at]
        at += 1
    g.cells[PLACED_LOOSE + seat] = g.cells[PLACED_SEEN + seat]


def tighten(g: State, seat: i64) -> None:
    """The placed card is open, or gone: what else was known of is in the hand.

    Who knew loosely of a copy of the open card may have known of this one.
    """
    placed = g.cells[PLACED + seat]
    missed = ~g.cells[PLACED_SEEN + seat]
    at = seat * MOST_HAND
    last = at + g.cells[HAND_SIZE + seat]
    while at < last:
        if g.cells[HAND + at] == placed:
            lost = g.cells[LOOSE + at] & missed
            g.cells[SEEN + at] &= ~lost
            missed &= ~lost
        g.cells[LOOSE + at] = 0
        at += 1
    g.cells[PLACED_SEEN + seat] = 0
    g.cells[PLACED_LOOSE + seat] = 0


def put_in_place(g: State, seat: i64, place: i64) -> None:
    """A card of the hand is placed face down; nobody else can tell which."""
    card = g.cells[HAND + seat * MOST_HAND + place]
    seen = remove(g, seat, place)
    g.cells[PLACED + seat] = card
    g.cells[PLACED_SEEN + seat] = seen
    loosen(g, seat)


def switch(g: State, seat: i64, place: i64) -> None:
    """A card of the hand and the placed one change places, unseen."""
    old = g.cells[PLACED + seat]
    old_seen = g.cells[PLACED_SEEN + seat]
    card = g.cells[HAND + seat * MOST_HAND + place]
    g.cells[PLACED_SEEN + seat] = remove(g, seat, place)
    g.cells[PLACED + seat] = card
    add(g, seat, old, old_seen)
    loosen(g, seat)


def look_at(g: State, looker: i64, seat: i64) -> None:
    """Somebody sees the whole hand, and may know by that what is placed."""
    one = bit(looker)
    placed = g.cells[PLACED + seat]
    at = seat * MOST_HAND
    last = at + g.cells[HAND_SIZE + seat]
    while at < last:
        if g.cells[HAND + at] == placed and g.cells[SEEN + at] & one == 0:
            g.cells[PLACED_SEEN + seat] &= ~(g.cells[PLACED_LOOSE + seat] & one)
        g.cells[SEEN + at] |= one
        g.cells[LOOSE + at] &= ~one
        at += 1
    g.cells[PLACED_LOOSE + seat] &= ~one
