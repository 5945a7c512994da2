"""Seating: who holds a seat, takes one, leaves it to an understudy and takes it back."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from groundlings.bots import USUAL, check
from groundlings.bots.persons import called
from groundlings.stage import slips
from groundlings.stage.keys import PLAYERS, long_key, now
from groundlings.stage.refusals import NotNow, NotYours, StillHere, Taken
from groundlings.stage.settings import Settings, granted
from groundlings.stage.windows import change_seat
from groundlings.store.model import BOT, GATHERING, OPEN, PERSON, PLAYING, SCREEN

if TYPE_CHECKING:
    from groundlings.stage.table import LiveTable
    from groundlings.store.model import Person, Seat

LATE_AFTER_MS: Final = 180_000
"""Milliseconds after which anybody at the table may call an understudy for whoever is asked."""
UNDERSTUDY: Final = USUAL
"""Who plays for somebody who has gone, unless another one is named."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whoever comes to a table: a person of the house, a program with a token, or an onlooker."""

    person: str | None = None
    token: str | None = None
    """The hash of a program's token."""

    def seats(self, live: LiveTable) -> list[int]:
        """The seats this visitor holds at a table."""
        return [seat.seat for seat in live.seats if self.holds(seat)]

    def holds(self, seat: Seat) -> bool:
        """Whether this seat is the visitor's."""
        if self.person is not None and seat.person == self.person:
            return True
        return self.token is not None and seat.token == self.token

    def hosts(self, live: LiveTable) -> bool:
        """Whether the visitor has opened this table."""
        return self.person is not None and live.table.host == self.person


ONLOOKER: Final = Visitor()


async def claim(
    live: LiveTable,
    seat: int,
    *,
    name: str,
    slip: str | None,
    person: Person | None = None,
    token: str | None = None,
) -> None:
    """Sit down on an open seat; `slip` is what whoever sits there puts in for the dice."""
    if live.status != GATHERING:
        raise NotNow("the game has begun without this seat")
    values: dict[str, object] = {"kind": PERSON, "name": name, "token": token}
    if person is not None:
        wished = Settings.read(person.settings)
        values |= {"person": person.id, "confirm": wished.confirm}
        values |= granted(wished, live.seats)
    if live.table.has_slips and not live.rows:  # an imported game keeps the dice it has
        slips.check_own(live, slip)
        values["slip"] = slip
    await _sit(live, seat, values, "somebody else has taken this seat")


async def release(live: LiveTable, seat: int) -> None:
    """Stand up again before the game begins."""
    values: dict[str, object] = {"name": "", "person": None, "token": None}
    values |= {"sign": "", "colour": "", "confirm": ""}
    values["invite"] = live.seats[seat].invite or long_key()
    if not live.rows:
        values |= {"nonce": None, "slip": None}
    if live.status == GATHERING and live.table.seated:
        raise NotNow("all seats are taken and the dice are being drawn: nobody stands up now")
    if not await asyncio.wrap_future(live.store.vacate(live.id, seat, **values)):
        raise NotNow("the game has begun: leave your seat to an understudy instead")
    await live.refresh()


async def fill(live: LiveTable, seat: int, name: str) -> None:
    """Put a bot on a seat nobody has come for."""
    _check_open(live)
    others = [other.bot for other in live.seats if other.seat != seat]
    known = called([*others, check(name, live.game.name)])[-1]
    values: dict[str, object] = {"kind": BOT, "bot": name, "name": known or PLAYERS[seat]}
    values["invite"] = None
    await _sit(live, seat, values, "a bot can only take a seat that is still open")


async def _sit(live: LiveTable, seat: int, values: dict[str, object], why_not: str) -> None:
    """Take an open seat, before anybody else does; with the last one the game begins."""
    is_ours = await asyncio.wrap_future(live.store.claim(live.id, seat, **values))
    await live.refresh()
    if not is_ours:
        raise Taken(why_not)
    if all(other.kind != OPEN for other in live.seats):
        await slips.settle(live)


def may_replace(live: LiveTable, visitor: Visitor, seat: int) -> bool:
    """Whether this visitor may call an understudy: for oneself, or for somebody who is not here.

    The host may when the player has gone; anybody at the table, after long waiting.
    """
    place = live.seats[seat]
    if live.status != PLAYING or place.kind not in {PERSON, SCREEN} or place.understudy:
        return False
    if visitor.holds(place) or (visitor.hosts(live) and not live.is_here(seat)):
        return True
    return is_late(live) and seat in live.turn and bool(visitor.seats(live))


def is_late(live: LiveTable) -> bool:
    """Whether somebody has been asked for too long."""
    return live.status == PLAYING and now() - live.asked_since > LATE_AFTER_MS


def offer_understudies(live: LiveTable) -> None:
    """Whoever waits for somebody is shown once that a bot may play on."""
    if is_late(live) and live.late_at != live.rev:
        live.late_at = live.rev
        live.ring()


async def send_understudy(live: LiveTable, visitor: Visitor, seat: int, name: str) -> None:
    """Let a bot play for a person who has gone."""
    if not may_replace(live, visitor, seat):
        if visitor.hosts(live) and live.status == PLAYING and live.is_here(seat):
            raise StillHere("whoever plays there is here: only they can leave the seat to a bot")
        raise NotYours(
            "an understudy is called by the player, by the host when the player has gone, or by "
            "anybody at the table when the player has been asked for "
            f"{LATE_AFTER_MS // 60_000} minutes"
        )
    await _change(live, seat, understudy=check(name, live.game.name))


async def take_back(live: LiveTable, visitor: Visitor, seat: int) -> None:
    """The person is here again."""
    if not visitor.holds(live.seats[seat]):
        raise NotYours("only whoever left this seat can take it back")
    await _change(live, seat, understudy=None)


async def _change(live: LiveTable, seat: int, **values: object) -> None:
    async with live.lock:
        _check_open(live)
        await change_seat(live, seat, **values)
        live.is_ours = True
        live.tell()


def _check_open(live: LiveTable) -> None:
    if live.status not in {GATHERING, PLAYING}:
        raise NotNow(live.why_not_playing())
