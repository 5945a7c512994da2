"""The upkeep: how the tables of this process go on by themselves.

Bots are moved, what other processes and the host's commands have done is heard, tables whose bots
nobody moves are taken over, and tables that nobody looks at are forgotten until somebody comes.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from groundlings.errors import GameError
from groundlings.stage import seating
from groundlings.stage.director import direct, is_due
from groundlings.stage.keys import now
from groundlings.stage.second_thoughts import is_left
from groundlings.stage.slips import settle
from groundlings.store.model import FROZEN, PLAYING
from groundlings.store.opening import OUT_OF_REACH

if TYPE_CHECKING:
    from collections.abc import Iterator

    from groundlings.stage.pace import Pace
    from groundlings.stage.playhouse import Playhouse
    from groundlings.stage.table import LiveTable
    from groundlings.stage.workers import Workers

LOG: Final = logging.getLogger("groundlings.stage")
SWEEP: Final = 2.0
"""Seconds between two looks at what other processes or the host's commands have done."""
GRACE: Final = 5_000
"""Milliseconds after which a table whose bots nobody moves is taken over."""
IDLE: Final = 600_000
"""Milliseconds after which a table that nobody looks at is forgotten until somebody comes."""


class Upkeep:
    """Whatever happens at the tables of a playhouse without anybody asking for it."""

    def __init__(self, playhouse: Playhouse, workers: Workers, pace: Pace) -> None:
        self.playhouse = playhouse
        self.workers = workers
        self.pace = pace
        self.changes = 0
        """How many changes everybody could see."""
        self.moving: dict[str, asyncio.Task[None]] = {}
        """The tables whose bots are being moved."""
        self.sweeping: asyncio.Task[None] | None = None
        self._resting: dict[str, int] = {}
        self._hearing: list[asyncio.Task[None]] = []
        self._closing = asyncio.Event()

    def begin(self) -> None:
        """Listen to the other processes on this store, and look around now and then."""
        store = self.playhouse.store
        if store.is_shared:
            from groundlings.stage.notify import listen  # noqa: PLC0415 - needs psycopg

            self._hearing.append(asyncio.create_task(listen(store, self._heard)))
        self.sweeping = asyncio.create_task(self._sweep())

    async def end(self) -> None:
        """Stop moving the bots."""
        self._closing.set()
        tasks = [*self._hearing, *self.moving.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(self.sweeping or asyncio.sleep(0), *tasks, return_exceptions=True)
        await asyncio.to_thread(self.workers.close)

    def attend(self, live: LiveTable) -> None:
        """Let this table go on, now and after every change."""
        live.observers.append(partial(self._changed, live))
        self._wake(live)

    def _changed(self, live: LiveTable, is_seen: bool) -> None:  # noqa: FBT001 - all it is told
        self.changes += is_seen
        self._wake(live)

    def _wake(self, live: LiveTable) -> None:
        """Move the bots of a table, unless that is under way or another process does it."""
        if live.status != PLAYING or live.id in self.moving or not live.is_ours:
            return
        if is_due(live):
            self.moving[live.id] = asyncio.create_task(self._move(live))

    async def _move(self, live: LiveTable) -> None:
        try:
            await direct(live, self.workers, self.pace)
        except Exception:  # a table must not fall silent for ever: the sweep tries again
            LOG.exception("the bots of table %s stopped", live.id)
        finally:
            self.moving.pop(live.id, None)

    async def _heard(self, table_id: str) -> None:
        """Another process has changed this table."""
        live = self.playhouse.tables.get(table_id)
        if live is not None:
            try:
                await live.refresh()
            except Exception:  # the next change, or the sweep, brings it up to date
                LOG.exception("table %s could not be read again", table_id)

    async def _sweep(self) -> None:
        has_thawed = False
        while not self._closing.is_set():
            try:
                if not has_thawed:
                    await self.thaw()
                    has_thawed = True
                await self.look_around()
            except Exception:  # whatever the database says now, it may say better soon
                LOG.exception("the house could not look around")
            # Not cancelled but asked to end: a read that nobody waits for would stay open.
            with suppress(TimeoutError):
                async with asyncio.timeout(SWEEP):
                    await self._closing.wait()

    async def _settle_all(self) -> None:
        for table_id in await asyncio.to_thread(self.playhouse.store.full_tables):
            with self._alone(table_id):
                await settle(await self.playhouse.find(table_id))

    async def look_around(self) -> None:
        """Take in tables whose bots nobody moves, end beats, hear the host, forget idle tables.

        Where all seats are taken a game begins, also one whose house was killed before it did.
        """
        store, tables = self.playhouse.store, self.playhouse.tables
        await self._settle_all()
        lengths = await asyncio.to_thread(store.lengths)
        for table_id, (length, at) in lengths.items():
            with self._alone(table_id):
                fresh = store.is_shared and now() - at < GRACE
                await self._look_after(table_id, length, fresh=fresh)
        for live in list(tables.values()):
            with self._alone(live.id):
                await self._look_at(live, is_on=live.id in lengths)
            idle = now() - max(live.asked_since, live.table.changed) > IDLE
            if idle and not live.listeners and live.id not in self.moving:
                tables.pop(live.id, None)

    async def _look_after(self, table_id: str, length: int, *, fresh: bool) -> None:
        """A running game of the store, with so many rows: bots whom nobody moves are moved."""
        live = self.playhouse.tables.get(table_id)
        if live is None and self._resting.get(table_id) != length and not fresh:
            self._resting[table_id] = length  # what cannot be read now cannot be in two seconds
            live = await self.playhouse.find(table_id)
        if live is not None and live.rev < length and not live.lock.locked():
            await live.refresh()  # said while the line to the other processes was broken
        if live is not None and not fresh:
            live.is_ours = True
            self._wake(live)
        if live is not None and table_id not in self.moving:
            self._resting[table_id] = length

    async def _look_at(self, live: LiveTable, *, is_on: bool) -> None:
        """A table in memory: who is away, the end of its beat, what the host has done."""
        await seating.settle(live)
        if is_left(live) and live.pausing is not None:
            with suppress(GameError):
                await live.end_turn(live.pausing, live.rev)
        if live.status == PLAYING and not is_on:
            await live.refresh()  # closed or purged by the host's command

    async def thaw(self) -> None:
        """Tables that were frozen go on, if this release can play them: once, at the opening."""
        tables = self.playhouse.tables
        for table_id in await asyncio.to_thread(self.playhouse.store.frozen):
            with self._alone(table_id):
                live = await self.playhouse.find(table_id)
                if live.status == FROZEN and not live.listeners:
                    tables.pop(table_id, None)

    @contextmanager
    def _alone(self, table_id: str) -> Iterator[None]:
        """What one table trips over stops no other, unless the whole store is out of reach."""
        try:
            yield
        except OUT_OF_REACH:
            self._resting.pop(table_id, None)
            raise
        except GameError:
            pass  # whoever comes to this table is told
        except Exception:  # whatever it is, it is this table's alone
            self._resting.pop(table_id, None)
            LOG.exception("table %s could not be looked after", table_id)
