"""The players' own cards: what is wrong with one, and how it is drawn, in one language."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from markupsafe import Markup

from groundlings.editions.reader import EditionError
from groundlings.editions.sheet import Sheet
from groundlings.errors import GameError
from groundlings.store.model import packed
from groundlings.web.board.writing import DrawnCard, Writing
from groundlings.web.othello.card_fields import Desk
from groundlings.web.othello.card_form import (
    SCRIPT,
    STAGING,
    blank_of,
    card_of,
    plain,
    seen,
    turned,
)
from groundlings.web.othello.prints import Script, script_of, sentence_of
from groundlings.web.render import fill, macro, table_book

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from groundlings.editions.reader import Problem
    from groundlings.kernel.game import Game
    from groundlings.kernel.guide import BlankCards
    from groundlings.web.othello.card_form import Card
    from groundlings.words import Phrasebook

NAMELESS: Final = "no_name"
"""The problem of a card whose line is not there: it has no name."""
RECORD: Final = "own"
"""What the small file calls each of its cards."""
ROUNDS: Final = 4
"""So often what is wrong is taken out of a card before it is drawn with its name alone."""
UNNAMED: Final = "…"


class Judged(NamedTuple):
    """A card as the game reads it."""

    printed: Mapping[str, Any] | None
    """What is printed on it, as `boards()` has it; None if something is wrong with it."""
    problems: Mapping[str, tuple[Problem, ...]]
    """What is wrong, by the field of the form; what concerns the whole card has none."""


@lru_cache(maxsize=8)
def vocabulary_of(game: Game) -> Mapping[str, Any]:
    """What a card of this game may be made of."""
    return blank_cards(game).vocabulary()


def blank_cards(game: Game) -> BlankCards:
    """How its blank cards are written on."""
    if game.guide.blank is None:
        raise GameError(f"{game.name} has no blank cards")
    return game.guide.blank


def judged(game: Game, card: Card) -> Judged:
    """Whether a card can be played, by the game that it is for."""
    return _judged(game, packed(card))


@lru_cache(maxsize=512)
def _judged(game: Game, text: str) -> Judged:
    card: Card = json.loads(text)
    blank = blank_cards(game)
    spelled = blank.spelled([card])
    try:
        blank.read(spelled)  # a fault is found sooner than a game is made
        boards = blank.game([card]).guide.boards()
    except EditionError as error:
        return Judged(None, _by_field(spelled, error))
    kind = "cards" if card["sort"] == SCRIPT else "staging"
    return Judged(boards[kind][boards["own"][0]], {})


def _by_field(text: str, error: EditionError) -> dict[str, tuple[Problem, ...]]:
    """Each problem at the field of the form whose key stands on its line."""
    lines: dict[int, str] = {}
    sheet = Sheet.parse(text, error.name)
    record = sheet.get(RECORD, 0)
    for key, value in record.items() if isinstance(record, dict) else ():
        lines.setdefault(sheet.line(RECORD, 0, key), key)
        for n in range(len(value) if key == "effects" and isinstance(value, list) else 0):
            lines[sheet.line(RECORD, 0, key, n)] = f"e{n}"
    found: dict[str, tuple[Problem, ...]] = {}
    for problem in error.problems:
        field = "en" if problem.key == NAMELESS else lines.get(problem.line, "")
        found[field] = (*found.get(field, ()), problem)
    return found


# Drawing


class Drawn(NamedTuple):
    """An own card, ready for its template."""

    noun: str
    sort: str
    script: Script | None
    name: str
    rule: str
    """What it does, in a sentence."""
    about: str
    notes: tuple[str, ...]
    """What can stop a staging card."""
    is_complete: bool


def drawn(game: Game, language: str, card: Card) -> Drawn:
    """A card; of one with something wrong whatever can be drawn."""
    return _drawn(game, language, packed(card))


@lru_cache(maxsize=512)
def _drawn(game: Game, language: str, text: str) -> Drawn:
    card: Card = json.loads(text)
    book = table_book(game, language, ())
    found, mended = judged(game, card), card
    for _ in range(ROUNDS):
        if found.printed is not None:
            break
        mended = _without(mended, found.problems)
        found = judged(game, mended)
    if found.printed is None:
        named = (visible(str(card.get(one, ""))) for one in vocabulary_of(game)["languages"])
        name = next(filter(None, named), UNNAMED)
        return Drawn("", card["sort"], None, name, "", "", (), is_complete=False)
    one = as_drawn("", found.printed, book)
    return one._replace(is_complete=mended == card)


def _without(card: Card, problems: Mapping[str, Sequence[object]]) -> Card:
    """The card without what is wrong with it: it is drawn while it is being written."""
    fresh = dict(card)
    if "effects" in card:
        bad = {int(field[1:]) for field in problems if field[:1] == "e" and field[1:].isdecimal()}
        fresh["effects"] = [one for n, one in enumerate(card["effects"]) if n not in bad]
    for field in problems:
        fresh.pop(field, None)
    if not any(card.get(language) for language in ("en", "fr", "hu")):
        fresh["en"] = UNNAMED
    return fresh


def visible(text: str, most: int = 40) -> str:
    """What of a name can be seen, and no more than fits on a card."""
    return "".join(letter for letter in plain(text) if letter.isprintable())[:most]


def as_drawn(noun: str, printed: Mapping[str, Any], book: Phrasebook) -> Drawn:
    """A card as `boards()` has it."""
    about = str(printed.get("about", {}).get(book.language, ""))
    if "does" in printed:
        return Drawn(
            noun, STAGING, None, name_of(printed, book), sentence_of(printed["does"], book), about,
            notes_of(printed, book), is_complete=True,
        )  # fmt: skip
    script = script_of(noun, printed, book)
    brings = [*printed["points"], *printed["rewards"], *printed["effect"]]
    rule = f"{script.deed}: {', '.join(book.effect(one) for one in brings)}."
    return Drawn(noun, SCRIPT, script, script.title, rule, about, (), is_complete=True)


def name_of(printed: Mapping[str, Any], book: Phrasebook) -> str:
    """What it is called in the reader's language, or in the first that it has."""
    return str(printed["title"][book.language])


