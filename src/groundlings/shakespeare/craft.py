"""Elements and where they go: what may be taken, the stage set, costumes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.kernel.state import Seat, State, bit, is_among
from groundlings.shakespeare.fortune import earn, gain
from groundlings.shakespeare.market import on_board
from groundlings.shakespeare.stage_set import fits_somewhere, has_candle, put
from groundlings.shakespeare.state import (
    CANDLES,
    COSTUME,
    COSTUMES,
    ELEMENTS,
    YELLOW,
    Element,
    Elements,
    Member,
    Space,
    book,
    colour_of,
    kind_of,
    value_of,
)
from groundlings.shakespeare.troupe import (
    costume_value,
    has_room,
    is_dressed,
    put_on,
    slots,
    wearer_noun,
)
from groundlings.shakespeare.verbs import BUILT, CANDLE_COVERED, COSTUME_COMPLETED, DRESSED, TAKE

FULL_COSTUME: Final = 3
"""Only a costume of three elements pays (R52)."""


def craft_elements(kinds: i64) -> Elements:
    """The elements a craftsman of these kinds may take: never yellow ones (R47)."""
    found: Elements = 0
    for element in range(ELEMENTS):
        if colour_of(element) != YELLOW and is_among(kind_of(element), kinds):
            found |= bit(element)
    return found


def takeable(g: State, seat: Seat, elements: Elements, most: i64) -> list[int]:
    """The options to take one of these elements, on the board and worth `most` at most.

    What cannot be placed cannot be taken (R49).
    """
    can_dress = has_room(g, seat)
    found: list[int] = []
    element: Element
    for element in range(ELEMENTS):
        if not is_among(element, elements) or on_board(g, element) == 0:
            continue
        colour = colour_of(element)
        if value_of(g, colour) > most:
            continue
        if can_dress if kind_of(element) == COSTUME else fits_somewhere(g, seat, colour):
            found.append(TAKE + element)
    return found


def build(g: State, seat: Seat, element: Element, space: Space) -> None:
    """A set element is put on the set, and covers its candle (R58)."""
    noun = book(g).stage.noun[space]
    put(g, seat, space, colour_of(element))
    g.emit(BUILT, seat, element, noun)
    if has_candle(g, space):
        g.emit(CANDLE_COVERED, seat, noun)
        gain(g, seat, 1, CANDLES)


def dress(g: State, seat: Seat, element: Element, member: Member) -> None:
    """A costume element; the third one completes the costume, which pays at once (R52, R53)."""
    noun = wearer_noun(g, seat, member)
    put_on(g, member, colour_of(element))
    g.emit(DRESSED, seat, element, noun)
    if is_dressed(g, member) and slots(g, member) == FULL_COSTUME:
        total = costume_value(g, member)
        pounds = book(g).tracks.costume_pounds[total]
        prestige = book(g).tracks.costume_prestige[total]
        g.emit(COSTUME_COMPLETED, seat, noun, total, pounds, prestige)
        earn(g, seat, pounds)
        gain(g, seat, prestige, COSTUMES)
