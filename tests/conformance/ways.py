"""Ways to play: every game under proof, at every number of seats and variant, state by state."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Final, TypeVar

import groundlings
import pit
from groundlings.kernel.die import cast
from groundlings.kernel.play import lowest
from sampling import LOOKS, SOAK

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from groundlings.kernel.game import Game
    from groundlings.kernel.setup import Setting
    from groundlings.kernel.state import State

groundlings.register(pit.GAME)

T = TypeVar("T")


@dataclass(frozen=True)
class Aspect:
    """Something hidden that can be counted.

    `value(g, seat)` is how it lies; `weights(g, seat)` every way it can lie as far as the seat
    knows, with how likely each is; None where there are too many to count.
    """

    value: Callable[[State, int], object]
    weights: Callable[[State, int], Mapping[object, int] | None]


@dataclass(frozen=True)
class Proof:
    """What a game's own tests tell the suite: `tests/GAME/proof.py` holds one as PROOF.

    `small` is the game, or the game at an edition with few enough hidden pieces to count.
    """

    small: Game
    aspects: tuple[Aspect, ...]


@dataclass(frozen=True)
class Way:
    """One way to play: a game, so many seats, these variants."""

    game: Game
    seats: int
    variants: dict[str, Setting] = field(default_factory=dict)

    def __str__(self) -> str:
        settings = "".join(f"-{name}={value}" for name, value in self.variants.items())
        return f"{self.game.name}-{self.seats}{settings}"

    def new(self, seed: int) -> State:
        """A game of this kind, set up."""
        return self.game.new(seats=self.seats, seed=seed, **self.variants)


def proof(name: str) -> Proof:
    """The proof of a game."""
    found: Proof = import_module(f"{name}.proof").PROOF
    return found


MANY: Final = 12


def ways() -> list[Way]:
    """Every game at every number of seats: plain, and with each other setting of one variant.

    Where these are many, a setting has its turn at every number of seats in a soak only.
    """
    found = []
    for name in groundlings.games():
        game = groundlings.game(name)
        settings = [
            {key: choice}
            for key, variant in game.variants.items()
            for choice in variant.choices
            if choice != variant.default
        ]
        few = SOAK or len(game.seats) * (1 + len(settings)) <= MANY
        middling = game.seats[len(game.seats) // 2 - 1]
        for seats in game.seats:
            found.append(Way(game, seats))
            if few or seats == middling:
                found += [Way(game, seats, setting) for setting in settings]
    return found


def walk(way: Way, seed: int) -> Iterator[State]:
    """A random game, state by state, from the set-up to the end; it is the same state, moving."""
    g = way.new(seed)
    whim = cast(seed + 1)
    yield g
    while not g.over:
        seat = lowest(g.asked)
        options = way.game.options(g, seat)
        way.game.play(g, seat, options[whim.roll(len(options))])
        yield g


def looked(way: Way, seed: int, most: int = LOOKS) -> list[State]:
    """Some states of a random game, the first and the last among them; in a soak all."""
    return sample([g.clone() for g in walk(way, seed)], most)


def sample(row: Sequence[T], most: int | None) -> list[T]:
    """About so many of them at even distances, and the last; in a soak, or if None is said, all."""
    stride = 1 if SOAK or most is None else len(row) // max(most, 1) + 1
    return [one for n, one in enumerate(row) if n % stride == 0 or n == len(row) - 1]
