"""The house as its pages know it: the playhouse, how it is reached, and who closes it."""

from __future__ import annotations

import asyncio
import re
import socket
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from groundlings.bots import USUAL
from groundlings.web.meters import Meters
from groundlings.web.pulse import Pulse
from groundlings.web.quotas import Quotas, whose

if TYPE_CHECKING:
    from starlette.requests import Request

    from groundlings.stage.playhouse import Playhouse


HOST: Final = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
"""What a browser may say that it came to."""


@dataclass(slots=True)
class Site:
    """What every page needs."""

    playhouse: Playhouse
    url: str = ""
    """The address that people outside use, where it is not the one they came by."""
    host: str = "127.0.0.1"
    """Where we listen."""
    quotas: Quotas = field(default_factory=Quotas)
    """How much of each kind one address may ask for."""
    meters: Meters = field(default_factory=Meters)
    """What was asked for, for those who watch over the house."""
    bots: str = USUAL
    """Who sits down where somebody wants to play at once."""
    closing: asyncio.Event = field(default_factory=asyncio.Event)
    pulse: Pulse = field(init=False)

    def __post_init__(self) -> None:
        self.pulse = Pulse(self.playhouse.store)
        self.quotas.thinking = self.thinking

    def thinking(self, who: str) -> int:
        """At how many tables that came from there bots are at work."""
        tables = self.playhouse.tables
        moving = [tables[one] for one in self.playhouse.upkeep.moving if one in tables]
        return sum(live.address == who for live in moving)

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


def address_of(request: Request) -> str:
    """Where somebody comes from, as quotas count it; written nowhere."""
    return whose(request.client.host) if request.client else ""


def _came_by(request: Request) -> str:
    """The address that a request came to, without what it asks for there."""
    host = request.headers.get("host", "")
    if not HOST.fullmatch(host):  # nobody came by that: what stands in links is where we are
        there = request.scope["server"] or ("localhost", None)
        host = there[0] if there[1] is None else f"{there[0]}:{there[1]}"
    folder = request.scope.get("app_root_path", request.scope.get("root_path", ""))
    return f"{request.scope['scheme']}://{host}{folder.rstrip('/')}"


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
