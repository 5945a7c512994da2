"""The Queen: four Pounds, or three objectives to choose one from."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, State
from groundlings.kernel.step import Step
from groundlings.shakespeare import perform
from groundlings.shakespeare.state import (
    DRAWN,
    DRAWN_BY,
    DRAWN_SIZE,
    HAND,
    HELD,
    KNOWN,
    MOST_OBJECTIVES,
    OBJECTIVE_DECK,
    OBJECTIVES_LEFT,
)
from groundlings.shakespeare.verbs import (
    ASK,
    CHOOSE,
    CHOSE_OBJECTIVE,
    DREW_OBJECTIVES,
    KEPT_OBJECTIVE,
    SAW_OBJECTIVE,
)

FOR_OBJECTIVES: Final = 0
FOR_POUNDS: Final = 1


@final
class Audience(Step):
    """The Queen grants one of two things (R66); objectives only while the deck has any (S55)."""

    def __init__(self, seat: i64, card: i64, pounds: i64, objectives: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.pounds: Final = pounds
        self.objectives: Final = objectives

    def ask(self, g: State) -> i64:
        """Who activated her."""
        return i64(1) << self.seat

    def options(self, g: State, seat: i64) -> list[int]:
        """Money, or objectives."""
        if g.cells[OBJECTIVES_LEFT] == 0:
            return [ASK + FOR_POUNDS]
        return [ASK + FOR_OBJECTIVES, ASK + FOR_POUNDS]

    def take(self, g: State, seat: i64, option: i64) -> None:
        """As asked."""
        wished = self.pounds if option == ASK + FOR_POUNDS else self.objectives
        g.replace(perform.Perform(seat, wished, self.card, 0))


def draw_objectives(g: State, seat: i64, number: i64) -> None:
    """Draw from the top what is there (S55). What others knew of these cards they know no more."""
    drawn: i64 = 0
    while drawn < number and g.cells[OBJECTIVES_LEFT] > 0:
        g.cells[OBJECTIVES_LEFT] -= 1
        top = g.cells[OBJECTIVES_LEFT]
        g.cells[DRAWN + drawn] = g.cells[OBJECTIVE_DECK + top]
        g.cells[KNOWN + top] = 0
        drawn += 1
    if drawn == 0:
        return
    g.cells[DRAWN_SIZE] = drawn
    g.cells[DRAWN_BY] = seat
    g.reveal()
    g.emit(DREW_OBJECTIVES, seat, drawn)
    place: i64 = 0
    while place < drawn:
        g.whisper(seat, SAW_OBJECTIVE, g.cells[DRAWN + place])
        place += 1
    g.push(Choose(seat))


@final
class Choose(Step):
    """One of the objectives drawn is kept; the others go under the deck as drawn (S56)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, g: State) -> i64:
        """Who drew them."""
        return i64(1) << self.seat

    def asks_anyway(self) -> bool:
        """What was drawn is secret, so the pause must not depend on it."""
        return True

    def options(self, g: State, seat: i64) -> list[int]:
        """Any of them, in the order of the table."""
        return sorted([CHOOSE + g.cells[DRAWN + place] for place in range(g.cells[DRAWN_SIZE])])

    def take(self, g: State, seat: i64, option: i64) -> None:
        """The chooser remembers what went under the deck."""
        g.pop()
        chosen = option - CHOOSE
        g.cells[HAND + seat * MOST_OBJECTIVES + g.cells[HELD + seat]] = chosen
        g.cells[HELD + seat] += 1
        place: i64 = 0
        while place < g.cells[DRAWN_SIZE]:
            objective = g.cells[DRAWN + place]
            if objective != chosen:
                put_under(g, seat, objective)
            place += 1
        g.cells[DRAWN_SIZE] = 0
        g.cells[DRAWN_BY] = NOBODY
        g.emit(KEPT_OBJECTIVE, seat)
        g.whisper(seat, CHOSE_OBJECTIVE, chosen)


def put_under(g: State, seat: i64, objective: i64) -> None:
    """A card goes to the bottom, known to this seat alone."""
    place = g.cells[OBJECTIVES_LEFT]
    while place > 0:
        g.cells[OBJECTIVE_DECK + place] = g.cells[OBJECTIVE_DECK + place - 1]
        g.cells[KNOWN + place] = g.cells[KNOWN + place - 1]
        place -= 1
    g.cells[OBJECTIVE_DECK] = objective
    g.cells[KNOWN] = i64(1) << seat
    g.cells[OBJECTIVES_LEFT] += 1
