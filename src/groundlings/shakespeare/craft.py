"""Elements and where they go: what may be taken, the stage set, costumes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.kernel.state import Option, Seat, State, bit, is_among, offer_each
from groundlings.shakespeare.fortune import earn, gain
from groundlings.shakespeare.market import discarded, on_board
from groundlings.shakespeare.stage_set import fits_somewhere, has_candle, put
from groundlings.shakespeare.state import (
    CANDLES,
    COSTUME,
    COSTUMES,
    ELEMENTS,
    FOR_HAT,
    FOR_STAGE,
    FOR_THEATRE,
    FROM_BOARD,
    FROM_DISCARD,
    YELLOW,
    Element,
    Elements,
    Member,
    Sources,
    Space,
    book,
    colour_of,
    kind_of,
    value_of,
)
from groundlings.shakespeare.theatre import has_column_space, lights_candle, raise_column
from groundlings.shakespeare.troupe import (
    costume_value,
    has_bare_head,
    has_room,
    is_dressed,
    put_on,
    put_on_hat,
    slots,
    wearer_noun,
)
from groundlings.shakespeare.verbs import (
    BUILT,
    CANDLE_COVERED,
    COSTUME_COMPLETED,
    DRESSED,
    HATTED,
    SALVAGE_IT,
    TAKE,
    THEATRE_BUILT,
    THEATRE_CANDLE,
)

FULL_COSTUME: Final = 3
"""Only a costume of three elements pays (R52, S85)."""


def craft_elements(kinds: i64) -> Elements:
    """The elements a craftsman of these kinds may take: never yellow ones (R47)."""
    found: Elements = 0
    for element in range(ELEMENTS):
        if colour_of(element) != YELLOW and is_among(kind_of(element), kinds):
            found |= bit(element)
    return found


def takeable(
    g: State,
    seat: Seat,
    elements: Elements,
    most: i64,
    sources: Sources = FROM_BOARD,
    purpose: i64 = FOR_STAGE,
) -> list[int]:
    """The options to take one of these elements, worth `most` at most, from where it may be taken.

    What cannot be placed cannot be taken (R49).
    """
    found: list[int] = []
    if sources & FROM_BOARD != 0:
        offer_each(found, TAKE, claimable(g, seat, elements, most, purpose, TAKE))
    if sources & FROM_DISCARD != 0:
        offer_each(found, SALVAGE_IT, claimable(g, seat, elements, most, purpose, SALVAGE_IT))
    return found


def is_takeable(g: State, seat: Seat, elements: Elements, most: i64, sources: Sources) -> bool:
    """Whether any of these elements could be taken for the stage."""
    if sources & FROM_BOARD != 0 and claimable(g, seat, elements, most, FOR_STAGE, TAKE) != 0:
        return True
    return (
        sources & FROM_DISCARD != 0
        and claimable(g, seat, elements, most, FOR_STAGE, SALVAGE_IT) != 0
    )


def claimable(
    g: State, seat: Seat, elements: Elements, most: i64, purpose: i64, verb: Option
) -> Elements:
    """What can be taken by this verb: from the main board, or from the discard."""
    can_dress = has_room(g, seat) if purpose == FOR_STAGE else has_place(g, seat, purpose)
    found: Elements = 0
    element: Element
    for element in range(ELEMENTS):
        if not is_among(element, elements):
            continue
        if (on_board(g, element) if verb == TAKE else discarded(g, element)) == 0:
            continue
        colour = colour_of(element)
        if value_of(g, colour) > most:
            continue
        is_built = purpose == FOR_STAGE and kind_of(element) != COSTUME
        if fits_somewhere(g, seat, colour) if is_built else can_dress:
            found |= bit(element)
    return found


def has_place(g: State, seat: Seat, purpose: i64) -> bool:
    """Whether a hat, or an element of the theatre column, has a place to go to."""
    if purpose == FOR_THEATRE:
        return has_column_space(g, seat)
    return purpose == FOR_HAT and has_bare_head(g, seat)


def build(g: State, seat: Seat, element: Element, space: Space) -> None:
    """A set element is put on the set, and covers its candle (R58)."""
    noun = book(g).stage.noun[space]
    put(g, seat, space, colour_of(element))
    g.emit(BUILT, seat, element, noun)
    if has_candle(g, space):
        g.emit(CANDLE_COVERED, seat, noun)
        gain(g, seat, 1, CANDLES)


def costume_pays(g: State, member: Member, total: i64) -> tuple[i64, i64]:
    """What a complete costume worth so much pays, Pounds and prestige; two pieces nothing (S85)."""
    if slots(g, member) != FULL_COSTUME and book(g).backstage.short_costumes_pay == 0:
        return 0, 0
    return book(g).tracks.costume_pounds[total], book(g).tracks.costume_prestige[total]


def adorn(g: State, seat: Seat, element: Element) -> None:
    """A set element on the lowest free space of the theatre column, and on its candle (S96)."""
    space = raise_column(g, seat, colour_of(element))
    g.emit(THEATRE_BUILT, seat, element, space)
    if lights_candle(g, space):
        g.emit(THEATRE_CANDLE, seat, space)
        gain(g, seat, 1, CANDLES)


def give_hat(g: State, seat: Seat, element: Element, member: Member) -> None:
    """A costume element becomes a hat: it counts at the end and not in the costume (S98)."""
    put_on_hat(g, member, colour_of(element))
    g.emit(HATTED, seat, element, wearer_noun(g, seat, member))


def dress(g: State, seat: Seat, element: Element, member: Member) -> None:
    """A costume element; the third one completes the costume, which pays at once (R52, R53).

    A costume of two is complete with the second and pays nothing (S85).
    """
    noun = wearer_noun(g, seat, member)
    put_on(g, member, colour_of(element))
    g.emit(DRESSED, seat, element, noun)
    if is_dressed(g, member):
        total = costume_value(g, member)
        pounds, prestige = costume_pays(g, member, total)
        g.emit(COSTUME_COMPLETED, seat, noun, total, pounds, prestige)
        earn(g, seat, pounds)
        gain(g, seat, prestige, COSTUMES)
