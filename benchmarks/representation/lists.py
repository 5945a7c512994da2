"""Representation 1: one native object that holds lists of ints, flat by seat."""

from typing import Final, final

from mypy_extensions import i64

SEATS: Final[i64] = 4
COLOURS: Final[i64] = 6
CARDS: Final[i64] = 48
SLOTS: Final[i64] = 8  # cards on offer in the row
TRACKS: Final[i64] = 3  # one per act
SPACES: Final[i64] = 24  # on each stage
HANDS: Final[i64] = 10  # cards a crew may hold


class Step:
    """A suspended piece of work; holds ints only and is replaced, never changed."""

    def ask(self, g: "Toy") -> i64:
        raise NotImplementedError

    def options(self, g: "Toy", seat: i64) -> list[int]:
        raise NotImplementedError

    def take(self, g: "Toy", seat: i64, option: i64) -> None:
        raise NotImplementedError


@final
class Toy:
    """The state of one game."""

    def __init__(
        self, asked: i64, stack: list[Step], day: i64, top: i64, die: i64,
        bag: list[int], deck: list[int], row: list[int],
        coins: list[int], points: list[int], left: list[int],
        acts: list[int], stock: list[int], stage: list[int], crew: list[int],
    ) -> None:  # fmt: skip
        self.asked, self.stack = asked, stack
        self.day, self.top, self.die = day, top, die
        self.bag, self.deck, self.row = bag, deck, row
        self.coins, self.points, self.left = coins, points, left
        self.acts, self.stock, self.stage, self.crew = acts, stock, stage, crew

    def clone(self) -> "Toy":
        return Toy(
            self.asked, self.stack[:], self.day, self.top, self.die,
            self.bag[:], self.deck[:], self.row[:],
            self.coins[:], self.points[:], self.left[:],
            self.acts[:], self.stock[:], self.stage[:], self.crew[:],
        )  # fmt: skip


def blank() -> Toy:
    """Make a state of zeros."""
    return Toy(
        0, [], 0, 0, 0, [0] * COLOURS, [0] * CARDS, [0] * SLOTS,
        [0] * SEATS, [0] * SEATS, [0] * SEATS,
        [0] * SEATS * TRACKS, [0] * SEATS * COLOURS, [0] * SEATS * SPACES, [0] * SEATS * HANDS,
    )  # fmt: skip
