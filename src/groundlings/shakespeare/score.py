"""How things stand: what objectives, yellow elements and wages would come to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.kernel.state import Seat, State, bit, is_among
from groundlings.shakespeare.acts import place, space
from groundlings.shakespeare.fortune import pounds
from groundlings.shakespeare.objectives import held
from groundlings.shakespeare.stage_set import colour_on, spaces
from groundlings.shakespeare.state import (
    ACTOR,
    ACTS,
    MOST_SLOTS,
    NOTHING,
    YELLOW,
    Member,
    Objective,
    book,
    value_of,
)
from groundlings.shakespeare.troupe import (
    card_of,
    colour_worn,
    costume_value,
    end_of,
    first_of,
    hat,
    is_dressed,
    is_extra,
    slots,
    yellow_worn,
)

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
NO_TEST: Final = 10
"""An objective that scores nothing itself."""


def wages(g: State, seat: Seat, exempt: i64 = 0) -> tuple[i64, i64]:
    """How many characters stay unpaid and what Pounds are left, paid the best way (S66, S67).

    The most characters are paid by paying the cheapest first, and that leaves most money too. So
    many are `exempt`, and those are the dearest (S101).
    """
    wages_due = [wage(g, member) for member in range(first_of(seat), end_of(g, seat))]
    due = sorted([cost for cost in wages_due if cost > 0])
    left = pounds(g, seat)
    unpaid: i64 = max(len(due) - exempt, 0)
    for cost in due[:unpaid]:
        if cost > left:
            break
        left -= cost
        unpaid -= 1
    return unpaid, left


def wage(g: State, member: Member) -> i64:
    """What a member wants at the end; Extras and printed characters are free (R32, S5)."""
    if is_extra(g, member):
        return 0
    return book(g).cards.cost[card_of(g, member)]


def exempted(g: State, seat: Seat) -> i64:
    """How many characters need no pay, by the objectives this seat holds (R125)."""
    found: i64 = 0
    for objective in held(g, seat):
        found += book(g).objectives.exempt[objective]
    return found


def objective_worth(g: State, seat: Seat, objective: Objective) -> i64:
    """What an objective is worth to this seat as things stand (R96)."""
    return pays(g, objective, measure(g, seat, book(g).objectives.tests[objective]))


def pays(g: State, objective: Objective, reached: i64) -> i64:
    """What an objective pays to who has reached so much: its best tier, or so much for each."""
    table = book(g).objectives
    each, prestige, most = table.per[objective]
    if each > 0:
        worth = reached // each * prestige
        return min(worth, most)
    best: i64 = 0
    for least, points in table.tiers[objective]:
        if reached >= least:
            best = max(best, points)
    return best


def measure(g: State, seat: Seat, test: i64) -> i64:  # noqa: PLR0911 - a list of tests
    """The number an objective looks at."""
    if test == FIRSTS_TEST:
        return first_places(g, seat)
    if test == LOWEST_ACT_TEST:
        return min(space(g, seat, 0), space(g, seat, 1), space(g, seat, 2))
    if test == SAVINGS_TEST:
        unpaid, left = wages(g, seat, exempted(g, seat))
        return left if unpaid == 0 else 0
    if test == SET_VALUE_TEST:
        return set_value(g, seat)
    if test == ROWS_TEST:
        return complete_rows(g, seat)
    if test == YELLOW_TEST:
        return yellow_elements(g, seat)
    return members_who(g, seat, test)


def members_who(g: State, seat: Seat, test: i64) -> i64:
    """How many of the troupe are craftsmen, actors, dressed, or dressed preciously (S57-S61)."""
    found: i64 = 0
    for member in range(first_of(seat), end_of(g, seat)):
        if passes(g, member, test):
            found += 1
    return found


def passes(g: State, member: Member, test: i64) -> bool:
    """Whether a member of a troupe counts for an objective."""
    cards = book(g).cards
    if test == CRAFTSMEN_TEST:
        return not is_extra(g, member) and cards.craftsman[card_of(g, member)] != 0
    if test == ACTORS_TEST:
        return not is_extra(g, member) and cards.type[card_of(g, member)] == ACTOR
    if test == COSTUMES_TEST:
        return wears_three(g, member)
    if test != PRECIOUS_TEST:
        return False
    return wears_three(g, member) and costume_value(g, member) >= PRECIOUS


def wears_three(g: State, member: Member) -> bool:
    """Whether this member's costume is complete, and one of three elements (S61)."""
    return is_dressed(g, member) and slots(g, member) == MOST_SLOTS


def first_places(g: State, seat: Seat) -> i64:
    """Acts on which this seat is first, pile and all; alone, ahead of the neutral disc (S59)."""
    found: i64 = 0
    for act in range(ACTS):
        if place(g, seat, act) == 0:
            found += 1
    return found


def set_value(g: State, seat: Seat) -> i64:
    """The sum of the elements on the set; yellow counts 3 (S58)."""
    total: i64 = 0
    for spot in range(spaces(g)):
        colour = colour_on(g, seat, spot)
        if colour != NOTHING:
            total += value_of(g, colour)
    return total


def complete_rows(g: State, seat: Seat) -> i64:
    """Rows of the set with every space filled; virtual ones do not count (S42)."""
    row = book(g).stage.row
    gaps: i64 = 0
    rows: i64 = 0
    for spot in range(spaces(g)):
        rows = max(rows, row[spot])
        if colour_on(g, seat, spot) == NOTHING:
            gaps |= bit(row[spot])
    found: i64 = 0
    for number in range(1, rows + 1):
        if not is_among(number, gaps):
            found += 1
    return found


def matching_hats(g: State, seat: Seat) -> i64:
    """Hats that make six with the first element beneath (R117, S98)."""
    found: i64 = 0
    for member in range(first_of(seat), end_of(g, seat)):
        on_top, beneath = hat(g, member), colour_worn(g, member, 0)
        if NOTHING in (on_top, beneath):
            continue
        if value_of(g, on_top) + value_of(g, beneath) == book(g).backstage.hat_total:
            found += 1
    return found


def yellow_elements(g: State, seat: Seat) -> i64:
    """Yellow elements on the set and on costumes, finished or not (R97)."""
    found: i64 = 0
    for spot in range(spaces(g)):
        if colour_on(g, seat, spot) == YELLOW:
            found += 1
    for member in range(first_of(seat), end_of(g, seat)):
        found += yellow_worn(g, member)
    return found
