"""Quotas: how much of each kind one address may ask for, so that something is left for others.

A house of friends behind one address, all at once, never meets them (`tests/web/test_quotas.py`
plays such an evening); a program that runs wild does, and is told when to come again.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from ipaddress import ip_address
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

MOST_KNOWN: Final = 10_000
"""So many addresses are counted at once; who has not come for longest is forgotten first."""
SOON: Final = 5
"""Seconds after which to ask again for what is counted while it lasts."""


class Quota(NamedTuple):
    """So much of one kind for each address."""

    most: int
    """At once; 0 = as much as comes."""
    seconds: float
    """The time in which all of it comes back, bit by bit; 0 = it is counted while it lasts."""
    what: str


USUAL: Final[Mapping[str, Quota]] = {
    "posts": Quota(400, 2, "posts of any kind"),
    "tables": Quota(60, 600, "tables opened, rematches and games played on from a moment"),
    "undo": Quota(200, 20, "choices taken back"),
    "hints": Quota(400, 100, "hints; beside that each person has twenty, and one every 5 seconds"),
    "pages": Quota(600, 20, "pages, tables and records that are drawn; files do not count"),
    "streams": Quota(300, 0, "streams that are open"),
    "thinking": Quota(60, 0, "tables of one address at which bots think, when one more is opened"),
    "connections": Quota(400, 0, "connections; those of a proxy that is believed do not count"),
}
KINDS: Final = {
    "tables": "tables",
    "rematch": "tables",
    "play-on": "tables",
    "undo": "undo",
    "hints": "hints",
}
"""By the last part of an address to which something is posted."""
STREAMS: Final = ("/stream", "/events")
FREE: Final = ("/static/", "/drawings/", "/healthz", "/readyz", "/metrics")
"""What costs next to nothing, or is asked for by the host."""


@lru_cache(maxsize=4096)
def whose(address: str) -> str:
    """Who is counted as one: of IPv6 the network, since whoever has one has all its addresses."""
    if ":" not in address:
        return address
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    return found.exploded[:19] if found.version == 6 else address  # noqa: PLR2004 - IPv6, a /64


class Bucket:
    """So much at once from one address, and then as fast as it comes back."""

    def __init__(self, quota: Quota, clock: Callable[[], float]) -> None:
        self._most = float(quota.most)
        self._rate = quota.most / quota.seconds
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, who: str) -> float:
        """Takes one and says 0; or says in how many seconds there will be one."""
        at = self._clock()
        left, last = self._left.pop(who, (self._most, at))
        left = min(self._most, left + (at - last) * self._rate)
        has = left >= 1
        self._left[who] = (left - 1 if has else left), at
        if len(self._left) > MOST_KNOWN:
            self._left.popitem(last=False)
        return 0 if has else (1 - left) / self._rate


class Quotas:
    """What this house has for each address, and what it has refused."""

    def __init__(
        self,
        table: Mapping[str, Quota] = USUAL,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.table = {name: quota for name, quota in table.items() if quota.most}
        self.refused = dict.fromkeys(table, 0)
        """How often each was refused."""
        self.thinking: Callable[[str], int] = lambda _: 0
        """At how many tables of an address bots think; the house knows."""
        self._buckets = {
            name: Bucket(quota, clock) for name, quota in self.table.items() if quota.seconds
        }
        self._open: dict[tuple[str, str], int] = {}

    def ask(self, name: str, who: str) -> int:
        """Takes one of these and says 0; or says after how many seconds to ask again."""
        bucket = self._buckets.get(name)
        if bucket is None:
            return 0
        wait = bucket.wait(who)
        if not wait:
            return 0
        self.refused[name] += 1
        return max(1, ceil(wait))

    def ask_post(self, path: str, who: str) -> tuple[str, int] | None:
        """What a post to this address is short of, and for how many seconds."""
        wait = self.ask("posts", who)
        if wait:
            return "posts", wait
        name = KINDS.get(path[path.rfind("/") + 1 :])
        if name is None:
            return None
        if name == "tables" and self._is_over("thinking", self.thinking(who)):
            return "thinking", SOON
        wait = self.ask(name, who)
        return (name, wait) if wait else None

    def enter(self, name: str, who: str) -> bool:
        """Takes one of what is counted while it lasts; give it back by `leave`."""
        taken = self._open.get((name, who), 0)
        if self._is_over(name, taken):
            return False
        self._open[name, who] = taken + 1
        return True

    def leave(self, name: str, who: str) -> None:
        """It is over."""
        left = self._open[name, who] - 1
        if left:
            self._open[name, who] = left
        else:
            del self._open[name, who]

    def _is_over(self, name: str, taken: int) -> bool:
        quota = self.table.get(name)
        if quota is None or taken < quota.most:
            return False
        self.refused[name] += 1
        return True


def quotas_of(rate: float, wishes: Iterable[str] = ()) -> dict[str, Quota]:
    """The table of a house: so many posts a second, and whatever `NAME=NUMBER` says otherwise.

    A rate of 0 is a house without quotas, as where one measures.
    """
    if not rate:
        return {name: quota._replace(most=0) for name, quota in USUAL.items()}
    posts = USUAL["posts"]
    table = {**USUAL, "posts": posts._replace(most=max(1, round(rate * posts.seconds)))}
    for wish in wishes:
        name, _, number = wish.partition("=")
        if name not in USUAL or not (number.isdecimal() and len(number) < 9):  # noqa: PLR2004
            known = ", ".join(USUAL)
            raise GameError(
                f"--quota is written NAME=NUMBER, with a whole number of less than nine digits "
                f"and one of {known}; not {wish[:60]!r}"
            )
        table[name] = table[name]._replace(most=int(number))
    return table
