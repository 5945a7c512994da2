"""What becomes of a deed that was stopped, and of the one who stopped it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import Seat, Seats, State
from groundlings.kernel.step import Step
from groundlings.othello.at_once import do_beside
from groundlings.othello.deeds import is_of_placed_card, note_stop, staging_card
from groundlings.othello.effects import write_on
from groundlings.othello.moment import is_revealing
from groundlings.othello.piles import discard
from groundlings.othello.placed import leave_place, owe
from groundlings.othello.script import strike, succeed
from groundlings.othello.state import (
    OWED_EITHER,
    OWED_STAGING,
    SPOTLIGHT_DEED,
    WAS_BLOCKED,
    WAS_SEIZED,
    Card,
    Deed,
    book,
    is_script,
)
from groundlings.othello.tokens import gain_spotlight
from groundlings.othello.underway import turn_under_way
from groundlings.othello.verbs import BLOCKED


@final
class Stopped(Step):
    """A deed that was blocked by a spotlight or seized, and stays so."""

    def __init__(
        self, seat: Seat, deed: Deed, detail: i64, whom: Seat, by: Seat, how: Deed
    ) -> None:
        self.seat: Final = seat
        self.deed: Final = deed
        self.detail: Final = detail
        self.whom: Final = whom
        self.by: Final = by
        self.how: Final = how

    def ask(self, g: State) -> Seats:
        """What was spent stays spent (A18, A30)."""
        g.pop()
        if self.how == SPOTLIGHT_DEED:
            self.blocked(g)
        else:
            self.seized(g)
        return 0

    def blocked(self, g: State) -> None:
        """No effect. A placed card ends the turn; before the reveal anything does (A17)."""
        note_stop(g, WAS_BLOCKED, self.by)
        g.emit(BLOCKED, self.seat)
        of_placed_card = is_of_placed_card(self.deed, self.detail)
        if of_placed_card:
            card = leave_place(g, self.seat)
            if is_script(card):
                strike(g, card)
            else:
                discard(g, card)
        if of_placed_card or not is_revealing(g):
            g.pop()  # the turn below

    def seized(self, g: State) -> None:
        """A script card goes to the seizer, a staging card brings a spotlight (A19, A24, A60)."""
        note_stop(g, WAS_SEIZED, self.by)
        turn = turn_under_way(g)
        card: Card = staging_card(self.deed)
        if is_of_placed_card(self.deed, self.detail):
            card = leave_place(g, self.seat)
            owe(g, self.seat, OWED_EITHER)
            g.pop()  # the turn below
            if not is_script(card):
                discard(g, card)
        by = leave_place(g, self.by)
        owe(g, self.by, OWED_STAGING)
        discard(g, by)
        g.push(turn.won_by(self.by))
        if is_script(card):
            write_on(g, self.by, card)
            succeed(g, self.by, card, seized=True)
        else:
            gain_spotlight(g, self.by, book(g).scalars.seize_reward)
        do_beside(g, self.by, by)


@final
class Foiled(Step):
    """The target has said No Drama: what was played is spent, nothing happens to it (A94)."""

    def __init__(self, seat: Seat, deed: Deed, detail: i64) -> None:
        self.seat: Final = seat
        self.deed: Final = deed
        self.detail: Final = detail

    def ask(self, g: State) -> Seats:
        """The actor's turn goes on."""
        g.pop()
        if is_of_placed_card(self.deed, self.detail):
            discard(g, leave_place(g, self.seat))
        return 0
