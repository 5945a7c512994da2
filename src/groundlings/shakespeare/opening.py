"""The set-up: boards, bags, decks, and the first draft (R1-R15)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, State
from groundlings.kernel.step import Step
from groundlings.shakespeare.acts import stand
from groundlings.shakespeare.days import (
    WAGER_PHASE,
    Day,
    clear_display,
    deal_characters,
    deal_elements,
)
from groundlings.shakespeare.state import (
    ACTS,
    AMBIANCE,
    BAG,
    DAY,
    DECK,
    DECK_SIZE,
    DISPLAY,
    DRAWN_BY,
    EARNED,
    ELEMENTS,
    INITIATIVE,
    LINED_UP,
    MOST_SHOWN,
    MOST_SPACES,
    NEUTRAL,
    NOTHING,
    OBJECTIVE_DECK,
    OBJECTIVES_LEFT,
    ORDER,
    POUNDS,
    PRESTIGE,
    SOURCES,
    STAGE_SET,
    START,
    STRATEGIC,
    SUPPLY,
    book,
)
from groundlings.shakespeare.troupe import join
from groundlings.shakespeare.turns import Draft


@final
class Opening(Step):
    """When all have drafted, what is left over is discarded and new cards are laid out (R15)."""

    def ask(self, g: State) -> i64:
        """Once."""
        g.pop()
        clear_display(g)
        deal_characters(g)
        return 0


def lay_out(g: State, strategic: i64) -> None:
    """Everything up to the draft."""
    g.cells[STRATEGIC] = strategic
    g.cells[DAY] = 1
    g.cells[SUPPLY] = book(g).scalars.plus3_tokens
    g.cells[DRAWN_BY] = NOBODY
    shown: i64 = 0
    while shown < MOST_SHOWN:
        g.cells[DISPLAY + shown] = NOTHING
        shown += 1
    set_order(g)
    place: i64 = 0
    while place < g.seats:
        set_theatre(g, g.cells[ORDER + place])
        place += 1
    element: i64 = 0
    while element < ELEMENTS:
        g.cells[BAG + element] = book(g).tracks.bag[(g.seats - 1) * ELEMENTS + element]
        element += 1
    deal_elements(g)
    shuffle_decks(g)
    deal_characters(g)
    g.push(Day(WAGER_PHASE))
    g.push(Opening())
    g.push(Draft(g.seats - 1))


def set_order(g: State) -> None:
    """The order is random; the initiative copies it (R9, R10). Alone, neutral discs come first."""
    place: i64 = 0
    while place < g.seats:
        g.cells[ORDER + place] = place
        place += 1
    g.shuffle(ORDER, g.seats)
    place = 0
    while place < g.seats:
        g.cells[INITIATIVE + place] = g.cells[ORDER + place]
        place += 1
    g.cells[LINED_UP] = g.seats
    if g.seats == 1:
        act: i64 = 0
        while act < ACTS:
            stand(g, NEUTRAL, act, book(g).scalars.neutral_start)
            act += 1


def set_theatre(g: State, seat: i64) -> None:
    """One player's board; discs on the acts go down in order, so the first lies lowest (S2)."""
    tables = book(g)
    g.cells[POUNDS + seat] = tables.scalars.start_pounds
    g.cells[PRESTIGE + seat] = tables.scalars.start_prestige
    g.cells[EARNED + seat * SOURCES + START] = tables.scalars.start_prestige
    g.cells[AMBIANCE + seat] = tables.tracks.calm
    act: i64 = 0
    while act < ACTS:
        stand(g, seat, act, tables.tracks.start)
        act += 1
    space: i64 = 0
    while space < MOST_SPACES:
        g.cells[STAGE_SET + seat * MOST_SPACES + space] = NOTHING
        space += 1
    card: i64 = 0
    while card < tables.cards.count:
        if tables.cards.printed[card] != 0:
            join(g, seat, card, 0)
        card += 1


def shuffle_decks(g: State) -> None:
    """Characters and objectives."""
    size: i64 = 0
    card: i64 = 0
    while card < book(g).cards.count:
        if book(g).cards.printed[card] == 0:
            copy: i64 = 0
            while copy < book(g).cards.copies[card]:
                g.cells[DECK + size] = card
                size += 1
                copy += 1
        card += 1
    g.cells[DECK_SIZE] = size
    g.shuffle(DECK, size)
    objectives = book(g).objectives.count
    card = 0
    while card < objectives:
        g.cells[OBJECTIVE_DECK + card] = card
        card += 1
    g.cells[OBJECTIVES_LEFT] = objectives
    g.shuffle(OBJECTIVE_DECK, objectives)
