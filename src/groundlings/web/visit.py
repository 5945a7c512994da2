"""A visit: how somebody looks at a table, and in which words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from groundlings.web.render import table_book

if TYPE_CHECKING:
    from groundlings.stage.seating import Visitor
    from groundlings.stage.table import LiveTable
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
    is_local: bool = False
    """Whether only this computer can reach the site."""


def names(live: LiveTable, language: str) -> tuple[str, ...]:
    """Who sits where, in words."""
    book = table_book(live.game, language, ())
    return tuple(seat.name or book.player(seat.seat) for seat in live.seats)


def book_of(live: LiveTable, language: str) -> Phrasebook:
    """The words of this table in a language."""
    return table_book(live.game, language, names(live, language))
