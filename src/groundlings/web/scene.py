"""A scene: all that a table page shows one visitor at one moment, ready for its template."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final
from urllib.parse import urlencode

from groundlings.kernel import log
from groundlings.stage.orders import Orders
from groundlings.stage.seating import ONLOOKER, may_replace, shown
from groundlings.store.model import BOT, CLOSED, FINISHED, FROZEN, GATHERING, OPEN, PERSON, PLAYING
from groundlings.web.drawn import DRAWN, Button, Sight, has_rules
from groundlings.web.render import fill, qr, table_book
from groundlings.words.sketch import Sketcher

if TYPE_CHECKING:
    from collections.abc import Mapping

    from groundlings.kernel.messages import Message
    from groundlings.kernel.state import State
    from groundlings.stage.seating import Visitor
    from groundlings.stage.table import LiveTable
    from groundlings.words import Phrasebook
    from groundlings.words.sketch import Sketch

MARKS: Final = ("rose", "ship", "moon", "star", "crown", "eye")
"""The signs of the seats: a shape for eyes that do not tell colours apart."""
RECENT: Final = 40
"""So many lines of the log come with every table; the whole log has a page of its own."""
BESIDE: Final = 24
"""And so many where a drawn board tells the rest."""
NEWS: Final = 12
PARTS: Final = re.compile(r"(\d+)")


@dataclass(frozen=True, slots=True)
class Glance:
    """How somebody looks at a table: who, in which language, as which seat, at which moment."""

    visitor: Visitor
    language: str
    base: str
    wanted: int | None = None
    at: int | None = None
    since: tuple[int, int] | None = None
    """The row this seat had last seen and that it came back at: the page tells what was between."""
    is_local: bool = False
    """Whether only this computer can reach the site."""


def names(live: LiveTable, language: str) -> tuple[str, ...]:
    """Who sits where, in words."""
    book = table_book(live.game, language, ())
    return tuple(seat.name or book.player(seat.seat) for seat in live.seats)


def draw(live: LiveTable, glance: Glance) -> str:
    """The table as a piece of a page, `<main id="table">`: drawn once for all who see the same."""
    who = glance.visitor
    key = replace(glance, visitor=ONLOOKER), tuple(who.seats(live)), who.hosts(live)
    beat, drawn = live.pictures
    if beat != live.beat:
        drawn = {}
        live.pictures = live.beat, drawn
    if key not in drawn:
        facts = scene(live, glance)
        drawn[key] = fill("_table.html", book_of(live, glance), flash=None, **facts)
    return drawn[key]


def book_of(live: LiveTable, glance: Glance) -> Phrasebook:
    """The words of this table for this visitor."""
    return table_book(live.game, glance.language, names(live, glance.language))


def scene(live: LiveTable, glance: Glance) -> dict[str, object]:
    """Everything the template asks for."""
    book = book_of(live, glance)
    mine = glance.visitor.seats(live)
    seat, curtain = shown(live, mine, glance.wanted)
    g = live.state
    at = glance.at
    if at is not None and g is not None:
        at = max(0, min(at, live.rev))
        g = live.at(at)
        curtain = None
        if live.status == FINISHED:
            seat = glance.wanted if glance.wanted in range(len(live.seats)) else seat
        elif len(mine) != 1:
            seat = None
    sketcher = Sketcher(book)
    view: dict[str, object] = {}
    if g is not None and curtain is None:
        gallery = live.game.guide.gallery(g, seat)
        view = (
            gallery | live.game.guide.shown(g, seat) | gallery
        )  # it comes first, and has the last word
    is_live = at is None
    options = live.options(seat) if is_live and curtain is None else []
    pausing = live.pausing if is_live else None
    can = _choices(live, book, seat, options)
    drawn = DRAWN.get(live.game.name)
    board = None
    if drawn is not None and g is not None and view:
        cannot = {text: book.reason(why) for text, why in _refusals(view)} if options else {}
        board = drawn.pieces(Sight(live.game, g, seat, view, book, can, cannot))
    return {
        "table": _table(live, book, seat, curtain, glance),
        "game": live.game.name,
        "rules": has_rules(live.game),
        "drawn": drawn is not None,
        "board": board,
        "view": view,
        "options": options,
        "status": live.status,
        "chapter": sketcher.chapter(view),
        "seat": seat,
        "curtain": None if curtain is None else {"seat": curtain, "name": book.player(curtain)},
        "seats": [_seat(live, glance, book, n) for n in range(len(live.seats))],
        "prompt": _prompt(live, book, g, seat) if options else None,
        "waiting": _waiting(live, book, seat) if is_live else "",
        "groups": _groups(can),
        "walls": [
            wall
            for verb in dict.fromkeys(text.partition(":")[0] for text in options if board is None)
            for wall in sketcher.beside(view, verb)
        ],
        "refused": _refused(book, view) if options and board is None else [],
        "undo": live.undoable(seat) if is_live else 0,
        "pausing": pausing is not None and pausing == seat,
        "facts": list(sketcher.view(view, full=False)) if view and board is None else [],
        "log": log_of(live, book, g, seat, BESIDE if board else RECENT) if curtain is None else [],
        "since": _since(live, book, g, seat, glance) if is_live and curtain is None else [],
        "since_at": glance.since[0] if glance.since else None,
        "orders": _orders(live, seat) if is_live else None,
        "replay": _replay(live, glance, book, at),
        "hosts": glance.visitor.hosts(live),
        "is_local": glance.is_local,
    }


def _table(
    live: LiveTable,
    book: Phrasebook,
    seat: int | None,
    curtain: int | None,
    glance: Glance,
) -> dict[str, object]:
    url = f"/t/{live.id}"
    query = {} if seat is None else {"as": str(seat)}
    if glance.since is not None:
        query["since"] = "-".join(map(str, glance.since))
    tail = f"?{urlencode(query)}" if query else ""
    is_live = glance.at is None
    turn = seat is not None and seat in live.asked and is_live
    key = "table.title_turn" if turn or curtain is not None else "table.title"
    return {
        "id": live.id,
        "name": live.table.name,
        "title": book.title(),
        "url": url,
        "rev": live.rev,
        "stream": f"{url}/stream{tail}" if is_live and live.status != CLOSED else "",
        "is_turn": turn,
        "heading": book.text(key, table=live.table.name),
        "note": live.table.note,
        "ended": live.status in {FINISHED, CLOSED, FROZEN},
        "variants": [
            book.named(book.variant(name), book.setting(name, str(value).lower()))
            for name, value in live.table.variants.items()
            if value != live.game.variants[name].default
        ],
        "commitment": live.table.pledge(live.seats).commitment,
        "can_join": live.table.watch == "listed" and live.status == GATHERING,
        "rematch": f"/t/{live.table.rematch}" if live.table.rematch else "",
    }


def _seat(live: LiveTable, glance: Glance, book: Phrasebook, n: int) -> dict[str, object]:
    seat = live.seats[n]
    mine = glance.visitor.holds(seat)
    away = seat.kind == PERSON and not live.present.get(n) and live.status == PLAYING
    link = ""
    if seat.kind == OPEN and seat.invite and glance.visitor.hosts(live):
        link = f"{glance.base}/join/{seat.invite}"
    return {
        "seat": n,
        "mark": MARKS[n % len(MARKS)],
        "name": book.text("seat.free") if seat.kind == OPEN else book.player(n),
        "kind": seat.kind,
        "bot": book.bot(seat.player) if seat.player else "",
        "understudy": bool(seat.understudy),
        "mine": mine,
        "asked": n in live.asked if live.pausing is None else n == live.pausing,
        "answered": _has_answered(live.state, n),
        "away": away and not mine,
        "may_replace": may_replace(live, glance.visitor, n),
        "may_return": mine and bool(seat.understudy) and live.status == PLAYING,
        "may_fill": seat.kind == OPEN and glance.visitor.hosts(live),
        "may_stand_up": mine and seat.kind == PERSON and live.status == GATHERING
        and seat.invite is not None,
        "invite": link,
        "qr": qr(link) if link else None,
        "is_bot": seat.kind == BOT,
    }  # fmt: skip


def _has_answered(g: State | None, seat: int) -> bool:
    return g is not None and bool(g.answers) and g.answers[seat] >= 0


def _prompt(live: LiveTable, book: Phrasebook, g: State | None, seat: int | None) -> str:
    message = live.game.prompt(g, seat) if g is not None else None
    return book.prompt(message) if message else ""


def _waiting(live: LiveTable, book: Phrasebook, seat: int | None) -> str:
    """What everybody waits for, where this visitor has nothing to choose."""
    if live.status == GATHERING:
        free = sum(place.kind == OPEN for place in live.seats)
        return book.text("table.gathering", n=free)
    if live.status != PLAYING:
        return _why_nobody_plays(live, book)
    if live.pausing is not None:
        if live.pausing == seat:
            return book.text("table.end_your_turn")
        return book.text("table.pausing", who={"seat": live.pausing})
    if seat is not None and seat in live.asked and live.seats[seat].understudy:
        return book.text("table.played_for_you")
    return _for_whom(live, book, seat) if live.asked else ""


def _for_whom(live: LiveTable, book: Phrasebook, seat: int | None) -> str:
    """Who must choose, and what this seat has chosen under the same seal."""
    others = ", ".join(book.player(other) for other in live.asked)
    mine = live.game.sealed(live.state, seat) if live.state is not None else None
    if mine is not None:
        return book.text("table.waiting_with", who=others, choice=book.option(mine))
    return book.text("table.waiting", who=others)


def _why_nobody_plays(live: LiveTable, book: Phrasebook) -> str:
    """That somebody has won, or that the table was closed or cannot go on."""
    if live.status == FINISHED and live.state is not None:
        won = live.game.winners(live.state)
        if won:
            return book.text("table.won", who=", ".join(map(book.player, won)), n=len(won))
    return book.text(f"table.{live.status}", why=live.table.note)


def _choices(
    live: LiveTable, book: Phrasebook, seat: int | None, options: list[str]
) -> dict[str, Button]:
    """Each choice in words, with what it would do."""
    g = live.state
    if g is None or seat is None:
        return {}
    found = {}
    for text in options:
        gloss = book.gloss(live.game.guide.gloss(g, seat, live.game.parse(text)))
        slug = text.replace(":", "-").replace(".", "-")
        found[text] = Button(text, book.option(text), gloss, f"c-{slug}")
    return found


def _groups(can: Mapping[str, Button]) -> list[dict[str, object]]:
    """First what says all by itself, then the others by verb, in the order of their numbers."""
    groups: dict[str, list[Button]] = {"": []}
    for text, choice in can.items():
        verb, has_noun, _ = text.partition(":")
        groups.setdefault(verb if has_noun else "", []).append(choice)
    for choices in groups.values():
        choices.sort(key=lambda choice: _by_number(choice.value))
    return [{"verb": verb, "choices": choices} for verb, choices in groups.items() if choices]


def _by_number(text: str) -> list[tuple[int, str]]:
    """So that II.9 comes before II.11."""
    return [(int(part), "") if part.isdecimal() else (0, part) for part in PARTS.split(text)]


def _refusals(view: Mapping[str, object]) -> list[tuple[str, Message]]:
    found = view.get("refused")
    return list(found.items()) if isinstance(found, dict) else []


def _refused(book: Phrasebook, view: Mapping[str, object]) -> list[dict[str, str]]:
    return [
        {"text": book.option(text), "why": book.reason(reason)} for text, reason in _refusals(view)
    ]


def log_of(
    live: LiveTable, book: Phrasebook, g: State | None, seat: int | None, most: int | None = None
) -> list[dict[str, object]]:
    """What has happened, as this seat may know it; second thoughts leave a trace.

    Of a long game only the `most` last lines are put into words.
    """
    if g is None:
        return []
    reach = g.choices if most is None else most
    lines = log.told(live.game, g, seat, max(g.choices - reach, 0))
    while reach < g.choices and len(lines) < (most or 0):  # many choices have no line of their own
        reach *= 4
        lines = log.told(live.game, g, seat, max(g.choices - reach, 0))
    drawn = DRAWN.get(live.game.name)
    return [
        {
            "n": n,
            "text": book.event(told)
            if isinstance(told, dict)
            else book.text("terminal.took_back", who={"seat": told.seat}, n=told.steps),
            "undone": not isinstance(told, dict),
            "piece": drawn.pointed(told) if drawn and isinstance(told, dict) else "",
        }
        for n, told in (lines if most is None else lines[-most:])
    ]


def everything(live: LiveTable, glance: Glance) -> list[Sketch]:
    """All that this visitor can see, nothing left out."""
    seat, curtain = shown(live, glance.visitor.seats(live), glance.wanted)
    if live.state is None or curtain is not None:
        return []
    view = live.game.guide.shown(live.state, seat) | live.game.guide.gallery(live.state, seat)
    return list(Sketcher(book_of(live, glance)).view(view, full=True))


def _since(
    live: LiveTable, book: Phrasebook, g: State | None, seat: int | None, glance: Glance
) -> list[str]:
    """What happened while this seat did not look."""
    if g is None or seat is None or glance.since is None:
        return []
    seen, back = (live.choices_at(row) for row in glance.since)
    events = live.game.events(g, seat, seen + 1)
    return [book.event(event) for event in events if log.choice_of(event) <= back][-NEWS:]


def _orders(live: LiveTable, seat: int | None) -> dict[str, object] | None:
    """The standing orders of a seat, at games that have windows to let pass."""
    g = live.state
    if g is None or seat is None or live.status != PLAYING or not live.game.has_windows:
        return None
    orders = Orders.read(live.seats[seat].orders)
    now = live.game.scene(g)
    return {"able": orders.able, "scene": orders.scene == now, "now": now}


def _replay(
    live: LiveTable, glance: Glance, book: Phrasebook, at: int | None
) -> dict[str, object] | None:
    """The way through the moments of a game."""
    if at is None or live.state is None:
        return None
    told = ""
    if at > 0:
        row = live.rows[at - 1]
        steps = log.steps_back(row.option)
        if steps is not None:
            told = book.text("terminal.took_back", who={"seat": row.seat}, n=steps)
        elif live.status == FINISHED or row.seat in glance.visitor.seats(live):
            option = book.option(row.option)
            told = book.named(book.player(row.seat), option)
    return {
        "at": at,
        "last": live.rev,
        "told": told,
        "as": glance.wanted,
        "views": live.status == FINISHED,
        "date": live.rows[at - 1].at if at else live.table.opened,
    }
