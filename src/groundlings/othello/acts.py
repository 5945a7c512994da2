"""Five acts: the opening, the end of an act, the tally, the trades, the next deal (A1, A2, A68)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, State
from groundlings.kernel.step import Step
from groundlings.othello.dealing import cast_lead, clear_the_stage, gather, set_the_stage
from groundlings.othello.intermission import Refill, Trade
from groundlings.othello.scenes import Scene
from groundlings.othello.score import add_bonuses, tally
from groundlings.othello.state import (
    ACT,
    ACTS,
    BETWEEN,
    HALF,
    LEAD,
    PHASE,
    PREPARING,
)
from groundlings.othello.verbs import ACT_BEGAN, ACT_ENDED, GAME_ENDED

# What comes next at the foot of the stack
BEGIN: Final = 0
PLAYING: Final = 1
DEAL: Final = 2


@final
class Acts(Step):
    """The foot of the stack: what is above it belongs to the current act."""

    def __init__(self, now: i64) -> None:
        self.now: Final = now

    def ask(self, g: State) -> i64:
        """Begin an act, end it, or deal the next one."""
        if self.now == BEGIN:
            g.emit(ACT_BEGAN, g.cells[ACT] - 1, g.cells[LEAD])
            g.replace(Acts(PLAYING))
            g.push(Scene(PREPARING))
        elif self.now == PLAYING:
            self.end(g)
        else:
            # After the trades: the Lead is cast by the tally, then staging and script are dealt.
            g.replace(Acts(BEGIN))
            set_the_stage(g)
            g.push(Refill(0))
        return 0

    def end(self, g: State) -> None:
        """The act is over; after the fifth the game is (A65, A67)."""
        g.cells[PHASE] = BETWEEN
        g.emit(ACT_ENDED, g.cells[ACT] - 1)
        gather(g)
        tally(g)
        if g.cells[ACT] == ACTS:
            add_bonuses(g)
            g.emit(GAME_ENDED)
            g.pop()
            return
        g.cells[ACT] += 1
        g.cells[HALF] = 0
        clear_the_stage(g)
        cast_lead(g)
        g.replace(Acts(DEAL))
        g.push(Trade(0, NOBODY))
