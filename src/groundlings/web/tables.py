"""The table page and everything that is posted from it."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from starlette.responses import HTMLResponse, RedirectResponse, Response

from groundlings.kernel.orders import Orders
from groundlings.stage import seating, windows
from groundlings.stage.refusals import (
    HintsOff,
    Illegal,
    NoHint,
    NoTable,
    NotAsked,
    NotNow,
    NotYours,
    Refusal,
    ShelfFull,
    Stale,
    StillHere,
    Taken,
    TooManyHints,
    TooSoon,
    Wrong,
)
from groundlings.stage.screen import Look, stays
from groundlings.store.model import FINISHED
from groundlings.web.bare import bare, placed
from groundlings.web.packing import gzipped
from groundlings.web.render import page
from groundlings.web.scene import drawn_scene, leaf, scene
from groundlings.web.site import address_of
from groundlings.web.stream import Told, change_told, stream, takes_gzip
from groundlings.web.visit import Visit, book_of
from groundlings.web.visitors import Form, is_gone, remember, visitor

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request

    from groundlings.stage.table import LiveTable
    from groundlings.web.leaf import Leaf
    from groundlings.web.site import Site

STATUS: Final[dict[type[Refusal], int]] = {
    NoTable: 404,
    NotYours: 403,
    Stale: 409,
    NotNow: 409,
    ShelfFull: 409,
    StillHere: 409,
    Taken: 409,
    TooSoon: 409,
    HintsOff: 403,
    NotAsked: 409,
    TooManyHints: 429,
    NoHint: 503,
    Illegal: 422,
    Wrong: 422,
}
PAIR: Final = re.compile(r"([0-9]{1,9})-([0-9]{1,9})")
"""The rows between which somebody did not look; a seat of a shared screen, and since which row."""
FRAGMENT: Final = "x-groundlings"
"""The header by which the script asks for the table alone."""
HAS: Final = "x-groundlings-has"
"""The mark of the table that the script has: the answer may be what has changed since."""
SMALL: Final = 800
"""Bytes below which packing an answer is not worth it."""
SHEETS: Final = "sheets"
"""`?sheets=1`: the page brings the sheets of scorings, which else come by the line."""


def house_of(request: Request) -> Site:
    """The house this request came to."""
    site: Site = request.app.state.site
    return site


async def find(request: Request) -> LiveTable:
    """The table in the address; one that nobody may watch is for its players only."""
    live = await house_of(request).playhouse.find(request.path_params["id"])
    if live.table.watch == "none" and (live.status != FINISHED or live.table.origin):
        who = visitor(request)
        if not who.seats(live) and not who.hosts(live):
            raise NotYours("this table is for its players only")
    return live


def visit_of(request: Request, wanted: int | None = None) -> Visit:
    """How this request looks at a table."""
    site = house_of(request)
    query = request.query_params
    if wanted is None:
        wanted = _number(query.get("as"))
    return Visit(
        visitor(request),
        request.state.language,
        site.base(request),
        wanted,
        _number(query.get("at")),
        look=_look(query.get("look")),
        is_local=site.is_local(request),
    )


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isdecimal() and len(text) < 9 else None  # noqa: PLR2004 - nine digits


def _look(text: str | None) -> Look | None:
    found = PAIR.fullmatch(text or "")
    return Look(int(found[1]), int(found[2])) if found else None


async def show(request: Request) -> Response:
    """The table, now or at any moment of its past."""
    live = await find(request)
    looking = visit_of(request)
    mine = looking.visitor.seats(live)
    if looking.at is None and len(mine) == 1:
        seat = mine[0]
        if live.looked(seat) < live.rev:
            looking = replace(looking, since=(live.looked(seat), live.rev))
        live.look(seat)
        live.keep_looks(mine)
    if looking.at is None:
        live.come_by(mine)
        if SHEETS not in request.query_params:
            looking = replace(
                looking, sheets=f"?{request.url.include_query_params(sheets=1).query}"
            )
    return await answer(request, live, looking)


async def answer(
    request: Request,
    live: LiveTable,
    looking: Visit,
    *,
    status: int = 200,
    flash: str | None = None,
    had: Told | None = None,
) -> Response:
    """The table alone for the script, in its page for everybody else.

    Who had another one, and is told nothing besides, hears what has changed, as a stream tells it.
    """
    now = looking.at is None
    response: Response
    if FRAGMENT in request.headers:
        if now and flash is None:
            drawn = leaf(live, looking)  # the streams will want the same
            if had is not None:
                return change_told(request, live, had, drawn)
            html = drawn.text
        elif now:
            html = drawn_scene(live, looking, flash)
        else:
            html = await asyncio.to_thread(drawn_scene, live, looking, flash)
        response = packed(request, HTMLResponse(html, status))
    else:
        await asyncio.to_thread(
            bare, live.game.name, looking.language
        )  # the first time it takes long
        found = scene(live, looking) if now else await asyncio.to_thread(scene, live, looking)
        response = page(
            request,
            "table.html",
            book_of(live, looking.language),
            code=status,
            address=f"/t/{live.id}",
            flash=flash,
            scene=found,
            game=found.game,
            placed=partial(placed, live.game.name, looking.language),
        )
        if request.method == "POST":
            response = packed(request, response)
    remember(request, response)
    return response


def packed(request: Request, response: Response) -> Response:
    """What answers a post is awaited: it is packed, rather quickly than small."""
    if len(response.body) > SMALL and takes_gzip(request):
        response.body = gzipped(bytes(response.body))
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Length"] = str(len(response.body))
    response.headers["Vary"] = "Accept-Encoding"
    return response


async def watch(request: Request) -> Response:
    """The stream of the table page: whole tables, drawn for this visitor."""
    site = house_of(request)
    live = await find(request)
    since = PAIR.fullmatch(request.query_params.get("since", ""))
    between = (int(since[1]), int(since[2])) if since else None
    looking = replace(visit_of(request), at=None, since=between)
    mine = looking.visitor.seats(live)

    def drawn() -> Leaf | None:
        if looking.visitor.seats(live) != mine:
            return None  # who has stood up comes again as whoever they are now, if they may
        if len(mine) == 1:
            live.look(mine[0])
        return leaf(live, looking)

    live.came_from(address_of(request), mine)
    who = looking.visitor if mine else None
    gone = partial(is_gone, request, site.playhouse) if mine else None
    return stream(request, live, drawn, site.closing, mine, is_page=True, who=who, is_gone=gone)


# What is posted


async def _done(
    request: Request,
    deed: Callable[[Request, LiveTable, Form], Awaitable[None]],
    *,
    is_still: bool = False,
) -> Response:
    """Do it and show the table; what cannot be done is told above the table as it stands.

    After what moves nothing whoever looks at a shared screen alone still does.
    """
    live = await find(request)
    mark = request.headers.get(HAS, "")
    lines = live.in_hand.get((visitor(request), mark))
    had = None if lines is None else Told(mark, lines)
    wanted, look = None, None
    status, flash = 200, None
    try:
        form = await Form.of(request)
        wanted, look = _number(form.one("as")), _look(form.one("look"))
        live.come_by(visitor(request).seats(live))
        await deed(request, live, form)
    except Refusal as refusal:
        status = STATUS.get(type(refusal), 422)
        flash = told(book_of(live, request.state.language).text, refusal)
    if look is not None and not is_still:
        look = stays(live, visitor(request).seats(live), look)
    looking = replace(visit_of(request, wanted), at=None, look=look)
    if status == 200 and FRAGMENT not in request.headers:  # noqa: PLR2004 - all is well
        tail = (
            f"?look={look.seat}-{look.rev}" if look else "" if wanted is None else f"?as={wanted}"
        )
        response: Response = RedirectResponse(f"/t/{live.id}{tail}", 303)
        remember(request, response)
        return response
    return await answer(request, live, looking, status=status, flash=flash, had=had)


def told(text: Callable[..., str], refusal: Refusal) -> str:
    """A refusal in the reader's language."""
    return text(f"refusal.{refusal.key}", **refusal.values)


