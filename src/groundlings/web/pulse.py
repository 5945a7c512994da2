"""The pulse of the store: whether it can be written to, as `/readyz` tells it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from groundlings.store.store import Store

FRESH: Final = 1
"""Seconds for which an answer is good: whoever asks again and again costs one write a second."""
PATIENCE: Final = 2
"""Seconds after which no answer is one."""


class Pulse:
    """A store that can be read but not written to, locked or on a full disk, has none."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._felt: asyncio.Future[None] | None = None
        self._at = 0.0

    async def beats(self) -> bool:
        """Whether the store can be written to now."""
        at = asyncio.get_running_loop().time()
        if self._felt is None or (self._felt.done() and at - self._at >= FRESH):
            self._at = at
            self._felt = asyncio.wrap_future(self._store.touch())
        try:
            async with asyncio.timeout_at(self._at + PATIENCE):
                await asyncio.shield(self._felt)
        except Exception:  # noqa: BLE001 - whatever the database says, we are not ready
            return False
        return True
