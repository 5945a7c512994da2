from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import pit
from bots.pit_table import lay_out
from groundlings.bots import advise
from groundlings.bots.chair import Chair
from groundlings.bots.hints import LEAST, RIVAL, hints
from groundlings.bots.search import Effort, Search
from groundlings.kernel.die import cast
from pit.verbs import PUT

if TYPE_CHECKING:
    from pathlib import Path

    from groundlings.kernel.state import State

GAME = pit.GAME


@pytest.fixture
def _the_pit_has_a_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lay_out(monkeypatch, tmp_path, GAME.edition)


def a_pie_in_hand() -> State:
    """Seat 0 has bid highest and taken a pie: left it counts 3, alone on the right 1."""
    state = GAME.new(seats=2, seed=2)
    GAME.play(state, 0, GAME.parse("bid:3"))
    GAME.play(state, 1, GAME.parse("bid:0"))
    GAME.play(state, 0, GAME.parse("take:pie"))
    return state


@pytest.mark.usefixtures("_the_pit_has_a_table")
def test_the_better_choice_is_first_and_the_reason_is_where_its_points_come_from() -> None:
    best, other = hints(Chair(GAME, a_pie_in_hand(), 0), cast(1), Effort(40))
    assert (best.option, best.behind, best.reasons) == (PUT, 0.0, ())
    assert other.option == PUT + 1
    assert other.behind > 0.5
    assert other.reasons[0].source == "left"
    assert other.reasons[0].points > 2
    assert {reason.source for reason in other.reasons} <= {"left", "right", "pennies", RIVAL}
    assert all(abs(reason.points) >= LEAST for reason in other.reasons)
    assert other.interval[0] < other.behind == other.gap < other.interval[1]
    assert best.interval == (0.0, 0.0)


@pytest.mark.usefixtures("_the_pit_has_a_table")
def test_what_the_search_thought_less_of_leads_if_the_comparison_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Search, "weigh_up", lambda *_: [0.0, 1.0])
    best, other = hints(Chair(GAME, a_pie_in_hand(), 0), cast(1))
    assert (best.option, other.option) == (PUT, PUT + 1)
    assert other.behind > 0.5


@pytest.mark.usefixtures("_the_pit_has_a_table")
def test_whoever_analyses_gets_the_same_in_words() -> None:
    state = a_pie_in_hand()
    best, other = advise(GAME, state, 0, seed=1)
    assert (best.choice, best.worth, best.margin) == ("put:left", "best", "")
    assert other.choice == "put:right"
    assert other.behind > 0.5
    assert other.interval[0] < other.behind < other.interval[1]
    assert other.sentence.startswith(f"{other.name}: {other.worth} {other.margin} (")
    assert advise(GAME, state, 0, seed=1) == [best, other]
    assert advise(GAME, state, 0, seed=1, language="fr")[0].worth == "le meilleur"
    assert advise(GAME, state, 1) == [], "it is not asked"


def test_who_knows_nothing_of_a_game_gives_no_hint() -> None:
    assert hints(Chair(GAME, a_pie_in_hand(), 0), cast(1)) == []
