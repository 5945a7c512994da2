"""Prestige, Pounds, ambiance and +3 tokens: what a seat wins and loses."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import Seat, State
from groundlings.shakespeare.state import (
    AMBIANCE,
    EARNED,
    PLUS3,
    POUNDS,
    PRESTIGE,
    SOURCES,
    START,
    SUPPLY,
    Source,
    Space,
    book,
)
from groundlings.shakespeare.verbs import (
    EARNED_POUNDS,
    GAINED,
    LOST,
    MOOD_FELL,
    MOOD_RESET,
    MOOD_ROSE,
    PLUS3_GAINED,
    PLUS3_SPENT,
    POUNDS_LOST,
)


def fill_supply(g: State) -> None:
    """All +3 tokens lie beside the board (R3)."""
    g.cells[SUPPLY] = book(g).scalars.plus3_tokens


def endow(g: State, seat: Seat) -> None:
    """What every player begins with: some Pounds and prestige, a calm theatre (R6, R7, S6)."""
    g.cells[POUNDS + seat] = book(g).scalars.start_pounds
    g.cells[PRESTIGE + seat] = book(g).scalars.start_prestige
    g.cells[EARNED + seat * SOURCES + START] = book(g).scalars.start_prestige
    g.cells[AMBIANCE + seat] = book(g).tracks.calm


# Prestige


def prestige(g: State, seat: Seat) -> i64:
    """The points of this seat, as they stand."""
    return g.cells[PRESTIGE + seat]


def earned(g: State, seat: Seat, source: Source) -> i64:
    """How much of the prestige comes from here."""
    return g.cells[EARNED + seat * SOURCES + source]


def gain(g: State, seat: Seat, points: i64, source: Source) -> None:
    """Prestige goes up or down, below 0 too (S44); the breakdown remembers why."""
    if points == 0:
        return
    g.cells[PRESTIGE + seat] += points
    g.cells[EARNED + seat * SOURCES + source] += points
    if points > 0:
        g.emit(GAINED, seat, points, source)
    else:
        g.emit(LOST, seat, -points, source)


# Pounds


def pounds(g: State, seat: Seat) -> i64:
    """The money of this seat."""
    return g.cells[POUNDS + seat]


def earn(g: State, seat: Seat, amount: i64) -> None:
    """Pounds come from a bank without end (S62)."""
    if amount > 0:
        g.cells[POUNDS + seat] += amount
        g.emit(EARNED_POUNDS, seat, amount)


def pay(g: State, seat: Seat, amount: i64) -> None:
    """Wages go back to the bank."""
    g.cells[POUNDS + seat] -= amount


def lose_pounds(g: State, seat: Seat, amount: i64) -> None:
    """A loss takes what is there and no more (S45)."""
    lost = min(amount, pounds(g, seat))
    if lost > 0:
        g.cells[POUNDS + seat] -= lost
        g.emit(POUNDS_LOST, seat, lost)


# Ambiance


def ambiance(g: State, seat: Seat) -> Space:
    """The space of this seat's ambiance disc, from 1."""
    return g.cells[AMBIANCE + seat]


def cheer(g: State, seat: Seat, spaces: i64) -> None:
    """The ambiance disc moves right, or left if negative; it never leaves the track (R70)."""
    now = ambiance(g, seat)
    then = min(max(now + spaces, 1), book(g).tracks.best_mood)
    g.cells[AMBIANCE + seat] = then
    if then > now:
        g.emit(MOOD_ROSE, seat, then - now)
    elif then < now:
        g.emit(MOOD_FELL, seat, now - then)


def cheer_others(g: State, seat: Seat, spaces: i64) -> None:
    """The others' ambiance moves; alone there are no others (S79)."""
    for other in range(g.seats):
        if other != seat:
            cheer(g, other, spaces)


def calm_down(g: State) -> None:
    """All ambiance discs go back to where they began (R72)."""
    for seat in range(g.seats):
        g.cells[AMBIANCE + seat] = book(g).tracks.calm
    g.emit(MOOD_RESET)


# +3 tokens


def plus3(g: State, seat: Seat) -> i64:
    """The +3 tokens of this seat."""
    return g.cells[PLUS3 + seat]


def supply(g: State) -> i64:
    """The +3 tokens beside the board."""
    return g.cells[SUPPLY]


def gain_plus3(g: State, seat: Seat, tokens: i64) -> None:
    """+3 tokens, as far as the supply lasts (S38)."""
    for _each in range(min(tokens, supply(g))):
        g.cells[SUPPLY] -= 1
        g.cells[PLUS3 + seat] += 1
        g.emit(PLUS3_GAINED, seat)


def spend_plus3(g: State, seat: Seat) -> None:
    """A +3 token goes back to the supply (R61)."""
    g.cells[PLUS3 + seat] -= 1
    g.cells[SUPPLY] += 1
    g.emit(PLUS3_SPENT, seat)
