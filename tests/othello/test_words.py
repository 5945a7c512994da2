"""Othello in words: everything is told, in each language; quotations stay in English."""

from __future__ import annotations

import re

import pytest

from conformance.ways import Way, looked
from groundlings.othello.cards import EFFECTS
from groundlings.othello.playbook import GLOSSES
from groundlings.othello.reasons import PROSPECTS, REASONS
from groundlings.othello.verbs import MESSAGES, NOTATION
from groundlings.words import Phrasebook, languages, phrasebook
from groundlings.words.catalogue import read
from groundlings.words.phrase import Phrase
from othello.stage import GAME, Table
from words.messages import messages

pytestmark = pytest.mark.untraced

NAMES = ("Anna", "Béla", "Chloé", "Dóra", "Ed", "Fanni")
MISSING = re.compile(r"\[[^\]]*\]")
SPACE = "\u00a0"
QUOTE = "“Tush! never tell me; I take it much unkindly” (Roderigo, 1.1.1)"
WAYS = [
    Way(GAME, 2),
    Way(GAME, 4, {"dead_iago": "scores"}),
    Way(GAME, 6),
    Way(GAME, 3, {"mode": "playwright"}),
]


def book(language: str) -> Phrasebook:
    return phrasebook(language, GAME.folder).seated(NAMES)


def catalogue(language: str) -> dict[str, dict[str, object]]:
    return read(GAME.folder / "words", language)


@pytest.mark.parametrize("language", languages())
def test_reasons_and_effects_have_words_for_what_they_tell(language: str) -> None:
    words = catalogue(language)
    assert set(words["reason"]) == set(REASONS)
    assert set(words["effect"]) == set(EFFECTS) | set(GLOSSES) | set(PROSPECTS)
    for section, fields in (("reason", REASONS), ("effect", EFFECTS | GLOSSES | PROSPECTS)):
        for key, names in fields.items():
            slots = {slot.name for slot in Phrase(str(words[section][key])).slots}
            assert slots == set(names), (section, key)


@pytest.mark.parametrize("language", languages())
def test_every_event_reason_and_effect_can_be_told_of_every_noun(language: str) -> None:
    said = book(language)
    plain = {k: f for k, f in (EFFECTS | GLOSSES | PROSPECTS).items() if "options" not in f}
    told = [said.event(message) for message in messages(MESSAGES, MESSAGES.kinds, 6)]
    told += [said.reason(message) for message in messages(MESSAGES, REASONS, 6)]
    told += [said.effect(message) for message in messages(MESSAGES, plain, 6)]
    assert [sentence for sentence in told if MISSING.search(sentence)] == []


@pytest.mark.parametrize("language", languages())
def test_every_choice_has_words_of_its_own(language: str) -> None:
    said = book(language)
    told = [said.option(text) for text in NOTATION.texts]
    assert [text for text in told if MISSING.search(text)] == []
    assert len(set(told)) >= len(told) - 6  # `coin:` and `steal:` may sound alike


@pytest.mark.parametrize("language", languages())
def test_glosses_and_pictures_of_a_whole_game_can_be_told(language: str) -> None:
    said = book(language)
    for way in WAYS:
        for g in looked(way, 2):
            for seat in range(way.seats):
                for option in GAME.options(g, seat)[:6]:
                    assert not MISSING.search(said.gloss(GAME.guide.gloss(g, seat, option)))
                for name, shown in GAME.guide.gallery(g, seat).items():
                    assert isinstance(shown, list)
                    told = [] if name == "by_act" else [said.effect(one) for one in shown]
                    assert not [one for one in told if MISSING.search(one)]
    assert not [one for one in GAME.guide.primer() if MISSING.search(said.effect(one))]


def test_french_marks_stand_behind_a_space_that_does_not_break() -> None:
    loose = re.compile(rf"[^{SPACE}][:;?!»]|«[^{SPACE}]")
    for section, words in catalogue("fr").items():
        if section in {"event", "prompt", "reason", "effect", "verb"}:
            for key, text in words.items():
                bare = re.sub(r"\{[^}]*\}", "x", str(text))
                assert not loose.search(bare), (section, key)


def test_quotations_are_the_same_in_every_language() -> None:
    quotes = [
        {name: forms["quote"] for name, forms in catalogue(lang)["noun"].items() if "." in name}  # type: ignore[index]
        for lang in languages()
    ]
    assert quotes[0] == quotes[1] == quotes[2]
    assert len(quotes[0]) == 70
    for name, card in GAME.guide.boards()["cards"].items():
        assert quotes[0][name] == f"“{card['quote']}” ({card['speaker']}, {card['where']})"


@pytest.mark.parametrize("language", languages())
def test_cards_are_named_as_the_edition_names_them(language: str) -> None:
    nouns = catalogue(language)["noun"]
    for name, card in GAME.guide.boards()["cards"].items():
        assert nouns[name]["alone"] == f"{card['title'][language]} ({name})"  # type: ignore[index]
    for act, told in GAME.guide.boards()["acts"].items():
        synopsis = nouns[act]["synopsis"].replace("\u2019", "'").replace(SPACE, " ")  # type: ignore[index]
        assert synopsis == told["synopsis"][language].replace("\u2019", "'")


def test_a_scene_reads_well() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2 I.3", s1="I.1 I.6", s2="seize I.8")
    table.give(1, coins="desdemona").start().place(s0="I.2", s1="I.1", s2="seize")
    table.show(1).play("0 let", "2 seize", "1 coin:desdemona")
    told = [book("en").event(event) for event in GAME.events(table.g, None)]
    at = next(n for n, line in enumerate(told) if "turns up" in line)
    assert told[at:] == [
        "Béla turns up “Roderigo confronts Iago” (I.1): " + QUOTE,
        "Béla plays “Roderigo confronts Iago” (I.1).",
        "Chloé seizes “Roderigo confronts Iago” (I.1) from Béla.",
        "Béla uses a Desdemona coin: nobody may act upon Béla in this scene.",
        "Béla says No Drama: the answer of Chloé comes to nothing.",
        "Chloé gets 1 intrigue token.",
        "Béla scores “Roderigo confronts Iago” (I.1) for 1 point.",
        "Béla gets 1 intrigue token.",
        "Béla gets a Roderigo coin.",
    ]
