"""Listing: a table as the lists of the lobby show it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import groundlings
from groundlings.errors import GameError
from groundlings.sketch import Sketcher
from groundlings.stage.keys import now
from groundlings.store.model import FINISHED, FROZEN, GATHERING, OPEN, PLAYING
from groundlings.web.board.registry import board_of
from groundlings.web.render import table_book
from groundlings.web.visit import book_of
from groundlings.web.visitors import visitor

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import Request

    from groundlings.stage.table import LiveTable
    from groundlings.store.store import Listed
    from groundlings.web.site import Site
    from groundlings.words import Phrasebook

MOST_NEWS: Final = 6
AGES: Final = (("weeks", 604_800), ("days", 86_400), ("hours", 3_600), ("minutes", 60))


async def row(site: Site, listed: Listed, request: Request) -> dict[str, object]:
    """One table of a list."""
    table, seats, ending = listed
    game = groundlings.game(table.game)
    language = request.state.language
    called = tuple(seat.name for seat in seats)
    book = table_book(game, language, called)
    who = visitor(request)
    mine = [seat.seat for seat in seats if who.holds(seat)]
    told: dict[str, object] = {
        "id": table.id,
        "url": f"/t/{table.id}",
        "go_url": f"/t/{table.id}/join" if table.status == GATHERING and not mine else "",
        "name": table.name,
        "game": table.game,
        "title": book.title(),
        "emblem": board_of(table.game).emblem,
        "line": book.title(),
        "with_names": [
            book.player(seat.seat) for seat in seats if seat.seat not in mine and seat.kind != OPEN
        ],
        "language": table.language,
        "seats_taken": sum(seat.kind != OPEN for seat in seats),
        "seats_total": len(seats),
        "ago": ago(book, now() - table.changed),
        "scores": [],
        "i_won": False,
        "result_url": "",
        "replay_url": "",
        "state": "waiting",
        "state_text": "",
    }
    if ending is not None:
        told["scores"] = [
            {
                "name": book.player(seat.seat),
                "score": ending.scores[seat.seat],
                "won": seat.seat in ending.winners,
                "me": seat.seat in mine,
            }
            for seat in seats
        ]
        told["i_won"] = any(seat in ending.winners for seat in mine)
        told["result_url"] = f"/t/{table.id}/result"
        told["replay_url"] = f"/t/{table.id}?at=0"
    told |= await _state(site, listed, book, mine)
    return told


async def _state(
    site: Site, listed: Listed, book: Phrasebook, mine: list[int]
) -> dict[str, object]:
    """Where a table stands."""
    table, seats, _ = listed
    match table.status:
        case "gathering":
            free = sum(seat.kind == OPEN for seat in seats)
            return {"state": GATHERING, "state_text": book.text("state.gathering", n=free)}
        case "frozen":
            return {"state": FROZEN, "state_text": book.text("state.frozen")}
        case "playing":
            try:
                live = await site.playhouse.find(table.id)
            except GameError:
                return {"state": FROZEN, "state_text": book.text("state.frozen")}
            return _playing(live, book, mine)
    key = "state.over" if table.status == FINISHED else "state.closed"
    return {"state": "closed", "state_text": book.text(key)}


def _playing(live: LiveTable, book: Phrasebook, mine: list[int]) -> dict[str, object]:
    chapter = ""
    if live.state is not None:
        chapter = ", ".join(Sketcher(book).chapter(live.game.view(live.state, None)))
    line = f"{book.title()} · {chapter}" if chapter else book.title()
    told: dict[str, object] = {"line": line, "ago": ago(book, now() - live.asked_since)}
    people = [seat for seat in live.asked if live.seats[seat].player is None]
    if any(seat in mine for seat in people):
        return told | {"state": "you", "state_text": book.text("state.you")}
    if not people:
        return told | {"state_text": book.text("state.bots")}
    if len(people) == 1:
        return told | {"state_text": book.text("state.waiting", who={"seat": people[0]})}
    return told | {"state_text": book.text("state.waiting_several", n=len(people))}


async def told_since(site: Site, yours: Sequence[Listed], request: Request) -> list[str]:
    """The latest things that happened at one's tables since one looked."""
    news: list[str] = []
    who = visitor(request)
    for table, _, _ in yours:
        if table.status != PLAYING or len(news) >= MOST_NEWS:
            continue
        live = await site.playhouse.find(table.id)
        mine = who.seats(live)
        if len(mine) != 1 or live.state is None:
            continue
        seat = mine[0]
        if live.looked(seat) >= live.rev:
            continue
        book = book_of(live, request.state.language)
        seen = live.choices_at(live.looked(seat))
        events = live.game.events(live.state, seat, seen + 1)
        news += [book.named(table.name, book.event(event)) for event in events[-2:]]
    return news[:MOST_NEWS]


def ago(book: Phrasebook, milliseconds: int) -> str:
    """How long something has lasted."""
    seconds = max(0, milliseconds) // 1000
    for unit, length in AGES:
        if seconds >= length:
            return book.text(f"ago.{unit}", n=seconds // length)
    return book.text("ago.now")
