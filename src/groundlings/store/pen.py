"""The pen: one thread that writes for the whole house, many tables to a commit.

A commit waits for the disk, and while it waits the next lines gather: they all go into the next
one. So fifty tables cost hardly more commits than one, and each is told only when its line is
safe.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from groundlings.store.ledger import Line, write_lines

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

T = TypeVar("T")
MOST: Final = 256
"""So many entries go into one commit at most."""


class Entry(NamedTuple, Generic[T]):
    """Something to be written, and who waits for it."""

    write: Callable[[Connection], T]
    done: Future[T]


class Posted(NamedTuple):
    """A line of a game's log, and who waits for it."""

    line: Line
    done: Future[bool]


class Pen:
    """Writes what it is given, in order, and tells each when it is on the disk."""

    def __init__(self, engine: Engine, announce: Callable[[Connection, list[str]], None]) -> None:
        self._engine = engine
        self._announce = announce
        self._queue: SimpleQueue[Entry[object] | Posted | None] = SimpleQueue()
        self.commits = 0
        self.lines = 0
        self._thread = Thread(target=self._run, name="pen", daemon=True)
        self._thread.start()

    def write(self, job: Callable[[Connection], T]) -> Future[T]:
        """Anything but a single line of a log; an error undoes this job alone."""
        done: Future[T] = Future()
        self._queue.put(Entry(job, done))  # type: ignore[arg-type]  # Future is invariant
        return done

    def post(self, line: Line) -> Future[bool]:
        """One line of a log; False if that place in the log was taken."""
        done: Future[bool] = Future()
        self._queue.put(Posted(line, done))
        return done

    def stop(self) -> None:
        """Write what is left and put the pen down."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch, is_last = self._gathered()
            if batch:
                self._commit(batch)
            if is_last:
                return

    def _gathered(self) -> tuple[list[Entry[object] | Posted], bool]:
        """Whatever has come in by now, at least one thing."""
        batch: list[Entry[object] | Posted] = []
        entry = self._queue.get()
        while entry is not None:
            batch.append(entry)
            if len(batch) == MOST or self._queue.empty():
                return batch, False
            entry = self._queue.get()
        return batch, True

    def _commit(self, batch: list[Entry[object] | Posted]) -> None:
        told: list[Callable[[], None]] = []
        try:
            with self._engine.begin() as connection:
                posted = [entry for entry in batch if isinstance(entry, Posted)]
                landed = write_lines(connection, [entry.line for entry in posted])
                told += [_result(line.done, line.line[:2] in landed) for line in posted]
                jobs = [entry for entry in batch if isinstance(entry, Entry)]
                told += [self._done(connection, job) for job in jobs]
                self._announce(connection, sorted({game for game, _ in landed}))
        except Exception as error:  # noqa: BLE001 - whoever waits is told, whatever it was
            for entry in batch:
                entry.done.set_exception(error)
            return
        self.commits += 1
        self.lines += len(landed)
        for tell in told:
            tell()

    def _done(self, connection: Connection, job: Entry[T]) -> Callable[[], None]:
        try:
            with connection.begin_nested():
                return _result(job.done, job.write(connection))
        except Exception as error:  # noqa: BLE001 - the others of this commit go on
            return lambda error=error: job.done.set_exception(error)  # type: ignore[misc]


def _result(done: Future[T], value: T) -> Callable[[], None]:
    return lambda: done.set_result(value)
