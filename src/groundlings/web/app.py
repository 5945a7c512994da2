"""The application: which address leads where, and what is said when something goes wrong."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route

from groundlings.errors import GameError
from groundlings.stage.refusals import NoTable, NotYours, Refusal
from groundlings.store.opening import OUT_OF_REACH
from groundlings.web import (
    bare,
    drawings,
    history,
    lobby,
    opponents,
    own_cards,
    people,
    playing_on,
    results,
    rights,
    rulebook,
    slips,
    tables,
)
from groundlings.web.files import STATIC, Files
from groundlings.web.meters import Metered, metrics
from groundlings.web.render import house_book, page
from groundlings.web.safety import SOON, UNAVAILABLE, Door, note_silence
from groundlings.web.visitors import recognise, take_for_a_stranger
from groundlings.words import languages

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from starlette.requests import Request
    from starlette.types import ASGIApp, Receive, Scope, Send

    from groundlings.web.site import Site

    Handler = Callable[[Request], Awaitable[Response]]

PACKED_ALREADY: Final = ("/choices", "/stream", "/events")
"""What is asked for all day: streams, and answers to a choice."""
LEVEL: Final = 6
"""How hard an answer is packed: harder saves a hundred bytes of a page and takes twice as long."""


def application(site: Site) -> Starlette:
    """Everything a house shows."""

    @asynccontextmanager
    async def open_house(_: Starlette) -> AsyncIterator[None]:
        await site.playhouse.open()
        yield
        await site.playhouse.close()

    programs = Programs(site)
    busiest = [  # most of what is asked for; an address is looked for from the first one on
        Route("/api/v1/tables/{table}/choices", programs.choose, methods=["POST"]),
        _post("/t/{id}/choices", tables.choose),
        _get("/t/{id}/stream", tables.watch),
        _get("/t/{id}", tables.show),
    ]
    pages = [
        _get("/", lobby.show),
        _get("/new", lobby.new),
        _post("/tables", lobby.open_table),
        _post("/against", opponents.choose),
        _get("/games/mine", history.mine),
        _get("/about", lobby.about),
        _get("/me", people.me),
        _post("/me", people.change_me),
        _post("/me/forget", people.forget_me),
        _post("/me/link", rights.new_link),
        _get("/me/export", rights.export),
        _post("/me/erase", rights.erase),
        _get("/home/{key}", people.home),
        _post("/home/{key}", people.come_home),
        _get("/join/{invite}", people.invitation),
        _post("/join/{invite}", people.sit_down),
        _get("/t/{id}/join", lobby.join_open),
        _post("/t/{id}/undo", tables.undo),
        _post("/t/{id}/end-turn", tables.end_turn),
        _post("/t/{id}/hints", tables.hints),
        _post("/t/{id}/orders", tables.orders),
        _post("/t/{id}/holds", tables.holds),
        _post("/t/{id}/answers", tables.answers),
        _post("/t/{id}/seats/{seat}", tables.seat),
        _post("/t/{id}/close", tables.close),
        _get("/t/{id}/slips", slips.show),
        _post("/t/{id}/slips", slips.send),
        _get("/t/{id}/log", results.log),
        _get("/t/{id}/all", results.all_of_it),
        _get("/t/{id}/result", results.result),
        _get("/t/{id}/result/stream", results.watch),
        _get("/t/{id}/told", results.told),
        _get("/t/{id}/record", results.record),
        _get("/t/{id}/proof", results.proof),
        _get("/t/{id}/cards", results.cards),
        _post("/t/{id}/rematch", results.rematch),
        _post("/t/{id}/play-on", playing_on.play_on),
        *(_get(route.path, route.endpoint) for route in rulebook.ROUTES),
        *(_get(route.path, route.endpoint) for route in own_cards.GETS),
        *(_post(route.path, route.endpoint) for route in own_cards.POSTS),
    ]
    app = Starlette(
        routes=[
            *busiest,
            Route("/healthz", _healthz),
            Route("/readyz", _readyz),
            Route("/metrics", metrics),
            Route("/drawings/{mark}.js", drawings.show),
            Route("/drawings/{game}/{language}/{mark}.js", bare.show),
            Mount("/static", Files(directory=STATIC)),
            Mount("/api/v1", programs),
            *pages,
        ],
        middleware=[
            Middleware(Metered, meters=site.meters),
            Middleware(Door, quotas=site.quotas),
            Middleware(Packing, minimum_size=tables.SMALL, compresslevel=LEVEL),
        ],
        exception_handlers={HTTPException: _lost} | dict.fromkeys(OUT_OF_REACH, _out_of_reach),
        lifespan=open_house,
    )
    app.router.redirect_slashes = False  # it would lead to whatever host is named
    app.state.site = site
    return app


class Packing(GZipMiddleware):
    """Packs what leaves the house, but for what has packed itself."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        goes_by = scope["type"] == "http" and scope["path"].endswith(PACKED_ALREADY)
        await (self.app if goes_by else super().__call__)(scope, receive, send)


