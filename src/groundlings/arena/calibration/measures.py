"""Measures: what a rulebook says of play, as a number with an interval and a wanted range."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import inf
from statistics import NormalDist
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from groundlings.arena.intervals import WIDE, Interval, mean, share

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from groundlings.arena.calibration.games import Calibration
    from groundlings.arena.contest import Meeting, Played

Facts: TypeAlias = dict[str, Any]
Pairs: TypeAlias = "Iterable[tuple[int, float, int]]"
"""Of each deal its number, a sum and how many that is of; several of one deal are one."""
FEWEST: Final = 30
"""From fewer deals nothing is said."""


class Verdict(Enum):
    """What a measure comes to."""

    HOLDS = "holds"
    FAILS = "does not"
    OPEN = "cannot be told yet"


class Range(NamedTuple):
    """What is wanted."""

    low: float = -inf
    high: float = inf

    def verdict(self, found: Interval, deals: int) -> Verdict:
        """Holds where the whole interval lies inside, does not where all of it lies outside."""
        if deals < FEWEST:
            return Verdict.OPEN
        if self.low <= found.low and found.high <= self.high:
            return Verdict.HOLDS
        if found.high < self.low or self.high < found.low:
            return Verdict.FAILS
        return Verdict.OPEN


class Unit(Enum):
    """How a number is told."""

    POINTS = "points"
    SHARE = "share"
    EVEN = "times even"
    """1 is as often as anybody wins who is as good as the others."""
    SCENES = "scenes"


class Found(NamedTuple):
    """A number, how sure it is, from how many deals, and of what it is told, if of one of many."""

    value: Interval
    deals: int
    of: str = ""


class Seen(NamedTuple):
    """One game: its deal, the guest's seat (0 where nobody is), and what came of it."""

    deal: int
    guest: int
    facts: Facts


@dataclass(frozen=True, slots=True)
class Sample:
    """The games that a calibration played at one table."""

    seats: int
    sheet: Mapping[str, Any]
    """The values of the edition."""
    own: Sequence[Seen]
    """Those of the bot in all seats."""
    guests: Mapping[str, Sequence[Seen]]
    """Those of each guest, by its line."""

    @property
    def all(self) -> list[Seen]:
        """Everybody's."""
        return [*self.own, *(one for those in self.guests.values() for one in those)]


@dataclass(frozen=True, slots=True)
class Measure:
    """One statement about play."""

    key: str
    title: str
    """What is counted."""
    source: str
    """Which rulebook says so, and what, in our words."""
    wanted: Range | Mapping[int, Range]
    """For any number of seats, or for each."""
    unit: Unit
    look: Callable[[Sample], Found | None]
    """None: nothing to be seen in these games."""
    seats: tuple[int, ...] = ()
    """For so many players; none said = for any number."""

    def range_at(self, seats: int) -> Range:
        """What is wanted at a table of this size."""
        return self.wanted if isinstance(self.wanted, Range) else self.wanted[seats]

    def applies(self, seats: int) -> bool:
        """Whether it says something of such a table."""
        if not isinstance(self.wanted, Range):
            return seats in self.wanted
        return not self.seats or seats in self.seats


class Reading(NamedTuple):
    """What a measure said of one table."""

    measure: Measure
    seats: int
    found: Found | None

    @property
    def wanted(self) -> Range:
        """What is wanted there."""
        return self.measure.range_at(self.seats)

    @property
    def verdict(self) -> Verdict:
        """Whether it is so."""
        if self.found is None:
            return Verdict.OPEN
        return self.wanted.verdict(self.found.value, self.found.deals)


def sample(
    contest: Calibration, sheet: Mapping[str, Any], kept: Mapping[Meeting, Played]
) -> Sample:
    """The games of a calibration, as far as they were played."""
    games: dict[str, list[Seen]] = {name: [] for name in contest.bots}
    for meeting in contest.meetings():
        played = kept.get(meeting)
        if played is not None:
            seen = Seen(meeting.deal, meeting.deal % contest.seats, played["games"][0])
            games[meeting.guest].append(seen)
    guests = {name.partition(":")[2]: games[name] for name in contest.bots[1:]}
    return Sample(contest.seats, sheet, games[contest.bot], guests)


def read(measures: Iterable[Measure], found: Sample) -> list[Reading]:
    """All that can be said of this table."""
    return [
        Reading(one, found.seats, one.look(found) if found.own else None)
        for one in measures
        if one.applies(found.seats)
    ]


# What measures are made of


def averaged(pairs: Pairs) -> Found | None:
    """A mean over all that is counted."""
    deals = _by_deal(pairs)
    return Found(mean(deals), len(deals)) if deals else None


def shared(pairs: Pairs) -> Found | None:
    """A share of all that is counted."""
    deals = _by_deal(pairs)
    return Found(share(deals), len(deals)) if deals else None


def scaled(found: Found | None, by: float) -> Found | None:
    """The same in other units."""
    if found is None:
        return None
    value = Interval(*(by * number for number in found.value))
    return found._replace(value=value)


def extreme(those: Mapping[str, Found | None], rank: Callable[[float], float]) -> Found | None:
    """Whoever ranks highest, by name.

    Of many one is likely to lie outside an interval that is fair to one. So it is widened until it
    would hold all of them in 95 of 100 cases (Bonferroni).
    """
    known = {name: found for name, found in those.items() if found is not None}
    if not known:
        return None
    name = max(known, key=lambda one: (rank(known[one].value.value), one))
    found = known[name]
    value, low, high = found.value
    by = NormalDist().inv_cdf(1 - 0.025 / len(known)) / WIDE
    wide_low, wide_high = value - by * (value - low), value + by * (high - value)
    if low >= 0:  # a share, which knows its ends
        wide_low, wide_high = max(0.0, wide_low), min(1.0, wide_high)
    return found._replace(value=Interval(value, wide_low, wide_high), of=name)


def won(facts: Facts, seat: int) -> float:
    """What this seat won, a shared win in parts."""
    return 1 / len(facts["winners"]) if seat in facts["winners"] else 0.0


def wins(games: Iterable[Seen], holds: Callable[[Facts, int], bool]) -> Found | None:
    """Of all wins, those of seats of which this holds."""
    return shared(
        (deal, sum(won(facts, seat) for seat in facts["winners"] if holds(facts, seat)), 1)
        for deal, _, facts in games
    )


def favoured(
    found: Sample, seat_of: Callable[[Facts, int], int], name: Callable[[int], str]
) -> Found | None:
    """The place that wins most above its share, or below: `seat_of` says who sits there."""
    even = 1 / found.seats
    places = {}
    for place in range(found.seats):
        its = shared((deal, won(facts, seat_of(facts, place)), 1) for deal, _, facts in found.own)
        if its is not None:
            moved = Interval(*(number - even for number in its.value))
            places[name(place)] = its._replace(value=moved)
    return extreme(places, abs)


def favoured_seat(found: Sample) -> Found | None:
    """The chair that is worth most, or least, whoever is the first."""
    return favoured(found, lambda _, seat: seat, lambda seat: f"seat {seat + 1}")


def is_tight(facts: Facts, by: int) -> bool:
    """Whether nobody won by more points than this."""
    first, *others = sorted(facts["scores"], reverse=True)
    return not others or first - others[0] <= by


def _by_deal(pairs: Pairs) -> list[tuple[float, int]]:
    sums: dict[int, tuple[float, int]] = {}
    for deal, total, number in pairs:
        if number:
            before, many = sums.get(deal, (0.0, 0))
            sums[deal] = (before + total, many + number)
    return [*sums.values()]
