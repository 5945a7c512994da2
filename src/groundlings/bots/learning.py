"""Learning a table by playing: what was followed by more than usual is liked more from then on.

The policy gradient of Williams (REINFORCE). Of each decision is kept what was noted for each
option and how likely it was. When the game is over, its reward is what the seat has made since,
less a part of what the others have; less what is usual for that seat at that time. The likings
of what holds of the chosen option go up by so much, those of what was likely anyway go down.
Adam (Kingma and Ba) decides how far, table by table.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from groundlings.bots.policy import MOST_NOTED, MOST_OPTIONS, Eye, drawn, pick, soften
from groundlings.kernel.cells import vec
from groundlings.kernel.die import Die
from groundlings.kernel.play import lowest, options, play_unchecked
from groundlings.kernel.state import Seat, Seats, State, is_among

SEATS: Final = 8
HOURS: Final = 64
"""What is usual is known for each seat at so many times; all later ones count as the last."""
TIMES: Final = SEATS * HOURS
GAMES: Final = 0
MADE: Final = 1
"""What the learners made, in points, and how far they were ahead of the mean of the others."""
AHEAD: Final = 2
LEARNERS: Final = 3
DECISIONS: Final = 4
SQUARES: Final = 5
"""The squares of what decisions were followed by beyond the usual."""
RETURNS: Final = 6
TIMED: Final = RETURNS + TIMES
SUMS: Final = TIMED + TIMES
"""Where each sum stands behind the gradient."""
_DECISIONS: Final = 256
_LITTLE: Final = 1e-5
"""A smaller push is not worth the time."""
_MEAN: Final = 0.9
_SQUARE: Final = 0.99
_TINY: Final = 1e-6


def blank(length: i64) -> vec[float]:
    """So many numbers, all 0."""
    return vec[float]([0.0] * length)


def _no_numbers(length: i64) -> vec[i64]:
    return vec[i64]([0] * length)


def _longer(numbers: vec[i64]) -> vec[i64]:
    """The same numbers, and room for as many again."""
    found = _no_numbers(2 * len(numbers))
    for place in range(len(numbers)):
        found[place] = numbers[place]
    return found


def _longer_chances(numbers: vec[float]) -> vec[float]:
    found = blank(2 * len(numbers))
    for place in range(len(numbers)):
        found[place] = numbers[place]
    return found


@final
class Diary:
    """What one game's learners saw, and what they chose."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.whose: vec[i64] = _no_numbers(_DECISIONS)
        self.hours: vec[i64] = _no_numbers(_DECISIONS)
        self.points: vec[i64] = _no_numbers(_DECISIONS * SEATS)
        self.chosen: vec[i64] = _no_numbers(_DECISIONS)
        self.breadths: vec[i64] = _no_numbers(_DECISIONS)
        self.options: i64 = 0
        self.chances: vec[float] = blank(MOST_OPTIONS * 2)
        self.counts: vec[i64] = _no_numbers(MOST_OPTIONS * 2)
        self.noted: i64 = 0
        self.places: vec[i64] = _no_numbers(MOST_OPTIONS * MOST_NOTED)

    def open(self) -> None:
        """Nothing has been seen yet."""
        self.decisions = 0
        self.options = 0
        self.noted = 0

    def decide(
        self, eye: Eye, g: State, seat: Seat, hour: i64, standing: vec[i64], die: Die
    ) -> i64:
        """Choose as the table says, and write down why."""
        legal = options(g, seat)
        count: i64 = len(legal)
        self._make_room(count)
        at = self.decisions
        first = self.options
        eye.look(g, seat)
        best: float = -1e300
        likings = eye.chances
        for number in range(count):
            liking = eye.like(g, seat, legal[number])
            likings[number] = liking
            best = max(best, liking)
            self._copy(eye, first + number)
        total = soften(likings, count, best, 1.0)
        for number in range(count):
            self.chances[first + number] = likings[number] / total
        number = drawn(likings, count, total, die)
        self.whose[at] = seat
        self.hours[at] = hour
        for other in range(g.seats):
            self.points[at * SEATS + other] = standing[other]
        self.chosen[at] = number
        self.breadths[at] = count
        self.options = first + count
        self.decisions = at + 1
        return legal[number]

    def _copy(self, eye: Eye, option: i64) -> None:
        """Keep what was noted of an option."""
        places, noted = self.places, eye.noted
        first = self.noted
        count = eye.count
        for number in range(count):
            places[first + number] = noted[number]
        self.counts[option] = count
        self.noted = first + count

    def _make_room(self, count: i64) -> None:
        if self.decisions == len(self.whose):
            self.whose = _longer(self.whose)
            self.hours = _longer(self.hours)
            self.points = _longer(self.points)
            self.chosen = _longer(self.chosen)
            self.breadths = _longer(self.breadths)
        if self.options + count > len(self.counts):
            self.chances = _longer_chances(self.chances)
            self.counts = _longer(self.counts)
        if self.noted + count * MOST_NOTED > len(self.places):
            self.places = _longer(self.places)


