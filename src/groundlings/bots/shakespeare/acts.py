"""How a critic of Shakespeare foresees the acts: where discs will stand when they are scored."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from mypy_extensions import i64

from groundlings.bots.shakespeare.glance import Glance
from groundlings.bots.shakespeare.worth import EFFECT_WORTH, worths
from groundlings.kernel.cells import vec
from groundlings.kernel.state import Seat
from groundlings.shakespeare.acts import arrived, space
from groundlings.shakespeare.backstage import has_prompter
from groundlings.shakespeare.state import ACTS, EARN, NEUTRAL, Book

PACE: Final = 0.75
"""Spaces that a disc goes forward on each act in a day, on average."""
DOUBT: Final = 0.9
"""By how many spaces we may be wrong for each day to come."""
MARGIN: Final = 1.5
"""A lead of more spaces than this on Act II is safe today; it must be greater days before."""
LOWER: Final = 0.25
"""Who lies lower in a pile is ahead by a part of a space."""
POUND: Final = 0.5
"""What a Pound of Act I counts when white quills are given out."""
NEAR: Final = 0.6
"""By how many even at the last moment; a disc that will not move is taken where it stands."""
FINE: Final = 4
"""Spots and times are told apart to a quarter."""


def rehearsals_to_come(glance: Glance) -> list[int]:
    """The days whose acts have not been scored yet."""
    first = glance.day if glance.before_scoring else glance.day + 1
    return [later for later in glance.worths.rehearsal_days if later >= first]


def powers_to_come(glance: Glance) -> int:
    """How often the dressed will still use their powers."""
    first = glance.day if glance.before_rehearsal else glance.day + 1
    return len([later for later in glance.worths.rehearsal_days if later >= first])


@final
class Acts:
    """What the acts will bring: prestige, and Pounds from Act I."""

    def __init__(self, glance: Glance, rivals: list[float]) -> None:
        self.prestige: float = 0.0
        self.pounds: float = 0.0
        quills = coloured_quills(glance)
        white = white_quills(glance)
        times = powers_to_come(glance)
        days = rehearsals_to_come(glance)
        for number, rehearsal in enumerate(days):
            wait = rehearsal - glance.day + glance.today
            again = times - (len(days) - 1 - number)
            spots: list[float] = [
                int(space(glance.g, glance.seat, act)) + again * quills[act] + PACE * wait
                for act in range(ACTS)
            ]
            for _ in range(again * white):
                spots[best_act(glance, spots, wait, rivals)] += 1.0
            self.pounds += pounds(glance.book, _fine(spots[0]), _fine(wait))
            found = 0.0
            for act in range(ACTS):
                found += prestige(glance.book, act, _fine(spots[act]), _fine(wait))
            self.prestige += found
            if number == 0 and has_prompter(glance.g, glance.seat):
                self.prestige += prompted(glance.book, spots, wait)
            self.prestige += first_places(glance, spots[1], wait, again, rivals)


def prompted(book: Book, spots: list[float], wait: float) -> float:
    """What a Prompter saves at the next scoring: points of grey spaces, for Pounds (R122)."""
    spared = 0.0
    for act in range(ACTS):
        spared -= grey(book, _fine(spots[act]), _fine(wait))
    return spared * max(0.0, 1 - int(book.backstage.prompter_price) * EFFECT_WORTH[EARN])


def coloured_quills(glance: Glance) -> list[int]:
    """The coloured quills of all who are dressed, by act."""
    found = [0] * ACTS
    for wearer in glance.wearers:
        if wearer.missing == 0:
            for act, number in enumerate(wearer.power.quills):
                found[act] += number
    return found


def white_quills(glance: Glance) -> int:
    """The white quills of all who are dressed."""
    found = 0
    for wearer in glance.wearers:
        if wearer.missing == 0:
            found += wearer.power.white
    return found


def best_act(glance: Glance, spots: list[float], wait: float, rivals: list[float]) -> int:
    """Where a white quill brings most; the first of equals."""
    found = 0
    best = one_more(glance, 0, spots[0], wait, rivals)
    for act in range(1, ACTS):
        gained = one_more(glance, act, spots[act], wait, rivals)
        if gained > best:
            found, best = act, gained
    return found


def one_more(glance: Glance, act: int, spot: float, wait: float, rivals: list[float]) -> float:
    """What one more quill on this act is worth."""
    book = glance.book
    if spot >= int(book.tracks.last):
        return -1.0
    here, there, when = _fine(spot), _fine(spot + 1), _fine(wait)
    gained: float = prestige(book, act, there, when) - prestige(book, act, here, when)
    if act == 0:
        gained += POUND * (pounds(book, there, when) - pounds(book, here, when))
    elif act == 1:
        gained += first_places(glance, spot + 1, wait, 0, rivals)
        gained -= first_places(glance, spot, wait, 0, rivals)
    return gained


def first_places(
    glance: Glance, spot: float, wait: float, again: int, rivals: list[float]
) -> float:
    """What places on Act II will pay; `rivals` gives what each rehearsal adds to the others."""
    act_ii = glance.book.tracks.act_ii
    others = [other for other in range(glance.seats) if other != glance.seat] or [NEUTRAL]
    chances = [1.0]
    for other in others:
        behind = chance_behind(glance, other, spot, wait, again * rivals[other])
        chances.append(0.0)
        for place in range(len(chances) - 1, 0, -1):
            chances[place] = chances[place] * (1 - behind) + chances[place - 1] * behind
        chances[0] = chances[0] * (1 - behind) + 0.0
    total = 0.0
    for place in range(min(len(chances), len(act_ii))):
        total += chances[place] * int(act_ii[place])
    return total


def chance_behind(glance: Glance, other: Seat, spot: float, wait: float, adds: float) -> float:
    """The chance that we will be behind this disc on Act II."""
    g, seat = glance.g, glance.seat
    theirs = int(space(g, other, 1)) + adds + PACE * wait
    if other == NEUTRAL:
        moved = glance.day + wait > glance.worths.rehearsal_days[0]
        theirs = float(glance.book.scalars.neutral_later if moved else space(g, other, 1))
    lower = arrived(g, seat, 1) < arrived(g, other, 1)
    lead = spot - theirs + (LOWER if lower else -LOWER)
    if wait == 0.0:
        return 1.0 if lead < 0.0 else 0.0
    margin = MARGIN + DOUBT * wait
    return min(max(0.5 - lead / (2 * margin), 0.0), 1.0)


def _fine(number: float) -> int:
    return round(number * FINE)


@lru_cache(maxsize=20_000)
def pounds(book: Book, spot: int, wait: int) -> float:
    """What Act I will pay to a disc foreseen at this spot."""
    return _around(book.tracks.act_i, spot / FINE, wait / FINE)


@lru_cache(maxsize=20_000)
def prestige(book: Book, act: int, spot: int, wait: int) -> float:
    """What an act will bring to a disc foreseen at this spot: grey spaces, and Act III."""
    found: float = grey(book, spot, wait)
    if act == ACTS - 1:
        found += _around(book.tracks.act_iii, spot / FINE, wait / FINE)
    return found


@lru_cache(maxsize=20_000)
def grey(book: Book, spot: int, wait: int) -> float:
    """What the grey spaces will cost a disc foreseen at this spot, as a negative number."""
    return _around(worths(book, alone=False).grey, spot / FINE, wait / FINE)


def _around(table: vec[i64], spot: float, wait: float) -> float:
    """The mean of a table around a spot: the longer the wait, the wider."""
    last = len(table) - 1
    spread = NEAR + DOUBT * wait
    total = 0.0
    weights = 0.0
    for at in range(int(spot - spread) - 1, int(spot + spread) + 2):
        weight = spread - abs(at - spot)
        if weight > 0:
            weights += weight
            total += weight * int(table[min(max(at, 1), last)])
    return total / weights