def _my_seat(request: Request, live: LiveTable, form: Form) -> int:
    """The seat a post is for: the one it names, or the only one there is."""
    mine = visitor(request).seats(live)
    wanted = _number(form.one("as") or None)
    if wanted is None and len(mine) == 1:
        return mine[0]
    if wanted is None or wanted not in mine:
        raise NotYours("this seat is not yours")
    return wanted


async def choose(request: Request) -> Response:
    """One or several choices."""

    async def deed(request: Request, live: LiveTable, form: Form) -> None:
        seat = _my_seat(request, live, form)
        await live.choose(seat, form.number("rev"), form.all("choice"))

    return await _done(request, deed)


async def undo(request: Request) -> Response:
    """Take back a step, or with `all` everything down to the last barrier."""

    async def deed(request: Request, live: LiveTable, form: Form) -> None:
        seat = _my_seat(request, live, form)
        steps = None if form.one("steps") == "all" else form.number("steps")
        await live.undo(seat, form.number("rev"), steps)

    return await _done(request, deed)


async def end_turn(request: Request) -> Response:
    """No second thoughts."""

    async def deed(request: Request, live: LiveTable, form: Form) -> None:
        await live.end_turn(_my_seat(request, live, form), form.number("rev"))

    return await _done(request, deed)


