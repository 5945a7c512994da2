"""How the seats stand: the sheet with the bonuses of the end, and who is ahead of whom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.kernel.state import Seat, State, bit
from groundlings.othello.handkerchief import holder
from groundlings.othello.kept import owner, points
from groundlings.othello.state import CHARACTERS, IAGO, SCRIPTS, Card, Character, book
from groundlings.othello.tokens import intrigue, spotlights
from groundlings.othello.wounds import wounds_of

BITS: Final[i64] = 6
"""So many are enough to count the cards that one character leads."""
_ALL: Final[i64] = 63
_CLOSE: Final = 1
_FAR: Final = 6


def sheet(g: State, seat: Seat) -> i64:
    """What the act score would be now."""
    scalars = book(g).scalars
    total = (
        points(g, seat)
        + intrigue(g, seat) // scalars.intrigue_per_point
        + spotlights(g, seat) * scalars.spotlight_points
        + wounds_of(g, seat) * scalars.wound_points
    )
    if holder(g) == seat:
        total += scalars.handkerchief_points
    return total


def lead_by(g: State, seat: Seat) -> i64:
    """How many scored cards each character leads, six bits for each; of Iago the acts, as bits."""
    scripts = book(g).scripts
    found: i64 = 0
    iago: i64 = 0
    card: i64
    for card in range(SCRIPTS):
        if owner(g, card) == seat:
            if scripts.leads[card] == IAGO:
                iago |= bit(scripts.act[card] - 1)
            else:
                found += bit(BITS * scripts.leads[card])
    return found | iago << BITS * IAGO


def of_character(led: i64, character: Character) -> i64:
    """The part of one character."""
    return led >> BITS * character & _ALL


def acts_in(mask: i64) -> i64:
    """How many acts these bits are."""
    found: i64 = 0
    while mask != 0:
        found += mask & 1
        mask >>= 1
    return found


def bonuses(g: State, led: i64) -> i64:
    """What both bonuses would be."""
    scalars = book(g).scalars
    total = book(g).tables.iago_bonus[acts_in(of_character(led, IAGO))]
    character: i64
    for character in range(CHARACTERS):
        if character != IAGO and of_character(led, character) >= scalars.company_cards:
            total += scalars.company_bonus
    return total


def all_points(g: State, seat: Seat) -> i64:
    """What this seat would have if the game ended now."""
    return sheet(g, seat) + bonuses(g, lead_by(g, seat))


def best_other(g: State, seat: Seat) -> i64:
    """The most that anybody else has on the sheet."""
    found: i64 = -1
    for other in range(g.seats):
        if other != seat:
            found = max(found, sheet(g, other))
    return found


def standing_by(margin: i64) -> i64:
    """Far behind, behind, level, ahead, far ahead."""
    if margin < -_FAR:
        return 0
    if margin < -_CLOSE:
        return 1
    if margin <= _CLOSE:
        return 2
    return 3 if margin <= _FAR else 4


def rank(g: State, seat: Seat, other: Seat) -> i64:
    """Whether another is behind this seat, ahead of it, or ahead of all."""
    theirs = sheet(g, other)
    if theirs < sheet(g, seat):
        return 0
    for third in range(g.seats):
        if sheet(g, third) > theirs:
            return 1
    return 2


def step_to_bonus(g: State, led: i64, card: Card) -> i64:
    """Which step towards a bonus this card would be, for who has scored those before."""
    tables = book(g)
    leads = tables.scripts.leads[card]
    count = of_character(led, leads)
    if leads == IAGO:
        if count & bit(tables.scripts.act[card] - 1) != 0:
            return 0
        acts = acts_in(count)
        gained = tables.tables.iago_bonus[acts + 1] - tables.tables.iago_bonus[acts]
        return 6 if gained <= 0 else min(gained, 3)
    if count + 1 == tables.scalars.company_cards:
        return min(max(tables.scalars.company_bonus, 0), 3)
    if count + 1 > tables.scalars.company_cards:
        return 0
    return 4 if count == 0 else 5
