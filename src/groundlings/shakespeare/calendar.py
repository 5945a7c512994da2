"""The calendar: which day it is, what the day holds, and when the play is over."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import State
from groundlings.shakespeare.state import DAY, ENDED, STRATEGIC, book


def open_calendar(g: State, strategic: i64) -> None:
    """The Day token starts on day 1 (R5); whether rest is strategic holds for the whole game."""
    g.cells[DAY] = 1
    g.cells[STRATEGIC] = strategic


def day(g: State) -> i64:
    """Today, from 1."""
    return g.cells[DAY]


def is_last_day(g: State) -> bool:
    """After it there is neither maintenance nor rest (R18)."""
    return day(g) == book(g).scalars.days


def has_rehearsal(g: State) -> bool:
    """Whether a dress rehearsal is played today (R17)."""
    return book(g).tracks.rehearsal_day[day(g)] != 0


def next_day(g: State) -> None:
    """The Day token advances (R89)."""
    g.cells[DAY] += 1


def is_rest_strategic(g: State) -> bool:
    """Whether rest is chosen openly, in Initiative order (R95); alone nothing changes (S111)."""
    return g.seats > 1 and g.cells[STRATEGIC] != 0


def end_game(g: State) -> None:
    """The last accounts are settled."""
    g.cells[ENDED] = 1


def has_ended(g: State) -> bool:
    """Whether the last accounts are settled, and all hands are open."""
    return g.cells[ENDED] != 0
