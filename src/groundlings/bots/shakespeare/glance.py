"""A glance at a table of Shakespeare: what is reckoned of one seat before anything is foreseen."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.bots.shakespeare.worth import POINT_OF_CRAFT, Power, Worths, worths
from groundlings.kernel.state import Seat, State
from groundlings.shakespeare.actions import cylinders, has_finished
from groundlings.shakespeare.ambiance import DAMPENING, Ambiance
from groundlings.shakespeare.backstage import is_open
from groundlings.shakespeare.calendar import day
from groundlings.shakespeare.craft import FULL_COSTUME
from groundlings.shakespeare.days import (
    AMBIANCE_PHASE,
    MAINTENANCE,
    REHEARSAL_PHASE,
    SCORING,
    TURNS_PHASE,
    Day,
)
from groundlings.shakespeare.favours import fewer_rest_tokens
from groundlings.shakespeare.score import exempted, wage
from groundlings.shakespeare.state import Book, Card, Member, book
from groundlings.shakespeare.troupe import (
    card_of,
    costume_value,
    craft_bonus,
    end_of,
    first_of,
    has_cylinder,
    is_dressed,
    is_extra,
    is_resting,
    slots,
    worn,
)

USUAL_WAGER: Final = 4
"""What we expect to wager on a day whose wager is still to come."""
WITH_BACKSTAGE: Final = 3
"""The same where the others have something to do backstage."""


@final
class Wearer:
    """Somebody who can wear a costume: how many elements are missing, the total of those worn.

    `pays` tells whether it is a costume that pays (S85), `acts` how much more the character does
    when activated in it (R127, R128).
    """

    def __init__(
        self,
        missing: int,
        total: int,
        power: Power,
        pays: bool,  # noqa: FBT001 - in compiled code by position
        acts: float,
    ) -> None:
        self.missing: Final = missing
        self.total: Final = total
        self.power: Final = power
        self.pays: Final = pays
        self.acts: Final = acts


@final
class Glance:
    """One seat at one moment: what is left of the day, who can work, who can be dressed.

    `today` says how much of today we count with, from 1 down to 0.
    """

    def __init__(self, g: State, seat: Seat, today: float) -> None:
        self.g: Final = g
        self.book: Final[Book] = book(g)
        self.worths: Final[Worths] = worths(self.book, g.seats == 1)
        self.seat: Final = seat
        self.today: Final = today
        self.seats: Final = int(g.seats)
        self.day: Final = int(day(g))
        self.days_left: Final = int(self.book.scalars.days) - self.day
        phase = coming_phase(g)
        wagered = phase == TURNS_PHASE and cylinders(g, seat) > 0
        self.before_turns: Final = phase <= TURNS_PHASE and not wagered
        self.in_turns: Final = phase == AMBIANCE_PHASE or wagered
        self.dampening: Final = is_dampening(g)
        self.before_immediate: Final = phase <= AMBIANCE_PHASE
        self.before_rehearsal: Final = phase <= REHEARSAL_PHASE
        self.before_scoring: Final = phase <= SCORING
        self.stay_awake: Final = 1 + int(fewer_rest_tokens(g, seat))
        self.wearers: Final[list[Wearer]] = []
        self.free: Final[list[float]] = []
        self.used: Final[list[float]] = []
        self.resting: Final[list[float]] = []
        self.wages: Final[list[int]] = []
        self.craftsmen: Final[list[int]] = []
        self.opens: bool = False
        self.helped: Final = int(craft_bonus(g, seat))
        for member in range(first_of(seat), end_of(g, seat)):
            self._meet(member)
        self.wages.sort()
        for _ in range(min(exempted(g, seat), len(self.wages))):
            self.wages.pop()

    def time_left(self) -> float:
        """Days, and what is left of today."""
        return self.days_left + self.today

    def cylinders(self) -> i64:
        """The cylinders still to be placed today."""
        if self.before_turns:
            if is_open(self.g):
                return WITH_BACKSTAGE
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
            pays = wearable == FULL_COSTUME or self.book.backstage.short_costumes_pay != 0
            acts = 0.0
            if not is_extra(g, member):
                acts = self.worths.when_dressed[card] - self.worths.in_use[card]
            self.wearers.append(Wearer(missing, costume_value(g, member), power, pays, acts))
        if is_extra(g, member):
            return
        if self.book.cards.opens[card] != 0:
            self.opens = True
        due = wage(g, member)
        if due > 0:
            self.wages.append(due)
        if self.book.cards.activatable[card] == 0:
            return
        if has_cylinder(g, member):
            self.used.append(self._work(member, card))
        elif is_resting(g, member):
            self.resting.append(self._work(member, card))
        else:
            self.free.append(self._work(member, card))

    def _work(self, member: Member, card: Card) -> float:
        """What a character does for us on an ordinary day; Assistants help craftsmen (R65)."""
        worth: float = self.worths.in_use[card]
        if is_dressed(self.g, member):
            worth = self.worths.when_dressed[card]
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


def is_dampening(g: State) -> bool:
    """Whether the ambiance is about to be judged: the last moment for immediate objectives."""
    for step in g.stack:
        if isinstance(step, Ambiance):
            return step.place == DAMPENING
    return False
