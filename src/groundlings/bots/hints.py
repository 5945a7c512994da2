"""Hints: the few best choices, how far they lie apart, and from what source the difference comes.

The best options are played out in the same worlds with the same luck, only from what the seat may
know. What one of them makes more than another is split by the sources of its points; the last
part is what the best of the others makes. A difference too small to say is not said.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.bots.chair import SEEDS
from groundlings.bots.player import NEVER, eye_for
from groundlings.bots.policy import FOREVER, play_on
from groundlings.bots.rollout import reseal
from groundlings.bots.search import WARMTH, Effort, Search
from groundlings.kernel.die import quick
from groundlings.kernel.play import play_unchecked

if TYPE_CHECKING:
    from groundlings.bots.chair import Chair
    from groundlings.bots.policy import Eye
    from groundlings.kernel.die import Die

EFFORT: Final = Effort(400)
"""To find the few best."""
WORLDS: Final = 120
"""In so many they are compared."""
FEW: Final = 3
LEAST: Final = 0.12
"""A smaller part of a point is not worth a word."""
SURE: Final = 1.96
RIVAL: Final = "rival"
"""Stands for what the best of the others makes less."""


class Reason(NamedTuple):
    """A source, and how many points more the better choice makes there."""

    source: str
    points: float


class Hint(NamedTuple):
    """A good choice: how much less it is worth than the best one, and why."""

    option: int
    behind: float
    """0 for the best, and for what cannot be told from it."""
    reasons: tuple[Reason, ...]
    """Where the best one makes the difference, the largest part first."""
    gap: float = 0.0
    """How much less it came to on average, whether that can be told or not."""
    margin: float = 0.0
    """Within so much of that the true one lies, in 95 of 100 cases."""

    @property
    def interval(self) -> tuple[float, float]:
        """From where to where the true difference may lie."""
        return self.gap - self.margin, self.gap + self.margin


def hints(chair: Chair, die: Die, effort: Effort = EFFORT) -> list[Hint]:
    """The few best choices, the best first; nothing where nobody knows the game."""
    world = chair.imagine(die.roll(SEEDS))
    eye = eye_for(chair, world)
    legal = chair.options()
    if eye is None or len(legal) < 2:  # noqa: PLR2004 - one choice needs no hint
        return []
    worth = Search(effort, "hint").weigh_up(chair, world, eye, die)
    order = sorted(range(len(legal)), key=lambda number: -worth[number])
    few = [number for number in order if worth[number] > NEVER / 2][:FEW]
    if len(few) == 1:
        return []
    made = zip(few, _made(chair, eye, [legal[number] for number in few], die), strict=True)
    best, *others = sorted(made, key=lambda one: -sum(map(_sum, one[1])))
    return [Hint(legal[best[0]], 0.0, ())] + [
        _compared(legal[number], best[1], other) for number, other in others
    ]


def _made(chair: Chair, eye: Eye, options: list[int], die: Die) -> list[list[dict[str, float]]]:
    """For each option what it comes to, source by source, in world after world."""
    found: list[list[dict[str, float]]] = [[] for _ in options]
    for _ in range(WORLDS):
        world = chair.imagine(die.roll(SEEDS))
        luck = die.roll(SEEDS)
        reseal(world, chair.seat, eye, 1.0, quick(luck))
        for at, option in enumerate(options):
            g = world.clone()
            play_unchecked(g, chair.seat, option)
            play_on(g, eye, WARMTH, quick(luck), FOREVER)
            found[at].append(_by_source(chair.accounts(g), chair.seat))
    return found


def _by_source(accounts: list[dict[str, int]], seat: int) -> dict[str, float]:
    """The points of a seat by their sources, and what the best of the others has as a loss."""
    others = [sum(account.values()) for at, account in enumerate(accounts) if at != seat]
    own: dict[str, float] = dict(accounts[seat])
    return own | {RIVAL: -float(max(others))} if others else own


def _sum(account: dict[str, float]) -> float:
    return sum(account.values())


def _compared(option: int, best: list[dict[str, float]], other: list[dict[str, float]]) -> Hint:
    """How much more the best one makes, and where, if that can be told."""
    gaps = [_sum(one) - _sum(two) for one, two in zip(best, other, strict=True)]
    mean = sum(gaps) / len(gaps)
    margin = SURE * sqrt(sum((gap - mean) ** 2 for gap in gaps)) / len(gaps)
    if mean < max(LEAST, margin):
        return Hint(option, 0.0, (), mean, margin)
    parts = {
        source: sum(one[source] - two[source] for one, two in zip(best, other, strict=True))
        / len(gaps)
        for source in best[0]
    }
    told = [Reason(source, part) for source, part in parts.items() if abs(part) >= LEAST]
    told.sort(key=lambda reason: -abs(reason.points))
    return Hint(option, mean, tuple(told), mean, margin)
