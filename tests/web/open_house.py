"""A real house for the tests: the real application, a real socket, a real SQLite file."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

import httpx

import groundlings
import pit
from groundlings.stage.pace import Pace
from groundlings.stage.playhouse import Playhouse
from groundlings.stage.workers import Workers
from groundlings.store.store import Store
from groundlings.web.app import application
from groundlings.web.lines import Lines
from groundlings.web.quotas import Quotas, quotas_of
from groundlings.web.server import Server, address, bound, configured
from groundlings.web.site import Site

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator

    from starlette.applications import Starlette

    from groundlings.kernel.game import Game
    from groundlings.stage.table import LiveTable

groundlings.register(pit.GAME)

T = TypeVar("T")
WAIT_SECONDS = 60
SOURCES = Path(__file__).parents[2] / "src"


class OpenHouse:
    """A house that is open: its address, its insides, and clients that come to it."""

    def __init__(self, house: Site, url: str) -> None:
        self.house = house
        self.url = url
        self.loop: asyncio.AbstractEventLoop | None = None
        self._clients: list[httpx.Client] = []

    @property
    def store(self) -> Store:
        return self.house.playhouse.store

    def client(self, **options: Any) -> httpx.Client:  # noqa: ANN401 - whatever httpx takes
        """A browser of its own: a fresh cookie jar."""
        options.setdefault("base_url", self.url)
        fresh = httpx.Client(timeout=WAIT_SECONDS, **options)
        self._clients.append(fresh)
        return fresh

    def do(self, deed: Coroutine[Any, Any, T]) -> T:
        """Something done within the house, on its own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(deed, self.loop).result(WAIT_SECONDS)

    def live(self, table: str) -> LiveTable:
        """The live table behind an address."""
        return self.do(self.house.playhouse.find(table))

    def leave(self) -> None:
        """All clients go home."""
        for client in self._clients:
            client.close()


@contextmanager
def open_house(
    database: str,
    *,
    rate: float = 0,
    quotas: Iterable[str] = (),
    clock: Callable[[], float] = monotonic,
    editions: tuple[Game, ...] = (),
    url: str = "",
) -> Iterator[OpenHouse]:
    """Open a house on a free port, in a thread of this process."""
    listener = bound("127.0.0.1", 0)
    store = Store(database, is_server=True)
    pace = Pace(bot=0, beat=0, passing=0)
    playhouse = Playhouse(store, Workers(1), pace, editions)
    house = Site(playhouse, url=url, quotas=Quotas(quotas_of(rate, quotas), clock))
    opened = OpenHouse(house, address(listener))
    app = application(house)
    _tell_loop(app, opened)
    server = Server(configured(app), house, Lines(house.quotas))
    thread = Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    try:
        httpx.get(f"{opened.url}/healthz", timeout=WAIT_SECONDS)  # the socket listens already
        yield opened
    finally:
        opened.leave()
        if opened.loop is not None:
            opened.loop.call_soon_threadsafe(house.close)
        server.should_exit = True
        thread.join(WAIT_SECONDS)
        listener.close()
        store.close()


def _tell_loop(app: Starlette, opened: OpenHouse) -> None:
    """Remember the loop that the house runs on."""
    inner = app.router.lifespan_context

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        opened.loop = asyncio.get_running_loop()
        async with inner(app):
            yield

    app.router.lifespan_context = lifespan


class Served:
    """`groundlings serve` as a process of its own."""

    def __init__(self, process: subprocess.Popen[str], first_line: str) -> None:
        self.process = process
        self.first_line = first_line
        self.url = first_line.removeprefix("listening on ").strip()
        self.errors = ""

    def stop(self) -> int:
        """Ask it to go, and hear what it said meanwhile."""
        if self.process.returncode is None:
            self.process.terminate()
            _, self.errors = self.process.communicate(timeout=WAIT_SECONDS)
        return self.process.returncode


@contextmanager
def served(database: str, *options: str) -> Iterator[Served]:
    """Start the command and read where it listens."""
    line = [sys.executable, "-m", "groundlings", "serve", "--port", "0", "--database", database]
    process = subprocess.Popen(
        [*line, "--pace", "0", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
    )
    assert process.stdout is not None
    running = Served(process, process.stdout.readline())
    try:
        yield running
    finally:
        running.stop()
