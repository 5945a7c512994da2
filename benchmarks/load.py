"""How many tables one server holds at a human pace: `python -m benchmarks.load`.

At each table sit a program (JSON API, JSON stream) and a person (form posts, HTML stream), in the
middle of a game. Now and then one of them chooses. Tables are added until the slowest hundredth
of the answers, or of the updates that the other one sees, takes longer than `--limit`.

`--only 200` measures so many tables and no others: what the server computes for a choice, with its
answer and the messages of both streams. That is processor time, so a busy machine makes it hardly
dearer, while its milliseconds say little there.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import resource
import sys
import tempfile
import zlib
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import httpx

import groundlings
from benchmarks.server import Server
from groundlings.kernel.state import State
from groundlings.stage.archive import imported
from groundlings.store.store import Store
from groundlings.web.changes import mended

if TYPE_CHECKING:
    from collections.abc import Sequence

GROWTH: Final = 1.4
MOST: Final = 2000
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
TICK: Final = os.sysconf("SC_CLK_TCK")
GZIP: Final = 16 + zlib.MAX_WBITS
ID: Final = re.compile(rb"^id: ((\d+)\S*)$", re.MULTILINE)
CHOICE: Final = re.compile(r'name="choice" value="([^"]+)"')
TRIES: Final = 20
LATER: Final = 10_000
"""A number for choices and updates that never came, in milliseconds."""


@dataclass(slots=True)
class Measured:
    """What was seen in one window of time; all in milliseconds."""

    json_posts: list[float] = field(default_factory=list)
    form_posts: list[float] = field(default_factory=list)
    json_updates: list[float] = field(default_factory=list)
    html_updates: list[float] = field(default_factory=list)
    refused: int = 0

    @property
    def posts(self) -> list[float]:
        """All answers."""
        return self.json_posts + self.form_posts

    @property
    def updates(self) -> list[float]:
        """All messages of streams."""
        return self.json_updates + self.html_updates


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


class Stream:
    """A stream of tables, read as it comes over the line; the latest one is kept, whole."""

    def __init__(self, url: str, path: str, headers: dict[str, str]) -> None:
        self.url = urlsplit(url)
        lines = [f"GET {path} HTTP/1.1", f"Host: {self.url.netloc}", "Accept-Encoding: gzip"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.request = "\r\n".join([*lines, "", ""]).encode()
        self.rev = -1
        self.mark = ""
        self.table = ""
        self.awaited: tuple[int, float] | None = None
        """The row somebody waits for here, and since when."""
        self.first_bytes = 0
        self.bytes = self.messages = 0
        self.raw = 0

    async def run(self, took: list[float]) -> None:
        """Read until cancelled; each awaited row adds to `took`."""
        reader, writer = await asyncio.open_connection(
            self.url.hostname, self.url.port, limit=1 << 20
        )
        try:
            writer.write(self.request)
            head = await reader.readuntil(b"\r\n\r\n")
            if b" 200 " not in head.split(b"\r\n")[0] or b"gzip" not in head.lower():
                raise RuntimeError(head.decode())
            unpacker = zlib.decompressobj(GZIP)
            text, size = b"", 0
            while True:
                length = int(await reader.readline(), 16)
                chunk = (await reader.readexactly(length + 2))[:-2]
                if not chunk:
                    return
                size += len(chunk)
                text += unpacker.decompress(chunk)
                if text.endswith(b"\n\n"):
                    self._hear(text, size, took)
                    text, size = b"", 0
        finally:
            writer.close()

    def _hear(self, text: bytes, size: int, took: list[float]) -> None:
        found = ID.findall(text)
        if not found:
            return  # `retry:` or a sign of life
        at = perf_counter()
        self.mark, self.rev = found[-1][0].decode(), int(found[-1][1])
        for event in text.decode().split("\n\n"):
            self._take(event.split("\n"))
        if self.first_bytes:
            self.bytes += size
            self.messages += 1
            self.raw = len(text)
        else:
            self.first_bytes = size
        if self.awaited and self.rev >= self.awaited[0]:
            took.append((at - self.awaited[1]) * 1000)
            self.awaited = None

    def _take(self, lines: list[str]) -> None:
        """One event: the table, or what has changed of it."""
        told = "\n".join(one[6:] for one in lines if one.startswith("data: "))
        if told:
            is_change = "event: change" in lines
            self.table = mended(self.table, told) if is_change else told

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return '"status":"finished"' in self.table or 'class="table finished"' in self.table


class Audience:
    """Everybody who plays: one program and one person at each table."""

    def __init__(self, server: Server, database: str, pause: float, seed: int) -> None:
        self.server = server
        self.pause = pause
        self.dice = random.Random(seed)  # noqa: S311 - what to play and when
        self.game = groundlings.game("shakespeare")
        self.store = Store(database)
        self.now = Measured()
        self.is_leaving = False
        self.streams: list[Stream] = []
        self.client = httpx.AsyncClient(base_url=server.url, timeout=30, trust_env=False)
        self.tables: list[asyncio.Task[None]] = []

    def middle(self) -> State:
        """A game for two, somewhere between its beginning and its end."""
        while True:
            state = self.game.new(seats=2, seed=self.dice.randrange(1 << 30))
            for _ in range(self.dice.randrange(1, 60)):
                if state.over:
                    break
                seat = next(seat for seat in range(2) if state.asked >> seat & 1)
                self.game.play(state, seat, self.dice.choice(self.game.options(state, seat)))
            if not state.over:
                return state

    async def keep(self) -> None:
        """Always a table here."""
        while not self.is_leaving:
            await self._play()

    async def _play(self) -> None:
        text = self.game.record(self.middle())
        table, seats = await asyncio.to_thread(imported, self.store, self.game, text)
        for _ in range(TRIES):
            answer = await self.client.post("/api/v1/join", json={"invite": seats[0].invite})
            if answer.status_code != httpx.codes.CONFLICT:
                break
            await asyncio.sleep(0.5)  # the server saw the table while it was being imported
        answer.raise_for_status()
        token = {"Authorization": f"Bearer {answer.json()['token']}"}
        sat = await self.client.post(f"/join/{seats[1].invite}", data={"name": "Will"})
        cookie = {"Cookie": f"groundlings={sat.cookies['groundlings']}"}
        self.client.cookies.clear()
        program = Stream(self.server.url, f"/api/v1/tables/{table.id}/events", token)
        person = Stream(self.server.url, f"/t/{table.id}/stream?changes=1", cookie)
        listening = [
            asyncio.create_task(program.run(self.now.json_updates)),
            asyncio.create_task(person.run(self.now.html_updates)),
        ]
        self.streams += [program, person]
        try:
            while not (program.is_over or person.is_over or self.is_leaving):
                await asyncio.sleep(self.dice.uniform(0.5, 1.5) * self.pause)
                for task in listening:
                    if task.done():
                        task.result()
                await self._choose(table.id, program, person, token, cookie)
        finally:
            for task in listening:
                task.cancel()
            await asyncio.gather(*listening, return_exceptions=True)
            self.streams.remove(program)
            self.streams.remove(person)

    async def _choose(
        self,
        key: str,
        program: Stream,
        person: Stream,
        token: dict[str, str],
        cookie: dict[str, str],
    ) -> None:
        """Whoever is asked chooses; the other one's stream must tell."""
        options = _options(program)
        start = perf_counter()
        if options:
            if person.rev == program.rev:
                person.awaited = program.rev + 1, start
            sent = {"rev": program.rev, "choice": self.dice.choice(options)}
            url = f"/api/v1/tables/{key}/choices"
            answer = await self.client.post(url, json=sent, headers=token)
            took = self.now.json_posts
        else:
            choices = [unescape(found) for found in CHOICE.findall(person.table)]
            if not choices:
                return
            if person.rev == program.rev:
                program.awaited = person.rev + 1, start
            form = {"rev": str(person.rev), "choice": self.dice.choice(choices)}
            headers = cookie | {"X-Groundlings": "1", "X-Groundlings-Has": person.mark}
            answer = await self.client.post(f"/t/{key}/choices", data=form, headers=headers)
            took = self.now.form_posts
        took.append((perf_counter() - start) * 1000)
        if not answer.is_success:
            self.now.refused += 1
            program.awaited = person.awaited = None

    async def grow(self, tables: int) -> None:
        """So many tables from now on."""
        while len(self.tables) < tables:
            self.tables.append(asyncio.create_task(self.keep()))
            await asyncio.sleep(0.02)  # people do not all come at once
        while len(self.streams) < 2 * tables or any(one.rev < 0 for one in self.streams):
            self.check()
            await asyncio.sleep(0.1)

    def check(self) -> None:
        """Nobody may leave in anger."""
        for task in self.tables:
            if task.done():
                task.result()

    def begin(self) -> None:
        """A new window of time; lists are emptied in place, for the streams hold them."""
        for name in ("json_posts", "form_posts", "json_updates", "html_updates"):
            getattr(self.now, name).clear()
        self.now.refused = 0

    async def leave(self) -> None:
        """The end, for each after the choice in hand."""
        self.is_leaving = True
        await asyncio.gather(*self.tables, return_exceptions=True)
        await self.client.aclose()
        self.store.close()


