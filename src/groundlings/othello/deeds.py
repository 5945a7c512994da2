"""Deeds: announced, perhaps stopped, the stop perhaps answered, then carried out.

A script card, a staging card, a coin, an improv and an exit are all deeds. What can stop what is
one table, `[[deed]]` of the edition; the two rulings that go beyond it stand in `can_be_seized`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, State
from groundlings.kernel.step import Sealed, Step
from groundlings.othello import stopped
from groundlings.othello.carry import Carry
from groundlings.othello.hands import find, holds, switch, tighten
from groundlings.othello.no_drama import answers, could_answer, protect, ways_out
from groundlings.othello.state import (
    ANSWERED,
    AT_WHOM,
    BY_WHOM,
    COIN_DEED,
    CURTAIN,
    DEED,
    DEED_CELLS,
    DEED_COUNT,
    EXCHANGE,
    EXIT_DEED,
    FACE_UP,
    FULL_CURTAIN,
    HALF,
    HAND_SIZE,
    IAGO_COIN,
    IMPROV_DEED,
    IMPROVED,
    INTRIGUE,
    MISCUE,
    MISCUED_BY,
    MOST_DEEDS,
    OUTCOME,
    PENDING,
    PHASE,
    PLACED,
    PROTECTED,
    REVEALING,
    SCRIPTS,
    SEIZE,
    SPOTLIGHT,
    SPOTLIGHT_DEED,
    STAGING_DEED,
    STOPPER,
    WAS_FOILED,
    WHAT,
    WITH,
    after,
    bit,
    book,
)
from groundlings.othello.verbs import (
    DEFEATED,
    FOILED,
    LET,
    SEIZE_IT,
    SEIZED,
    STEAL_SPOTLIGHT,
    STOLE_SPOTLIGHT,
    SWAP_SEIZE,
    SWAPPED_IN,
)

SEIZE_DEED: Final = STAGING_DEED + SEIZE - SCRIPTS
MISCUE_DEED: Final = STAGING_DEED + MISCUE - SCRIPTS
EXCHANGE_DEED: Final = STAGING_DEED + EXCHANGE - SCRIPTS


def deed_of(g: State, card: i64) -> i64:
    """The row of the table for playing this card."""
    if card < SCRIPTS:
        return book(g).scripts.deed[card]
    return STAGING_DEED + card - SCRIPTS


def announce(g: State, seat: i64, deed: i64, detail: i64, whom: i64) -> None:
    """Say what will be done; all who could publicly respond are asked at once (A10)."""
    remember(g, seat, deed, detail, whom)
    g.push(Carry(seat, deed, detail, whom))
    if responders(g, seat, deed, detail, whom) != 0:
        g.push(Window(seat, deed, detail, whom))


def remember(g: State, seat: i64, deed: i64, detail: i64, whom: i64) -> None:
    """For the log in the view."""
    at = DEED + (g.cells[DEED_COUNT] % MOST_DEEDS) * DEED_CELLS
    g.cells[at + BY_WHOM] = seat
    g.cells[at + WHAT] = deed
    g.cells[at + WITH] = detail
    g.cells[at + AT_WHOM] = whom
    g.cells[at + OUTCOME] = PENDING
    g.cells[at + STOPPER] = NOBODY
    g.cells[at + ANSWERED] = 0
    g.cells[DEED_COUNT] += 1


def can_be_seized(g: State, deed: i64, detail: i64) -> bool:
    """Cards only, in the reveal phase only (A24); not a full curtain before the half (A20).

    Who exits can lose the card too, unless it could not be seized when played (A16).
    """
    seize = book(g).tables.seize
    if seize[deed] == 0 or g.cells[PHASE] != REVEALING:
        return False
    if deed == EXIT_DEED:
        return seize[deed_of(g, detail)] != 0
    if deed == CURTAIN and book(g).scripts.curtain[detail] == FULL_CURTAIN:
        return g.cells[HALF] != 0
    return True


def could_seize(g: State, seat: i64, actor: i64) -> bool:
    """Whether all can see that this player might seize: a face-down card, and the fee (A9).

    All face-down cards are later in the order. One that a Miscue has brought is no answer to who
    played that Miscue (A34).
    """
    return (
        has_face_down(g, seat)
        and g.cells[INTRIGUE + seat] >= book(g).scalars.seize_cost
        and g.cells[MISCUED_BY + seat] != actor
    )


def has_face_down(g: State, seat: i64) -> bool:
    """Whether a card of this player lies there unrevealed."""
    return g.cells[PLACED + seat] != NOBODY and g.cells[FACE_UP + seat] == 0


def could_swap_in(g: State, seat: i64) -> bool:
    """Whether all can see that this player might improv a Seize against a Miscue (A34)."""
    scalars = book(g).scalars
    return (
        has_face_down(g, seat)
        and g.cells[HAND_SIZE + seat] > 0
        and g.cells[IMPROVED + seat] == 0
        and g.cells[INTRIGUE + seat] >= scalars.improv_cost + scalars.seize_cost
    )


def is_swappable(deed: i64, whom: i64, seat: i64) -> bool:
    """Only who is to be miscued may improv another player's turn away."""
    return deed == MISCUE_DEED and seat == whom