def notes_of(printed: Mapping[str, Any], book: Phrasebook) -> tuple[str, ...]:
    """What can stop a staging card."""
    text = book.text
    stops = printed.get("stops", {})
    named = [
        text(f"blank.o_stopped_by_{key}")
        for key, name in (("spotlight", "spotlight"), ("seize", "seize"), ("no_drama", "shield"))
        if stops.get(name)
    ]
    end = (
        text("blank.n_stops", stops=text("list.and").join(named))
        if named
        else text("blank.n_unstopped")
    )
    return (end,)


def own_of(game: Game, language: str) -> list[Drawn]:
    """The own cards of an edition, in their order."""
    boards, book = game.guide.boards(), table_book(game, language, ())
    kinds = {**boards["cards"], **boards["staging"]}
    return [as_drawn(noun, kinds[noun], book) for noun in boards.get("own", ())]


@lru_cache(maxsize=64)
def sheets_of_own(game: Game, language: str) -> Markup:
    """All of them as sheets, for those who have not sat down yet; nothing if there are none."""
    cards = own_of(game, language)
    if not cards:
        return Markup()
    book = table_book(game, language, ())
    return Markup(fill("othello/own_sheets.html", book, cards=cards))  # noqa: S704 - a template of ours


# Writing


def desk(
    game: Game,
    card: Card,
    book: Phrasebook,
    focus: str,
    is_fresh: bool,  # noqa: FBT001 - a field of Writing
) -> dict[str, Any]:
    """The form for a card with its problems, and the card as it is drawn so far.

    A card that nobody has touched yet has no problems: nothing has been left out.
    """
    problems: dict[str, list[str]] = {}
    if not is_fresh:
        for field, found in judged(game, card).problems.items():
            problems[field] = [sentence(one, book) for one in found]
    form = Desk(card, vocabulary_of(game), book, problems).form(focus)
    return {"form": form, "card": drawn(game, book.language, card)}


def sentence(problem: Problem, book: Phrasebook) -> str:
    """What is wrong, in the reader's language; what has no words there, as the game says it."""
    values = dict(problem.values)
    if "effect" in values:
        values["effect"] = book.text(f"blank.o_do_{values['effect']}")
    told = book.text(f"wrong.{problem.key}", **values)
    if problem.key and told != f"[wrong.{problem.key}]":
        return told
    return f"{problem.what[:1].upper()}{problem.what[1:]}: {problem.fix}."


def told_problem(problem: Problem, book: Phrasebook) -> str:
    """The same with the line of the file on which it stands."""
    if not problem.line:
        return sentence(problem, book)
    return book.named(book.text("blank.line", n=problem.line), sentence(problem, book))


def face(game: Game, language: str, card: Card) -> DrawnCard:
    """A card for the shelf."""
    one, book = drawn(game, language, card), table_book(game, language, ())
    kind = book.text(f"blank.kind_{one.sort}")
    return DrawnCard(one.name, kind, macro("othello/_own_card.html", book)("card", one=one))


WRITING: Final = Writing(
    blank=lambda game, sort: blank_of(sort, vocabulary_of(game)),
    card_of=lambda game, pairs: card_of(pairs, vocabulary_of(game)),
    turned=lambda game, card, deed: turned(card, deed, vocabulary_of(game)),
    is_sound=lambda game, card: judged(game, card).printed is not None,
    desk=desk,
    drawn=face,
    sheets=sheets_of_own,
    problem=told_problem,
    seen=seen,
)
