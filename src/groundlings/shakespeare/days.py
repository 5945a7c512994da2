"""The six days and their phases."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.state import Seats, State
from groundlings.kernel.step import Step
from groundlings.shakespeare.actions import (
    receive_cylinders,
    return_recruitment_cards,
    wake_everybody,
)
from groundlings.shakespeare.acts import Scoring
from groundlings.shakespeare.ambiance import begin_ambiance
from groundlings.shakespeare.backstage import clear_backstage, deal_backstage, is_open
from groundlings.shakespeare.calendar import day, end_game, has_rehearsal, is_last_day, next_day
from groundlings.shakespeare.deck import clear_display, deal_characters
from groundlings.shakespeare.favours import close_rags
from groundlings.shakespeare.final_count import settle_accounts
from groundlings.shakespeare.market import clear_market, deal_elements
from groundlings.shakespeare.rehearsal import begin_rehearsal
from groundlings.shakespeare.rest import begin_rest
from groundlings.shakespeare.state import book
from groundlings.shakespeare.turns import begin_turns
from groundlings.shakespeare.verbs import DAY_BEGAN, DAY_ENDED, GAME_ENDED
from groundlings.shakespeare.wager import Muster, Wager

WAGER_PHASE: Final = 0
TURNS_PHASE: Final = 1
AMBIANCE_PHASE: Final = 2
REHEARSAL_PHASE: Final = 3
SCORING: Final = 4
MAINTENANCE: Final = 5


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Day(Step):
    """A day and its phases: wager, turns, ambiance, dress rehearsal, maintenance, rest (R16)."""

    def __init__(self, phase: i64) -> None:
        self.phase: Final = phase

    def is_frame(self) -> bool:
        """It goes on from phase to phase."""
        return True

    def ask(self, g: State) -> Seats:
        """Begin the phase; the next one follows when it is over."""
        phase = self.phase
        if phase < MAINTENANCE:
            g.replace(Day(phase + 1))
        if phase == WAGER_PHASE:
            begin_day(g)
        elif phase == TURNS_PHASE:
            begin_turns(g)
        elif phase == AMBIANCE_PHASE:
            begin_ambiance(g)
        elif phase == REHEARSAL_PHASE and has_rehearsal(g):
            begin_rehearsal(g)
        elif phase == SCORING and has_rehearsal(g):
            g.push(Scoring(0, 0))
        elif phase == MAINTENANCE:
            end_day(g)
        return 0


def begin_day(g: State) -> None:
    """All wager their cylinders; alone there is no wager, and all five are at hand (R102).

    Where there is a backstage, one says even alone how many stay for characters (S105).
    """
    g.emit(DAY_BEGAN, day(g))
    wake_everybody(g)
    if g.seats > 1:
        g.push(Wager())
    elif is_open(g):
        g.push(Muster(0))
    else:
        receive_cylinders(g, 0, book(g).scalars.cylinders)


def end_day(g: State) -> None:
    """Maintenance and rest; after the last day neither, but the accounts (R18)."""
    g.emit(DAY_ENDED, day(g))
    if is_last_day(g):
        g.pop()
        settle_accounts(g)
        end_game(g)
        g.emit(GAME_ENDED)
        return
    g.replace(Day(WAGER_PHASE))
    clear_display(g)
    return_recruitment_cards(g)
    deal_characters(g)
    clear_market(g)
    deal_elements(g)
    clear_backstage(g)
    deal_backstage(g)
    close_rags(g)
    next_day(g)
    begin_rest(g)
