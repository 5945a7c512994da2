"""Search: each option is tried in many worlds, with everybody going on by the policy.

Also what the policy would never do: where all have settled on a habit, it is now and then the
best there is by far. The options run a race.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from groundlings.bots import ensemble
from groundlings.bots.chair import SEEDS
from groundlings.bots.ensemble import WARMTH, Share
from groundlings.bots.player import NEVER, TablePlayer, chances
from groundlings.bots.race import Arm, Effort, Race
from groundlings.errors import GameError, shown

if TYPE_CHECKING:
    from groundlings.bots.chair import Chair
    from groundlings.bots.policy import Eye
    from groundlings.kernel.die import Die
    from groundlings.kernel.state import State

__all__ = ["WARMTH", "Effort", "Search", "named", "promising"]

MOST_TRIED: Final = 40
"""So many options at most."""
FEWEST: Final = 6
"""No option is worth trying in fewer worlds: rather fewer options."""
MOST: Final = 1_000_000


def named(name: str) -> Search:
    """As a bot's name says it: `search:500`, `search:50ms`, `search:2000x2` for two processes."""
    match = re.fullmatch(r"search:([0-9]{1,7})(ms)?(?:x([1-9]))?", name)
    number = int(match[1]) if match else 0
    if match is None or not 1 <= number <= MOST:
        raise GameError(
            f"a search is given as search:500 for 500 games played out, or search:50ms for "
            f"50 thousandths of a second, each from 1 to {MOST}, and with x2 at its end for two "
            f"processes, up to x9; not {shown(name)}"
        )
    effort = Effort(seconds=number / 1000) if match[2] else Effort(number)
    return Search(effort, name, int(match[3] or 1))


class Search(TablePlayer):
    """Plays every option out, with everybody going on by the policy."""

    def __init__(self, effort: Effort, name: str, hands: int = 1) -> None:
        self.name = name
        self.effort = effort
        self.hands = hands
        """So many processes play worlds out; it finds the same with any number of them."""

    def weigh_up(self, chair: Chair, world: State, eye: Eye, die: Die) -> list[float]:
        """How far ahead each option leaves the seat at the end, on average."""
        legal = chair.options()
        likings = chances(eye, world, chair.seat, legal)
        arms = promising(likings, self.effort)
        if len(arms) == 1:
            return likings

        start = chair.parcel(die.roll(SEEDS))

        def tried(left: list[Arm], worlds: int) -> int:
            options = tuple(legal[arm.number] for arm in left)
            dealt = tuple((int(die.roll(SEEDS)), int(die.roll(SEEDS))) for _ in range(worlds))
            made, choices = ensemble.tried(Share(start, options, dealt), self.hands)
            for worths in made:
                for arm, worth in zip(left, worths, strict=True):
                    arm.made.append(worth)
            return choices

        return settled(likings, Race(arms, self.effort).run(tried))


def promising(likings: list[float], effort: Effort) -> list[Arm]:
    """What is worth trying, the likeliest first."""
    order = sorted(range(len(likings)), key=lambda number: -likings[number])
    room = max(2, effort.games // FEWEST) if effort.games else MOST_TRIED
    least = max(-effort.daring, NEVER / 2)
    left = [number for number in order if likings[number] >= least]
    left = left[: min(room, MOST_TRIED)]
    return [Arm(number, [], likings[number]) for number in left]


def settled(likings: list[float], arms: list[Arm]) -> list[float]:
    """What each option is worth; who was left earlier is never worth more than who was kept."""
    found: dict[int, float] = {}
    least = 1e300
    for arm in arms:
        least = found[arm.number] = min(arm.worth, least)
    return [found.get(number, least - 1.0 + liking) for number, liking in enumerate(likings)]
