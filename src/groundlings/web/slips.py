"""Slips: what a browser learns about the dice of a table, and what it puts in and opens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starlette.responses import JSONResponse, Response

from groundlings.stage import slips
from groundlings.stage.refusals import NotYours, Refusal, Wrong
from groundlings.web.tables import STATUS, find
from groundlings.web.visitors import Form, visitor

if TYPE_CHECKING:
    from starlette.requests import Request

    from groundlings.stage.seating import Visitor
    from groundlings.stage.table import LiveTable


def told(live: LiveTable, who: Visitor) -> dict[str, Any]:
    """What a browser must know to put in its slip, to open it, and to write its receipt."""
    return {
        "table": live.id,
        "phase": slips.phase(live),
        "left": slips.left(live),
        "house": live.table.pledge(live.seats).commitment,
        "seats": [
            {
                "slip": seat.slip,
                "open": seat.nonce is not None,
                "mine": who.holds(seat),
            }
            for seat in live.seats
        ],
    }


async def show(request: Request) -> Response:
    """The slips of a table as they lie."""
    live = await find(request)
    return JSONResponse(told(live, visitor(request)))


async def send(request: Request) -> Response:
    """Put in a slip that is awaited, or open one."""
    live = await find(request)
    who, status, error = visitor(request), 200, {}
    try:
        sent = await Form.of(request)
        seat = sent.number("seat")
        if not 0 <= seat < len(live.seats) or not who.holds(live.seats[seat]):
            raise NotYours("this seat is not yours")
        slip, nonce = sent.slip(), slips.read_hex(sent.one("nonce"), "what is in a slip")
        if nonce:
            await slips.open_slip(live, seat, nonce)
        elif slip:
            await slips.put_in(live, seat, slip)
        else:
            raise Wrong("a slip is put in with its seal, and opened with its nonce")
    except Refusal as refusal:
        status, error = STATUS.get(type(refusal), 422), {"error": str(refusal)}
    return JSONResponse(told(live, who) | error, status)