def _options(program: Stream) -> list[str]:
    found: list[str] = json.loads(program.table)["options"] if program.table else []
    return found


# The machine


def memory(pid: int) -> int:
    """The bytes of a process that are in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def processor(pid: int) -> float:
    """The seconds a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def fsyncs(folder: Path, seconds: float) -> float:
    """How often a second a small write reaches the disk of the database."""
    count = 0
    with (folder / "fsync").open("wb") as file:
        start = perf_counter()
        while perf_counter() - start < seconds:
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())
            count += 1
    return count / seconds


async def empty_requests(server: Server, seconds: float) -> tuple[float, float]:
    """Requests a second that the server answers where nothing is done, and the CPU ms of one."""
    where, computed = urlsplit(server.url), processor(server.process.pid)
    request = f"GET /healthz HTTP/1.1\r\nHost: {where.netloc}\r\n\r\n".encode()
    count = 0

    async def ask() -> None:
        nonlocal count
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        while True:
            writer.write(request)
            await reader.readuntil(b"ok\n")
            count += 1

    askers = [asyncio.create_task(ask()) for _ in range(16)]
    await asyncio.sleep(seconds)
    for asker in askers:
        asker.cancel()
    await asyncio.gather(*askers, return_exceptions=True)
    spent = processor(server.process.pid) - computed
    return count / seconds, spent * 1000 / max(1, count)


