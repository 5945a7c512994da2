"""Slips: how the dice of a table are drawn, before its game begins (docs/fairness.md).

Whoever sits down puts in a slip: the seal over a nonce that nobody else knows. When all seats are
taken and all seals are known, the slips are opened, and the game begins with the last of them. For
a seat that put in none, or kept its slip back for too long, the house draws, from the secret that
it has sealed before: so nobody waits for ever, and nobody has anything to choose.
"""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Final

from groundlings.kernel.pledge import drawn_by, seal_of
from groundlings.stage.keys import now
from groundlings.stage.refusals import NotNow, Wrong
from groundlings.store.gathering import AWAITED
from groundlings.store.model import CLOSED, GATHERING, OPEN

if TYPE_CHECKING:
    from groundlings.stage.table import LiveTable

AWAIT_MS: Final = 10_000
"""Milliseconds for the slips of those who did not sit down by hand, as in a rematch."""
OPEN_MS: Final = 30_000
"""Milliseconds from the last seat taken until the game begins without the slips kept back."""
HEX: Final = re.compile(r"[0-9a-f]{64}")

SEATS: Final = "seats"
SLIPS: Final = "slips"
OPENING: Final = "opening"
DRAWN: Final = "drawn"
ABORTED: Final = "aborted"
"""What the dice wait for: seats, awaited slips, slips to be opened; they are drawn; or the table
was closed when slips could have been opened, and the dice that were thrown are never played."""


def read_hex(text: str, what: str) -> str | None:
    """A seal or a nonce as it is written; nothing if there is none."""
    if text and not HEX.fullmatch(text):
        raise Wrong(f"{what} is 64 lower-case hexadecimal digits")
    return text or None


def check_own(live: LiveTable, slip: str | None) -> None:
    """Nobody puts in what somebody else has put in at this table."""
    if slip and any(seat.slip == slip for seat in live.seats):
        raise Wrong("this slip has been put in already: each seat draws its own")


def phase(live: LiveTable) -> str:
    """What the dice of this table wait for."""
    if live.status == CLOSED and live.table.seated and not live.rows:
        return ABORTED
    if live.status != GATHERING:
        return DRAWN
    if any(seat.kind == OPEN for seat in live.seats):
        return SEATS
    return SLIPS if any(seat.slip == AWAITED for seat in live.seats) else OPENING


def left(live: LiveTable) -> int:
    """Milliseconds until nobody waits any longer for what is waited for now."""
    limit = {SLIPS: AWAIT_MS, OPENING: OPEN_MS}.get(phase(live), 0)
    gone = now() - live.table.seated
    # A clock that was put back must not make anybody wait for longer.
    return limit - gone if live.table.seated and 0 <= gone < limit else 0


def draws(live: LiveTable) -> list[str]:
    """For each seat whether its slip is opened, kept so far, or the house draws."""
    return [drawn_by(seat.put_in) for seat in live.seats]


async def put_in(live: LiveTable, seat: int, slip: str) -> None:
    """Put in a slip that is awaited."""
    check_own(live, slip)
    if not await asyncio.wrap_future(live.store.put_in(live.id, seat, slip)):
        await live.refresh()
        raise NotNow("no slip of this seat is awaited now")
    await live.refresh()
    await settle(live)


async def open_slip(live: LiveTable, seat: int, nonce: str) -> None:
    """Open a slip; the game begins with the last one."""
    slip, shown = live.seats[seat].slip, bytes.fromhex(nonce)
    if not slip or seal_of(shown).hex() != slip:
        raise Wrong("this does not fit the seal of the slip that was put in here")
    if live.seats[seat].nonce == shown:
        return  # it was heard before
    if not await asyncio.wrap_future(live.store.open_slip(live.id, seat, slip, shown)):
        await live.refresh()
        if live.seats[seat].nonce != shown:
            raise NotNow("slips are opened when all are put in, and before the game begins")
    await live.refresh()
    await settle(live)


async def settle(live: LiveTable) -> None:
    """Let a table whose seats are all taken go as far towards its game as it can."""
    if phase(live) not in {SLIPS, OPENING}:
        return
    if live.rows or not any(seat.slip is not None for seat in live.seats):
        await live.begin()  # its dice are drawn: it was imported, or nobody has a slip
        return
    if not live.table.seated:
        await asyncio.wrap_future(live.store.seat_all(live.id, now()))
        await live.refresh()
    if phase(live) == SLIPS and not left(live):
        await asyncio.wrap_future(live.store.await_no_slips(live.id))
        await live.refresh()
    if phase(live) == OPENING and (not _kept(live) or not left(live)):
        await live.begin()


def _kept(live: LiveTable) -> bool:
    """Whether a slip is still to be opened."""
    return any(seat.slip and seat.nonce is None for seat in live.seats)
