"""How a critic of Shakespeare foresees objectives: those held, and those that may be drawn."""

from __future__ import annotations

from typing import Final

from groundlings.bots.shakespeare.glance import Glance
from groundlings.bots.shakespeare.worth import EFFECT_WORTH
from groundlings.shakespeare import objectives, score
from groundlings.shakespeare.backstage import is_open
from groundlings.shakespeare.state import EARN, Objective

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
    score.NO_TEST: 0.0,
}
"""How much each measure grows in a day if nobody cares for it."""
WAITING: Final = 0.8
"""What an immediate objective will bring on its best evening, of what it brings on average."""
NEAR: Final = 0.5
"""What half an objective is worth beside its half: little, for only the whole pays."""
LIKELY: Final = 0.7
"""The chance to reach what we foresee to reach just so."""
SURER: Final = 0.3
"""How much surer each one more makes it."""


def held(glance: Glance) -> float:
    """What the objectives in hand will pay."""
    total = 0.0
    for objective in objectives.held(glance.g, glance.seat):
        if objectives.is_immediate(glance.g, objective):
            total += in_waiting(glance, objective)
        else:
            total += foreseen(glance, objective)
    return total


def in_waiting(glance: Glance, objective: Objective) -> float:
    """What an immediate objective may still bring on another evening; after the last, nothing."""
    if glance.days_left == 0 and not glance.before_immediate:
        return 0.0
    return WAITING * glance.worths.immediate[objective]


def to_draw(glance: Glance, number: int) -> float:
    """What the best of so many unknown objectives will pay, on average."""
    g = glance.g
    mine = objectives.held(g, glance.seat)
    added, expanded = glance.book.objectives.added, is_open(g)
    others = [
        other
        for other in range(glance.book.objectives.count)
        if other not in mine
        and (expanded or added[other] == 0)
        and not objectives.is_played(g, other)
    ]
    return best_of([unknown(glance, objective) for objective in others], number)


def unknown(glance: Glance, objective: Objective) -> float:
    """What an objective would bring to us if we drew it now."""
    if objectives.is_immediate(glance.g, objective):
        return in_waiting(glance, objective)
    if glance.book.objectives.exempt[objective] != 0:
        # One wage less, the dearest (S101): it is in the purse as soon as the card is in hand.
        return glance.wages[-1] * EFFECT_WORTH[EARN] if glance.wages else 0.0
    return foreseen(glance, objective)


def best_of(worths: list[float], number: int) -> float:
    """The mean of the best of so many, drawn without looking."""
    total, chance = 0.0, 1.0
    left = len(worths)
    for worth in sorted(worths, reverse=True):
        # The best not yet ruled out is among the drawn with this chance.
        drawn = min(1.0, number / left)
        total += chance * drawn * worth
        chance *= 1 - drawn
        left -= 1
    return total


def foreseen(glance: Glance, objective: Objective) -> float:
    """What an objective will pay at the end: what it pays now, and part of what is near."""
    table = glance.book.objectives
    test = table.tests[objective]
    now = score.measure(glance.g, glance.seat, test)
    then = int(now) + GROWTH[test] * glance.time_left()
    each, prestige, most = table.per[objective]
    sure = float(score.pays(glance.g, objective, now))
    if each > 0:
        return sure + NEAR * (min(then / each * prestige, float(most)) - sure)
    best = sure
    if glance.days_left != 0 or glance.today != 0.0:
        for least, points in table.tiers[objective]:
            best = max(best, points * _near(then, least))
    return best


def _near(then: float, least: int) -> float:
    """The chance to reach a number that we foresee to come near to."""
    if then >= least:
        return min(1.0, LIKELY + SURER * (then - least))
    return LIKELY * (then / least) ** 3
