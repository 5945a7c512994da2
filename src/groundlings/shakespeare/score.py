"""The end of the game: objectives, yellow elements, wages; and how things stand before it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.kernel.state import State
from groundlings.shakespeare.acts import place, space
from groundlings.shakespeare.fortune import gain
from groundlings.shakespeare.stage_set import colour_on
from groundlings.shakespeare.state import (
    ACTOR,
    ACTS,
    CARD,
    EXTRA,
    HAND,
    HELD,
    MEMBER_CELLS,
    MOST_OBJECTIVES,
    MOST_SLOTS,
    NOTHING,
    OBJECTIVES,
    POUNDS,
    SLOT,
    TROUPE,
    UNPAID,
    YELLOW,
    YELLOW_ELEMENTS,
    book,
    member_at,
)
from groundlings.shakespeare.troupe import costume_value, is_dressed, slots
from groundlings.shakespeare.verbs import PAID, REVEALED_OBJECTIVE

PRECIOUS: Final = 11
"""A costume of this value is precious."""

# What objectives look at, in the order of their names in an edition
ACTORS_TEST: Final = 0
COSTUMES_TEST: Final = 1
ROWS_TEST: Final = 2
PRECIOUS_TEST: Final = 3
CRAFTSMEN_TEST: Final = 4
FIRSTS_TEST: Final = 5
LOWEST_ACT_TEST: Final = 6
SAVINGS_TEST: Final = 7
SET_VALUE_TEST: Final = 8
YELLOW_TEST: Final = 9


def settle_accounts(g: State) -> None:
    """Objectives, yellow elements, payment, in that order; only the total counts (S65)."""
    seat: i64 = 0
    while seat < g.seats:
        held: i64 = 0
        while held < g.cells[HELD + seat]:
            objective = g.cells[HAND + seat * MOST_OBJECTIVES + held]
            worth = objective_worth(g, seat, objective)
            g.emit(REVEALED_OBJECTIVE, seat, objective, worth)
            gain(g, seat, worth, OBJECTIVES)
            held += 1
        gain(g, seat, yellow_elements(g, seat) * book(g).scalars.yellow, YELLOW_ELEMENTS)
        unpaid, left = wages(g, seat)
        g.emit(PAID, seat, g.cells[POUNDS + seat] - left, left)
        g.cells[POUNDS + seat] = left
        gain(g, seat, -unpaid * book(g).scalars.unpaid, UNPAID)
        seat += 1


def wages(g: State, seat: i64) -> tuple[i64, i64]:
    """How many characters stay unpaid and what Pounds are left, paid the best way (S66, S67).

    The most characters are paid by paying the cheapest first, and that leaves most money too.
    """
    due: list[int] = []
    at = member_at(seat, 0)
    last = member_at(seat, g.cells[TROUPE + seat])
    while at < last:
        if g.cells[at + EXTRA] == 0:
            cost = book(g).cards.cost[g.cells[at + CARD]]
            if cost > 0:
                due.append(cost)
        at += MEMBER_CELLS
    due.sort()
    left = g.cells[POUNDS + seat]
    unpaid: i64 = len(due)
    for wage in due:
        if wage > left:
            break
        left -= wage
        unpaid -= 1
    return unpaid, left


def objective_worth(g: State, seat: i64, objective: i64) -> i64:
    """What an objective is worth to this seat as things stand (R96)."""
    table = book(g).objectives
    reached = measure(g, seat, table.tests[objective])
    each, prestige, most = table.per[objective]
    if each > 0:
        worth = reached // each * prestige
        return min(worth, most)
    best: i64 = 0
    for least, points in table.tiers[objective]:
        if reached >= least:
            best = max(best, points)
    return best


def measure(g: State, seat: i64, test: i64) -> i64:  # noqa: PLR0911 - a list of tests
    """The number an objective looks at."""
    if test == FIRSTS_TEST:
        return first_places(g, seat)
    if test == LOWEST_ACT_TEST:
        return min(space(g, seat, 0), space(g, seat, 1), space(g, seat, 2))
    if test == SAVINGS_TEST:
        unpaid, left = wages(g, seat)
        return left if unpaid == 0 else 0
    if test == SET_VALUE_TEST:
        return set_value(g, seat)
    if test == ROWS_TEST:
        return complete_rows(g, seat)
    if test == YELLOW_TEST:
        return yellow_elements(g, seat)
    return members_who(g, seat, test)


def members_who(g: State, seat: i64, test: i64) -> i64:
    """How many of the troupe are craftsmen, actors, dressed, or dressed preciously (S57-S61)."""
    cards = book(g).cards
    found: i64 = 0
    at = member_at(seat, 0)
    last = member_at(seat, g.cells[TROUPE + seat])
    while at < last:
        card, extra = g.cells[at + CARD], g.cells[at + EXTRA] != 0
        counts = False
        if test == CRAFTSMEN_TEST:
            counts = not extra and cards.craftsman[card] != 0
        elif test == ACTORS_TEST:
            counts = not extra and cards.type[card] == ACTOR
        elif test == COSTUMES_TEST:
            counts = wears_three(g, at)
        elif test == PRECIOUS_TEST:
            counts = wears_three(g, at) and costume_value(g, at) >= PRECIOUS
        if counts:
            found += 1
        at += MEMBER_CELLS
    return found


def wears_three(g: State, at: i64) -> bool:
    """Whether this member's costume is complete, and one of three elements (S61)."""
    return is_dressed(g, at) and slots(g, at) == MOST_SLOTS


def first_places(g: State, seat: i64) -> i64:
    """Acts on which this seat is first, pile and all; alone, ahead of the neutral disc (S59)."""
    found: i64 = 0
    act: i64 = 0
    while act < ACTS:
        if place(g, seat, act) == 0:
            found += 1
        act += 1
    return found


def set_value(g: State, seat: i64) -> i64:
    """The sum of the elements on the set; yellow counts 3 (S58)."""
    total: i64 = 0
    at: i64 = 0
    while at < book(g).stage.count:
        colour = colour_on(g, seat, at)
        if colour != NOTHING:
            total += book(g).tracks.value[colour]
        at += 1
    return total


def complete_rows(g: State, seat: i64) -> i64:
    """Rows of the set with every space filled; virtual ones do not count (S42)."""
    stage = book(g).stage
    gaps: i64 = 0
    rows: i64 = 0
    at: i64 = 0
    while at < stage.count:
        rows = max(rows, stage.row[at])
        if colour_on(g, seat, at) == NOTHING:
            gaps |= i64(1) << stage.row[at]
        at += 1
    found: i64 = 0
    row: i64 = 1
    while row <= rows:
        if gaps & (i64(1) << row) == 0:
            found += 1
        row += 1
    return found


def yellow_elements(g: State, seat: i64) -> i64:
    """Yellow elements on the set and on costumes, finished or not (R97)."""
    found: i64 = 0
    at: i64 = 0
    while at < book(g).stage.count:
        if colour_on(g, seat, at) == YELLOW:
            found += 1
        at += 1
    member = member_at(seat, 0)
    last = member_at(seat, g.cells[TROUPE + seat])
    while member < last:
        slot: i64 = 0
        while slot < MOST_SLOTS:
            if g.cells[member + SLOT + slot] == YELLOW:
                found += 1
            slot += 1
        member += MEMBER_CELLS
    return found
