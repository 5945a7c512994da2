"""How a critic of Shakespeare foresees objectives: those held, and those that may be drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.shakespeare import score
from groundlings.shakespeare.state import HAND, HELD, MOST_OBJECTIVES

if TYPE_CHECKING:
    from groundlings.bots.shakespeare_glance import Glance
    from groundlings.kernel.state import State

GROWTH: Final = {
    score.ACTORS_TEST: 0.35,
    score.COSTUMES_TEST: 0.5,
    score.ROWS_TEST: 0.4,
    score.PRECIOUS_TEST: 0.15,
    score.CRAFTSMEN_TEST: 0.25,
    score.FIRSTS_TEST: 0.1,
    score.LOWEST_ACT_TEST: 0.75,
    score.SAVINGS_TEST: 0.6,
    score.SET_VALUE_TEST: 4.5,
    score.YELLOW_TEST: 0.2,
}
"""How much each measure grows in a day if nobody cares for it."""
NEAR: Final = 0.5
"""What half an objective is worth beside its half: little, for only the whole pays."""


def held(g: State, glance: Glance) -> float:
    """What the objectives in hand will pay."""
    first = HAND + glance.seat * MOST_OBJECTIVES
    mine = glance.cells[first : first + glance.cells[HELD + glance.seat]]
    return sum(foreseen(g, glance, objective) for objective in mine)


def to_draw(g: State, glance: Glance, number: int) -> float:
    """What the best of so many unknown objectives will pay, on average."""
    first = HAND + glance.seat * MOST_OBJECTIVES
    mine = glance.cells[first : first + glance.cells[HELD + glance.seat]]
    others = [o for o in range(glance.almanac.book.objectives.count) if o not in mine]
    return best_of([foreseen(g, glance, objective) for objective in others], number)


def best_of(worths: list[float], number: int) -> float:
    """The mean of the best of so many, drawn without looking."""
    total, chance, left = 0.0, 1.0, len(worths)
    for worth in sorted(worths, reverse=True):
        # The best not yet ruled out is among the drawn with this chance.
        drawn = min(1.0, number / left)
        total += chance * drawn * worth
        chance *= 1 - drawn
        left -= 1
    return total


def foreseen(g: State, glance: Glance, objective: int) -> float:
    """What an objective will pay at the end: what it pays now, and part of what is near."""
    table = glance.almanac.book.objectives
    test = table.tests[objective]
    now = int(score.measure(g, glance.seat, test))
    then = now + GROWTH[test] * (glance.days_left + glance.today)
    each, prestige, most = table.per[objective]
    if each > 0:
        sure = min(now // each * prestige, most)
        return sure + NEAR * (min(then / each * prestige, most) - sure)
    tiers = table.tiers[objective]
    sure = max([points for least, points in tiers if now >= least], default=0)
    if not glance.days_left and not glance.today:
        return sure
    return max([sure, *(points * _near(then, least) for least, points in tiers)])


def _near(then: float, least: int) -> float:
    """The chance to reach a number that we foresee to come near to."""
    if then >= least:
        return min(1.0, 0.7 + 0.3 * (then - least))
    return 0.7 * (then / least) ** 3