# The measurement


async def measured(audience: Audience, tables: int, seconds: float, empty: int) -> dict[str, Any]:
    """One row: so many tables for so long."""
    await audience.grow(tables)
    await asyncio.sleep(seconds / 4)
    audience.begin()
    for stream in audience.streams:
        stream.bytes = stream.messages = 0
    pid = audience.server.process.pid
    computed, own = processor(pid), processor(os.getpid())
    start = perf_counter()
    await asyncio.sleep(seconds)
    audience.check()
    took = perf_counter() - start
    now = audience.now
    late = [stream for stream in audience.streams if stream.awaited]
    overdue = [LATER for stream in late if stream.awaited and stream.awaited[1] < start]
    html = [stream for stream in audience.streams if "<main" in stream.table]
    sent = sum(stream.messages for stream in html)
    spent = processor(pid) - computed
    first = [stream.first_bytes for stream in html]
    return {
        "tables": tables,
        "choices/s": round(len(now.posts) / took, 1),
        "refused": now.refused,
        "json post p50 ms": round(percentile(now.json_posts, 0.5), 1),
        "form post p50 ms": round(percentile(now.form_posts, 0.5), 1),
        "post p50 ms": round(percentile(now.posts, 0.5), 1),
        "post p99 ms": round(percentile(now.posts, 0.99), 1),
        "update p50 ms": round(percentile(now.updates, 0.5), 1),
        "update p99 ms": round(percentile([*now.updates, *overdue], 0.99), 1),
        "server CPU": round(spent / took, 2),
        "CPU ms/choice": round(spent * 1000 / max(1, len(now.posts)), 1),
        "client CPU": round((processor(os.getpid()) - own) / took, 2),
        "kB per table": round((memory(pid) - empty) / tables / 1024),
        "bytes, first": round(sum(first) / max(1, len(first))),
        "bytes, update": round(sum(stream.bytes for stream in html) / max(1, sent)),
        "bytes, unpacked": round(sum(stream.raw for stream in html) / max(1, len(html))),
    }


