"""Where each number of the Pit stands, and the pieces by their numbers."""

from __future__ import annotations

from typing import Final, TypeAlias, cast, final

from mypy_extensions import i64

from groundlings.kernel.state import State

Ware: TypeAlias = i64
Basket: TypeAlias = i64
Card: TypeAlias = i64
"""By what it does: a catch, a cheer, a peep, a shove."""

NUT: Final = 0
ORANGE: Final = 1
PIE: Final = 2
WARES: Final = 3

CATCH: Final = 0
CHEER: Final = 1
PEEP: Final = 2
SHOVE: Final = 3
TRICKS: Final = 4

BASKETS: Final = 2
MOST_SEATS: Final = 4
MOST_CARDS: Final = 20

PENNIES: Final = 0
BAG: Final = PENNIES + MOST_SEATS
STALL: Final = BAG + WARES
BASKET: Final = STALL + WARES
DECK: Final = BASKET + MOST_SEATS * BASKETS * WARES
DECK_SIZE: Final = DECK + MOST_CARDS
PILE: Final = DECK_SIZE + 1
PILE_SIZE: Final = PILE + MOST_CARDS
HAND: Final = PILE_SIZE + 1
HAND_SIZE: Final = HAND + MOST_SEATS * MOST_CARDS
SEEN: Final = HAND_SIZE + MOST_SEATS
ROUND: Final = SEEN + MOST_SEATS * MOST_CARDS
ROUNDS: Final = ROUND + 1
CELLS: Final = ROUNDS + 1


@final
class Book:
    """The values of an edition."""

    def __init__(
        self,
        pennies: int,
        hand: int,
        rounds: tuple[int, int],
        worth: list[int],
        wares: list[int],
        tricks: list[int],
    ) -> None:
        self.pennies: Final = pennies
        self.hand: Final = hand
        self.rounds: Final = rounds
        self.worth: Final = worth
        self.wares: Final = wares
        self.tricks: Final = tricks


def book(g: State) -> Book:
    """The values this game is played with."""
    return cast("Book", g.book)
