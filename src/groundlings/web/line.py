"""A line: one connection, whose requests have a limit of time and of size.

uvicorn waits for a request for as long as it takes and reads headers as long as they come. So each
line has a moment by which the request that has begun must be here whole, and a round once a second
hangs up on who is late. A request that comes in one piece, as nearly all do, costs one call and a
few comparisons more than before.
"""

from __future__ import annotations

import asyncio
from math import inf
from typing import TYPE_CHECKING, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from groundlings.web.crowd import turned_away
from groundlings.web.lines import LARGEST_HEAD
from groundlings.web.quotas import SOON
from groundlings.web.safety import API, Dressed

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

    from groundlings.web.lines import Lines

WHOLE_SECONDS: Final = 20
"""Seconds for a request to be here whole, and for one to begin after the line was taken."""
STUCK_SECONDS: Final = 30
"""Seconds for whoever is told something to take some of it."""
LARGEST_REST: Final = 512 * 1024
"""Bytes of a request that was refused and goes on: the answer has had its time to arrive."""
SLICE: Final = 16 * 1024
"""A larger piece is read bit by bit, so that none of it is too much."""
MOST_AHEAD: Final = 16
"""So many requests may come before the first of them is answered."""
MOMENT: Final = 2
"""The same where a line is taken only to be told that there is no room."""
REFUSALS: Final = {
    408: f"a request must be here whole within {WHOLE_SECONDS} seconds",
    431: f"what stands before the body of a request has at most {LARGEST_HEAD} bytes",
}
PHRASES: Final = {408: "Request Timeout", 431: "Request Header Fields Too Large"}


class Line(HttpToolsProtocol):
    """uvicorn's own, with limits."""

    lines: ClassVar[Lines]
    who: str | None = None
    is_extra = False
    due = inf
    """By when the request that has begun must be here whole."""
    _read = 0
    """Bytes of it that have come, if it did not come in one piece."""
    _stuck_until = inf

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody calls."""
        super().connection_made(transport)
        has_room = self.lines.take(self)
        if self.is_extra:
            self.app = crowded
        self.due = self.loop.time() + (MOMENT if self.is_extra else WHOLE_SECONDS)
        if not has_room:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has hung up, or we have."""
        super().connection_lost(exc)
        self.lines.give_back(self)

    def data_received(self, data: bytes) -> None:
        """A piece of a request."""
        if len(data) > SLICE:
            for at in range(0, len(data), SLICE):
                if not self.transport.is_closing():
                    self.data_received(data[at : at + SLICE])
            return
        HttpToolsProtocol.data_received(self, data)
        cycle = self.cycle
        if (
            cycle is not None
            and cycle.scope is self.scope
            and not cycle.more_body
            and not cycle.response_complete
            and not self.pipeline
        ):
            self.due = inf  # all of it is here
            self._read = 0
        else:
            self._wait(len(data))

    def _wait(self, came: int) -> None:
        """More must come: not without end, and not for ever."""
        self._read += came
        if self.due == inf:
            self.due = self.loop.time() + WHOLE_SECONDS
        if self.pipeline:
            self.due, self._read = inf, 0
            if len(self.pipeline) > MOST_AHEAD:
                self.transport.close()
        elif self.cycle is None or self.cycle.scope is not self.scope:
            if self._read > LARGEST_HEAD:
                self._refuse(431)
        elif self._read > LARGEST_REST:
            self.transport.close()

    def is_hung_up(self, now: float) -> bool:
        """Hang up on whoever is late with a request, or does not take what is told; whether so."""
        transport = self.transport
        if self.due <= now and not transport.is_closing():
            if self._read and (self.cycle is None or self.cycle.response_complete):
                self._refuse(408)
            else:
                transport.close()
            return True
        if not transport.is_closing() and not self.flow.write_paused:
            self._stuck_until = inf
        elif self._stuck_until == inf:
            self._stuck_until = now + STUCK_SECONDS
        elif self._stuck_until <= now:
            transport.abort()
            return True
        return False

    def _refuse(self, status: int) -> None:
        """One sentence, and good night."""
        if self.transport.is_closing():
            return
        sentence = f"{REFUSALS[status]}\n".encode()
        self.transport.write(
            f"HTTP/1.1 {status} {PHRASES[status]}\r\nContent-Type: text/plain; charset=utf-8\r\n"
            f"Content-Length: {len(sentence)}\r\nConnection: close\r\n\r\n".encode()
            + sentence
        )
        self.transport.close()


async def crowded(scope: Scope, receive: Receive, send: Send) -> None:
    """The answer on a line for which there is no room."""
    if scope["type"] == "http":
        answer = turned_away(scope, "connections", SOON, API)
        answer.headers["Connection"] = "close"
        await answer(scope, receive, Dressed(scope, send))


def line_of(lines: Lines) -> type[Line]:
    """The lines of one server: uvicorn makes them itself."""
    return type("Line", (Line,), {"lines": lines})
