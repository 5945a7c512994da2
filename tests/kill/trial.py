"""Nothing that was told is lost when the server is killed: `make kill`.

A server, many tables of bots, and some at which this program plays. Again and again the server is
killed with SIGKILL in the middle of everything and started anew on the same database. Then every
row that a stream has told must still be there, every choice that was answered with 200 must stand
in its row once, and every table must go on. The bots' processes must have gone by themselves.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import select
import signal
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import httpx
from benchmarks.server import Server

import postgres
from groundlings.store.store import Store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

PATIENCE_SECONDS: Final = 120
"""Seconds after which something that should happen by itself is given up as never happening."""
ANSWERS: Final = httpx.Timeout(PATIENCE_SECONDS)
SEATS: Final = (["bot:random"] * 2, ["bot:random"] * 3, ["bot:random"] * 4)
PLAYED: Final = ["me", "bot:random"]
PLAYED_EVERY: Final = 5
"""At every fifth table this program has a seat."""
LONGEST: Final = 20
SHORT: Final = 4
"""At most so many messages for each table between two blows."""
BREATH: Final = 0.05
"""Seconds within which the blow falls after the row that was chosen for it."""


# Databases and servers


@contextlib.contextmanager
def database(kind: str) -> Iterator[str]:
    """The address of an empty database that is gone afterwards."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory(prefix="kill-") as folder:
            yield f"sqlite:///{folder}/house.db"
        return
    server = postgres.Server()
    try:
        yield server.fresh()
    finally:
        server.stop()


class Mortal(Server):
    """A server that may be killed."""

    def kill(self) -> list[int]:
        """The blow, for the server alone; a file for each process that it leaves behind.

        Such a file can be read from when its process has ended.
        """
        ends = []
        for pid in session(self.process.pid):
            if pid != self.process.pid:
                with contextlib.suppress(ProcessLookupError):
                    ends.append(os.pidfd_open(pid))
        self.process.kill()
        self.wait()
        return ends


def session(leader: int) -> list[int]:
    """The living processes of a session."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            with contextlib.suppress(OSError):
                state, _, _, sid = (entry / "stat").read_text().rpartition(")")[2].split()[:4]
                if int(sid) == leader and state not in {"Z", "X"}:
                    found.append(int(entry.name))
    return found


def gone(leader: int, ends: list[int]) -> list[int]:
    """Wait for the ends of a dead server's bots; those who never go are named and killed."""
    for end in ends:
        select.select([end], [], [], PATIENCE_SECONDS)
        os.close(end)
    orphans = session(leader)
    for orphan in orphans:
        with contextlib.suppress(ProcessLookupError):
            os.kill(orphan, signal.SIGKILL)
    return orphans


# Tables and what was heard of them


class Answered(NamedTuple):
    """A choice of ours and the row in which it must stand."""

    n: int
    choice: str


class Table:
    """A table as this program knows it: what was told, and what was answered."""

    def __init__(self, key: str, token: str | None) -> None:
        self.key = key
        self.token = token
        self.told = 0
        self.is_over = False
        self.answered: list[Answered] = []
        self.pending: tuple[int, str] | None = None
        """The choice that was sent and not answered yet: its rev and text."""
        self.unsure = 0
        """So many choices were sent and never answered: each may stand in the log or not."""
        self.rows: list[tuple[int, int, str]] = []
        """The log at the last look; what stands there may never change."""

    @property
    def headers(self) -> dict[str, str]:
        """What shows that the seat is ours."""
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}


class Faults(Counter[str]):
    """What must not be: lost, doubled, stopped, orphaned."""


