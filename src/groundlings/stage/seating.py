"""Seating: who holds a seat, takes one, leaves it to an understudy and takes it back."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from groundlings.bots import USUAL, check
from groundlings.bots.persons import called
from groundlings.stage import slips
from groundlings.stage.absence import absence, agree, show
from groundlings.stage.keys import PLAYERS, long_key
from groundlings.stage.refusals import NotNow, NotYours, Taken
from groundlings.stage.settings import Settings, granted
from groundlings.stage.windows import change_seat
from groundlings.store.model import BOT, GATHERING, OPEN, PERSON, PLAYING, SCREEN

if TYPE_CHECKING:
    from groundlings.stage.table import LiveTable
    from groundlings.store.model import Person, Seat

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


def may_leave(live: LiveTable, visitor: Visitor, seat: int) -> bool:
    """Whether this visitor may leave a seat to an understudy: their own."""
    place = live.seats[seat]
    is_played = place.kind in {PERSON, SCREEN} and not place.understudy
    return live.status == PLAYING and is_played and visitor.holds(place)


async def send_understudy(live: LiveTable, visitor: Visitor, seat: int, name: str) -> None:
    """Let a bot play: this one for oneself, the usual one for somebody who has gone."""
    if visitor.holds(live.seats[seat]):
        if not may_leave(live, visitor, seat):
            why = live.why_not_playing() if live.status != PLAYING else "a bot plays there already"
            raise NotNow(why)
        await _change(live, seat, understudy=check(name, live.game.name))
    elif await agree(live, visitor, seat):
        await _change(live, seat, understudy=UNDERSTUDY)


async def settle(live: LiveTable) -> None:
    """Now and then: who is here and who is away is told, and what is agreed is done.

    Those who were waited for may have gone, too, or the time may have come for which most of them
    are enough.
    """
    live.tell_others()
    show(live)
    for seat in range(len(live.seats)) if live.agreements else ():
        found = absence(live, seat)
        if found is not None and found.is_settled:
            await _change(live, seat, understudy=UNDERSTUDY)


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
