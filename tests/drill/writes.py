"""Faults at every write in turn, and the end of the program at every write in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from drill import faults
from drill.books import ALONE, Books
from drill.effort import Progress, Result

if TYPE_CHECKING:
    from drill.effort import Effort
    from drill.faults import Faults, Wish
    from drill.house import Place

STEPS = 5
"""So many choices while a fault waits for its write."""


def io_errors(here: Place, effort: Effort) -> list[Result]:
    """Errors, a full disk, writes that fall short: the database writes, and it fails."""
    wishes = [faults.IO_ERROR, faults.FULL, faults.SHORT]
    suffers = here.machine or here.faults
    return [in_turn(here, suffers, wish, effort) for wish in wishes]


def cuts(here: Place, effort: Effort) -> list[Result]:
    """The line to the database breaks at every message, sent or awaited."""
    if here.kind == "sqlite":
        return []
    return [in_turn(here, here.faults, faults.CUT, effort)]


def kills(here: Place, effort: Effort) -> list[Result]:
    """The server dies at every write or message, before, amid and after it."""
    wishes = faults.KILLS if here.kind == "sqlite" else faults.LINE_KILLS
    results = [in_turn(here, here.faults, wish, effort, effort.kills) for wish in wishes]
    if here.kind == "sqlite":
        return results
    assert here.machine is not None
    wish = faults.Wish("PostgreSQL dies at every write of its log in turn", faults.DIES_AMID)
    return [*results, in_turn(here, here.machine, wish, effort)]


def in_turn(here: Place, suffers: Faults, wish: Wish, effort: Effort, at_least: int = 0) -> Result:
    """Strike the first write, the second and so on, until there is none that can be struck."""
    result = Result(wish.name, here.kind)
    progress = Progress(result)
    books = Books(effort.seed, [ALONE] * effort.tables)
    server = here.nursery.serve(here.database)
    books.set_up(server.client)
    number = 1
    while result.injected < effort.most:
        suffers.arm(wish, number)
        books.play([server.client], STEPS)
        struck = suffers.struck
        suffers.disarm()
        if wish.kills and suffers is here.faults and struck:
            server.kill()
            server = here.nursery.serve(here.database)
        books.wait(here, server.client)
        books.check(here, server.client)
        progress.step(bool(struck))
        number += effort.every
        if not struck:
            if result.injected >= at_least:
                break
            number = 1
    if server.stop():
        books.fault("broken", "the server did not stop as it should")
    result.take(books)
    return result
