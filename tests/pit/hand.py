"""Hands, deck and pile: what a seat holds, and who has seen it."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY
from pit.schema import (
    DECK,
    DECK_SIZE,
    HAND,
    HAND_SIZE,
    MOST_CARDS,
    PILE,
    PILE_SIZE,
    SEEN,
    Pit,
)
from pit.verbs import BARE, DREW, GOT, PLAYED, SHUFFLED


def holds(g: Pit, seat: i64, trick: i64) -> i64:
    """The place of the first such card in this hand; NOBODY if it holds none."""
    place: i64 = 0
    while place < g.cells[HAND_SIZE + seat]:
        if g.cells[HAND + seat * MOST_CARDS + place] == trick:
            return place
        place += 1
    return NOBODY


def discard(g: Pit, seat: i64, trick: i64) -> None:
    """Play a card from the hand onto the open pile.

    Who had seen such a card in this hand no longer knows whether it is still there.
    """
    place = holds(g, seat, trick)
    hand = HAND + seat * MOST_CARDS
    seen = SEEN + seat * MOST_CARDS
    forgotten = ~g.cells[seen + place]
    size = g.cells[HAND_SIZE + seat] - 1
    at = place
    while at < size:
        g.cells[hand + at] = g.cells[hand + at + 1]
        g.cells[seen + at] = g.cells[seen + at + 1]
        at += 1
    g.cells[HAND_SIZE + seat] = size
    at = 0
    while at < size:
        if g.cells[hand + at] == trick:
            still = g.cells[seen + at] & ~forgotten
            forgotten &= ~g.cells[seen + at]
            g.cells[seen + at] = still
        at += 1
    g.cells[PILE + g.cells[PILE_SIZE]] = trick
    g.cells[PILE_SIZE] += 1
    g.emit(PLAYED, seat, trick)


def draw_card(g: Pit, seat: i64) -> None:
    """Draw from the deck; an empty one is made anew from the pile, if there is a pile."""
    if g.cells[DECK_SIZE] == 0 and g.cells[PILE_SIZE] > 0:
        size = g.cells[PILE_SIZE]
        at: i64 = 0
        while at < size:
            g.cells[DECK + at] = g.cells[PILE + at]
            at += 1
        g.cells[DECK_SIZE] = size
        g.cells[PILE_SIZE] = 0
        g.shuffle(DECK, size)
        g.emit(SHUFFLED, size)
    if g.cells[DECK_SIZE] == 0:
        g.emit(BARE, seat)
        return
    top = g.cells[DECK_SIZE] - 1
    card = g.cells[DECK + top]
    place = g.cells[HAND_SIZE + seat]
    g.cells[DECK_SIZE] = top
    g.cells[HAND + seat * MOST_CARDS + place] = card
    g.cells[SEEN + seat * MOST_CARDS + place] = 0
    g.cells[HAND_SIZE + seat] = place + 1
    g.reveal()
    g.emit(DREW, seat)
    g.whisper(seat, GOT, card)