def responders(g: State, seat: i64, deed: i64, detail: i64, whom: i64) -> i64:
    """The mask of all who could respond, by what everybody sees (A10, A26)."""
    mask: i64 = 0
    if g.cells[PROTECTED + seat] == 0:
        lit = book(g).tables.spotlight[deed] != 0
        open_to_seize = can_be_seized(g, deed, detail)
        other: i64 = 0
        while other < g.seats:
            if other != seat and (
                (lit and g.cells[SPOTLIGHT + other] > 0)
                or (
                    open_to_seize
                    and (
                        could_seize(g, other, seat)
                        or (is_swappable(deed, whom, other) and could_swap_in(g, other))
                    )
                )
            ):
                mask |= bit(other)
            other += 1
    if whom != NOBODY and book(g).tables.shield[deed] != 0 and could_answer(g, whom):
        mask |= bit(whom)
    return mask


@final
class Window(Sealed):
    """One sealed window: all who could respond answer at once, the first clockwise counts (A10)."""

    def __init__(self, seat: i64, deed: i64, detail: i64, whom: i64) -> None:
        self.seat: Final = seat
        self.deed: Final = deed
        self.detail: Final = detail
        self.whom: Final = whom

    def seats(self, g: State) -> i64:
        """By public facts only, whoever holds what."""
        return responders(g, self.seat, self.deed, self.detail, self.whom)

    def options(self, g: State, seat: i64) -> list[int]:
        """Let it happen; steal the spotlight; seize; or, if it is done to me, No Drama."""
        found: list[int] = [LET]
        if g.cells[PROTECTED + self.seat] == 0:
            if book(g).tables.spotlight[self.deed] != 0 and g.cells[SPOTLIGHT + seat] > 0:
                found.append(STEAL_SPOTLIGHT)
            if can_be_seized(g, self.deed, self.detail):
                if could_seize(g, seat, self.seat) and g.cells[PLACED + seat] == SEIZE:
                    found.append(SEIZE_IT)
                elif self.can_swap_in(g, seat):
                    found.append(SWAP_SEIZE)
        if seat == self.whom and book(g).tables.shield[self.deed] != 0:
            found += ways_out(g, seat)
        return found

    def can_swap_in(self, g: State, seat: i64) -> bool:
        """The target of a Miscue may improv a Seize into place against that very card (A34)."""
        swappable = is_swappable(self.deed, self.whom, seat)
        return swappable and could_swap_in(g, seat) and holds(g, seat, SEIZE)

    def reveal(self, g: State, answers: tuple[int, ...]) -> None:
        """The first response clockwise from the actor counts; the others are void (A10, A14)."""
        g.pop()
        seat = after(g, self.seat)
        while seat != self.seat:
            answer: i64 = answers[seat]
            if answer not in (NOBODY, LET):
                self.respond(g, seat, answer)
                return
            seat = after(g, seat)

    def respond(self, g: State, seat: i64, answer: i64) -> None:
        """It is paid for and shown; then the actor may answer it (A11)."""
        if answer == STEAL_SPOTLIGHT:
            g.cells[SPOTLIGHT + seat] -= 1
            g.emit(STOLE_SPOTLIGHT, seat, self.seat)
            self.stop(g, seat, SPOTLIGHT_DEED)
        elif answer in (SEIZE_IT, SWAP_SEIZE):
            if answer == SWAP_SEIZE:
                g.cells[INTRIGUE + seat] -= book(g).scalars.improv_cost
                g.cells[IMPROVED + seat] = 1
                switch(g, seat, find(g, seat, SEIZE))
                g.emit(SWAPPED_IN, seat)
            g.cells[INTRIGUE + seat] -= book(g).scalars.seize_cost
            g.cells[FACE_UP + seat] = 1
            tighten(g, seat)
            g.reveal()
            g.emit(SEIZED, seat, self.seat, self.card(g))
            self.stop(g, seat, SEIZE_DEED)
        else:
            protect(g, seat, answer)
            g.emit(FOILED, self.seat, seat)
            stopped.note(g, WAS_FOILED, seat)
            g.replace(stopped.Foiled(self.seat, self.deed, self.detail))

    def stop(self, g: State, by: i64, how: i64) -> None:
        """The deed is stopped, unless the actor can say No Drama to it."""
        g.replace(stopped.Stopped(self.seat, self.deed, self.detail, self.whom, by, how))
        if book(g).tables.shield[how] != 0 and could_answer(g, self.seat):
            g.push(Answer(self.seat, self.deed, self.detail, self.whom, by, how))

    def card(self, g: State) -> i64:
        """The card it is about."""
        if self.deed == EXCHANGE_DEED:
            return EXCHANGE
        return g.cells[PLACED + self.seat]

    def prompt(self, g: State, seat: i64) -> tuple[str, dict[str, int]]:  # noqa: PLR0911 - by deed
        """Who does what to whom."""
        who = {"who": int(self.seat)}
        mine = "-me" if seat == self.whom else ""
        if self.deed == IMPROV_DEED:
            return "window-improv", who
        if self.deed == EXIT_DEED:
            return "window-exit", {**who, "card": self.detail}
        if self.deed == COIN_DEED + IAGO_COIN:
            return "window-wound", {**who, "character": self.detail}
        if self.deed >= COIN_DEED:
            coin = {**who, "coin": self.deed - COIN_DEED}
            if self.whom == NOBODY:
                return "window-coin", coin
            return f"window-coin-at{mine}", coin if mine else {**coin, "whom": self.whom}
        card = {**who, "card": self.card(g)}
        if self.whom == NOBODY:
            return "window-card", card
        return f"window-card-at{mine}", card if mine else {**card, "whom": self.whom}


