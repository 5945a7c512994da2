"""The shipped edition keeps every known constraint; a bad one is refused with every problem."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from groundlings.editions.reader import EditionError
from groundlings.editions.sheet import Sheet
from groundlings.kernel.record import FalseRecord
from groundlings.words import languages, phrasebook
from othello.stage import GAME

TEXT = (GAME.folder / "edition.toml").read_text(encoding="utf-8")
CARDS = GAME.guide.boards()["cards"]


def by_act(act: str) -> dict[str, dict[str, Any]]:
    return {name: card for name, card in CARDS.items() if name.partition(".")[0] == act}


def refused(old: str, new: str) -> list[str]:
    with pytest.raises(EditionError) as error:
        GAME.printed(Sheet.parse(TEXT.replace(old, new, 1), "mine.toml"))
    return str(error.value).splitlines()


def test_there_are_seventy_script_cards_and_the_stage_boxes_add_up() -> None:
    totals = {}
    for act in GAME.guide.boards()["acts"]:
        cards = by_act(act)
        totals[act] = len(cards), sum(worth(card) for card in cards.values())
    assert totals == {"I": (12, 15), "II": (12, 22), "III": (15, 24), "IV": (15, 23), "V": (16, 23)}


def worth(card: dict[str, Any]) -> int:
    (told,) = card["points"]
    return int(max(told["n"], told.get("total", 0)))


def test_every_card_has_its_cast_on_stage() -> None:
    characters = GAME.guide.boards()["characters"]
    numbers = {act: n for n, act in enumerate(GAME.guide.boards()["acts"], 1)}
    for name, card in CARDS.items():
        act = numbers[name.partition(".")[0]]
        for who in (card["character_1"], card["character_2"]):
            assert who in {None, "the-truth"} or act in characters[who]["acts"]


def test_coins_follow_the_rulebooks_rule() -> None:
    """Company characters with a coin give it; Iago only when he convinces or conspires."""
    for card in CARDS.values():
        coins = [told["coin"]["noun"] for told in card["rewards"] if told["key"] == "gives-coin"]
        leads = card["character_1"]
        if leads == "iago":
            assert coins == (["iago"] if card["verb"] in {"convinces", "conspires"} else [])
        else:
            assert coins == ([leads] if GAME.guide.boards()["characters"][leads]["coins"] else [])


def test_quotations_rise_with_the_play_and_are_english_everywhere() -> None:
    for act in GAME.guide.boards()["acts"]:
        cards = sorted(by_act(act).items(), key=lambda item: int(item[0].partition(".")[2]))
        lines = [
            tuple(map(int, str(card["where"]).partition("-")[0].split("."))) for _, card in cards
        ]
        assert all(one < other for one, other in pairwise(lines))
        assert {line[0] for line in lines} == {list(GAME.guide.boards()["acts"]).index(act) + 1}
    told = {language: quotations(language) for language in languages()}
    for language in ("fr", "hu"):
        assert [one[::2] for one in told[language]] == [one[::2] for one in told["en"]]
    speakers = {language: {one[1] for one in told[language]} for language in told}
    assert {"Iago", "Roderigo", "Emilia", "Desdemona"} < speakers["en"]
    assert {"Iago", "Roderigo", "Émilia", "Desdémone"} < speakers["fr"]
    assert {"Jago", "Rodrigo", "Emília", "Desdemona"} < speakers["hu"]


def quotations(language: str) -> list[tuple[str, ...]]:
    """Of every script card: the words, who says them, and where they stand."""
    cells = [str(row.columns[-1]) for row in GAME.guide.cards(language)[0].rows]
    return [re.fullmatch(r"“(.+)” \((\w+), ([0-9.-]+)\)", cell).groups() for cell in cells]  # type: ignore[union-attr]


@pytest.mark.parametrize("language", languages())
def test_an_owners_prices_and_bonuses_are_told(language: str) -> None:
    prices = {"improv": 4, "seize": 5, "no_drama": 6, "look": 7, "villainy": 8, "revive": 9}
    text = TEXT.replace("iago_bonus = [0, 0, 1, 2, 4, 7]", "iago_bonus = [0, 0, 17, 18, 19, 20]")
    for price, n in prices.items():
        text = re.sub(rf"(?m)^{price}_cost = \d", f"{price}_cost = {n}", text)
    mine = GAME.printed(Sheet.parse(text, "mine.toml"))
    said = phrasebook(language, mine.folder)
    told = {m["key"]: said.effect(m) for m in mine.guide.primer()}
    assert re.findall(r"\d", told["costs-are"]) == list("456789")
    assert "17/18/19/20" in told["bonuses-are"]
    does: list[Any] = [row.columns[2] for row in mine.guide.cards(language)[1].rows]
    fees = {effect["key"]: effect["n"] for (effect,) in does if "n" in effect}
    assert fees == {"exchange-does": 7, "revive-does": 9, "seize-does": 5, "villainy-does": 8}


def test_origins_are_told_for_every_card() -> None:
    told = Counter(card["origin"]["title"] for card in CARDS.values())
    assert told == {"reconstructed": 57, "seed": 13}
    points = Counter(card["origin"]["points"] for card in CARDS.values())
    assert points == {"reconstructed": 60, "seed": 10}
    assert {card["origin"]["quotation"] for card in CARDS.values()} == {"source"}


def test_staging_coins_and_tiles_are_those_of_the_box() -> None:
    assert {name: told["copies"] for name, told in GAME.guide.boards()["staging"].items()} == {
        "take-the-lead": 7,
        "exchange": 5,
        "seize": 5,
        "miscue": 3,
        "no-drama": 3,
        "villainy": 3,
        "revive": 3,
    }
    characters = GAME.guide.boards()["characters"]
    assert {name: told["coins"] for name, told in characters.items() if told["coins"]} == {
        "iago": 12,
        "othello": 5,
        "cassio": 3,
        "desdemona": 3,
        "emilia": 3,
        "roderigo": 3,
    }
    assert sum(told["limit"] for told in characters.values()) == 38


def test_the_shipped_edition_is_fine_and_has_a_fingerprint_of_its_own() -> None:
    mine = GAME.printed(Sheet.parse(TEXT.replace("points = 1", "points = 3", 1), "mine.toml"))
    assert mine.edition != GAME.edition
    assert GAME.printed(Sheet.parse(TEXT, "mine.toml")).edition == GAME.edition


def test_a_renamed_card_is_called_so() -> None:
    old = 'en = "Roderigo confronts Iago"'
    mine = GAME.printed(Sheet.parse(TEXT.replace(old, 'en = "Tush"', 1), "mine.toml"))
    assert mine.guide.names("en") == {"I.1": "Tush"}
    assert GAME.guide.names("en") == {}


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('key = "I.1"', 'key = "I.99"', "I.99"),
        ('key = "I.2"', 'key = "I.1"', "stands here twice"),
        ("points = 1", 'points = "one"', "whole number"),
        ('verb = "confronts"', 'verb = "loves"', "loves"),
        ('character_1 = "roderigo"', 'character_1 = "emilia"', "emilia"),
        ("wound_limit = 6", "wound_limit = 0", "wound_limit"),
        ("copies = 7", "copies = 3", "Take the Lead"),
        ("copies = 5", "copies = 19", "staging cards"),
        ("script_acts_1_2 = 4", "script_acts_1_2 = 7", "script_acts_1_2"),
        ('half_curtain = "I.9"', 'half_curtain = "I.8"', "half_curtain"),
        ("iago_bonus = [0, 0, 1, 2, 4, 7]", "iago_bonus = [0, 7]", "iago_bonus"),
        ("spotlight = true", "spotlight = 1", "true or false"),
        ("start_intrigue = 3", "start_intrige = 3", "start_intrige"),
        ('origin = "seed"', 'origin = "hearsay"', "hearsay"),
        ("coins = 0", "coins = 4", "coins"),
        ("players = 2", "players = 3", "twice"),
        ('[[deed]]\nkey = "exit"', '[[deed]]\nkey = "improv"', "improv"),
        ("intrigue = 1", "intrige = 1", "intrige"),
        ('quote_ref = "1.1.1"', 'quote_ref = ""', "quote_ref"),
    ],
)
def test_a_bad_value_is_refused_with_its_line(old: str, new: str, told: str) -> None:
    problems = refused(old, new)
    assert any(told in problem for problem in problems), problems
    assert all(re.match(r"mine\.toml:\d+: ", problem) for problem in problems)


def test_too_few_staging_cards_are_refused() -> None:
    text = TEXT.replace("copies = 5", "copies = 0").replace("copies = 3", "copies = 0")
    with pytest.raises(EditionError, match="want"):
        GAME.printed(Sheet.parse(text, "mine.toml"))


def test_a_record_of_the_earlier_rules_is_refused_in_a_sentence() -> None:
    record = GAME.record(GAME.new(seats=2, seed=1))
    assert "game othello rules 2 " in record
    with pytest.raises(FalseRecord) as error:
        GAME.replay(record.replace("game othello rules 2 ", "game othello rules 1 "))
    assert str(error.value) == (
        "line 2: played by rules 1 of othello; expected rules 2 "
        "(the changelog says which release reads rules 1)"
    )
