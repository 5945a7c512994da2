"""The crew: processes of this machine that play meetings, as many at a time as there are cores."""

from __future__ import annotations

import multiprocessing
import os
import signal
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.arena.season import BrokenGame
from groundlings.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from groundlings.arena.contest import Contest, Meeting, Played

SENT_HOME: Final = 10.0
"""Seconds that a process has to end when it is told to."""


class Failure(NamedTuple):
    """What is sent home instead of a played meeting: one sentence."""

    sentence: str
    is_ours: bool


def attempt(contest: Contest, meeting: Meeting) -> Played | Failure:
    """A meeting played in another process: what goes wrong there comes home as a sentence."""
    try:
        return contest.play(meeting)
    except BrokenGame as broken:
        return Failure(str(broken), is_ours=True)
    except GameError as error:
        return Failure(str(error), is_ours=False)


def accepted(answer: Played | Failure) -> Played:
    """A meeting that was played; anything else is said here as it was there."""
    if isinstance(answer, Failure):
        raise (BrokenGame if answer.is_ours else GameError)(answer.sentence)
    return answer


def on_this_machine(
    contest: Contest, meetings: Sequence[Meeting], jobs: int | None = None
) -> Generator[Played]:
    """Play these meetings, in whatever order they come to an end; one job is this process."""
    jobs = min(jobs or os.cpu_count() or 1, len(meetings))
    if jobs <= 1:
        for meeting in meetings:
            yield contest.play(meeting)
        return
    waiting = iter(meetings)
    crew = _Crew(contest, jobs)
    try:
        for line in list(crew.lines):
            crew.ask(line, next(waiting, None))
        while crew.busy:
            for line in crew.ready():
                answer = crew.hear(line)
                crew.ask(line, next(waiting, None))
                yield accepted(answer)
    finally:
        crew.go_home()


class _Crew:
    """Processes, each at the other end of a line."""

    def __init__(self, contest: Contest, jobs: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.lines: dict[Connection, BaseProcess] = {}
        self.busy: dict[Connection, Meeting] = {}
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, contest), daemon=True)
            process.start()
            theirs.close()
            self.lines[ours] = process

    def ask(self, line: Connection, meeting: Meeting | None) -> None:
        """Give somebody a meeting to play, if there is one."""
        self.busy.pop(line, None)
        if meeting is not None:
            self.busy[line] = meeting
            line.send(meeting)

    def ready(self) -> list[Connection]:
        """Who has something to say."""
        return [line for line in wait(list(self.busy)) if line in self.busy]

    def hear(self, line: Connection) -> Played | Failure:
        """What somebody has to say; who says nothing any more has died."""
        try:
            answer: Played | Failure = line.recv()
        except (EOFError, OSError):
            guest, host, deal = self.busy[line]
            against = f" against {host}" if host else ""
            raise GameError(
                f"a process that played has died, at deal {deal} of {guest}{against}: "
                "was it out of memory? fewer --jobs take less"
            ) from None
        return answer

    def go_home(self) -> None:
        """End everybody, in the midst of a game or not."""
        for line, process in self.lines.items():
            line.close()
            process.terminate()
        for process in self.lines.values():
            process.join(SENT_HOME)


def _work(line: Connection, contest: Contest) -> None:
    """In a process of the crew: play what comes down the line, until it is cut.

    Ctrl-C is for who started us; a line that is cut tells of its end, too.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            meeting: Meeting = line.recv()
            line.send(attempt(contest, meeting))
    except (EOFError, OSError):
        return
