"""A scene: all that a table page shows one visitor at one moment, ready for its template."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, Final, NamedTuple

from markupsafe import Markup

from groundlings.sketch import Sketcher
from groundlings.stage.screen import Shown, has_secrets, is_covered, is_shared, shown
from groundlings.stage.seating import ONLOOKER, UNDERSTUDY
from groundlings.store.model import FINISHED, GATHERING
from groundlings.web.board.choosing import barred, buttons, grouped, listed
from groundlings.web.board.chronicle import Chronicle
from groundlings.web.board.counsel import counsel_of, ranked
from groundlings.web.board.dice import DiceTold, dice_told
from groundlings.web.board.facts import seat_card, table_facts, ways_of
from groundlings.web.board.log import log_of, since
from groundlings.web.board.narration import narrator
from groundlings.web.board.ordering import desks, holds_of, open_window, standing_orders
from groundlings.web.board.playback import playback
from groundlings.web.board.prompt import Prompt, prompt_of
from groundlings.web.board.registry import board_of, has_rules
from groundlings.web.board.sight import Sight
from groundlings.web.board.story import last_round
from groundlings.web.cast import parts, role
from groundlings.web.render import fill, kept, laid
from groundlings.web.visit import book_of, names

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from groundlings.kernel.state import State
    from groundlings.sketch import Sketch, Wall
    from groundlings.stage.table import LiveTable
    from groundlings.web.board.choosing import Group
    from groundlings.web.board.counsel import Counsel
    from groundlings.web.board.facts import SeatCard, TableFacts
    from groundlings.web.board.log import LogLine, Since
    from groundlings.web.board.narration import Tale
    from groundlings.web.board.ordering import Desk, Holds, OpenWindow, StandingOrders
    from groundlings.web.board.playback import Playback
    from groundlings.web.board.sight import Barred, Button, Drawing, Drawn
    from groundlings.web.cast import Part, Role
    from groundlings.web.leaf import Leaf
    from groundlings.web.visit import Visit
    from groundlings.words import Phrasebook

RECENT: Final = 40
"""So many lines of the log come with every table; the whole log has a page of its own."""


class Curtain(NamedTuple):
    """It hangs before what is secret on a screen that several people pass around."""

    look: str
    """What whoever comes to raise it says."""
    name: str
    is_whole: bool
    """Whether it hides the table, and not the next question alone."""


class OwnLook(NamedTuple):
    """At a shared screen: what a player may look at alone, or looks at now."""

    look: str
    is_on: bool


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
    has_told: bool
    """Whether a page tells what was told here."""
    is_drawn: bool
    """Whether the game has a board of its own, though a curtain may hang before it."""
    table: TableFacts
    bar: Markup
    """What stands above the table."""
    seats: list[SeatCard]
    cast: tuple[Part, ...]
    """The bots that could sit down here."""
    usual: Role
    """The one that does where nobody names another."""
    chapter: list[str]
    """What tells one part of the game from the next, as the number of the day does."""
    seat: int | None
    """Through whose eyes the table is seen; None = as everybody sees it."""
    curtain: Curtain | None
    look: OwnLook | None
    board: object | None
    """The pieces of a drawn table, as its own templates know them."""
    plain: Plain
    prompt: Prompt
    groups: list[Group]
    """The choices by verb."""
    counsel: Counsel | None
    """Hints, where this visitor can have some now."""
    log: list[LogLine]
    """What has happened, line by line, at a plain table."""
    tale: Tale | None
    """And deed by deed, at a drawn one."""
    scorings: list[Markup]
    """The sheets of its scenes in which points were counted."""
    since: Since | None
    """What happened while nobody looked, at a plain one."""
    orders: StandingOrders | None
    holds: Holds | None
    has_windows: bool
    """Whether there are deeds that others may stop."""
    window: OpenWindow | None
    """A deed that may be stopped now."""
    desks: list[Desk]
    """At a shared screen: the keys with which each player may stop it."""
    reading: object | None
    """What is read at a Table Read."""
    playback: Playback | None
    primer: Markup | None
    """How the game is played, in pictures, while people gather."""
    dice: DiceTold | None
    """How the dice are drawn, before the game."""
    own_cards: Markup | str
    """The cards that players have written for this table, while people gather."""

    @property
    def verbs(self) -> list[str]:
        """The verbs of the choices."""
        return [group.verb for group in self.groups]

    @property
    def names(self) -> tuple[SeatName, ...]:
        """Who sits where, and nothing else of them."""
        return tuple(SeatName(card.seat, card.name) for card in self.seats)


class SeatName(NamedTuple):
    """Who sits there."""

    seat: int
    name: str


class Moment(NamedTuple):
    """Which moment is looked at, and through whose eyes."""

    g: State | None
    screen: Shown
    at: int | None
    """After how many rows; None = now."""


def draw(live: LiveTable, visit: Visit) -> str:
    """The table as a piece of a page, `<main id="table">`."""
    return leaf(live, visit).text


def leaf(live: LiveTable, visit: Visit) -> Leaf:
    """The same as a leaf, whose lines can be told: drawn once for all who see the same.

    A picture grows old by what its own seats do, and by the clock: were it by what anybody does
    under a seal, whoever loads the page again and again would see that by its clock.
    """
    who = visit.visitor
    mine = tuple(who.seats(live))
    own = tuple(live.own_beats.get(seat, 0) for seat in mine)
    window = open_window(live, None)
    left = window.left if window is not None else 0
    key = "drawn", replace(visit, visitor=ONLOOKER), mine, own, left, who.hosts(live)
    return live.once(key, lambda: _laid(live, visit))


def drawn_scene(live: LiveTable, visit: Visit, flash: str | None = None) -> str:
    """The same, drawn anew; with a sentence above it if something could not be done."""
    return _laid(live, visit, flash).text


def _laid(live: LiveTable, visit: Visit, flash: str | None = None) -> Leaf:
    book = book_of(live, visit.language)
    found = scene(live, visit)
    return laid("_table.html", book, flash=flash, scene=found, game=found.game)


def scene(live: LiveTable, visit: Visit) -> Scene:
    """Everything that this visitor may see."""
    book, board = book_of(live, visit.language), board_of(live.game.name)
    g, screen, at = moment(live, visit)
    seat, chooser = screen.seat, screen.chooser
    mine = visit.visitor.seats(live)
    is_live, is_open = at is None, screen.curtain is None or not is_covered(live)
    view = _view(live, g, screen) if g is not None and is_open else _last_view(live)
    can: dict[str, Button] = {}
    if g is not None and chooser is not None and is_live:
        can = buttons(live.game, g, chooser, live.offered(chooser), book)
    counsel = counsel_of(live, screen, book, can) if can else None
    can = ranked(can, counsel, book) if counsel else can
    cannot = barred(view, book) if can else {}
    holds = holds_of(live, seat, book) if is_live else None
    pieces = None
    if board.pieces is not None and g is not None and view:
        lies = {one.name: one.is_on for one in holds.ready} if holds and seat == chooser else {}
        drawn: Drawn = live.always(("parts", seat, visit.language), dict) if is_live else {}
        pieces = board.pieces(Sight(live.game, g, chooser, view, book, can, cannot, lies, drawn))
    sketcher = Sketcher(book)
    seats = [seat_card(live, visit, n, book) for n in range(len(live.seats))]
    told = tale(live, visit, g, screen, view) if g is not None and pieces is not None else None
    table, chapter = table_facts(live, visit, screen, book), sketcher.chapter(view)
    return Scene(
        game=live.game.name,
        has_rules=has_rules(live.game),
        has_told=board.told is not None and g is not None,
        is_drawn=board.pieces is not None,
        table=table,
        bar=_bar(live, book, table, seats, chapter, pieces),
        seats=seats,
        cast=parts(live.game.name, visit.language),
        usual=role(UNDERSTUDY, visit.language),
        chapter=chapter,
        seat=seat,
        curtain=_curtain(live, screen, book),
        look=_own_look(live, mine, screen) if is_live else None,
        board=pieces,
        plain=_plain(sketcher, view, can, cannot) if pieces is None else Plain(),
        prompt=prompt_of(live, mine, screen, book, board, can, cannot) if is_live else Prompt(),
        groups=grouped(can),
        counsel=counsel,
        log=log_of(live.game, g, seat, book, board, RECENT)
        if g is not None and is_open and pieces is None
        else [],
        tale=told,
        scorings=_scorings(live, visit, told, seats, pieces),
        since=since(live, seat, book, visit.since)
        if is_live and is_open and pieces is None
        else None,
        orders=standing_orders(live, seat, book) if is_live else None,
        holds=holds,
        has_windows=bool(live.game.deeds),
        window=open_window(live, seat, book) if is_live else None,
        desks=desks(live, mine, book) if is_live else [],
        reading=board.reading(view, live.game, book) if view and g is not None else None,
        playback=None if at is None or g is None else playback(live, visit, at, seat, g, book),
        primer=board.primer(live.game, visit.language, ways_of(live))
        if board.primer is not None and live.status == GATHERING
        else None,
        dice=dice_told(live, visit.visitor, book) if is_live else None,
        own_cards=board.writing.sheets(live.game, visit.language)
        if board.writing is not None and live.status == GATHERING
        else "",
    )


def moment(live: LiveTable, visit: Visit) -> Moment:
    """What this visitor looks at: now, or any moment of the past as they may know it."""
    mine = visit.visitor.seats(live)
    screen = shown(live, mine, visit.wanted, visit.look)
    if visit.at is None or live.state is None:
        return Moment(live.state, screen, visit.at)
    at, seat = max(0, min(visit.at, live.rev)), screen.seat
    if live.status == FINISHED:
        seat = visit.wanted if visit.wanted in range(len(live.seats)) else seat
    elif len(mine) != 1:
        seat = None
    return Moment(live.at(at), Shown(seat, seat), at)


def _curtain(live: LiveTable, screen: Shown, book: Phrasebook) -> Curtain | None:
    seat = screen.curtain
    if seat is None:
        return None
    return Curtain(f"{seat}-{live.rev}", book.player(seat), is_covered(live))


def _own_look(live: LiveTable, mine: Sequence[int], screen: Shown) -> OwnLook | None:
    """Whoever chooses for all to see may look at what the others must not, if there is any."""
    who = screen.chooser
    if who is None or not is_shared(live, mine):
        return None
    if screen.seat is None and not has_secrets(live, who):
        return None
    return OwnLook(f"{who}-{live.rev}", screen.seat is not None)


def _view(live: LiveTable, g: State, screen: Shown) -> dict[str, object]:
    """What is seen; the pictures come first, and have the last word."""
    seat, guide = screen.seat, live.game.guide
    gallery = guide.gallery(g, seat)
    view = gallery | guide.shown(g, seat) | gallery
    if seat is None and screen.chooser is not None:
        view["refused"] = guide.refused(g, screen.chooser)
    return view


def _last_view(live: LiveTable) -> dict[str, object]:
    """How a game was left that is over and that this release cannot play again."""
    return {} if live.ending is None else dict(live.ending.view)


def tale(
    live: LiveTable, visit: Visit, g: State, screen: Shown, view: Mapping[str, object]
) -> Tale:
    """The story of a drawn table, as this visitor may know it."""
    called = names(live, visit.language)
    teller = narrator(live.game, visit.language, called)
    if visit.at is not None:
        return teller.tale(live.game, g, screen.seat, view, sheets=visit.sheets)
    of_late = None
    if is_shared(live, visit.visitor.seats(live)):
        acting = next((seat for seat in live.turn if not live.game.is_secret(g, seat)), None)
        of_late = partial(last_round, acting, g.seats)
    telling = board_of(live.game.name).telling
    chronicle = live.always(
        ("chronicle", screen.seat, visit.language, called),
        lambda: Chronicle(live.game, screen.seat, telling),
    )
    return teller.tale(live.game, g, screen.seat, view, of_late, visit.sheets, chronicle)


def _bar(
    live: LiveTable,
    book: Phrasebook,
    table: TableFacts,
    seats: list[SeatCard],
    chapter: list[str],
    board: Drawing | None,
) -> Markup:
    """The bar above a table, which seldom changes: kept by all that stands in it."""
    game = live.game.name

    def facts() -> dict[str, object]:
        scene = SimpleNamespace(
            table=table, seats=seats, chapter=chapter, board=board,
            cast=parts(game, book.language), usual=role(UNDERSTUDY, book.language),
        )  # fmt: skip
        told = fill(f"{game}/phases.html", book, scene=scene, table=table) if board else ""
        return {"game": game, "scene": scene, "phases": Markup(told)}  # noqa: S704 - ours

    shown = table.name, table.title, table.origin, table.status, table.url, table.is_watched
    agreed = table.hints, table.is_agreed
    hour = (live.game.edition, board.hour) if board else None
    return kept(
        "board/_bar.html",
        book,
        (game, shown, agreed, tuple(table.variants), tuple(chapter), tuple(seats), hour),
        facts,
    )


def _scorings(
    live: LiveTable, visit: Visit, told: Tale | None, seats: list[SeatCard], board: object
) -> list[Markup]:
    """What a sheet shows beside its scene is who sits where, and what is printed."""
    if told is None or not told.scorings:
        return []
    teller = narrator(live.game, visit.language, names(live, visit.language))
    seen = {"game": live.game.name, "scene": SimpleNamespace(seats=seats, board=board)}
    return [
        teller.drawn(
            one,
            tuple(card.name for card in seats),
            partial(fill, "board/_scoring.html", teller.book, scoring=one, **seen),
        )
        for one in told.scorings
    ]


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
    screen = shown(live, visit.visitor.seats(live), visit.wanted, visit.look)
    if live.state is None:
        return list(Sketcher(book_of(live, visit.language)).view(_last_view(live), full=True))
    if screen.curtain is not None and is_covered(live):
        return []
    view = live.game.guide.shown(live.state, screen.seat)
    view |= live.game.guide.gallery(live.state, screen.seat)
    return list(Sketcher(book_of(live, visit.language)).view(view, full=True))