@final
class Answer(Step):
    """No Drama, by card or by coin, defeats a spotlight or a Seize against oneself (A11, A13)."""

    def __init__(self, seat: i64, deed: i64, detail: i64, whom: i64, by: i64, how: i64) -> None:
        self.seat: Final = seat
        self.deed: Final = deed
        self.detail: Final = detail
        self.whom: Final = whom
        self.by: Final = by
        self.how: Final = how

    def ask(self, g: State) -> i64:
        """Whose deed was stopped."""
        return bit(self.seat)

    def asks_anyway(self) -> bool:
        """Whether there is a No Drama in the hand is hidden."""
        return True

    def options(self, g: State, seat: i64) -> list[int]:
        """Let it be, or No Drama."""
        return answers(g, seat)

    def take(self, g: State, seat: i64, option: i64) -> None:
        """The deed below is carried out after all; a defeated Seize counts as an exit (A13).

        The target, whose own answer was void, is asked once more (A99).
        """
        g.pop()
        if option == LET:
            return
        protect(g, seat, option)
        g.emit(DEFEATED, seat, self.by)
        g.replace(Carry(seat, self.deed, self.detail, self.whom))
        stopped.note_answer(g, self.by)
        if self.how == SEIZE_DEED:
            stopped.spend_seize(g, self.by)
        if self.by != self.whom and responders(g, seat, self.deed, self.detail, self.whom) != 0:
            g.push(Window(seat, self.deed, self.detail, self.whom))

    def prompt(self, g: State, seat: i64) -> tuple[str, dict[str, int]]:
        """Who stopped it, and how."""
        return ("answer-seize" if self.how == SEIZE_DEED else "answer-spotlight"), {"by": self.by}
