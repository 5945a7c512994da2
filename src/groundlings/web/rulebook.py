"""The rules for those who play, and a sheet for every piece: in words, icons and tables.

The rules stand in the folder of a game, `rules/<language>.toml`; every number in them comes from
the edition that the game is shipped with, by its `Board`: those within a sentence, tables, sheets.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from unicodedata import combining, normalize

from markupsafe import Markup, escape
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

import groundlings
from groundlings.stage.refusals import NoTable, Wrong
from groundlings.web.board.lore import is_shipped, lore
from groundlings.web.board.registry import board_of
from groundlings.web.board.values import MADE_UP
from groundlings.web.render import fill, house_book, page, table_book
from groundlings.web.tables import FRAGMENT, house_of
from groundlings.words.phrasebook import Phrasebook

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.requests import Request

    from groundlings.kernel.game import Game
    from groundlings.web.board.values import PieceSheet, ValueTable

APOSTROPHE: Final = "\u2019"
LONGEST: Final = 80
"""So many characters of what somebody looks for are read."""
SHORT: Final = 8
"""So many characters of an edition's name tell it from others."""


# The rules


class Rule(NamedTuple):
    """One rule: a sentence or two, or the heading of a table."""

    key: str
    ids: tuple[str, ...]
    text: str
    table: str
    about: frozenset[str]


class Chapter(NamedTuple):
    """What belongs together."""

    key: str
    title: str
    rules: tuple[Rule, ...]


@cache
def chapters(folder: Path, language: str) -> tuple[Chapter, ...]:
    """The rules that stand in the folder of a game; none if it has none."""
    file = folder / "rules" / f"{language}.toml"
    if not file.is_file():
        return ()
    with file.open("rb") as lines:
        found = tomllib.load(lines)["chapter"]
    return tuple(
        Chapter(one["key"], one["title"], tuple(_rule(rule) for rule in one["rules"]))
        for one in found
    )


def _rule(found: dict[str, Any]) -> Rule:
    return Rule(
        found["key"],
        tuple(found["ids"]),
        found["text"],
        found.get("table", ""),
        frozenset(found.get("about", ())),
    )


@lru_cache(maxsize=64)
def rules_of(game: Game, language: str) -> tuple[Chapter, ...]:
    """The rules with the numbers of this edition in their sentences."""
    numbers = board_of(game.name).slots(game)

    def told(rule: Rule) -> Rule:
        words, name = Phrasebook(language, {"rule": {rule.key: rule.text}}), f"rule.{rule.key}"
        return rule._replace(text=words.text(name, **numbers))

    return tuple(
        chapter._replace(rules=tuple(map(told, chapter.rules)))
        for chapter in chapters(game.folder, language)
    )


# What is printed


class Reference(NamedTuple):
    """What is printed on boards and cards, put into tables and sheets."""

    book: Phrasebook
    tables: dict[str, ValueTable]
    groups: dict[str, list[PieceSheet]]
    """The pieces as a gallery shows them."""
    sheets: dict[str, PieceSheet]


@lru_cache(maxsize=64)
def reference(game: Game, language: str) -> Reference:
    """All tables and pieces of a game in one language; none if it is not drawn."""
    book, board = table_book(game, language, ()), board_of(game.name)
    tables = board.tables(game, book)
    groups = board.sheets(game, book, tables)
    return Reference(
        book, tables, groups, {piece.noun: piece for found in groups.values() for piece in found}
    )


# Looking for words


class Search:
    """What somebody looks for: rules with all of these words, whatever their case and accents."""

    def __init__(self, query: str) -> None:
        self.query = " ".join(query.split())[:LONGEST]
        self.words = [folded for word in self.query.split() if (folded := _folded(word)[0])]

    def finds(self, *texts: str) -> bool:
        """Whether every word stands somewhere in these texts."""
        told = _folded(" ".join(texts))[0] if self.words else ""
        return all(word in told for word in self.words)

    def mark(self, text: str) -> Markup:
        """The text with the words marked."""
        if not self.words:
            return escape(text)
        told, places = _folded(text)
        marked = set()
        for word in self.words:
            for hit in re.finditer(re.escape(word), told):
                marked.update(places[hit.start() : hit.end()])
        found, at = Markup(), 0
        while at < len(text):
            end = at
            while end < len(text) and (end in marked) == (at in marked):
                end += 1
            piece = escape(text[at:end])
            found += Markup("<mark>{}</mark>").format(piece) if at in marked else piece
            at = end
        return found


def _folded(text: str) -> tuple[str, list[int]]:
    """A text without case and accents, and where each of its letters stood."""
    letters, places = [], []
    for place, letter in enumerate(text):
        for one in normalize("NFKD", letter.casefold().replace(APOSTROPHE, "'")):
            if not combining(one):
                letters.append(one)
                places.append(place)
    return "".join(letters), places


# Pages


