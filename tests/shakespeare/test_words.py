"""Shakespeare in words: everything is told, in each language, and named as the edition names it."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Any

import pytest

import groundlings
from conformance.ways import Way, walk
from groundlings.editions.sheet import Sheet
from groundlings.kernel.die import cast
from groundlings.shakespeare.acts import Quill
from groundlings.shakespeare.cards import POWERS
from groundlings.shakespeare.days import AMBIANCE_PHASE, Day
from groundlings.shakespeare.playbook import GLOSSES, gallery
from groundlings.shakespeare.reasons import REASONS
from groundlings.shakespeare.troupe import members, slots
from groundlings.shakespeare.verbs import (
    BEHIND_NAMES,
    EXTRA_NAMES,
    MESSAGES,
    NOTATION,
    SOURCE_NAMES,
)
from groundlings.terminal import play_text
from groundlings.terminal.picture import Painter
from groundlings.words import Phrasebook, languages, phrasebook
from groundlings.words.catalogue import read
from groundlings.words.phrase import Phrase
from shakespeare.theatre import Table
from shakespeare.wings import Wings
from terminal.script import Script
from words.gaps import gaps, unheard
from words.messages import messages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from groundlings.kernel.state import State

pytestmark = pytest.mark.compiled
"""Whole games are told, which plain Python plays ten times slower."""
GAME = groundlings.game("shakespeare")
SHEET = Sheet.read(GAME.folder / "edition.toml")
NAMES = ("Anna", "Béla", "Chloé", "Dóra")
WAYS = [
    Way(GAME, seats, {"strategic_rest": rest, "backstage": backstage})
    for seats in GAME.seats
    for rest in (False, True)
    for backstage in (False, True)
]
MISSING = re.compile(r"\[[^\]]*\]")
SPACE = "\u00a0"
SLOT = "…"


def book(language: str) -> Phrasebook:
    return phrasebook(language, GAME.folder).seated(NAMES)


def edition() -> dict[str, Any]:
    with (GAME.folder / "edition.toml").open("rb") as file:
        return tomllib.load(file)


def catalogue(language: str) -> dict[str, dict[str, object]]:
    return read(GAME.folder / "words", language)


def seen(way: Way, seed: int) -> Iterator[dict[str, Any]]:
    """What is seen by who is asked in a random game, and by all at its end."""
    for g in walk(way, seed):
        for seat in range(way.seats):
            if g.over or g.asked >> seat & 1:
                yield GAME.guide.shown(g, seat)
    yield GAME.view(g, None)


@cache
def views() -> list[dict[str, Any]]:
    return list(chain.from_iterable(seen(way, seed) for way in WAYS for seed in (1, 2)))


# Nothing is missing


def test_shakespeare_says_everything_in_every_language() -> None:
    assert gaps(GAME, views()) == []


def all_dressed() -> dict[str, Any]:
    """A view random games hardly ever have: a craftsman at work, and nobody left to dress."""
    table = Table(seats=2).draft().phase_two().market(pink_costume=1, black_set=1)
    for member in members(table.g, 0):
        table.wear(member, *["black"] * slots(table.g, member))
    table.play("activate:house-handyman")
    return dict(table.view(0) | table.hints(0))


def quill_of_the_set() -> dict[str, Any]:
    """What only another edition has: an element that brings a white quill."""
    return dict(Table(seats=2).draft().push(Quill(0, 1)).view(0))


def gold_in_the_discard() -> dict[str, Any]:
    """What needs the one objective for it: a yellow element of the discard."""
    table = Wings(seats=2).draft().order(0, 1).hold(0, "lost-gold").rags(yellow_costume=1)
    return dict(table.only(Day(AMBIANCE_PHASE)).play("play:lost-gold").view(0))


def test_shakespeare_says_nothing_in_vain() -> None:
    pictures = {"stage": gallery(GAME.guide.boards(), GAME.new(2, 1), 0)["stage"]}
    rare = [all_dressed(), quill_of_the_set(), gold_in_the_discard(), pictures]
    assert unheard(GAME, [*views(), *rare]) == []


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_words_for_what_it_tells(language: str) -> None:
    section = catalogue(language)["reason"]
    assert set(section) == set(REASONS)
    for key, fields in REASONS.items():
        assert {slot.name for slot in Phrase(str(section[key])).slots} <= set(fields)


@pytest.mark.parametrize("language", languages())
def test_every_effect_has_words_for_what_it_tells(language: str) -> None:
    section = catalogue(language)["effect"]
    assert not set(POWERS) & set(GLOSSES)
    assert set(section) == set(POWERS) | set(GLOSSES)
    for key, fields in (POWERS | GLOSSES).items():
        assert {slot.name for slot in Phrase(str(section[key])).slots} == set(fields)


@pytest.mark.parametrize("language", languages())
def test_every_effect_can_be_told(language: str) -> None:
    said = book(language)
    plain = {key: fields for key, fields in POWERS.items() if "options" not in fields}
    effects = list(messages(MESSAGES, plain, 4))
    told = Counter(said.effect(effect) for effect in effects)
    assert [text for text in told if MISSING.search(text)] == []
    assert len({said.effect(effect | {"n": 2}) for effect in effects}) >= len(plain)
    either = said.effect({"key": "either", "options": [effects[:2], effects[2:3]]})
    for effect in effects[:3]:
        assert said.effect(effect) in either


@pytest.mark.parametrize("language", languages())
def test_every_event_and_every_reason_can_be_told_of_every_noun(language: str) -> None:
    said = book(language)
    told = [said.event(message) for message in messages(MESSAGES, MESSAGES.kinds, 4)]
    told += [said.reason(message) for message in messages(MESSAGES, REASONS, 4)]
    assert [sentence for sentence in told if MISSING.search(sentence)] == []


@pytest.mark.parametrize("language", languages())
def test_every_choice_has_words_of_its_own(language: str) -> None:
    told = Counter(book(language).option(text) for text in NOTATION.texts)
    assert [text for text, times in told.items() if times > 1 or MISSING.search(text)] == []


@pytest.mark.parametrize("language", languages())
def test_every_source_of_points_has_a_heading_of_its_own(language: str) -> None:
    headings = {book(language).label(source).name for source in SOURCE_NAMES}
    assert len(headings) == len(SOURCE_NAMES)
    assert not any(MISSING.search(heading) for heading in headings)


# Whole games


def told(said: Phrasebook, g: State, seat: int) -> Iterator[str]:
    """All that this seat is told at this moment, its view aside."""
    prompt = GAME.prompt(g, seat)
    if prompt is not None:
        yield said.prompt(prompt)
    for option in GAME.options(g, seat):
        yield said.option(GAME.text(option))
    for text, reason in GAME.guide.refused(g, seat).items():
        yield said.option(text)
        yield said.reason(reason)


@pytest.mark.parametrize("way", WAYS, ids=str)
@pytest.mark.parametrize("language", languages())
def test_a_whole_game_is_told(language: str, way: Way) -> None:
    said = book(language)
    sentences: set[str] = set()
    for g in walk(way, seed=7):
        for seat in range(way.seats):
            if g.asked >> seat & 1:
                sentences |= set(told(said, g, seat))
    for seat in range(way.seats):
        sentences |= {said.event(event) for event in GAME.events(g, seat)}
    assert [sentence for sentence in sentences if MISSING.search(sentence)] == []


@pytest.mark.parametrize("language", languages())
def test_every_view_can_be_painted(language: str) -> None:
    script = Script()
    painter = Painter(book(language))
    for view in views()[::80]:
        for picture in painter.view(view, full=True):
            script.console.print(picture)
    assert MISSING.findall(script.output) == []


@pytest.mark.parametrize(
    ("language", "recruited", "neutral"),
    [
        ("en", "To be recruited  recruited, Hamlet", "Anna  neutral"),
        ("fr", "À recruter  recruté, Hamlet", "Anna  neutre"),
        ("hu", "Szerződtethető  szerződtetve, Hamlet", "Anna  semleges"),
    ],
)
def test_who_is_gone_and_who_is_neutral_is_said(
    language: str, recruited: str, neutral: str
) -> None:
    script = Script()
    discs = [{"seat": 0, "space": 5}, {"seat": None, "space": 4}]
    for view in ({"display": [None, "hamlet"]}, {"acts": {"I": discs}}):
        for picture in Painter(book(language)).view(view, full=True):
            script.console.print(picture)
    assert recruited in script.output
    assert neutral in script.output
    assert re.search(r"I\b.* 5\*    4", script.output)


@pytest.mark.parametrize("language", languages())
def test_a_game_at_the_text_table(language: str) -> None:
    asking = {
        phrasebook(language).seated(NAMES).text("terminal.question", who={"seat": seat})
        for seat in range(2)
    }
    die = cast(8)
    script = Script(reply=lambda q: str(die.roll(5) + 1) if q in asking else "")
    g = play_text(
        GAME,
        seats=2,
        bots=(None, "random"),
        language=language,
        seed=4,
        names=NAMES[:2],
        console=script.console,
        ask=script,
    )
    assert g.over
    assert MISSING.findall(script.output) == []
    for event in GAME.events(g, 0)[-5:]:
        assert book(language).event(event) in script.output


# Names


def plain(text: str) -> str:
    """A text without its typography."""
    return text.replace("\u2019", "'").replace(SPACE, " ")


@pytest.mark.parametrize("language", languages())
def test_characters_have_the_names_of_the_edition(language: str) -> None:
    said = book(language)
    printed = [*edition()["character"], *edition()["backstage"]["actor"]]
    names = {card["key"].replace("_", "-"): card[language] for card in printed}
    cards = {key: plain(said.noun(key, "alone")) for key in names if key != "extra"}
    shared = Counter(names.values())
    for key, name in cards.items():
        if shared[names[key]] == 1:
            assert name == names[key]
        else:
            assert names[key].casefold() in name.casefold()
            assert key[-1] in name or not key[-1].isdecimal()
    assert len(set(cards.values())) == len(cards)
    extras = [plain(said.noun(key, "alone")) for key in EXTRA_NAMES]
    for number, extra in enumerate(extras, start=1):
        assert names["extra"].casefold() in extra.casefold()
        assert str(number) in extra


@pytest.mark.parametrize("language", languages())
def test_objectives_have_the_names_and_texts_of_the_edition(language: str) -> None:
    said = book(language)
    for objective in (*edition()["objective"], *edition()["backstage"]["objective"]):
        text, noun = objective[f"text_{language}"], objective["key"].replace("_", "-")
        assert plain(said.noun(noun)) == plain(said.noun(noun, "alone")) == objective[language]
        assert plain(said.noun(noun, "means")) == text[0].lower() + text[1:]


@pytest.mark.parametrize("language", languages())
def test_backstage_cards_have_the_names_of_the_edition(language: str) -> None:
    cards = edition()["backstage"]["card"]
    nouns = {card["key"].replace("_", "-"): card[language] for card in cards}
    assert {noun: plain(book(language).noun(noun, "alone")) for noun in nouns} == nouns
    assert set(nouns) == set(BEHIND_NAMES)


@pytest.mark.parametrize("language", languages())
def test_colours_have_the_names_of_the_edition(language: str) -> None:
    for colour in edition()["colour"]:
        assert book(language).noun(colour["key"], "alone") == colour[language]


# Grammar and typography


def texts(language: str) -> Iterator[str]:
    """Every text of the catalogue, with a sign for each slot."""
    waiting: list[object] = [catalogue(language)]
    while waiting:
        found = waiting.pop()
        if isinstance(found, dict):
            waiting += found.values()
        elif isinstance(found, str):
            yield re.sub(r"\{[^}]*\}", SLOT, found)


@pytest.mark.parametrize("language", languages())
def test_quotes_and_apostrophes_are_set_properly(language: str) -> None:
    wrong = {"en": "'\"„«", "fr": "'\"„“”", "hu": "'\"“«"}[language]
    assert [text for text in texts(language) if set(text) & set(wrong)] == []


def test_french_keeps_its_signs_together() -> None:
    loose = re.compile(rf"[^{SPACE}][:;?!»]|«[^{SPACE}]")
    assert [text for text in texts("fr") if loose.search(text)] == []


def test_hungarian_articles_agree_with_what_follows() -> None:
    numerals = {"I": "első", "II": "második", "III": "harmadik", "1": "egy", "5": "öt"}
    for text in texts("hu"):
        assert not re.search(rf"\baz? {SLOT}", text, re.IGNORECASE), text
        for article, word in re.findall(r"\b(az?) (\w+)", text, re.IGNORECASE):
            sound = numerals.get(word, word)[0].lower()
            assert (article.lower() == "az") == (sound in "aáeéiíoóöőuúüű"), text


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Béla completes the Author\u2019s costume: value 1.",
                "Béla recruits an Extra (King Lear face down).",
                "Béla scores 1 Prestige point for yellow elements.",
                "Béla scores 1 Prestige point for using few cylinders.",
                "The ambiance is judged.",
                "Dress rehearsal of day 4.",
                "The Handyman at work: elements worth up to 4 more. Take one, or stop.",
                "Put it on space 2.1 (row 2, 1st from the left)",
            ],
        ),
        (
            "fr",
            [
                f"Béla complète le costume de l\u2019Auteur{SPACE}: valeur 1.",
                "Béla recrute un Figurant (Le roi Lear, face cachée).",
                "Béla marque 1 point de Prestige pour ses éléments jaunes.",
                "Béla marque 1 point de Prestige pour un petit nombre de cylindres.",
                "Place à l\u2019ambiance.",
                "Répétition en costume de la journée 4.",
                (
                    "L\u2019Homme à tout faire à l\u2019ouvrage. "
                    f"Éléments à prendre{SPACE}: 4 de valeur au plus. Prenez-en un, ou arrêtez."
                ),
                "Placer sur la case 2.1 (ligne 2, 1re depuis la gauche)",
            ],
        ),
        (
            "hu",
            [
                "Béla társulatában elkészült a szerző jelmeze, értéke 1.",
                "Béla statisztát szerződtet (Lear király, képpel lefelé).",
                "Béla kap 1 hírnévpontot a sárga elemekért.",
                "Béla kap 1 hírnévpontot a kevés hengerért.",
                "Következik a hangulat értékelése.",
                "4. nap: jelmezes próba.",
                (
                    "Az ezermester dolgozik: még 4 értékben vehetsz el elemeket. "
                    "Vegyél el egyet, vagy hagyd abba."
                ),
                "Ide teszed: 2.1-es mező (2. sor, balról az 1.)",
            ],
        ),
    ],
)
def test_what_is_said_sounds_like_this(language: str, sentences: list[str]) -> None:
    said = book(language)
    who = {"seat": 1}
    author, lear = {"noun": "author"}, {"noun": "king-lear"}
    costume = {"key": "costume-completed", "who": who, "wearer": author, "total": 1}
    gained = {"key": "gained", "who": who, "n": 1}
    assert [
        said.event(costume | {"pounds": 0, "n": 0}),
        said.event({"key": "recruited-extra", "who": who, "card": lear}),
        said.event(gained | {"source": {"noun": "yellow-elements"}}),
        said.event(gained | {"source": {"noun": "solo"}}),
        said.event({"key": "ambiance-began"}),
        said.event({"key": "rehearsal-began", "day": 4}),
        said.prompt({"key": "craft", "card": {"noun": "handyman"}, "left": 4}),
        said.option("put:2.1"),
    ] == sentences
