"""What a seat at the Pit can see, and what it cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pit.schema import (
    BAG,
    BASKET,
    BASKETS,
    DECK,
    DECK_SIZE,
    HAND,
    HAND_SIZE,
    MOST_CARDS,
    PENNIES,
    PILE,
    PILE_SIZE,
    ROUND,
    ROUNDS,
    SEEN,
    STALL,
    WARES,
)
from pit.score import breakdown
from pit.verbs import BASKET_NAMES, TRICK_NAMES, WARE_NAMES

if TYPE_CHECKING:
    from pit.schema import Pit


def look(g: Pit, seat: int | None) -> dict[str, object]:
    """The table for all, then the own hand and what was seen of others'."""
    seen: dict[str, object] = {
        "round": int(g.cells[ROUND]),
        "rounds": int(g.cells[ROUNDS]),
        "bag": wares(g, BAG),
        "stall": wares(g, STALL),
        "deck": int(g.cells[DECK_SIZE]),
        "pile": [TRICK_NAMES[g.cells[PILE + at]] for at in range(g.cells[PILE_SIZE])],
        "players": [
            {
                "pennies": int(g.cells[PENNIES + other]),
                "cards": int(g.cells[HAND_SIZE + other]),
                "baskets": {
                    name: wares(g, BASKET + (other * BASKETS + basket) * WARES)
                    for basket, name in enumerate(BASKET_NAMES)
                },
                "score": breakdown(g, other),
            }
            for other in range(g.seats)
        ],
    }
    if seat is not None:
        seen["hand"] = hand(g, seat)
        seen["known"] = {
            str(other): cards
            for other in range(g.seats)
            if other != seat and (cards := known(g, seat, other))
        }
    return seen


def wares(g: Pit, first: int) -> dict[str, int]:
    """So many of each ware."""
    return {name: int(g.cells[first + ware]) for ware, name in enumerate(WARE_NAMES)}


def hand(g: Pit, seat: int) -> list[str]:
    """The cards a seat holds, in order of their names."""
    first = HAND + seat * MOST_CARDS
    return sorted(TRICK_NAMES[g.cells[first + at]] for at in range(g.cells[HAND_SIZE + seat]))


def known(g: Pit, seat: int, other: int) -> list[str]:
    """The cards of another hand that this seat has seen and that are surely still there."""
    first = other * MOST_CARDS
    return sorted(
        TRICK_NAMES[g.cells[HAND + first + at]]
        for at in range(g.cells[HAND_SIZE + other])
        if g.cells[SEEN + first + at] >> seat & 1
    )


def deal_anew(g: Pit, seat: int) -> None:
    """The deck, and every card in other hands that this seat has not seen, change places."""
    places = [DECK + at for at in range(g.cells[DECK_SIZE])]
    for other in range(g.seats):
        if other != seat:
            first = other * MOST_CARDS
            places += [
                HAND + first + at
                for at in range(g.cells[HAND_SIZE + other])
                if not g.cells[SEEN + first + at] >> seat & 1
            ]
    cards = [g.cells[place] for place in places]
    for place in places:
        g.cells[place] = cards.pop(g.die.roll(len(cards)))
