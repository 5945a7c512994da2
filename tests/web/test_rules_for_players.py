"""The rules for players as they are written: the same in every language, and none left out."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

import groundlings
from groundlings.editions.reader import Reader
from groundlings.web.board.registry import board_of
from groundlings.web.othello import rule_slots
from groundlings.web.rulebook import chapters, rules_of
from groundlings.web.shakespeare.rule_tables import SLOTS
from groundlings.words import languages
from groundlings.words.phrase import Phrase
from web.markup import Markup, faults

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

    from groundlings.web.rulebook import Rule
    from web.open_house import OpenHouse

DOCUMENTS = Path(__file__).parents[2] / "docs" / "rules"


class Told(NamedTuple):
    """A game whose rules are told to players."""

    name: str
    duty: str
    """The letter of the statements that players must be told, every one."""
    slots: dict[str, tuple[str | int, ...]]
    """Where in the edition each number within a sentence stands."""

    @property
    def statements(self) -> set[str]:
        text = (DOCUMENTS / f"{self.name}.md").read_text(encoding="utf-8")
        return set(re.findall(r"^- \*\*([A-Z]\d+)\.", text, re.MULTILINE))

    def written(self, language: str) -> list[dict[str, Any]]:
        """The chapters as they stand in the file."""
        folder = groundlings.game(self.name).folder
        with (folder / "rules" / f"{language}.toml").open("rb") as file:
            found: list[dict[str, Any]] = tomllib.load(file)["chapter"]
        return found

    def rules(self, language: str) -> list[Rule]:
        folder = groundlings.game(self.name).folder
        return [rule for chapter in chapters(folder, language) for rule in chapter.rules]


SHAKESPEARE = Told("shakespeare", "R", dict(SLOTS))
OTHELLO = Told("othello", "A", dict(rule_slots.SLOTS))
every_game = pytest.mark.parametrize("told", [SHAKESPEARE, OTHELLO], ids=lambda told: told.name)


@every_game
def test_the_rules_have_the_same_chapters_and_rules_in_every_language(told: Told) -> None:
    """All but the words: keys, ids, tables, pieces, and the numbers within the sentences."""

    def bones(language: str) -> list[object]:
        return [
            (
                chapter["key"],
                [
                    {k: v for k, v in rule.items() if k != "text"}
                    | {"slots": sorted({slot.name for slot in Phrase(rule["text"]).slots})}
                    for rule in chapter["rules"]
                ],
            )
            for chapter in told.written(language)
        ]

    first, *others = languages()
    for other in others:
        assert bones(other) == bones(first)


@every_game
def test_every_address_within_the_rules_is_there_once(told: Told) -> None:
    keys = [rule.key for rule in told.rules("en")]
    keys += [chapter["key"] for chapter in told.written("en")]
    assert len(keys) == len(set(keys))
    assert all(re.fullmatch(r"[a-z][a-z0-9-]*", key) for key in keys)


@every_game
def test_every_rule_rests_on_statements_that_our_rules_make(told: Told) -> None:
    there = told.statements
    for rule in told.rules("en"):
        assert rule.ids, rule.key
        assert set(rule.ids) <= there, rule.key


@every_game
def test_the_rules_for_players_leave_no_rule_of_the_game_out(told: Told) -> None:
    there = {one for one in told.statements if one.startswith(told.duty)}
    assert there
    assert there <= {one for rule in told.rules("en") for one in rule.ids}


@every_game
@pytest.mark.parametrize("language", languages())
def test_no_number_of_the_edition_is_written_into_a_rule(told: Told, language: str) -> None:
    """A token is called +3 and an act I; all other numbers come from the edition."""
    for rule in told.rules(language):
        words = "".join(part for part in Phrase(rule.text).parts if isinstance(part, str))
        assert not re.search(r"(?<!\+)\d", words), rule.key


@every_game
def test_the_numbers_within_sentences_are_printed_in_a_rulebook(told: Told) -> None:
    """A sentence has no room for a mark."""
    game = groundlings.game(told.name)
    reader = Reader(game.sheet)
    used = {slot.name for rule in told.rules("en") for slot in Phrase(rule.text).slots}
    assert used == set(told.slots) == set(board_of(told.name).slots(game))
    for *place, key in told.slots.values():
        assert game.sheet.get(*place, key) is not None
        assert reader.origin(tuple(place), str(key)) == "seed"


def test_more_players_are_dealt_as_many_cards_whatever_their_number() -> None:
    """Othello's rules say so in one sentence, and that few players get one more from Act III on."""
    game = groundlings.game("othello")

    def dealt(act: str) -> list[object]:
        return [game.sheet.get("deal", n, act) for n in range(5)]

    early, late, staging = map(dealt, ("script_acts_1_2", "script_acts_3_5", "staging"))
    assert (early, late) == ([4, 3, 2, 2, 2], [5, 4, 2, 2, 2])
    assert staging == [3, 3, 2, 2, 2]


@pytest.mark.parametrize("language", languages())
def test_the_rules_of_othello_are_a_page_too(
    visit: Callable[..., httpx.Client], house: OpenHouse, language: str
) -> None:
    client = visit(headers={"Accept-Language": language})
    page = client.get("/games/othello/rules")
    assert page.status_code == 200
    assert faults(page.text, house.url) == []
    shown = Markup(page.text)
    text = " ".join(shown.text.split())
    for chapter in rules_of(groundlings.game("othello"), language):
        assert chapter.key in shown.ids
        for rule in chapter.rules:
            assert " ".join(rule.text.split()) in text
    assert "1, 2, 4, 7" in text
    assert any(link["href"].endswith("/pieces") for link in shown.all("a"))


def test_a_plain_table_leads_to_the_rules(client: httpx.Client) -> None:
    wish = {"game": "othello", "seat": ["me", "bot:random"]}
    table = client.post("/tables", data=wish).headers["location"]
    links = {link["href"] for link in Markup(client.get(table).text).all("a")}
    assert "/games/othello/rules" in links