class Programs:
    """The door for programs: what their API is made of is loaded when the first of them comes.

    It takes half as long as opening the whole house.
    """

    def __init__(self, site: Site) -> None:
        self._site = site
        self._building = asyncio.Lock()
        self._api: ASGIApp | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        api = await self._opened()
        await api(scope, receive, send)

    async def choose(self, request: Request) -> Response:
        """One choice."""
        await self._opened()
        from groundlings.web.api import choose  # noqa: PLC0415 - slow to load

        return await choose(request, self._site)

    async def _opened(self) -> ASGIApp:
        if self._api is None:
            async with self._building:
                if self._api is None:
                    self._api = await asyncio.to_thread(self._built)
        return self._api

    def _built(self) -> ASGIApp:
        from groundlings.web.api import api  # noqa: PLC0415 - slow to load

        return api(self._site)


def _get(path: str, handler: Handler) -> Route:
    return Route(path, _greeted(handler), methods=["GET"])


def _post(path: str, handler: Handler) -> Route:
    return Route(path, _greeted(handler), methods=["POST"])


def _greeted(handler: Handler) -> Handler:
    """A page of ours: we know who asks and in which language, and say what cannot be done."""

    async def greet(request: Request) -> Response:
        await recognise(request, tables.house_of(request).playhouse)
        wish = request.query_params.get("lang")
        if wish in languages() and request.method == "GET":
            return await people.speak(request, wish)
        try:
            return await handler(request)
        except GameError as error:
            return _refused(request, error)

    return greet


def _refused(request: Request, error: GameError) -> Response:
    """One sentence, on a page of its own."""
    book = house_book(request.state.language)
    status = tables.STATUS.get(type(error), 422) if isinstance(error, Refusal) else 422
    key = error.key if isinstance(error, Refusal) else "wrong"
    values = error.values if isinstance(error, Refusal) else {}
    sentence = book.text(f"refusal.{key}", **values)
    if not isinstance(error, (NoTable, NotYours)) and book.language == "en":
        sentence = f"{str(error)[:1].upper()}{str(error)[1:]}."
    return _note(request, status, status, sentence)


async def _lost(request: Request, error: Exception) -> Response:
    """No such address."""
    site = tables.house_of(request)
    if request.url.path.startswith("/api"):
        from groundlings.web.api import unknown  # noqa: PLC0415 - slow to load

        return unknown(request, error)
    await recognise(request, site.playhouse)
    status = error.status_code if isinstance(error, HTTPException) else 500
    response = _note(request, status, status if status in {404, 405} else 500)
    response.headers.update(getattr(error, "headers", None) or {})
    return response


def _out_of_reach(request: Request, error: Exception) -> Response:
    """The store does not answer, but it will."""
    note_silence(error)
    take_for_a_stranger(request)
    response = _note(request, UNAVAILABLE, UNAVAILABLE)
    response.headers["Retry-After"] = SOON
    return response


def _note(request: Request, status: int, key: int, sentence: str = "") -> Response:
    """A page with one sentence: this one, or the one that its key has."""
    book = house_book(request.state.language)
    return page(
        request,
        "note.html",
        book,
        status=status,
        title=book.text(f"note.title_{key}"),
        sentence=sentence or book.text(f"note.sentence_{key}"),
        code=status,
        back_url="/",
    )


# For those who watch over the house


async def _healthz(_: Request) -> Response:
    """Alive."""
    return PlainTextResponse("ok\n")


async def _readyz(request: Request) -> Response:
    """Alive, and the store can be written to."""
    site = tables.house_of(request)
    if site.closing.is_set():
        return PlainTextResponse("closing\n", 503)
    if not await site.pulse.beats():
        return PlainTextResponse("the store does not answer\n", 503)
    return PlainTextResponse("ok\n")
