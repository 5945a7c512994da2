"""Meters: what the house tells those who watch over it, as Prometheus reads it.

The text is our own: the library for it takes as long to load as half of the house, for what is a
page of lines here.

Some numbers are for the host alone, since they grow when somebody answers under a seal: whoever
could read them at a table for two would know that the other has. Who shows the host's token gets
them all.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from collections import Counter
from typing import TYPE_CHECKING, Final

from starlette.responses import PlainTextResponse

from groundlings.store.durations import Durations

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from groundlings.web.site import Site

KIND: Final = "text/plain; version=0.0.4"
FILES: Final = ("/static/", "/drawings/")
WATCH: Final = ("/healthz", "/readyz", "/metrics")
MEMORY: Final = "/proc/self/statm"
PAGE: Final = 4096
"""Bytes of a page of memory, in which Linux counts."""


class Meters:
    """What was asked for, and how it was answered."""

    def __init__(self, token: str = "") -> None:
        self.token = token
        """What the host shows to see all numbers; empty = nobody can."""
        self.requests: Counter[tuple[str, int]] = Counter()
        """By the kind of address and the status."""
        self.choices = Durations()
        """From the last byte of a choice to the first of its answer."""

    def may_see_all(self, request: Request) -> bool:
        """Whether this is the host."""
        shown = request.headers.get("authorization", "").removeprefix("Bearer ")
        return bool(self.token) and hmac.compare_digest(shown.encode(), self.token.encode())

    def lines(self) -> list[str]:
        """What only the host is told."""
        told = ["# TYPE groundlings_requests_total counter"]
        told += [
            f'groundlings_requests_total{{kind="{kind}",status="{status}"}} {count}'
            for (kind, status), count in sorted(self.requests.items())
        ]
        return told + self.choices.lines("groundlings_choice_seconds")


def kind_of(path: str) -> str:
    """The kind of an address: it says nothing of who asks, or for which table."""
    if path.startswith(FILES):
        return "file"
    if path in WATCH:
        return "watch"
    last = path.rpartition("/")[2]
    if last in {"stream", "events"}:
        return "stream"
    if last == "choices":
        return "choice"
    return "api" if path.startswith("/api/") else "page"


class Metered:
    """Counts every request by its answer, and how long a choice took."""

    def __init__(self, app: ASGIApp, meters: Meters) -> None:
        self.app = app
        self.meters = meters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        kind, began = kind_of(scope["path"]), time.monotonic()

        async def note(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.meters.requests[kind, message["status"]] += 1
                if kind == "choice":
                    self.meters.choices.note(time.monotonic() - began)
            await send(message)

        await self.app(scope, receive, note)


async def metrics(request: Request) -> Response:
    """Numbers for Prometheus."""
    site: Site = request.app.state.site
    lines = await public(site)
    if site.meters.may_see_all(request):
        writer = site.playhouse.store.writer
        lines += site.meters.lines()
        lines += writer.durations.lines("groundlings_commit_seconds")
        lines += _numbers({
            "store_errors_total counter": writer.errors,
            "thoughts gauge": site.playhouse.upkeep.workers.thinking,
            "memory_bytes gauge": await asyncio.to_thread(memory),
        })  # fmt: skip
    return PlainTextResponse("\n".join(lines) + "\n", media_type=KIND)


async def public(site: Site) -> list[str]:
    """What nobody can learn anything of a game from."""
    playhouse = site.playhouse
    counts = await asyncio.to_thread(playhouse.store.counts)
    lines = ["# TYPE groundlings_tables gauge"]
    lines += [f'groundlings_tables{{status="{key}"}} {n}' for key, n in sorted(counts.items())]
    lines.append("# TYPE groundlings_refused_total counter")
    refused = site.quotas.refused.items()
    lines += [f'groundlings_refused_total{{quota="{key}"}} {n}' for key, n in refused]
    live, workers = playhouse.tables.values(), playhouse.upkeep.workers
    return lines + _numbers({
        "live_tables gauge": len(live),
        "streams gauge": sum(table.listeners for table in live),
        "log_rows_total counter": playhouse.store.writer.lines,
        "commits_total counter": playhouse.store.writer.commits,
        "changes_total counter": playhouse.upkeep.changes,
        "hints_total counter": playhouse.prompter.given,
        "thoughts_waiting gauge": workers.waiting,
        "workers_replaced_total counter": workers.replaced,
    })  # fmt: skip


def _numbers(numbers: dict[str, int]) -> list[str]:
    """A line each, and before it of which kind it is."""
    lines = []
    for key, number in numbers.items():
        name, kind = key.split()
        lines += [f"# TYPE groundlings_{name} {kind}", f"groundlings_{name} {number}"]
    return lines


def memory() -> int:
    """Bytes that this process has in memory; 0 where nobody says."""
    try:
        with open(MEMORY, encoding="ascii") as told:  # noqa: PTH123 - no path of ours
            return int(told.read().split()[1]) * PAGE
    except OSError:
        return 0
