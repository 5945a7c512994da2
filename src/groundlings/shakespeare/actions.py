"""What each player may still do today: cylinders, the Recruitment card, passing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.kernel.state import Seat, State
from groundlings.shakespeare.state import CYLINDERS, FINISHED, NOTHING, PLACED, RECRUITED

LENT: Final = 1
"""The Recruitment card was used backstage; else the cell tells who was recruited with it."""

# Cylinders


def cylinders(g: State, seat: Seat) -> i64:
    """The cylinders at hand."""
    return g.cells[CYLINDERS + seat]


def placed(g: State, seat: Seat) -> i64:
    """The cylinders that stand on characters."""
    return g.cells[PLACED + seat]


def receive_cylinders(g: State, seat: Seat, number: i64) -> None:
    """So many are the day's supply (R23)."""
    g.cells[CYLINDERS + seat] = number


def spend_cylinder(g: State, seat: Seat) -> None:
    """One of them goes onto a character."""
    g.cells[CYLINDERS + seat] -= 1
    g.cells[PLACED + seat] += 1


def take_cylinders_back(g: State, seat: Seat) -> None:
    """None stands on a character any more (R94)."""
    g.cells[PLACED + seat] = 0


# Turns


def has_recruited(g: State, seat: Seat) -> bool:
    """Whether the Recruitment card is used for today (R28, R115)."""
    return g.cells[RECRUITED + seat] != 0


def use_recruitment_card(g: State, seat: Seat, place: i64) -> None:
    """It takes the place of the card chosen, until maintenance (R29); `place` in the troupe."""
    g.cells[RECRUITED + seat] = LENT + place


def lend_recruitment_card(g: State, seat: Seat) -> None:
    """It stands for a cylinder backstage: nobody is recruited with it today (R114, S84)."""
    g.cells[RECRUITED + seat] = LENT


def hired(g: State, seat: Seat) -> i64:
    """The place in the troupe of who was recruited today; NOTHING if nobody was."""
    place = g.cells[RECRUITED + seat] - LENT
    return place if place > 0 else NOTHING


def has_finished(g: State, seat: Seat) -> bool:
    """Whether today's turns are over for this player (R67)."""
    return g.cells[FINISHED + seat] != 0


def finish(g: State, seat: Seat) -> None:
    """No more turns today (R67, S13)."""
    g.cells[FINISHED + seat] = 1


# From day to day


def wake_everybody(g: State) -> None:
    """In the morning everybody has turns again."""
    for seat in range(g.seats):
        g.cells[FINISHED + seat] = 0


def return_recruitment_cards(g: State) -> None:
    """All get them back (R85); cylinders that were not placed lapse (S20)."""
    for seat in range(g.seats):
        g.cells[RECRUITED + seat] = 0
        g.cells[CYLINDERS + seat] = 0
