"""Phase 2: recruiting and activating, turn by turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.state import NOBODY, Option, Seat, Seats, State, offer, offer_each
from groundlings.kernel.step import Own, Step
from groundlings.shakespeare.actions import (
    cylinders,
    finish,
    has_finished,
    has_recruited,
    placed,
    spend_cylinder,
    use_recruitment_card,
)
from groundlings.shakespeare.backstage import (
    can_use_backstage,
    is_backstage,
    is_open,
    kind_wanted,
    offer_backstage,
    pay_backstage,
    waiting,
)
from groundlings.shakespeare.deck import leave_display, on_display
from groundlings.shakespeare.fortune import gain
from groundlings.shakespeare.order import in_order, line_up
from groundlings.shakespeare.perform import Perform, performance
from groundlings.shakespeare.state import ACTOR, NOTHING, SOLO, Card, Rank, book
from groundlings.shakespeare.troupe import (
    free_cards,
    free_member,
    has_free_member,
    join,
    put_cylinder,
    size,
    who_opens,
)
from groundlings.shakespeare.verbs import (
    ACTIVATE,
    ACTIVATED,
    FIRST_BEHIND,
    PASS,
    PASSED,
    RECRUIT,
    RECRUIT_EXTRA,
    RECRUITED_EXTRA,
    RECRUITED_ONE,
    SOLO_BONUS,
    WENT_AHEAD,
    Event,
)


def begin_turns(g: State) -> None:
    """Turns in order; but whoever has the Bear this morning takes the first of all (R129, S89)."""
    g.push(Turns(0))
    for rank in range(1, g.seats):
        seat = in_order(g, rank)
        bear = who_opens(g, seat)
        if bear != NOTHING:
            g.replace(Turns(0, seat))
            g.emit(WENT_AHEAD, seat, bear)
            g.push(Turn(seat))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(Step):
    """Round after round, each player takes one action, until all have finished (R25, R26).

    Who went `ahead` of the others has had the action of this round already.
    """

    def __init__(self, place: Rank, ahead: Seat = NOBODY) -> None:
        self.place: Final = place
        self.ahead: Final = ahead

    def is_frame(self) -> bool:
        """It goes on from player to player."""
        return True

    def ask(self, g: State) -> Seats:
        """The next in order who can still act; who cannot has finished (S14)."""
        for later in range(g.seats):
            place = (self.place + later) % g.seats
            seat = in_order(g, place)
            if seat == self.ahead:
                g.replace(Turns((place + 1) % g.seats))
                return 0
            if has_finished(g, seat):
                continue
            if can_act(g, seat):
                g.replace(Turns((place + 1) % g.seats, self.ahead))
                g.push(Turn(seat))
                return 0
            finish(g, seat)
        g.pop()
        end_turns(g)
        return 0


def can_act(g: State, seat: Seat) -> bool:
    """Something other than passing is left to do (S12, S14)."""
    return (
        not has_recruited(g, seat)
        or (cylinders(g, seat) > 0 and has_free_member(g, seat))
        or can_use_backstage(g, seat)
    )


def end_turns(g: State) -> None:
    """Who used no actor lines up behind the others in order (R68); the solo bonus (R103, S78)."""
    for rank in range(g.seats):
        line_up(g, in_order(g, rank))
    if g.seats == 1 and book(g).tracks.solo_cylinders[placed(g, 0)] != 0:
        g.emit(SOLO_BONUS, 0, placed(g, 0))
        gain(g, 0, book(g).scalars.solo_bonus, SOLO)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Own):
    """One action: recruit once a day, activate a character, or use a backstage card (R27, R113).

    Or pass for good (S13).
    """

    def options(self, g: State, seat: Seat) -> list[int]:
        """Passing is offered once the Recruitment card is used (S12)."""
        found: list[int] = []
        if cylinders(g, seat) > 0:
            offer_each(found, ACTIVATE, free_cards(g, seat))
        offer_backstage(g, seat, found)
        if has_recruited(g, seat):
            offer(found, PASS)
        else:
            offer_recruits(g, found)
        return found

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """The action; the turn is over when it is."""
        g.pop()
        if option == PASS:
            finish(g, seat)
            g.emit(PASSED, seat)
        elif ACTIVATE <= option < ACTIVATE + book(g).cards.count:
            activate(g, seat, option - ACTIVATE)
        elif is_backstage(g, option):
            program = pay_backstage(g, seat, option)
            g.push(Perform(seat, program, FIRST_BEHIND + kind_wanted(option), 0))
        else:
            use_recruitment_card(g, seat, size(g, seat))
            recruit(g, seat, option, RECRUITED_ONE, RECRUITED_EXTRA)

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """How many cylinders are left, here and backstage, and whether recruiting is still due."""
        n = cylinders(g, seat)
        if is_open(g):
            key = "turn-backstage" if has_recruited(g, seat) else "turn-recruit-backstage"
            return key, {"n": n, "backstage": waiting(g, seat)}
        return "turn" if has_recruited(g, seat) else "turn-and-recruit", {"n": n}


# Recruiting


def offer_recruits(g: State, found: list[int]) -> None:
    """Each card on display, face down as an Extra or face up; copies are alike."""
    cards = on_display(g)
    offer_each(found, RECRUIT_EXTRA, cards)
    offer_each(found, RECRUIT, cards)


def recruits_extra(g: State, option: Option) -> bool:
    """Whether this option recruits a card face down."""
    return RECRUIT_EXTRA <= option < RECRUIT_EXTRA + book(g).cards.count


def recruit(g: State, seat: Seat, option: Option, face_up: Event, face_down: Event) -> None:
    """Take a card off the display into the troupe, and tell it as one event or the other."""
    extra: i64 = 1 if recruits_extra(g, option) else 0
    card = option - (RECRUIT_EXTRA if extra != 0 else RECRUIT)
    leave_display(g, card)
    join(g, seat, card, extra)
    g.emit(face_down if extra != 0 else face_up, seat, card)


# Activating


def activate(g: State, seat: Seat, card: Card) -> None:
    """A cylinder goes on a free character; an actor takes a place in the initiative first (S31)."""
    member = free_member(g, seat, card)
    put_cylinder(g, member)
    spend_cylinder(g, seat)
    g.emit(ACTIVATED, seat, card)
    if book(g).cards.type[card] == ACTOR:
        line_up(g, seat)
    g.push(performance(g, seat, member))
