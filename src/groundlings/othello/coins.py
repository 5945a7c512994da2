"""Character coins: when they can be used, and what they do (A40-A44)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import State
from groundlings.kernel.step import Step
from groundlings.othello import improv
from groundlings.othello.exchange import Exchange
from groundlings.othello.state import (
    CASSIO_COIN,
    COIN,
    COINS,
    DESDEMONA_COIN,
    EMILIA_COIN,
    HAND_SIZE,
    IAGO_COIN,
    IAGO_LIMIT,
    IAGO_USED,
    LEAD,
    OTHELLO_COIN,
    PHASE,
    PROTECTED,
    REVEALING,
    SUPPLY,
    bit,
)
from groundlings.othello.verbs import (
    AT,
    GAVE_LEAD,
    STEAL_COIN,
    STOLE_COIN,
    TOOK_LEAD,
    WOUND,
)
from groundlings.othello.wounds import living, wound


def has(g: State, seat: i64, coin: i64) -> bool:
    """Whether this player has such a coin."""
    return g.cells[COIN + seat * COINS + coin] > 0


def give_back(g: State, seat: i64, coin: i64) -> None:
    """A used coin returns to the supply, blocked or not (A18)."""
    g.cells[COIN + seat * COINS + coin] -= 1
    g.cells[SUPPLY + coin] += 1


def lead_targets(g: State, seat: i64) -> list[int]:
    """From whom the Lead is taken, or to whom it can be given (A6, A7)."""
    lead = g.cells[LEAD]
    if seat != lead:
        return [] if g.cells[PROTECTED + lead] != 0 else [AT + lead]
    return [AT + o for o in range(g.seats) if o != seat and g.cells[PROTECTED + o] == 0]


def exchange_targets(g: State, seat: i64) -> list[int]:
    """Whoever has cards and no protection; the own hand must have one to give (A39)."""
    if g.cells[HAND_SIZE + seat] == 0:
        return []
    return [
        AT + other
        for other in range(g.seats)
        if other != seat and g.cells[PROTECTED + other] == 0 and g.cells[HAND_SIZE + other] > 0
    ]


def coin_targets(g: State, seat: i64) -> list[int]:
    """Whoever has a coin other than Emilia's, and no protection."""
    return [
        AT + other
        for other in range(g.seats)
        if other != seat and g.cells[PROTECTED + other] == 0 and loot(g, other)
    ]


def loot(g: State, whom: i64) -> list[int]:
    """The coins Emilia may take; they are public (A42)."""
    return [
        STEAL_COIN + coin for coin in range(COINS) if coin != EMILIA_COIN and has(g, whom, coin)
    ]


def targets(g: State, seat: i64, coin: i64) -> list[int]:
    """What the coin can be aimed at: players, or characters for Iago's."""
    if coin == OTHELLO_COIN:
        return lead_targets(g, seat)
    if coin == EMILIA_COIN:
        return coin_targets(g, seat)
    if coin == IAGO_COIN:
        return living(g, WOUND)
    return exchange_targets(g, seat)


def is_usable(g: State, seat: i64, coin: i64) -> bool:
    """Whether a coin this player has would do anything now (A43, A44)."""
    if coin == DESDEMONA_COIN:
        return g.cells[PROTECTED + seat] == 0
    if coin == CASSIO_COIN:
        return improv.is_possible(g, seat)
    if coin == IAGO_COIN and (
        g.cells[PHASE] != REVEALING or g.cells[IAGO_USED + seat] >= g.cells[IAGO_LIMIT + seat]
    ):
        return False
    return len(targets(g, seat, coin)) > 0


def perform(g: State, seat: i64, coin: i64, detail: i64, whom: i64) -> None:
    """What the coin does, once nobody has stopped it."""
    if coin == OTHELLO_COIN:
        change_lead(g, seat, whom)
    elif coin == CASSIO_COIN:
        improv.begin(g, seat)
    elif coin == IAGO_COIN:
        wound(g, seat, detail)
    elif coin == EMILIA_COIN:
        g.push(StealCoin(seat, whom))
    else:
        g.push(Exchange(seat, whom))


def change_lead(g: State, seat: i64, whom: i64) -> None:
    """The Iago tile changes hands at once: taken by the company, given by the Lead (A6)."""
    if g.cells[LEAD] == seat:
        g.cells[LEAD] = whom
        g.emit(GAVE_LEAD, seat, whom)
    else:
        g.emit(TOOK_LEAD, seat, g.cells[LEAD])
        g.cells[LEAD] = seat


@final
class StealCoin(Step):
    """Emilia takes a coin of her user's choice (A42)."""

    def __init__(self, seat: i64, whom: i64) -> None:
        self.seat: Final = seat
        self.whom: Final = whom

    def ask(self, g: State) -> i64:
        """Who takes."""
        return bit(self.seat)

    def options(self, g: State, seat: i64) -> list[int]:
        """Any coin but Emilia's."""
        return loot(g, self.whom)

    def take(self, g: State, seat: i64, option: i64) -> None:
        """It changes hands."""
        g.pop()
        coin = option - STEAL_COIN
        g.cells[COIN + self.whom * COINS + coin] -= 1
        g.cells[COIN + seat * COINS + coin] += 1
        g.emit(STOLE_COIN, seat, coin, self.whom)

    def prompt(self, g: State, seat: i64) -> tuple[str, dict[str, int]]:
        """From whom."""
        return "steal", {"whom": self.whom}
