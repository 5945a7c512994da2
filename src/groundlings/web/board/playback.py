"""Playback: the way through the moments of a game, and what was chosen at each."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from groundlings.store.model import FINISHED
from groundlings.web.board.log import took_back

if TYPE_CHECKING:
    from groundlings.stage.table import LiveTable
    from groundlings.web.visit import Visit
    from groundlings.words import Phrasebook


class Playback(NamedTuple):
    """A moment of the past."""

    at: int
    last: int
    told: str
    """What was chosen last; empty where that is nobody else's business yet."""
    wanted: int | None
    """The seat through whose eyes the visitor asks to look."""
    has_views: bool
    """Whether anybody may look through the eyes of any seat."""


def playback(live: LiveTable, visit: Visit, at: int, book: Phrasebook) -> Playback:
    """The moment after so many rows."""
    told = ""
    if at > 0:
        seat, option = live.log()[at - 1]
        if option < 0:
            told = took_back(book, seat, -option)
        elif live.status == FINISHED or seat in visit.visitor.seats(live):
            told = book.named(book.player(seat), book.option(live.game.text(option)))
    return Playback(at, live.rev, told, visit.wanted, live.status == FINISHED)
