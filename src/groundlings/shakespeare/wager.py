"""Phase 1: the wager, and the order of the day."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.state import Option, Seat, Seats, State, offer_row
from groundlings.kernel.step import Own, Sealed
from groundlings.shakespeare.actions import cylinders, receive_cylinders
from groundlings.shakespeare.backstage import is_open, send_backstage
from groundlings.shakespeare.fortune import gain
from groundlings.shakespeare.order import empty_initiative, in_initiative, in_order, put_in_order
from groundlings.shakespeare.state import WAGER_POINT, Rank, book
from groundlings.shakespeare.troupe import end_of, first_of, is_free
from groundlings.shakespeare.verbs import MUSTERED, WAGER, WAGERED, WENT_FIRST

CAREFUL: Final = 3
"""The most that is wagered for somebody else (S11)."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Wager(Sealed):
    """Each player secretly wagers one to five cylinders; the fewest go first (R19-R24)."""

    def seats(self, g: State) -> Seats:
        """Everybody."""
        return g.everybody()

    def options(self, g: State, seat: Seat) -> list[int]:
        """At least one; more than there are characters to use is allowed too (S9)."""
        return wagers(g)

    def reveal(self, g: State, answers: tuple[int, ...]) -> None:
        """Fewest first, ties by the Initiative track, which is then emptied (R20, R21, R24)."""
        g.pop()
        next_free: Rank = 0
        for wager in range(1, book(g).scalars.cylinders + 1):
            for higher in range(g.seats):
                seat = in_initiative(g, higher)
                if answers[seat] == WAGER + wager - 1:
                    put_in_order(g, next_free, seat)
                    next_free += 1
                    receive_cylinders(g, seat, wager)
                    g.emit(WAGERED, seat, wager)
        first = in_order(g, 0)
        g.emit(WENT_FIRST, first, cylinders(g, first))
        gain(g, first, book(g).scalars.first, WAGER_POINT)
        empty_initiative(g)
        for rank in range(g.seats):
            seat = in_order(g, rank)
            send_backstage(g, seat, book(g).scalars.cylinders - cylinders(g, seat))

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """What the others are good for depends on whether there is a backstage."""
        return "wager-backstage" if is_open(g) else "wager", {}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Muster(Own):
    """Alone, one says how many cylinders stay for characters; the others go backstage (S105)."""

    def options(self, g: State, seat: Seat) -> list[int]:
        """At least one, as with a wager."""
        return wagers(g)

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """There is no order to be found and no point to be had for it."""
        g.pop()
        kept = option - WAGER + 1
        receive_cylinders(g, seat, kept)
        g.emit(MUSTERED, seat, kept)
        send_backstage(g, seat, book(g).scalars.cylinders - kept)


def wagers(g: State) -> list[int]:
    """One cylinder or more, up to all that a player has."""
    return offer_row(WAGER, book(g).scalars.cylinders)


def careful_wager(g: State, seat: Seat) -> i64:
    """What is wagered for a player who does not answer: no more than can be used, three at most."""
    usable: i64 = 0
    for member in range(first_of(seat), end_of(g, seat)):
        if is_free(g, member):
            usable += 1
    return max(min(usable, CAREFUL), 1)
