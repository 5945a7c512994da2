"""Between acts: tokens are traded, hands brought to size, the next script is dealt (A68)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.state import Option, Seat, Seats, State, bit
from groundlings.kernel.step import Step
from groundlings.othello.dealing import deal_script, deal_staging, staging_share
from groundlings.othello.hands import count_kind, staging_kinds
from groundlings.othello.lead import from_lead
from groundlings.othello.piles import discard
from groundlings.othello.sight import show
from groundlings.othello.state import SCRIPTS, book
from groundlings.othello.tokens import (
    buy_spotlight,
    can_pay,
    has_spotlight,
    intrigue,
    sell_spotlight,
    spotlights,
)
from groundlings.othello.verbs import (
    DISCARD_ONE,
    DISCARDED,
    PASS,
    TRADE_FOR_INTRIGUE,
    TRADE_FOR_SPOTLIGHT,
    TRADED_TOKENS,
)

DISCARD_CARD: Final = DISCARD_ONE - SCRIPTS
"""What to add to a staging card, as for other verbs: this one has no script cards before it."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Trade(Step):
    """Three intrigue for a spotlight or the reverse, any number of times, until a pass (A96)."""

    def __init__(self, turn: i64) -> None:
        self.turn: Final = turn

    def trades(self, g: State, seat: Seat) -> list[int]:
        """What this player has enough tokens for."""
        found: list[int] = []
        if has_spotlight(g, seat):
            found.append(TRADE_FOR_INTRIGUE)
        if can_pay(g, seat, book(g).scalars.trade):
            found.append(TRADE_FOR_SPOTLIGHT)
        return found

    def ask(self, g: State) -> Seats:
        """In order from the new Lead, whoever has something to trade; tokens are public."""
        if self.turn == g.seats:
            g.pop()
            return 0
        seat = from_lead(g, self.turn)
        if self.trades(g, seat):
            return bit(seat)
        g.replace(Trade(self.turn + 1))
        return 0

    def options(self, g: State, seat: Seat) -> list[int]:
        """Trade, or go on."""
        return [PASS, *self.trades(g, seat)]

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """One trade at a time; whoever has traded can trade back, and so is asked again."""
        if option == PASS:
            g.replace(Trade(self.turn + 1))
            return
        if option == TRADE_FOR_SPOTLIGHT:
            buy_spotlight(g, seat)
        else:
            sell_spotlight(g, seat)
        g.emit(TRADED_TOKENS, seat, intrigue(g, seat), spotlights(g, seat))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Refill(Step):
    """From the Lead on: discard staging cards or draw up to the number of the act (A68)."""

    def __init__(self, turn: i64) -> None:
        self.turn: Final = turn

    def ask(self, g: State) -> Seats:
        """Who has too many chooses what goes; at the end the script is dealt."""
        if self.turn == g.seats:
            g.pop()
            deal_script(g)
            return 0
        seat = from_lead(g, self.turn)
        has = count_kind(g, seat, script=False)
        share = staging_share(g, seat)
        if has > share:
            return bit(seat)
        g.replace(Refill(self.turn + 1))
        deal_staging(g, seat, share - has)
        return 0

    def asks_anyway(self) -> bool:
        """Which cards are in the hand is hidden."""
        return True

    def options(self, g: State, seat: Seat) -> list[int]:
        """Any staging card."""
        return staging_kinds(g, seat, DISCARD_CARD)

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """It is discarded, face up."""
        card = option - DISCARD_CARD
        show(g, seat, card)
        discard(g, card)
        g.emit(DISCARDED, seat, card)
