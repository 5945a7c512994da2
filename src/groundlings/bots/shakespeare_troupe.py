"""How a critic of Shakespeare foresees the troupe: who will work, and who will be dressed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.bots.shakespeare_acts import powers_to_come
from groundlings.bots.shakespeare_almanac import EFFECT_WORTH, QUILL_WORTH
from groundlings.bots.shakespeare_glance import USUAL_WAGER
from groundlings.shakespeare.state import ANY, COSTUME, EARN, SET

if TYPE_CHECKING:
    from groundlings.bots.shakespeare_almanac import Almanac
    from groundlings.bots.shakespeare_glance import Glance, Wearer

LATER: Final = 0.9
"""Each day further off is worth so much of the one before: much can still change."""
BUSY: Final = (1.0, 1.0, 0.6, 0.4, 0.2, 0.1)
"""Tomorrow the first awake will surely work, each further one less surely."""
EVERY_OTHER_DAY: Final = 0.5
"""Who works today rests tomorrow."""
PER_ELEMENT: Final = 2.6
"""The value of an element that we expect to take."""
MOST_ELEMENTS: Final = 3.0
"""More elements of a kind than this hardly come our way in a day."""
WORK_SHARE: Final = 0.6
"""How often a craftsman works: on this share of the days."""
SOON: Final = 0.8
"""The chance that a missing element is found in time, for each one."""


def work(glance: Glance) -> float:
    """What the troupe will do today, tomorrow and later, if it works and rests wisely."""
    free = sorted(glance.free, reverse=True)
    best = 0.0
    for number in range(min(glance.cylinders, len(free)) + 1):
        used, kept = [*glance.used, *free[:number]], free[number:]
        best = max(best, sum(free[:number]) + _tomorrow(glance, used, kept))
    return best + _later(glance)


def _tomorrow(glance: Glance, used: list[float], kept: list[float]) -> float:
    """Tomorrow all can work who have not worked today, and the best one who has."""
    if glance.days_left < 1:
        return 0.0
    awake = sorted([*kept, *glance.resting, *([max(used)] if used else [])], reverse=True)
    return LATER * sum(share * worth for share, worth in zip(BUSY, awake, strict=False))


def _later(glance: Glance) -> float:
    """On the days after tomorrow everybody works every other day."""
    everybody = sorted([*glance.free, *glance.used, *glance.resting], reverse=True)
    a_day = EVERY_OTHER_DAY * sum(everybody[: 2 * USUAL_WAGER])
    return a_day * sum([LATER**day for day in range(2, glance.days_left + 1)])


def elements_to_come(glance: Glance, kind: int) -> float:
    """How many elements of a kind our craftsmen will still place."""
    other = SET if kind == COSTUME else COSTUME
    a_day = 0.0
    for craft in glance.crafts:
        if craft[kind]:
            share = 0.5 if craft[other] else 1.0
            a_day += share * WORK_SHARE * (craft[kind] + glance.helped) / PER_ELEMENT
    return min(a_day, MOST_ELEMENTS) * (glance.days_left + glance.today)


def costumes(glance: Glance) -> float:
    """What unfinished costumes will bring: those nearest to their end are finished first."""
    left = elements_to_come(glance, COSTUME)
    again = powers_to_come(glance)
    wanting = [
        (wearer.missing, -promise(glance.almanac, wearer, again), wearer)
        for wearer in glance.wearers
        if wearer.missing
    ]
    wanting.sort(key=lambda entry: entry[:2])
    total = 0.0
    for missing, promised, _ in wanting:
        chance = min(1.0, left / missing) * SOON**missing
        total -= promised * chance
        left = max(0.0, left - missing)
    return total


def promise(almanac: Almanac, wearer: Wearer, again: int) -> float:
    """What somebody brings when dressed: the pay of the costume, and the rehearsals."""
    total = min(round(wearer.total + wearer.missing * PER_ELEMENT), len(almanac.costume_pounds) - 1)
    pay = almanac.costume_prestige[total] + almanac.costume_pounds[total] * EFFECT_WORTH[EARN]
    quills = sum(number * QUILL_WORTH[act] for act, number in enumerate(wearer.quills))
    return pay + again * (quills + wearer.white * QUILL_WORTH[ANY] + wearer.other)


def bonuses(glance: Glance) -> float:
    """What the dressed will bring in rehearsals beside quills: prestige and Pounds."""
    return powers_to_come(glance) * sum(
        wearer.other for wearer in glance.wearers if wearer.missing == 0
    )
