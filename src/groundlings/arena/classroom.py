"""Where games are played to be learned from: in this process, or in several beside it."""

from __future__ import annotations

import multiprocessing
import signal
from array import array
from contextlib import suppress
from itertools import cycle
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import groundlings
from groundlings.arena.dice import game_seed
from groundlings.bots.learning import Practice, filled, listed
from groundlings.bots.policy import Eye, pick
from groundlings.kernel.die import quick
from groundlings.kernel.play import lowest, options, play_unchecked
from groundlings.kernel.state import State, bit

if TYPE_CHECKING:
    from collections.abc import Iterable
    from multiprocessing.connection import Connection

    from groundlings.bots.eyes import Sight
    from groundlings.kernel.die import Die
    from groundlings.kernel.setup import Setup

Row = bytes
"""A row of numbers on its way to another process."""

GUESTS: Final = 3
"""Every so many-th game the learner sits among others, at one seat."""
COOL: Final = 0.5
"""With how much warmth a table is played where it counts."""
FIXED: Final = 1_000_000_000
"""The number of the first deal that nobody learns from."""


def packed(numbers: Iterable[float]) -> Row:
    """Numbers as a row."""
    return array("d", numbers).tobytes()


def unpacked(row: Row) -> list[float]:
    """A row as numbers."""
    found = array("d")
    found.frombytes(row)
    return found.tolist()


class Task(Protocol):
    """Something to be played, by whoever has time."""

    def play(self, room: Room) -> Row:
        """What it came to."""
        ...


class Room:
    """What somebody needs who plays: the game, an eye, and those who played before."""

    def __init__(self, setup: Setup, sight: Sight) -> None:
        self.setup = setup
        self.sight = sight
        self.game = groundlings.game_of(setup)
        self._editions = sight.editions
        self._eyes: dict[Row, Eye] = {}
        self._practices: dict[tuple[float, float], Practice] = {}

    def eye(self, table: Row) -> Eye:
        """How somebody with this table looks at the game."""
        if table not in self._eyes:
            self._eyes[table] = self.sight.eye(filled(unpacked(table)))
        return self._eyes[table]

    def practice(self, envy: float, interest: float) -> Practice:
        """The learner, who comes to each lesson with other numbers."""
        key = (envy, interest)
        if key not in self._practices:
            blank = filled([0.0] * len(self.sight.names))
            eye, patience = self.sight.eye(blank), self.sight.patience
            self._practices[key] = Practice(eye, envy, interest, patience)
        return self._practices[key]

    def dealt(self, number: int) -> tuple[State, Die]:
        """The game with this number, and the die of those who play it."""
        seed = game_seed(self.setup.pledge.seed, number)
        if self._editions is None:
            g = self.setup.reseeded(seed).begin(self.game)
        else:
            other = self._editions(self.game, number)
            g = other.new(seats=self.setup.seats, seed=seed, **self.setup.variants)
        g.hush()
        return g, quick(seed + 1)


class Share(NamedTuple):
    """Some games to learn from."""

    first: int
    games: int
    table: Row
    usual: Row
    spread: float
    envy: float
    interest: float
    others: tuple[Row, ...]

    def play(self, room: Room) -> Row:
        """The sums of what they teach."""
        practice = room.practice(self.envy, self.interest)
        practice.begin(unpacked(self.table), unpacked(self.usual), self.spread)
        others = [room.eye(other) for other in self.others]
        for number in range(self.first, self.first + self.games):
            g, die = room.dealt(number)
            seats = int(g.seats)
            eyes, learners = [practice.eye] * seats, int(g.everybody())
            if others and seats > 1 and number % GUESTS == 0:
                learners = int(bit(number // GUESTS % seats))
                eyes = [others[die.roll(len(others))] for _ in range(seats)]
            practice.play(g, learners, eyes, die)
        return packed(listed(practice.sums))


class Match(NamedTuple):
    """One table against another, on fixed deals, from every seat."""

    table: Row
    other: Row
    first: int
    deals: int

    def play(self, room: Room) -> Row:
        """For each game what it won, as 1/k of a shared win, and its points.

        Alone at the table each plays the deal, and the one who makes more has won.
        """
        found: list[float] = []
        for number in range(FIXED + self.first, FIXED + self.first + self.deals):
            seats = room.setup.seats
            for seat in range(seats):
                if seats == 1:
                    made = [self._alone(room, number, row) for row in (self.table, self.other)]
                    found += [(made[0] > made[1]) + (made[0] == made[1]) / 2, made[0]]
                    continue
                rows = [self.table if one == seat else self.other for one in range(seats)]
                g = self._played(room, number, rows)
                winners = room.game.winners(g)
                found += [(seat in winners) / len(winners), room.game.scores(g)[seat]]
        return packed(found)

    def _alone(self, room: Room, number: int, row: Row) -> int:
        return room.game.scores(self._played(room, number, [row]))[0]

    @staticmethod
    def _played(room: Room, number: int, rows: list[Row]) -> State:
        g, die = room.dealt(number)
        play_out(g, [room.eye(row) for row in rows], die)
        return g


def play_out(g: State, eyes: list[Eye], die: Die) -> None:
    """To the end, each seat by the eye it has."""
    while g.asked:
        seat = lowest(g.asked)
        play_unchecked(g, seat, pick(eyes[seat], g, seat, options(g, seat), COOL, die))


class Classroom:
    """As many as play beside each other; with one nobody leaves this process."""

    def __init__(self, setup: Setup, sight: Sight, workers: int) -> None:
        self._room = Room(setup, sight) if workers == 1 else None
        self._lines: list[Connection] = []
        context = multiprocessing.get_context("spawn")
        for _ in range(workers if workers > 1 else 0):
            ours, theirs = context.Pipe()
            context.Process(target=_attend, args=(theirs, setup, sight), daemon=True).start()
            theirs.close()
            self._lines.append(ours)

    def play(self, tasks: list[Task]) -> list[list[float]]:
        """All of them, and what each came to, in their order."""
        if self._room is not None:
            return [unpacked(task.play(self._room)) for task in tasks]
        lines = [line for line, _ in zip(cycle(self._lines), tasks, strict=False)]
        for line, task in zip(lines, tasks, strict=True):
            line.send(task)
        found: list[Row] = [line.recv() for line in lines]
        return [unpacked(row) for row in found]

    def close(self) -> None:
        """Send everybody home."""
        for line in self._lines:
            line.close()
        self._lines = []


def _attend(line: Connection, setup: Setup, sight: Sight) -> None:
    """Play what is asked for until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    room = Room(setup, sight)
    with suppress(EOFError, OSError):
        while True:
            task: Task = line.recv()
            line.send(task.play(room))
