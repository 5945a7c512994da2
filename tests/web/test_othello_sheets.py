"""The sheets of Othello's pieces and the tables of its rules: in every language, whole."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest

import groundlings
from groundlings.othello.verbs import (
    CHARACTER_NAMES,
    COIN_NAMES,
    PRINTED_SCRIPTS,
    PRINTED_STAGINGS,
)
from groundlings.web.othello import CHAPTERS
from groundlings.web.othello.sheets import THINGS, TOKENS
from groundlings.web.rulebook import chapters, reference
from groundlings.words import languages
from groundlings.words.catalogue import read
from web.markup import Markup, faults

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

    from groundlings.web.rulebook import Rule
    from web.open_house import OpenHouse

GAME: Final = groundlings.game("othello")
PIECES: Final = "/games/othello/pieces"
NOUNS: Final = [
    *PRINTED_SCRIPTS,
    *PRINTED_STAGINGS,
    *CHARACTER_NAMES,
    *(f"coin-{name}" for name in COIN_NAMES),
    *TOKENS,
    *THINGS,
]


def every_rule(language: str) -> list[Rule]:
    return [rule for chapter in chapters(GAME.folder, language) for rule in chapter.rules]


def test_every_card_character_coin_and_token_has_a_sheet() -> None:
    assert sorted(reference(GAME, "en").sheets) == sorted(NOUNS)


@pytest.mark.parametrize("language", languages())
def test_every_table_that_a_rule_names_is_drawn(language: str) -> None:
    tables = reference(GAME, language).tables
    assert {rule.table for rule in every_rule(language) if rule.table} == set(tables)
    assert all(table.rows for table in tables.values())


def test_every_piece_is_touched_by_a_rule_and_every_topic_is_a_piece() -> None:
    sheets = reference(GAME, "en").sheets
    topics = {topic for piece in sheets.values() for topic in piece.topics}
    about = {topic for rule in every_rule("en") for topic in rule.about}
    assert about <= topics
    for noun, piece in sheets.items():
        assert piece.topics & about, noun


@pytest.mark.parametrize("language", languages())
def test_a_script_card_is_quoted_and_says_what_it_brings(language: str) -> None:
    sheet = reference(GAME, language).sheets["III.7"]
    assert sheet.quote is not None
    assert sheet.quote.lines[-1] == "And let him find it."
    assert sheet.quote.source.endswith(", 3.3.360-361")
    assert len(sheet.facts) == 3
    assert sheet.line


def test_what_stops_what_is_told_for_every_deed() -> None:
    stops = reference(GAME, "en").tables["stops"]
    assert len(stops.rows) == len(GAME.guide.boards()["stops"])
    assert {cell.words for row in stops.rows for cell in row[1:]} == {"yes", "no"}


def test_every_prompt_leads_to_a_chapter_of_the_rules() -> None:
    keys = {chapter.key for chapter in chapters(GAME.folder, "en")}
    assert set(CHAPTERS.values()) <= keys
    assert set(CHAPTERS) == set(read(GAME.folder / "words", "en")["prompt"])


def test_every_sheet_is_a_page_in_every_language(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    for n, language in enumerate(languages()):
        client = visit(headers={"Accept-Language": language})
        for path in [PIECES, *(f"{PIECES}/{noun}" for noun in NOUNS[n :: len(languages())])]:
            answer = client.get(path)
            assert answer.status_code == 200, path
            assert faults(answer.text, house.url) == [], (path, language)
            assert not re.search(r"\[[a-z][a-z0-9-]*\]", Markup(answer.text).text), path
