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


def carry_out(g: State, seat: Seat, deed: Deed, detail: i64, whom: Seat) -> None:
    """The deed happens."""
    note_done(g)
    if is_coin_deed(deed):
        perform_coin(g, seat, coin_of(deed), detail, whom)
    elif deed == IMPROV_DEED:
        improv.begin(g, seat)
    elif is_from_hand(deed, detail):
        perform_shown(g, seat, staging_card(deed), whom)
    elif is_script_deed(deed):
        resolve_script(g, seat, leave_place(g, seat))
    elif is_staging_deed(deed):
        perform_staging(g, seat, leave_place(g, seat), whom)
    else:
        exit_with(g, seat)


def resolve_script(g: State, seat: Seat, card: Card) -> None:
    """The card is resolved; what an own one does beside its rewards comes after them."""
    if has_effects(g, card) and obstacle(g, seat, card) == FINE:
        write_on(g, seat, card)
    perform_script(g, seat, card)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
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
        carry_out(g, self.seat, self.deed, self.detail, self.whom)
        return 0
