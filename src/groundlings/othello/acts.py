"""Five acts: the opening, the end of an act, the tally, the trades, the next deal (A1, A2, A68)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.state import Seats, State
from groundlings.kernel.step import Step
from groundlings.othello.dealing import cast_lead, gather, open_act, set_the_stage
from groundlings.othello.intermission import Refill, Trade
from groundlings.othello.lead import lead
from groundlings.othello.moment import act, go_to_phase
from groundlings.othello.scenes import Scene
from groundlings.othello.score import add_bonuses, tally
from groundlings.othello.state import ACTS, BETWEEN, PREPARING
from groundlings.othello.verbs import ACT_BEGAN, GAME_ENDED

# What comes next at the foot of the stack
BEGIN: Final = 0
PLAYING: Final = 1
DEAL: Final = 2


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Acts(Step):
    """The foot of the stack: what is above it belongs to the current act."""

    def __init__(self, now: i64) -> None:
        self.now: Final = now

    def ask(self, g: State) -> Seats:
        """Begin an act, end it, or deal the next one."""
        if self.now == BEGIN:
            g.emit(ACT_BEGAN, act(g) - 1, lead(g))
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
        go_to_phase(g, BETWEEN)
        gather(g)
        tally(g)
        if act(g) == ACTS:
            add_bonuses(g)
            g.emit(GAME_ENDED)
            g.pop()
            return
        open_act(g, act(g) + 1)
        cast_lead(g)
        g.replace(Acts(DEAL))
        g.push(Trade(0))
