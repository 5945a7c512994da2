"""Playback: the way through the moments of a game, where its chapters begin, and the way on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple
from weakref import WeakKeyDictionary

from groundlings.kernel.history import Replay
from groundlings.sketch import Sketcher
from groundlings.store.model import FINISHED
from groundlings.web.board.log import took_back

if TYPE_CHECKING:
    from groundlings.kernel.state import State
    from groundlings.stage.table import LiveTable
    from groundlings.web.visit import Visit
    from groundlings.words import Phrasebook

MOST_MARKS: Final = 12
"""A slider has room for so many marks: of a longer game only the greater chapters are marked."""

_BEGUN: Final[WeakKeyDictionary[LiveTable, tuple[int, list[Begun]]]] = WeakKeyDictionary()


class Begun(NamedTuple):
    """The first row after which a chapter of the game was under way, as everybody saw it."""

    row: int
    chapter: dict[str, Any]


class Mark(NamedTuple):
    """A chapter on the slider."""

    at: int
    name: str
    x: str
    """Where on the slider, from the left."""
    is_here: bool
    """Whether the moment belongs to it."""


class Playback(NamedTuple):
    """A moment of the past."""

    at: int
    last: int
    told: str
    """What was chosen last; empty where that is nobody else's business yet."""
    is_sealed: bool
    """Whether nothing has come of it yet."""
    wanted: int | None
    """The seat through whose eyes the visitor asks to look."""
    has_views: bool
    """Whether anybody may look through the eyes of any seat."""
    marks: list[Mark]
    goes_on: int | None
    """The seat on which the visitor may play on from here; None where there is nothing to play."""


def playback(
    live: LiveTable, visit: Visit, at: int, seat: int | None, g: State, book: Phrasebook
) -> Playback:
    """The moment after so many rows, seen through the eyes of a seat."""
    told, is_sealed = "", False
    if at > 0:
        who, option = live.log()[at - 1]
        is_sealed = bool(g.answers) and g.answers[who] >= 0
        if option < 0:
            told = took_back(book, who, -option)
        elif live.status == FINISHED or who in visit.visitor.seats(live):
            told = book.named(book.player(who), book.option(live.game.text(option)))
    return Playback(
        at,
        live.rev,
        told,
        is_sealed,
        visit.wanted,
        live.status == FINISHED,
        marks(live, at, book),
        None if g.over else branching(live, visit, g, seat),
    )


def branching(live: LiveTable, visit: Visit, g: State, seat: int | None) -> int | None:
    """The seat on which somebody may play on: the one looked through, or the next one asked.

    From a running game only those play on who sit there, as what their one seat knows.
    """
    mine = visit.visitor.seats(live)
    if live.status != FINISHED:
        return mine[0] if len(mine) == 1 else None
    if seat is not None:
        return seat
    return next(n for n in range(g.seats) if g.asked >> n & 1)


def marks(live: LiveTable, at: int, book: Phrasebook) -> list[Mark]:
    """Where the chapters of a game begin; none where it has but one."""
    known, found = _BEGUN.get(live, (-1, []))
    if known != live.rev:
        found = _begun(live, book)
        _BEGUN[live] = live.rev, found
    if len(found) > MOST_MARKS:
        found = _greater(found)
    if len(found) < 2:  # noqa: PLR2004 - one chapter needs no mark
        return []
    here = max((one.row for one in found if one.row <= at), default=0)
    sketcher = Sketcher(book)
    return [
        Mark(
            one.row,
            ", ".join(sketcher.chapter(one.chapter)),
            f"{100 * one.row / max(live.rev, 1):.2f}%",
            one.row == here,
        )
        for one in found
    ]


def _begun(live: LiveTable, book: Phrasebook) -> list[Begun]:
    """Play the game once more and watch for new chapters."""
    reading = Replay(live.game, live.at(0))
    found: list[Begun] = []
    for row in range(live.rev + 1):
        if row:
            reading.read(live.rows[row - 1].seat, live.rows[row - 1].option)
        view = live.game.view(reading.g, None)
        chapter = {key: value for key, value in view.items() if book.label(key).chapter}
        if chapter and (not found or found[-1].chapter != chapter):
            found.append(Begun(row, chapter))
    return found


def _greater(found: list[Begun]) -> list[Begun]:
    """Only where the first thing changes that tells chapters apart: acts, and not scenes."""
    first = next(iter(found[0].chapter))
    return [
        one
        for n, one in enumerate(found)
        if n == 0 or one.chapter[first] != found[n - 1].chapter[first]
    ]
