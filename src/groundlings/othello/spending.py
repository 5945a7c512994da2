"""Spending a coin: when it can be used, at whom, and what it does (A40-A44)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.state import Option, Seat, Seats, State, bit, offer_each
from groundlings.kernel.step import Own
from groundlings.othello import improv
from groundlings.othello.coins import has, may_use_iago, steal
from groundlings.othello.exchange import Exchange, exchange_targets
from groundlings.othello.lead import change_lead, lead_targets
from groundlings.othello.moment import is_revealing
from groundlings.othello.protection import is_protected
from groundlings.othello.state import (
    CASSIO_COIN,
    COINS,
    DESDEMONA_COIN,
    EMILIA_COIN,
    IAGO_COIN,
    OTHELLO_COIN,
    Character,
    Coin,
    Coins,
)
from groundlings.othello.verbs import STEAL_COIN
from groundlings.othello.wounds import living, wound


def usable_coins(g: State, seat: Seat) -> Coins:
    """Every coin this player has that would do anything now."""
    found: Coins = 0
    for coin in range(COINS):
        if has(g, seat, coin) and is_usable(g, seat, coin):
            found |= bit(coin)
    return found


def is_usable(g: State, seat: Seat, coin: Coin) -> bool:
    """Whether a coin this player has would do anything now (A43, A44)."""
    if coin == DESDEMONA_COIN:
        return not is_protected(g, seat)
    if coin == CASSIO_COIN:
        return improv.is_possible(g, seat)
    if coin == IAGO_COIN and not (is_revealing(g) and may_use_iago(g, seat)):
        return False
    return coin_targets(g, seat, coin) != 0


def coin_targets(g: State, seat: Seat, coin: Coin) -> i64:
    """What the coin can be aimed at: players, or characters for Iago's."""
    if coin == OTHELLO_COIN:
        return lead_targets(g, seat)
    if coin == EMILIA_COIN:
        return robbable(g, seat)
    if coin == IAGO_COIN:
        return living(g)
    return exchange_targets(g, seat)


def robbable(g: State, seat: Seat) -> Seats:
    """Whoever has a coin other than Emilia's, and no protection."""
    found: Seats = 0
    for other in range(g.seats):
        if other != seat and not is_protected(g, other) and loot(g, other) != 0:
            found |= bit(other)
    return found


def loot(g: State, whom: Seat) -> Coins:
    """The coins Emilia may take; they are public (A42)."""
    found: Coins = 0
    for coin in range(COINS):
        if coin != EMILIA_COIN and has(g, whom, coin):
            found |= bit(coin)
    return found


def perform_coin(g: State, seat: Seat, coin: Coin, character: Character, whom: Seat) -> None:
    """What the coin does, once nobody has stopped it."""
    if coin == OTHELLO_COIN:
        change_lead(g, seat, whom)
    elif coin == CASSIO_COIN:
        improv.begin(g, seat)
    elif coin == IAGO_COIN:
        wound(g, seat, character)
    elif coin == EMILIA_COIN:
        g.push(StealCoin(seat, whom))
    else:
        g.push(Exchange(seat, whom))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class StealCoin(Own):
    """Emilia takes a coin of her user's choice (A42)."""

    def __init__(self, seat: Seat, whom: Seat) -> None:
        super().__init__(seat)
        self.whom: Final = whom

    def options(self, g: State, seat: Seat) -> list[int]:
        """Any coin but Emilia's."""
        found: list[int] = []
        offer_each(found, STEAL_COIN, loot(g, self.whom))
        return found

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """It changes hands."""
        g.pop()
        steal(g, seat, option - STEAL_COIN, self.whom)

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """The player is reminded whose coins these are."""
        return "steal", {"whom": self.whom}
