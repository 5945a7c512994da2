"""The house as its pages know it: the playhouse, how it is reached, and who closes it."""

from __future__ import annotations

import asyncio
import socket
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from groundlings.bots import USUAL
from groundlings.web.pulse import Pulse

if TYPE_CHECKING:
    from starlette.requests import Request

    from groundlings.stage.playhouse import Playhouse


@dataclass(slots=True)
class Site:
    """What every page needs."""

    playhouse: Playhouse
    url: str = ""
    """The address that people outside use, where it is not the one they came by."""
    host: str = "127.0.0.1"
    """Where we listen."""
    rate: float = 200
    """Posts a second from one address; 0 = as many as come."""
    bots: str = USUAL
    """Who sits down where somebody wants to play at once."""
    closing: asyncio.Event = field(default_factory=asyncio.Event)
    pulse: Pulse = field(init=False)

    def __post_init__(self) -> None:
        self.pulse = Pulse(self.playhouse.store)

    def base(self, request: Request) -> str:
        """The beginning of links that are sent to others."""
        if self.url:
            return self.url.rstrip("/")
        came_by = _came_by(request)
        if not is_near(came_by) or is_loopback(self.host):
            return came_by
        parts = urlsplit(came_by)
        for address in own_addresses():
            port = f":{parts.port}" if parts.port else ""
            return f"{parts.scheme}://{address}{port}"
        return came_by

    def is_local(self, request: Request) -> bool:
        """Whether a link to here would only work on this computer."""
        return is_near(self.base(request))

    def close(self) -> None:
        """End all streams; the tables are in the store."""
        self.closing.set()
        self.playhouse.ring()


def _came_by(request: Request) -> str:
    """The address that a request came to, without what it asks for there."""
    host = request.headers.get("host")
    if not host or request.scope.get("root_path"):
        return str(request.base_url).rstrip("/")
    return f"{request.scope['scheme']}://{host}"


@lru_cache(maxsize=64)
def is_near(url: str) -> bool:
    """Whether an address leads to this computer only."""
    return is_loopback(urlsplit(url).hostname or "")


def is_loopback(host: str) -> bool:
    """Whether this is the computer's address for itself."""
    if host in {"", "localhost"}:
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def own_addresses() -> list[str]:
    """The addresses by which others in the same network can reach this computer."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return []
    addresses = dict.fromkeys(str(entry[4][0]) for entry in found)
    return [address for address in addresses if not is_loopback(address)]
