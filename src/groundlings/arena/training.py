"""Learning a table: play by it, follow the gradient, and let it prove itself before it counts.

A course is the same whoever walks through it: each batch is four shares of games, which follow
from their numbers, and their sums are added in order, however many workers there are.

Strength is not transitive: what beats the table of yesterday may lose to that of last week. So
two others learn first, one that plays for itself alone and one that would rather see the others
fall; they and the learner's own earlier tables are the pool that it learns among, every third
game, and that it must hold against at the end.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.arena.classroom import Match, Row, Share, packed, unpacked
from groundlings.bots import learning
from groundlings.bots.learning import Adam, add, blank, clear, filled, listed
from groundlings.bots.table import rounded

if TYPE_CHECKING:
    from collections.abc import Callable

    from groundlings.arena.classroom import Classroom, Task
    from groundlings.bots.eyes import Sight
    from groundlings.kernel.cells import vec
    from groundlings.kernel.setup import Setup

BATCH: Final = 48
SHARES: Final = 4
CHAPTERS: Final = 10
"""A lesson leaves so many tables behind, each the mean of its chapter."""
STYLES: Final = (0.0, 1.0)
"""How much the others count for those who learn first."""
STYLE_NAMES: Final = ("selfish", "spiteful")
"""What such players are called."""
STYLE_PART: Final = 0.1
"""The part of all games that each of them has."""
USUAL: Final = 0.1
"""How fast what is usual is forgotten, batch by batch."""
SLOWEST: Final = 0.1
"""To this part of itself the pace falls during a lesson."""
MODESTY: Final = 1e-3
FINALISTS: Final = 3
"""So many of the last chapters may prove themselves."""
MET: Final = 240
"""In so many games two tables meet, on fixed deals, from every seat."""
SURE: Final = 1.96
"""Standard errors of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Course:
    """What is learned, and how."""

    setup: Setup
    sight: Sight
    games: int
    against: tuple[Row, ...] = ()
    """Tables that it learns among and must hold against, beside those of its own."""
    begun: Begun | None = None
    """What each lesson begins with; None: an empty table."""

    def lessons(self) -> list[Lesson]:
        """The styles, where there is somebody to have a style against, and the table itself."""
        styles = STYLES if self.setup.seats > 1 else ()
        short = max(1, round(self.games * STYLE_PART / BATCH / CHAPTERS)) * CHAPTERS
        long = max(1, round(self.games / BATCH / CHAPTERS)) * CHAPTERS
        rest = max(CHAPTERS, long - short * len(styles))
        found = [Lesson(envy, short) for envy in styles]
        return [*found, Lesson(self.sight.envy, rest)]


class Begun(NamedTuple):
    """A table to begin with, and how its file is called."""

    name: str
    table: Row


class Lesson(NamedTuple):
    """One table is learned: how much the others count, and in how many batches."""

    envy: float
    batches: int


class Report(NamedTuple):
    """How a learner did in a chapter."""

    lesson: int
    games: int
    made: float
    """Points at a seat."""
    ahead: float
    """Of the mean of the others."""


