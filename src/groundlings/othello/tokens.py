"""Intrigue and spotlight tokens: earning, paying, trading. They never run out."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import Seat, State
from groundlings.othello.state import INTRIGUE, SPOTLIGHT, book
from groundlings.othello.verbs import GOT_INTRIGUE, GOT_SPOTLIGHT


def intrigue(g: State, seat: Seat) -> i64:
    """The intrigue of this player."""
    return g.cells[INTRIGUE + seat]


def spotlights(g: State, seat: Seat) -> i64:
    """The spotlights of this player."""
    return g.cells[SPOTLIGHT + seat]


def deal_tokens(g: State, seat: Seat) -> None:
    """What everybody begins the play with."""
    g.cells[INTRIGUE + seat] = book(g).scalars.start_intrigue
    g.cells[SPOTLIGHT + seat] = book(g).scalars.start_spotlight


def can_pay(g: State, seat: Seat, price: i64) -> bool:
    """Whether this player has so much intrigue."""
    return g.cells[INTRIGUE + seat] >= price


def pay(g: State, seat: Seat, price: i64) -> None:
    """Intrigue goes back to the supply."""
    g.cells[INTRIGUE + seat] -= price


def gain_intrigue(g: State, seat: Seat, n: i64) -> None:
    """The intrigue that a card or an exit brings."""
    if n > 0:
        g.cells[INTRIGUE + seat] += n
        g.emit(GOT_INTRIGUE, seat, n)


def has_spotlight(g: State, seat: Seat) -> bool:
    """Whether this player could steal the spotlight."""
    return g.cells[SPOTLIGHT + seat] > 0


def spend_spotlight(g: State, seat: Seat) -> None:
    """The spotlight is stolen: one token for one deed."""
    g.cells[SPOTLIGHT + seat] -= 1


def pay_in_spotlight(g: State, seat: Seat, price: i64) -> None:
    """Spotlights go back to the supply."""
    g.cells[SPOTLIGHT + seat] -= price


def gain_spotlight(g: State, seat: Seat, n: i64) -> None:
    """The spotlights that a card or a seized staging card brings."""
    if n > 0:
        g.cells[SPOTLIGHT + seat] += n
        g.emit(GOT_SPOTLIGHT, seat, n)


def pass_intrigue(g: State, seat: Seat, whom: Seat, n: i64) -> None:
    """From one player to another."""
    g.cells[INTRIGUE + seat] -= n
    g.cells[INTRIGUE + whom] += n


def pass_spotlight(g: State, seat: Seat, whom: Seat, n: i64) -> None:
    """From one player to another."""
    g.cells[SPOTLIGHT + seat] -= n
    g.cells[SPOTLIGHT + whom] += n


def buy_spotlight(g: State, seat: Seat) -> None:
    """Between acts: three intrigue for a spotlight."""
    g.cells[SPOTLIGHT + seat] += 1
    g.cells[INTRIGUE + seat] -= book(g).scalars.trade


def sell_spotlight(g: State, seat: Seat) -> None:
    """Between acts: a spotlight for three intrigue."""
    g.cells[SPOTLIGHT + seat] -= 1
    g.cells[INTRIGUE + seat] += book(g).scalars.trade
