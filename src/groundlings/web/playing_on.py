"""Playing on: a private table that goes on from a moment of a game, against bots."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse, Response

from groundlings.sketch import Sketcher
from groundlings.stage.refusals import NotNow, NotYours
from groundlings.stage.wish import LONGEST_NAME
from groundlings.store.model import Origin
from groundlings.web.board.playback import branching
from groundlings.web.opponents import against
from groundlings.web.scene import moment
from groundlings.web.site import address_of
from groundlings.web.tables import find, house_of, visit_of
from groundlings.web.visit import book_of
from groundlings.web.visitors import Form, remember, welcome

if TYPE_CHECKING:
    from starlette.requests import Request

    from groundlings.kernel.state import State
    from groundlings.stage.table import LiveTable
    from groundlings.words import Phrasebook


async def play_on(request: Request) -> Response:
    """Open the table; whoever comes for the first time is welcome."""
    live = await find(request)
    sent = await Form.of(request)
    wanted = sent.number("as") if sent.one("as") else None
    looking = replace(visit_of(request), wanted=wanted, at=sent.number("at"))
    there = await asyncio.to_thread(moment, live, looking)
    if there.g is None or there.g.over or there.at is None:
        raise NotNow("the game is over at that moment: nothing is left to choose")
    seat = branching(live, looking, there.g, there.screen.seat)
    if seat is None:
        raise NotYours("a game that is going on is played on from by those who play it")
    playhouse = house_of(request).playhouse
    person = await welcome(request, playhouse)
    language = request.state.language
    name = _name(live, there.g, there.at, book_of(live, language))
    origin = Origin(live.id, there.at, seat)
    bot = against(request, live.game.name)
    fresh = await playhouse.play_on(live, origin, person, name, language, bot)
    fresh.address = address_of(request)
    response = RedirectResponse(f"/t/{fresh.id}", 303)
    remember(request, response)
    return response


def _name(live: LiveTable, g: State, at: int, book: Phrasebook) -> str:
    """The name of the table and where it was left; a long name gives way."""
    chapter = ", ".join(Sketcher(book).chapter(live.game.view(g, None)))
    where = chapter or book.text("replay_page.at", n=at, all=live.rev)
    room = LONGEST_NAME - len(book.text("play_on.name", table="", where=where))
    return book.text("play_on.name", table=live.table.name[: max(room, 0)].strip(), where=where)
