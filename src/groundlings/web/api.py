"""The JSON API: the same tables for programs, by the same road."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Final

import orjson
from fastapi import FastAPI, Header, Request
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

import groundlings
from groundlings.bots import names as bot_names
from groundlings.errors import GameError
from groundlings.kernel.orders import Orders
from groundlings.kernel.setup import written
from groundlings.stage import seating, slips, windows
from groundlings.stage.keys import kept, long_key
from groundlings.stage.own_cards import cards_in, most_cards
from groundlings.stage.prompter import are_on
from groundlings.stage.refusals import NoTable, NotNow, NotYours, Refusal, Wrong
from groundlings.stage.seating import ONLOOKER, Visitor
from groundlings.stage.wish import SeatWish, Wish, clean_name
from groundlings.store.model import FINISHED, GATHERING, PLAYING
from groundlings.store.opening import OUT_OF_REACH
from groundlings.web.board.counsel import written_advice
from groundlings.web.board.ordering import open_window
from groundlings.web.bodies import (
    AtRev,
    Claim,
    HintsNow,
    HintsWanted,
    NewChoice,
    NewTable,
    NewUndo,
    OrdersNow,
    Refused,
    SeatGiven,
    SlipSent,
    TableNow,
    TableOpened,
    TokenGiven,
    Told,
)
from groundlings.web.results import record_of
from groundlings.web.safety import BROKEN, SOON, UNANSWERED, UNAVAILABLE, note_silence
from groundlings.web.site import address_of
from groundlings.web.stream import stream
from groundlings.web.tables import STATUS, packed
from groundlings.web.visitors import KEY

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from groundlings.stage.table import LiveTable
    from groundlings.web.site import Site

SEAL: Final = "slip: the seal of a slip"
LONGEST: Final = 100
"""Letters of somebody's own words that we repeat in an error."""
JSON: Final = re.compile(r"application/([^;]*\+)?json\s*(;|$)", re.IGNORECASE)
UNREAD: Final = 400
UNREADABLE: Final = (
    "the body is not the JSON object that was expected; /api/v1/openapi.json says what is"
)

Token = Annotated[
    str | None, Header(alias="Authorization", description="Bearer TOKEN; none = a spectator")
]


def api(site: Site) -> FastAPI:
    """The API of a site, to be mounted under /api/v1."""
    app = FastAPI(
        title="Groundlings",
        version=groundlings.__version__,
        description="Tables for programs: open one, look, choose, listen.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/openapi.json",
        servers=[{"url": "/api/v1"}],
        root_path_in_servers=False,
        redirect_slashes=False,  # it would lead to whatever host is named
    )
    for kind, tell in ERRORS.items():
        app.add_exception_handler(kind, tell)
    app.add_exception_handler(Exception, _broken)
    _add_lists(app)
    _add_tables(app, site)
    _add_tokens(app, site)
    _add_play(app, site)
    return app


def body(live: LiveTable, who: Visitor) -> dict[str, Any]:
    """A table for JSON."""
    mine = who.seats(live)
    seat = mine[0] if mine else None
    g = live.state
    return {
        "id": live.id,
        "game": live.game.name,
        "status": live.status,
        "rev": live.rev,
        "seat": seat,
        "asked": live.asked_of(seat),
        "over": live.status == FINISHED,
        "view": live.view(seat),
        "hints": live.game.guide.hints(g, seat) if g is not None else {},
        "options": live.options(seat),
        "undoable": live.undoable(seat),
        "window": _window(live, seat),
        "orders": _orders(live, seat),
        "scores": live.scores,
        "winners": live.winners,
        "commitment": live.table.pledge(live.seats).commitment,
        "dice": dice(live),
        "table_read": live.table.table_read,
        "hints_on": are_on(live),
    }


def dice(live: LiveTable) -> dict[str, Any]:
    """How far the dice are drawn, and by whom."""
    draws = slips.draws(live)
    return {
        "phase": slips.phase(live),
        "slips": [
            {"seat": seat.seat, "slip": seat.slip, "drawn": draws[seat.seat]} for seat in live.seats
        ],
    }


