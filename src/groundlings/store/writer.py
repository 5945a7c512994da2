"""The writer: one thread that writes for the whole process, many tables to a commit.

A commit waits for the disk, and while it waits the next lines gather: they all go into the next
one. So fifty tables cost hardly more commits than one, and each is told only when its line is
safe.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from itertools import groupby
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from sqlalchemy.exc import IntegrityError

from groundlings.store.durations import Durations
from groundlings.store.ledger import Line, say, write_lines

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

T = TypeVar("T")
MOST: Final = 256
"""So many entries go into one commit at most."""


class Entry(NamedTuple, Generic[T]):
    """Something to be written, and who waits for it."""

    write: Callable[[Connection], T]
    done: Future[T]
    is_quiet: bool
    """Whether nobody but one seat may learn that something was written."""


class Posted(NamedTuple):
    """A line of a table's log, and who waits for it."""

    line: Line
    done: Future[bool]


class Writer:
    """Writes what it is given, in order, and tells each when it is on the disk."""

    def __init__(self, engine: Engine, announce: Callable[[Connection, list[str]], None]) -> None:
        self._engine = engine
        self._announce = announce
        self._queue: SimpleQueue[Entry[object] | Posted | None] = SimpleQueue()
        self._is_down = False
        self._line: Connection | None = None
        """The line to a database in a file of ours."""
        self.commits = 0
        """Those that hold something everybody may see: the others would tell of sealed answers."""
        self.lines = 0
        self.errors = 0
        """Commits that came to nothing."""
        self.durations = Durations()
        """How long a commit takes, from its first line until it is on the disk."""
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, job: Callable[[Connection], T], *, is_quiet: bool = False) -> Future[T]:
        """Anything but a single line of a log; an error undoes this job alone."""
        done: Future[T] = self._promise()
        self._queue.put(Entry(job, done, is_quiet))  # type: ignore[arg-type]  # Future is invariant
        return done

    def post(self, line: Line) -> Future[bool]:
        """One line of a log; False if that place in the log was taken."""
        done: Future[bool] = self._promise()
        self._queue.put(Posted(line, done))
        return done

    def _promise(self) -> Future[Any]:
        """Who waits no longer does not take the writer out of our hand: it cannot be cancelled."""
        if self._is_down:
            raise RuntimeError("the store is closed")
        done: Future[Any] = Future()
        done.set_running_or_notify_cancel()
        return done

    def stop(self) -> None:
        """Write what is left and put the writer down."""
        self._is_down = True
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch, is_last = self._gathered()
            if batch:
                self._commit(batch)
            if is_last:
                self._hang_up()
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
        """All of it in one commit, in order; lines that follow each other go in together."""
        told: list[Callable[[], None]] = []
        changed: set[str] = set()
        lines = 0
        began = monotonic()
        try:
            with self._begun(batch) as connection:
                for is_line, group in groupby(batch, lambda entry: isinstance(entry, Posted)):
                    if is_line:
                        posted = [entry for entry in group if isinstance(entry, Posted)]
                        landed = _written(connection, [entry.line for entry in posted])
                        lines += len(landed)
                        changed |= {table_id for table_id, _ in landed}
                        for entry in posted:
                            # Of two for one place the first has it.
                            told.append(_result(entry.done, entry.line[:2] in landed))
                            landed.discard(entry.line[:2])
                    else:
                        jobs = [entry for entry in group if isinstance(entry, Entry)]
                        told += [self._done(connection, job) for job in jobs]
                self._announce(connection, sorted(changed))
        except Exception as error:  # noqa: BLE001 - whoever waits is told, whatever it was
            for waiting in batch:
                waiting.done.set_exception(error)
            self.errors += 1
            return
        self.durations.note(monotonic() - began)
        self.commits += any(isinstance(one, Posted) or not one.is_quiet for one in batch)
        self.lines += lines
        for tell in told:
            tell()

    @contextmanager
    def _begun(self, batch: Sequence[Entry[object] | Posted]) -> Iterator[Connection]:
        """A transaction.

        Where lines alone go to a database in a file of ours, it is begun and ended in plain words
        on a line that stays open: SQLAlchemy's pool and transactions cost as much as the disk.
        """
        if self._engine.dialect.name != "sqlite" or not all(
            isinstance(one, Posted) for one in batch
        ):
            with self._engine.begin() as connection:
                yield connection
            return
        line = self._line = self._line or self._engine.connect()
        try:
            say(line, "BEGIN IMMEDIATE")
            yield line
            say(line, "COMMIT")
        except BaseException:
            self._hang_up()  # what is not committed is rolled back; the next one calls anew
            raise

    def _hang_up(self) -> None:
        """Close the line that stays open."""
        line, self._line = self._line, None
        if line is not None:
            line.invalidate()
            line.close()

    def _done(self, connection: Connection, job: Entry[T]) -> Callable[[], None]:
        try:
            with connection.begin_nested():
                return _result(job.done, job.write(connection))
        except Exception as error:  # noqa: BLE001 - the others of this commit go on
            return lambda error=error: job.done.set_exception(error)  # type: ignore[misc]


def _written(connection: Connection, lines: list[Line]) -> set[tuple[str, int]]:
    """The lines that found their place; one that has none, as at a purged table, sinks alone."""
    if connection.dialect.name == "sqlite":  # what fails there takes nothing else with it
        return {place for line in lines for place in _alone(connection, line)}
    try:
        with connection.begin_nested():
            return write_lines(connection, lines)
    except IntegrityError:
        if len(lines) == 1:
            return set()
        return {place for line in lines for place in _written(connection, [line])}


def _alone(connection: Connection, line: Line) -> set[tuple[str, int]]:
    try:
        return write_lines(connection, [line])
    except IntegrityError:
        return set()


def _result(done: Future[T], value: T) -> Callable[[], None]:
    return lambda: done.set_result(value)
