"""The bots' processes: they die, they hang, they answer nonsense; no table stops for it."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from drill.books import ALONE, WITH_BOT, Books
from drill.effort import Progress, Result

if TYPE_CHECKING:
    from drill.effort import Effort
    from drill.house import Child, Place

STEPS: Final = 4


def dying(here: Place, effort: Effort) -> list[Result]:
    """A bot's process is killed while people play against it."""
    result = Result("bots' processes killed", here.kind)
    progress = Progress(result)
    books = Books(effort.seed, [WITH_BOT, WITH_BOT, ALONE])
    server = here.nursery.serve(here.database)
    books.set_up(server.client)
    books.check(here, server.client)
    for _ in range(effort.rounds):
        books.play([server.client], STEPS)
        for pid in thinking(server):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
                progress.step(1)
        books.check(here, server.client)
    _over(server, books, result)
    return [result]


def hanging(here: Place, effort: Effort) -> list[Result]:
    """A bot's process stands still: people's tables go on, and its own when it moves again."""
    result = Result("bots' processes hang for a while", here.kind)
    progress = Progress(result)
    books = Books(effort.seed, [ALONE, ALONE, WITH_BOT])
    server = here.nursery.serve(here.database)
    books.set_up(server.client)
    books.check(here, server.client)
    for _ in range(effort.rounds):
        stopped = thinking(server)
        _tell(stopped, signal.SIGSTOP)
        books.play([server.client], STEPS)
        books.go_on(server.client, books.tables[:2])
        _tell(stopped, signal.SIGCONT)
        progress.step(len(stopped))
        books.check(here, server.client)
    _over(server, books, result)
    return [result]


def nonsense(here: Place, effort: Effort) -> list[Result]:
    """Bots that choose what cannot be chosen, or fail: their tables choose for them."""
    odd = [("me", "bot:liar"), ("me", "bot:TypeError"), ("me", "bot:OSError")]
    result = Result("bots that answer nonsense", here.kind)
    progress = Progress(result)
    books = Books(effort.seed, [*odd, ALONE])
    server = here.nursery.serve(here.database)
    books.set_up(server.client)
    for _ in range(effort.rounds):
        books.play([server.client], STEPS)
        books.check(here, server.client)
        progress.step(len(odd))
    _over(server, books, result)
    return [result]


def _over(server: Child, books: Books, result: Result) -> None:
    if server.stop():
        books.fault("broken", "the server did not stop as it should")
    result.take(books)


def thinking(server: Child) -> list[int]:
    """The processes in which the bots of this server think."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            with suppress(OSError):
                parent = (entry / "stat").read_text().rpartition(")")[2].split()[1]
                if int(parent) == server.pid and b"spawn_main" in (entry / "cmdline").read_bytes():
                    found.append(int(entry.name))
    return found


def _tell(pids: list[int], what: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, what)