async def _game(request: Request) -> Game | None:
    """The game in the address, at the edition that stands there, or as it is shipped."""
    name, edition = request.path_params["game"], request.path_params.get("edition")
    if name not in groundlings.games():
        return None
    if edition is None:
        return groundlings.game(name)
    try:
        return await house_of(request).playhouse.game(name, edition)
    except Wrong:
        raise NoTable("nobody here has this edition") from None


def _nothing(request: Request, sentence: str, back: str = "/") -> Response:
    """One sentence on the page of the house for what is not there."""
    book = house_book(request.state.language)
    return page(
        request,
        "note.html",
        book,
        status=404,
        title=book.text("note.title_404"),
        sentence=sentence,
        code=404,
        back_url=back,
    )


def _no_game(request: Request) -> Response:
    name = request.path_params["game"][:40]
    return _nothing(request, house_book(request.state.language).text("rules.no_game", name=name))


def _common(game: Game, book: Phrasebook) -> dict[str, Any]:
    return {
        "game": game.name,
        "title": book.title(),
        "edition": game.edition[:SHORT],
        "url": lore(game),
        "is_shipped": is_shipped(game),
        "made_up": MADE_UP,
    }


async def rules(request: Request) -> Response:
    """The rules, all of them or those with the words somebody looks for."""
    language, game = request.state.language, await _game(request)
    if game is None:
        return _no_game(request)
    told = rules_of(game, language)
    book = table_book(game, language, ())
    if not told:
        return _nothing(request, book.text("rules.no_rules", game=book.title()))
    search, printed = Search(request.query_params.get("q", "")), reference(game, language)
    shown = []
    for chapter in told:
        found = tuple(
            rule
            for rule in chapter.rules
            if search.finds(
                chapter.title,
                rule.text,
                *rule.ids,
                printed.tables[rule.table].words if rule.table else "",
            )
        )
        if found:
            shown.append(chapter._replace(rules=found))
    return page(
        request,
        "rules.html",
        book,
        chapters=shown,
        contents=told,
        found=sum(len(chapter.rules) for chapter in shown),
        query=search.query,
        mark=search.mark,
        tables=printed.tables,
        has_pieces=bool(printed.sheets),
        own_cards=own_sheets(game, language),
        cards_url=f"/games/{game.name}/cards" if board_of(game.name).writing else "",
        **_common(game, book),
    )


async def pieces(request: Request) -> Response:
    """All pieces, each with the way to its sheet."""
    language, game = request.state.language, await _game(request)
    if game is None:
        return _no_game(request)
    book = table_book(game, language, ())
    printed = reference(game, language)
    if not printed.sheets:
        return _nothing(request, book.text("piece.no_pieces", game=book.title()))
    groups = [(book.text(f"piece.group_{key}"), found) for key, found in printed.groups.items()]
    return page(request, "pieces.html", book, groups=groups, **_common(game, book))


async def sentences(request: Request) -> Response:
    """What there is to say of every piece in a line: its name and its sentence, by its noun."""
    game = await _game(request)
    if game is None:
        return _no_game(request)
    found = reference(game, request.state.language).sheets
    told = {noun: [one.name.words, one.line] for noun, one in found.items()}
    return JSONResponse(told)


async def piece(request: Request) -> Response:
    """One piece: the whole page, or the sheet alone for a table that opens it in a dialog."""
    language, game = request.state.language, await _game(request)
    if game is None:
        return _no_game(request)
    book = table_book(game, language, ())
    printed = reference(game, language)
    if not printed.sheets:
        return _nothing(request, book.text("piece.no_pieces", game=book.title()))
    found = printed.sheets.get(request.path_params["noun"])
    if found is None:
        back = f"{lore(game)}/pieces"
        noun = request.path_params["noun"][:40]
        sentence = book.text("piece.no_piece", name=noun, game=book.title())
        return _nothing(request, sentence, back)
    touching = [
        (chapter.title, told)
        for chapter in rules_of(game, language)
        if (told := [rule for rule in chapter.rules if rule.about & found.topics])
    ]
    values: dict[str, Any] = {
        "piece": found,
        "touching": touching,
        "mark": escape,
        **_common(game, book),
    }
    if FRAGMENT in request.headers:
        return HTMLResponse(fill("_piece.html", book, **values), headers={"Vary": FRAGMENT})
    response = page(request, "piece.html", book, **values)
    response.headers["Vary"] = FRAGMENT
    return response


def own_sheets(game: Game, language: str) -> Markup | str:
    """The cards that players have written into this edition, as sheets."""
    writing = board_of(game.name).writing
    return writing.sheets(game, language) if writing is not None else ""


ROUTES: Final = [
    Route(where + what, handler, methods=["GET"])
    for where in ("/games/{game}", "/games/{game}/editions/{edition}")
    for what, handler in (
        ("/rules", rules),
        ("/pieces", pieces),
        ("/pieces.json", sentences),
        ("/pieces/{noun}", piece),
    )
]
"""To be greeted like every other page: `_get(route.path, route.endpoint)`."""