async def hints(request: Request) -> Response:
    """Ask the Prompter; the answer comes with the stream, or when the page is looked at again."""

    async def deed(request: Request, live: LiveTable, form: Form) -> None:
        seat = _my_seat(request, live, form)
        prompter = house_of(request).playhouse.prompter
        asked = live, visitor(request), seat, form.number("rev")
        prompter.ask(*asked)
        if live.store.is_shared:  # the stream may be at another process, which knows of no hint
            with suppress(NoHint):
                await prompter.answer(*asked)

    return await _done(request, deed, is_still=True)


async def orders(request: Request) -> Response:
    """Standing orders about deeds; holds and what lies ready stay as they are."""

    async def deed(request: Request, live: LiveTable, form: Form) -> None:
        seat = _my_seat(request, live, form)
        before = windows.orders_of(live, seat)
        given = Orders(
            let=frozenset(form.all("let")),
            under=form.number("under"),
            elsewhere=bool(form.one("elsewhere")),
            steal=form.number("steal"),
            curtains=bool(form.one("curtains")),
            able=bool(form.one("able")),
            scope=form.one("scope"),
            holds=before.holds,
            ready=before.ready,
        )
        await windows.give_orders(live, seat, given)

    return await _done(request, deed)


async def holds(request: Request) -> Response:
    """Where a person wants to be asked, and what lies ready for that; orders stay as they are."""

    async def deed(request: Request, live: LiveTable, form: Form) -> None:
        seat = _my_seat(request, live, form)
        holding, ready = frozenset(form.all("hold")), frozenset(form.all("ready"))
        given = replace(windows.orders_of(live, seat), holds=holding, ready=ready)
        await windows.give_orders(live, seat, given)

    return await _done(request, deed)


async def answers(request: Request) -> Response:
    """What all who share a screen answer in a window, in one round."""

    async def deed(request: Request, live: LiveTable, form: Form) -> None:
        mine = visitor(request).seats(live)
        said = {
            seat: form.one(f"desk-{seat}")
            for seat in mine
            if seat in live.asked and not live.seats[seat].player
        }
        await windows.answer_desks(live, form.number("rev"), said)

    return await _done(request, deed)


async def seat(request: Request) -> Response:
    """What happens to a seat: an understudy, the return, a bot for an open one, standing up."""

    async def deed(request: Request, live: LiveTable, form: Form) -> None:
        number = _number(request.path_params["seat"])
        if number is None or number >= len(live.seats):
            raise Wrong(f"there is no such seat; the seats are 0 to {len(live.seats) - 1}")
        who = visitor(request)
        match form.one("do"):
            case "understudy":
                called = form.one("bot") or seating.UNDERSTUDY
                await seating.send_understudy(live, who, number, called)
            case "return":
                await seating.take_back(live, who, number)
            case "bot":
                if not who.hosts(live):
                    raise NotYours("only the host of this table can put a bot there")
                await seating.fill(live, number, form.one("bot") or seating.UNDERSTUDY)
            case "stand-up":
                if not who.holds(live.seats[number]):
                    raise NotYours("this seat is not yours")
                await seating.release(live, number)
            case other:
                raise Wrong(f"{other[:40]!r} is nothing that can be done to a seat")

    return await _done(request, deed)


async def close(request: Request) -> Response:
    """End the table without a result; its host may."""

    async def deed(request: Request, live: LiveTable, _: Form) -> None:
        if not visitor(request).hosts(live):
            raise NotYours("only the host of this table can close it")
        await live.close()

    return await _done(request, deed)