def told(found: dict[str, Any]) -> str:
    """A table in writing."""
    return orjson.dumps(found, default=tuple, option=orjson.OPT_NON_STR_KEYS).decode()


def letter(live: LiveTable, who: Visitor) -> str:
    """The same in writing: once for the answer to a post and all streams that say the same.

    It grows old by what its own seat does, and by the clock.
    """
    mine = who.seats(live)
    seat = mine[0] if mine else None
    window = open_window(live, None)
    own = 0 if seat is None else live.own_beats.get(seat, 0)
    key = "letter", seat, own, window and window.left
    return live.once(key, lambda: told(body(live, who)))


def _window(live: LiveTable, seat: int | None) -> dict[str, Any] | None:
    """The window that is open now: but for the own answer the same for everybody."""
    found = open_window(live, seat)
    if found is None:
        return None
    keys = ("kind", "beats", "left", "beat_ms", "may", "answer")
    return {key: getattr(found, key) for key in keys}


def _orders(live: LiveTable, seat: int | None) -> dict[str, Any] | None:
    """The standing orders of a seat."""
    has_any = live.game.deeds or live.game.passes_of(live.table.variants)
    if seat is None or not has_any:
        return None
    given = asdict(windows.orders_of(live, seat))
    del given["since"]
    return {name: sorted(one) if isinstance(one, frozenset) else one for name, one in given.items()}


class _AtTable(Exception):  # noqa: N818 - a refusal on its way out, with the table beside it
    def __init__(self, refusal: GameError, live: LiveTable, who: Visitor) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.live = live
        self.who = who


def _refused(_: Request, error: Exception) -> JSONResponse:
    status = STATUS.get(type(error), 422) if isinstance(error, Refusal) else 422
    return JSONResponse({"error": str(error)}, status)


def _refused_at_table(_: Request, error: Exception) -> JSONResponse:
    if not isinstance(error, _AtTable):
        raise error
    status = STATUS.get(type(error.refusal), 422)  # type: ignore[arg-type]  # a Refusal's type
    later = {"Retry-After": SOON} if status in UNHELPED else None
    return JSONResponse({"error": str(error), **body(error.live, error.who)}, status, later)


def _malformed(_: Request, error: Exception) -> JSONResponse:
    return JSONResponse({"error": _first(error)}, 422)


