"""The bot that looks a little ahead: a sensible opponent at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.bots import othello, shakespeare
from groundlings.bots.chair import SEEDS
from groundlings.bots.random import thrown
from groundlings.bots.weigher import Weigher
from groundlings.kernel.play import options, play_unchecked
from groundlings.kernel.state import NOBODY
from groundlings.kernel.step import Sealed, Step

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from groundlings.bots.chair import Chair
    from groundlings.kernel.die import Die
    from groundlings.kernel.state import State

    class Critic(Protocol):
        """Who judges worlds for one seat at one moment, in the words of its game."""

        def judge(self, g: State) -> float:
            """What this world is worth to the seat."""
            ...

        def promise(self, g: State) -> float:
            """What the step on top may still bring: for comparing actions half done."""
            ...

        def is_chance(self, g: State) -> bool:
            """Whether what is asked now depends on what the seat could not know before."""
            ...

        def is_midway(self, g: State) -> bool:
            """Whether something is in hand that must be put down before anybody can judge."""
            ...

        def guess(self, g: State, other: int, die: Die) -> int:
            """What another seat might answer under a seal."""
            ...


CRITICS: Final[dict[str, Callable[[State, int], Critic]]] = {"shakespeare": shakespeare.Critic}
"""The games whose positions this bot can judge, by name."""
PLAYED_OUT: Final[dict[str, Callable[[Chair, Die], list[float]]]] = {"othello": othello.weigh}
"""The games in which no action says anything by itself: it plays on to the end of a scene."""

GUESSES: Final = 8
"""How many answers of the others are tried against a sealed answer of ours."""
BREADTH: Final = 10
"""How many half-done actions are followed at once."""
NARROWEST: Final = 2
"""How many of them at least for each option."""
MOST_JUDGED: Final = 400
"""Judgements after which only the best of each option is followed, so that no choice is slow."""


class Greedy(Weigher):
    """For each option it plays its own action to the end, in a world it may believe in.

    The world that a critic of the game likes best decides. Some games are played out to the end of
    a scene instead. Where it knows nothing of a game it throws its die, as `random` does: the chair
    shows scores of the present world only.
    """

    name = "greedy"

    def weigh(self, chair: Chair, die: Die) -> list[float]:
        """What the world is worth to which the action of each option leads."""
        if chair.game in PLAYED_OUT:
            return PLAYED_OUT[chair.game](chair, die)
        critics = CRITICS.get(chair.game)
        if critics is None:
            return thrown(len(chair.options()), die)
        world = chair.imagine(die.roll(SEEDS))
        critic = critics(world, chair.seat)
        lower_curtain(world, chair.seat)
        step = world.stack[-1]
        if isinstance(step, Sealed):
            return _under_a_seal(world, step, chair.seat, critic, die)
        return _openly(world, chair.seat, critic)


class Curtain(Step):
    """Where an imagined action ends: the seat is asked, and there is nothing to choose."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, g: State) -> int:
        """Whose action it was."""
        return 1 << self.seat

    def asks_anyway(self) -> bool:
        """So that the world stands still here."""
        return True

    def options(self, g: State, seat: int) -> list[int]:
        """Nothing that would ever be chosen."""
        return [0]


def lower_curtain(g: State, seat: int) -> None:
    """Put a curtain above the steps that go on from seat to seat and from day to day.

    What is asked now stays above it, even where it goes on with the next seat.
    """
    depth = 0
    while depth < len(g.stack) - 1 and g.stack[depth].is_frame():
        depth += 1
    g.stack.insert(depth, Curtain(seat))


def _under_a_seal(world: State, step: Sealed, seat: int, critic: Critic, die: Die) -> list[float]:
    """What each answer is worth on average against what the others might answer."""
    asked = step.seats(world)
    legal = step.options(world, seat)
    sums = [0.0] * len(legal)
    for _ in range(GUESSES):
        answers = [
            critic.guess(world, other, die) if other != seat and asked >> other & 1 else NOBODY
            for other in range(world.seats)
        ]
        for number, option in enumerate(legal):
            child = world.clone()
            child.answers = tuple(answers)
            play_unchecked(child, seat, option)
            sums[number] += _unsealed(child, step, seat, critic)
    return [total / GUESSES for total in sums]


def _unsealed(g: State, step: Sealed, seat: int, critic: Critic) -> float:
    """What a world is worth when the seal is broken: some answers are given in several parts."""
    if not g.asked >> seat & 1 or g.stack[-1] is not step:
        return critic.judge(g)
    return max(_unsealed(child, step, seat, critic) for child in _each(g, seat))


class _Deed(NamedTuple):
    """An action half done: how good it looks, the option it began with, where it led."""

    looks: float
    first: int
    world: State


def _openly(world: State, seat: int, critic: Critic) -> list[float]:
    """The best end of the action that begins with each option, following a few ways at a time."""
    legal = options(world, seat)
    best: dict[int, float] = {}
    judged = 0
    deeds: list[_Deed] = []
    for option in legal:
        child = world.clone()
        play_unchecked(child, seat, option)
        deeds += [_Deed(0.0, option, laid) for laid in _laid_down(child, seat, critic)]
    breadth = max(NARROWEST, BREADTH // len(legal))
    while deeds:
        going_on: list[_Deed] = []
        for deed in deeds:
            worth = critic.judge(deed.world)
            judged += 1
            if _is_over(deed.world, seat, critic):
                best[deed.first] = max(best.get(deed.first, worth), worth)
            else:
                going_on.append(_Deed(worth + critic.promise(deed.world), deed.first, deed.world))
        if judged > MOST_JUDGED:
            breadth = 1
        deeds = [
            child for deed in _promising(going_on, breadth) for child in _next(deed, seat, critic)
        ]
    return [best[option] for option in legal]


def _is_over(g: State, seat: int, critic: Critic) -> bool:
    """Whether the action has ended, or goes on with what nobody can foresee."""
    return not g.asked >> seat & 1 or isinstance(g.stack[-1], Curtain) or critic.is_chance(g)


def _promising(deeds: list[_Deed], breadth: int) -> list[_Deed]:
    """The best looking few of each first option; the same place reached twice counts once."""
    deeds.sort(key=lambda deed: -deed.looks)
    kept: dict[int, list[float]] = {}
    found: list[_Deed] = []
    for deed in deeds:
        looks = kept.setdefault(deed.first, [])
        if len(looks) < breadth and deed.looks not in looks:
            looks.append(deed.looks)
            found.append(deed)
    return found


def _next(deed: _Deed, seat: int, critic: Critic) -> list[_Deed]:
    """Every way to go on with an action."""
    return [
        _Deed(0.0, deed.first, laid)
        for child in _each(deed.world, seat)
        for laid in _laid_down(child, seat, critic)
    ]


def _laid_down(g: State, seat: int, critic: Critic) -> list[State]:
    """The world itself, or if something is in hand, one world for each place it can go."""
    if not critic.is_midway(g):
        return [g]
    return [laid for child in _each(g, seat) for laid in _laid_down(child, seat, critic)]


def _each(g: State, seat: int) -> list[State]:
    """The worlds after each option."""
    found = []
    for option in options(g, seat):
        child = g.clone()
        play_unchecked(child, seat, option)
        found.append(child)
    return found
