"""The curtain: the half opens the way to the full one, which ends the act (A65, A66)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from groundlings.kernel.state import Seats, State
from groundlings.kernel.step import Step
from groundlings.othello.moment import act
from groundlings.othello.state import HALF
from groundlings.othello.verbs import ACT_ENDED, HALF_CURTAIN


def is_half_played(g: State) -> bool:
    """Whether the half curtain of this act has been played."""
    return g.cells[HALF] != 0


def play_half(g: State) -> None:
    """From now on the full curtain can be played."""
    g.cells[HALF] = 1
    g.emit(HALF_CURTAIN)


def open_curtain(g: State) -> None:
    """A new act begins, its half curtain still to come."""
    g.cells[HALF] = 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CurtainFalls(Step):
    """The full curtain ends the act at once: nobody takes another turn (A65)."""

    def ask(self, g: State) -> Seats:
        """Whatever was still to be done in this scene is not done."""
        g.emit(ACT_ENDED, act(g) - 1)
        while len(g.stack) > 1:
            g.pop()
        return 0
