"""A visit: how somebody looks at a table, and in which words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from groundlings.store.model import SCREEN, SOMEBODY
from groundlings.web.render import table_book

if TYPE_CHECKING:
    from collections.abc import Sequence

    from groundlings.stage.screen import Look
    from groundlings.stage.seating import Visitor
    from groundlings.stage.table import LiveTable
    from groundlings.store.model import Seat
    from groundlings.words import Phrasebook


@dataclass(frozen=True, slots=True)
class Visit:
    """Who looks at a table, in which language, as which seat, at which moment."""

    visitor: Visitor
    language: str
    base: str
    """The beginning of links that are sent to others."""
    wanted: int | None = None
    """The seat that the visitor asks to look for."""
    at: int | None = None
    """After how many rows of the log; None = now."""
    since: tuple[int, int] | None = None
    """The row this seat had last seen and that it came back at: the page tells what was between."""
    look: Look | None = None
    """At a shared screen: who has said to be there."""
    sheets: str = ""
    """Where the sheets of scorings are asked for, if they do not come with the table."""
    is_local: bool = False
    """Whether only this computer can reach the site."""


def names(live: LiveTable, language: str) -> tuple[str, ...]:
    """Who sits where, in words."""
    return called(live.seats, table_book(live.game, language, ()))


def called(seats: Sequence[Seat], book: Phrasebook) -> tuple[str, ...]:
    """The same, of any seats: whoever has given no name is a guest, where each has a screen."""
    guests = [seat.seat for seat in seats if seat.person and not seat.name]
    if any(seat.kind == SCREEN for seat in seats):
        guests = []
    key = "player.guest" if len(guests) == 1 else "player.guest_n"
    return tuple(
        spoken(seat.name, book) or (book.text(key, n=seat.seat + 1) if seat.seat in guests else "")
        for seat in seats
    )


def spoken(name: str, book: Phrasebook) -> str:
    """A name as it is kept at a seat: whoever is forgotten is somebody."""
    return book.text("player.somebody") if name == SOMEBODY else name


def book_of(live: LiveTable, language: str) -> Phrasebook:
    """The words of this table in a language."""
    return table_book(live.game, language, names(live, language))
