"""The three acts: discs, piles, quills, and the scoring."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import State
from groundlings.kernel.step import Step
from groundlings.shakespeare.fortune import earn, gain
from groundlings.shakespeare.state import (
    ACT_II,
    ACT_III,
    ACTS,
    ARRIVALS,
    ARRIVED,
    DISC,
    GREY_SPACES,
    NEUTRAL,
    book,
)
from groundlings.shakespeare.verbs import (
    ACT_SCORED,
    ADVANCE,
    ADVANCED,
    QUILL_LOST,
    RETREAT,
    RETREATED,
)


def space(g: State, seat: i64, act: i64) -> i64:
    """Where this disc stands, from 1."""
    return g.cells[DISC + seat * ACTS + act]


def stand(g: State, seat: i64, act: i64, where: i64) -> None:
    """Put a disc on a space, on top of all that is there (R38, R39)."""
    g.cells[DISC + seat * ACTS + act] = where
    g.cells[ARRIVALS] += 1
    g.cells[ARRIVED + seat * ACTS + act] = g.cells[ARRIVALS]


def advance(g: State, seat: i64, act: i64) -> None:
    """One quill, one space; on the last space it is lost and the pile stays (S25, S26)."""
    here = space(g, seat, act)
    if here >= book(g).tracks.last:
        g.emit(QUILL_LOST, seat, act)
        return
    stand(g, seat, act, here + 1)
    g.emit(ADVANCED, seat, act, here + 1)


def retreat(g: State, seat: i64, act: i64) -> None:
    """One space back, onto the top of the pile there (S28)."""
    here = space(g, seat, act)
    stand(g, seat, act, here - 1)
    g.emit(RETREATED, seat, act, here - 1)


def is_ahead(g: State, seat: i64, other: i64, act: i64) -> bool:
    """Further on, or lower in the same pile (S49)."""
    mine, theirs = space(g, seat, act), space(g, other, act)
    if mine != theirs:
        return mine > theirs
    return g.cells[ARRIVED + seat * ACTS + act] < g.cells[ARRIVED + other * ACTS + act]


def place(g: State, seat: i64, act: i64) -> i64:
    """This seat's place on an act, 0 for the first; alone it is found against the neutral disc."""
    if g.seats == 1:
        return 0 if is_ahead(g, seat, NEUTRAL, act) else 1
    found: i64 = 0
    other: i64 = 0
    while other < g.seats:
        if other != seat and is_ahead(g, other, seat, act):
            found += 1
        other += 1
    return found


def score_acts(g: State) -> None:
    """Grey spaces cost; Act I pays Pounds, Act II the first places, Act III prestige (R80-R83)."""
    tracks = book(g).tracks
    act: i64 = 0
    while act < ACTS:
        g.emit(ACT_SCORED, act)
        seat: i64 = 0
        while seat < g.seats:
            here = space(g, seat, act)
            if here <= tracks.grey:
                gain(g, seat, -tracks.grey_penalty, GREY_SPACES)
            if act == 0:
                earn(g, seat, tracks.act_i[here])
            elif act == 1:
                gain(g, seat, tracks.act_ii[place(g, seat, act)], ACT_II)
            else:
                gain(g, seat, tracks.act_iii[here], ACT_III)
            seat += 1
        act += 1


@final
class Quill(Step):
    """White quills: the player gives each to an act that is not yet at its end (S24, S25)."""

    def __init__(self, seat: i64, quills: i64) -> None:
        self.seat: Final = seat
        self.quills: Final = quills

    def ask(self, g: State) -> i64:
        """The owner, while there is an act to advance on."""
        act: i64 = 0
        while act < ACTS:
            if space(g, self.seat, act) < book(g).tracks.last:
                return i64(1) << self.seat
            act += 1
        g.pop()
        return 0

    def options(self, g: State, seat: i64) -> list[int]:
        """Every act that goes on."""
        return [ADVANCE + act for act in range(ACTS) if space(g, seat, act) < book(g).tracks.last]

    def take(self, g: State, seat: i64, option: i64) -> None:
        """One space; then the next quill."""
        if self.quills > 1:
            g.replace(Quill(seat, self.quills - 1))
        else:
            g.pop()
        advance(g, seat, option - ADVANCE)

    def prompt(self, g: State, seat: i64) -> tuple[str, dict[str, int]]:
        """How many quills are left."""
        return "quill", {"n": self.quills}


@final
class Retreat(Step):
    """A grey quill: back one space on an act beyond its first space; a duty (S28-S30)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, g: State) -> i64:
        """The owner; with all three discs on space 1 nothing happens."""
        act: i64 = 0
        while act < ACTS:
            if space(g, self.seat, act) > book(g).tracks.start:
                return i64(1) << self.seat
            act += 1
        g.pop()
        return 0

    def options(self, g: State, seat: i64) -> list[int]:
        """Every act already advanced on."""
        return [RETREAT + act for act in range(ACTS) if space(g, seat, act) > book(g).tracks.start]

    def take(self, g: State, seat: i64, option: i64) -> None:
        """Back it goes."""
        g.pop()
        retreat(g, seat, option - RETREAT)
