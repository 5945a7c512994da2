"""Streams: server-sent events, each a whole table, packed together as they go.

Successive tables differ little, and all messages of a stream share one window of the packer: if a
table fits into it, a change costs some hundred bytes on the line, though each message is complete.
"""

from __future__ import annotations

import asyncio
import re
import zlib
from typing import TYPE_CHECKING, Final

from starlette.responses import Response, StreamingResponse

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence

    from starlette.requests import Request

    from groundlings.stage.table import LiveTable

HEARTBEAT: Final = 15
"""Seconds of silence after which a sign of life is sent."""
RETRY: Final = 1000
"""Milliseconds a browser waits before it comes back."""
AWAY_AFTER: Final = 4
"""Seconds after which somebody whose stream has ended is away: a page that is reloaded is not."""
GZIP: Final = 16 + zlib.MAX_WBITS
TAKES_GZIP: Final = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))")
"""What a browser says that can unpack what we pack."""


def stream(
    request: Request,
    live: LiveTable,
    draw: Callable[[], str | None],
    closing: asyncio.Event,
    seats: Sequence[int] = (),
) -> Response:
    """A stream of whole tables: the current one first, then one for each change.

    It ends when nothing is drawn any more. Whoever sits on these seats is present until then, and
    hears too what concerns them alone; a program is told that when it answers.
    """
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    if request.method == "HEAD":
        return Response(media_type="text/event-stream", headers=headers)
    body: AsyncIterator[bytes] = _messages(live, draw, closing, seats)
    if TAKES_GZIP.search(request.headers.get("accept-encoding", "")):
        headers["Content-Encoding"] = "gzip"
        body = _packed(body)
    return StreamingResponse(body, media_type="text/event-stream", headers=headers)


async def _messages(
    live: LiveTable, draw: Callable[[], str | None], closing: asyncio.Event, seats: Sequence[int]
) -> AsyncGenerator[bytes, None]:
    bell = live.listen(seats)
    live.arrive(seats)
    last = ""
    try:
        yield f"retry: {RETRY}\n\n".encode()
        while not closing.is_set():
            bell.clear()
            drawn = draw()
            if drawn is None:
                return
            if drawn != last:
                yield message(live.rev, drawn)
                last = drawn
            while not bell.is_set():
                try:
                    async with asyncio.timeout(HEARTBEAT):
                        await bell.wait()
                except TimeoutError:
                    yield b": still here\n\n"
    finally:
        live.leave(bell)
        live.keep_looks(seats)
        asyncio.get_running_loop().call_later(AWAY_AFTER, live.depart, seats)


def message(rev: int, text: str) -> bytes:
    """One event: the number of the row, and the table line by line."""
    lines = "".join(f"data: {line}\n" for line in text.splitlines())
    return f"id: {rev}\n{lines}\n".encode()


async def _packed(body: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    packer = zlib.compressobj(6, zlib.DEFLATED, GZIP)
    async for part in body:
        yield packer.compress(part) + packer.flush(zlib.Z_SYNC_FLUSH)
    yield packer.flush()
