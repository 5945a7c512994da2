"""Faults that last for a while: a slow disk, a wrong clock, a lock, a database that is gone."""

from __future__ import annotations

import os
import signal
import sqlite3
from contextlib import closing, contextmanager, suppress
from threading import Timer
from typing import TYPE_CHECKING, Final
from unittest import mock

import psycopg

from drill.books import ALONE, WITH_BOT, Books
from drill.effort import Progress, Result
from drill.house import SECONDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    from drill.effort import Effort
    from drill.house import Place

STEPS: Final = 4
SEATS: Final = (ALONE, ALONE, WITH_BOT)
SLOW: Final = 0.02
"""Seconds that each write takes on a slow disk."""
JUMPS: Final = (3_600, -3_600, 86_400 * 400, -86_400 * 400, 0)
"""Seconds by which the clock is off after each jump."""
A_WHILE: Final = 1


def all_of_them(here: Place, effort: Effort) -> list[Result]:
    """Each of them some times, and everything goes on after it."""
    found: dict[str, Callable[[Place, int], AbstractContextManager[None]]] = {
        "slow disk": _slow,
        "clock jumps by an hour or a year": _jumps,
    }
    if here.kind == "sqlite":
        found["database locked by another program"] = _locked
    else:
        found["database gone and back"] = _gone
        found["connections ended by the database"] = _ended
        found["database frozen for a while"] = _frozen
        found["log locked by another program"] = _locked_rows
    return [_lasting(here, name, moment, effort) for name, moment in found.items()]


def _lasting(
    here: Place,
    name: str,
    moment: Callable[[Place, int], AbstractContextManager[None]],
    effort: Effort,
) -> Result:
    result = Result(name, here.kind)
    progress = Progress(result)
    books = Books(effort.seed, SEATS)
    server = here.nursery.serve(here.database)
    books.set_up(server.client)
    for number in range(effort.rounds):
        with moment(here, number):
            books.play([server.client], STEPS)
        books.wait(here, server.client)
        books.check(here, server.client)
        progress.step(1)
    here.faults.set_clock(0)
    if server.stop():
        books.fault("broken", "the server did not stop as it should")
    result.take(books)
    return result


@contextmanager
def _slow(here: Place, _: int) -> Iterator[None]:
    with (here.machine or here.faults).slow(SLOW):
        yield


@contextmanager
def _jumps(here: Place, number: int) -> Iterator[None]:
    here.faults.set_clock(JUMPS[number % len(JUMPS)])
    yield


@contextmanager
def _later(deed: Callable[[], object]) -> Iterator[None]:
    """Done after a while, whatever else goes on."""
    timer = Timer(A_WHILE, deed)
    timer.start()
    try:
        yield
    finally:
        timer.join()


@contextmanager
def _locked(here: Place, _: int) -> Iterator[None]:
    """Whoever copies or repairs a file holds it for a while."""
    other = sqlite3.connect(
        here.folder / "data" / "house.db",
        isolation_level=None,
        timeout=SECONDS,
        check_same_thread=False,
    )
    other.execute("BEGIN IMMEDIATE")
    with closing(other), _later(lambda: other.execute("ROLLBACK")):
        yield


@contextmanager
def _locked_rows(here: Place, _: int) -> Iterator[None]:
    """The same at a server: nobody can write a line of a log."""
    with psycopg.connect(here.database) as other:
        other.execute("LOCK TABLE choices IN EXCLUSIVE MODE")
        with _later(other.rollback):
            yield


@contextmanager
def _gone(here: Place, _: int) -> Iterator[None]:
    """The server has fallen, and is there again after a while."""
    assert here.postgres is not None
    assert here.machine is not None
    with mock.patch.dict(os.environ, here.machine.environment), here.postgres.down():
        yield


@contextmanager
def _ended(here: Place, _: int) -> Iterator[None]:
    """Every connection is ended, while somebody chooses and just before."""
    with psycopg.connect(here.database, autocommit=True) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )
    yield


@contextmanager
def _frozen(here: Place, _: int) -> Iterator[None]:
    """Every process that serves a connection stands still."""
    with psycopg.connect(here.database, autocommit=True) as other:
        found = other.execute(
            "SELECT pid FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND datname = current_database()"
        ).fetchall()
    pids = [int(pid) for (pid,) in found]
    _tell(pids, signal.SIGSTOP)
    with _later(lambda: _tell(pids, signal.SIGCONT)):
        yield


def _tell(pids: list[int], what: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, what)
