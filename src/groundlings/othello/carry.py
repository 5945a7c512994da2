"""A deed that nobody has stopped is carried out."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

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
    staging_card,
)
from groundlings.othello.effects import write_on
from groundlings.othello.piles import discard
from groundlings.othello.placed import leave_place
from groundlings.othello.powers import has_effects
from groundlings.othello.script import FINE, obstacle, perform_script
from groundlings.othello.spending import perform_coin
from groundlings.othello.staging import perform_shown, perform_staging
from groundlings.othello.state import IMPROV_DEED, Card, Deed, book
from groundlings.othello.tokens import gain_intrigue


def exit_with(g: State, seat: Seat) -> None:
    """The placed card is discarded for a little intrigue."""
    discard(g, leave_place(g, seat))
    gain_intrigue(g, seat, book(g).scalars.exit_reward)


@final
class Carry(Step):
    """The deed itself; it waits below the window in which others may stop it.

    `detail`: the script card, the card exited with, the character an Iago coin wounds, or 1 for a
    staging card from the hand. `whom`: the player it is done to, or NOBODY.
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
            perform_shown(g, self.seat, staging_card(self.deed), self.whom)
        elif is_script_deed(self.deed):
            self.perform_script(g, leave_place(g, self.seat))
        elif is_staging_deed(self.deed):
            perform_staging(g, self.seat, leave_place(g, self.seat), self.whom)
        else:
            exit_with(g, self.seat)
        return 0

    def perform_script(self, g: State, card: Card) -> None:
        """The card is resolved; what an own one does beside its rewards comes after them."""
        if has_effects(g, card) and obstacle(g, self.seat, card) == FINE:
            write_on(g, self.seat, card)
        perform_script(g, self.seat, card)
