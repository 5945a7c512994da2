"""The terms are those of the rulebooks, on cards, in sentences and in the rules for players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import groundlings
from groundlings.web.render import FOLDER as WEB
from groundlings.words import Phrasebook, languages, phrasebook

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GAME = groundlings.game("shakespeare")
SPACE = "\u00a0"
NOT_OURS = {
    "en": ("write the acts", "walled spaces"),
    "fr": ("entretien", "murée", "écrivez les actes", "solitaire", "répétition générale"),
    "hu": (
        "pihenőjelző",
        "karbantartás",
        "szerződtetéskártya",
        "kezdő karakter",
        "hengert licitált",
        "többet is licitálhatsz",
        "legkevesebbet licitálja",
        "egyszemélyes",
        "befalazott",
        "írd a felvonás",
    ),
}
"""Words that a rulebook has another one for."""


def book(language: str) -> Phrasebook:
    return phrasebook(language, GAME.folder).seated(["Anna", "Béla"])


def written(language: str) -> Iterator[Path]:
    """Every file in which Shakespeare is spoken of to players."""
    for folder in (GAME.folder / "words", GAME.folder / "rules", WEB / "words"):
        yield folder / f"{language}.toml"
    yield WEB / "shakespeare" / "words" / f"{language}.toml"


@pytest.mark.parametrize("language", languages())
def test_a_thing_is_called_as_the_rulebook_calls_it(language: str) -> None:
    for file in written(language):
        text = file.read_text(encoding="utf-8").casefold()
        assert [word for word in NOT_OURS[language] if word in text] == [], file.name


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "Béla loses 1 Prestige point for the ambiance.",
                "Béla loses 2 Prestige points for unpaid characters.",
                "Béla scores 1 Prestige point for the lowest wager.",
            ],
        ),
        (
            "fr",
            [
                "Béla perd 1 point de Prestige à cause de l\u2019ambiance.",
                "Béla perd 2 points de Prestige à cause de personnages non payés.",
                "Béla marque 1 point de Prestige pour la mise la plus faible.",
            ],
        ),
        (
            "hu",
            [
                "Béla veszít 1 hírnévpontot a rossz hangulat miatt.",
                "Béla veszít 2 hírnévpontot a ki nem fizetett karakterek miatt.",
                "Béla kap 1 hírnévpontot a legalacsonyabb licitért.",
            ],
        ),
    ],
)
def test_points_are_lost_because_of_something_and_won_for_it(
    language: str, told: list[str]
) -> None:
    who = {"seat": 1}
    lost, gained = {"key": "lost", "who": who}, {"key": "gained", "who": who}
    said = book(language)
    assert [
        said.event(lost | {"n": 1, "source": {"noun": "ambiance"}}),
        said.event(lost | {"n": 2, "source": {"noun": "unpaid"}}),
        said.event(gained | {"n": 1, "source": {"noun": "wager"}}),
    ] == told


@pytest.mark.parametrize(
    ("wearer", "whose"),
    [
        ("author", "de l\u2019Auteur"),
        ("king-lear", "du roi Lear"),
        ("ophelia", "d\u2019Ophélie"),
        ("hamlet", "d\u2019Hamlet"),
        ("juliet", "de Juliette"),
        ("extra-2", "du Figurant 2"),
    ],
)
def test_french_says_whose_costume_is_complete(wearer: str, whose: str) -> None:
    costume = {"key": "costume-completed", "who": {"seat": 1}, "wearer": {"noun": wearer}}
    told = book("fr").event(costume | {"total": 8, "pounds": 1, "n": 1})
    assert told == f"Béla complète le costume {whose}{SPACE}: valeur 8."


def test_whose_it_is_can_be_said_of_other_names_too() -> None:
    said = book("fr").renamed({"hamlet": "Ophélie Duval", "juliet": "Bianca"})
    assert said.noun("hamlet", "de") == "d\u2019Ophélie Duval"
    assert said.noun("juliet", "de") == "de Bianca"
    assert said.noun("hamlet") == "Ophélie Duval"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "either 4 Pounds or 3 objectives (keep 1)"),
        ("fr", f"au choix{SPACE}: 4 Livres ou 3 objectifs (en garder 1)"),
        ("hu", "vagy 4 font, vagy 3 feladatkártya (1-et megtartasz)"),
    ],
)
def test_one_thing_or_the_other(language: str, told: str) -> None:
    queen = GAME.guide.boards()["cards"]["queen"]["activation"]
    assert book(language).effects(queen) == told


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "blue or purple", "pink, blue or purple"),
        ("fr", "bleu ou violet", "rose, bleu ou violet"),
        ("hu", "kék vagy lila", "pink, kék vagy lila"),
    ],
)
def test_colours_to_choose_from_are_a_row(language: str, two: str, three: str) -> None:
    colours = [{"noun": "blue"}, {"noun": "purple"}]
    take = {"key": "take-costume", "n": 1}
    assert two in book(language).effect(take | {"colour": colours})
    assert three in book(language).effect(take | {"colour": [{"noun": "pink"}, *colours]})
