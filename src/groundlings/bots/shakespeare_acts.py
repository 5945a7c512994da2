"""How a critic of Shakespeare foresees the acts: where discs will stand when they are scored."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from groundlings.shakespeare.state import ACTS, ARRIVED, DISC, NEUTRAL

if TYPE_CHECKING:
    from groundlings.bots.shakespeare_almanac import Almanac
    from groundlings.bots.shakespeare_glance import Glance

PACE: Final = 0.75
"""Spaces that a disc goes forward on each act in a day, on average."""
DOUBT: Final = 0.9
"""By how many spaces we may be wrong for each day to come."""
MARGIN: Final = 1.5
"""A lead of more spaces than this on Act II is safe today; it must be greater days before."""
POUND: Final = 0.5
"""What a Pound of Act I counts when white quills are given out."""
NEAR: Final = 0.6
"""By how many even at the last moment; a disc that will not move is taken where it stands."""
FINE: Final = 4
"""Spots and times are told apart to a quarter."""


def rehearsals_to_come(glance: Glance) -> list[int]:
    """The days whose acts have not been scored yet."""
    first = glance.day + (not glance.before_scoring)
    return [day for day in glance.almanac.rehearsals if day >= first]


def powers_to_come(glance: Glance) -> int:
    """How often the dressed will still use their powers."""
    first = glance.day + (not glance.before_rehearsal)
    return sum(day >= first for day in glance.almanac.rehearsals)


class Acts:
    """What the acts will bring: prestige, and Pounds from Act I."""

    def __init__(self, glance: Glance, rivals: list[float]) -> None:
        self.prestige = 0.0
        self.pounds = 0.0
        coloured, white = in_rehearsal(glance)
        times = powers_to_come(glance)
        days = rehearsals_to_come(glance)
        for number, day in enumerate(days):
            wait = day - glance.day + glance.today
            again = times - (len(days) - 1 - number)
            spots = [glance.discs[act] + again * coloured[act] + PACE * wait for act in range(ACTS)]
            for _ in range(again * white):
                act = max(range(ACTS), key=lambda a: self._step(glance, a, spots[a], wait, rivals))
                spots[act] += 1
            self.pounds += pounds(glance.almanac, _fine(spots[0]), _fine(wait))
            self.prestige += sum(
                prestige(glance.almanac, act, _fine(spots[act]), _fine(wait)) for act in range(ACTS)
            )
            self.prestige += first_places(glance, spots[1], wait, again, rivals)

    def _step(
        self, glance: Glance, act: int, spot: float, wait: float, rivals: list[float]
    ) -> float:
        """What one more quill on this act is worth."""
        here, there, when = _fine(spot), _fine(spot + 1), _fine(wait)
        almanac = glance.almanac
        if spot >= almanac.last:
            return -1.0
        gained = prestige(almanac, act, there, when) - prestige(almanac, act, here, when)
        if act == 0:
            gained += POUND * (pounds(almanac, there, when) - pounds(almanac, here, when))
        elif act == 1:
            gained += first_places(glance, spot + 1, wait, 0, rivals)
            gained -= first_places(glance, spot, wait, 0, rivals)
        return gained


def in_rehearsal(glance: Glance) -> tuple[list[int], int]:
    """The quills of all who are dressed: coloured ones by act, and white ones."""
    coloured = [0] * ACTS
    white = 0
    for wearer in glance.wearers:
        if wearer.missing == 0:
            white += wearer.white
            for act, number in enumerate(wearer.quills):
                coloured[act] += number
    return coloured, white


def first_places(
    glance: Glance, spot: float, wait: float, again: int, rivals: list[float]
) -> float:
    """What places on Act II will pay; `rivals` gives what each rehearsal adds to the others."""
    almanac, cells, seat = glance.almanac, glance.cells, glance.seat
    margin = MARGIN + DOUBT * wait
    ahead = [1.0]
    others = range(glance.seats) if glance.seats > 1 else (NEUTRAL,)
    for other in others:
        if other == seat:
            continue
        theirs = cells[DISC + other * ACTS + 1] + again * rivals[other] + PACE * wait
        if other == NEUTRAL:
            moved = glance.day + wait > almanac.rehearsals[0]
            theirs = float(almanac.neutral_later) if moved else cells[DISC + other * ACTS + 1]
        lower = cells[ARRIVED + seat * ACTS + 1] < cells[ARRIVED + other * ACTS + 1]
        lead = spot - theirs + (0.25 if lower else -0.25)
        behind = min(max(0.5 - lead / (2 * margin), 0.0), 1.0) if wait else float(lead < 0)
        chances = [*ahead, 0.0]
        ahead = [
            chance * (1 - behind) + (chances[place - 1] * behind if place else 0.0)
            for place, chance in enumerate(chances)
        ]
    return sum(chance * reward for chance, reward in zip(ahead, almanac.act_ii, strict=False))


def _fine(number: float) -> int:
    return round(number * FINE)


@lru_cache(maxsize=20_000)
def pounds(almanac: Almanac, spot: int, wait: int) -> float:
    """What Act I will pay to a disc foreseen at this spot."""
    return _around(almanac.act_i, spot / FINE, wait / FINE)


@lru_cache(maxsize=20_000)
def prestige(almanac: Almanac, act: int, spot: int, wait: int) -> float:
    """What an act will bring to a disc foreseen at this spot: grey spaces, and Act III."""
    grey = [
        -almanac.grey_penalty if space <= almanac.grey else 0 for space in range(almanac.last + 1)
    ]
    found = _around(grey, spot / FINE, wait / FINE)
    if act == ACTS - 1:
        found += _around(almanac.act_iii, spot / FINE, wait / FINE)
    return found


def _around(table: list[int], spot: float, wait: float) -> float:
    """The mean of a table around a spot: the longer the wait, the wider."""
    last = len(table) - 1
    spread = NEAR + DOUBT * wait
    total = weights = 0.0
    for space in range(int(spot - spread) - 1, int(spot + spread) + 2):
        weight = spread - abs(space - spot)
        if weight > 0:
            weights += weight
            total += weight * table[min(max(space, 1), last)]
    return total / weights
