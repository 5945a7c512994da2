"""A glance at a table of Shakespeare: what is reckoned of one seat before anything is foreseen."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.bots.shakespeare.worth import POINT_OF_CRAFT, Power, Worths, worths
from groundlings.kernel.state import Seat, State
from groundlings.shakespeare.actions import cylinders, has_finished
from groundlings.shakespeare.calendar import day
from groundlings.shakespeare.days import (
    AMBIANCE_PHASE,
    MAINTENANCE,
    REHEARSAL_PHASE,
    SCORING,
    TURNS_PHASE,
    Day,
)
from groundlings.shakespeare.score import wage
from groundlings.shakespeare.state import Book, Card, Member, book
from groundlings.shakespeare.troupe import (
    card_of,
    costume_value,
    craft_bonus,
    end_of,
    first_of,
    has_cylinder,
    is_extra,
    is_resting,
    slots,
    worn,
)

USUAL_WAGER: Final = 4
"""What we expect to wager on a day whose wager is still to come."""


@final
class Wearer:
    """Somebody who can wear a costume: how many elements are missing, the total of those worn."""

    def __init__(self, missing: int, total: int, power: Power) -> None:
        self.missing: Final = missing
        self.total: Final = total
        self.power: Final = power


@final
class Glance:
    """One seat at one moment: what is left of the day, who can work, who can be dressed.

    `today` says how much of today we count with, from 1 down to 0.
    """

    def __init__(self, g: State, seat: Seat, today: float) -> None:
        self.g: Final = g
        self.book: Final[Book] = book(g)
        self.worths: Final[Worths] = worths(self.book)
        self.seat: Final = seat
        self.today: Final = today
        self.seats: Final = int(g.seats)
        self.day: Final = int(day(g))
        self.days_left: Final = int(self.book.scalars.days) - self.day
        phase = coming_phase(g)
        wagered = phase == TURNS_PHASE and cylinders(g, seat) > 0
        self.before_turns: Final = phase <= TURNS_PHASE and not wagered
        self.in_turns: Final = phase == AMBIANCE_PHASE or wagered
        self.before_rehearsal: Final = phase <= REHEARSAL_PHASE
        self.before_scoring: Final = phase <= SCORING
        self.wearers: Final[list[Wearer]] = []
        self.free: Final[list[float]] = []
        self.used: Final[list[float]] = []
        self.resting: Final[list[float]] = []
        self.wages: Final[list[int]] = []
        self.craftsmen: Final[list[int]] = []
        self.helped: Final = int(craft_bonus(g, seat))
        for member in range(first_of(seat), end_of(g, seat)):
            self._meet(member)
        self.wages.sort()

    def time_left(self) -> float:
        """Days, and what is left of today."""
        return self.days_left + self.today

    def cylinders(self) -> i64:
        """The cylinders still to be placed today."""
        if self.before_turns:
            return USUAL_WAGER if self.seats > 1 else self.book.scalars.cylinders
        if self.in_turns and not has_finished(self.g, self.seat):
            return cylinders(self.g, self.seat)
        return 0

    def _meet(self, member: Member) -> None:
        """Who is free, who is used, who rests, who wears what, who must be paid."""
        g, card = self.g, card_of(self.g, member)
        wearable = slots(g, member)
        if wearable > 0:
            power = self.worths.extra if is_extra(g, member) else self.worths.powers[card]
            missing = wearable - worn(g, member)
            self.wearers.append(Wearer(missing, costume_value(g, member), power))
        if is_extra(g, member):
            return
        due = wage(g, member)
        if due > 0:
            self.wages.append(due)
        if self.book.cards.activatable[card] == 0:
            return
        if has_cylinder(g, member):
            self.used.append(self._work(card))
        elif is_resting(g, member):
            self.resting.append(self._work(card))
        else:
            self.free.append(self._work(card))

    def _work(self, card: Card) -> float:
        """What a character does for us on an ordinary day; Assistants help craftsmen (R65)."""
        worth: float = self.worths.in_use[card]
        if self.worths.costume_craft[card] != 0 or self.worths.set_craft[card] != 0:
            self.craftsmen.append(card)
            worth += self.helped * max(POINT_OF_CRAFT)
        return worth


def coming_phase(g: State) -> i64:
    """The phase that comes next; the day's own step, at the bottom, knows it."""
    if g.stack:
        bottom = g.stack[0]
        if isinstance(bottom, Day):
            return bottom.phase
    return MAINTENANCE
