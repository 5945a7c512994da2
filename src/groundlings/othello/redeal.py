"""Worlds a seat may believe in: everything it cannot know lies elsewhere (A84, A93)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from groundlings.kernel.state import NOBODY
from groundlings.othello.hands import find
from groundlings.othello.state import (
    EXCHANGE,
    FACE_UP,
    HAND,
    HAND_SIZE,
    LOOSE,
    MOST_HAND,
    MOST_PILE,
    PILE,
    PILE_KNOWN,
    PILE_SIZE,
    PILES,
    PLACED,
    PLACED_LOOSE,
    PLACED_SEEN,
    SEEN,
    TRADED,
    TRADED_SEEN,
    TRADER,
    pile_of,
)
from groundlings.othello.stopped import FROM_HAND
from groundlings.othello.turns import EXCHANGE_DEED, Aim

if TYPE_CHECKING:
    from collections.abc import Sequence


def deal_anew(g: Any, seat: int) -> None:  # noqa: ANN401 - indexing a Stage with plain ints
    """Every card this seat cannot know lies elsewhere; how many of each sort is kept (A93).

    First the cards themselves change places, each within its sort; then, with each other player,
    which of them is the placed one. Only the card that somebody is about to play stays in the hand.
    """
    about_to_be_played = _in_use(g)
    places: tuple[list[int], list[int]] = ([], [])
    for pile in range(PILES):
        first = pile * MOST_PILE
        places[pile].extend(
            PILE + first + n
            for n in range(g.cells[PILE_SIZE + pile])
            if not g.cells[PILE_KNOWN + first + n] >> seat & 1
        )
    others = [other for other in range(g.seats) if other != seat]
    for other in others:
        for card, seen, _ in _slots(g, other):
            if not g.cells[seen] >> seat & 1 and card != about_to_be_played:
                places[pile_of(g.cells[card])].append(card)
    if g.cells[TRADER] not in (NOBODY, seat) and not g.cells[TRADED_SEEN] >> seat & 1:
        places[pile_of(g.cells[TRADED])].append(TRADED)
    for unseen in places:
        _shuffle(g, unseen)
    for other in others:
        movable = [
            slot
            for slot in _slots(g, other)
            if slot[0] != about_to_be_played
            and (not g.cells[slot[1]] >> seat & 1 or g.cells[slot[2]] >> seat & 1)
        ]
        _mix(g, movable)


def _in_use(g: Any) -> int:  # noqa: ANN401 - as above
    """Where the Exchange lies whose player is naming a target: nobody has seen it yet."""
    step = g.stack[-1] if g.stack else None
    if not isinstance(step, Aim) or (step.deed, step.detail) != (EXCHANGE_DEED, FROM_HAND):
        return NOBODY
    return HAND + step.seat * MOST_HAND + find(g, step.seat, EXCHANGE)


def _slots(g: Any, seat: int) -> list[tuple[int, int, int]]:  # noqa: ANN401 - as above
    """Where a player's hidden cards lie: the card, who has seen it, who cannot tell where it is."""
    first = seat * MOST_HAND
    found = [
        (HAND + first + n, SEEN + first + n, LOOSE + first + n)
        for n in range(g.cells[HAND_SIZE + seat])
    ]
    if g.cells[PLACED + seat] != NOBODY and not g.cells[FACE_UP + seat]:
        found.append((PLACED + seat, PLACED_SEEN + seat, PLACED_LOOSE + seat))
    return found


def _mix(g: Any, slots: Sequence[tuple[int, ...]]) -> None:  # noqa: ANN401 - as above
    held = [tuple(g.cells[place] for place in slot) for slot in slots]
    for slot in slots:
        for place, value in zip(slot, held.pop(g.die.roll(len(held))), strict=True):
            g.cells[place] = value


def _shuffle(g: Any, places: list[int]) -> None:  # noqa: ANN401 - as above
    cards = [g.cells[place] for place in places]
    for place in places:
        g.cells[place] = cards.pop(g.die.roll(len(cards)))
