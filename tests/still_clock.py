"""A loop whose clock stands still while anybody works, and jumps to the next alarm."""

from __future__ import annotations

import asyncio
import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Coroutine

    import pytest

BEGAN = 1_600_000_000_000
MODULES = (
    "groundlings.stage.absence",
    "groundlings.stage.director",
    "groundlings.stage.second_thoughts",
    "groundlings.stage.table",
    "groundlings.stage.watched",
    "groundlings.stage.windows",
    "groundlings.web.board.ordering",
)


class StillLoop(asyncio.SelectorEventLoop):
    """Work takes no time here, so what is sent when is the same each time, to the microsecond."""

    moment = 0.0

    def time(self) -> float:
        """The moment that the last alarm rang for."""
        return self.moment

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:  # type: ignore[attr-defined]  # asyncio's own
            self.moment = max(self.moment, self._scheduled[0]._when)  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]


def in_still_time(monkeypatch: pytest.MonkeyPatch, deed: Coroutine[Any, Any, Any]) -> object:
    """Do this on a loop whose clock stands still, in the house too."""
    loop = StillLoop()

    def now() -> int:
        return BEGAN + round(loop.moment * 1000)

    with monkeypatch.context() as patch:
        for module in MODULES:
            for name in ("now", "moment"):
                patch.setattr(importlib.import_module(module), name, now, raising=False)
        try:
            return loop.run_until_complete(asyncio.wait_for(deed, 3600))
        finally:
            loop.run_until_complete(loop.shutdown_asyncgens())
            loop.close()
