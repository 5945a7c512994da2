"""Several at once: processes on one database of which one is killed, and two who race for a row."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

from drill.books import ALONE, API, OK, STALE, Books
from drill.effort import Progress, Result
from drill.house import Client, Lost

if TYPE_CHECKING:
    from drill.books import Table
    from drill.effort import Effort
    from drill.house import Place

PROCESSES: Final = 3
STEPS: Final = 6


def several(here: Place, effort: Effort) -> list[Result]:
    """Programs choose at three processes in turn; one is killed, and opened anew."""
    if here.kind == "sqlite":
        return []  # a file belongs to one process
    result = Result("three processes, one of them killed", here.kind)
    progress = Progress(result)
    books = Books(effort.seed, [ALONE] * effort.tables)
    servers = [here.nursery.serve(here.database) for _ in range(PROCESSES)]
    books.set_up(servers[0].client)
    for _ in range(effort.rounds):
        number = books.dice.randrange(PROCESSES)
        with ThreadPoolExecutor(1) as other:
            blow = other.submit(servers[number].kill)
            books.play([server.client for server in servers], STEPS)
            blow.result()
        servers[number] = here.nursery.serve(here.database)
        books.check(here, *(server.client for server in servers))
        progress.step(1)
    for server in servers:
        if server.stop():
            books.fault("broken", "a server did not stop as it should")
    result.take(books)
    return [result]


def races(here: Place, effort: Effort) -> list[Result]:
    """Two send a choice for the same row at the same time: one has it, and one alone."""
    result = Result("two who race for a row", here.kind)
    progress = Progress(result)
    with ThreadPoolExecutor(2) as pair:
        books = Books(effort.seed, [ALONE] * effort.tables)
        count = 1 if here.kind == "sqlite" else 2
        servers = [here.nursery.serve(here.database) for _ in range(count)]
        books.set_up(servers[0].client)
        lines = [Client(server.url) for server in (servers * 2)[:2]]
        for _ in range(effort.rounds):
            for table in books.tables:
                progress.step(_race(books, table, lines, pair))
            books.check(here, *(server.client for server in servers))
        for line in lines:
            line.close()
        for server in servers:
            if server.stop():
                books.fault("broken", "a server did not stop as it should")
        result.take(books)
    return [result]


def _race(books: Books, table: Table, lines: list[Client], pair: ThreadPoolExecutor) -> int:
    """One race, if somebody is asked there and has two ways to go."""
    for seat in table.ours:
        body = lines[0].ask("GET", f"{API}/{table.key}", token=table.tokens[seat]).body
        if len(body.get("options", ())) < 2:
            continue
        choices = books.dice.sample(body["options"], 2)
        path, token = f"{API}/{table.key}/choices", table.tokens[seat]
        said = [{"rev": body["rev"], "choice": choice} for choice in choices]
        sent = [
            pair.submit(line.ask, "POST", path, what, token)
            for line, what in zip(lines, said, strict=True)
        ]
        try:
            answers = [one.result() for one in sent]
        except Lost as error:
            books.fault("broken", f"{table.key} does not answer: {error}")
            return 1
        if sorted(answer.status for answer in answers) != [OK, STALE]:
            books.fault("doubled", f"{table.key}: {[answer.status for answer in answers]}")
        for choice, answer in zip(choices, answers, strict=True):
            if answer.status == OK:
                table.answered[answer.body["rev"] - 1] = seat, choice
        return 1
    return 0
