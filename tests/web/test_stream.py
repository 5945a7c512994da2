from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from groundlings.web import stream
from stage.live_tables import eventually, house, in_loop, table
from web.markup import Markup

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import httpx
    import pytest


@in_loop
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


def test_who_stands_up_from_a_private_table_sees_no_more_of_it(
    visit: Callable[..., httpx.Client],
) -> None:
    host, guest = visit(), visit()
    wish = {"game": "pit", "seat": ["me", "open", "open"], "watch": "none", "your_name": "Anna"}
    table = host.post("/tables", data=wish).headers["location"]
    links = [one["value"] for one in Markup(host.get(table).text).all("input") if "value" in one]
    link = next(link for link in links if "/join/" in link)
    guest.post(link, data={"name": "Will"})
    with guest.stream("GET", f"{table}/stream") as lines:
        told = lines.iter_lines()
        assert any(line.startswith("data:") for line in told)
        assert guest.post(f"{table}/seats/1", data={"do": "stand-up"}).status_code == 303
        assert "<main" not in "".join(told)  # it ends
    assert guest.get(f"{table}/stream").status_code == 403


def test_to_ask_for_the_head_of_a_stream_is_answered_at_once(client: httpx.Client) -> None:
    wish = {"game": "pit", "seat": ["me", "screen"]}
    table = client.post("/tables", data=wish).headers["location"]
    assert client.head(f"{table}/stream").headers["content-type"].startswith("text/event-stream")
