"""The cards for reading: powers as messages, and where each value was found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import groundlings
from groundlings.editions.cards import CardRow
from groundlings.editions.reader import STATED
from groundlings.editions.sheet import Sheet
from groundlings.shakespeare import FOLDER
from groundlings.shakespeare.cards import POWERS, card_tables, characters
from groundlings.shakespeare.programs import EFFECTS
from groundlings.shakespeare.verbs import CARD_NAMES
from groundlings.words import languages, phrasebook
from shakespeare.theatre import SHIPPED

SHEET = Sheet.read(FOLDER / "edition.toml")


def changed(old: str, new: str) -> Sheet:
    text = (FOLDER / "edition.toml").read_text(encoding="utf-8")
    assert old in text
    return Sheet.parse(text.replace(old, new, 1), "box.toml")


def test_a_row_is_as_weak_as_its_weakest_value() -> None:
    rows = [CardRow(("",) * 2, (origin, "seed")) for origin in STATED]
    assert [row.origin for row in rows] == list(STATED)


@pytest.mark.parametrize("language", languages())
def test_each_value_has_an_origin(language: str) -> None:
    for card_table in card_tables(SHEET, language):
        for row in card_table.rows:
            assert len(row.columns) == len(row.origins) == len(card_table.columns)
            assert set(row.origins) <= set(STATED)
    assert groundlings.game("shakespeare").guide.cards(language) == card_tables(SHEET, language)


def test_powers_are_messages_that_json_can_carry() -> None:
    for card in (*CARD_NAMES, "extra"):
        told = json.loads(json.dumps(characters(SHEET)[card]))
        found = {power: told[power] for power in ("activation", "rehearsal", "permanent")}
        for message in (one for program in found.values() for one in program):
            fields = POWERS[str(message["key"])]
            assert tuple(key for key in message if key != "key") == fields
        assert bool(found["activation"]) != bool(found["permanent"]) or card == "extra"


def test_what_the_cards_of_the_rulebooks_do() -> None:
    white = {"key": "quill-any", "n": 1}
    acts = [{"key": f"quill-{act}", "n": 1} for act in ("I", "II", "III")]
    assert characters(SHEET)["author"]["activation"] == ({"key": "quill-any", "n": 2},)
    assert characters(SHEET)["extra"]["rehearsal"] == (white,)
    assert characters(SHEET)["lady-macbeth"]["rehearsal"] == tuple(acts)
    assert characters(SHEET)["hamlet"]["rehearsal"] == ({"key": "prestige", "n": 1},)
    assert characters(SHEET)["assistant"]["permanent"] == ({"key": "craft-bonus", "n": 1},)
    assert characters(SHEET)["jeweler"]["activation"] == ({"key": "take-yellow", "n": 1},)
    assert characters(SHEET)["house-handyman"]["activation"] == ({"key": "craft-both", "n": 4},)
    assert characters(SHEET)["set-dresser-8"]["activation"] == ({"key": "craft-set", "n": 8},)
    options = [({"key": "pounds", "n": 4},), ({"key": "draw-objective", "n": 3},)]
    assert characters(SHEET)["queen"]["activation"] == ({"key": "either", "options": options},)


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ('effect = "ambiance", who = "self", n = -2', {"key": "ambiance-self-down", "n": 2}),
        ('effect = "ambiance", who = "others", n = 1', {"key": "ambiance-others-up", "n": 1}),
        ('effect = "plus3_token", n = 2', {"key": "plus3-token", "n": 2}),
        (
            'effect = "take_set", colours = ["pink", "black"], n = 2',
            {"key": "take-set", "n": 2, "colour": [{"noun": "black"}, {"noun": "pink"}]},
        ),
        ('effect = "craft", kinds = ["costume"], value = 7', {"key": "craft-costume", "n": 7}),
        ('effect = "take_set", colours = [], n = 1', None),
        ('effect = "craft", kinds = [], value = 7', None),
    ],
)
def test_what_another_edition_may_let_a_card_do(
    effect: str, told: dict[str, object] | None
) -> None:
    sheet = changed('effect = "quill", act = "any", n = 2', effect)
    assert characters(sheet)["author"]["activation"] == (() if told is None else (told,))


def test_every_effect_of_an_edition_can_be_told() -> None:
    told = {key.split("-")[0] for key in POWERS} | {"choose", "reactivate"}
    assert {name.split("_")[0] for name in EFFECTS} <= told


def test_where_the_values_of_a_card_were_found() -> None:
    assert characters(SHEET)["lady-macbeth"]["origin"] == {
        "name": "seed",
        "copies": "reconstructed",
        "cost": "reconstructed",
        "activation": "reconstructed",
        "rehearsal": "seed",
        "permanent": "reconstructed",
    }
    assert characters(SHEET)["iago"]["origin"]["name"] == "source"
    assert characters(SHEET)["assistant"]["origin"]["permanent"] == "seed"
    assert characters(SHEET)["jeweler"]["origin"]["rehearsal"] == "seed"
    assert characters(SHEET)["romeo"]["origin"]["rehearsal"] == "reconstructed"


def test_an_objective_stands_in_a_rulebook_if_its_condition_does() -> None:
    found = {row.columns[0]: row.origins for row in card_tables(SHEET, "en")[1].rows}
    assert found["The Wardrobe"] == ("reconstructed", "seed")
    assert found["Top of the Bill"] == ("reconstructed", "seed")
    assert found["Cloth of Gold"] == ("reconstructed", "reconstructed")


def test_names_of_an_owners_edition_are_told_at_the_table(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(
        SHIPPED.replace('en = "Othello"', 'en = "The Moor"').replace(
            'en = "Word Perfect"', 'en = "Learnt by Heart"'
        ),
        encoding="utf-8",
    )
    game = groundlings.game("shakespeare", edition=mine)
    assert game.guide.names("en") == {"othello": "The Moor", "acts8": "Learnt by Heart"}
    assert game.guide.names("fr") == groundlings.game("shakespeare").guide.names("en") == {}
    book = phrasebook("en", game.folder).renamed(game.guide.names("en"))
    assert "The Moor" in book.option("recruit:othello")
    assert "Learnt by Heart" in book.option("choose:acts8")
    assert "Hamlet" in book.option("recruit:hamlet")
