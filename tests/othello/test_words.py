"""Othello in words: everything is told, in each language; quotations stay in English."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from conformance.ways import Way, looked
from groundlings.othello.cards import EFFECTS
from groundlings.othello.playbook import GLOSSES
from groundlings.othello.reasons import PROSPECTS, REASONS
from groundlings.othello.summary import SUMMED_UP
from groundlings.othello.verbs import MESSAGES, NOTATION
from groundlings.words import Phrasebook, languages, phrasebook
from groundlings.words.catalogue import read
from groundlings.words.phrase import Phrase
from othello.stage import GAME, Table
from words.messages import messages

if TYPE_CHECKING:
    from groundlings.kernel.messages import Message

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
    effects = EFFECTS | GLOSSES | PROSPECTS | SUMMED_UP
    assert set(words["effect"]) == set(effects)
    for section, fields in (("reason", REASONS), ("effect", effects)):
        for key, names in fields.items():
            slots = {slot.name for slot in Phrase(str(words[section][key])).slots}
            assert slots == set(names), (section, key)


@pytest.mark.parametrize("language", languages())
def test_every_event_reason_and_effect_can_be_told_of_every_noun(language: str) -> None:
    said = book(language)
    effects = EFFECTS | GLOSSES | PROSPECTS | SUMMED_UP
    plain = {k: f for k, f in effects.items() if "options" not in f}
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


def test_quotations_are_english_and_their_speakers_named_in_the_language() -> None:
    quotes = [
        {
            name: forms["quote"]  # type: ignore[index]
            for name, forms in catalogue(lang)["noun"].items()
            if "." in name and not name.startswith("X.")
        }
        for lang in languages()
    ]
    for lang, told in zip(languages(), quotes, strict=True):
        assert len(told) == 70
        for name, card in GAME.guide.boards()["cards"].items():
            assert told[name] == f"“{card['quote']}” ({card['speaker'][lang]}, {card['where']})"


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
        "Béla scores “Roderigo confronts Iago” (I.1) for 1 point.",
        "Béla gets 1 intrigue token.",
        "Béla gets a Roderigo coin.",
    ]


def said(language: str, event: Message) -> str:
    return book(language).event(event)


def test_a06_who_gives_the_lead_away_does_nothing_to_anybody() -> None:
    table = Table(seats=3, lead=1).hands(s0="I.2", s1="take-the-lead", s2="I.4").start()
    table.give(1, coins="othello").play("2 pass", "0 pass", "1 coin:othello", "1 at:2")
    prompts = [GAME.prompt(table.g, seat) for seat in (0, 2)]
    told = [book("en").prompt(one) for one in prompts if one is not None]
    assert told == [
        "Béla uses an Othello coin to give Chloé the Lead. Do you stop it?",
        "Béla uses an Othello coin to give you the Lead. Do you stop it?",
    ]
    event = GAME.events(table.g, None)[-1]
    assert said("en", event) == "Béla uses an Othello coin to give Chloé the Lead."
    table = Table(seats=3, lead=1).hands(s0="I.2", s1="take-the-lead", s2="I.4").start()
    table.place(s0="I.2", s1="take-the-lead", s2="I.4")
    for seat in (2, 0):
        table.show(seat, then="exit").let().play(f"{seat} pass")
    table.show(1).play("1 at:2")
    event = GAME.events(table.g, None)[-1]
    assert said("en", event) == "Béla plays a Take the Lead to give Chloé the Lead."
    assert said("fr", event).endswith("pour donner le premier rôle à Chloé.")
    assert "főszerep" in said("hu", event)


def test_an_act_that_runs_out_is_told_once() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2 I.3", s1="I.1 I.6", s2="I.4 I.8")
    table.set(scene=99).start().finish()
    assert table.events().count("act-ran-out") == 1
    assert "act-ended" not in table.events()


def test_french_elides_before_a_vowel_and_hungarian_has_its_articles() -> None:
    seized: Message = {"key": "seized", "by": {"seat": 1}, "card": {"noun": "seize"}}
    assert "la carte d\u2019Anna" in said("fr", seized | {"who": {"seat": 0}})
    assert "la carte de Chloé" in said("fr", seized | {"who": {"seat": 2}})
    improvised: list[Message] = [{"key": "improvised", "who": {"seat": n}} for n in (0, 1, 4)]
    nameless = phrasebook("hu", GAME.folder)
    assert [nameless.event(one) for one in improvised] == [
        "Az 1. játékos rögtönöz.",
        "A 2. játékos rögtönöz.",
        "Az 5. játékos rögtönöz.",
    ]
    assert said("hu", improvised[0]) == "Anna rögtönöz."
    coin: Message = {"key": "got-coin", "who": {"seat": 0}, "coin": {"noun": "iago"}}
    assert said("hu", coin) == "Anna kap egy Jago-érmét."
