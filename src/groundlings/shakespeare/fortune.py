"""Prestige, Pounds, ambiance and +3 tokens: what a seat wins and loses."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import State
from groundlings.shakespeare.state import (
    AMBIANCE,
    EARNED,
    PLUS3,
    POUNDS,
    PRESTIGE,
    SOURCES,
    SUPPLY,
    book,
)
from groundlings.shakespeare.verbs import (
    EARNED_POUNDS,
    GAINED,
    LOST,
    MOOD_FELL,
    MOOD_ROSE,
    PLUS3_GAINED,
    PLUS3_SPENT,
)


def gain(g: State, seat: i64, prestige: i64, source: i64) -> None:
    """Prestige goes up or down, below 0 too (S44); the breakdown remembers why."""
    if prestige == 0:
        return
    g.cells[PRESTIGE + seat] += prestige
    g.cells[EARNED + seat * SOURCES + source] += prestige
    if prestige > 0:
        g.emit(GAINED, seat, prestige, source)
    else:
        g.emit(LOST, seat, -prestige, source)


def earn(g: State, seat: i64, pounds: i64) -> None:
    """Pounds come from a bank without end (S62)."""
    if pounds > 0:
        g.cells[POUNDS + seat] += pounds
        g.emit(EARNED_POUNDS, seat, pounds)


def cheer(g: State, seat: i64, spaces: i64) -> None:
    """The ambiance disc moves right, or left if negative; it never leaves the track (R70)."""
    now = g.cells[AMBIANCE + seat]
    then = min(max(now + spaces, 1), book(g).tracks.best_mood)
    g.cells[AMBIANCE + seat] = then
    if then > now:
        g.emit(MOOD_ROSE, seat, then - now)
    elif then < now:
        g.emit(MOOD_FELL, seat, now - then)


def cheer_others(g: State, seat: i64, spaces: i64) -> None:
    """The others' ambiance moves; alone there are no others (S79)."""
    other: i64 = 0
    while other < g.seats:
        if other != seat:
            cheer(g, other, spaces)
        other += 1


def gain_plus3(g: State, seat: i64, tokens: i64) -> None:
    """+3 tokens, as far as the supply lasts (S38)."""
    while tokens > 0 and g.cells[SUPPLY] > 0:
        g.cells[SUPPLY] -= 1
        g.cells[PLUS3 + seat] += 1
        g.emit(PLUS3_GAINED, seat)
        tokens -= 1


def spend_plus3(g: State, seat: i64) -> None:
    """A +3 token goes back to the supply (R61)."""
    g.cells[PLUS3 + seat] -= 1
    g.cells[SUPPLY] += 1
    g.emit(PLUS3_SPENT, seat)
