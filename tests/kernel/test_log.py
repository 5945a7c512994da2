"""The log: written and read in one way, and told with its second thoughts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from groundlings.kernel.die import cast
from groundlings.kernel.history import Replay
from groundlings.kernel.log import SecondThought, fold, steps_back, told, written
from groundlings.kernel.play import lowest
from pit import GAME

if TYPE_CHECKING:
    from groundlings.kernel.state import State


def wavering(seed: int, rows: int = 60) -> State:
    """A game of people who think again now and then."""
    g, die = GAME.new(seats=3, seed=seed), cast(seed)
    while not g.over and g.rows < rows:
        free = [seat for seat in range(3) if GAME.undoable(g, seat)]
        if free and die.roll(3) == 0:
            seat = free[die.roll(len(free))]
            GAME.undo(g, seat, 1 + die.roll(GAME.undoable(g, seat)))
            continue
        seat = lowest(g.asked)
        options = GAME.options(g, seat)
        GAME.play(g, seat, options[die.roll(len(options))])
    return g


def rows_of(g: State) -> list[tuple[int, ...]]:
    assert g.log is not None
    return g.log.read()


@given(st.integers(0, 2**32))
def test_a_log_is_the_same_in_numbers_and_in_text(seed: int) -> None:
    g = wavering(seed)
    assert g.setup is not None
    by_text = Replay(GAME, g.setup.begin(GAME))
    by_number = Replay(GAME, g.setup.begin(GAME))
    for seat, option in rows_of(g):
        text = written(GAME, option)
        assert steps_back(text) == (-option if option < 0 else None)
        by_text.read(seat, text)
        by_number.follow(seat, option)
    assert by_text.g == by_number.g == g
    assert rows_of(by_text.g) == rows_of(by_number.g) == rows_of(g)


@pytest.mark.parametrize(
    "text", ["undo", "undo ", "undo x", "undo -1", "undo 01", "undo 1 ", "bid:1"]
)
def test_what_takes_nothing_back_is_a_choice(text: str) -> None:
    assert steps_back(text) is None


@given(st.integers(0, 2**32))
def test_what_is_told_are_the_events_that_stand_and_every_second_thought(seed: int) -> None:
    g = wavering(seed)
    for seat in (None, 0, 1, 2):
        lines = told(GAME, g, seat)
        assert [line.what for line in lines if isinstance(line.what, dict)] == GAME.events(g, seat)
        thoughts = [line.what for line in lines if isinstance(line.what, SecondThought)]
        undone = [(who, -option) for who, option in rows_of(g) if option < 0]
        assert sorted(thoughts) == sorted(undone)
        assert [line.choice for line in lines] == sorted(line.choice for line in lines)
        for since in (0, 1, int(g.choices)):
            part = told(GAME, g, seat, since)
            assert part == [line for line in lines if line.choice >= since]


@given(st.integers(0, 2**32))
def test_a_second_thought_stands_where_it_led(seed: int) -> None:
    g = wavering(seed)
    rows = rows_of(g)
    found = [
        (len(fold(rows[: n + 1])), SecondThought(who, -option))
        for n, (who, option) in enumerate(rows)
        if option < 0
    ]
    lines = [tuple(line) for line in told(GAME, g, None) if isinstance(line.what, SecondThought)]
    assert lines == sorted(found, key=lambda one: one[0])


def test_what_keeps_no_log_has_nothing_to_tell() -> None:
    g = GAME.new(seats=2, seed=1)
    g.hush()
    assert told(GAME, g, 0) == []
