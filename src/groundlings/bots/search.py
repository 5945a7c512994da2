"""Search: each promising option is tried in many worlds, with everybody going on by the policy.

What the policy would hardly ever do is not tried at all; the others run a race.
"""

from __future__ import annotations

import re
from math import log
from typing import TYPE_CHECKING, Final

from groundlings.bots.chair import SEEDS
from groundlings.bots.eyes import sight
from groundlings.bots.player import TablePlayer, chances
from groundlings.bots.policy import play_on
from groundlings.bots.race import Arm, Effort, Race
from groundlings.bots.rollout import lead, reseal
from groundlings.errors import GameError, shown
from groundlings.kernel.die import quick
from groundlings.kernel.play import play_unchecked

if TYPE_CHECKING:
    from groundlings.bots.chair import Chair
    from groundlings.bots.policy import Eye
    from groundlings.kernel.die import Die
    from groundlings.kernel.state import State

__all__ = ["WARMTH", "Effort", "Search", "effort_of", "promising"]

WARMTH: Final = 0.8
"""With how much warmth games are played out: as they may go, not as they go at best."""
HARDLY: Final = log(0.005)
"""What is less likely than this part of the likeliest is not tried."""
FEWEST: Final = 6
"""No option is worth trying in fewer worlds: rather fewer options."""
MOST: Final = 1_000_000


def effort_of(text: str) -> Effort:
    """As a bot's name says it: `500`, `50ms`."""
    match = re.fullmatch(r"([0-9]{1,7})(ms)?", text)
    number = int(match[1]) if match else 0
    if match is None or not 1 <= number <= MOST:
        raise GameError(
            f"a search is given as search:500 for 500 games played out, or search:50ms for "
            f"50 thousandths of a second, each from 1 to {MOST}; not search:{shown(text)}"
        )
    return Effort(seconds=number / 1000) if match[2] else Effort(number)


class Search(TablePlayer):
    """Plays every promising option out, with everybody going on by the policy."""

    def __init__(self, effort: Effort, name: str) -> None:
        self.name = name
        self.effort = effort

    def weigh_up(self, chair: Chair, world: State, eye: Eye, die: Die) -> list[float]:
        """How far ahead each option leaves the seat at the end, on average."""
        legal, seat = chair.options(), chair.seat
        likings = chances(eye, world, seat, legal)
        arms = promising(likings, self.effort)
        if len(arms) == 1:
            return likings

        last = sight(chair.game).last(int(eye.clock(world)))

        def tried(left: list[Arm], worlds: int) -> int:
            choices = 0
            for _ in range(worlds):
                g = chair.imagine(die.roll(SEEDS))
                luck = die.roll(SEEDS)
                reseal(g, seat, eye, 1.0, quick(luck))
                for arm in left:
                    tale = g.clone()
                    play_unchecked(tale, seat, legal[arm.number])
                    play_on(tale, eye, WARMTH, quick(luck), last)
                    arm.made.append(lead(tale, seat, eye))
                    choices += int(tale.choices - g.choices)
            return choices

        return settled(likings, Race(arms, self.effort).run(tried))


def promising(likings: list[float], effort: Effort) -> list[Arm]:
    """What is worth trying, the likeliest first."""
    order = sorted(range(len(likings)), key=lambda number: -likings[number])
    left = [number for number in order if likings[number] >= HARDLY]
    if effort.games:
        left = left[: max(2, effort.games // FEWEST)]
    return [Arm(number, [], likings[number]) for number in left]


def settled(likings: list[float], arms: list[Arm]) -> list[float]:
    """What each option is worth; who was left earlier is never worth more than who was kept."""
    found: dict[int, float] = {}
    least = 1e300
    for arm in arms:
        least = found[arm.number] = min(arm.worth, least)
    return [found.get(number, least - 1.0 + liking) for number, liking in enumerate(likings)]
