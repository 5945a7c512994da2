"""What the conformance suite must know of Shakespeare."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING

import groundlings
from conformance.ways import Aspect, Proof
from groundlings.shakespeare.state import (
    DECK,
    DECK_SIZE,
    DRAWN,
    DRAWN_BY,
    DRAWN_SIZE,
    ENDED,
    HAND,
    HELD,
    KNOWN,
    MOST_OBJECTIVES,
    OBJECTIVE_DECK,
    OBJECTIVES_LEFT,
)

if TYPE_CHECKING:
    from groundlings.kernel.state import State


def objective_places(g: State, seat: int) -> list[int]:
    """The cells of all objectives this seat has never seen: written anew from S7, on purpose."""
    unseen = [
        OBJECTIVE_DECK + place
        for place in range(g.cells[OBJECTIVES_LEFT])
        if not (g.cells[KNOWN + place] >> seat) & 1
    ]
    if g.cells[DRAWN_BY] != seat:
        unseen += range(DRAWN, DRAWN + g.cells[DRAWN_SIZE])
    for other in range(g.seats):
        if other != seat and not g.cells[ENDED]:
            first = HAND + other * MOST_OBJECTIVES
            unseen += range(first, first + g.cells[HELD + other])
    return unseen


def two_objectives(g: State, seat: int) -> object:
    """The first and the last of them."""
    unseen = objective_places(g, seat)
    return (g.cells[unseen[0]], g.cells[unseen[-1]]) if unseen else None


def objective_pairs(g: State, seat: int) -> Counter[object]:
    """Any two of them, in either order."""
    cards = [int(g.cells[place]) for place in objective_places(g, seat)]
    pairs: list[object] = [*permutations(cards, 2)] or [(card, card) for card in cards] or [None]
    return Counter(pairs)


def top_character(g: State, _seat: int) -> object:
    """The next character to be laid out."""
    return g.cells[DECK + g.cells[DECK_SIZE] - 1] if g.cells[DECK_SIZE] else None


def characters(g: State, _seat: int) -> Counter[object]:
    """Any card of the deck: all others have been seen (S8)."""
    cards: list[object] = [g.cells[DECK + place] for place in range(g.cells[DECK_SIZE])]
    return Counter(cards or [None])


PROOF = Proof(
    groundlings.game("shakespeare"),
    (Aspect(two_objectives, objective_pairs), Aspect(top_character, characters)),
)
