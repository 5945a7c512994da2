"""The Lead, who holds the Iago tile, and the order of play that follows from it (A3, A6, A7)."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import Seat, Seats, State, bit
from groundlings.othello.moment import phase
from groundlings.othello.protection import is_protected
from groundlings.othello.state import DRAWING, FIRST, LEAD, REVEALING
from groundlings.othello.verbs import GAVE_LEAD, LEAD_CAST, TOOK_LEAD


def lead(g: State) -> Seat:
    """Who holds the Iago tile."""
    return g.cells[LEAD]


def is_lead(g: State, seat: Seat) -> bool:
    """The Lead plays Iago, all others are the company."""
    return g.cells[LEAD] == seat


def cast_as_lead(g: State, seat: Seat) -> None:
    """This player leads the act that begins."""
    g.cells[LEAD] = seat
    g.emit(LEAD_CAST, seat)


def lead_targets(g: State, seat: Seat) -> Seats:
    """From whom the Lead is taken, or to whom it can be given (A6, A7)."""
    found: Seats = 0
    if not is_lead(g, seat):
        if not is_protected(g, lead(g)):
            found = bit(lead(g))
        return found
    for other in range(g.seats):
        if other != seat and not is_protected(g, other):
            found |= bit(other)
    return found


def change_lead(g: State, seat: Seat, whom: Seat) -> None:
    """The Iago tile changes hands at once: taken by the company, given by the Lead (A6)."""
    if is_lead(g, seat):
        g.cells[LEAD] = whom
        g.emit(GAVE_LEAD, seat, whom)
    else:
        g.emit(TOOK_LEAD, seat, lead(g))
        g.cells[LEAD] = seat


# The order of play


def left_of(g: State, seat: Seat) -> Seat:
    """The next player clockwise."""
    return (seat + 1) % g.seats


def from_lead(g: State, turn: i64) -> Seat:
    """Whose turn it is between acts: the Lead's first, then clockwise."""
    return (g.cells[LEAD] + turn) % g.seats


def behind_lead(g: State, seat: Seat) -> i64:
    """How many players come before this one between acts."""
    return (seat - g.cells[LEAD] + g.seats) % g.seats


def fix_order(g: State) -> None:
    """The order of a pass is fixed when it begins, whoever leads later (A3)."""
    g.cells[FIRST] = g.cells[LEAD]


def in_pass(g: State, turn: i64) -> Seat:
    """Whose turn it is in a pass: from the Lead's left, the Lead last."""
    return (g.cells[FIRST] + 1 + turn) % g.seats


def order_of_reveal(g: State) -> list[int]:
    """The players as they turn their cards up: as it was fixed, else as it would be now (A3)."""
    first = g.cells[FIRST] if phase(g) in (REVEALING, DRAWING) else g.cells[LEAD]
    return [(first + 1 + turn) % g.seats for turn in range(g.seats)]


def in_draw(g: State, turn: i64) -> Seat:
    """Whose turn it is to draw: the Lead's first."""
    return (g.cells[FIRST] + turn) % g.seats
