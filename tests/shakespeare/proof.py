"""What the conformance suite must know of Shakespeare."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING

import groundlings
from conformance.ways import Aspect, Proof
from groundlings.shakespeare.backstage import in_behind_deck
from groundlings.shakespeare.calendar import has_ended
from groundlings.shakespeare.deck import in_deck
from groundlings.shakespeare.lords import hidden_lords
from groundlings.shakespeare.objectives import (
    drawn,
    has_drawn,
    held,
    in_objective_deck,
    is_known,
    objectives_left,
)
from groundlings.shakespeare.state import ACTOR, book

if TYPE_CHECKING:
    from groundlings.kernel.state import State

GAME = groundlings.game("shakespeare")


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
    """Any card of the deck: all others have been seen (S8), but those in the Lord's deck.

    So many of the deck are actors, and each of these could be any that nobody has seen (R108).
    """
    deck = in_deck(g)
    actors = [card for card in deck if is_actor(g, card)]
    lords = [] if is_deck_seen(g) else hidden_lords(g)
    weights: Counter[object] = Counter()
    for card in deck:
        if card not in actors:
            weights[card] += len(actors) + len(lords)
    for card in [*actors, *lords] if actors else []:
        weights[card] += len(actors)
    return weights if deck else Counter([None])


def second_lord(g: State, _seat: int) -> object:
    """The actor beneath the top card of the Lord's deck."""
    hidden = hidden_lords(g)
    return hidden[-1] if hidden else None


def unseen_actors(g: State, _seat: int) -> Counter[object]:
    """Any actor nobody has seen: in the Lord's deck, or in a deck that is dealt the first time."""
    hidden: list[object] = [*hidden_lords(g)]
    fresh = [] if is_deck_seen(g) else [card for card in in_deck(g) if is_actor(g, card)]
    return Counter([*hidden, *fresh] if hidden else [None])


def is_deck_seen(g: State) -> bool:
    """Whether the discarded characters have become the deck (R86)."""
    return any(event["key"] == "deck-shuffled" for event in GAME.events(g, None))


def is_actor(g: State, card: int) -> bool:
    """Whether this is a card that the Lord might have in his deck."""
    return bool(book(g).cards.type[card] == ACTOR)


def next_behind(g: State, _seat: int) -> object:
    """The next backstage card to be laid out."""
    deck = in_behind_deck(g)
    return deck[-1] if deck else None


def behind(g: State, _seat: int) -> Counter[object]:
    """Any card of the backstage deck."""
    cards: list[object] = [*in_behind_deck(g)]
    return Counter(cards or [None])


PROOF = Proof(
    GAME,
    (
        Aspect(two_objectives, objective_pairs),
        Aspect(top_character, characters),
        Aspect(second_lord, unseen_actors),
        Aspect(next_behind, behind),
    ),
)
