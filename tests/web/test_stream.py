from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from groundlings.web import stream
from stage.evening import evening, eventually, house, table

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


@evening
async def test_a_page_that_is_reloaded_takes_nobody_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(f"sqlite:///{tmp_path / 'house.db'}") as place:
        live = await table(place, "me", "me", game="shakespeare")

        async def look() -> None:
            page = stream._messages(live, lambda: "<main></main>", asyncio.Event(), [0])
            await anext(page)
            await page.aclose()

        monkeypatch.setattr(stream, "AWAY_AFTER", 1e6)
        await look()
        assert not live.listeners
        assert live.present == {0: 1}
        monkeypatch.setattr(stream, "AWAY_AFTER", 0)
        await look()
        await eventually(lambda: live.present == {0: 1})
