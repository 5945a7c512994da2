"""Points: the score sheet between acts, the bonuses at the end (A70, A71, section 3.5)."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import State
from groundlings.othello.state import (
    ACT,
    ACTS,
    CHARACTERS,
    COMPANY_POINTS,
    HANDKERCHIEF,
    IAGO,
    IAGO_POINTS,
    INTRIGUE,
    OWNER,
    POINTS,
    ROWS,
    SCRIPTS,
    SHEET,
    SPOTLIGHT,
    TALLIES,
    WOUNDS,
    bit,
    book,
)
from groundlings.othello.verbs import COMPANY_BONUS, IAGO_BONUS, TALLIED


def rows(g: State, seat: i64) -> list[int]:
    """The sheet's rows as they stand: script runs on, tokens are counted anew each time."""
    scalars = book(g).scalars
    held = g.cells[HANDKERCHIEF] == seat
    return [
        g.cells[POINTS + seat],
        g.cells[INTRIGUE + seat] // scalars.intrigue_per_point,
        g.cells[SPOTLIGHT + seat] * scalars.spotlight_points,
        g.cells[WOUNDS + seat] * scalars.wound_points,
        scalars.handkerchief_points if held else 0,
    ]


def act_score(g: State, seat: i64) -> i64:
    """What the act score would be now."""
    total: i64 = 0
    for points in rows(g, seat):
        total += points
    return total


def score(g: State, seat: i64) -> i64:
    """All points as they stand; the bonuses count once the game is over."""
    return act_score(g, seat) + g.cells[IAGO_POINTS + seat] + g.cells[COMPANY_POINTS + seat]


def tally(g: State) -> None:
    """Write the column of the act that has ended."""
    seat: i64 = 0
    while seat < g.seats:
        at = SHEET + (seat * ACTS + g.cells[ACT] - 1) * ROWS
        for points in rows(g, seat):
            g.cells[at] = points
            at += 1
        g.emit(TALLIED, seat, act_score(g, seat))
        seat += 1
    g.cells[TALLIES] += 1


def iago_bonus(g: State, seat: i64) -> i64:
    """By the number of acts with a scored Iago card; cards set aside do not count (A70)."""
    acts: i64 = 0
    card: i64 = 0
    while card < SCRIPTS:
        if g.cells[OWNER + card] == seat and book(g).scripts.leads[card] == IAGO:
            acts |= bit(book(g).scripts.act[card])
        card += 1
    found: i64 = 0
    act: i64 = 1
    while act <= ACTS:
        if acts & bit(act) != 0:
            found += 1
        act += 1
    return book(g).tables.iago_bonus[found]


def company_bonus(g: State, seat: i64) -> i64:
    """For each company character with three scored cards or more, once (A71)."""
    total: i64 = 0
    character: i64 = 0
    while character < CHARACTERS:
        found: i64 = 0
        card: i64 = 0
        while card < SCRIPTS:
            if g.cells[OWNER + card] == seat and book(g).scripts.leads[card] == character:
                found += 1
            card += 1
        if character != IAGO and found >= book(g).scalars.company_cards:
            total += book(g).scalars.company_bonus
        character += 1
    return total


def add_bonuses(g: State) -> None:
    """After Act V."""
    seat: i64 = 0
    while seat < g.seats:
        g.cells[IAGO_POINTS + seat] = iago_bonus(g, seat)
        g.cells[COMPANY_POINTS + seat] = company_bonus(g, seat)
        if g.cells[IAGO_POINTS + seat] > 0:
            g.emit(IAGO_BONUS, seat, g.cells[IAGO_POINTS + seat])
        if g.cells[COMPANY_POINTS + seat] > 0:
            g.emit(COMPANY_BONUS, seat, g.cells[COMPANY_POINTS + seat])
        seat += 1
