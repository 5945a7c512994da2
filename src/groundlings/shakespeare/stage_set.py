"""The stage set: support from below, colours in symmetry, candles."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import State
from groundlings.shakespeare.state import MOST_SPACES, NOTHING, STAGE_SET, YELLOW, book


def colour_on(g: State, seat: i64, space: i64) -> i64:
    """The colour on a space of this set, NOTHING if it is empty."""
    return g.cells[STAGE_SET + seat * MOST_SPACES + space]


def is_supported(g: State, seat: i64, space: i64) -> bool:
    """Both spaces beneath are filled; virtual ones are from the start (R54, R55)."""
    stage = book(g).stage
    left, right = stage.left[space], stage.right[space]
    return (left == NOTHING or colour_on(g, seat, left) != NOTHING) and (
        right == NOTHING or colour_on(g, seat, right) != NOTHING
    )


def is_symmetric(g: State, seat: i64, space: i64, colour: i64) -> bool:
    """The mirror space is empty or of this colour; yellow goes with anything (R56, S40, S41)."""
    mirror = book(g).stage.mirror[space]
    if mirror == space or colour == YELLOW:
        return True
    facing = colour_on(g, seat, mirror)
    return facing in (NOTHING, YELLOW, colour)


def fits(g: State, seat: i64, space: i64, colour: i64) -> bool:
    """Whether an element of this colour may be put here."""
    return (
        colour_on(g, seat, space) == NOTHING
        and is_supported(g, seat, space)
        and is_symmetric(g, seat, space, colour)
    )


def fits_somewhere(g: State, seat: i64, colour: i64) -> bool:
    """Whether the set has any space for this colour."""
    space: i64 = 0
    while space < book(g).stage.count:
        if fits(g, seat, space, colour):
            return True
        space += 1
    return False
