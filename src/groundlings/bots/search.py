"""Search: each option is tried in many worlds, and the half that looks worse is left, and again.

Sequential halving (Karnin, Koren and Somekh): a fixed effort is shared out evenly over rounds.
All options that are left have the same worlds and the same luck, so that what differs is the
choice. What the policy would hardly ever do is not tried at all.
"""

from __future__ import annotations

import re
from math import ceil, log, log2
from time import process_time
from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.bots.chair import SEEDS
from groundlings.bots.eyes import sight
from groundlings.bots.player import TablePlayer, chances
from groundlings.bots.policy import FOREVER
from groundlings.bots.rollout import outcome, reseal
from groundlings.errors import GameError, shown
from groundlings.kernel.die import quick

if TYPE_CHECKING:
    from collections.abc import Callable

    from groundlings.bots.chair import Chair
    from groundlings.bots.policy import Eye
    from groundlings.kernel.die import Die
    from groundlings.kernel.state import State

WARMTH: Final = 0.8
"""With how much warmth games are played out: as they may go, not as they go at best."""
HARDLY: Final = log(0.005)
"""What is less likely than this part of the likeliest is not tried."""
FEWEST: Final = 6
"""No option is worth trying in fewer worlds: rather fewer options."""
MOST: Final = 1_000_000


class Effort(NamedTuple):
    """How long may be thought: so many games played out, or so many seconds of processor time.

    Or by `length`: as many games as are about so long together, so that a choice takes about as
    long in every game and is the same on every machine.
    """

    games: int
    seconds: float = 0.0
    length: int = 0

    def within(self, each: int) -> Effort:
        """In games, where one takes so long."""
        return Effort(max(FEWEST, self.length // each)) if self.length else self

    @classmethod
    def of(cls, text: str) -> Effort:
        """As a bot's name says it: `500`, `50ms`."""
        match = re.fullmatch(r"([0-9]{1,7})(ms)?", text)
        number = int(match[1]) if match else 0
        if match is None or not 1 <= number <= MOST:
            raise GameError(
                f"a search is given as search:500 for 500 games played out, or search:50ms for "
                f"50 thousandths of a second, each from 1 to {MOST}; not search:{shown(text)}"
            )
        return cls(0, number / 1000) if match[2] else cls(number)


class Arm(NamedTuple):
    """An option that is tried: its number, and what it came to in world after world."""

    number: int
    made: list[float]

    @property
    def worth(self) -> float:
        """On average."""
        return sum(self.made) / len(self.made) if self.made else 0.0


class Search(TablePlayer):
    """Plays every promising option out, with everybody going on by the policy."""

    def __init__(self, effort: Effort, name: str) -> None:
        self.name = name
        self.effort = effort

    def weigh_up(self, chair: Chair, world: State, eye: Eye, die: Die) -> list[float]:
        """How far ahead each option leaves the seat at the end, on average."""
        legal = chair.options()
        likings = chances(eye, world, chair.seat, legal)
        effort = self.effort.within(sight(chair.game).length(int(world.seats)))
        arms = promising(likings, effort)
        if len(arms) == 1:
            return likings

        def tried(left: list[Arm]) -> None:
            g = chair.imagine(die.roll(SEEDS))
            luck = die.roll(SEEDS)
            reseal(g, chair.seat, eye, 1.0, quick(luck))
            for arm in left:
                option = legal[arm.number]
                arm.made.append(outcome(g, chair.seat, option, eye, WARMTH, quick(luck), FOREVER))

        return settled(likings, halved(arms, effort, tried))


def promising(likings: list[float], effort: Effort) -> list[Arm]:
    """What is worth trying, the likeliest first."""
    order = sorted(range(len(likings)), key=lambda number: -likings[number])
    left = [number for number in order if likings[number] >= HARDLY]
    if effort.games:
        left = left[: max(2, effort.games // FEWEST)]
    return [Arm(number, []) for number in left]


def halved(arms: list[Arm], effort: Effort, tried: Callable[[list[Arm]], None]) -> list[list[Arm]]:
    """Try all that are left and leave the worse half, until one is left; who left last is first."""
    rounds = ceil(log2(len(arms)))
    left = arms
    out: list[list[Arm]] = []
    began = process_time()
    for number in range(rounds):
        if effort.games:
            for _ in range(max(1, effort.games // rounds // len(left))):
                tried(left)
        else:
            tried(left)
            while process_time() - began < effort.seconds * (number + 1) / rounds:
                tried(left)
        left = sorted(left, key=lambda arm: -arm.worth)
        kept = (len(left) + 1) // 2
        out.insert(0, left[kept:])
        left = left[:kept]
    return [left, *out]


def settled(likings: list[float], rounds: list[list[Arm]]) -> list[float]:
    """What each option is worth; who was left earlier is never worth more than who was kept."""
    found: dict[int, float] = {}
    least = 1e300
    for arms in rounds:
        for arm in arms:
            found[arm.number] = min(arm.worth, least)
        least = min(found.values())
    return [found.get(number, least - 1.0 + liking) for number, liking in enumerate(likings)]
