"""How a critic of Shakespeare foresees the troupe: who will work, and who will be dressed."""

from __future__ import annotations

from typing import Final

from groundlings.bots.shakespeare.acts import powers_to_come
from groundlings.bots.shakespeare.glance import USUAL_WAGER, Glance, Wearer
from groundlings.bots.shakespeare.worth import EFFECT_WORTH, QUILL_WORTH
from groundlings.shakespeare.state import ANY, COSTUME, EARN, Kind

LATER: Final = 0.9
"""Each day further off is worth so much of the one before: much can still change."""
BUSY: Final[tuple[float, ...]] = (1.0, 1.0, 0.6, 0.4, 0.2, 0.1)
"""Tomorrow the first awake will surely work, each further one less surely."""
EVERY_OTHER_DAY: Final = 0.5
"""Who works today rests tomorrow."""
PER_ELEMENT: Final = 2.6
"""The value of an element that we expect to take."""
MOST_ELEMENTS: Final = 3.0
"""More elements of a kind than this hardly come our way in a day."""
WORK_SHARE: Final = 0.6
"""How often a craftsman works: on this share of the days."""
EITHER_KIND: Final = 0.5
"""A handyman takes of both kinds, so half of each."""
SOON: Final = 0.8
"""The chance that a missing element is found in time, for each one."""


def work(glance: Glance) -> float:
    """What the troupe will do today, tomorrow and later, if it works and rests wisely."""
    free = sorted(glance.free, reverse=True)
    best = 0.0
    today = 0.0
    for number in range(min(glance.cylinders(), len(free)) + 1):
        if number > 0:
            today += free[number - 1]
        used, kept = glance.used + free[:number], free[number:]
        best = max(best, today + _tomorrow(glance, used, kept))
    return best + _later(glance)


def _tomorrow(glance: Glance, used: list[float], kept: list[float]) -> float:
    """Tomorrow all can work who have not worked today, and the best one who has.

    With a Director's word more than one (S91).
    """
    if glance.days_left < 1:
        return 0.0
    awake = kept + glance.resting
    if glance.stay_awake == 1:
        if used:
            awake.append(max(used))
    else:
        awake += sorted(used, reverse=True)[: glance.stay_awake]
    awake.sort(reverse=True)
    total = 0.0
    for share, worth in zip(BUSY, awake, strict=False):
        total += share * worth
    return LATER * total


def _later(glance: Glance) -> float:
    """On the days after tomorrow everybody works every other day."""
    everybody = sorted(glance.free + glance.used + glance.resting, reverse=True)
    working = 0.0
    for worth in everybody[: 2 * USUAL_WAGER]:
        working += worth
    days = 0.0
    for later in range(2, glance.days_left + 1):
        days += LATER**later
    return EVERY_OTHER_DAY * working * days


def elements_to_come(glance: Glance, kind: Kind) -> float:
    """How many elements of a kind our craftsmen will still place."""
    costumes, sets = glance.worths.costume_craft, glance.worths.set_craft
    mine, other = (costumes, sets) if kind == COSTUME else (sets, costumes)
    a_day = 0.0
    for card in glance.craftsmen:
        if mine[card] != 0:
            share = EITHER_KIND if other[card] != 0 else 1.0
            a_day += share * WORK_SHARE * (mine[card] + glance.helped) / PER_ELEMENT
    return min(a_day, MOST_ELEMENTS) * glance.time_left()


def costumes(glance: Glance) -> float:
    """What unfinished costumes will bring: those nearest to their end are finished first."""
    left = elements_to_come(glance, COSTUME)
    again = powers_to_come(glance)
    wanting = [
        (wearer.missing, -promise(glance, wearer, again))
        for wearer in glance.wearers
        if wearer.missing > 0
    ]
    wanting.sort()
    total = 0.0
    for missing, promised in wanting:
        chance = min(1.0, left / missing) * SOON**missing
        total -= promised * chance
        left = max(0.0, left - missing)
    return total


def promise(glance: Glance, wearer: Wearer, again: int) -> float:
    """What somebody brings when dressed: the pay of the costume, rehearsals, more when used."""
    tracks, power = glance.book.tracks, wearer.power
    total = round(wearer.total + wearer.missing * PER_ELEMENT)
    total = min(total, len(tracks.costume_pounds) - 1)
    pounds = int(tracks.costume_pounds[total])
    pay = int(tracks.costume_prestige[total]) + pounds * EFFECT_WORTH[EARN]
    if not wearer.pays:
        pay = 0.0
    quills = 0.0
    for act, number in enumerate(power.quills):
        quills += number * QUILL_WORTH[act]
    rehearsed = again * (quills + power.white * QUILL_WORTH[ANY] + power.other)
    return pay + rehearsed + EVERY_OTHER_DAY * wearer.acts * glance.time_left()


def bonuses(glance: Glance) -> float:
    """What the dressed will bring in rehearsals beside quills: prestige and Pounds."""
    total = 0.0
    for wearer in glance.wearers:
        if wearer.missing == 0:
            total += wearer.power.other
    return powers_to_come(glance) * total
