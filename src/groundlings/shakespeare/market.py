"""Costume and set elements: the bags, the main board, and what has been discarded."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, State
from groundlings.shakespeare.state import (
    BAG,
    COLOURS,
    ELEMENTS,
    KINDS,
    MARKET,
    SPENT,
    Colour,
    Element,
    Kind,
    book,
    element_of,
)
from groundlings.shakespeare.verbs import ELEMENTS_DISCARDED


def on_board(g: State, element: Element) -> i64:
    """How many of this element lie on the main board."""
    return g.cells[MARKET + element]


def in_bag(g: State, element: Element) -> i64:
    """How many are in the bag of their kind."""
    return g.cells[BAG + element]


def discarded(g: State, element: Element) -> i64:
    """How many were not claimed in time; they may be looked through at any time (R88)."""
    return g.cells[SPENT + element]


def fill_bags(g: State) -> None:
    """As the reference card for the number of players says (R11)."""
    for element in range(ELEMENTS):
        g.cells[BAG + element] = book(g).tracks.bag[(g.seats - 1) * ELEMENTS + element]


def dealt(g: State, kind: Kind) -> i64:
    """How many of a kind come onto the main board: three for each player (R12)."""
    return book(g).tracks.dealt[(g.seats - 1) * KINDS + kind]


def draw_from_bag(g: State, kind: Kind) -> Colour:
    """An element of this kind, drawn blindly; NOBODY from an empty bag."""
    return g.draw(BAG + kind, COLOURS, KINDS)


def deal_elements(g: State) -> None:
    """Elements come out of the bags, rolled one by one (R12, S107); an empty bag ends it (S109)."""
    for kind in range(KINDS):
        for _each in range(dealt(g, kind)):
            colour = draw_from_bag(g, kind)
            if colour == NOBODY:
                break
            g.cells[MARKET + element_of(colour, kind)] += 1


def claim(g: State, element: Element) -> None:
    """An element leaves the main board."""
    g.cells[MARKET + element] -= 1


def salvage(g: State, element: Element) -> None:
    """An element leaves the discard: a rag-picker has found it (R123, R124)."""
    g.cells[SPENT + element] -= 1


def clear_market(g: State) -> None:
    """Unclaimed elements are discarded (R87)."""
    total: i64 = 0
    for element in range(ELEMENTS):
        left = on_board(g, element)
        total += left
        g.cells[SPENT + element] += left
        g.cells[MARKET + element] = 0
    g.emit(ELEMENTS_DISCARDED, total)
