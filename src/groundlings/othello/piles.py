"""The two draw piles and their discards."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import Seat, Seats, State
from groundlings.othello.state import (
    DISCARD,
    DISCARD_SIZE,
    MOST_PILE,
    PILE,
    PILE_KNOWN,
    PILE_SIZE,
    Card,
    Pile,
    pile_of,
)
from groundlings.othello.verbs import BURIED, BURIED_CARD, RESHUFFLED


def pile_size(g: State, pile: Pile) -> i64:
    """How many cards lie on this pile."""
    return g.cells[PILE_SIZE + pile]


def cards_in(g: State, pile: Pile) -> list[int]:
    """The cards of a pile, the top one last."""
    first = PILE + pile * MOST_PILE
    return [g.cells[first + at] for at in range(g.cells[PILE_SIZE + pile])]


def discards(g: State, pile: Pile) -> list[int]:
    """The cards that lie face up beside this pile, the last one on top."""
    first = DISCARD + pile * MOST_PILE
    return [g.cells[first + at] for at in range(g.cells[DISCARD_SIZE + pile])]


def in_pile(g: State, pile: Pile, at: i64) -> Card:
    """The card at this height of the pile, the lowest at 0."""
    return g.cells[PILE + pile * MOST_PILE + at]


def known_in_pile(g: State, pile: Pile, at: i64) -> Seats:
    """Who knows the card at this height of the pile."""
    return g.cells[PILE_KNOWN + pile * MOST_PILE + at]


def relay(g: State, pile: Pile, at: i64, card: Card) -> None:
    """That card lies at this height of the pile instead: a world imagined otherwise."""
    g.cells[PILE + pile * MOST_PILE + at] = card


def has_cards(g: State, pile: Pile) -> bool:
    """Whether something can be drawn, the discards being shuffled if need be.

    Playwright's Challenge has no script pile (A75).
    """
    return g.cells[PILE_SIZE + pile] + g.cells[DISCARD_SIZE + pile] > 0


def lay_on(g: State, card: Card) -> None:
    """A card nobody knows comes on top of its pile."""
    pile = pile_of(card)
    at = pile * MOST_PILE + g.cells[PILE_SIZE + pile]
    g.cells[PILE + at] = card
    g.cells[PILE_KNOWN + at] = 0
    g.cells[PILE_SIZE + pile] += 1


def shuffle(g: State, pile: Pile) -> None:
    """Every order of the pile is as likely."""
    g.shuffle(PILE + pile * MOST_PILE, g.cells[PILE_SIZE + pile])


def discard(g: State, card: Card) -> None:
    """A card goes face up on the discards of its sort."""
    pile = pile_of(card)
    g.cells[DISCARD + pile * MOST_PILE + g.cells[DISCARD_SIZE + pile]] = card
    g.cells[DISCARD_SIZE + pile] += 1


def reshuffle(g: State, pile: Pile) -> bool:
    """The discards become the pile, where it is empty and there are any."""
    size = g.cells[DISCARD_SIZE + pile]
    if g.cells[PILE_SIZE + pile] > 0 or size == 0:
        return False
    first = pile * MOST_PILE
    for at in range(first, first + size):
        g.cells[PILE + at] = g.cells[DISCARD + at]
        g.cells[PILE_KNOWN + at] = 0
        g.cells[DISCARD + at] = 0
    g.cells[PILE_SIZE + pile] = size
    g.cells[DISCARD_SIZE + pile] = 0
    shuffle(g, pile)
    g.emit(RESHUFFLED, pile, size)
    return True


def top(g: State, pile: Pile) -> tuple[Card, Seats]:
    """Take the top card off a pile that is not empty: the card, and who knows it."""
    at = pile * MOST_PILE + g.cells[PILE_SIZE + pile] - 1
    card = g.cells[PILE + at]
    known = g.cells[PILE_KNOWN + at]
    g.cells[PILE + at] = 0
    g.cells[PILE_KNOWN + at] = 0
    g.cells[PILE_SIZE + pile] -= 1
    g.reveal()
    return card, known


def bury(g: State, seat: Seat, card: Card, known: Seats) -> None:
    """A card goes face down under its pile (A31); these players know it."""
    pile = pile_of(card)
    first = pile * MOST_PILE
    for at in range(first + g.cells[PILE_SIZE + pile], first, -1):
        g.cells[PILE + at] = g.cells[PILE + at - 1]
        g.cells[PILE_KNOWN + at] = g.cells[PILE_KNOWN + at - 1]
    g.cells[PILE + first] = card
    g.cells[PILE_KNOWN + first] = known
    g.cells[PILE_SIZE + pile] += 1
    g.emit(BURIED, seat, pile)
    g.whisper(seat, BURIED_CARD, card)


def clear(g: State, pile: Pile) -> None:
    """All cards of a pile and its discards go back to the box."""
    first = pile * MOST_PILE
    for at in range(first, first + MOST_PILE):
        g.cells[PILE + at] = 0
        g.cells[PILE_KNOWN + at] = 0
        g.cells[DISCARD + at] = 0
    g.cells[PILE_SIZE + pile] = 0
    g.cells[DISCARD_SIZE + pile] = 0
