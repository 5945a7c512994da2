"""A deed is announced: those who could stop it are asked, the stop is perhaps answered.

What can stop what is one table of the edition; the two rulings that go beyond it stand in
`can_be_seized`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.state import NOBODY, Option, Seat, Seats, State, bit, offer
from groundlings.kernel.step import Own, Sealed
from groundlings.othello.carry import Carry, carry_out
from groundlings.othello.curtain import is_half_played
from groundlings.othello.deeds import (
    LEAD_DEED,
    coin_deed,
    coin_of,
    deed_of,
    is_coin_deed,
    is_foilable,
    is_lit,
    is_seizable,
    is_staging_deed,
    note_answer,
    note_stop,
    remember,
    staging_card,
)
from groundlings.othello.hands import find, hand_size, holds
from groundlings.othello.improv import has_improvised, pay_for_improv
from groundlings.othello.lead import is_lead, left_of
from groundlings.othello.moment import is_revealing
from groundlings.othello.no_drama import answers, could_answer, offer_ways_out, protect
from groundlings.othello.placed import has_face_down, miscued_by, placed
from groundlings.othello.powers import (
    can_afford,
    could_pay_to_seize,
    makes_switch,
    pay_for,
    seizes,
)
from groundlings.othello.protection import is_protected
from groundlings.othello.sight import switch, turn_up
from groundlings.othello.state import (
    CURTAIN,
    EXIT_DEED,
    FULL_CURTAIN,
    IAGO_COIN,
    IMPROV_DEED,
    OTHELLO_COIN,
    SEIZE,
    SPOTLIGHT_DEED,
    WAS_FOILED,
    Card,
    Deed,
    book,
)
from groundlings.othello.stopped import Foiled, Stopped
from groundlings.othello.tokens import can_pay, has_spotlight, spend_spotlight
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


def announce(g: State, seat: Seat, deed: Deed, detail: i64, whom: Seat) -> None:
    """Say what will be done; all who could publicly respond are asked at once (A10).

    Where nobody could, it is done.
    """
    remember(g, seat, deed, detail, whom)
    if responders(g, seat, deed, detail, whom) == 0:
        carry_out(g, seat, deed, detail, whom)
    else:
        g.push(Carry(seat, deed, detail, whom))
        g.push(Window(seat, deed, detail, whom))


def responders(g: State, seat: Seat, deed: Deed, detail: i64, whom: Seat) -> Seats:
    """All who could respond, by what everybody sees (A10, A26)."""
    found: Seats = 0
    if not is_protected(g, seat):
        lit = is_lit(g, deed)
        open_to_seize = can_be_seized(g, deed, detail)
        switched: Seat = NOBODY
        if whom != NOBODY and open_to_seize and is_miscue(g, deed):
            switched = whom
        for other in range(g.seats):
            if other != seat and (
                (lit and has_spotlight(g, other))
                or (open_to_seize and could_seize(g, other, seat))
                or (other == switched and could_swap_in(g, other))
            ):
                found |= bit(other)
    if whom != NOBODY and is_foilable(g, deed) and could_answer(g, whom):
        found |= bit(whom)
    return found


def can_be_seized(g: State, deed: Deed, detail: i64) -> bool:
    """Cards only, in the reveal phase only (A24); not a full curtain before the half (A20).

    Who exits can lose the card too, unless it could not be seized when played (A16).
    """
    if not is_seizable(g, deed) or not is_revealing(g):
        return False
    if deed == EXIT_DEED:
        return is_seizable(g, deed_of(g, detail))
    if deed == CURTAIN and book(g).scripts.curtain[detail] == FULL_CURTAIN:
        return is_half_played(g)
    return True


def could_seize(g: State, seat: Seat, actor: Seat) -> bool:
    """Whether all can see that this player might seize: a face-down card, and the fee (A9, A107).

    All face-down cards are later in the order. One that a Miscue has brought is no answer to who
    played that Miscue (A34).
    """
    return (
        has_face_down(g, seat)
        and (can_pay(g, seat, book(g).scalars.seize_cost) or could_pay_to_seize(g, seat))
        and miscued_by(g, seat) != actor
    )


def could_swap_in(g: State, seat: Seat) -> bool:
    """Whether all can see that this player might improv a Seize against a Miscue (A34)."""
    scalars = book(g).scalars
    return (
        has_face_down(g, seat)
        and hand_size(g, seat) > 0
        and not has_improvised(g, seat)
        and can_pay(g, seat, scalars.improv_cost + scalars.seize_cost)
    )


def gives_lead(g: State, seat: Seat, deed: Deed) -> bool:
    """Whether the Lead gives the tile away, by card or by coin (A6)."""
    return deed in (LEAD_DEED, coin_deed(OTHELLO_COIN)) and is_lead(g, seat)


def is_miscue(g: State, deed: Deed) -> bool:
    """Whether a placed card must be changed: its player may improv a Seize against that (A34)."""
    return is_staging_deed(deed) and makes_switch(g, staging_card(deed))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Window(Sealed):
    """One sealed window: all who could respond answer at once, the first clockwise counts (A10)."""

    def __init__(self, seat: Seat, deed: Deed, detail: i64, whom: Seat) -> None:
        self.seat: Final = seat
        self.deed: Final = deed
        self.detail: Final = detail
        self.whom: Final = whom

    def seats(self, g: State) -> Seats:
        """By public facts only, whoever holds what."""
        return responders(g, self.seat, self.deed, self.detail, self.whom)

    def options(self, g: State, seat: Seat) -> list[int]:
        """Let it happen; steal the spotlight; seize; or, if it is done to me, No Drama."""
        found: list[int] = []
        offer(found, LET)
        if not is_protected(g, self.seat):
            if is_lit(g, self.deed) and has_spotlight(g, seat):
                offer(found, STEAL_SPOTLIGHT)
            if can_be_seized(g, self.deed, self.detail):
                if could_seize(g, seat, self.seat) and self.can_seize(g, seat):
                    offer(found, SEIZE_IT)
                elif self.can_swap_in(g, seat):
                    offer(found, SWAP_SEIZE)
        if seat == self.whom and is_foilable(g, self.deed):
            offer_ways_out(g, seat, found)
        return found

    def can_seize(self, g: State, seat: Seat) -> bool:
        """Whether the placed card seizes, and can be paid."""
        card = placed(g, seat)
        return seizes(g, card) and can_afford(g, seat, card)

    def can_swap_in(self, g: State, seat: Seat) -> bool:
        """The target of a Miscue may improv a Seize into place against that very card (A34)."""
        mine = seat == self.whom and is_miscue(g, self.deed)
        return mine and could_swap_in(g, seat) and holds(g, seat, SEIZE)

    def reveal(self, g: State, answers: tuple[int, ...]) -> None:
        """The first response clockwise from the actor counts; the others are void (A10, A14)."""
        g.pop()
        seat = left_of(g, self.seat)
        while seat != self.seat:
            answer: Option = answers[seat]
            if answer not in (NOBODY, LET):
                self.respond(g, seat, answer)
                return
            seat = left_of(g, seat)

    def respond(self, g: State, seat: Seat, answer: Option) -> None:
        """It is paid for and shown; then the actor may answer it (A11)."""
        if answer == STEAL_SPOTLIGHT:
            spend_spotlight(g, seat)
            g.emit(STOLE_SPOTLIGHT, seat, self.seat)
            self.stop(g, seat, SPOTLIGHT_DEED)
        elif answer in (SEIZE_IT, SWAP_SEIZE):
            if answer == SWAP_SEIZE:
                pay_for_improv(g, seat)
                switch(g, seat, find(g, seat, SEIZE))
                g.emit(SWAPPED_IN, seat)
            pay_for(g, seat, placed(g, seat))
            turn_up(g, seat)
            g.emit(SEIZED, seat, self.seat, self.card(g))
            self.stop(g, seat, deed_of(g, placed(g, seat)))
        else:
            protect(g, seat, answer)
            g.emit(FOILED, self.seat, seat)
            note_stop(g, WAS_FOILED, seat)
            g.replace(Foiled(self.seat, self.deed, self.detail))

    def stop(self, g: State, by: Seat, how: Deed) -> None:
        """The deed is stopped, unless the actor can say No Drama to it."""
        g.replace(Stopped(self.seat, self.deed, self.detail, self.whom, by, how))
        if is_foilable(g, how) and could_answer(g, self.seat):
            g.push(Answer(self.seat, self.deed, self.detail, self.whom, by, how))

    def card(self, g: State) -> Card:
        """The card it is about."""
        return staging_card(self.deed) if is_staging_deed(self.deed) else placed(g, self.seat)

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """All are told who does what to whom."""
        who = {"who": int(self.seat)}
        if self.deed == IMPROV_DEED:
            return "window-improv", who
        if self.deed == EXIT_DEED:
            return "window-exit", {**who, "card": self.detail}
        if self.deed == coin_deed(IAGO_COIN):
            return "window-wound", {**who, "character": self.detail}
        if is_coin_deed(self.deed):
            key = "give-coin" if gives_lead(g, self.seat, self.deed) else "coin"
            return self.prompted(f"window-{key}", {**who, "coin": coin_of(self.deed)}, seat)
        key = "give" if gives_lead(g, self.seat, self.deed) else "card"
        return self.prompted(f"window-{key}", {**who, "card": self.card(g)}, seat)

    def prompted(self, key: str, told: dict[str, int], seat: Seat) -> tuple[str, dict[str, int]]:
        """Some deeds are done to nobody, some to the one who is asked."""
        if self.whom == NOBODY:
            return key, told
        if seat == self.whom:
            return f"{key}-at-me", told
        return f"{key}-at", {**told, "whom": self.whom}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Answer(Own):
    """No Drama, by card or by coin, defeats a spotlight or a Seize against oneself (A11, A13)."""

    def __init__(
        self, seat: Seat, deed: Deed, detail: i64, whom: Seat, by: Seat, how: Deed
    ) -> None:
        super().__init__(seat)
        self.deed: Final = deed
        self.detail: Final = detail
        self.whom: Final = whom
        self.by: Final = by
        self.how: Final = how

    def asks_anyway(self) -> bool:
        """Whether there is a No Drama in the hand is hidden."""
        return True

    def options(self, g: State, seat: Seat) -> list[int]:
        """Let it be, or No Drama."""
        return answers(g, seat)

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """The deed below is carried out after all; a defeated Seize lies open until its turn (A13).

        The target, whose own answer was void, is asked once more (A99).
        """
        g.pop()
        if option == LET:
            return
        protect(g, seat, option)
        g.emit(DEFEATED, seat, self.by)
        g.replace(Carry(seat, self.deed, self.detail, self.whom))
        note_answer(g, self.by)
        if self.by != self.whom and responders(g, seat, self.deed, self.detail, self.whom) != 0:
            g.push(Window(seat, self.deed, self.detail, self.whom))

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """The actor is told who has stopped the deed, and how."""
        return ("answer-spotlight" if self.how == SPOTLIGHT_DEED else "answer-seize"), {
            "by": self.by
        }