class Trial:
    """All tables, one server after the other, and the books about them."""

    def __init__(self, database: str, tables: int, seed: int, *, is_patient: bool) -> None:
        self.database = database
        self.dice = random.Random(seed)  # noqa: S311 - when to strike and what to play
        self.is_patient = is_patient
        self.longest = LONGEST if is_patient else SHORT
        self.places: list[Table | None] = [None] * tables
        self.tables: list[Table] = []
        self.client: httpx.AsyncClient | None = None
        self.clients: list[httpx.AsyncClient] = []
        self._is_open = asyncio.Event()
        self._bell = asyncio.Event()
        self.heard = 0
        self.faults = Faults()
        self.notes: list[str] = []
        self.went_on = self.must_go_on = 0
        self.children = 0
        self.rows = 0

    def fault(self, kind: str, sentence: str) -> None:
        """Something that must not be."""
        self.faults[kind] += 1
        self.notes.append(f"{kind}: {sentence}")

    # Playing

    async def keep(self, place: int) -> None:
        """Always a table at this place: follow it to its end, then open the next."""
        while True:
            await self._is_open.wait()
            client = self.client
            if client is None:
                continue
            try:
                table = self.places[place]
                if table is None or table.is_over:
                    table = self.places[place] = await self._opened(client, place)
                    self.tables.append(table)
                await self._follow(client, table)
            except httpx.TransportError:
                await asyncio.sleep(0)  # the server is dead: the next one will open the door

    async def _opened(self, client: httpx.AsyncClient, place: int) -> Table:
        is_ours = place % PLAYED_EVERY == 0
        seats = PLAYED if is_ours else SEATS[place % len(SEATS)]
        answer = await client.post("/api/v1/tables", json={"game": "shakespeare", "seats": seats})
        answer.raise_for_status()
        found = answer.json()
        return Table(found["id"], found["seats"][0]["token"])

    async def _follow(self, client: httpx.AsyncClient, table: Table) -> None:
        if table.pending is not None:
            await self._choose(client, table, *table.pending)
        path = f"/api/v1/tables/{table.key}/events"
        async with client.stream("GET", path, headers=table.headers) as events:
            events.raise_for_status()
            async for body in told(events):
                self.hear(table, body)
                while table.token and body["rev"] >= table.told and body["options"]:
                    choice = self.dice.choice(body["options"])
                    body = await self._choose(client, table, body["rev"], choice)  # noqa: PLW2901
                if table.is_over:
                    return

    async def _choose(
        self, client: httpx.AsyncClient, table: Table, rev: int, choice: str
    ) -> dict[str, Any]:
        """Send a choice. One that was never answered is sent again just as it was."""
        table.pending = rev, choice
        table.unsure += 1
        answer = await client.post(
            f"/api/v1/tables/{table.key}/choices",
            json={"rev": rev, "choice": choice},
            headers=table.headers,
        )
        table.pending = None
        body: dict[str, Any] = answer.json()
        if answer.is_success:
            table.unsure -= 1
            table.answered.append(Answered(body["rev"] - 1, choice))
        elif answer.status_code != httpx.codes.CONFLICT:
            self.fault("refused", f"{table.key} {rev} {choice}: {answer.text[:200]}")
        self.hear(table, body)
        return body

    def hear(self, table: Table, body: dict[str, Any]) -> None:
        """A table as somebody was told it: from now on it must be true."""
        if body["rev"] < table.told and not table.token:
            self.fault("lost", f"{table.key} was told at {table.told}, then at {body['rev']}")
        table.told = max(table.told, body["rev"])
        table.is_over = table.is_over or body["status"] == "finished"
        if body["status"] not in {"playing", "finished"}:
            self.fault("stopped", f"{table.key} is {body['status']}")
        self.heard += 1
        self._bell.set()

    async def until(self, is_so: Callable[[], bool]) -> bool:
        """Listen until this is so; False if it never is."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                while not is_so():
                    self._bell.clear()
                    await self._bell.wait()
        except TimeoutError:
            return False
        return True

    # Killing

    async def run(self, kills: int) -> None:
        """So many blows."""
        server = await self._open()
        keepers = [asyncio.create_task(self.keep(place)) for place in range(len(self.places))]
        try:
            for kill in range(kills):
                rows = self.heard + self.dice.randrange(1, self.longest) * len(self.places)
                if not await self.until(lambda rows=rows: self._is_time(rows)):  # type: ignore[misc]
                    self.fault("stopped", "nothing is told any more")
                await asyncio.sleep(self.dice.uniform(0, BREATH))
                await self._kill(server)
                server = await self._open()
                await self._check(waits=self.is_patient or kill == kills - 1)
                done = [keeper for keeper in keepers if keeper.done()]
                if done:
                    await asyncio.gather(*done)
                print(f"\r{kill + 1} of {kills} kills", end="", file=sys.stderr, flush=True)
        finally:
            print(file=sys.stderr)
            for keeper in keepers:
                keeper.cancel()
            await asyncio.gather(*keepers, return_exceptions=True)
            for client in self.clients:
                await client.aclose()
            server.leave()

    def _is_time(self, rows: int) -> bool:
        """So much was heard, and both bots and this program have played."""
        played = any(table.answered for table in self.tables)
        return played and self.heard >= rows and any(t.told and not t.token for t in self.tables)

    async def _open(self) -> Mortal:
        server = await asyncio.to_thread(Mortal, self.database)
        limits = httpx.Limits(max_connections=None)
        # trust_env: a proxy of the machine's is not meant for its own loopback.
        self.client = httpx.AsyncClient(
            base_url=server.url, timeout=ANSWERS, limits=limits, trust_env=False
        )
        self.clients.append(self.client)
        self._is_open.set()
        return server

    async def _kill(self, server: Mortal) -> None:
        self._is_open.clear()
        self.client = None
        ends = server.kill()
        self.children += len(ends)
        for orphan in await asyncio.to_thread(gone, server.process.pid, ends):
            self.fault("orphaned", f"process {orphan} outlived its server")

    async def _check(self, *, waits: bool) -> None:
        """Look into the store, then see that everything goes on."""
        running = [table for table in self.places if table and not table.is_over]
        await asyncio.to_thread(self._read_all)
        if not waits:
            return
        lengths = {table.key: len(table.rows) for table in running}
        is_on: Callable[[Table], bool] = lambda one: one.is_over or one.told > lengths[one.key]  # noqa: E731
        await self.until(lambda: all(map(is_on, running)))
        self.must_go_on += len(running)
        self.went_on += sum(map(is_on, running))
        for table in running:
            if not is_on(table):
                self.fault("stopped", f"{table.key} stands still at {table.told}")

    def _read_all(self) -> None:
        known = [(table, table.told, list(table.answered), table.unsure) for table in self.tables]
        store = Store(self.database)
        try:
            for table, told_to, answered, unsure in known:
                self._read(store, table, told_to, answered, unsure)
        finally:
            store.close()
        self.rows = sum(len(table.rows) for table in self.tables)

    def _read(
        self, store: Store, table: Table, told_to: int, answered: list[Answered], unsure: int
    ) -> None:
        """One log: without gaps, unchanged, as long as was told, each answered choice once."""
        log = store.log(table.key)
        rows = [(row.n, row.seat, row.option) for row in log]
        if [row[0] for row in rows] != list(range(len(rows))):
            self.fault("lost", f"{table.key} has gaps: {[row[0] for row in rows]}")
        if rows[: len(table.rows)] != table.rows:
            self.fault("lost", f"{table.key} has another past than before")
        if len(rows) < told_to:
            self.fault("lost", f"{table.key} has {len(rows)} rows and {told_to} were told")
        table.rows = rows
        if not table.token:
            return
        ours = {n: option for n, seat, option in rows if seat == 0}
        for n, choice in answered:
            if ours.pop(n, None) != choice:
                self.fault("lost", f"{table.key} row {n} is not {choice}, which was answered")
        # Whatever was answered after we noted the answers is unsure to this look.
        unsure += len(table.answered) - len(answered) + (table.pending is not None)
        if len(ours) > unsure:
            self.fault("doubled", f"{table.key} has {ours} of ours, and {unsure} were unsure")


async def told(events: httpx.Response) -> AsyncIterator[dict[str, Any]]:
    """The messages of a stream."""
    async for line in events.aiter_lines():
        if line.startswith("data: "):
            yield json.loads(line.removeprefix("data: "))


def tried(kind: str, kills: int, tables: int, seed: int, *, is_patient: bool) -> dict[str, object]:
    """The whole trial on one kind of database."""
    with database(kind) as address:
        trial = Trial(address, tables, seed, is_patient=is_patient)
        asyncio.run(trial.run(kills))
        trial._read_all()
    for note in trial.notes[:20]:
        print(note, file=sys.stderr)
    return {
        "database": kind,
        "kills": kills,
        "tables at once": tables,
        "tables in all": len(trial.tables),
        "finished": sum(table.is_over for table in trial.tables),
        "rows in the logs": trial.rows,
        "rows told": sum(table.told for table in trial.tables),
        "choices answered 200": sum(len(table.answered) for table in trial.tables),
        "never answered": sum(table.unsure for table in trial.tables),
        "lost": trial.faults["lost"],
        "doubled": trial.faults["doubled"],
        "refused": trial.faults["refused"],
        "stopped": trial.faults["stopped"],
        "went on": f"{trial.went_on} of {trial.must_go_on}",
        "processes left by kills": trial.children,
        "orphaned": trial.faults["orphaned"],
    }


def main() -> None:
    """Print the table; exit status 1 if anything was lost."""
    parser = argparse.ArgumentParser(description="Kill the server and see that nothing is lost.")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), action="append")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="2 kills, 6 tables; wait once only")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.quick:
        args.kills, args.tables = 2, 6
    found = [
        tried(kind, args.kills, args.tables, args.seed, is_patient=not args.quick)
        for kind in args.database or ("sqlite", "postgresql")
    ]
    if args.json:
        print(json.dumps({"rows": found}))
    else:
        width = max(map(len, found[0]))
        for key in found[0]:
            print(f"{key:<{width}}", *(f"{row[key]!s:>12}" for row in found))
    bad = ("lost", "doubled", "refused", "stopped", "orphaned")
    sys.exit(any(row[key] for row in found for key in bad))


if __name__ == "__main__":
    main()
