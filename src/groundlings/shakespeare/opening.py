"""The set-up: boards, bags, decks, and the first draft (R1-R15)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from groundlings.kernel.state import Option, Seat, Seats, State, bit
from groundlings.kernel.step import Step
from groundlings.shakespeare.acts import set_neutral_discs, stand_everywhere
from groundlings.shakespeare.backstage import deal_backstage, open_backstage
from groundlings.shakespeare.calendar import open_calendar
from groundlings.shakespeare.days import WAGER_PHASE, Day
from groundlings.shakespeare.deck import (
    added_cards,
    clear_display,
    deal_characters,
    shuffle_deck,
)
from groundlings.shakespeare.fortune import endow, fill_supply
from groundlings.shakespeare.lords import choose_lords
from groundlings.shakespeare.market import deal_elements, fill_bags
from groundlings.shakespeare.objectives import shuffle_objectives
from groundlings.shakespeare.order import draw_lots, in_order
from groundlings.shakespeare.stage_set import clear_stage
from groundlings.shakespeare.state import Rank, book
from groundlings.shakespeare.theatre import clear_column
from groundlings.shakespeare.troupe import join
from groundlings.shakespeare.turns import offer_recruits, recruit
from groundlings.shakespeare.verbs import DRAFTED, DRAFTED_EXTRA


def lay_out(g: State, *, strategic: bool, expanded: bool) -> None:
    """Everything up to the draft; what the expansion adds is added here and nowhere else."""
    open_calendar(g, 1 if strategic else 0)
    fill_supply(g)
    draw_lots(g)
    if g.seats == 1:
        set_neutral_discs(g)
    for rank in range(g.seats):
        open_theatre(g, in_order(g, rank))
    fill_bags(g)
    deal_elements(g)
    shuffle_deck(g, choose_lords(g) if expanded else added_cards(g))
    shuffle_objectives(g, expanded=expanded)
    if expanded:
        open_backstage(g)
    deal_characters(g)
    deal_backstage(g)
    g.push(Day(WAGER_PHASE))
    g.push(Opening())
    g.push(Draft(g.seats - 1))


def open_theatre(g: State, seat: Seat) -> None:
    """One player's board; discs on the acts go down in order, so the first lies lowest (S2)."""
    endow(g, seat)
    stand_everywhere(g, seat, book(g).tracks.start)
    clear_stage(g, seat)
    clear_column(g, seat)
    for card in range(book(g).cards.count):
        if book(g).cards.printed[card] != 0:
            join(g, seat, card, 0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Draft(Step):
    """From the last to the first in order, each takes one card on either side (R14, S3)."""

    def __init__(self, place: Rank) -> None:
        self.place: Final = place

    def ask(self, g: State) -> Seats:
        """The next from behind."""
        if self.place < 0:
            g.pop()
            return 0
        return bit(in_order(g, self.place))

    def options(self, g: State, seat: Seat) -> list[int]:
        """Any card laid out."""
        found: list[int] = []
        offer_recruits(g, found)
        return found

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """It joins; the next one chooses."""
        recruit(g, seat, option, DRAFTED, DRAFTED_EXTRA)
        g.replace(Draft(self.place - 1))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Opening(Step):
    """When all have drafted, what is left over is discarded and new cards are laid out (R15)."""

    def is_frame(self) -> bool:
        """The draft is over, and the first day follows."""
        return True

    def ask(self, g: State) -> Seats:
        """The first day can begin."""
        g.pop()
        clear_display(g)
        deal_characters(g)
        return 0