@final
class Practice:
    """Somebody with a table plays games and adds up what they teach.

    The sums are one row: the gradient, a number for each of the table, and behind it the others.
    """

    def __init__(self, eye: Eye, envy: float, interest: float, patience: float) -> None:
        self.eye: Final = eye
        self.envy: Final = envy
        """How much what the others have counts against what one has oneself."""
        self.interest: Final = interest
        """How much it is liked to keep options open."""
        self.patience: Final = patience
        """How much less a point counts for each hour that it comes later; 1 = it counts as much."""
        self.sums: Final = blank(len(eye.table) + SUMS)
        self.usual: Final = blank(TIMES)
        self.spread: float = 1.0
        self.diary: Final = Diary()
        self.standing: Final = _no_numbers(SEATS)

    def begin(self, table: list[float], usual: list[float], spread: float) -> None:
        """Play by this table from now on; nothing has been added up yet."""
        for place in range(len(table)):
            self.eye.table[place] = table[place]
        for place in range(TIMES):
            self.usual[place] = usual[place]
        self.spread = spread
        for place in range(len(self.sums)):
            self.sums[place] = 0.0

    def play(self, g: State, learners: Seats, eyes: list[Eye], die: Die) -> None:
        """One game to its end; the other seats are played by those who have these eyes."""
        diary, standing, eye = self.diary, self.standing, self.eye
        diary.open()
        for other in range(g.seats):
            standing[other] = eye.points(g, other)
        while g.asked != 0:
            seat = lowest(g.asked)
            legal = options(g, seat)
            if len(legal) == 1:
                option: i64 = legal[0]
            elif is_among(seat, learners):
                standing[seat] = eye.points(g, seat)
                option = diary.decide(eye, g, seat, min(eye.clock(g), HOURS - 1), standing, die)
            else:
                option = pick(eyes[seat], g, seat, legal, 1.0, die)
            play_unchecked(g, seat, option)
        for other in range(g.seats):
            standing[other] = eye.points(g, other)
        self._count(g.seats, learners)
        self._learn(g.seats)

    def _count(self, seats: i64, learners: Seats) -> None:
        """How the learners did."""
        sums, standing = self.sums, self.standing
        first: i64 = len(self.eye.table)
        sums[first + GAMES] += 1.0
        total: i64 = 0
        for seat in range(seats):
            total += standing[seat]
        for seat in range(seats):
            if is_among(seat, learners):
                made = float(standing[seat])
                sums[first + LEARNERS] += 1.0
                sums[first + MADE] += made
                if seats > 1:
                    sums[first + AHEAD] += made - (float(total) - made) / float(seats - 1)

    def _learn(self, seats: i64) -> None:
        """Go through the diary and add what each decision teaches."""
        diary, sums, usual = self.diary, self.sums, self.usual
        first: i64 = len(self.eye.table)
        option: i64 = 0
        noted: i64 = 0
        rewards = self._rewards(seats)
        for at in range(diary.decisions):
            seat = diary.whose[at]
            reward = rewards[at]
            time = seat * HOURS + diary.hours[at]
            beyond = reward - usual[time]
            sums[first + DECISIONS] += 1.0
            sums[first + SQUARES] += beyond * beyond
            sums[first + RETURNS + time] += reward
            sums[first + TIMED + time] += 1.0
            noted = self._follow(at, option, noted, beyond / self.spread)
            option += diary.breadths[at]

    def _rewards(self, seats: i64) -> vec[float]:
        """What each decision was followed by, from the last one back; what comes late fades."""
        diary = self.diary
        found = blank(diary.decisions)
        fades = self.patience != 1.0
        since, hours, decided = blank(SEATS), _no_numbers(SEATS), _no_numbers(SEATS)
        for seat in range(seats):
            decided[seat] = diary.decisions
        at = diary.decisions - 1
        while at >= 0:
            seat = diary.whose[at]
            if fades and decided[seat] < diary.decisions:
                for _ in range(hours[seat] - diary.hours[at]):
                    since[seat] *= self.patience
            made = self._made(at, decided[seat], seat, seats)
            since[seat] = since[seat] + made if fades else made
            found[at] = since[seat]
            hours[seat] = diary.hours[at]
            if fades:
                decided[seat] = at
            at -= 1
        return found

    def _made(self, at: i64, then: i64, seat: i64, seats: i64) -> float:
        """What a seat made between two decisions, less a part of what the others did."""
        mine: i64 = 0
        others: i64 = 0
        for other in range(seats):
            made = self._points(then, other) - self._points(at, other)
            if other == seat:
                mine = made
            else:
                others += made
        return float(mine) - (self.envy * float(others) / float(seats - 1) if seats > 1 else 0.0)

    def _points(self, at: i64, seat: i64) -> i64:
        """What a seat had at a decision, or after the last one."""
        if at == self.diary.decisions:
            return self.standing[seat]
        return self.diary.points[at * SEATS + seat]

    def _follow(self, at: i64, option: i64, noted: i64, beyond: float) -> i64:
        """Add the gradient of one decision; where what was noted of the next one begins."""
        diary, sums, interest = self.diary, self.sums, self.interest
        chances, counts, places = diary.chances, diary.counts, diary.places
        count = diary.breadths[at]
        chosen = diary.chosen[at]
        doubt: float = 0.0
        if interest != 0.0:
            for number in range(count):
                chance = chances[option + number]
                if chance > 0.0:
                    doubt -= chance * log(chance)
        for number in range(count):
            chance = chances[option + number]
            push = -beyond * chance
            if number == chosen:
                push += beyond
            if interest != 0.0 and chance > 0.0:
                push -= interest * chance * (log(chance) + doubt)
            many = counts[option + number]
            if push > _LITTLE or push < -_LITTLE:
                for place in range(noted, noted + many):
                    sums[places[place]] += push
            noted += many
        return noted


