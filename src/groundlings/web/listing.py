"""Listing: a table as the lists of the lobby show it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, NamedTuple

import groundlings
from groundlings.errors import GameError
from groundlings.sketch import Sketcher
from groundlings.stage.keys import now
from groundlings.store.model import FINISHED, FROZEN, GATHERING, OPEN, PLAYING
from groundlings.store.opening import OUT_OF_REACH
from groundlings.web.board.registry import board_of
from groundlings.web.render import table_book
from groundlings.web.visit import book_of, called
from groundlings.web.visitors import visitor

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import Request

    from groundlings.stage.seating import Visitor
    from groundlings.stage.table import LiveTable
    from groundlings.store.store import Listed
    from groundlings.web.site import Site
    from groundlings.words import Phrasebook

LOG: Final = logging.getLogger("groundlings.web")
MOST_NEWS: Final = 6
AGES: Final = (("weeks", 604_800), ("days", 86_400), ("hours", 3_600), ("minutes", 60))


class Score(NamedTuple):
    """What somebody has reached in a game that is over."""

    name: str
    score: int
    won: bool
    is_mine: bool


class Standing(NamedTuple):
    """Where a table stands."""

    state: str
    words: str
    line: str
    """The game, and how far it is."""
    ago: str
    """How long it has stood there."""


class Listing(NamedTuple):
    """One table of a list."""

    id: str
    url: str
    go_url: str
    """Where a free seat can be taken."""
    name: str
    emblem: str
    with_names: list[str]
    language: str
    seats_taken: int
    seats_total: int
    standing: Standing
    scores: list[Score]
    i_won: bool
    is_over: bool
    """Whether it has a result."""


async def listing(site: Site, listed: Listed, request: Request) -> Listing:
    """A table as this visitor finds it in a list."""
    table, seats, ending = listed
    book = table_book(groundlings.game(table.game), request.state.language, ())
    book = book.seated(called(seats, book))
    who = visitor(request)
    mine = [seat.seat for seat in seats if who.holds(seat)]
    won = ending.winners if ending is not None and len(seats) > 1 else []  # alone nobody is beaten
    return Listing(
        id=table.id,
        url=f"/t/{table.id}",
        go_url=f"/t/{table.id}/join" if table.status == GATHERING and not mine else "",
        name=table.name,
        emblem=board_of(table.game).emblem,
        with_names=[
            book.player(seat.seat) for seat in seats if seat.seat not in mine and seat.kind != OPEN
        ],
        language=table.language,
        seats_taken=sum(seat.kind != OPEN for seat in seats),
        seats_total=len(seats),
        standing=await _standing(site, listed, book, mine),
        scores=[
            Score(book.player(seat), score, seat in won, seat in mine)
            for seat, score in enumerate(ending.scores if ending is not None else ())
        ],
        i_won=any(seat in won for seat in mine),
        is_over=ending is not None,
    )


async def _standing(site: Site, listed: Listed, book: Phrasebook, mine: list[int]) -> Standing:
    table, seats, _ = listed
    frozen = FROZEN, book.text("state.frozen")
    match table.status:
        case "gathering":
            free = sum(seat.kind == OPEN for seat in seats)
            words = book.text("state.gathering", n=free) if free else book.text("slip.drawing")
            told = GATHERING, words
        case "frozen":
            told = frozen
        case "playing":
            try:
                return _playing(await site.playhouse.find(table.id), book, mine)
            except GameError:
                told = frozen
            except OUT_OF_REACH:
                raise
            except Exception:  # the list is told, whatever one table in it has
                LOG.exception("table %s cannot be listed", table.id)
                told = frozen
        case _:
            key = "state.over" if table.status == FINISHED else "state.closed"
            told = "closed", book.text(key)
    return Standing(*told, book.title(), ago(book, now() - table.changed))


def _playing(live: LiveTable, book: Phrasebook, mine: list[int]) -> Standing:
    chapter: list[str] = []
    if live.state is not None:
        chapter = Sketcher(book).chapter(live.game.view(live.state, None))
    line = f"{book.title()} · {', '.join(chapter)}" if chapter else book.title()
    people = [seat for seat in live.turn if live.seats[seat].player is None]
    state = "you" if any(seat in mine for seat in people) else "waiting"
    return Standing(state, _asked(book, state, people), line, ago(book, now() - live.asked_since))


def _asked(book: Phrasebook, state: str, people: list[int]) -> str:
    """Whom a running game waits for."""
    if state == "you":
        return book.text("state.you")
    if not people:
        return book.text("state.bots")
    if len(people) == 1:
        return book.text("state.waiting", who={"seat": people[0]})
    return book.text("state.waiting_several", n=len(people))


async def told_since(site: Site, yours: Sequence[Listed], request: Request) -> list[str]:
    """The latest things that happened at one's tables since one looked."""
    news: list[str] = []
    who = visitor(request)
    for table, _, _ in yours:
        if table.status != PLAYING or len(news) >= MOST_NEWS:
            continue
        try:
            news += _told(await site.playhouse.find(table.id), request, who)
        except GameError:  # its line in the list says so
            continue
        except OUT_OF_REACH:
            raise
        except Exception:
            LOG.exception("nothing can be told of table %s", table.id)
    return news[:MOST_NEWS]


def _told(live: LiveTable, request: Request, who: Visitor) -> list[str]:
    """What has happened at a table since its one player looked."""
    mine = who.seats(live)
    if len(mine) != 1 or live.state is None or live.looked(mine[0]) >= live.rev:
        return []
    book = book_of(live, request.state.language)
    seen = live.choices_at(live.looked(mine[0]))
    events = live.game.events(live.state, mine[0], seen + 1)
    return [book.named(live.table.name, book.event(event)) for event in events[-2:]]


def ago(book: Phrasebook, milliseconds: int) -> str:
    """How long something has lasted."""
    seconds = max(0, milliseconds) // 1000
    for unit, length in AGES:
        if seconds >= length:
            return book.text(f"ago.{unit}", n=seconds // length)
    return book.text("ago.now")
