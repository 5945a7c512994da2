"""Own cards: people write them on the blank ones of a game, keep, copy, carry and throw them away.

What a card may be made of the game says (`game.guide.blank`); how it is drawn, its board.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

import groundlings
from groundlings.editions.reader import EditionError
from groundlings.stage.keys import now
from groundlings.stage.refusals import NoTable, ShelfFull
from groundlings.store.model import OwnCard
from groundlings.web.board.registry import board_of
from groundlings.web.render import fill, page, table_book
from groundlings.web.tables import FRAGMENT, house_of
from groundlings.web.visitors import Form, remember, welcome

if TYPE_CHECKING:
    from starlette.requests import Request

    from groundlings.kernel.game import Game
    from groundlings.kernel.guide import BlankCards
    from groundlings.store.shelf import Shelf
    from groundlings.web.board.writing import Card, DrawnCard, Writing

MOST_KEPT: Final = 30
"""So many cards of a game somebody may keep."""
STAGING: Final = "staging"
"""The sort of card that is written where nobody says which."""
NEW: Final = "new"
"""The place of a card that is not on the shelf yet."""
KEY: Final = re.compile(r"[0-9a-f]{12}")
"""Where a card lies on the shelf."""
UNPROCESSABLE: Final = 422


class Kept(NamedTuple):
    """A card on the shelf."""

    id: str
    drawn: DrawnCard
    is_sound: bool
    """Whether it can be played: a later release may have an objection."""


class Blank(NamedTuple):
    """A game with blank cards, and how its pages are laid out."""

    game: Game
    cards: BlankCards
    writing: Writing
    url: str


def blank_of(name: str) -> Blank | None:
    """The game of this name, if cards of one's own can be written for it here."""
    game = groundlings.game(name) if name in groundlings.games() else None
    writing = board_of(name).writing
    if game is None or game.guide.blank is None or writing is None:
        return None
    return Blank(game, game.guide.blank, writing, f"/games/{name}/cards")


def _of(request: Request) -> Blank:
    """The game in the address."""
    found = blank_of(request.path_params["game"])
    if found is None:
        raise NoTable("there are no blank cards of this game")
    return found


def _shelf(request: Request) -> Shelf:
    return house_of(request).playhouse.store.shelf


async def kept_cards(request: Request, game: str) -> list[OwnCard]:
    """What whoever is here has written for a game."""
    person = request.state.person
    return await asyncio.to_thread(_shelf(request).cards, person.id, game) if person else []


async def _one(request: Request, blank: Blank, card: str = "") -> OwnCard:
    """The card in the address, if it is one of theirs."""
    person, found = request.state.person, None
    wanted = card or request.path_params["card"]
    if person is not None:
        found = await asyncio.to_thread(_shelf(request).card, person.id, blank.game.name, wanted)
    if found is None:
        raise NoTable("you have no such card")
    return found


# The shelf


async def shelf(request: Request) -> Response:
    """All cards of whoever is here, our examples, and the way to bring some along."""
    return await _shown(request, _of(request))


async def _shown(
    request: Request,
    blank: Blank,
    *,
    status: int = 200,
    text: str = "",
    problems: list[str] | None = None,
) -> Response:
    game, language, writing = blank.game, request.state.language, blank.writing
    book = table_book(game, language, ())
    kept = await kept_cards(request, game.name)
    dropped = None
    if wanted := request.query_params.get("dropped"):
        with suppress(NoTable):
            found = await _one(request, blank, wanted)
            dropped = found if found.dropped else None

    def laid_out() -> dict[str, Any]:
        return {
            "cards": [
                Kept(
                    one.id,
                    writing.drawn(game, language, one.card),
                    writing.is_sound(game, one.card),
                )
                for one in kept
            ],
            "examples": [writing.drawn(game, language, one) for one in blank.cards.examples()],
            "dropped": dropped
            and {"id": dropped.id, "name": writing.drawn(game, language, dropped.card).name},
        }

    response = page(
        request,
        f"{game.name}/cards.html",
        book,
        code=status,
        address=blank.url,
        game=game.name,
        url=blank.url,
        title=book.title(),
        brought=_number(request.query_params.get("brought", "")),
        is_kept=request.query_params.get("kept", ""),
        text=text,
        problems=problems or [],
        most=MOST_KEPT,
        is_full=len(kept) >= MOST_KEPT,
        **await asyncio.to_thread(laid_out),
    )
    remember(request, response)
    return response


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else 0  # noqa: PLR2004 - two digits


# Writing


async def write(request: Request) -> Response:
    """A new card: empty, or one of our examples to start from."""
    blank, query = _of(request), request.query_params
    examples = blank.cards.examples()
    start = _number(query.get("from", ""))
    if 0 < start <= len(examples):
        return await _desk(request, blank, NEW, examples[start - 1])
    sorts = blank.cards.vocabulary()["sorts"]
    sort = query.get("sort") or STAGING
    if sort not in sorts:
        raise NoTable(f"there is no such sort of card; there are: {', '.join(sorts)}")
    card = blank.writing.blank(blank.game, sort)
    return await _desk(request, blank, NEW, card, is_fresh=True)


async def change(request: Request) -> Response:
    """One of theirs, to be changed."""
    blank = _of(request)
    found = await _one(request, blank)
    return await _desk(request, blank, found.id, found.card)