def unknown(_: Request, error: Exception) -> JSONResponse:
    """No such address."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    sentence = {
        400: UNREADABLE,
        404: "there is nothing at this address; /api/v1/openapi.json lists what there is",
        405: "this address does not take that method; /api/v1/openapi.json lists what there is",
    }.get(status, "that did not work")
    headers = getattr(error, "headers", None)
    return JSONResponse({"error": sentence}, 422 if status == UNREAD else status, headers)


def _broken(_: Request, __: Exception) -> JSONResponse:
    return JSONResponse({"error": BROKEN}, 500)


def _out_of_reach(_: Request, error: Exception) -> JSONResponse:
    note_silence(error)
    return JSONResponse({"error": UNANSWERED}, UNAVAILABLE, headers={"Retry-After": SOON})


ERRORS: Final[dict[type[Exception], Callable[[Request, Exception], JSONResponse]]] = {
    **dict.fromkeys(OUT_OF_REACH, _out_of_reach),
    _AtTable: _refused_at_table,
    GameError: _refused,
    RequestValidationError: _malformed,
    HTTPException: unknown,
}
"""Every error is one sentence; where a table is concerned it comes along, fresh."""


def _first(error: Exception) -> str:
    """What is wrong with a post, by its first fault."""
    if not isinstance(error, RequestValidationError) or not error.errors():
        return "this is not what was expected; /api/v1/openapi.json says what is"
    fault = error.errors()[0]
    where = ".".join(str(part) for part in fault["loc"] if part != "body")
    if fault["type"] == "json_invalid" or not where:
        return (
            "the body is not the JSON object that was expected; /api/v1/openapi.json says what is"
        )
    what = str(fault["msg"])
    return f"{where}: {what[:1].lower()}{what[1:]}"


def _add_lists(app: FastAPI) -> None:
    @app.get("/games", tags=["lists"])
    def games() -> list[dict[str, Any]]:
        """The games, how many can play them, and their variants."""
        return [
            {
                "name": name,
                "seats": list(groundlings.game(name).seats),
                "edition": groundlings.game(name).edition,
                "blank_cards": most_cards(groundlings.game(name)),
                "variants": {
                    key: {
                        "default": variant.default,
                        "choices": list(variant.choices),
                        "written": [written(choice) for choice in variant.choices],
                        "doc": variant.doc,
                    }
                    for key, variant in groundlings.game(name).variants.items()
                },
            }
            for name in groundlings.games()
        ]

    @app.get("/bots", tags=["lists"])
    def bots() -> list[str]:
        """The names of the bots."""
        return list(bot_names())


BUSY: Final[dict[int | str, dict[str, Any]]] = {
    429: {"model": Told, "description": "more than one address may ask for: `Retry-After`"},
    503: {"model": Told, "description": "the store does not answer: `Retry-After`"},
}
REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    **BUSY,
    404: {"model": Told, "description": "no such table"},
    422: {"model": Told, "description": "malformed, in one sentence"},
}
POSTED: Final[dict[int | str, dict[str, Any]]] = {
    **REFUSALS,
    413: {"model": Told, "description": "larger than anything that makes sense here"},
}
WATCHED: Final[dict[int | str, dict[str, Any]]] = {
    **REFUSALS,
    403: {"model": Told, "description": "not for you, or not yet"},
}
ILLEGAL: Final[dict[int | str, dict[str, Any]]] = {
    **POSTED,
    403: {"model": Refused | Told, "description": "not your seat"},
    409: {"model": Refused, "description": "stale: `error` and the fresh table"},
    422: {
        "model": Refused | Told,
        "description": "illegal: `error` names what is legal, and the fresh table; malformed: "
        "`error` alone",
    },
}
UNHELPED: Final[dict[int | str, dict[str, Any]]] = {
    429: {"model": Refused | Told, "description": "so many hints at once"},
    503: {"model": Refused | Told, "description": "nothing came of it: ask again"},
}


async def _found(site: Site, table: str, authorization: str | None) -> tuple[LiveTable, Visitor]:
    """The table, and who asks."""
    live = await site.playhouse.find(table)
    who = ONLOOKER
    if authorization:
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() != "bearer" or not KEY.fullmatch(token.strip()):
            raise NotYours("this is no token; write 'Authorization: Bearer TOKEN'")
        who = Visitor(token=kept(token.strip()))
        if not who.seats(live):
            raise NotYours("this token is for no seat at this table")
        live.come_by(who.seats(live))
    elif live.table.watch == "none" and live.status != FINISHED:
        raise NotYours("this table is for its players only")
    return live, who


async def _listens(live: LiveTable, seats: list[int]) -> bool:
    """A program that listens is here, and stays."""
    live.come_by(seats)
    return False


def _add_tables(app: FastAPI, site: Site) -> None:
    @app.post("/tables", status_code=201, tags=["tables"], responses=POSTED)
    async def open_table(request: Request, wish: NewTable) -> TableOpened:
        """Open a table. The game begins when every seat is taken."""
        chairs = tuple(SeatWish.read(seat) for seat in wish.seats)
        wanted = Wish(
            wish.game,
            chairs,
            wish.variants,
            wish.edition,
            wish.name,
            wish.language,
            wish.watch,
            wish.end_turn,
            wish.clock,
            slips.read_hex(wish.slip, SEAL),
            wish.table_read,
            wish.hints,
            await asyncio.to_thread(cards_in, wish.game, wish.cards) if wish.cards else (),
        )
        live, tokens = await site.playhouse.open_table(wanted)
        live.address = address_of(request)
        base = site.base(request)
        return TableOpened(
            id=live.id,
            rev=live.rev,
            url=f"{base}/t/{live.id}",
            commitment=live.table.pledge(live.seats).commitment,
            seats=[
                SeatGiven(
                    seat=seat.seat,
                    token=tokens.get(seat.seat),
                    invite=f"{base}/join/{seat.invite}" if seat.invite else None,
                )
                for seat in live.seats
            ],
        )

    @app.post("/join", status_code=201, tags=["tables"], responses=POSTED)
    async def join(claim: Claim) -> dict[str, Any]:
        """Take a seat by its invitation: the token is yours."""
        code = claim.invite.rstrip("/").rpartition("/")[2]
        place = None
        if KEY.fullmatch(code):
            place = await asyncio.to_thread(site.playhouse.store.seat_of_invite, code)
        if place is None:
            raise NoTable("this invitation is for no table here")
        live = await site.playhouse.find(place[0])
        token = long_key()
        slip = slips.read_hex(claim.slip, SEAL)
        name = clean_name(claim.name)
        await seating.claim(live, place[1], name=name, slip=slip, token=kept(token))
        commitment = live.table.pledge(live.seats).commitment
        found = {"id": live.id, "rev": live.rev, "seat": place[1], "token": token}
        return found | {"commitment": commitment}

    @app.get("/tables/{table}", tags=["tables"], responses=WATCHED)
    async def look(table: str, authorization: Token = None) -> TableNow:
        """The table as it stands."""
        live, who = await _found(site, table, authorization)
        return body(live, who)  # type: ignore[return-value]  # FastAPI makes the model

    @app.get("/tables/{table}/events", tags=["tables"], responses=WATCHED)
    async def events(request: Request, table: str, authorization: Token = None) -> Response:
        """Server-sent events: one whole body each, its id is the rev."""
        live, who = await _found(site, table, authorization)
        mine = who.seats(live)
        live.came_from(address_of(request), mine)

        def drawn() -> str | None:
            return letter(live, who) if who.seats(live) == mine else None

        return stream(request, live, drawn, site.closing, is_gone=partial(_listens, live, mine))

    @app.get("/tables/{table}/record", tags=["tables"], responses=WATCHED)
    async def record(table: str, authorization: Token = None) -> Response:
        """The whole game as text, once it is over."""
        live, _ = await _found(site, table, authorization)
        if live.status != FINISHED:
            raise NotYours("the record is shown when the game is over")
        return record_of(live)


def _add_tokens(app: FastAPI, site: Site) -> None:
    shown: dict[str, Any] = {
        "tags": ["tables"],
        "responses": WATCHED | {409: {"model": Told, "description": "not now"}},
    }

    @app.post("/tables/{table}/token", status_code=201, **shown)
    async def another_token(table: str, authorization: Token = None) -> TokenGiven:
        """Another token for your seats; the one that you show is nobody's from now on."""
        _, who = await _seated(site, table, authorization)
        token = long_key()
        await site.playhouse.change_token(who.token or "", kept(token))
        return TokenGiven(token=token)

    @app.delete("/tables/{table}/token", status_code=204, **shown)
    async def give_up(table: str, authorization: Token = None) -> Response:
        """Leave for good: a bot plays on, and your token is nobody's."""
        live, who = await _seated(site, table, authorization)
        if live.status == GATHERING:
            raise NotNow("the game has not begun: a token is given up once it has")
        for seat in who.seats(live):
            if live.status == PLAYING and not live.seats[seat].understudy:
                await seating.send_understudy(live, who, seat, seating.UNDERSTUDY)
        await site.playhouse.change_token(who.token or "", None)
        return Response(status_code=204)