@final
class Adam:
    """Moves a table along its gradient, each number at its own pace."""

    def __init__(self, table: vec[float]) -> None:
        self.table: Final = table
        self.mean: Final = blank(len(table))
        self.square: Final = blank(len(table))
        self.steps: i64 = 0
        self.fading: float = 1.0
        self.fading_square: float = 1.0

    def step(self, gradient: vec[float], rate: float, modesty: float) -> None:
        """One step uphill; all numbers shrink by a part of it, so that none grows for nothing."""
        table, mean, square = self.table, self.mean, self.square
        self.steps += 1
        self.fading *= _MEAN
        self.fading_square *= _SQUARE
        whole = 1.0 - self.fading
        whole_square = 1.0 - self.fading_square
        for place in range(len(table)):
            slope = gradient[place]
            mean[place] = _MEAN * mean[place] + (1.0 - _MEAN) * slope
            square[place] = _SQUARE * square[place] + (1.0 - _SQUARE) * slope * slope
            if square[place] > 0.0:
                pace = sqrt(square[place] / whole_square) + _TINY
                table[place] += rate * (mean[place] / whole / pace - modesty * table[place])


def filled(numbers: list[float]) -> vec[float]:
    """These numbers in a row."""
    found = blank(len(numbers))
    for place in range(len(numbers)):
        found[place] = numbers[place]
    return found


def listed(numbers: vec[float]) -> list[float]:
    """A row of numbers as a plain list."""
    found: list[float] = []
    for place in range(len(numbers)):
        found.append(numbers[place])  # noqa: PERF401 - a vec cannot be walked through
    return found


def add(row: vec[float], numbers: list[float], part: float = 1.0) -> None:
    """Add to a row, number for number."""
    for place in range(len(numbers)):
        row[place] += part * numbers[place]


def clear(row: vec[float]) -> None:
    """All of it is 0 again."""
    for place in range(len(row)):
        row[place] = 0.0
