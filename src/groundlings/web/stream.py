"""Streams: server-sent events, each a table, packed as they go.

Whoever comes, and comes back, gets the whole table first. A page that asks for it (`?changes=1`)
is told after that only what has changed, and puts the whole table together again; everybody else
gets whole tables always.

What many are told is written once and packed once: each message of a page is packed by itself, so
the same bytes go to all who look at the same, whatever they were told before. The messages of a
program share one window of the packer instead, so that a whole table costs some hundred bytes.

A page that is told changes knows each table by a *mark*, the id of its event. With a post it names
the one that it has, and the answer too is told as a change, if a stream of whoever posts has it.
"""

from __future__ import annotations

import asyncio
import re
import time
import zlib
from typing import TYPE_CHECKING, Final, NamedTuple

from starlette.responses import Response, StreamingResponse

from groundlings.web.changes import change, lines_of
from groundlings.web.leaf import Leaf
from groundlings.web.packing import GZIP_HEAD, end, packed, packer

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Sequence

    from starlette.requests import Request

    from groundlings.stage.seating import Visitor
    from groundlings.stage.table import LiveTable

HEARTBEAT: Final = 15
"""Seconds of silence after which a sign of life is sent."""
RETRY: Final = 1000
"""Milliseconds a browser waits before it comes back."""
AWAY_AFTER: Final = 4
"""Seconds after which somebody whose stream has ended is away: a page that is reloaded is not."""
TAKES_GZIP: Final = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))")
"""What a browser says that can unpack what we pack."""
CHANGES: Final = "changes"
MESSAGE: Final = "message"
"""What an answer says of itself that is a message of the stream."""
MARKS: Final = 0xFFFF_FFFF_FFFF
"""So many marks there are."""


class Part:
    """A part of a stream, plain and packed by itself."""

    __slots__ = ("_packed", "plain")

    def __init__(self, plain: bytes) -> None:
        self.plain = plain
        self._packed = b""

    @property
    def packed(self) -> bytes:
        """No part looks back on another, so they may follow each other as they come."""
        if not self._packed:
            self._packed = packed(self.plain)
        return self._packed


class Told(NamedTuple):
    """A table as it is told: what it is known by, and its lines.

    The mark is made of the text alone, so it tells no more than that.
    """

    mark: str
    lines: Sequence[str]


class ShownOut:
    """Whether somebody's key has become nobody's while they look on.

    A store that nobody else writes to knows that by heart. Another one is asked now and then: to
    ask it at every change would cost more than the change.
    """

    def __init__(self, is_gone: Callable[[], Awaitable[bool]] | None, *, is_shared: bool) -> None:
        self._is_gone = is_gone
        self._pause = HEARTBEAT / 2 if is_shared else 0
        self._asked = time.monotonic()

    async def is_so(self) -> bool:
        """Ask, if it is time."""
        at = time.monotonic()
        if self._is_gone is None or at - self._asked < self._pause:
            return False
        self._asked = at
        return await self._is_gone()


ALIVE: Final = Part(b": still here\n\n")
BEGINNING: Final = Part(f"retry: {RETRY}\n\n".encode())


def stream(
    request: Request,
    live: LiveTable,
    draw: Callable[[], Leaf | str | None],
    closing: asyncio.Event,
    seats: Sequence[int] = (),
    *,
    is_page: bool = False,
    who: Visitor | None = None,
    is_gone: Callable[[], Awaitable[bool]] | None = None,
) -> Response:
    """A stream of tables: the current one first, then one for each change.

    It ends when nothing is drawn any more. Whoever sits on these seats is present until then, and
    hears too what concerns them alone; a program is told that when it answers. From a page `who`
    may post. It ends too when `is_gone` says that whoever looks on is nobody any more.
    """
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    if request.method == "HEAD":
        return Response(media_type="text/event-stream", headers=headers)
    wants_changes = is_page and CHANGES in request.query_params
    shown_out = ShownOut(is_gone, is_shared=live.store.is_shared)
    parts = _messages(live, draw, closing, seats, who, shown_out, wants_changes=wants_changes)
    is_packed = takes_gzip(request)
    if is_packed:
        headers["Content-Encoding"] = "gzip"
    body = _plain(parts) if not is_packed else _apart(parts) if is_page else _together(parts)
    return StreamingResponse(body, media_type="text/event-stream", headers=headers)


