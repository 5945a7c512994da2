"""Favours that hold for a while: the Director's for tonight, the Rag-picker's for today."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.kernel.state import Seat, State
from groundlings.shakespeare.state import LIGHTENED, RUMMAGING
from groundlings.shakespeare.verbs import RAGS_OPENED, RAGS_OPENED_ALL, REST_LIGHTENED

NEXT: Final = 1
"""The next craftsman may take from the discard, too."""
ALL: Final = 2
"""Every craftsman may, for today."""


def fewer_rest_tokens(g: State, seat: Seat) -> i64:
    """How many Rest tokens this seat is spared tonight (S91)."""
    return g.cells[LIGHTENED + seat]


def lighten_rest(g: State, seat: Seat, tokens: i64) -> None:
    """The Director spares so many of them."""
    g.cells[LIGHTENED + seat] += tokens
    g.emit(REST_LIGHTENED, seat, tokens)


def end_lightening(g: State, seat: Seat) -> None:
    """What was not needed lapses."""
    g.cells[LIGHTENED + seat] = 0


def rummages(g: State, seat: Seat) -> i64:
    """Whether craftsmen of this seat may take from the discard: the NEXT one, or ALL (S94)."""
    return g.cells[RUMMAGING + seat]


def open_rags(g: State, seat: Seat, scope: i64) -> None:
    """The Rag-picker opens the discard for one craftsman, or for all of today's."""
    g.cells[RUMMAGING + seat] = max(rummages(g, seat), scope)
    g.emit(RAGS_OPENED if scope == NEXT else RAGS_OPENED_ALL, seat)


def rummage_once(g: State, seat: Seat) -> None:
    """The next craftsman has been at work."""
    if rummages(g, seat) == NEXT:
        g.cells[RUMMAGING + seat] = 0


def close_rags(g: State) -> None:
    """In the evening the discard is closed again."""
    for seat in range(g.seats):
        g.cells[RUMMAGING + seat] = 0
