"""The theatre cards: a column of set elements that the Architect piles up (R116, S96, S97)."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import Seat, State
from groundlings.shakespeare.state import COLUMN, MOST_THEATRE, NOTHING, Colour, book


def clear_column(g: State, seat: Seat) -> None:
    """Nothing stands there yet."""
    for place in range(MOST_THEATRE):
        g.cells[COLUMN + seat * MOST_THEATRE + place] = NOTHING


def in_column(g: State, seat: Seat, place: i64) -> Colour:
    """The colour on a space of the column, 0 at the bottom; NOTHING if it is empty."""
    return g.cells[COLUMN + seat * MOST_THEATRE + place]


def height(g: State, seat: Seat) -> i64:
    """How many elements stand there."""
    found: i64 = 0
    while found < book(g).backstage.spaces and in_column(g, seat, found) != NOTHING:
        found += 1
    return found


def has_column_space(g: State, seat: Seat) -> bool:
    """Whether one more fits."""
    return height(g, seat) < book(g).backstage.spaces


def raise_column(g: State, seat: Seat, colour: Colour) -> i64:
    """An element goes on the lowest free space; the number of that space, from 1."""
    place = height(g, seat)
    g.cells[COLUMN + seat * MOST_THEATRE + place] = colour
    return place + 1


def lights_candle(g: State, space: i64) -> bool:
    """Whether a candle is printed on this space of the column."""
    return book(g).backstage.candle[space - 1] != 0
