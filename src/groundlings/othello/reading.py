"""Cards are turned up, and script cards read aloud: what this scene has heard of the play (A92)."""

from __future__ import annotations

from typing import NamedTuple

from mypy_extensions import i64

from groundlings.kernel.state import Seat, State
from groundlings.othello.state import (
    MOST_READ,
    READ,
    READ_BY,
    READ_COUNT,
    Card,
    book,
    is_script,
)
from groundlings.othello.verbs import TURNED_UP, TURNED_UP_STAGING


class Line(NamedTuple):
    """A script card that was turned up, and by whom."""

    seat: int
    card: int


def tell_turned_up(g: State, seat: Seat, card: Card) -> None:
    """All see the card; a script card is read aloud, an own one as far as it has a quotation."""
    if not is_script(card):
        g.emit(TURNED_UP_STAGING, seat, card)
        return
    g.emit(TURNED_UP if book(g).scripts.quoted[card] != 0 else TURNED_UP_STAGING, seat, card)
    at: i64 = g.cells[READ_COUNT] % MOST_READ
    g.cells[READ + at] = card
    g.cells[READ_BY + at] = seat
    g.cells[READ_COUNT] += 1


def close_reading(g: State) -> None:
    """New cards have been placed: what was read before them is over."""
    g.cells[READ_COUNT] = 0


def lines_read(g: State) -> list[Line]:
    """What was read since cards were last placed, the last sixteen lines of it."""
    count = int(g.cells[READ_COUNT])
    found: list[Line] = []
    for number in range(max(0, count - MOST_READ), count):
        at = number % MOST_READ
        found.append(Line(int(g.cells[READ_BY + at]), int(g.cells[READ + at])))
    return found
