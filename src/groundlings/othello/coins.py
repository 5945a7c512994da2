"""Character coins: who has which, what is left in the supply, how many of Iago's may be used."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import Seat, State
from groundlings.othello.state import (
    COIN,
    COINS,
    IAGO_COIN,
    IAGO_USED,
    SUPPLY,
    Coin,
    book,
)
from groundlings.othello.verbs import GAVE_COIN, GOT_COIN, NO_COIN, STOLE_COIN


def coins(g: State, seat: Seat, coin: Coin) -> i64:
    """How many such coins this player has; coins are public."""
    return g.cells[COIN + seat * COINS + coin]


def has(g: State, seat: Seat, coin: Coin) -> bool:
    """Whether this player has such a coin."""
    return g.cells[COIN + seat * COINS + coin] > 0


def purse(g: State, seat: Seat) -> i64:
    """How many coins of all sorts this player has."""
    first = COIN + seat * COINS
    found: i64 = 0
    for coin in range(COINS):
        found += g.cells[first + coin]
    return found


def supply(g: State, coin: Coin) -> i64:
    """How many such coins are still to be won."""
    return g.cells[SUPPLY + coin]


def fill_supply(g: State) -> None:
    """Before the play all coins are there to be won."""
    for coin in range(COINS):
        g.cells[SUPPLY + coin] = book(g).cast.coins[coin]


def win(g: State, seat: Seat, coin: Coin) -> None:
    """A coin as a reward, while there are any (A58)."""
    if g.cells[SUPPLY + coin] > 0:
        g.cells[SUPPLY + coin] -= 1
        g.cells[COIN + seat * COINS + coin] += 1
        g.emit(GOT_COIN, seat, coin)
    else:
        g.emit(NO_COIN, coin)


def give_back(g: State, seat: Seat, coin: Coin) -> None:
    """A used coin returns to the supply, blocked or not (A18)."""
    g.cells[COIN + seat * COINS + coin] -= 1
    g.cells[SUPPLY + coin] += 1


def steal(g: State, seat: Seat, coin: Coin, whom: Seat) -> None:
    """A coin changes hands (A42)."""
    g.cells[COIN + whom * COINS + coin] -= 1
    g.cells[COIN + seat * COINS + coin] += 1
    g.emit(STOLE_COIN, seat, coin, whom)


def give_away(g: State, seat: Seat, coin: Coin, whom: Seat) -> None:
    """A coin changes hands by the will of who has it."""
    g.cells[COIN + seat * COINS + coin] -= 1
    g.cells[COIN + whom * COINS + coin] += 1
    g.emit(GAVE_COIN, seat, coin, whom)


# Iago's coin: one in each scene; those of a Villainy are counted by the card (A44, A45)


def may_use_iago(g: State, seat: Seat) -> bool:
    """Whether this player has used no Iago coin in this scene, but for Villainy."""
    return g.cells[IAGO_USED + seat] == 0


def use_iago(g: State, seat: Seat) -> None:
    """An Iago coin goes back, and counts for the scene even if it is blocked (A18)."""
    give_back(g, seat, IAGO_COIN)
    g.cells[IAGO_USED + seat] = 1


def renew_iago(g: State, seat: Seat) -> None:
    """A new scene: one Iago coin may be used."""
    g.cells[IAGO_USED + seat] = 0
