"""Phase 1: the wager, and the order of the day."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, State
from groundlings.kernel.step import Sealed
from groundlings.shakespeare.fortune import gain
from groundlings.shakespeare.state import (
    CYLINDERS,
    INITIATIVE,
    LINED_UP,
    MEMBER_CELLS,
    ORDER,
    TROUPE,
    WAGER_POINT,
    book,
    member_at,
)
from groundlings.shakespeare.troupe import is_free
from groundlings.shakespeare.verbs import WAGER, WAGERED, WENT_FIRST

CAREFUL: Final = 3
"""The most that is wagered for somebody else (S11)."""


@final
class Wager(Sealed):
    """Each player secretly wagers one to five cylinders; the fewest go first (R19-R24)."""

    def seats(self, g: State) -> i64:
        """Everybody."""
        return (i64(1) << g.seats) - 1

    def options(self, g: State, seat: i64) -> list[int]:
        """At least one; more than there are characters to use is allowed too (S9)."""
        return [WAGER + n for n in range(book(g).scalars.cylinders)]

    def reveal(self, g: State, answers: tuple[int, ...]) -> None:
        """Fewest first, ties by the Initiative track, which is then emptied."""
        g.pop()
        place: i64 = 0
        n: i64 = 0
        while n < book(g).scalars.cylinders:
            higher: i64 = 0
            while higher < g.seats:
                seat = g.cells[INITIATIVE + higher]
                if answers[seat] == WAGER + n:
                    g.cells[ORDER + place] = seat
                    g.cells[CYLINDERS + seat] = n + 1
                    g.emit(WAGERED, seat, n + 1)
                    place += 1
                higher += 1
            n += 1
        first = g.cells[ORDER]
        g.emit(WENT_FIRST, first, g.cells[CYLINDERS + first])
        gain(g, first, book(g).scalars.first, WAGER_POINT)
        empty_initiative(g)


def careful_wager(g: State, seat: i64) -> i64:
    """What is wagered for a player who does not answer: no more than can be used, three at most."""
    usable: i64 = 0
    at = member_at(seat, 0)
    last = member_at(seat, g.cells[TROUPE + seat])
    while at < last:
        if is_free(g, at):
            usable += 1
        at += MEMBER_CELLS
    return max(min(usable, CAREFUL), 1)


def empty_initiative(g: State) -> None:
    """All discs leave the Initiative track."""
    g.cells[LINED_UP] = 0
    higher: i64 = 0
    while higher < g.seats:
        g.cells[INITIATIVE + higher] = NOBODY
        higher += 1
