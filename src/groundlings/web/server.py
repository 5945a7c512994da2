"""The server: one process that listens, until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import math
import os
import signal
import socket
import sys
from importlib.util import find_spec
from threading import Timer
from typing import TYPE_CHECKING, Final, cast

import uvicorn

from groundlings.errors import GameError
from groundlings.web import logs
from groundlings.web.app import application
from groundlings.web.lines import LARGEST_HEAD, Lines
from groundlings.web.quotas import Quotas

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from starlette.types import ASGIApp

    from groundlings.web.line import Line
    from groundlings.web.site import Site

YOUNG: Final = 50_000
"""So many things are new before we look which of them nobody needs. Few are tied in a circle, and
who waits longer finds fewer left to look at: a table lets go of nearly as many as it makes."""
GOODBYE: Final = 2
"""Seconds for requests under way when we are told to stop..."""
LAST_CALL: Final = 2.8
"""... and for all of it: whatever still waits then, such as for a locked file, is left behind."""
TICKS: Final = 10
"""So often a second uvicorn looks around."""
FILES: Final = 65_536
"""So many files we want to be able to open: each line is one."""
FOR_LINES: Final = 0.8
"""The part of them that lines may have; the rest is for the store, the bots and what we serve."""
LOG: Final = logging.getLogger("groundlings.web")


class Server(uvicorn.Server):
    """Ends its streams before it waits for them, and never waits for long."""

    is_alone = False
    """Whether the process is nobody's but ours, and may end at once."""

    def __init__(self, config: uvicorn.Config, site: Site, lines: Lines | None = None) -> None:
        lines = lines or Lines(Quotas())
        self._has_limits = find_spec("httptools") is not None
        if self._has_limits:
            from groundlings.web.line import line_of  # noqa: PLC0415 - it may not be there

            config.http = line_of(lines)
        super().__init__(config)
        self._site = site
        self._lines = lines

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second; once a second the lines are walked along."""
        if counter % TICKS == 0 and self._has_limits:
            lines = cast("set[Line]", self.server_state.connections)
            self._lines.walk(lines, asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal: stop, and at the second Ctrl-C at once; uvicorn would raise it once more."""
        if self.is_alone and not self.should_exit:
            last_call = Timer(LAST_CALL, leave_at_once, [self._site])
            last_call.daemon = True
            last_call.start()
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True  # before anything that could fail: else nothing ends us
        self._site.close()


def leave_at_once(site: Site) -> None:
    """Go, whatever is still under way: what was told is on the disk, the rest was told to nobody.

    A thread that waits for the database, or for a process that hangs, would keep us for minutes.
    """
    LOG.warning("the house has closed without waiting for what was still under way")
    try:
        for thinker in site.playhouse.upkeep.workers.thinkers:
            thinker.kill()
        sys.stderr.flush()
    finally:
        os._exit(0)


def bound(host: str, port: int) -> socket.socket:
    """A socket that already listens, so that its address can be told."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        raise GameError(f"nobody can listen on {host} port {port}: {error.strerror}") from None
    listener.set_inheritable(False)
    return listener


def address(listener: socket.socket) -> str:
    """The URL of a socket."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(
    site: Site,
    listener: socket.socket,
    *,
    proxies: str = "",
    log: str = logs.TEXT,
    ready: Callable[[], None],
) -> None:
    """Listen until a signal comes."""
    logs.kept(log)
    logging.getLogger("uvicorn.error").addFilter(is_news)
    config = configured(application(site), proxies)
    files = more_files()
    gc.collect()
    gc.freeze()  # what is loaded by now stays: to look through it takes as long as ten choices
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    ready()
    LOG.info("open")
    server = Server(config, site, Lines(site.quotas, files * FOR_LINES, proxies))
    server.is_alone = True
    server.run(sockets=[listener])
    LOG.info("closed")


def is_news(record: logging.LogRecord) -> bool:
    """A request that is cut off because the house closes is no fault, and has no traceback."""
    return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))


def configured(app: ASGIApp, proxies: str = "") -> uvicorn.Config:
    """How uvicorn serves a house."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,  # addresses hold invitations and home links
        server_header=False,
        timeout_graceful_shutdown=GOODBYE,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        lifespan="on",
        h11_max_incomplete_event_size=LARGEST_HEAD,  # where there is no httptools
    )


def more_files() -> float:
    """As many files as we may open; more than usual, where the system lets us say so."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return math.inf
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return math.inf if soft == resource.RLIM_INFINITY else soft
