"""Worlds a seat may believe in: everything it cannot know lies elsewhere (A84, A93)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from groundlings.kernel.state import NOBODY, is_among
from groundlings.othello.deeds import is_from_hand, staging_card
from groundlings.othello.exchange import lay_by, traded, traded_seen, trader
from groundlings.othello.hands import find, hand_size, held, hold, loose, seen
from groundlings.othello.piles import in_pile, known_in_pile, pile_size, relay
from groundlings.othello.placed import (
    has_face_down,
    hold_in_place,
    placed,
    placed_loose,
    placed_seen,
)
from groundlings.othello.state import PILES, pile_of
from groundlings.othello.turns import Aim

if TYPE_CHECKING:
    from groundlings.kernel.die import Die
    from groundlings.kernel.state import State


class Held(NamedTuple):
    """A card in somebody's hand or place: who has seen it, who cannot tell which of the two."""

    card: int
    seen: int
    loose: int
    lay: Callable[[int, int, int], None]
    """Another card, known otherwise, lies there instead."""


Spot = tuple[int, Callable[[int], None]]
"""A card, and how another one is laid where it lies."""


def deal_anew(g: State, seat: int) -> None:
    """Every card this seat cannot know lies elsewhere; how many of each sort is kept (A93).

    First the cards themselves change places, each within its sort; then, with each other player,
    which of them is the placed one. Only the card that somebody is about to play stays in the hand.
    """
    aimed = {other: _aimed(g, other) for other in range(g.seats) if other != seat}
    unseen: tuple[list[Spot], ...] = tuple([] for _ in range(PILES))
    for pile in range(PILES):
        for at in range(pile_size(g, pile)):
            if not is_among(seat, known_in_pile(g, pile, at)):
                unseen[pile].append((in_pile(g, pile, at), partial(relay, g, pile, at)))
    for other, but in aimed.items():
        for one in _movable(g, other, but):
            if not is_among(seat, one.seen):
                unseen[pile_of(one.card)].append((one.card, _unmarked(one)))
    if trader(g) not in (NOBODY, seat) and not is_among(seat, traded_seen(g)):
        unseen[pile_of(traded(g))].append((traded(g), partial(_trade, g)))
    for spots in unseen:
        _shuffle(g.die, spots)
    for other, but in aimed.items():
        _mix(g.die, [one for one in _movable(g, other, but) if not _is_sure(seat, one)])


def _is_sure(seat: int, one: Held) -> bool:
    """Whether this seat knows the card, and knows whether it is in the hand or placed."""
    return is_among(seat, one.seen) and not is_among(seat, one.loose)


def _movable(g: State, seat: int, but: int) -> list[Held]:
    """A player's hidden cards, but for the one at that place of the hand."""
    found = [
        Held(
            held(g, seat, place),
            seen(g, seat, place),
            loose(g, seat, place),
            partial(hold, g, seat, place),
        )
        for place in range(hand_size(g, seat))
        if place != but
    ]
    if has_face_down(g, seat):
        lay = partial(hold_in_place, g, seat)
        found.append(Held(placed(g, seat), placed_seen(g, seat), placed_loose(g, seat), lay))
    return found


def _aimed(g: State, seat: int) -> int:
    """The place of the card this player is aiming from the hand: nobody has seen it yet."""
    step = g.stack[-1] if g.stack else None
    if not isinstance(step, Aim) or step.seat != seat:
        return NOBODY
    if not is_from_hand(step.deed, step.detail):
        return NOBODY
    return int(find(g, seat, staging_card(step.deed)))


def _unmarked(one: Held) -> Callable[[int], None]:
    """Another card is laid there, and what is known of the spot stays as it is."""
    return lambda card: one.lay(card, one.seen, one.loose)


def _trade(g: State, card: int) -> None:
    lay_by(g, trader(g), card, traded_seen(g))


def _shuffle(die: Die, spots: list[Spot]) -> None:
    cards = [card for card, _ in spots]
    for _, lay in spots:
        lay(cards.pop(die.roll(len(cards))))


def _mix(die: Die, cards: list[Held]) -> None:
    left = list(cards)
    for one in cards:
        other = left.pop(die.roll(len(left)))
        one.lay(other.card, other.seen, other.loose)
