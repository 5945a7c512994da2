"""Bots that play by a table; where none was learned they play as greedy does."""

from __future__ import annotations

from functools import cache
from math import log
from typing import TYPE_CHECKING, Final

from groundlings.bots.chair import SEEDS
from groundlings.bots.eyes import EYES, STRANGERS, sight
from groundlings.bots.greedy import Greedy
from groundlings.bots.leaning import shipped as shipped_leaning
from groundlings.bots.learning import listed
from groundlings.bots.policy import compare
from groundlings.bots.table import shipped
from groundlings.bots.weigher import Weigher
from groundlings.errors import GameError

if TYPE_CHECKING:
    from groundlings.bots.chair import Chair
    from groundlings.bots.leaning import Leaning
    from groundlings.bots.policy import Eye
    from groundlings.bots.table import Table
    from groundlings.kernel.cells import vec
    from groundlings.kernel.die import Die
    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State

COOL: Final = 0.5
"""With so much warmth a table plays best: it does not often do what it likes less."""
STRANGE: Final = "no bot knows these characters by name, so they go by what each of them does"
NEVER: Final = -1e9
"""So much less than the likeliest is liked what nobody does."""
_FACES: Final = 2**31 - 1


class TablePlayer(Weigher):
    """Finds the table for the game on its chair."""

    leaning: Leaning | None = None
    """What it likes more, or less, than its table does."""

    def weigh(self, chair: Chair, die: Die) -> list[float]:
        """By the table, or as greedy does where there is none."""
        world = chair.imagine(die.roll(SEEDS))
        eye = eye_for(chair, world, self.leaning)
        if eye is None:
            return Greedy().weigh(chair, die)
        return self.weigh_up(chair, world, eye, die)

    def weigh_up(self, chair: Chair, world: State, eye: Eye, die: Die) -> list[float]:
        """What each option is worth; `world` is one that the seat may believe in."""
        raise NotImplementedError


class Policy(TablePlayer):
    """Chooses what it likes, often rather than always: it never thinks ahead."""

    def __init__(self, name: str = "policy", warmth: float = COOL) -> None:
        self.name = name
        self.warmth = warmth

    def weigh_up(self, chair: Chair, world: State, eye: Eye, die: Die) -> list[float]:
        """How much it likes each option, and the mood it is in.

        With such moods (Gumbel's) the best of them is as often this or that one as the policy says.
        """
        likings = chances(eye, world, chair.seat, chair.options())
        return [liking + self.warmth * _mood(die) for liking in likings]


def _mood(die: Die) -> float:
    return -log(-log((int(die.roll(_FACES)) + 0.5) / _FACES))


class Styled(Policy):
    """Plays one game by its table, with a leaning of its own."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.leaning = shipped_leaning(name)


def chances(eye: Eye, g: State, seat: int, legal: list[int]) -> list[float]:
    """How likely each option is, as a logarithm, compared with the likeliest.

    What goes round in circles is `NEVER` done; all else may be, however little it is liked.
    """
    compare(eye, g, seat, legal, 1.0)
    return [
        NEVER if eye.goes_round(g, seat, option) else log(max(eye.chances[number], 1e-12))
        for number, option in enumerate(legal)
    ]


def eye_for(chair: Chair, world: State, leaning: Leaning | None = None) -> Eye | None:
    """The eye with the table that was learned for a game like this; None if there is none."""
    if chair.game not in EYES:
        return None
    if leaning is not None and leaning.game != chair.game:
        raise GameError(f"who has a style for {leaning.game} does not play {chair.game}")
    looks = sight(chair.game)
    way = looks.way(world)
    learned = shipped(chair.game, int(world.seats), way)
    return None if learned is None else looks.eye(_row(learned, leaning))


def stand_in(game: Game, seats: int) -> str:
    """What to tell people whose cards no table was learned for; empty where there is one."""
    if game.name in EYES:
        way = sight(game.name).way(game.new(seats=seats, seed=0))
        if shipped(game.name, seats, way) is not None:
            return STRANGE if way.startswith(STRANGERS) else ""
    return f"nobody has learned to play {game.name} with these cards yet, so {Greedy.name} plays"


@cache
def _row(table: Table, leaning: Leaning | None) -> vec[float]:
    """The numbers of a table in their places, as somebody leans to them."""
    names = sight(table.game).names
    row = table.row(names, f"the table of {table.game}")
    return row if leaning is None else leaning.added(listed(row), names, "a style")
