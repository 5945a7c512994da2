"""Pennies and wares: purses, the bag, the stall and the baskets."""

from __future__ import annotations

from groundlings.kernel.state import NOBODY, Seat, State
from pit.schema import BAG, BASKET, BASKETS, PENNIES, STALL, WARES, Basket, Ware


def pennies(g: State, seat: Seat) -> int:
    """What is in a purse."""
    return g.cells[PENNIES + seat]


def earn(g: State, seat: Seat, n: int) -> None:
    """Pennies come into a purse."""
    g.cells[PENNIES + seat] += n


def pay(g: State, seat: Seat, n: int) -> None:
    """Pennies leave a purse."""
    g.cells[PENNIES + seat] -= n


def fill_bag(g: State, ware: Ware, copies: int) -> None:
    """So many of a ware lie in the bag."""
    g.cells[BAG + ware] = copies


def in_bag(g: State, ware: Ware) -> int:
    """How many of a ware are still to come."""
    return g.cells[BAG + ware]


def offer(g: State) -> Ware:
    """A ware comes out of the bag onto the stall; NOBODY if the bag is empty."""
    ware = g.draw(BAG, WARES)
    if ware != NOBODY:
        g.cells[STALL + ware] += 1
    return ware


def on_stall(g: State, ware: Ware) -> int:
    """How many of a ware lie on the stall."""
    return g.cells[STALL + ware]


def is_stall_empty(g: State) -> bool:
    """Whether there is nothing to bid for."""
    return all(on_stall(g, ware) == 0 for ware in range(WARES))


def take_from_stall(g: State, ware: Ware) -> None:
    """A ware is in somebody's hand."""
    g.cells[STALL + ware] -= 1


def stow(g: State, seat: Seat, basket: Basket, ware: Ware) -> None:
    """It is in a basket, and stays there."""
    g.cells[BASKET + (seat * BASKETS + basket) * WARES + ware] += 1


def in_basket(g: State, seat: Seat, basket: Basket, ware: Ware) -> int:
    """How many of a ware lie in a basket."""
    return g.cells[BASKET + (seat * BASKETS + basket) * WARES + ware]
