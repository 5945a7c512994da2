"""Absence: when a bot may stand in for somebody who has gone, and who decides that.

No single player does. Who is here is never replaced. Once the game has waited for somebody who is
away, all who are here can agree that a bot stands in, and after a longer time most of them; in a
game of two that is the one who waits. The host has no more to say than anybody else. Whoever comes
back takes the seat back.

The time is measured on a clock that nobody can set, from the moment when somebody was last seen,
from the last row of the table's log, or from when this process began to look after the table,
whichever came last. So a clock that jumps changes nothing, and after a restart it counts anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.stage.keys import moment
from groundlings.stage.refusals import NotNow, NotYours, StillHere, TooSoon
from groundlings.stage.watched import HERE_MS
from groundlings.stage.windows import change_seat
from groundlings.store.model import PERSON, PLAYING, SCREEN

if TYPE_CHECKING:
    from groundlings.stage.seating import Visitor
    from groundlings.stage.table import LiveTable
    from groundlings.store.model import Seat

MINUTE: Final = 60_000
ALL_AFTER: Final = 3
"""Minutes of waiting after which all who are here can agree;"""
MOST_AFTER: Final = 10
"""and after which most of them are enough."""


class Absence(NamedTuple):
    """Somebody who is away, as those see it who wait for them."""

    minutes: int
    """For how long, at most as long as anything depends on."""
    waited: int
    """How many minutes the game has waited for them; no more than that either."""
    agree: int
    """How many of those who are here agree that a bot stands in,"""
    here: int
    """and how many of them there are."""

    @property
    def may_agree(self) -> bool:
        """Whether the game has waited long enough."""
        return self.waited >= ALL_AFTER

    @property
    def is_settled(self) -> bool:
        """Whether enough of them agree."""
        if self.waited >= MOST_AFTER:
            return 2 * self.agree > self.here
        return self.may_agree and self.agree == self.here > 0


def absence(live: LiveTable, seat: int) -> Absence | None:
    """Whether and how long somebody is away; nobody who is here, or has left, is."""
    place = live.seats[seat]
    if live.status != PLAYING or place.kind not in {PERSON, SCREEN} or place.understudy:
        return None
    gone = moment() - live.last_here(seat)
    if gone < HERE_MS:
        return None
    waited = min(gone, moment() - live.moved) if _is_awaited(live, seat) else 0
    here = _here(live, place)
    agree = sum(any(_agrees(live, one, seat) for one in seats) for seats in here.values())
    most = MOST_AFTER * MINUTE
    return Absence(min(gone, most) // MINUTE, min(waited, most) // MINUTE, agree, len(here))


def has_agreed(live: LiveTable, visitor: Visitor, seat: int) -> bool:
    """Whether this visitor has agreed that a bot stands in there."""
    return any(_agrees(live, one, seat) for one in visitor.seats(live))


def _is_awaited(live: LiveTable, seat: int) -> bool:
    """Whether the game waits for this seat, by what everybody may know."""
    window = live.window
    return seat in (live.turn if window is None else window.seats)


def _here(live: LiveTable, gone: Seat) -> dict[str, list[int]]:
    """Who is here and plays, but for whoever is away: each once, with their seats."""
    found: dict[str, list[int]] = {}
    for seat in live.seats:
        holder = seat.person or seat.token
        if holder is None or holder == (gone.person or gone.token) or seat.player:
            continue
        if live.is_here(seat.seat):
            found.setdefault(holder, []).append(seat.seat)
    return found


def _agrees(live: LiveTable, who: int, seat: int) -> bool:
    """Whether this is still said: nothing has happened since, and nobody has come back."""
    about, said = live.agreements.get(who, (-1, 0))
    return about == seat and said > max(live.last_here(seat), live.moved)


async def agree(live: LiveTable, visitor: Visitor, seat: int) -> bool:
    """Say that a bot may stand in; whether that is settled now."""
    mine = [one for one in visitor.seats(live) if not live.seats[one].player]
    if not mine:
        raise NotYours("a bot is called by those who play at this table")
    if live.store.is_shared:  # whoever is away here may look on at another process
        await live.refresh()
    async with live.lock:
        if live.status != PLAYING:
            raise NotNow(live.why_not_playing())
        found = absence(live, seat)
        if found is None:
            raise StillHere("whoever plays there is here: only they can leave the seat to a bot")
        if not found.may_agree:
            raise TooSoon(
                f"a bot may stand in once the game has waited {ALL_AFTER} minutes for somebody "
                f"who is away, if all who are here agree; this one was waited for {found.waited}",
                n=ALL_AFTER,
            )
        count = int(live.seats[mine[0]].agreed.partition(":")[0] or 0) + 1
        await change_seat(live, mine[0], agreed=f"{count}:{seat}")
        live.agreements[mine[0]] = seat, moment()
        found = absence(live, seat)
        live.tell()
        return found is not None and found.is_settled


def heard(live: LiveTable, before: list[Seat]) -> None:
    """What other processes say of those who sit here: who looks on there, who agrees to what."""
    for was, seat in zip(before, live.seats, strict=True):
        if seat.here > was.here:
            live.come_by([seat.seat])
        if was.agreed != seat.agreed and seat.agreed:
            about = int(seat.agreed.partition(":")[2])
            live.agreements[seat.seat] = about, moment()


def show(live: LiveTable) -> None:
    """Those who wait are shown who is away, minute by minute for as long as it matters."""
    seats = range(len(live.seats))
    now = tuple(absence(live, seat) for seat in seats) if live.status == PLAYING else ()
    told = tuple(one and one._replace(agree=0) for one in now)
    if told != live.told_absent:
        if live.told_absent or any(told):
            live.ring()
        live.told_absent = told
