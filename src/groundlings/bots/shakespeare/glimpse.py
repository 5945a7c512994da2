"""What all options of a moment have in common, seen once before they are looked at one by one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.bots.policy import Eye
from groundlings.bots.shakespeare.features import (
    AT_ONCE,
    BRICKS,
    DAYS,
    EXTRA_TYPE,
    FAR,
    FEW,
    GAPS,
    GOLD,
    LATER,
    MANY,
    MEANS,
    MOODS,
    NEARNESS,
    PURSE,
    PURSES,
    REHEARSALS,
    SERVES,
    SHORT,
    SPARE_POUNDS,
    TURN_DAY,
    TURN_SPARE,
    TYPES,
    UNPAID,
    VALUES,
)
from groundlings.bots.shakespeare.known import are_known
from groundlings.bots.shakespeare.standing import points
from groundlings.kernel.cells import vec
from groundlings.kernel.state import Seat, State, bit
from groundlings.shakespeare.actions import cylinders, has_recruited
from groundlings.shakespeare.acts import is_ahead, space
from groundlings.shakespeare.calendar import day
from groundlings.shakespeare.fortune import ambiance, pounds
from groundlings.shakespeare.market import on_board
from groundlings.shakespeare.objectives import in_hand, in_hands
from groundlings.shakespeare.opening import Draft
from groundlings.shakespeare.score import PRECIOUS, SAVINGS_TEST, SET_VALUE_TEST, measure
from groundlings.shakespeare.state import (
    COLOURS,
    ELEMENTS,
    MOST_SLOTS,
    NEUTRAL,
    NOTHING,
    PURPLE,
    SET,
    YELLOW,
    Act,
    Book,
    Elements,
    Objective,
    Space,
    book,
    colour_of,
    element_of,
)
from groundlings.shakespeare.troupe import (
    can_wear,
    card_of,
    costume_value,
    end_of,
    first_of,
    is_extra,
    is_free,
    slots,
    worn,
)

MOST_VALUE: Final = 5
MOST_PRESTIGE: Final = 3
AN_ELEMENT: Final = 4
"""What a set grows by when a good element is built."""
_TOTALS: Final = 16
_OBJECTIVES: Final = 16
_MOST_HELD: Final = 6
"""So many objectives are looked at; hardly anybody ever holds more."""
_UNKNOWN: Final = -1


class Glimpse(Eye):
    """An eye for Shakespeare: what it has seen of this moment, and how things add up.

    `knows` tells whether its table was learned with the characters of the box; then they are
    `named` wherever an edition has them so. Elsewhere they are known by what they do and cost.
    """

    def __init__(self, table: vec[float], knows: bool = True) -> None:  # noqa: FBT001, FBT002 - in compiled code by position
        super().__init__(table)
        self.knows: Final = knows
        self.book: Book | None = None
        self.named: bool = knows
        self.waits: Final = vec[i64]([0] * DAYS)
        self.again: Final = vec[i64]([0] * DAYS)
        self.pays: Final = vec[i64]([0] * _TOTALS)
        self.grades: Final = vec[i64]([0] * COLOURS)
        self.goals: Final = vec[i64]([0] * _OBJECTIVES)
        self.wanted: Final = vec[i64]([0] * _OBJECTIVES)
        self.steps: Final = vec[i64]([1] * _OBJECTIVES)
        # This moment
        self.counted: bool = False
        self.ranked: bool = False
        self.sorted: bool = False
        self.compared: bool = False
        self.day: i64 = 0
        self.period: i64 = 0
        self.moment: i64 = 0
        self.left: i64 = 0
        self.cylinders: i64 = 0
        self.spare: i64 = 0
        self.hired: i64 = 0
        self.free: i64 = 0
        self.bare: i64 = 0
        self.able: i64 = 0
        self.types: Final = vec[i64]([0] * TYPES)
        self.rivals: i64 = 0
        self.short: i64 = 0
        self.purple: i64 = 0
        self.here: i64 = 0
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
        self.lying: i64 = 0
        self.under: Final = vec[i64]([0] * VALUES)

    def open(self, g: State) -> Book:
        """The tables of the edition; what follows from them is reckoned once."""
        tables = book(g)
        if self.book is not tables:
            self.book = tables
            self._read(tables)
        return tables

    def _read(self, tables: Book) -> None:
        tracks = tables.tracks
        self._read_days(tables)
        total: i64
        for total in range(_TOTALS):
            worth = min(tracks.costume_prestige[total], MOST_PRESTIGE)
            self.pays[total] = worth * PURSES + min(tracks.costume_pounds[total], PURSES - 1)
        for colour in range(COLOURS):
            self.grades[colour] = GOLD if colour == YELLOW else tracks.value[colour] - 1
        able: i64
        for able in range(VALUES):
            found: Elements = 0
            for element in range(ELEMENTS):
                colour = colour_of(element)
                if colour != YELLOW and tracks.value[colour] <= able:
                    found |= bit(element)
            self.under[able] = found
        for objective in range(tables.objectives.count):
            self._read_goal(tables, objective)
        self.named = self.knows and are_known(tables)

    def _read_days(self, tables: Book) -> None:
        """How many days it is to the next scoring, and how many are still to come."""
        days: i64 = tables.scalars.days
        for today in range(1, days + 1):
            wait: i64 = LATER - 1
            again: i64 = 0
            for later in range(days, today - 1, -1):
                if tables.tracks.rehearsal_day[later] != 0:
                    again += 1
                    wait = min(later - today, LATER - 1)
            self.waits[today] = wait
            self.again[today] = min(again, REHEARSALS - 1)
        self.waits[0], self.again[0] = self.waits[1], self.again[1]

    def _read_goal(self, tables: Book, objective: Objective) -> None:
        """What an objective looks at, how much it wants, and in which steps that is counted."""
        table = tables.objectives
        self.wanted[objective] = 0
        self.steps[objective] = 1
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
        for least, _ in table.tiers[objective]:
            self.wanted[objective] = max(self.wanted[objective], least)
        if test == SET_VALUE_TEST:
            self.steps[objective] = AN_ELEMENT

    # Once a moment

    def look(self, g: State, seat: Seat) -> None:
        """See the day; all else is looked at when an option first asks for it."""
        self.open(g)
        today: i64 = 0 if isinstance(g.stack[-1], Draft) else day(g)
        self.day = today
        self.period = (today + 1) // 2
        self.left = self.again[today]
        self.moment = self.waits[today] + (LATER if self.left > 1 else 0)
        self.purple = on_board(g, element_of(PURPLE, SET))
        self.here = ambiance(g, seat)
        self.mood = self.judged(self.here)
        self.counted = False
        self.reckoned = False
        self.ranked = False
        self.sorted = False
        self.compared = False

    def judged(self, mood: i64) -> i64:
        """A mood as it would be judged today, dampened by what lies about unclaimed (R69)."""
        return min(max(mood - self.purple, 1), MOODS - 1)

    def cheered(self, g: State, spaces: i64) -> i64:
        """The mood that would be judged if it rose so far."""
        return self.judged(min(max(self.here + spaces, 1), book(g).tracks.best_mood))

    def count_troupe(self, g: State, seat: Seat) -> None:
        """Who is free, who is to be dressed, who is there of each type, what wages lack.

        Act I will pay: as the disc stands now, at each scoring to come.
        """
        if self.counted:
            return
        self.counted = True
        cards, types = book(g).cards, self.types
        kind: i64
        for kind in range(TYPES):
            types[kind] = 0
        free: i64 = 0
        bare: i64 = 0
        due: i64 = 0
        dearest: i64 = 0
        able: i64 = 0
        for member in range(first_of(seat), end_of(g, seat)):
            if is_extra(g, member):
                types[EXTRA_TYPE] += 1
            else:
                card = card_of(g, member)
                types[cards.type[card]] += 1
                able += cards.craftsman[card]
                cost = cards.cost[card]
                due += cost
                dearest = max(dearest, cost)
                if is_free(g, member):
                    free += 1
            if can_wear(g, member):
                bare += 1
        self.free = min(free, MANY - 1)
        self.bare = min(bare, MANY - 1)
        self.able = min(able, MANY - 1)
        at_hand = min(cylinders(g, seat), PURSE - 1)
        self.cylinders = at_hand
        self.spare = max(min(free - at_hand + 1, FEW - 1), 0)
        self.hired = 1 if has_recruited(g, seat) else 0
        held: i64 = in_hands(g, seat)
        self.holds = min(held, FEW - 1)
        for place in range(held):
            if self.goals[in_hand(g, seat, place)] == UNPAID:
                due -= dearest
        due -= pounds(g, seat) + self.left * book(g).tracks.act_i[space(g, seat, 0)]
        self.short = min(max(due + SPARE_POUNDS, 0), SHORT - 1)

    def rank_act(self, g: State, seat: Seat) -> None:
        """The place in act II, and how far ahead of the best other one."""
        if self.ranked:
            return
        self.ranked = True
        here = space(g, seat, 1)
        if g.seats == 1:
            self.rank = 0 if is_ahead(g, seat, NEUTRAL, 1) else 1
            self.lead = min(max(here - space(g, NEUTRAL, 1), -FAR), FAR) + FAR
            return
        rank: i64 = 0
        best: i64 = 0
        for other in range(g.seats):
            if other != seat:
                best = max(best, space(g, other, 1))
                if is_ahead(g, other, seat, 1):
                    rank += 1
        self.rank = rank
        self.lead = min(max(here - best, -FAR), FAR) + FAR

    def see_turn(self, g: State, seat: Seat, kind: i64) -> None:
        """What sort of action it is, and how it stands with cylinders."""
        self.count_troupe(g, seat)
        self.note(TURN_DAY + (kind * DAYS + self.day) * 2 + self.hired)
        self.note(TURN_SPARE + (kind * PURSE + self.cylinders) * FEW + self.spare)

    def serve(self, g: State, seat: Seat, by: i64) -> None:
        """Note which objectives in hand this serves."""
        held: i64 = in_hands(g, seat)
        if held == 0:
            return
        held = min(held, _MOST_HELD)
        if not self.sorted:
            self.sorted = True
            for place in range(held):
                objective = in_hand(g, seat, place)
                near: i64 = min((self.gap(g, seat, objective) + 1) // 2, NEARNESS - 1)
                self.serving[place] = self.goals[objective] * NEARNESS + near
        for place in range(held):
            self.note(SERVES + self.serving[place] * MEANS + by)

    def compare_free(self, g: State, seat: Seat) -> i64:
        """How many of the rival who has most of them can work."""
        if not self.compared:
            self.compared = True
            self.rivals = 0
            for other in range(g.seats):
                if other != seat:
                    free: i64 = 0
                    for member in range(first_of(other), end_of(g, other)):
                        if is_free(g, member):
                            free += 1
                    self.rivals = max(self.rivals, min(free, MANY - 1))
        return self.rivals

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
        for member in range(first_of(seat), end_of(g, seat)):
            wanted, has = slots(g, member), worn(g, member)
            if has == wanted:
                continue
            room += wanted - has
            if wanted != MOST_SLOTS:
                continue
            if has == 0:
                self.first = True
            else:
                total = costume_value(g, member)
                for value in range(1, MOST_VALUE + 1):
                    if has == MOST_SLOTS - 1:
                        self.done[value] = max(self.done[value], self.pays[total + value])
                    else:
                        self.pair[value] = max(self.pair[value], total + value)
        self.room = min(room, MANY - 1)
        self.lying = lying_about(g)
        if room == 0:
            self.lying &= BRICKS

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
        return points(g, seat)


def lying_about(g: State) -> Elements:
    """The elements on the main board, as a mask."""
    found: Elements = 0
    element: i64
    for element in range(ELEMENTS):
        if on_board(g, element) > 0:
            found |= bit(element)
    return found


def is_precious(total: i64) -> bool:
    """Whether a costume of this total is precious."""
    return total >= PRECIOUS
