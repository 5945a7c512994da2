"""Shakespeare at the text table: what a choice is worth, what the board pays, the set as a wall."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from statistics import median
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from conformance.ways import Way, walk
from groundlings.kernel.die import cast
from groundlings.shakespeare import GAME, playbook
from groundlings.shakespeare.troupe import members
from groundlings.terminal import play_text
from groundlings.terminal.cards import shown_cards
from groundlings.words import languages, phrasebook
from shakespeare.theatre import Table
from terminal.script import Script

if TYPE_CHECKING:
    from groundlings.kernel.state import State
    from groundlings.words import Phrasebook

MISSING = re.compile(r"\[[^\]]*\]")
ABOUT, HIGH = 44, 54
"""Lines of the table and of the question, mostly and at most; the news between them aside."""


def book(language: str = "en") -> Phrasebook:
    return phrasebook(language, GAME.folder)


def gloss(g: State, option: str, language: str = "en") -> str:
    return book(language).gloss(playbook.gloss(GAME.guide.boards(), g, 0, GAME.parse(option)))


@cache
def day() -> State:
    return GAME.new(2, 5)


@pytest.mark.parametrize(
    ("option", "told"),
    [
        (
            "recruit:hamlet",
            "cost 3; 1 white quill, ambiance of all others \u22121; rehearsal: 1 Prestige point",
        ),
        ("recruit-extra:hamlet", "no cost; rehearsal: 1 white quill"),
        ("activate:author", "2 white quills"),
        ("keep:author", "2 white quills"),
        ("ask:pounds", "4 Pounds"),
        ("ask:objectives", "3 objectives (keep 1)"),
        ("take:blue-costume", "value 4"),
        ("take:blue-set", "value 4; in the set: ambiance +2"),
        ("take:black-set", "value 1"),
        ("put:5.1", "candle: 1 Prestige point"),
        ("put:1.1", ""),
        ("advance:I", "space 2: pays nothing yet; grey: \u22121 at a rehearsal"),
        ("advance:II", "space 2; who is furthest scores 2; grey: \u22121 at a rehearsal"),
        ("choose:costumes4", "up to 2 points; 0 now"),
        ("choose:savings", "up to 3 points; 0 now"),
        ("wager:3", ""),
        ("pass", ""),
        ("stop", ""),
    ],
)
def test_a_choice_is_glossed(option: str, told: str) -> None:
    assert gloss(day(), option) == told


@pytest.mark.parametrize(
    ("worn", "told"),
    [
        ([], ""),
        (["black"], "wears 1 element, value 1"),
        (["black", "black"], "complete, value 4: pays nothing"),
        (["green", "pink"], "complete, value 9: 1 Pound, 1 Prestige point"),
    ],
)
def test_a_costume_is_glossed_by_what_is_worn(worn: list[str], told: str) -> None:
    table = Table(seats=2).draft().phase_two().market(pink_costume=1)
    table.wear(members(table.g, 0)[0], *worn)
    table.play("activate:house-handyman", "take:pink-costume")
    assert gloss(table.g, "dress:author") == told


def test_a_space_is_glossed_by_what_is_in_hand() -> None:
    table = Table(seats=2).draft().phase_two().market(pink_set=1)
    table.play("activate:house-handyman", "take:pink-set")
    assert gloss(table.g, "put:1.1") == "1 Pound"
    assert gloss(table.g, "put:5.1") == "candle: 1 Prestige point; 1 Pound"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_choice_of_a_game_can_be_glossed(language: str, seats: int) -> None:
    said = book(language)
    told = set()
    for g in walk(Way(GAME, seats, {"strategic_rest": True}), seed=7):
        for seat in range(seats):
            for option in GAME.options(g, seat):
                told.add(said.gloss(playbook.gloss(GAME.guide.boards(), g, seat, option)))
            shown = playbook.gallery(GAME.guide.boards(), g, seat)
            goals = shown.get("held", [])
            assert isinstance(goals, list)
            told |= {said.effect(goal) for goal in goals}
    told |= {said.effect(message) for message in playbook.primer(GAME.guide.boards())}
    assert len(told) > 50
    assert [text for text in told if MISSING.search(text)] == []


def test_only_messages_of_the_playbook_are_told() -> None:
    """And each with the values it promises."""
    waiting: list[object] = []
    for g in walk(Way(GAME, 2, {"strategic_rest": False}), seed=3):
        waiting += playbook.primer(GAME.guide.boards())
        for seat in range(2):
            for option in GAME.options(g, seat):
                waiting += playbook.gloss(GAME.guide.boards(), g, seat, option)
    while waiting:
        match waiting.pop():
            case {"key": str(key), **values}:
                if key in playbook.GLOSSES:
                    assert set(values) == set(playbook.GLOSSES[key])
                waiting.append(values.get("options"))
            case list() | tuple() as several:
                waiting += several
            case _:
                pass


def test_the_board_says_what_it_pays() -> None:
    told = [book().effect(message) for message in playbook.primer(GAME.guide.boards())]
    assert "\n".join(told) == (
        "Act I (red quills): from space 5: 1 Pound, from space 7: 3 Pounds, "
        "from space 10: 5 Pounds\n"
        "Act II (yellow quills): place 1: 2 Prestige points, place 2: 1 Prestige point\n"
        "Act III (blue quills): from space 6: 1 Prestige point, from space 8: 2 Prestige points, "
        "from space 10: 3 Prestige points\n"
        "A white quill advances on any act; the acts are scored at each dress rehearsal.\n"
        "Grey spaces (up to space 3 of each act): \u22121 Prestige at a rehearsal\n"
        "Ambiance at the end of a day: space 1: \u22121 Prestige, "
        "space 2: fall back 1 space on an act, space 3: nothing, space 4: 1 Pound, "
        "space 5: 1 white quill, space 6: 1 Prestige point\n"
        "Complete costumes: value 3\u20135: nothing, value 6\u20137: 2 Pounds, "
        "value 8\u201310: 1 Pound, 1 Prestige point, value 11\u201312: 2 Prestige points, "
        "value 13\u201315: 3 Prestige points"
    )


def test_cards_can_be_read() -> None:
    cards = {card.title: card.told for card in shown_cards(GAME, book())}
    assert cards["Hamlet"] == (
        "Hamlet: Copies: 1; Cost: 3; Activation: 1 white quill, ambiance of all others \u22121; "
        "Dress rehearsal: 1 Prestige point"
    )
    assert cards["The Wardrobe"].startswith("The Wardrobe: Condition: At least 4")


def test_a_watcher_has_no_set() -> None:
    assert playbook.gallery(GAME.guide.boards(), day(), None) == {}


@pytest.mark.parametrize("language", languages())
def test_a_game_for_four_is_told_in_few_lines(language: str) -> None:
    """At 80 columns, from one question to the next."""
    asking = phrasebook(language).text("terminal.question", who={"seat": 0})
    die = cast(8)
    script = Script(reply=lambda q: str(die.roll(5) + 1) if q == asking else "")
    script.console = Console(file=script.file, force_terminal=True, width=80)
    bots = (None, "random", "random", "random")
    state = play_text(
        GAME, seats=4, bots=bots, language=language, seed=4, console=script.console, ask=script
    )
    assert state.over
    assert MISSING.findall(script.output) == []
    heights = [
        len(table.splitlines()) + len(question.splitlines())
        for before, moment in pairwise(script.moments)
        for _, rule, after in [moment.screen.removeprefix(before.screen).partition(" \u2500\u2500")]
        if rule
        for table, *_, question in [after.split("\n\n")]
    ]
    assert len(heights) > 20
    assert median(heights) <= ABOUT
    assert max(heights) <= HIGH


def test_the_set_stands_beside_the_question_where_to_build() -> None:
    script = Script(["recruit:set-dresser-6", "", "wager:4", "activate:set", "take:black-set", "1"])
    bots = (None, "random")
    play_text(GAME, seats=2, bots=bots, seed=5, console=script.console, ask=script)
    asked = next(at for at, m in enumerate(script.moments) if "Where in your set" in m.screen)
    told = script.moments[asked].screen.rpartition("Where in your set")[2]
    assert "|1.1 __ |1.2 __ |1.3 __ |1.4 __ |1.5 __ |" in told
    assert "__ can be built on, .. not yet; * is a candle." in told
