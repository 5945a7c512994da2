"""What the conformance suite must know of Shakespeare."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING

import groundlings
from conformance.ways import Aspect, Proof
from groundlings.shakespeare.calendar import has_ended
from groundlings.shakespeare.deck import in_deck
from groundlings.shakespeare.objectives import (
    drawn,
    has_drawn,
    held,
    in_objective_deck,
    is_known,
    objectives_left,
)

if TYPE_CHECKING:
    from groundlings.kernel.state import State


def unseen(g: State, seat: int) -> list[int]:
    """All objectives this seat has never seen: written anew from S7, on purpose."""
    found = [
        int(in_objective_deck(g, place))
        for place in range(objectives_left(g))
        if not is_known(g, seat, place)
    ]
    if not has_drawn(g, seat):
        found += drawn(g)
    for other in range(g.seats):
        if other != seat and not has_ended(g):
            found += held(g, other)
    return found


def two_objectives(g: State, seat: int) -> object:
    """The first and the last of them."""
    cards = unseen(g, seat)
    return (cards[0], cards[-1]) if cards else None


def objective_pairs(g: State, seat: int) -> Counter[object]:
    """Any two of them, in either order."""
    cards = unseen(g, seat)
    pairs: list[object] = [*permutations(cards, 2)] or [(card, card) for card in cards] or [None]
    return Counter(pairs)


def top_character(g: State, _seat: int) -> object:
    """The next character to be laid out."""
    deck = in_deck(g)
    return deck[-1] if deck else None


def characters(g: State, _seat: int) -> Counter[object]:
    """Any card of the deck: all others have been seen (S8)."""
    cards: list[object] = [*in_deck(g)]
    return Counter(cards or [None])


PROOF = Proof(
    groundlings.game("shakespeare"),
    (Aspect(two_objectives, objective_pairs), Aspect(top_character, characters)),
)
