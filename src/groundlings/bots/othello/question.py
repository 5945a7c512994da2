"""What is asked at a moment: the step on top, as far as its options do not say it themselves."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.bots.othello import schema
from groundlings.bots.othello.circumstances import Circumstances
from groundlings.bots.othello.stake import Stake
from groundlings.kernel.state import State
from groundlings.othello.deeds import coin_of, is_coin_deed, staging_card
from groundlings.othello.effects import Lowering, Wounding
from groundlings.othello.handkerchief import Cling
from groundlings.othello.intermission import Trade
from groundlings.othello.scenes import Draws, Placement
from groundlings.othello.state import (
    EMILIA_COIN,
    EXCHANGE,
    IAGO_COIN,
    MISCUE,
    OTHELLO_COIN,
    SCRIPTS,
    SPOTLIGHT_DEED,
    TAKE_THE_LEAD,
    Deed,
)
from groundlings.othello.turns import Aim, Turn
from groundlings.othello.villainy import Villain
from groundlings.othello.windows import Answer, Window

# What is asked
OTHERWISE: Final = 0
IN_TURN: Final = 1
TO_PLACE: Final = 2
TO_STOP: Final = 3
TO_ANSWER: Final = 4
TO_CLING: Final = 5
TO_DRAW: Final = 6
TO_TRADE: Final = 7


@final
class Question:
    """The question of a moment; `see` reads it."""

    def __init__(self) -> None:
        self.stake: Final = Stake()
        self.asked: i64 = OTHERWISE
        self.when: i64 = 0
        """In which of the own windows."""
        self.aim: i64 = 0
        """What is aimed: of players one of five, of characters one of four."""
        self.by: i64 = 0
        """By so much a limit is lowered."""
        self.by_spotlight = False

    def see(self, g: State, now: Circumstances) -> None:
        """Read it once."""
        step = g.stack[-1]
        self.asked = OTHERWISE
        if isinstance(step, Turn):
            self.asked = IN_TURN
            self.when = step.when
        elif isinstance(step, Window):
            self.asked = TO_STOP
            self.stake.see(g, now, step.seat, step.deed, step.detail)
            self.stake.aim(g, now.seat, step.whom, step.seats(g))
        elif isinstance(step, Placement):
            self.asked = TO_PLACE
        elif isinstance(step, Aim):
            self.aim = self._aim_of(now, step.deed)
        elif isinstance(step, Answer):
            self.asked = TO_ANSWER
            self.by_spotlight = step.how == SPOTLIGHT_DEED
            self.stake.see(g, now, now.seat, step.deed, step.detail)
        else:
            self._see_rarer(g)

    def _see_rarer(self, g: State) -> None:
        """What is asked a few times in a game."""
        step = g.stack[-1]
        if isinstance(step, Cling):
            self.asked = TO_CLING
        elif isinstance(step, Draws):
            self.asked = TO_DRAW
        elif isinstance(step, Trade):
            self.asked = TO_TRADE
        elif isinstance(step, Villain):
            self.aim = schema.BY_VILLAINY
            self.by = step.power
        elif isinstance(step, Lowering):
            self.by = step.by
        elif isinstance(step, Wounding):
            self.aim = schema.BY_OWN

    def _aim_of(self, now: Circumstances, deed: Deed) -> i64:
        """What is aimed, of which kind."""
        if is_coin_deed(deed):
            coin = coin_of(deed)
            if coin == IAGO_COIN:
                return schema.BY_COIN
            if coin == OTHELLO_COIN:
                return schema.AT_LEAD
            return schema.AT_COINS if coin == EMILIA_COIN else schema.AT_EXCHANGE
        kind = now.prints.kind[staging_card(deed)] + SCRIPTS
        if kind == TAKE_THE_LEAD:
            return schema.AT_LEAD
        if kind == EXCHANGE:
            return schema.AT_EXCHANGE
        return schema.AT_MISCUE if kind == MISCUE else schema.AT_OTHER
