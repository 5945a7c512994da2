"""The dice of a table as its pages tell them: who has put in a slip, and who draws."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from groundlings.kernel.pledge import HOUSE, KEPT, drawn_by
from groundlings.stage import slips
from groundlings.stage.slips import ABORTED, DRAWN, OPENING, SEATS, SLIPS
from groundlings.store.gathering import AWAITED
from groundlings.store.model import BOT, OPEN, SCREEN

if TYPE_CHECKING:
    from groundlings.stage.seating import Visitor
    from groundlings.stage.table import LiveTable
    from groundlings.store.model import Seat
    from groundlings.words import Phrasebook


class SlipLine(NamedTuple):
    """A seat's part of the dice."""

    name: str
    words: str
    nonce: str
    """What was in its slip, once that tells nothing any more."""


class DiceTold(NamedTuple):
    """How far the dice of a table are drawn, and by whom."""

    seal: str
    """Of the house's secret."""
    lines: list[SlipLine]
    news: str
    """What is waited for, or that they are never played."""
    slips: str
    """Where a browser that sits here puts in its slip and opens it."""


def dice_told(live: LiveTable, who: Visitor, book: Phrasebook) -> DiceTold | None:
    """The dice while they are drawn, or where they were thrown and never played."""
    phase = slips.phase(live)
    if not live.table.has_slips or phase == DRAWN or live.rows:
        return None
    news = {SLIPS: "drawing", OPENING: "drawing", ABORTED: "aborted"}.get(phase)
    return DiceTold(
        live.table.pledge(live.seats).commitment,
        slip_lines(live, book, is_shown=phase == ABORTED),
        book.text(f"slip.{news}") if news else "",
        f"/t/{live.id}/slips" if phase != ABORTED and who.seats(live) else "",
    )


def slip_lines(live: LiveTable, book: Phrasebook, *, is_shown: bool) -> list[SlipLine]:
    """Who draws for each seat."""
    return [
        SlipLine(
            book.text("table.seat_free", n=seat.seat + 1)
            if seat.kind == OPEN
            else book.player(seat.seat),
            book.text(f"slip.{_key(live, seat)}"),
            seat.nonce.hex() if seat.nonce and is_shown else "",
        )
        for seat in live.seats
    ]


def _key(live: LiveTable, seat: Seat) -> str:
    """How it is told who draws for a seat."""
    if seat.slip == AWAITED:
        return "awaited"
    drawn = drawn_by(seat.put_in)
    if drawn == KEPT and slips.phase(live) in {SEATS, SLIPS, OPENING}:
        return "put_in"
    return seat.kind if drawn == HOUSE and seat.kind in {BOT, OPEN, SCREEN} else drawn
