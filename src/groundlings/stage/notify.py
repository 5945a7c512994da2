"""What the processes on one PostgreSQL tell each other, by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import psycopg
from psycopg import sql

from groundlings.store.store import CHANNEL

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from groundlings.store.store import Store

LOG: Final = logging.getLogger("groundlings.stage")
PAUSE: Final = 1.0
"""Seconds before a broken line is tried again."""


async def listen(store: Store, heard: Callable[[str], Awaitable[None]]) -> None:
    """Hear of every change that another process makes, for as long as this one runs."""
    address = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            line = await psycopg.AsyncConnection.connect(address, autocommit=True)
            async with line:
                await line.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
                async for notice in line.notifies():
                    who, _, table_id = notice.payload.partition(" ")
                    if who != store.name:
                        await heard(table_id)
        except psycopg.Error as error:
            LOG.warning("the line to the other houses broke: %s", error)
        await asyncio.sleep(PAUSE)
