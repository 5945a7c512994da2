"""The stage set: support from below, colours in symmetry, candles."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import Option, Seat, State, offer
from groundlings.shakespeare.state import (
    MOST_SPACES,
    NOTHING,
    STAGE_SET,
    YELLOW,
    Colour,
    Space,
    book,
)
from groundlings.shakespeare.verbs import PUT


def clear_stage(g: State, seat: Seat) -> None:
    """Nothing is built yet."""
    for space in range(MOST_SPACES):
        put(g, seat, space, NOTHING)


def spaces(g: State) -> i64:
    """How many spaces a set has; virtual ones are none (S42)."""
    return book(g).stage.count


def colour_on(g: State, seat: Seat, space: Space) -> Colour:
    """The colour on a space of this set, NOTHING if it is empty."""
    return g.cells[STAGE_SET + seat * MOST_SPACES + space]


def put(g: State, seat: Seat, space: Space, colour: Colour) -> None:
    """An element of this colour stands here from now on."""
    g.cells[STAGE_SET + seat * MOST_SPACES + space] = colour


def has_candle(g: State, space: Space) -> bool:
    """Whether a candle is printed on this space."""
    return book(g).stage.candle[space] != 0


def is_supported(g: State, seat: Seat, space: Space) -> bool:
    """Both spaces beneath are filled; virtual ones are from the start (R54, R55)."""
    stage = book(g).stage
    left, right = stage.left[space], stage.right[space]
    return (left == NOTHING or colour_on(g, seat, left) != NOTHING) and (
        right == NOTHING or colour_on(g, seat, right) != NOTHING
    )


def is_symmetric(g: State, seat: Seat, space: Space, colour: Colour) -> bool:
    """The mirror space is empty or of this colour; yellow goes with anything (R56, S40, S41)."""
    mirror = book(g).stage.mirror[space]
    if mirror == space or colour == YELLOW:
        return True
    facing = colour_on(g, seat, mirror)
    return facing in (NOTHING, YELLOW, colour)


def fits(g: State, seat: Seat, space: Space, colour: Colour) -> bool:
    """Whether an element of this colour may be put here."""
    return (
        colour_on(g, seat, space) == NOTHING
        and is_supported(g, seat, space)
        and is_symmetric(g, seat, space, colour)
    )


def fits_somewhere(g: State, seat: Seat, colour: Colour) -> bool:
    """Whether the set has any space for this colour."""
    for space in range(spaces(g)):  # noqa: SIM110 - any() would make a generator each time
        if fits(g, seat, space, colour):
            return True
    return False


def fitting(g: State, seat: Seat, colour: Colour) -> list[int]:
    """The options to put an element of this colour, on every space it fits."""
    noun = book(g).stage.noun
    found: list[int] = []
    for space in range(spaces(g)):
        if fits(g, seat, space, colour):
            offer(found, PUT + noun[space])
    return found


def space_of(g: State, option: Option) -> Space:
    """The space that a put option names."""
    return book(g).stage.space[option - PUT]
