"""Between acts: tokens are traded, hands brought to size, the next script is dealt (A68)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, State
from groundlings.kernel.step import Step
from groundlings.othello.dealing import deal_script, deal_staging, staging_share
from groundlings.othello.hands import count_kind, show, staging_kinds
from groundlings.othello.piles import discard
from groundlings.othello.state import (
    INTRIGUE,
    LEAD,
    SCRIPTS,
    SPOTLIGHT,
    bit,
    book,
)
from groundlings.othello.verbs import (
    DISCARD_ONE,
    DISCARDED,
    PASS,
    TRADE_FOR_INTRIGUE,
    TRADE_FOR_SPOTLIGHT,
    TRADED_TOKENS,
)


@final
class Trade(Step):
    """Three intrigue for a spotlight or the reverse, any number of times.

    Not back again in the same intermission, which would change nothing (A96).
    """

    def __init__(self, turn: i64, way: i64) -> None:
        self.turn: Final = turn
        self.way: Final = way

    def seat(self, g: State) -> i64:
        """In order from the new Lead."""
        return (g.cells[LEAD] + self.turn) % g.seats

    def trades(self, g: State, seat: i64) -> list[int]:
        """What this player has enough tokens for."""
        found: list[int] = []
        if g.cells[SPOTLIGHT + seat] > 0 and self.way != TRADE_FOR_SPOTLIGHT:
            found.append(TRADE_FOR_INTRIGUE)
        if g.cells[INTRIGUE + seat] >= book(g).scalars.trade and self.way != TRADE_FOR_INTRIGUE:
            found.append(TRADE_FOR_SPOTLIGHT)
        return found

    def ask(self, g: State) -> i64:
        """Whoever has something to trade; tokens are public."""
        if self.turn == g.seats:
            g.pop()
            return 0
        seat = self.seat(g)
        if self.trades(g, seat):
            return bit(seat)
        g.replace(Trade(self.turn + 1, NOBODY))
        return 0

    def options(self, g: State, seat: i64) -> list[int]:
        """Trade, or go on."""
        return [PASS, *self.trades(g, seat)]

    def take(self, g: State, seat: i64, option: i64) -> None:
        """One trade at a time."""
        if option == PASS:
            g.replace(Trade(self.turn + 1, NOBODY))
            return
        sign: i64 = 1 if option == TRADE_FOR_SPOTLIGHT else -1
        g.cells[SPOTLIGHT + seat] += sign
        g.cells[INTRIGUE + seat] -= sign * book(g).scalars.trade
        g.emit(TRADED_TOKENS, seat, g.cells[INTRIGUE + seat], g.cells[SPOTLIGHT + seat])
        g.replace(Trade(self.turn, option))


@final
class Refill(Step):
    """From the Lead on: discard staging cards or draw up to the number of the act (A68)."""

    def __init__(self, turn: i64) -> None:
        self.turn: Final = turn

    def ask(self, g: State) -> i64:
        """Who has too many chooses what goes; at the end the script is dealt."""
        if self.turn == g.seats:
            g.pop()
            deal_script(g)
            return 0
        seat = (g.cells[LEAD] + self.turn) % g.seats
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

    def options(self, g: State, seat: i64) -> list[int]:
        """Any staging card."""
        kinds = staging_kinds(g, seat, 0)
        return [DISCARD_ONE + card - SCRIPTS for card in kinds]

    def take(self, g: State, seat: i64, option: i64) -> None:
        """It is discarded, face up."""
        card = option - DISCARD_ONE + SCRIPTS
        show(g, seat, card)
        discard(g, card)
        g.emit(DISCARDED, seat, card)
