"""Representation 2: native attributes, with one object per player."""

from typing import final

from mypy_extensions import i64

from .lists import CARDS, COLOURS, HANDS, SEATS, SLOTS, SPACES, TRACKS, Step


@final
class Player:
    """What one seat owns."""

    def __init__(
        self, coins: i64, points: i64, left: i64,
        acts: list[int], stock: list[int], stage: list[int], crew: list[int],
    ) -> None:  # fmt: skip
        self.coins, self.points, self.left = coins, points, left
        self.acts, self.stock, self.stage, self.crew = acts, stock, stage, crew

    def clone(self) -> "Player":
        return Player(
            self.coins, self.points, self.left,
            self.acts[:], self.stock[:], self.stage[:], self.crew[:],
        )  # fmt: skip


@final
class Toy:
    """The state of one game."""

    def __init__(
        self, asked: i64, stack: list[Step], day: i64, top: i64, die: i64,
        bag: list[int], deck: list[int], row: list[int], players: list[Player],
    ) -> None:  # fmt: skip
        self.asked, self.stack = asked, stack
        self.day, self.top, self.die = day, top, die
        self.bag, self.deck, self.row = bag, deck, row
        self.players = players

    def clone(self) -> "Toy":
        return Toy(
            self.asked, self.stack[:], self.day, self.top, self.die,
            self.bag[:], self.deck[:], self.row[:], [p.clone() for p in self.players],
        )  # fmt: skip


def blank() -> Toy:
    """Make a state of zeros."""
    sizes = [TRACKS, COLOURS, SPACES, HANDS]
    players = [Player(0, 0, 0, *([0] * size for size in sizes)) for _ in range(SEATS)]
    return Toy(0, [], 0, 0, 0, [0] * COLOURS, [0] * CARDS, [0] * SLOTS, players)
