"""Representation 3: one flat `vec[i64]` with named offsets. Representation 4 is made from it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .lists import CARDS, COLOURS, HANDS, SEATS, SLOTS, SPACES, TRACKS, Step

DAY: Final[i64] = 0
TOP: Final[i64] = DAY + 1
DIE: Final[i64] = TOP + 1
BAG: Final[i64] = DIE + 1
DECK: Final[i64] = BAG + COLOURS
ROW: Final[i64] = DECK + CARDS
COINS: Final[i64] = ROW + SLOTS
POINTS: Final[i64] = COINS + SEATS
LEFT: Final[i64] = POINTS + SEATS
ACTS: Final[i64] = LEFT + SEATS
STOCK: Final[i64] = ACTS + SEATS * TRACKS
STAGE: Final[i64] = STOCK + SEATS * COLOURS
CREW: Final[i64] = STAGE + SEATS * SPACES
SIZE: Final[i64] = CREW + SEATS * HANDS


@final
class Toy:
    """The state of one game."""

    def __init__(self, asked: i64, stack: list[Step], v: vec[i64]) -> None:
        self.asked = asked
        self.stack = stack
        self.v = v

    def clone(self) -> "Toy":
        return Toy(self.asked, self.stack[:], self.v[:])


def blank() -> Toy:
    """Make a state of zeros."""
    return Toy(0, [], vec[i64]([0] * SIZE))
