"""The lobby: what is on tonight, and a table set with one click."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from starlette.responses import RedirectResponse, Response

import groundlings
from groundlings.bots import names as bot_names
from groundlings.bots import usual_seats
from groundlings.errors import GameError
from groundlings.kernel.setup import written
from groundlings.stage.refusals import Refusal, Wrong
from groundlings.stage.settings import SIGNS
from groundlings.stage.wish import SeatWish, Wish
from groundlings.store.model import FINISHED, FROZEN, GATHERING, OPEN, PLAYING
from groundlings.web.board.registry import board_of, has_rules
from groundlings.web.cast import parts, role
from groundlings.web.listing import listing, told_since
from groundlings.web.opponents import against, panel
from groundlings.web.own_cards import blank_of, kept_cards
from groundlings.web.render import house_book, language_names, page, qr, table_book
from groundlings.web.site import address_of
from groundlings.web.tables import house_of
from groundlings.web.visitors import Form, remember, visitor, welcome

if TYPE_CHECKING:
    from starlette.requests import Request

    from groundlings.kernel.game import Game
    from groundlings.kernel.setup import Setting
    from groundlings.web.site import Site
    from groundlings.words import Phrasebook

MOST: Final = 12
"""So many tables stand in each list of the lobby."""


async def show(request: Request) -> Response:
    """The front of the site."""
    site = house_of(request)
    book = house_book(request.state.language)
    store = site.playhouse.store
    person = request.state.person
    yours, finished = [], []
    if person:
        running = (PLAYING, GATHERING, FROZEN)
        yours = await asyncio.to_thread(store.tables_of, person.id, running, MOST)
        finished = await asyncio.to_thread(store.tables_of, person.id, (FINISHED,), MOST // 2)
    free = await asyncio.to_thread(store.open_tables, MOST)
    mine = {table.id for table, _, _ in yours}
    rows = [await listing(site, listed, request) for listed in yours]
    response = page(
        request,
        "lobby.html",
        book,
        bills=[_bill(name, book, against(request, name)) for name in _programme()],
        opponents=await panel(request),
        yours=sorted(rows, key=lambda one: one.standing.state != "you"),
        open=[await listing(site, listed, request) for listed in free if listed[0].id not in mine],
        finished=[await listing(site, listed, request) for listed in finished],
        news=await told_since(site, yours, request),
        form=form(site, book, _programme()[0], cards=await offered_cards(request, _programme()[0])),
        home=home_link(request),
    )
    remember(request, response)
    return response


def home_link(request: Request) -> dict[str, object] | None:
    """The private link of whoever is here, also as a picture."""
    if not request.state.key:
        return None
    url = f"{house_of(request).base(request)}/home/{request.state.key}"
    return {"url": url, "qr": qr(url)}


def _programme() -> list[str]:
    """What is played here: first the games whose table is drawn."""
    return sorted(groundlings.games(), key=lambda name: board_of(name).pieces is None)


def _bill(name: str, house_words: Phrasebook, bot: str) -> dict[str, object]:
    """A playbill: what the game is, the button that starts it, and against whom."""
    game = groundlings.game(name)
    book = table_book(game, house_words.language, ())
    low, high = game.seats[0], game.seats[-1]
    seats = usual_seats(game)
    return {
        "game": name,
        "title": book.title(),
        "kicker": book.kicker(),
        "about": book.about(),
        "players": book.text("lobby.players", low=low, high=high)
        if low != high
        else book.text("lobby.players_just", n=low),
        "quick": True,
        "bots": seats - 1,
        "against": role(bot, house_words.language),
        "solo": 1 in game.seats,
        "emblem": board_of(name).emblem,
        "rules": f"/games/{name}/rules" if has_rules(game) else "",
        "cards": f"/games/{name}/cards" if blank_of(name) else "",
    }


# A new table


def form(
    site: Site,
    book: Phrasebook,
    name: str,
    seated: tuple[str, ...] = (),
    cards: list[dict[str, object]] | None = None,
) -> dict[str, object]:
    """What a new table can be; `seated` says who shall sit where, if somebody has said so.

    `cards` are those that whoever is here has written for it; None where it has no blank ones.
    """
    game = groundlings.game(name)
    words = table_book(game, book.language, ())
    editions = [game, *site.playhouse.editions.get(name, [])]
    seats = []
    for n in range(game.seats[-1]):
        wish = "me" if n == 0 else "open" if n < max(2, game.seats[0]) else "none"
        if seated:
            wish = seated[n] if n < len(seated) else "none"
        offers = ["me"] if n == 0 else []
        offers += ["open", "screen"] if n < game.seats[0] else ["open", "screen", "none"]
        seats.append({
            "number": n + 1, "mark": SIGNS[n % len(SIGNS)], "wish": wish, "name": "",
            "choices": [{"value": one, "title": _offer(words, one)} for one in offers],
        })  # fmt: skip
    return {
        "game": name,
        "title": words.title(),
        "games": [
            {
                "name": other,
                "title": table_book(groundlings.game(other), book.language, ()).title(),
                "checked": other == name,
            }
            for other in _programme()
        ],
        "variants": [
            {
                "name": key,
                "title": words.variant(key),
                "doc": words.variant_doc(key),
                "flag": set(variant.choices) == {True, False},
                "checked": variant.default is True,
                "choices": [
                    {
                        "value": written(choice),
                        "title": words.setting(key, written(choice)),
                        "selected": choice == variant.default,
                    }
                    for choice in variant.choices
                ],
            }
            for key, variant in game.variants.items()
        ],
        "seats": seats,
        "cast": parts(name, book.language),
        "min_seats": game.seats[0],
        "max_seats": game.seats[-1],
        "editions": [
            {"value": one.edition, "title": _edition(words, one, game), "selected": one is game}
            for one in editions
        ],
        "languages": [
            {"value": code, "title": title, "selected": code == book.language}
            for code, title in language_names()
        ],
        "watch": "link",
        "end_turn": False,
        "has_windows": bool(game.deeds),
        "no_clock": False,
        "has_reading": game.has_reading,
        "cards": cards,
        "cards_url": f"/games/{name}/cards",
        "words": words.text,
        "name": "",
    }


def _offer(words: Phrasebook, offer: str) -> str:
    if offer == "screen":
        return words.text("seat.same_screen")
    return words.text(f"seat.{offer}")


def _edition(words: Phrasebook, one: Game, shipped: Game) -> str:
    if one is shipped:
        return words.text("new.edition_shipped")
    return words.text("new.edition_own", name=one.sheet.name)


async def new(request: Request) -> Response:
    """The form alone, for any game."""
    site = house_of(request)
    book = house_book(request.state.language)
    name = request.query_params.get("game") or _programme()[0]
    if name not in groundlings.games():
        raise Wrong(f"there is no game {name[:40]!r}; there are: {', '.join(groundlings.games())}")
    seated, cards = _seated(request, groundlings.game(name)), await offered_cards(request, name)
    shown = form(site, book, name, seated, cards)
    return page(request, "new.html", book, form=shown)


def _seated(request: Request, game: Game) -> tuple[str, ...]:
    """Who shall sit where, as `groundlings play GAME --seats N --bots B` asks for it."""
    names = request.query_params.get("bots", "").split(",")
    if len(names) not in game.seats or names == [""]:
        return ()
    known = bot_names(game.name)
    return ("me", *(f"bot:{name}" if name in known else "screen" for name in names[1:]))


async def open_table(request: Request) -> Response:
    """Set a table: with one click against bots, alone, or as the form says."""
    site = house_of(request)
    sent = await Form.of(request)
    person = await welcome(request, site.playhouse, sent.one("your_name"))
    try:
        wish = _wish(request, sent)
        wish = replace(wish, cards=await _chosen_cards(request, wish.game, sent.all("card")))
        live, _ = await site.playhouse.open_table(wish, person)
    except Refusal:
        raise
    except GameError as error:
        raise Wrong(str(error)) from None
    live.address = address_of(request)
    response = RedirectResponse(f"/t/{live.id}", 303)
    remember(request, response)
    return response


async def offered_cards(request: Request, name: str) -> list[dict[str, object]] | None:
    """The cards of whoever is here, to be ticked; those that cannot be played are not offered."""
    blank = blank_of(name)
    if blank is None:
        return None
    ticked, found = set(request.query_params.getlist("card")), []
    for one in await kept_cards(request, name):
        if blank.writing.is_sound(blank.game, one.card):
            drawn = blank.writing.drawn(blank.game, request.state.language, one.card)
            facts = {"name": drawn.name, "kind": drawn.kind, "checked": one.id in ticked}
            found.append({"id": one.id, **facts})
    return found


async def _chosen_cards(
    request: Request, name: str, chosen: list[str]
) -> tuple[dict[str, Any], ...]:
    """The cards that were ticked, by their writer, in the order of the shelf."""
    if not chosen:
        return ()
    theirs = {one.id: one.card for one in await kept_cards(request, name)}
    if any(one not in theirs for one in chosen):
        raise Wrong("one of these cards is not on your shelf")
    return tuple(card for key, card in theirs.items() if key in chosen)


def _wish(request: Request, sent: Form) -> Wish:
    language = request.state.language
    for button in ("quick", "solo"):
        if name := sent.one(button):
            game = groundlings.game(name)
            bots = usual_seats(game) - 1 if button == "quick" else game.seats[0] - 1
            chairs = [SeatWish.read("me"), *[SeatWish.read(f"bot:{against(request, name)}")] * bots]
            return Wish(name, tuple(chairs), language=language, slip=sent.slip())
    game = groundlings.game(sent.one("game"))
    kinds, called = sent.all("seat"), sent.all("seat_name")
    called += [""] * (len(kinds) - len(called))
    chairs = [
        SeatWish.read(kind, name)
        for kind, name in zip(kinds, called, strict=False)
        if kind != "none"
    ]
    return Wish(
        game.name,
        tuple(chairs),
        _variants(game, sent),
        edition=sent.one("edition") or None,
        name=sent.one("name"),
        language=sent.one("language", language),
        watch=sent.one("watch", "link"),
        end_turn=bool(sent.one("end_turn")),
        clock=not sent.one("no_clock"),
        slip=sent.slip(),
        table_read=bool(sent.one("table_read")),
        hints=_hints(sent.one("hints")),
    )


def _hints(text: str) -> bool | None:
    """Whether there shall be hints, as the form says it."""
    if text not in {"", "usual", "on", "off"}:
        raise Wrong(f"hints are usual, on or off, not {text[:40]!r}")
    return {"on": True, "off": False}.get(text)


def _variants(game: Game, sent: Form) -> dict[str, Setting]:
    """The ways of playing: a box that is not ticked is sent by no browser and means no."""
    chosen: dict[str, Setting] = {}
    for name, variant in game.variants.items():
        text = sent.one(f"variant.{name}", "false" if False in variant.choices else "")
        if text:
            try:
                chosen[name] = variant.parse(text)
            except KeyError:
                possible = " or ".join(map(written, variant.choices))
                raise Wrong(f"{name} can be {possible}, not {text[:40]!r}") from None
    return chosen


async def about(request: Request) -> Response:
    """What this house is."""
    book = house_book(request.state.language)
    return page(request, "about.html", book, version=groundlings.__version__, docs_url="")


# Sitting down


async def join_open(request: Request) -> Response:
    """Any free seat of a table that stands in the lobby."""
    site = house_of(request)
    live = await site.playhouse.find(request.path_params["id"])
    free = [seat for seat in live.seats if seat.kind == OPEN]
    if live.table.watch != "listed" or not free or not free[0].invite:
        return RedirectResponse(f"/t/{live.id}", 303)
    if visitor(request).seats(live):
        return RedirectResponse(f"/t/{live.id}", 303)
    return RedirectResponse(f"/join/{free[0].invite}", 303)
