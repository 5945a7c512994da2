from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import pit
from bots.pit_table import lay_out
from groundlings.bots.chair import Chair
from groundlings.bots.hints import LEAST, RIVAL, hints
from groundlings.bots.search import Effort
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


def test_who_knows_nothing_of_a_game_gives_no_hint() -> None:
    assert hints(Chair(GAME, a_pie_in_hand(), 0), cast(1)) == []
