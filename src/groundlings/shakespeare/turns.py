"""Phase 2: recruiting and activating, turn by turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import Option, Seat, Seats, State
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
from groundlings.shakespeare.deck import leave_display, on_display
from groundlings.shakespeare.fortune import gain, plus3
from groundlings.shakespeare.order import in_order, line_up
from groundlings.shakespeare.perform import Perform
from groundlings.shakespeare.state import ACTOR, SOLO, Card, Rank, book, offer
from groundlings.shakespeare.troupe import (
    free_cards,
    free_member,
    has_free_member,
    join,
    put_cylinder,
)
from groundlings.shakespeare.verbs import (
    ACTIVATE,
    ACTIVATED,
    PASS,
    PASSED,
    RECRUIT,
    RECRUIT_EXTRA,
    RECRUITED_EXTRA,
    RECRUITED_ONE,
    SOLO_BONUS,
    Event,
)


@final
class Turns(Step):
    """Round after round, each player takes one action, until all have finished (R25, R26)."""

    def __init__(self, place: Rank) -> None:
        self.place: Final = place

    def is_frame(self) -> bool:
        """It goes on from player to player."""
        return True

    def ask(self, g: State) -> Seats:
        """The next in order who can still act; who cannot has finished (S14)."""
        for later in range(g.seats):
            place = (self.place + later) % g.seats
            seat = in_order(g, place)
            if has_finished(g, seat):
                continue
            if can_act(g, seat):
                g.replace(Turns((place + 1) % g.seats))
                g.push(Turn(seat))
                return 0
            finish(g, seat)
        g.pop()
        end_turns(g)
        return 0


def can_act(g: State, seat: Seat) -> bool:
    """Something other than passing is left to do (S12, S14)."""
    return not has_recruited(g, seat) or (cylinders(g, seat) > 0 and has_free_member(g, seat))


def end_turns(g: State) -> None:
    """Who used no actor lines up behind the others in order (R68); the solo bonus (R103, S78)."""
    for rank in range(g.seats):
        line_up(g, in_order(g, rank))
    if g.seats == 1 and book(g).tracks.solo_cylinders[placed(g, 0)] != 0:
        g.emit(SOLO_BONUS, 0, placed(g, 0))
        gain(g, 0, book(g).scalars.solo_bonus, SOLO)


@final
class Turn(Own):
    """One action: recruit once a day, or activate a character; or pass for good (R27, S13)."""

    def options(self, g: State, seat: Seat) -> list[int]:
        """Passing is offered once the Recruitment card is used (S12)."""
        found: list[int] = []
        if cylinders(g, seat) > 0:
            offer(found, ACTIVATE, free_cards(g, seat))
        if has_recruited(g, seat):
            found.append(PASS)
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
        else:
            use_recruitment_card(g, seat)
            recruit(g, seat, option, RECRUITED_ONE, RECRUITED_EXTRA)

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """How many cylinders are left, and whether recruiting is still due."""
        key = "turn" if has_recruited(g, seat) else "turn-and-recruit"
        return key, {"n": cylinders(g, seat)}


# Recruiting


def offer_recruits(g: State, found: list[int]) -> None:
    """Each card on display, face down as an Extra or face up; copies are alike."""
    cards = on_display(g)
    offer(found, RECRUIT_EXTRA, cards)
    offer(found, RECRUIT, cards)


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
    put_cylinder(g, free_member(g, seat, card))
    spend_cylinder(g, seat)
    g.emit(ACTIVATED, seat, card)
    if book(g).cards.type[card] == ACTOR:
        line_up(g, seat)
    g.push(performance(g, seat, card))


def performance(g: State, seat: Seat, card: Card) -> Perform:
    """What the card does for this player now; a +3 token counts if it is there already (R62)."""
    token: i64 = 1 if plus3(g, seat) > 0 else 0
    return Perform(seat, book(g).cards.activation[card], card, token)
