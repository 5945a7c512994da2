"""What all options of a moment have in common, seen once before they are looked at one by one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.bots.policy import Eye
from groundlings.bots.shakespeare.features import (
    AT_ONCE,
    FEW,
    GAPS,
    GOLD,
    LATER,
    MEANS,
    NEARNESS,
    PURSE,
    SERVES,
    SHORT,
    SPARE_POUNDS,
    UNPAID,
)
from groundlings.kernel.cells import vec
from groundlings.kernel.state import Seat, State
from groundlings.shakespeare.actions import cylinders, has_recruited
from groundlings.shakespeare.acts import is_ahead, space
from groundlings.shakespeare.calendar import day, has_ended
from groundlings.shakespeare.fortune import ambiance, pounds, prestige
from groundlings.shakespeare.objectives import in_hand, in_hands
from groundlings.shakespeare.opening import Draft
from groundlings.shakespeare.score import (
    PRECIOUS,
    SAVINGS_TEST,
    SET_VALUE_TEST,
    matching_hats,
    measure,
    objective_worth,
    wage,
    yellow_elements,
)
from groundlings.shakespeare.state import (
    MOST_MEMBERS,
    NEUTRAL,
    NOTHING,
    YELLOW,
    Act,
    Book,
    Objective,
    Space,
    book,
)
from groundlings.shakespeare.troupe import (
    costume_value,
    end_of,
    first_of,
    is_free,
    slots,
    worn,
)

MOST_VALUE: Final = 5
_TOTALS: Final = 16
_DEAREST: Final = 10
_OBJECTIVES: Final = 16
_MOST_HELD: Final = 6
"""So many objectives are looked at; hardly anybody ever holds more."""
_UNKNOWN: Final = -1


class Glimpse(Eye):
    """An eye for Shakespeare: what it has seen of this moment, and how things add up.

    `named` tells whether it knows the characters of this edition by name.
    """

    def __init__(self, table: vec[float]) -> None:
        super().__init__(table)
        self.book: Book | None = None
        self.named: bool = True
        self.waits: Final = vec[i64]([0] * 8)
        self.again: Final = vec[i64]([0] * 8)
        self.pays: Final = vec[i64]([0] * _TOTALS)
        self.grades: Final = vec[i64]([0] * 6)
        self.goals: Final = vec[i64]([0] * _OBJECTIVES)
        self.wanted: Final = vec[i64]([0] * _OBJECTIVES)
        self.steps: Final = vec[i64]([1] * _OBJECTIVES)
        self.due: Final = vec[i64]([0] * (_DEAREST + 1))
        # This moment
        self.day: i64 = 0
        self.period: i64 = 0
        self.moment: i64 = 0
        self.left: i64 = 0
        self.cylinders: i64 = 0
        self.spare: i64 = 0
        self.hired: i64 = 0
        self.free: i64 = 0
        self.bare: i64 = 0
        self.short: i64 = 0
        self.mood: i64 = 0
        self.rank: i64 = 0
        self.lead: i64 = 0
        self.holds: i64 = 0
        self.serving: Final = vec[i64]([0] * _MOST_HELD)
        # Who can be dressed: reckoned where it is wanted
        self.reckoned: bool = False
        self.room: i64 = 0
        self.done: Final = vec[i64]([0] * (MOST_VALUE + 1))
        self.pair: Final = vec[i64]([0] * (MOST_VALUE + 1))
        self.first: bool = False
        self.wearers: i64 = 0
        self.wearing: Final = vec[i64]([0] * MOST_MEMBERS)

    def open(self, g: State) -> Book:
        """The tables of the edition; what follows from them is reckoned once."""
        tables = book(g)
        if self.book is not tables:
            self.book = tables
            self._read(tables)
        return tables

    def _read(self, tables: Book) -> None:
        tracks = tables.tracks
        days: i64 = tables.scalars.days
        for today in range(1, days + 1):
            wait: i64 = LATER - 1
            again: i64 = 0
            for later in range(days, today - 1, -1):
                if tracks.rehearsal_day[later] != 0:
                    again += 1
                    wait = min(later - today, LATER - 1)
            self.waits[today] = wait
            self.again[today] = min(again, 2)
        self.waits[0], self.again[0] = self.waits[1], self.again[1]
        total: i64
        for total in range(_TOTALS):
            worth = min(tracks.costume_prestige[total], 3)
            self.pays[total] = worth * 3 + min(tracks.costume_pounds[total], 2)
        for colour in range(len(tracks.value)):
            self.grades[colour] = GOLD if colour == YELLOW else tracks.value[colour] - 1
        for objective in range(tables.objectives.count):
            self._read_goal(tables, objective)
        self.named = are_known(tables)

    def _read_goal(self, tables: Book, objective: Objective) -> None:
        """What an objective looks at, how much it wants, and in which steps that is counted."""
        table = tables.objectives
        if table.program[objective] != NOTHING:
            self.goals[objective] = AT_ONCE
            return
        if table.exempt[objective] != 0:
            self.goals[objective] = UNPAID
            return
        test: i64 = table.tests[objective]
        self.goals[objective] = test
        each, worth, most = table.per[objective]
        if each > 0:
            self.wanted[objective] = most // max(worth, 1) * each
            self.steps[objective] = each
        else:
            self.wanted[objective] = max([least for least, _ in table.tiers[objective]])
        if test == SET_VALUE_TEST:
            self.steps[objective] = 4

    # Once a moment

    def look(self, g: State, seat: Seat) -> None:
        """See the day, the troupe, the purse, the acts, and what is in hand."""
        tables = self.open(g)
        today: i64 = 0 if isinstance(g.stack[-1], Draft) else day(g)
        self.day = today
        self.period = (today + 1) // 2
        again = self.again[today]
        self.left = again
        self.moment = self.waits[today] + (LATER if again > 1 else 0)
        self.reckoned = False
        self.mood = ambiance(g, seat)
        free: i64 = 0
        bare: i64 = 0
        due: i64 = 0
        dearest: i64 = 0
        for member in range(first_of(seat), end_of(g, seat)):
            if is_free(g, member):
                free += 1
            if worn(g, member) < slots(g, member):
                bare += 1
            cost = wage(g, member)
            due += cost
            dearest = max(dearest, cost)
        self.free = free
        self.bare = bare
        self.cylinders = min(cylinders(g, seat), PURSE - 1)
        self.spare = max(min(free - self.cylinders + 1, FEW - 1), 0)
        self.hired = 1 if has_recruited(g, seat) else 0
        self._see_hand(g, seat)
        for place in range(self.holds):
            if self.serving[place] // NEARNESS == UNPAID:
                due -= dearest
        self.short = min(max(due - pounds(g, seat) + SPARE_POUNDS, 0), SHORT - 1)
        self._see_act(g, seat)

    def _see_act(self, g: State, seat: Seat) -> None:
        """The place in act II, and how far ahead of the best other one."""
        here = space(g, seat, 1)
        if g.seats == 1:
            self.rank = 0 if is_ahead(g, seat, NEUTRAL, 1) else 1
            self.lead = min(max(here - space(g, NEUTRAL, 1), -4), 4) + 4
            return
        rank: i64 = 0
        best: i64 = 0
        for other in range(g.seats):
            if other != seat:
                best = max(best, space(g, other, 1))
                if is_ahead(g, other, seat, 1):
                    rank += 1
        self.rank = rank
        self.lead = min(max(here - best, -4), 4) + 4

    def _see_hand(self, g: State, seat: Seat) -> None:
        """The objectives in hand, and how near they are."""
        held: i64 = min(in_hands(g, seat), _MOST_HELD)
        self.holds = held
        for place in range(held):
            objective = in_hand(g, seat, place)
            gap = self.gap(g, seat, objective)
            near: i64 = min((gap + 1) // 2, NEARNESS - 1)
            self.serving[place] = self.goals[objective] * NEARNESS + near

    def gap(self, g: State, seat: Seat, objective: Objective) -> i64:
        """How many steps an objective is from all that it can pay."""
        goal = self.goals[objective]
        if goal >= AT_ONCE:
            return 0
        if goal == SAVINGS_TEST:
            return 2
        step = self.steps[objective]
        missing = self.wanted[objective] - measure(g, seat, goal)
        return min(max((missing + step - 1) // step, 0), GAPS - 1)

    def serve(self, by: i64) -> None:
        """Note which objectives in hand this serves."""
        for place in range(self.holds):
            self.note(SERVES + self.serving[place] * MEANS + by)

    # Where it is wanted

    def reckon(self, g: State, seat: Seat) -> None:
        """What an element of each value would do for somebody's costume at best."""
        if self.reckoned:
            return
        self.reckoned = True
        for value in range(MOST_VALUE + 1):
            self.done[value] = _UNKNOWN
            self.pair[value] = _UNKNOWN
        self.first = False
        room: i64 = 0
        wearers: i64 = 0
        for member in range(first_of(seat), end_of(g, seat)):
            wanted, has = slots(g, member), worn(g, member)
            if has == wanted:
                continue
            self.wearing[wearers] = member
            wearers += 1
            room += wanted - has
            if has == 0:
                if wanted == 3:
                    self.first = True
            elif wanted == 3:
                total = costume_value(g, member)
                for value in range(1, MOST_VALUE + 1):
                    if has == 2:
                        self.done[value] = max(self.done[value], self.pays[total + value])
                    else:
                        self.pair[value] = max(self.pair[value], total + value)
        self.room = room
        self.wearers = wearers

    def ahead_of(self, g: State, seat: Seat, act: Act, there: Space) -> i64:
        """How many would be ahead of who arrives on this space now."""
        if g.seats == 1:
            return 1 if space(g, NEUTRAL, act) >= there else 0
        found: i64 = 0
        for other in range(g.seats):
            if other != seat and space(g, other, act) >= there:
                found += 1
        return found

    # The contract

    def clock(self, g: State) -> i64:
        """The day."""
        return day(g)

    def points(self, g: State, seat: Seat) -> i64:
        """Prestige, and what the final count would add now: objectives, gold, hats, wages."""
        found = prestige(g, seat)
        if has_ended(g):
            return found
        tables = self.open(g)
        exempt: i64 = 0
        for place in range(in_hands(g, seat)):
            objective = in_hand(g, seat, place)
            found += objective_worth(g, seat, objective)
            exempt += tables.objectives.exempt[objective]
        found += yellow_elements(g, seat) * tables.scalars.yellow
        found += matching_hats(g, seat) * tables.backstage.hat_prestige
        return found - self.unpaid(g, seat, exempt) * tables.scalars.unpaid

    def unpaid(self, g: State, seat: Seat, exempt: i64) -> i64:
        """How many would stay unpaid today: the cheapest are paid first, the dearest exempt."""
        due = self.due
        cost: i64
        for cost in range(_DEAREST + 1):
            due[cost] = 0
        wanted: i64 = 0
        for member in range(first_of(seat), end_of(g, seat)):
            cost = min(wage(g, member), _DEAREST)
            if cost > 0:
                due[cost] += 1
                wanted += 1
        wanted = max(wanted - exempt, 0)
        left = pounds(g, seat)
        cost = 1
        while cost <= _DEAREST and wanted > 0 and left >= cost:
            paid = min(min(due[cost], wanted), left // cost)
            left -= paid * cost
            wanted -= paid
            if paid < due[cost]:
                break
            cost += 1
        return wanted


def is_precious(total: i64) -> bool:
    """Whether a costume of this total is precious."""
    return total >= PRECIOUS


def are_known(tables: Book) -> bool:
    """Whether these are the characters whose names a table knows."""
    return sum_of(tables) == KNOWN


KNOWN: Final[i64] = 809_020
"""The sum over the characters of the edition in the box, by `sum_of`."""
_MODULUS: Final[i64] = 1_000_003
_FACTOR: Final[i64] = 31


def sum_of(tables: Book) -> i64:
    """A number that changes with any cost, type or deed of any character."""
    cards = tables.cards
    found: i64 = 7
    for card in range(cards.count):
        found = (found * _FACTOR + cards.cost[card]) % _MODULUS
        found = (found * _FACTOR + cards.type[card]) % _MODULUS
        found = (found * _FACTOR + cards.slots[card]) % _MODULUS
        found = (found * _FACTOR + cards.white[card]) % _MODULUS
        found = (found * _FACTOR + cards.bonus[card] * 2 + cards.opens[card]) % _MODULUS
        found = _sum_of_program(tables, cards.activation[card], found)
        found = _sum_of_program(tables, cards.dressed[card], found)
        found = _sum_of_program(tables, cards.rehearsal[card], found)
    return found


def _sum_of_program(tables: Book, program: i64, found: i64) -> i64:
    effects = tables.effects
    for at in range(effects.first[program], effects.last[program]):
        found = (found * _FACTOR + effects.effect[at]) % _MODULUS
        found = (found * _FACTOR + effects.amount[at]) % _MODULUS
        found = (found * _FACTOR + effects.detail[at]) % _MODULUS
    return found
