"""A deed that nobody has stopped is carried out."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.state import Seat, Seats, State
from groundlings.kernel.step import Step
from groundlings.othello import improv
from groundlings.othello.deeds import (
    coin_of,
    is_coin_deed,
    is_from_hand,
    is_script_deed,
    is_staging_deed,
    note_done,
)
from groundlings.othello.exchange import Exchange
from groundlings.othello.piles import discard
from groundlings.othello.placed import leave_place
from groundlings.othello.script import perform_script
from groundlings.othello.spending import perform_coin
from groundlings.othello.staging import perform_staging
from groundlings.othello.state import IMPROV_DEED, Deed, book
from groundlings.othello.tokens import gain_intrigue


def exit_with(g: State, seat: Seat) -> None:
    """The placed card is discarded for a little intrigue."""
    discard(g, leave_place(g, seat))
    gain_intrigue(g, seat, book(g).scalars.exit_reward)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Carry(Step):
    """The deed itself; it waits below the window in which others may stop it.

    `detail`: the script card, the card exited with, the character an Iago coin wounds, or 1 for an
    Exchange from the hand. `whom`: the player it is done to, or NOBODY.
    """

    def __init__(self, seat: Seat, deed: Deed, detail: i64, whom: Seat) -> None:
        self.seat: Final = seat
        self.deed: Final = deed
        self.detail: Final = detail
        self.whom: Final = whom

    def ask(self, g: State) -> Seats:
        """It happens."""
        g.pop()
        note_done(g)
        if is_coin_deed(self.deed):
            perform_coin(g, self.seat, coin_of(self.deed), self.detail, self.whom)
        elif self.deed == IMPROV_DEED:
            improv.begin(g, self.seat)
        elif is_from_hand(self.deed, self.detail):
            g.push(Exchange(self.seat, self.whom))
        elif is_script_deed(self.deed):
            perform_script(g, self.seat, leave_place(g, self.seat))
        elif is_staging_deed(self.deed):
            perform_staging(g, self.seat, leave_place(g, self.seat), self.whom)
        else:
            exit_with(g, self.seat)
        return 0
