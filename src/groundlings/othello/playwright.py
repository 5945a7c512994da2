"""Playwright's Challenge: script cards are played in the order of the play (A73-A82)."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, State
from groundlings.othello.moment import act
from groundlings.othello.state import MOST_PILE, NEXT, PLAYWRIGHT, Card, book


def is_playwright(g: State) -> bool:
    """Whether this game is a Playwright's Challenge."""
    return g.cells[PLAYWRIGHT] != 0


def choose_playwright(g: State, *, wanted: bool) -> None:
    """The variant is agreed upon before the play."""
    g.cells[PLAYWRIGHT] = 1 if wanted else 0


def next_position(g: State) -> i64:
    """The place in the act of the card whose turn it is."""
    return g.cells[NEXT]


def next_card(g: State) -> Card:
    """The card whose turn it is; NOBODY after the last one of the act."""
    if g.cells[NEXT] > book(g).tables.size[act(g)]:
        return NOBODY
    return book(g).scripts.at[act(g) * (MOST_PILE + 1) + g.cells[NEXT]]


def is_next(g: State, card: Card) -> bool:
    """Whether it is this card's turn (A74)."""
    return book(g).scripts.position[card] == g.cells[NEXT]


def begin_script(g: State) -> None:
    """The act begins with its first card."""
    g.cells[NEXT] = 1


def go_on_after(g: State, card: Card) -> None:
    """The script goes on with the card after this one."""
    g.cells[NEXT] = book(g).scripts.position[card] + 1
