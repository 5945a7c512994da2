"""A scene in a line for each player."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
import pytest

from groundlings.commands import replay
from groundlings.commands.record import Played, told
from groundlings.kernel.die import cast
from groundlings.kernel.playout import playout
from groundlings.othello.summary import CLOSES, summed_up
from groundlings.words import languages, phrasebook
from othello.stage import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from groundlings.kernel.messages import Message
    from groundlings.kernel.state import State

SEATS = 3
NOUNS = {"card", "character", "coin"}
PLACED: Message = {"key": "placed-all"}


def event(key: str, **fields: str | int) -> Message:
    """An event as the game tells it: numbers are seats, but for points."""
    told: Message = {"key": key}
    for name, value in fields.items():
        told[name] = {"noun": value} if name in NOUNS else value if name == "n" else {"seat": value}
    return told


def fates(*events: Message) -> list[list[str]]:
    """The scene as an English log would have it, without its cards' titles."""
    book = phrasebook("en", GAME.folder)
    return [[book.effect(one) for one in fate] for fate in summed_up([PLACED, *events], SEATS)]


def test_a_scene_that_was_not_placed_has_nothing_to_sum_up() -> None:
    assert summed_up([event("scored", who=0, card="seize", n=1)], SEATS) == []


def test_scored_exited_and_not_reached() -> None:
    assert fates(
        event("played", who=1, card="miscue"),
        event("exiting", who=0, card="seize"),
    ) == [["exits with a Seize"], ["plays a Miscue"], ["shows no card"]]
    ((fate,), *_) = summed_up(
        [
            PLACED,
            event("played", who=0, card="I.1"),
            event("scored", who=0, card="I.1", n=2),
        ],
        SEATS,
    )
    assert fate == {"key": "did-score", "card": {"noun": "I.1"}, "n": 2}


def test_a_blocked_card_is_told_and_a_blocked_improv_is_not() -> None:
    blocked = (event("stole-spotlight", by=2, who=0), event("blocked", who=0))
    assert fates(event("played", who=0, card="miscue"), *blocked)[0] == [
        "A Miscue is blocked by Player 3"
    ]
    assert fates(event("improvised", who=0), *blocked)[0] == ["shows no card"]
    assert fates(
        event("played", who=0, card="miscue"), event("used-coin", who=0, coin="cassio"), *blocked
    )[0] == ["plays a Miscue"]


def test_a_seized_card_is_told_of_both_and_a_defeated_seize_of_neither() -> None:
    seized = (
        event("played", who=0, card="villainy"),
        event("seized", by=1, who=0, card="villainy"),
    )
    assert fates(*seized)[:2] == [
        ["A Villainy is seized by Player 2"],
        ["seizes a Villainy from Player 1"],
    ]
    assert fates(*seized, event("defeated", who=0, by=1))[:2] == [
        ["plays a Villainy"],
        ["shows no card"],
    ]


def test_no_drama_foils_a_card_and_the_dead_set_it_aside() -> None:
    assert fates(event("aimed", who=0, card="exchange", whom=1), event("foiled", who=0, whom=1))[
        0
    ] == ["An Exchange is foiled by Player 2"]
    found = summed_up(
        [
            PLACED,
            event("played", who=0, card="I.1"),
            event("seized", by=2, who=0, card="I.1"),
            event("set-aside", card="I.1", character="roderigo"),
        ],
        SEATS,
    )
    assert [[one["key"] for one in fate] for fate in found] == [
        ["was-seized"],
        ["did-nothing"],
        ["did-seize", "went-aside"],
    ]


def scenes(events: list[Message]) -> Iterator[list[Message]]:
    heard: list[Message] = []
    for one in events:
        if one["key"] in CLOSES:
            yield heard
            heard = []
        heard.append(one)


@pytest.mark.parametrize("mode", ["standard", "playwright"])
def test_whatever_is_scored_or_fails_is_in_the_summary_of_its_scene(mode: str) -> None:
    """Also what a Seize or a Revive brings; and everybody has a line in each scene."""
    g = random_game(mode)
    ends = {"scored": "did-score", "failed": "did-fail", "not-next": "went-back"}
    summed = 0
    for heard in scenes(GAME.events(g, None)):
        found = summed_up(heard, SEATS)
        summed += bool(found)
        assert len(found) in {0, SEATS}
        for told_as, key in ends.items():
            expected = sorted(str((e["who"], e["card"])) for e in heard if e["key"] == told_as)
            summary = [
                str(({"seat": seat}, one["card"]))
                for seat, fate in enumerate(found)
                for one in fate
                if one["key"] == key
            ]
            assert sorted(summary) == expected
    assert summed == GAME.scene(g)


@pytest.mark.parametrize("language", languages())
def test_replay_has_words_for_every_choice_and_a_line_for_everybody(language: str) -> None:
    g = random_game("standard")
    assert g.setup
    played = Played(GAME, g, g.setup)
    book = phrasebook(language, GAME.folder)
    lines = [click.unstyle(line) for line in replay._told(played, list(told(played, None)), book)]
    assert not [line for line in lines if "[" in line]
    texts = {text for text in GAME.notation.texts if ":" in text}
    assert not [line for line in lines if any(text in line for text in texts)]
    assert sum(line.startswith("   =  ") for line in lines) == SEATS * GAME.scene(g)


def random_game(mode: str) -> State:
    g = GAME.new(SEATS, 4, mode=mode)
    playout(g, cast(6))
    return g
