"""A glance at a table of Shakespeare: one seat's numbers, taken from a world once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.shakespeare.days import (
    AMBIANCE_PHASE,
    REHEARSAL_PHASE,
    SCORING,
    TURNS_PHASE,
    Day,
)
from groundlings.shakespeare.state import (
    ACTS,
    CARD,
    CYLINDER,
    CYLINDERS,
    DAY,
    DISC,
    EXTRA,
    FINISHED,
    MEMBER_CELLS,
    MOST_MEMBERS,
    MOST_SLOTS,
    MOST_SPACES,
    NOTHING,
    PLACED,
    POUNDS,
    RESTED,
    SLOT,
    STAGE_SET,
    TROUPE,
    YELLOW,
)

if TYPE_CHECKING:
    from groundlings.bots.shakespeare_almanac import Almanac
    from groundlings.kernel.state import State

USUAL_WAGER: Final = 4
"""What we expect to wager on a day whose wager is still to come."""


class Wearer(NamedTuple):
    """Somebody who can wear a costume: how many elements are missing, and what those worn sum to.

    What they do in a rehearsal: coloured quills, white quills, and the worth of all else.
    """

    missing: int
    worn: int
    total: int
    quills: tuple[int, ...]
    white: int
    other: float


class Glance:
    """What a critic wants to know of one seat, in the words of the game."""

    def __init__(self, g: State, seat: int, almanac: Almanac, today: float) -> None:
        cells = g.numbers()
        self.cells: Final = cells
        self.seat: Final = seat
        self.seats: Final = int(g.seats)
        self.almanac: Final = almanac
        self.today: Final = today
        self.day: Final = cells[DAY]
        self.days_left: Final = almanac.days - self.day
        self.pounds: Final = cells[POUNDS + seat]
        self.discs: Final = cells[DISC + seat * ACTS : DISC + (seat + 1) * ACTS]
        first = STAGE_SET + seat * MOST_SPACES
        self.set: Final = cells[first : first + len(almanac.mirror)]
        bottom = g.stack[0] if g.stack else None
        phase = bottom.phase if isinstance(bottom, Day) else SCORING + 1
        wagered = phase == TURNS_PHASE and cells[CYLINDERS + seat] > 0
        self.before_turns: Final = phase <= TURNS_PHASE and not wagered
        self.in_turns: Final = phase == AMBIANCE_PHASE or wagered
        self.before_mood: Final = phase <= AMBIANCE_PHASE
        self.before_rehearsal: Final = phase <= REHEARSAL_PHASE
        self.before_scoring: Final = phase <= SCORING
        self.placed: Final = cells[PLACED + seat]
        self.cylinders: Final = self._cylinders()
        self.wearers: Final[list[Wearer]] = []
        self.free: Final[list[float]] = []
        self.used: Final[list[float]] = []
        self.resting: Final[list[float]] = []
        self.wages: Final[list[int]] = []
        self.yellow: int = self.set.count(YELLOW)
        self.helped: int = 0
        self.crafts: Final[list[tuple[int, int]]] = []
        self._call_the_troupe()

    def _cylinders(self) -> int:
        """The cylinders still to be placed today."""
        if self.before_turns:
            return USUAL_WAGER if self.seats > 1 else self.almanac.cylinders
        if self.in_turns and not self.cells[FINISHED + self.seat]:
            return self.cells[CYLINDERS + self.seat]
        return 0

    def _call_the_troupe(self) -> None:
        """Who is free, who is used, who rests, who wears what, who must be paid."""
        cells, almanac = self.cells, self.almanac
        first = self.seat * MOST_MEMBERS * MEMBER_CELLS
        members = range(first, first + cells[TROUPE + self.seat] * MEMBER_CELLS, MEMBER_CELLS)
        self.helped = sum(
            [almanac.bonus[cells[at + CARD]] for at in members if not cells[at + EXTRA]]
        )
        for at in members:
            card = cells[at + CARD]
            if cells[at + EXTRA]:
                power = (almanac.extra_quills, almanac.extra_white, almanac.extra_rehearsed)
                self._dress(at, MOST_SLOTS, power)
                continue
            if almanac.cost[card]:
                self.wages.append(almanac.cost[card])
            if almanac.slots[card]:
                power = (almanac.quills[card], almanac.white[card], almanac.rehearsed[card])
                self._dress(at, almanac.slots[card], power)
            if almanac.activatable[card]:
                self._at_work(at, card)
        self.wages.sort()

    def _at_work(self, at: int, card: int) -> None:
        worth = self.almanac.in_use[card]
        if self.almanac.crafts[card] != (0, 0):
            self.crafts.append(self.almanac.crafts[card])
            worth += self.helped * self.almanac.help_worth
        if self.cells[at + CYLINDER]:
            self.used.append(worth)
        elif self.cells[at + RESTED]:
            self.resting.append(worth)
        else:
            self.free.append(worth)

    def _dress(self, at: int, slots: int, power: tuple[tuple[int, ...], int, float]) -> None:
        worn = [colour for colour in self.cells[at + SLOT : at + SLOT + slots] if colour != NOTHING]
        self.yellow += worn.count(YELLOW)
        total = sum(self.almanac.value[colour] for colour in worn)
        self.wearers.append(Wearer(slots - len(worn), len(worn), total, *power))