def change_told(request: Request, live: LiveTable, before: Told, now: Leaf) -> Response:
    """The answer to whoever has this table: the same message that streams are sent."""
    part = _written(live, before, _told(live, now))
    headers = {"X-Groundlings": MESSAGE, "Vary": "Accept-Encoding"}
    if not takes_gzip(request):
        return Response(part.plain, headers=headers, media_type="text/plain")
    headers["Content-Encoding"] = "gzip"
    whole = GZIP_HEAD + part.packed + end(zlib.crc32(part.plain), len(part.plain))
    return Response(whole, headers=headers, media_type="text/plain")


def takes_gzip(request: Request) -> bool:
    """Whether who asks can unpack what we pack."""
    return TAKES_GZIP.search(request.headers.get("accept-encoding", "")) is not None


async def _messages(
    live: LiveTable,
    draw: Callable[[], Leaf | str | None],
    closing: asyncio.Event,
    seats: Sequence[int],
    who: Visitor | None = None,
    shown_out: ShownOut | None = None,
    *,
    wants_changes: bool = False,
) -> AsyncGenerator[Part, None]:
    shown_out = shown_out or ShownOut(None, is_shared=False)
    bell = live.listen(seats)
    live.arrive(seats)
    last = Told("", ())
    try:
        yield BEGINNING
        while not closing.is_set():
            bell.clear()
            if await shown_out.is_so():
                return
            drawn = draw()
            if drawn is None:
                return
            now = _told(live, drawn)
            if now.mark != last.mark:
                yield _written(live, last, now) if wants_changes else _whole(live, now)
                if wants_changes and who is not None:
                    live.in_hand.pop((who, last.mark), None)
                    live.in_hand[who, now.mark] = now.lines
                last = now
            while not bell.is_set():
                try:
                    async with asyncio.timeout(HEARTBEAT):
                        await bell.wait()
                except TimeoutError:
                    if await shown_out.is_so():
                        return
                    yield ALIVE
    finally:
        live.in_hand.pop((who, last.mark), None)
        live.leave(bell)
        live.keep_looks(seats)
        asyncio.get_running_loop().call_later(AWAY_AFTER, live.depart, seats)


def _told(live: LiveTable, drawn: Leaf | str) -> Told:
    """A table as it is told, put into lines once for each beat."""

    def read() -> tuple[Told, object]:
        lines = drawn.lines if isinstance(drawn, Leaf) else lines_of(drawn)
        name = f"{live.rev}-{hash(tuple(lines)) & MARKS:x}"
        return Told(name, lines), drawn  # which is held, so that its id stays its own

    told, _ = live.once(("told", id(drawn)), read)
    return told


def _whole(live: LiveTable, now: Told) -> Part:
    """The message with all of it: written once for each beat of a table."""
    return live.once(("whole", now.mark), lambda: Part(message(live.rev, now.lines)))


def _written(live: LiveTable, before: Told, now: Told) -> Part:
    """The message for all pages that had this table before, written once too."""

    def write() -> Part:
        told = change(before.lines, now.lines) if before.lines else None
        if told is None:
            return Part(message(now.mark, now.lines))
        return Part(b"event: change\n" + message(now.mark, told))

    return live.once(("written", before.mark, now.mark), write)


def message(name: int | str, lines: Sequence[str]) -> bytes:
    """One event: the number of the row or a mark, and the table line by line."""
    told = "\ndata: ".join(lines)
    return f"id: {name}\ndata: {told}\n\n".encode()


async def _plain(parts: AsyncIterator[Part]) -> AsyncIterator[bytes]:
    async for part in parts:
        yield part.plain


def _apart(parts: AsyncIterator[Part]) -> AsyncIterator[bytes]:
    """One file of gzip, made of parts that were packed by themselves."""
    return _file(parts, lambda part: part.packed)


def _together(parts: AsyncIterator[Part]) -> AsyncIterator[bytes]:
    """One file of gzip, in which each part looks back on those before it."""
    within = packer()
    return _file(parts, lambda part: packed(part.plain, within))


async def _file(parts: AsyncIterator[Part], pack: Callable[[Part], bytes]) -> AsyncIterator[bytes]:
    check = length = 0
    head = GZIP_HEAD
    async for part in parts:
        check = zlib.crc32(part.plain, check)
        length += len(part.plain)
        yield head + pack(part)
        head = b""
    yield end(check, length)