async def _seated(site: Site, table: str, authorization: str | None) -> tuple[LiveTable, Visitor]:
    """The table, and the program that shows a token of it."""
    live, who = await _found(site, table, authorization)
    if who.token is None:
        raise NotYours("this is for whoever shows a token: write 'Authorization: Bearer TOKEN'")
    return live, who


async def _done(live: LiveTable, who: Visitor, deed: Awaitable[None]) -> Response:
    """The table after a deed; or why not, and the table as it stands."""
    try:
        await deed
    except Refusal as refusal:
        raise _AtTable(refusal, live, who) from None
    return Response(letter(live, who), media_type="application/json")


def _read_choice(sent: bytes, kind: str) -> NewChoice:
    """A choice, as FastAPI would read it."""
    try:
        found = json.loads(sent) if JSON.match(kind) else None
    except (ValueError, RecursionError):
        found = None
    try:
        return NewChoice.model_validate(found)
    except ValidationError as error:
        raise RequestValidationError(error.errors()) from None


def _seat_of(live: LiveTable, who: Visitor) -> int:
    mine = who.seats(live)
    if not mine:
        raise NotYours("not your seat: a choice needs the token of a seat at this table")
    return mine[0]


async def _chosen(site: Site, table: str, sent: NewChoice, authorization: str | None) -> Response:
    live, who = await _found(site, table, authorization)
    choices = [sent.choice] if isinstance(sent.choice, str) else sent.choice
    return await _done(live, who, live.choose(_seat_of(live, who), sent.rev, choices))