@dataclass(slots=True)
class Learner:
    """How far a course is: everything that is needed to go on tomorrow."""

    course: Course
    lesson: int = 0
    batch: int = 0
    games: int = 0
    spread: float = 1.0
    table: vec[float] = field(init=False)
    adam: Adam = field(init=False)
    chapter: vec[float] = field(init=False)
    gradient: vec[float] = field(init=False)
    returns: list[float] = field(default_factory=lambda: [0.0] * learning.TIMES)
    timed: list[float] = field(default_factory=lambda: [0.0] * learning.TIMES)
    pool: list[Row] = field(default_factory=list)
    """Those who played before: styles and earlier chapters."""
    chapters: list[Row] = field(default_factory=list)
    """The tables that this lesson has left behind."""
    reports: list[Report] = field(default_factory=list)
    told: list[float] = field(default_factory=lambda: [0.0] * learning.SUMS)
    """What has been added up in this chapter."""

    def __post_init__(self) -> None:
        self.pool = list(self.course.against)
        self._sit_down()

    def _sit_down(self) -> None:
        """Begin a lesson."""
        places, begun = len(self.course.sight.names), self.course.begun
        self.table = blank(places) if begun is None else filled(unpacked(begun.table))
        self.chapter, self.gradient = blank(places), blank(places)
        self.adam = Adam(self.table)
        self.batch, self.spread, self.chapters = 0, 1.0, []
        self.returns, self.timed = [0.0] * learning.TIMES, [0.0] * learning.TIMES
        self.told = [0.0] * learning.SUMS

    @property
    def is_done(self) -> bool:
        """Whether all lessons are over."""
        return self.lesson == len(self.course.lessons())

    def step(self, room: Classroom) -> None:
        """Play one batch, and learn from it."""
        course = self.course
        lesson = course.lessons()[self.lesson]
        last = self.lesson == len(course.lessons()) - 1
        usual = [
            total / times if times > 0 else 0.0
            for total, times in zip(self.returns, self.timed, strict=True)
        ]
        row, usual_row = packed(listed(self.table)), packed(usual)
        each = BATCH // SHARES
        pool = tuple(self.pool) if last else ()
        tasks: list[Task] = [
            Share(
                self.games + share * each + 1,
                each,
                row,
                usual_row,
                self.spread,
                lesson.envy,
                course.sight.interest,
                pool,
            )
            for share in range(SHARES)
        ]
        self._learn(room.play(tasks), lesson)
        self.games += BATCH
        self.batch += 1
        if self.batch % (lesson.batches // CHAPTERS) == 0:
            self._close_chapter(lesson, last=last)

    def _learn(self, found: list[list[float]], lesson: Lesson) -> None:
        places, times = len(self.table), learning.TIMES
        clear(self.gradient)
        sums = [0.0] * learning.SUMS
        for share in found:
            add(self.gradient, share[:places])
            sums = [one + more for one, more in zip(sums, share[places:], strict=True)]
        for at in range(times):
            self.returns[at] *= 1.0 - USUAL
            self.timed[at] *= 1.0 - USUAL
            self.returns[at] += sums[learning.RETURNS + at]
            self.timed[at] += sums[learning.TIMED + at]
        self.told = [one + more for one, more in zip(self.told, sums, strict=True)]
        if sums[learning.DECISIONS] > 0:
            spread = sqrt(sums[learning.SQUARES] / sums[learning.DECISIONS])
            self.spread = max(spread, 0.1) if self.batch == 0 else self.spread
            self.spread += USUAL * (max(spread, 0.1) - self.spread)
        slower = max(SLOWEST, 1.0 - self.batch / lesson.batches)
        self.adam.step(self.gradient, self.course.sight.pace * slower, MODESTY)
        add(self.chapter, listed(self.table), CHAPTERS / lesson.batches)

    def _close_chapter(self, lesson: Lesson, *, last: bool) -> None:
        """Leave a table behind; the last of a lesson is a style, or ends the course."""
        left = packed(playable(self.course.sight, listed(self.chapter)))
        clear(self.chapter)
        self.chapters.append(left)
        seats = max(1.0, self.told[learning.LEARNERS])
        made, ahead = self.told[learning.MADE] / seats, self.told[learning.AHEAD] / seats
        self.reports.append(Report(self.lesson, self.games, made, ahead))
        self.told = [0.0] * learning.SUMS
        if last and self.course.setup.seats > 1 and self.batch < lesson.batches:
            self.pool.append(left)
        if self.batch == lesson.batches:
            self.lesson += 1
            if not self.is_done:
                self.pool.append(left)
                self._sit_down()


def playable(sight: Sight, numbers: list[float]) -> list[float]:
    """The numbers as a file would hold them: what is proved is what is written."""
    kept = rounded(sight.names, numbers)
    return [kept.get(name, 0.0) for name in sight.names]


class Proof(NamedTuple):
    """How a table did against one of the pool."""

    won: float
    """The part of its games; a shared win counts 1/k."""
    error: float
    """Half of the 95 % interval."""
    even: float
    """What one of its like would win."""
    made: float

    @property
    def holds(self) -> bool:
        """Whether it is not beaten for sure."""
        return self.won + self.error >= self.even


def prove(room: Classroom, course: Course, table: Row, pool: list[Row]) -> list[Proof]:
    """Meet everybody in the pool on the fixed deals."""
    part = max(1, MET // course.setup.seats // SHARES)
    tasks: list[Task] = [
        Match(table, other, share * part, part) for other in pool for share in range(SHARES)
    ]
    found = room.play(tasks)
    return [
        _proof([*found[at], *found[at + 1], *found[at + 2], *found[at + 3]], course.setup.seats)
        for at in range(0, len(found), SHARES)
    ]


def _proof(told: list[float], seats: int) -> Proof:
    won, made = told[::2], told[1::2]
    mean = sum(won) / len(won)
    spread = sum((one - mean) ** 2 for one in won) / len(won)
    error = SURE * sqrt(spread / len(won))
    return Proof(mean, error, 1 / max(2, seats), sum(made) / len(made))


class Finalist(NamedTuple):
    """A table that wants to count, and its proofs."""

    table: Row
    proofs: list[Proof]

    @property
    def worst(self) -> float:
        """How it did against whoever is hardest for it."""
        return min((proof.won for proof in self.proofs), default=1.0)

    @property
    def holds(self) -> bool:
        """Whether nobody in the pool beats it for sure."""
        return all(proof.holds for proof in self.proofs)


def finale(room: Classroom, learner: Learner, told: Callable[[int], None]) -> Finalist:
    """Which of the last chapters does best against whoever is hardest for it."""
    course = learner.course
    finalists: list[Finalist] = []
    for number, table in enumerate(learner.chapters[-FINALISTS:], start=1):
        pool = [other for other in learner.pool if other != table]
        finalists.append(Finalist(table, prove(room, course, table, pool)))
        told(number)
    return max(finalists, key=lambda one: (one.holds, one.worst))


def numbers(course: Course, table: Row) -> dict[str, float]:
    """A table by the names of what it counts."""
    return rounded(course.sight.names, unpacked(table))
