"""What becomes of a deed that was stopped, and of the one who stopped it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, State
from groundlings.kernel.step import Step
from groundlings.othello import turns
from groundlings.othello.piles import discard
from groundlings.othello.script import gain_intrigue, gain_spotlight, strike, succeed
from groundlings.othello.state import (
    ADJUSTING,
    ANSWERED,
    COIN_DEED,
    DEED,
    DEED_CELLS,
    DEED_COUNT,
    EXCHANGE,
    FACE_UP,
    IMPROV_DEED,
    MISCUED_BY,
    MOST_DEEDS,
    OUTCOME,
    OWED,
    OWED_EITHER,
    OWED_SCRIPT,
    OWED_STAGING,
    PHASE,
    PLACED,
    PREPARING,
    SCRIPTS,
    SEIZE,
    SPOTLIGHT_DEED,
    STAGING_DEED,
    STOPPER,
    WAS_BLOCKED,
    WAS_SEIZED,
    book,
    is_script,
)
from groundlings.othello.verbs import BLOCKED

EXCHANGE_DEED: Final = STAGING_DEED + EXCHANGE - SCRIPTS
FROM_HAND: Final = 1
"""The detail of an Exchange that was shown from the hand."""


def note(g: State, outcome: i64, by: i64) -> None:
    """For the log in the view: how the last deed ended."""
    at = DEED + ((g.cells[DEED_COUNT] - 1) % MOST_DEEDS) * DEED_CELLS
    g.cells[at + OUTCOME] = outcome
    if by != NOBODY:
        g.cells[at + STOPPER] = by


def note_answer(g: State, by: i64) -> None:
    """For the log in the view: the stop was answered by No Drama."""
    at = DEED + ((g.cells[DEED_COUNT] - 1) % MOST_DEEDS) * DEED_CELLS
    g.cells[at + ANSWERED] = 1
    g.cells[at + STOPPER] = by


def is_of_placed_card(deed: i64, detail: i64) -> bool:
    """Whether the deed is that of the placed card: not a coin, an improv or a card of the hand."""
    if COIN_DEED <= deed <= IMPROV_DEED:
        return False
    return deed != EXCHANGE_DEED or detail != FROM_HAND


def owed_for(card: i64) -> i64:
    """For a script card a staging card is drawn, for a staging card a script card (A60)."""
    return OWED_STAGING if is_script(card) else OWED_SCRIPT


def leave_place(g: State, seat: i64) -> i64:
    """The placed card leaves its place; by its sort a card is owed (A60).

    Whatever is placed next no Miscue has brought (A35).
    """
    card = g.cells[PLACED + seat]
    g.cells[MISCUED_BY + seat] = NOBODY
    g.cells[PLACED + seat] = NOBODY
    g.cells[FACE_UP + seat] = 0
    g.cells[OWED + seat] = owed_for(card)
    return card


def spend_seize(g: State, seat: i64) -> None:
    """A defeated Seize is discarded and counts as an exit (A13)."""
    discard(g, leave_place(g, seat))
    gain_intrigue(g, seat, book(g).scalars.exit_reward)


def end_turn(g: State) -> None:
    """The turn below the deed is over."""
    g.pop()


@final
class Stopped(Step):
    """A deed that was blocked by a spotlight or seized, and stays so."""

    def __init__(self, seat: i64, deed: i64, detail: i64, whom: i64, by: i64, how: i64) -> None:
        self.seat: Final = seat
        self.deed: Final = deed
        self.detail: Final = detail
        self.whom: Final = whom
        self.by: Final = by
        self.how: Final = how

    def ask(self, g: State) -> i64:
        """What was spent stays spent (A18, A30)."""
        g.pop()
        if self.how == SPOTLIGHT_DEED:
            self.blocked(g)
        else:
            self.seized(g)
        return 0

    def blocked(self, g: State) -> None:
        """No effect. A placed card ends the turn; before the reveal anything does (A17)."""
        note(g, WAS_BLOCKED, self.by)
        g.emit(BLOCKED, self.seat)
        placed = is_of_placed_card(self.deed, self.detail)
        if placed:
            card = leave_place(g, self.seat)
            if is_script(card):
                strike(g, card)
            else:
                discard(g, card)
        if placed or g.cells[PHASE] == PREPARING or g.cells[PHASE] == ADJUSTING:
            end_turn(g)

    def seized(self, g: State) -> None:
        """A script card goes to the seizer, a staging card brings a spotlight (A19, A24, A60)."""
        note(g, WAS_SEIZED, self.by)
        card: i64 = EXCHANGE
        if is_of_placed_card(self.deed, self.detail):
            card = leave_place(g, self.seat)
            g.cells[OWED + self.seat] = OWED_EITHER
            end_turn(g)
            if not is_script(card):
                discard(g, card)
        leave_place(g, self.by)
        g.cells[OWED + self.by] = OWED_STAGING
        discard(g, SEIZE)
        g.push(turns.Turn(self.by, turns.WON))
        if is_script(card):
            succeed(g, self.by, card, seized=True)
        else:
            gain_spotlight(g, self.by, book(g).scalars.seize_reward)


@final
class Foiled(Step):
    """The target has said No Drama: what was played is spent, nothing happens to it (A94)."""

    def __init__(self, seat: i64, deed: i64, detail: i64) -> None:
        self.seat: Final = seat
        self.deed: Final = deed
        self.detail: Final = detail

    def ask(self, g: State) -> i64:
        """The actor's turn goes on."""
        g.pop()
        if is_of_placed_card(self.deed, self.detail):
            discard(g, leave_place(g, self.seat))
        return 0