async def choose(request: Request, site: Site) -> Response:
    """What programs post all day, without FastAPI: it takes longer than the choice takes us."""
    try:
        sent = _read_choice(await request.body(), request.headers.get("content-type", ""))
        said = request.headers.get("authorization")
        return packed(request, await _chosen(site, request.path_params["table"], sent, said))
    except tuple(ERRORS) as error:
        tell = next(tell for kind, tell in ERRORS.items() if isinstance(error, kind))
        return tell(request, error)


def _add_play(app: FastAPI, site: Site) -> None:
    shown: dict[str, Any] = {"tags": ["play"], "response_model": TableNow, "responses": ILLEGAL}

    @app.post("/tables/{table}/choices", **shown)
    async def choose(table: str, sent: NewChoice, authorization: Token = None) -> Response:
        """Choose. Nothing has changed unless the answer is 200."""
        return await _chosen(site, table, sent, authorization)

    @app.post("/tables/{table}/slip", **shown)
    async def slip(table: str, sent: SlipSent, authorization: Token = None) -> Response:
        """Your part of the dice: open your slip once all are in, or put in one that is awaited."""
        live, who = await _found(site, table, authorization)
        seat = _seat_of(live, who)
        nonce = slips.read_hex(sent.nonce, "nonce: what is in a slip")
        seal = slips.read_hex(sent.slip, SEAL)
        if nonce:
            return await _done(live, who, slips.open_slip(live, seat, nonce))
        if seal:
            return await _done(live, who, slips.put_in(live, seat, seal))
        raise Wrong("a slip is put in with its seal, `slip`, and opened with its `nonce`")

    @app.post("/tables/{table}/undo", **shown)
    async def undo(table: str, sent: NewUndo, authorization: Token = None) -> Response:
        """Take back, down to the last thing revealed."""
        live, who = await _found(site, table, authorization)
        return await _done(live, who, live.undo(_seat_of(live, who), sent.rev, sent.steps))

    helped = shown | {"response_model": HintsNow, "responses": ILLEGAL | UNHELPED}

    @app.post("/tables/{table}/hints", **helped)
    async def hints(table: str, sent: HintsWanted, authorization: Token = None) -> Response:
        """The few best choices, once they are thought of; asked again they are the same."""
        live, who = await _found(site, table, authorization)
        try:
            seat = _seat_of(live, who)
            found = await site.playhouse.prompter.answer(live, who, seat, sent.rev)
        except Refusal as refusal:
            raise _AtTable(refusal, live, who) from None
        return JSONResponse(written_advice(found, live, seat, sent.language))

    @app.put("/tables/{table}/orders", **shown)
    async def give_orders(table: str, sent: OrdersNow, authorization: Token = None) -> Response:
        """Standing orders, all of them anew. Nothing has changed unless the answer is 200."""
        live, who = await _found(site, table, authorization)
        said = sent.model_dump()
        sets = {name: frozenset(said[name]) for name in ("let", "holds", "ready")}
        given = windows.give_orders(live, _seat_of(live, who), Orders(**(said | sets)))
        return await _done(live, who, given)

    @app.post("/tables/{table}/end-turn", **shown)
    async def end_turn(table: str, sent: AtRev, authorization: Token = None) -> Response:
        """No second thoughts, at tables that want that said."""
        live, who = await _found(site, table, authorization)
        return await _done(live, who, live.end_turn(_seat_of(live, who), sent.rev))
