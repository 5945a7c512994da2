"""A scene: all that a table page shows one visitor at one moment, ready for its template."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.sketch import Sketcher
from groundlings.stage.seating import ONLOOKER, shown
from groundlings.store.model import FINISHED, GATHERING
from groundlings.web.board.choosing import barred, buttons, grouped, listed
from groundlings.web.board.facts import seat_card, standing_orders, table_facts
from groundlings.web.board.log import log_of, since
from groundlings.web.board.narration import narrator
from groundlings.web.board.playback import playback
from groundlings.web.board.prompt import Prompt, prompt_of
from groundlings.web.board.registry import board_of, has_rules
from groundlings.web.board.sight import Sight
from groundlings.web.render import fill
from groundlings.web.visit import book_of, names

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from markupsafe import Markup

    from groundlings.kernel.state import State
    from groundlings.sketch import Sketch, Wall
    from groundlings.stage.table import LiveTable
    from groundlings.web.board.choosing import Group
    from groundlings.web.board.facts import SeatCard, StandingOrders, TableFacts
    from groundlings.web.board.log import LogLine, Since
    from groundlings.web.board.narration import Tale
    from groundlings.web.board.playback import Playback
    from groundlings.web.board.sight import Barred, Button
    from groundlings.web.visit import Visit

RECENT: Final = 40
"""So many lines of the log come with every table; the whole log has a page of its own."""


class Curtain(NamedTuple):
    """It hangs before a screen that several people pass around, until the next of them comes."""

    seat: int
    name: str


class Plain(NamedTuple):
    """A table that is not drawn: its view in lines, grids and walls."""

    sketches: Sequence[Sketch] = ()
    walls: Sequence[Wall] = ()
    """What is wanted beside the choices."""
    barred: Sequence[Barred] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything the templates of a table ask for."""

    game: str
    has_rules: bool
    is_drawn: bool
    """Whether the game has a board of its own, though a curtain may hang before it."""
    table: TableFacts
    seats: list[SeatCard]
    chapter: list[str]
    """What tells one part of the game from the next, as the number of the day does."""
    seat: int | None
    """Through whose eyes the table is seen; None = as everybody sees it."""
    curtain: Curtain | None
    board: object | None
    """The pieces of a drawn table, as its own templates know them."""
    plain: Plain
    prompt: Prompt
    groups: list[Group]
    """The choices by verb."""
    log: list[LogLine]
    """What has happened, line by line, at a plain table."""
    tale: Tale | None
    """And deed by deed, at a drawn one."""
    since: Since | None
    orders: StandingOrders | None
    playback: Playback | None
    primer: Markup | None
    """How the game is played, in pictures, while people gather."""


class Moment(NamedTuple):
    """Which moment is looked at, and through whose eyes."""

    g: State | None
    seat: int | None
    curtain: int | None
    at: int | None
    """After how many rows; None = now."""


def draw(live: LiveTable, visit: Visit) -> str:
    """The table as a piece of a page, `<main id="table">`: drawn once for all who see the same."""
    who = visit.visitor
    key = replace(visit, visitor=ONLOOKER), tuple(who.seats(live)), who.hosts(live)
    beat, drawn = live.pictures
    if beat != live.beat:
        drawn = {}
        live.pictures = live.beat, drawn
    if key not in drawn:
        drawn[key] = drawn_scene(live, visit)
    return drawn[key]


def drawn_scene(live: LiveTable, visit: Visit, flash: str | None = None) -> str:
    """The same, drawn anew; with a sentence above it if something could not be done."""
    book = book_of(live, visit.language)
    found = scene(live, visit)
    return fill("_table.html", book, flash=flash, scene=found, game=found.game)


def scene(live: LiveTable, visit: Visit) -> Scene:
    """Everything that this visitor may see."""
    book, board = book_of(live, visit.language), board_of(live.game.name)
    g, seat, curtain, at = moment(live, visit)
    is_live, is_open = at is None, curtain is None
    view = _view(live, g, seat) if g is not None and is_open else {}
    can: dict[str, Button] = {}
    if g is not None and seat is not None and is_live and is_open:
        can = buttons(live.game, g, seat, live.offered(seat), book)
    cannot = barred(view, book) if can else {}
    pieces = None
    if board.pieces is not None and g is not None and view:
        pieces = board.pieces(Sight(live.game, g, seat, view, book, can, cannot))
    sketcher = Sketcher(book)
    return Scene(
        game=live.game.name,
        has_rules=has_rules(live.game),
        is_drawn=board.pieces is not None,
        table=table_facts(live, visit, seat, curtain, book),
        seats=[seat_card(live, visit, n, book) for n in range(len(live.seats))],
        chapter=sketcher.chapter(view),
        seat=seat,
        curtain=None if curtain is None else Curtain(curtain, book.player(curtain)),
        board=pieces,
        plain=_plain(sketcher, view, can, cannot) if pieces is None else Plain(),
        prompt=prompt_of(live, seat, book, board, can, cannot) if is_live else Prompt(),
        groups=grouped(can),
        log=log_of(live.game, g, seat, book, board, RECENT)
        if g is not None and is_open and pieces is None
        else [],
        tale=tale(live, visit, g, seat, view) if g is not None and pieces is not None else None,
        since=since(live, seat, book, visit.since) if is_live and is_open else None,
        orders=standing_orders(live, seat) if is_live else None,
        playback=None if at is None or g is None else playback(live, visit, at, seat, g, book),
        primer=board.primer(live.game, visit.language)
        if board.primer is not None and live.status == GATHERING
        else None,
    )


def moment(live: LiveTable, visit: Visit) -> Moment:
    """What this visitor looks at: now, or any moment of the past as they may know it."""
    mine = visit.visitor.seats(live)
    seat, curtain = shown(live, mine, visit.wanted)
    if visit.at is None or live.state is None:
        return Moment(live.state, seat, curtain, visit.at)
    at = max(0, min(visit.at, live.rev))
    if live.status == FINISHED:
        seat = visit.wanted if visit.wanted in range(len(live.seats)) else seat
    elif len(mine) != 1:
        seat = None
    return Moment(live.at(at), seat, None, at)


def _view(live: LiveTable, g: State, seat: int | None) -> dict[str, object]:
    """What is seen; the pictures come first, and have the last word."""
    gallery = live.game.guide.gallery(g, seat)
    return gallery | live.game.guide.shown(g, seat) | gallery


def tale(
    live: LiveTable, visit: Visit, g: State, seat: int | None, view: Mapping[str, object]
) -> Tale:
    """The story of a drawn table, as this seat may know it."""
    teller = narrator(live.game, visit.language, names(live, visit.language))
    return teller.tale(live.game, g, seat, view)


def _plain(
    sketcher: Sketcher,
    view: Mapping[str, object],
    can: Mapping[str, Button],
    cannot: Mapping[str, str],
) -> Plain:
    verbs = dict.fromkeys(text.partition(":")[0] for text in can)
    return Plain(
        sketches=list(sketcher.view(view, full=False)) if view else [],
        walls=[wall for verb in verbs for wall in sketcher.beside(view, verb)],
        barred=listed(cannot, sketcher.book),
    )


def everything(live: LiveTable, visit: Visit) -> list[Sketch]:
    """All that this visitor can see, nothing left out."""
    seat, curtain = shown(live, visit.visitor.seats(live), visit.wanted)
    if live.state is None or curtain is not None:
        return []
    view = live.game.guide.shown(live.state, seat) | live.game.guide.gallery(live.state, seat)
    return list(Sketcher(book_of(live, visit.language)).view(view, full=True))
