"""Points: the score sheet between acts, the bonuses at the end (A70, A71, section 3.5)."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import Seat, State
from groundlings.othello.handkerchief import holder
from groundlings.othello.kept import points, scored
from groundlings.othello.moment import act
from groundlings.othello.state import (
    ACTS,
    CHARACTERS,
    COMPANY_POINTS,
    IAGO,
    IAGO_POINTS,
    ROWS,
    SHEET,
    TALLIES,
    Act,
    book,
)
from groundlings.othello.tokens import intrigue, spotlights
from groundlings.othello.verbs import COMPANY_BONUS, IAGO_BONUS, TALLIED
from groundlings.othello.wounds import wounds_of


def rows(g: State, seat: Seat) -> list[int]:
    """The sheet's rows as they stand: script runs on, tokens are counted anew each time."""
    scalars = book(g).scalars
    return [
        points(g, seat),
        intrigue(g, seat) // scalars.intrigue_per_point,
        spotlights(g, seat) * scalars.spotlight_points,
        wounds_of(g, seat) * scalars.wound_points,
        scalars.handkerchief_points if holder(g) == seat else 0,
    ]


def act_score(g: State, seat: Seat) -> i64:
    """What the act score would be now."""
    total: i64 = 0
    for row in rows(g, seat):
        total += row
    return total


def score(g: State, seat: Seat) -> i64:
    """All points as they stand; the bonuses count once the game is over."""
    return act_score(g, seat) + iago_points(g, seat) + company_points(g, seat)


# The score sheet


def tallied_acts(g: State) -> Act:
    """How many acts have been written down."""
    return g.cells[TALLIES]


def tallied(g: State, seat: Seat, number: Act) -> list[int]:
    """What was written down for this player at the end of that act, row by row."""
    first = _column(seat, number)
    return [g.cells[at] for at in range(first, first + ROWS)]


def tally(g: State) -> None:
    """Write the column of the act that has ended."""
    for seat in range(g.seats):
        at = _column(seat, act(g))
        for row in rows(g, seat):
            g.cells[at] = row
            at += 1
        g.emit(TALLIED, seat, act_score(g, seat))
    g.cells[TALLIES] += 1


def _column(seat: Seat, number: Act) -> i64:
    return SHEET + (seat * ACTS + number - 1) * ROWS


# Bonuses


def iago_points(g: State, seat: Seat) -> i64:
    """The Iago bonus, once the game is over."""
    return g.cells[IAGO_POINTS + seat]


def company_points(g: State, seat: Seat) -> i64:
    """The company bonus, once the game is over."""
    return g.cells[COMPANY_POINTS + seat]


def iago_acts(g: State, cards: list[int]) -> set[int]:
    """The acts with an Iago card among these scored ones; cards set aside do not count (A70)."""
    scripts = book(g).scripts
    return {scripts.act[card] for card in cards if scripts.leads[card] == IAGO}


def company_cards(g: State, cards: list[int]) -> list[int]:
    """How many of these scored cards each character of the company leads (A71); Iago is none."""
    scripts = book(g).scripts
    leading: list[int] = [scripts.leads[card] for card in cards]
    return [0 if one == IAGO else leading.count(one) for one in range(CHARACTERS)]


def iago_bonus(g: State, seat: Seat) -> i64:
    """By the number of acts with a scored Iago card (A70)."""
    return book(g).tables.iago_bonus[len(iago_acts(g, scored(g, seat)))]


def company_bonus(g: State, seat: Seat) -> i64:
    """For each company character with three scored cards or more, once (A71)."""
    scalars = book(g).scalars
    total: i64 = 0
    for count in company_cards(g, scored(g, seat)):
        if count >= scalars.company_cards:
            total += scalars.company_bonus
    return total


def add_bonuses(g: State) -> None:
    """After Act V both bonuses are written down."""
    for seat in range(g.seats):
        g.cells[IAGO_POINTS + seat] = iago_bonus(g, seat)
        g.cells[COMPANY_POINTS + seat] = company_bonus(g, seat)
        if iago_points(g, seat) > 0:
            g.emit(IAGO_BONUS, seat, iago_points(g, seat))
        if company_points(g, seat) > 0:
            g.emit(COMPANY_BONUS, seat, company_points(g, seat))
