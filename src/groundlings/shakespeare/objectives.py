"""The objectives: their deck, what is drawn from it, and what each player holds."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.state import NOBODY, Option, Seat, State, bit, is_among
from groundlings.kernel.step import Own
from groundlings.shakespeare.calendar import has_ended
from groundlings.shakespeare.state import (
    DRAWN,
    DRAWN_BY,
    DRAWN_SIZE,
    HAND,
    HELD,
    IMMEDIATE_LEFT,
    KNOWN,
    MOST_OBJECTIVES,
    NOTHING,
    OBJECTIVE_DECK,
    OBJECTIVES_LEFT,
    PLAYED,
    Objective,
    book,
)
from groundlings.shakespeare.verbs import (
    CHOOSE,
    CHOSE_OBJECTIVE,
    DREW_OBJECTIVES,
    KEPT_OBJECTIVE,
    OBJECTIVE_PLAYED,
    SAW_OBJECTIVE,
)


def shuffle_objectives(g: State, *, expanded: bool) -> None:
    """One of each, face down, with those of the expansion or without; nobody has drawn any."""
    table = book(g).objectives
    number: i64 = 0
    for objective in range(table.count):
        if expanded or table.added[objective] == 0:
            g.cells[OBJECTIVE_DECK + number] = objective
            number += 1
            if is_immediate(g, objective):
                g.cells[IMMEDIATE_LEFT] += 1
    g.cells[OBJECTIVES_LEFT] = number
    g.shuffle(OBJECTIVE_DECK, number)
    g.cells[DRAWN_BY] = NOBODY


def is_immediate(g: State, objective: Objective) -> bool:
    """Whether it is played in phase 3 instead of being scored at the end (R124)."""
    return book(g).objectives.program[objective] != NOTHING


def immediate_left(g: State) -> i64:
    """How many immediate objectives have not been played: all can count them (S99)."""
    return g.cells[IMMEDIATE_LEFT]


def is_played(g: State, objective: Objective) -> bool:
    """Whether it was played and has left the game."""
    return is_among(objective, g.cells[PLAYED])


def objectives_left(g: State) -> i64:
    """How many are in the deck."""
    return g.cells[OBJECTIVES_LEFT]


def in_objective_deck(g: State, place: i64) -> Objective:
    """The objective in this place of the deck, 0 at the bottom."""
    return g.cells[OBJECTIVE_DECK + place]


def is_known(g: State, seat: Seat, place: i64) -> bool:
    """Whether this seat has put under the deck what lies there."""
    return is_among(seat, g.cells[KNOWN + place])


def held(g: State, seat: Seat) -> list[int]:
    """The objectives in hand, in the order in which they were kept."""
    first = HAND + seat * MOST_OBJECTIVES
    return [g.cells[first + place] for place in range(g.cells[HELD + seat])]


def in_hands(g: State, seat: Seat) -> i64:
    """How many objectives this seat holds: all can count them."""
    return g.cells[HELD + seat]


def in_hand(g: State, seat: Seat, place: i64) -> Objective:
    """One of them, in the order in which they were kept."""
    return g.cells[HAND + seat * MOST_OBJECTIVES + place]


def drawn(g: State) -> list[int]:
    """The objectives that somebody has drawn and must choose from."""
    return [g.cells[DRAWN + place] for place in range(g.cells[DRAWN_SIZE])]


def has_drawn(g: State, seat: Seat) -> bool:
    """Whether it is this seat that has drawn them."""
    return g.cells[DRAWN_BY] == seat


def draw_objectives(g: State, seat: Seat, number: i64) -> None:
    """Draw from the top what is there (S55). What others knew of these cards they know no more."""
    number = min(number, objectives_left(g))
    if number == 0:
        return
    for place in range(number):
        top = objectives_left(g) - 1
        g.cells[DRAWN + place] = in_objective_deck(g, top)
        g.cells[KNOWN + top] = 0
        g.cells[OBJECTIVES_LEFT] = top
    g.cells[DRAWN_SIZE] = number
    g.cells[DRAWN_BY] = seat
    g.reveal()
    g.emit(DREW_OBJECTIVES, seat, number)
    for objective in drawn(g):
        g.whisper(seat, SAW_OBJECTIVE, objective)
    g.push(Choose(seat))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Choose(Own):
    """One of the objectives drawn is kept; the others go under the deck as drawn (S56)."""

    def asks_anyway(self) -> bool:
        """What was drawn is secret, so the pause must not depend on it."""
        return True

    def options(self, g: State, seat: Seat) -> list[int]:
        """Any of them, in the order of the table."""
        return [CHOOSE + objective for objective in sorted(drawn(g))]

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """The chooser remembers what went under the deck."""
        g.pop()
        chosen = option - CHOOSE
        keep(g, seat, chosen)
        for objective in drawn(g):
            if objective != chosen:
                put_under(g, seat, objective)
        g.cells[DRAWN_SIZE] = 0
        g.cells[DRAWN_BY] = NOBODY
        g.emit(KEPT_OBJECTIVE, seat)
        g.whisper(seat, CHOSE_OBJECTIVE, chosen)


def keep(g: State, seat: Seat, objective: Objective) -> None:
    """Hidden until the end; the number held is unlimited (S56)."""
    g.cells[HAND + seat * MOST_OBJECTIVES + g.cells[HELD + seat]] = objective
    g.cells[HELD + seat] += 1


def play_out(g: State, seat: Seat, objective: Objective) -> None:
    """An immediate objective is shown to all and leaves the game (R124)."""
    first = HAND + seat * MOST_OBJECTIVES
    left = [other for other in held(g, seat) if other != objective]
    for place, other in enumerate(left):
        g.cells[first + place] = other
    g.cells[HELD + seat] = len(left)
    g.cells[PLAYED] |= bit(objective)
    g.cells[IMMEDIATE_LEFT] -= 1
    g.reveal()
    g.emit(OBJECTIVE_PLAYED, seat, objective)


def put_under(g: State, seat: Seat, objective: Objective) -> None:
    """A card goes to the bottom, known to this seat alone."""
    for place in range(objectives_left(g), 0, -1):
        g.cells[OBJECTIVE_DECK + place] = g.cells[OBJECTIVE_DECK + place - 1]
        g.cells[KNOWN + place] = g.cells[KNOWN + place - 1]
    g.cells[OBJECTIVE_DECK] = objective
    g.cells[KNOWN] = bit(seat)
    g.cells[OBJECTIVES_LEFT] += 1


def mix_objectives(g: State, seat: Seat) -> None:
    """All that this seat has not seen as they might lie: in the deck, in hands, drawn (S7)."""
    unseen: list[int] = [
        OBJECTIVE_DECK + place
        for place in range(objectives_left(g))
        if not is_known(g, seat, place)
    ]
    for other in range(g.seats):
        if other != seat and not has_ended(g):
            first = HAND + other * MOST_OBJECTIVES
            unseen += [first + place for place in range(g.cells[HELD + other])]
    if not has_drawn(g, seat):
        unseen += [DRAWN + place for place in range(g.cells[DRAWN_SIZE])]
    g.mix_places(unseen)
