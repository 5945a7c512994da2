"""Phase 2: recruiting and activating, turn by turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import State
from groundlings.kernel.step import Step
from groundlings.shakespeare.fortune import gain
from groundlings.shakespeare.perform import Perform
from groundlings.shakespeare.state import (
    ACTOR,
    CARD,
    CYLINDER,
    CYLINDERS,
    DISPLAY,
    FINISHED,
    INITIATIVE,
    LINED_UP,
    MOST_SHOWN,
    NOTHING,
    ORDER,
    PLACED,
    PLUS3,
    RECRUITED,
    SOLO,
    book,
)
from groundlings.shakespeare.troupe import free_cards, free_member, join
from groundlings.shakespeare.verbs import (
    ACTIVATE,
    ACTIVATED,
    DRAFTED,
    DRAFTED_EXTRA,
    LINED_UP_AT,
    PASS,
    PASSED,
    RECRUIT,
    RECRUIT_EXTRA,
    RECRUITED_EXTRA,
    RECRUITED_ONE,
    SOLO_BONUS,
)


def offers(g: State) -> i64:
    """The cards on display, as a mask."""
    mask: i64 = 0
    shown: i64 = 0
    while shown < MOST_SHOWN:
        card = g.cells[DISPLAY + shown]
        if card != NOTHING:
            mask |= i64(1) << card
        shown += 1
    return mask


def recruits(g: State) -> list[int]:
    """Each card on display, face up or as an Extra; copies are alike."""
    mask = offers(g)
    cards = book(g).cards.count
    found: list[int] = []
    card: i64 = 0
    while card < cards:
        if mask & (i64(1) << card) != 0:
            found.append(RECRUIT_EXTRA + card)
        card += 1
    card = 0
    while card < cards:
        if mask & (i64(1) << card) != 0:
            found.append(RECRUIT + card)
        card += 1
    return found


def is_extra(g: State, option: i64) -> bool:
    """Whether this option recruits a card face down."""
    return RECRUIT_EXTRA <= option < RECRUIT_EXTRA + book(g).cards.count


def recruit(g: State, seat: i64, option: i64, face_up: i64, face_down: i64) -> None:
    """Take a card off the display into the troupe, and tell it as one event or the other."""
    extra: i64 = 1 if is_extra(g, option) else 0
    card = option - (RECRUIT_EXTRA if extra != 0 else RECRUIT)
    shown: i64 = 0
    while g.cells[DISPLAY + shown] != card:
        shown += 1
    g.cells[DISPLAY + shown] = NOTHING
    join(g, seat, card, extra)
    g.emit(face_down if extra != 0 else face_up, seat, card)


def line_up(g: State, seat: i64) -> None:
    """The first free place of the Initiative track, once a day (R40)."""
    higher: i64 = 0
    while higher < g.cells[LINED_UP]:
        if g.cells[INITIATIVE + higher] == seat:
            return
        higher += 1
    g.cells[INITIATIVE + higher] = seat
    g.cells[LINED_UP] = higher + 1
    if g.seats > 1:
        g.emit(LINED_UP_AT, seat, higher + 1)


@final
class Draft(Step):
    """From the last to the first in order, each takes one card on either side (R14, S3)."""

    def __init__(self, place: i64) -> None:
        self.place: Final = place

    def ask(self, g: State) -> i64:
        """The next from behind."""
        if self.place < 0:
            g.pop()
            return 0
        return i64(1) << g.cells[ORDER + self.place]

    def options(self, g: State, seat: i64) -> list[int]:
        """Any card laid out."""
        return recruits(g)

    def take(self, g: State, seat: i64, option: i64) -> None:
        """It joins; the next one chooses."""
        recruit(g, seat, option, DRAFTED, DRAFTED_EXTRA)
        g.replace(Draft(self.place - 1))


@final
class Turns(Step):
    """Round after round, each player takes one action, until all have finished (R25, R26)."""

    def __init__(self, place: i64) -> None:
        self.place: Final = place

    def ask(self, g: State) -> i64:
        """Find who is next."""
        tried: i64 = 0
        while tried < g.seats:
            place = (self.place + tried) % g.seats
            seat = g.cells[ORDER + place]
            if g.cells[FINISHED + seat] == 0:
                if can_act(g, seat):
                    g.replace(Turns((place + 1) % g.seats))
                    g.push(Turn(seat))
                    return 0
                g.cells[FINISHED + seat] = 1
            tried += 1
        g.pop()
        end_of_turns(g)
        return 0


def can_act(g: State, seat: i64) -> bool:
    """Something other than passing is left to do (S12, S14)."""
    if g.cells[RECRUITED + seat] == 0:
        return True
    return g.cells[CYLINDERS + seat] > 0 and free_cards(g, seat) != 0


def end_of_turns(g: State) -> None:
    """Who used no actor lines up behind the others in order (R68); the solo bonus (R103, S78)."""
    place: i64 = 0
    while place < g.seats:
        line_up(g, g.cells[ORDER + place])
        place += 1
    if g.seats == 1 and book(g).tracks.solo_cylinders[g.cells[PLACED]] != 0:
        g.emit(SOLO_BONUS, 0, g.cells[PLACED])
        gain(g, 0, book(g).scalars.solo_bonus, SOLO)


@final
class Turn(Step):
    """One action: recruit once a day, or activate a character; or pass for good (R27, S13)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, g: State) -> i64:
        """Whose turn it is."""
        return i64(1) << self.seat

    def options(self, g: State, seat: i64) -> list[int]:
        """Passing is offered once the Recruitment card is used (S12)."""
        found: list[int] = []
        if g.cells[CYLINDERS + seat] > 0:
            mask = free_cards(g, seat)
            card: i64 = 0
            while card < book(g).cards.count:
                if mask & (i64(1) << card) != 0:
                    found.append(ACTIVATE + card)
                card += 1
        if g.cells[RECRUITED + seat] == 0:
            found.extend(recruits(g))
        else:
            found.append(PASS)
        return found

    def take(self, g: State, seat: i64, option: i64) -> None:
        """The action; the turn is over when it is."""
        g.pop()
        if option == PASS:
            g.cells[FINISHED + seat] = 1
            g.emit(PASSED, seat)
        elif ACTIVATE <= option < ACTIVATE + book(g).cards.count:
            activate(g, seat, option - ACTIVATE)
        else:
            g.cells[RECRUITED + seat] = 1
            recruit(g, seat, option, RECRUITED_ONE, RECRUITED_EXTRA)

    def prompt(self, g: State, seat: i64) -> tuple[str, dict[str, int]]:
        """How many cylinders are left, and whether recruiting is still due."""
        key = "turn" if g.cells[RECRUITED + seat] != 0 else "turn-and-recruit"
        return key, {"n": g.cells[CYLINDERS + seat]}


def activate(g: State, seat: i64, card: i64) -> None:
    """A cylinder goes on a free character; an actor takes a place in the initiative first (S31)."""
    at = free_member(g, seat, card)
    g.cells[at + CYLINDER] = 1
    g.cells[CYLINDERS + seat] -= 1
    g.cells[PLACED + seat] += 1
    g.emit(ACTIVATED, seat, g.cells[at + CARD])
    if book(g).cards.type[card] == ACTOR:
        line_up(g, seat)
    g.push(performance(g, seat, card))


def performance(g: State, seat: i64, card: i64) -> Perform:
    """What the card does for this player now (R62)."""
    token: i64 = 1 if g.cells[PLUS3 + seat] > 0 else 0
    return Perform(seat, book(g).cards.activation[card], card, token)