async def run(args: argparse.Namespace) -> dict[str, Any]:
    """Raise the number of tables until it is too many."""
    with tempfile.TemporaryDirectory(prefix="load-") as folder:
        disk = fsyncs(Path(folder), 0.2 if args.quick else 2)
        database = f"sqlite:///{folder}/house.db"
        server = await asyncio.to_thread(Server, database)
        rows: list[dict[str, Any]] = []
        try:
            nothing, cheapest = await empty_requests(server, 0.3 if args.quick else 3)
            audience = Audience(server, database, args.pause, args.seed)
            empty = memory(server.process.pid)
            tables = args.tables
            while tables <= args.most:
                row = await measured(audience, tables, args.seconds, empty)
                rows.append(row)
                if not args.json:
                    _show(row, is_first=len(rows) == 1)
                late = max(row["post p99 ms"], row["update p99 ms"]) > args.limit
                if late or args.quick or args.only:
                    break
                tables = round(tables * GROWTH)
            await audience.leave()
        finally:
            server.leave()
    held = [row for row in rows if max(row["post p99 ms"], row["update p99 ms"]) <= args.limit]
    best = max(held, key=lambda row: int(row["tables"]), default=rows[0])
    return {
        "rows": rows,
        "limit ms": args.limit,
        "pause s": args.pause,
        "held": best["tables"] if held else 0,
        "choices/s": best["choices/s"],
        "empty requests/s": round(nothing),
        "CPU ms/empty request": round(cheapest, 2),
        "fsync/s": round(disk),
        "choices/s of one processor": round(1000 / max(0.1, best["CPU ms/choice"])),
        "a choice costs empty requests": round(best["CPU ms/choice"] / max(0.01, cheapest)),
        "compiled": str(sys.modules["groundlings.kernel.state"].__file__).endswith(".so"),
        "load average": os.getloadavg(),
    }


def _show(row: dict[str, Any], *, is_first: bool) -> None:
    if is_first:
        print(" | ".join(row))
    print(" | ".join(f"{value!s:>{len(key)}}" for key, value in row.items()), flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How many tables one server holds.")
    parser.add_argument("--tables", type=int, default=50, help="to begin with")
    parser.add_argument("--only", type=int, metavar="TABLES", help="so many, and no others")
    parser.add_argument("--most", type=int, default=MOST)
    parser.add_argument("--pause", type=float, default=2, help="seconds between choices at a table")
    parser.add_argument("--seconds", type=float, default=15, help="for each number of tables")
    parser.add_argument("--limit", type=float, default=200, help="milliseconds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="two tables, two seconds")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.quick:
        args.tables, args.pause, args.seconds = 2, 0.1, 2
    args.tables = args.only or args.tables
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError):  # the server inherits it: each table has two streams
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    found = asyncio.run(run(args))
    if args.json:
        print(json.dumps(found))
        return
    print()
    for key, value in found.items():
        if key != "rows":
            print(f"{key}: {value}")


if __name__ == "__main__":
    main()
