"""Phase 4: the dress rehearsal of who is dressed."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.state import Seat, Seats, State
from groundlings.kernel.step import Step
from groundlings.shakespeare.acts import FROM_REHEARSAL, Quill
from groundlings.shakespeare.calendar import day
from groundlings.shakespeare.order import in_initiative
from groundlings.shakespeare.perform import Perform
from groundlings.shakespeare.state import Member, Program, Rank, book
from groundlings.shakespeare.troupe import (
    card_of,
    end_of,
    first_of,
    is_dressed,
    is_extra,
    wearer_noun,
)
from groundlings.shakespeare.verbs import REHEARSAL_BEGAN, REHEARSED


def begin_rehearsal(g: State) -> None:
    """On the days that have one (R17)."""
    g.emit(REHEARSAL_BEGAN, day(g))
    g.push(Rehearsal(0))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rehearsal(Step):
    """In Initiative order each player's dressed actors and Extras use their powers (R73-R76)."""

    def __init__(self, place: Rank) -> None:
        self.place: Final = place

    def is_frame(self) -> bool:
        """It goes on from player to player."""
        return True

    def ask(self, g: State) -> Seats:
        """The next player's troupe, if there is one."""
        if self.place == g.seats:
            g.pop()
            return 0
        g.replace(Rehearsal(self.place + 1))
        g.push(Rehearse(in_initiative(g, self.place), 0, 0))
        return 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rehearse(Step):
    """One player's rehearsal: every power of the dressed, resting or not (R75, S53).

    White quills are kept to the end, when all coloured ones are spent (S24, S52).
    """

    def __init__(self, seat: Seat, member: i64, white: i64) -> None:
        self.seat: Final = seat
        self.member: Final = member
        self.white: Final = white

    def ask(self, g: State) -> Seats:
        """The next of the troupe: who is dressed uses the power, who is not has none (S54)."""
        first = first_of(self.seat)
        for member in range(first + self.member, end_of(g, self.seat)):
            if is_dressed(g, member) and has_power(g, member):
                white = self.white + white_quills(g, member)
                g.replace(Rehearse(self.seat, member - first + 1, white))
                g.emit(REHEARSED, self.seat, wearer_noun(g, self.seat, member))
                g.push(rehearsal_power(g, self.seat, member))
                return 0
        g.pop()
        if self.white > 0:
            g.push(Quill(self.seat, self.white, FROM_REHEARSAL))
        return 0


def has_power(g: State, member: Member) -> bool:
    """Whether the costume brings anything at a rehearsal; some only help when activated (R127)."""
    effects = book(g).effects
    program = rehearsal_program(g, member)
    return white_quills(g, member) > 0 or effects.last[program] > effects.first[program]


def rehearsal_program(g: State, member: Member) -> Program:
    """What a rehearsal power does beside its white quills."""
    cards = book(g).cards
    return cards.extra if is_extra(g, member) else cards.rehearsal[card_of(g, member)]


def white_quills(g: State, member: Member) -> i64:
    """The white quills of a rehearsal power; an Extra's is one of them (R76)."""
    cards = book(g).cards
    return cards.extra_white if is_extra(g, member) else cards.white[card_of(g, member)]


def rehearsal_power(g: State, seat: Seat, member: Member) -> Perform:
    """All else that a rehearsal power gives."""
    return Perform(seat, rehearsal_program(g, member), card_of(g, member), 0)
