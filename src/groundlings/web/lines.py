"""Lines: all connections of a server, how many there may be, and who is hung up on."""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from math import inf
from typing import TYPE_CHECKING, Final

from uvicorn.protocols.utils import get_remote_addr

from groundlings.web.quotas import whose

if TYPE_CHECKING:
    from collections.abc import Iterable

    from groundlings.web.line import Line
    from groundlings.web.quotas import Quotas

LARGEST_HEAD: Final = 32 * 1024
"""Bytes of a request before its body."""
SPARE: Final = 32
"""So many lines beyond what one address may have are told why, for a moment; then none is."""


class Lines:
    """All lines of a server."""

    def __init__(self, quotas: Quotas, most: float = inf, proxies: str = "") -> None:
        self._quotas = quotas
        self._most = most
        """Of all addresses together: each line is an open file."""
        self._proxies = [one.strip() for one in proxies.split(",") if one.strip()]
        self._taken = 0
        self._extra = 0
        self.late = 0
        """How many were hung up on because they were slow."""

    def take(self, line: Line) -> bool:
        """Whether there is room for this line; one beyond it may be told so."""
        self._taken += 1
        address = get_remote_addr(line.transport)
        who = whose(address[0]) if address else ""
        if self._taken > self._most:
            self._quotas.refused["connections"] += 1
            return False
        if self._is_proxy(who):
            return True
        if self._quotas.enter("connections", who):
            line.who = who
            return True
        if self._extra >= SPARE:
            return False
        self._extra += 1
        line.is_extra = True
        return True

    def give_back(self, line: Line) -> None:
        """It is free again."""
        self._taken -= 1
        self._extra -= line.is_extra
        if line.who is not None:
            self._quotas.leave("connections", line.who)

    def _is_proxy(self, who: str) -> bool:
        """Whether all who come by a proxy that is believed come from here."""
        if "*" in self._proxies:
            return True
        try:
            here = ip_address(who)
            return any(here in ip_network(one, strict=False) for one in self._proxies)
        except ValueError:
            return False

    def walk(self, lines: Iterable[Line], now: float) -> None:
        """Once a second: hang up on whoever is late."""
        for line in list(lines):
            self.late += line.is_hung_up(now)
