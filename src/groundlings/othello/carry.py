"""A deed that nobody has stopped is carried out."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, State
from groundlings.kernel.step import Step
from groundlings.othello import coins, improv, staging, stopped
from groundlings.othello.exchange import Exchange
from groundlings.othello.piles import discard
from groundlings.othello.script import gain_intrigue, perform
from groundlings.othello.state import (
    COIN_DEED,
    DONE,
    EXCHANGE,
    IMPROV_DEED,
    SCRIPTS,
    STAGING_DEED,
    book,
)


@final
class Carry(Step):
    """The deed itself; it waits below the window in which others may stop it.

    `detail`: the script card, the card exited with, the character an Iago coin wounds, or 1 for an
    Exchange from the hand. `whom`: the player it is done to, or NOBODY.
    """

    def __init__(self, seat: i64, deed: i64, detail: i64, whom: i64) -> None:
        self.seat: Final = seat
        self.deed: Final = deed
        self.detail: Final = detail
        self.whom: Final = whom

    def ask(self, g: State) -> i64:
        """It happens."""
        g.pop()
        stopped.note(g, DONE, NOBODY)
        seat = self.seat
        if self.deed < STAGING_DEED:
            perform(g, seat, stopped.leave_place(g, seat))
        elif self.deed == STAGING_DEED + EXCHANGE - SCRIPTS:
            if self.detail != stopped.FROM_HAND:
                discard(g, stopped.leave_place(g, seat))
            g.push(Exchange(seat, self.whom))
        elif self.deed < COIN_DEED:
            card = stopped.leave_place(g, seat)
            staging.perform(g, seat, card, self.whom)
        elif self.deed < IMPROV_DEED:
            coins.perform(g, seat, self.deed - COIN_DEED, self.detail, self.whom)
        elif self.deed == IMPROV_DEED:
            improv.begin(g, seat)
        else:
            discard(g, stopped.leave_place(g, seat))
            gain_intrigue(g, seat, book(g).scalars.exit_reward)
        return 0