async def _desk(
    request: Request,
    blank: Blank,
    which: str,
    card: Card,
    *,
    status: int = 200,
    focus: str = "",
    is_fresh: bool = False,
) -> Response:
    """The form, and the card beside it; the script asks for the inside of the page alone."""
    game = blank.game
    book = table_book(game, request.state.language, ())
    laid = await asyncio.to_thread(blank.writing.desk, game, card, book, focus, is_fresh)
    values = {"game": game.name, "url": blank.url, "which": which, "title": book.title(), **laid}
    if FRAGMENT in request.headers:
        return HTMLResponse(fill(f"{game.name}/_card_desk.html", book, **values), status)
    address = f"{blank.url}/{which}"
    response = page(request, f"{game.name}/card.html", book, code=status, address=address, **values)
    remember(request, response)
    return response


async def preview(request: Request) -> Response:
    """The card as far as it is written, or with an effect more, less, or elsewhere."""
    blank = _of(request)
    sent = await Form.of(request)
    card = blank.writing.card_of(blank.game, sent.pairs)
    card, focus = blank.writing.turned(blank.game, card, sent.one("do"))
    which = sent.one("which", NEW)
    return await _desk(request, blank, which if KEY.fullmatch(which) else NEW, card, focus=focus)


async def keep(request: Request) -> Response:
    """Put the card on the shelf, if it can be played."""
    blank = _of(request)
    sent = await Form.of(request)
    card = blank.writing.card_of(blank.game, sent.pairs)
    which = request.path_params.get("card", NEW)
    found = None if which == NEW else await _one(request, blank)
    if not await asyncio.to_thread(blank.writing.is_sound, blank.game, card):
        return await _desk(request, blank, which, card, status=UNPROCESSABLE)
    if found is None:
        (which,) = await _put(request, blank, [card])
    else:
        await asyncio.wrap_future(_shelf(request).rewrite(replace(found, card=card)))
    return _back(request, blank, f"?kept={which}#card-{which}")


async def _put(request: Request, blank: Blank, cards: list[Card]) -> list[str]:
    """Put new cards on the shelf; whoever comes with the first becomes somebody by that."""
    person = await welcome(request, house_of(request).playhouse)
    at = now()
    fresh = [
        OwnCard(secrets.token_hex(6), person.id, blank.game.name, card, at + n)
        for n, card in enumerate(cards)
    ]
    if not await asyncio.wrap_future(_shelf(request).put(person.id, fresh, MOST_KEPT)):
        raise ShelfFull(f"you can keep {MOST_KEPT} cards; throw one away first", n=MOST_KEPT)
    return [one.id for one in fresh]


def _back(request: Request, blank: Blank, where: str = "") -> Response:
    response = RedirectResponse(blank.url + where, 303)
    remember(request, response)
    return response


async def copy(request: Request) -> Response:
    """The same card once more, to be changed."""
    blank = _of(request)
    found = await _one(request, blank)
    (which,) = await _put(request, blank, [found.card])
    return _back(request, blank, f"/{which}")


async def throw(request: Request) -> Response:
    """Throw a card away; the page offers it back."""
    blank = _of(request)
    found = await _one(request, blank)
    await asyncio.wrap_future(_shelf(request).drop(found))
    return _back(request, blank, f"?dropped={found.id}#thrown")


async def take_back(request: Request) -> Response:
    """Take back the card that was thrown away last."""
    blank = _of(request)
    found = await _one(request, blank)
    await asyncio.wrap_future(_shelf(request).take_back(found))
    return _back(request, blank, f"?kept={found.id}#card-{found.id}")


# Small files


async def carry(request: Request) -> Response:
    """A card as a small file."""
    blank = _of(request)
    found = await _one(request, blank)
    return small_file(blank.cards.spelled([found.card]), f"{blank.game.name}-card-{found.id}")


def small_file(text: str, name: str) -> Response:
    """Cards as the file that `groundlings` reads."""
    headers = {"Content-Disposition": f'attachment; filename="{name}.toml"'}
    return PlainTextResponse(text, headers=headers, media_type="application/toml")


async def bring(request: Request) -> Response:
    """Cards from a small file, uploaded or pasted: all of them, or every problem with its line."""
    blank = _of(request)
    sent = await Form.of(request)
    text = next((one for one in (*sent.all("file"), *sent.all("text")) if one.strip()), "")
    book = table_book(blank.game, request.state.language, ())
    if not text:
        problems = [book.text("blank.nothing_to_read")]
        return await _shown(request, blank, status=UNPROCESSABLE, problems=problems)
    try:
        cards = await asyncio.to_thread(blank.cards.read, text)
    except EditionError as error:
        problems = [blank.writing.problem(one, book) for one in error.problems]
        shown = blank.writing.seen(text)
        return await _shown(request, blank, status=UNPROCESSABLE, text=shown, problems=problems)
    await _put(request, blank, cards)
    return _back(request, blank, f"?brought={len(cards)}")


_CARDS: Final = "/games/{game}/cards"
GETS: Final = [
    Route(_CARDS, shelf),
    Route(f"{_CARDS}/new", write),
    Route(f"{_CARDS}/{{card}}", change),
    Route(f"{_CARDS}/{{card}}/file", carry),
]
POSTS: Final = [
    Route(f"{_CARDS}/new", keep),
    Route(f"{_CARDS}/preview", preview),
    Route(f"{_CARDS}/bring", bring),
    Route(f"{_CARDS}/{{card}}", keep),
    Route(f"{_CARDS}/{{card}}/copy", copy),
    Route(f"{_CARDS}/{{card}}/throw", throw),
    Route(f"{_CARDS}/{{card}}/take-back", take_back),
]
"""To be greeted like every other page."""
