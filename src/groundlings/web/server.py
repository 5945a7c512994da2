"""The server: one process that listens, until it is told to stop."""

from __future__ import annotations

import gc
import logging
import signal
import socket
import sys
from typing import TYPE_CHECKING, Final

import uvicorn

from groundlings.errors import GameError
from groundlings.web.app import application

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from groundlings.web.site import Site

YOUNG: Final = 50_000
"""So many things are new before we look which of them nobody needs. Few are tied in a circle, and
who waits longer finds fewer left to look at: a table lets go of nearly as many as it makes."""
GOODBYE: Final = 3
"""Seconds for requests under way when we are told to stop."""


class Server(uvicorn.Server):
    """Ends its streams before it waits for them."""

    def __init__(self, config: uvicorn.Config, site: Site) -> None:
        super().__init__(config)
        self._site = site

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal: stop, and at the second Ctrl-C at once; uvicorn would raise it once more."""
        self._site.close()
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


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
    site: Site, listener: socket.socket, *, proxies: str = "", ready: Callable[[], None]
) -> None:
    """Listen until a signal comes."""
    logging.basicConfig(
        stream=sys.stderr, level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s"
    )
    config = uvicorn.Config(
        application(site),
        log_config=None,
        access_log=False,  # addresses hold invitations and home links
        server_header=False,
        timeout_graceful_shutdown=GOODBYE,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        lifespan="on",
    )
    gc.collect()
    gc.freeze()  # what is loaded by now stays: to look through it takes as long as ten choices
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    ready()
    Server(config, site).run(sockets=[listener])
