"""Own cards: people write them on the blank ones of a game, keep, copy, carry and throw them away.

What a card may be made of the game says (`game.guide.blank`); how it is drawn, its board.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

import groundlings
from groundlings.editions.reader import EditionError
from groundlings.stage.keys import now
from groundlings.stage.refusals import NoTable, NotNow, Wrong
from groundlings.store.model import OwnCard
from groundlings.web.othello.card_form import SCRIPT, STAGING, card_of, turned
from groundlings.web.othello.own_cards import drawn, judged, told_problem, written
from groundlings.web.render import fill, page, table_book
from groundlings.web.tables import FRAGMENT, house_of
from groundlings.web.visitors import Form, remember, welcome

if TYPE_CHECKING:
    from starlette.requests import Request

    from groundlings.kernel.game import Game
    from groundlings.store.shelf import Shelf
    from groundlings.web.othello.card_form import Card
    from groundlings.web.othello.own_cards import Drawn

MOST_KEPT: Final = 30
"""So many cards of a game somebody may keep."""
NEW: Final = "new"
UNPROCESSABLE: Final = 422


class Kept(NamedTuple):
    """A card on the shelf."""

    id: str
    drawn: Drawn
    is_sound: bool
    """Whether it can be played: a later release may have an objection."""


def _game(request: Request) -> Game:
    """The game in the address, if it has blank cards."""
    name = request.path_params["game"]
    game = groundlings.game(name) if name in groundlings.games() else None
    if game is None or game.guide.blank is None:
        raise NoTable("there are no blank cards of this game")
    return game


def _shelf(request: Request) -> Shelf:
    return house_of(request).playhouse.store.shelf


def _url(game: Game) -> str:
    return f"/games/{game.name}/cards"


async def kept_cards(request: Request, game: Game) -> list[OwnCard]:
    """What whoever is here has written."""
    person = request.state.person
    if person is None or game.guide.blank is None:
        return []
    return await asyncio.to_thread(_shelf(request).cards, person.id, game.name)


async def _one(request: Request, game: Game) -> OwnCard:
    """The card in the address, if it is one of theirs."""
    person, found = request.state.person, None
    if person is not None:
        wanted = request.path_params["card"]
        found = await asyncio.to_thread(_shelf(request).card, person.id, game.name, wanted)
    if found is None:
        raise NoTable("you have no such card")
    return found


# The shelf


async def shelf(request: Request) -> Response:
    """All cards of whoever is here, our examples, and the way to bring some along."""
    return await _shown(request, _game(request))


async def _shown(
    request: Request, game: Game, *, status: int = 200, text: str = "", problems: list[str] | None = None
) -> Response:
    book = table_book(game, request.state.language, ())
    kept = await kept_cards(request, game)
    dropped = None
    if request.state.person and (wanted := request.query_params.get("dropped")):
        found = await asyncio.to_thread(
            _shelf(request).card, request.state.person.id, game.name, wanted
        )
        dropped = found if found and found.dropped else None
    language = request.state.language
    response = page(
        request,
        f"{game.name}/cards.html",
        book,
        code=status,
        address=_url(game),
        game=game.name,
        url=_url(game),
        title=book.title(),
        cards=[
            Kept(one.id, drawn(game, language, one.card), judged(game, one.card).printed is not None)
            for one in kept
        ],
        examples=[drawn(game, language, one) for one in game.guide.blank.examples()],
        dropped=dropped and {"id": dropped.id, "name": drawn(game, language, dropped.card).name},
        brought=_number(request.query_params.get("brought", "")),
        is_kept=request.query_params.get("kept", ""),
        text=text,
        problems=problems or [],
        most=MOST_KEPT,
        is_full=len(kept) >= MOST_KEPT,
    )
    remember(request, response)
    return response


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 3 else 0  # noqa: PLR2004 - two digits


# Writing


async def write(request: Request) -> Response:
    """A new card: empty, or one of our examples to start from."""
    game, query = _game(request), request.query_params
    sort = SCRIPT if query.get("sort") == SCRIPT else STAGING
    examples = game.guide.blank.examples()
    start = _number(query.get("from", ""))
    if 0 < start <= len(examples):
        return _desk(request, game, NEW, examples[start - 1])
    return _desk(request, game, NEW, game.guide.blank.fresh(sort), is_fresh=True)


async def change(request: Request) -> Response:
    """One of theirs, to be changed."""
    game = _game(request)
    found = await _one(request, game)
    return _desk(request, game, found.id, found.card)


def _desk(
    request: Request,
    game: Game,
    which: str,
    card: Card,
    *,
    status: int = 200,
    focus: str = "",
    is_fresh: bool = False,
) -> Response:
    """The form, and the card beside it; the script asks for the inside of the page alone."""
    book = table_book(game, request.state.language, ())
    form, one = written(game, card, book, focus=focus, is_fresh=is_fresh)
    values: dict[str, Any] = {
        "game": game.name, "url": _url(game), "which": which, "form": form, "card": one,
        "title": book.title(),
    }  # fmt: skip
    if FRAGMENT in request.headers:
        return HTMLResponse(fill(f"{game.name}/_card_desk.html", book, **values), status)
    address = _url(game) + f"/{which}" + (f"?sort={form.sort}" if which == NEW else "")
    response = page(request, f"{game.name}/card.html", book, code=status, address=address, **values)
    remember(request, response)
    return response


async def preview(request: Request) -> Response:
    """The card as far as it is written, or with an effect more, less, or elsewhere."""
    game = _game(request)
    sent = await Form.of(request)
    vocabulary = game.guide.blank.vocabulary
    card = card_of(sent.pairs, vocabulary)
    card, focus = turned(card, sent.one("do"), vocabulary)
    which = sent.one("which", NEW)
    return _desk(request, game, which if which.isalnum() else NEW, card, focus=focus)


async def keep(request: Request) -> Response:
    """Put the card on the shelf, if it can be played."""
    game = _game(request)
    sent = await Form.of(request)
    card = card_of(sent.pairs, game.guide.blank.vocabulary)
    which = request.path_params.get("card", NEW)
    if judged(game, card).printed is None:
        return _desk(request, game, which, card, status=UNPROCESSABLE)
    if which == NEW:
        which = (await _put(request, game, [card]))[0]
    else:
        found = await _one(request, game)
        if not await asyncio.wrap_future(_shelf(request).rewrite(_with(found, card))):
            raise NoTable("you have no such card")
    return _back(request, game, f"?kept={which}#card-{which}")


def _with(found: OwnCard, card: Card) -> OwnCard:
    return OwnCard(found.id, found.person, found.game, card, found.written)


async def _put(request: Request, game: Game, cards: list[Card]) -> list[str]:
    """Put new cards on the shelf; whoever comes with the first becomes somebody by that."""
    person = await welcome(request, house_of(request).playhouse)
    at = now()
    fresh = [
        OwnCard(secrets.token_hex(6), person.id, game.name, card, at + n)
        for n, card in enumerate(cards)
    ]
    if not await asyncio.wrap_future(_shelf(request).put(person.id, fresh, MOST_KEPT)):
        raise NotNow(f"you can keep {MOST_KEPT} cards; throw one away first")
    return [one.id for one in fresh]


def _back(request: Request, game: Game, where: str = "") -> Response:
    response = RedirectResponse(_url(game) + where, 303)
    remember(request, response)
    return response


async def copy(request: Request) -> Response:
    """The same card once more, to be changed."""
    game = _game(request)
    found = await _one(request, game)
    which = (await _put(request, game, [found.card]))[0]
    return _back(request, game, f"/{which}")


async def throw(request: Request) -> Response:
    """Throw a card away; the page offers it back."""
    game = _game(request)
    found = await _one(request, game)
    await asyncio.wrap_future(_shelf(request).drop(found))
    return _back(request, game, f"?dropped={found.id}#thrown")


async def take_back(request: Request) -> Response:
    """Take back the card that was thrown away last."""
    game = _game(request)
    found = await _one(request, game)
    await asyncio.wrap_future(_shelf(request).take_back(found))
    return _back(request, game, f"?kept={found.id}#card-{found.id}")


# Small files


async def carry(request: Request) -> Response:
    """A card as a small file."""
    game = _game(request)
    found = await _one(request, game)
    return small_file(game.guide.blank.spelled([found.card]), f"{game.name}-card-{found.id}")


def small_file(text: str, name: str) -> Response:
    """Cards as the file that `groundlings` reads."""
    headers = {"Content-Disposition": f'attachment; filename="{name}.toml"'}
    return PlainTextResponse(text, headers=headers, media_type="application/toml")


async def bring(request: Request) -> Response:
    """Cards from a small file, uploaded or pasted: all of them, or every problem with its line."""
    game = _game(request)
    sent = await Form.of(request)
    text = next((one for one in (*sent.all("file"), sent.one("text")) if one.strip()), "")
    if not text:
        raise Wrong("there is nothing to read: choose a file, or paste what is in one")
    book = table_book(game, request.state.language, ())
    try:
        cards = game.guide.blank.read(text)
        if cards:
            game.guide.blank.game(cards)
    except EditionError as error:
        problems = [told_problem(one, book) for one in error.problems]
        return await _shown(
            request, game, status=UNPROCESSABLE, text=text.replace("\0", "\N{REPLACEMENT CHARACTER}"), problems=problems
        )
    if not cards:
        raise Wrong("there is no card in this file")
    await _put(request, game, cards)
    return _back(request, game, f"?brought={len(cards)}")


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
