"""Backstage in words: what lies there is told by its own names, and every game can be told."""

from __future__ import annotations

import re
from typing import Any

import pytest

import groundlings
from conformance.ways import Way, walk
from groundlings.shakespeare.verbs import BEHIND_NAMES, LEVEL_NAMES
from groundlings.terminal.picture import Painter
from groundlings.words import Phrasebook, languages, phrasebook
from terminal.script import Script

GAME = groundlings.game("shakespeare")
NAMES = ("Anna", "Béla", "Chloé", "Dóra")
BACKSTAGE = ("backstage", "backstage-recruitment")
MISSING = re.compile(r"\[[^\]]*\]")


def book(language: str) -> Phrasebook:
    return phrasebook(language, GAME.folder).seated(NAMES)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_whole_game_with_backstage_is_told(language: str, seats: int) -> None:
    said, told = book(language), set()
    for g in walk(Way(GAME, seats, {"backstage": True, "strategic_rest": seats % 2 == 0}), seed=5):
        for seat in range(seats):
            prompt = GAME.prompt(g, seat)
            told |= {said.prompt(prompt)} if prompt else set()
            told |= {said.option(GAME.text(option)) for option in GAME.options(g, seat)}
    for event in GAME.events(g, 0):
        told |= {said.event(event), said.brief(event)}
    assert [sentence for sentence in told if MISSING.search(sentence)] == []


@pytest.mark.parametrize("language", languages())
def test_what_lies_backstage_is_shown_by_its_own_names(language: str) -> None:
    """A key may mean another thing there than elsewhere: the cards, what is left of the deck."""
    said, seen = book(language), ""
    way = Way(GAME, 2, {"backstage": True, "strategic_rest": False})
    for number, g in enumerate(walk(way, seed=3)):
        if number % 30 == 0:
            script = Script()
            view: dict[str, Any] = GAME.view(g, 0)
            for full in (False, True):
                for picture in Painter(said).view(view, full=full):
                    script.console.print(picture)
            assert MISSING.findall(script.output) == []
            shown = {one["card"] for one in view["backstage"]["display"]} - {None}
            for kind in shown:
                assert said.noun(kind, "alone") in " ".join(script.output.split())
            seen += script.output
    assert said.label("backstage").name in seen
    assert seen.count(said.label("display").name) == seen.count(said.label("lord").name) > 2


@pytest.mark.parametrize("language", languages())
def test_a_card_is_paid_with_cylinders_or_with_the_recruitment_card(language: str) -> None:
    said = book(language)
    for kind in BEHIND_NAMES:
        assert said.option(f"backstage:{kind}-2").endswith(said.noun(f"{kind}-2"))
        assert said.noun(kind) in said.option(f"backstage-recruitment:{kind}-1")
    told = [said.option(f"{verb}:{noun}") for verb in BACKSTAGE for noun in LEVEL_NAMES]
    assert len(set(told)) == 2 * len(LEVEL_NAMES)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Backstage: the Architect for 2 cylinders",
                "Backstage: the Architect for the Recruitment card and 1 cylinder",
                (
                    "Béla uses Kit Marlowe backstage for 1 cylinder, "
                    "the Recruitment card counting as one."
                ),
                "Béla plays “The Ovation”: ambiance +3.",
            ],
        ),
        (
            "fr",
            [
                "Coulisses\u00a0: l\u2019Architecte pour 2 cylindres",
                "Coulisses\u00a0: l\u2019Architecte pour la carte Recrutement et 1 cylindre",
                (
                    "Béla emploie Kit Marlowe en coulisses pour 1 cylindre, "
                    "la carte Recrutement comptant pour un."
                ),
                "Béla joue «\u00a0L\u2019Ovation\u00a0»\u00a0: ambiance +3.",
            ],
        ),
        (
            "hu",
            [
                "Kulisszák mögött: az építész, 2 henger",
                "Kulisszák mögött: az építész, a szerződéskártya és 1 henger",
                (
                    "Béla a kulisszák mögött használja Kit Marlowe-t, 1 hengerrel; "
                    "a szerződéskártya egynek számít."
                ),
                "Béla kijátssza: „Az ováció” \u2013 hangulat +3.",
            ],
        ),
    ],
)
def test_what_is_said_backstage_sounds_like_this(language: str, sentences: list[str]) -> None:
    said, who = book(language), {"seat": 1}
    marlowe, ovation = {"noun": "kit-marlowe"}, {"noun": "ovation"}
    assert [
        said.option("backstage:architect-2"),
        said.option("backstage-recruitment:architect-2"),
        said.event({"key": "backstage-hired", "who": who, "behind": marlowe, "n": 1}),
        said.event({"key": "objective-played", "who": who, "objective": ovation}),
    ] == sentences
