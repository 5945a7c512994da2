"""Phase 3: the mood of each theatre takes effect."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from groundlings.kernel.state import Seats, State
from groundlings.kernel.step import Step
from groundlings.shakespeare.acts import FROM_AMBIANCE, Quill, Retreat
from groundlings.shakespeare.fortune import ambiance, calm_down, cheer, earn, gain
from groundlings.shakespeare.immediate import Immediate
from groundlings.shakespeare.market import on_board
from groundlings.shakespeare.order import in_order
from groundlings.shakespeare.state import (
    AMBIANCE_TRACK,
    BACK,
    EARN,
    GAIN,
    PURPLE,
    QUILL,
    SET,
    Rank,
    book,
    element_of,
)
from groundlings.shakespeare.verbs import AMBIANCE_BEGAN, MOOD_JUDGED, PURPLE_UNCLAIMED

DAMPENING: Final = -1
"""Before the first player's space: what lies about unclaimed."""


def begin_ambiance(g: State) -> None:
    """Immediate objectives first, then the purples, then each player's space (S46)."""
    g.emit(AMBIANCE_BEGAN)
    g.push(Ambiance(DAMPENING))
    g.push(Immediate(0))


def dampen(g: State) -> None:
    """Unclaimed purple set elements dampen everybody's mood (R69)."""
    purple = on_board(g, element_of(PURPLE, SET))
    if purple > 0:
        g.emit(PURPLE_UNCLAIMED, purple)
    for rank in range(g.seats):
        cheer(g, in_order(g, rank), -purple)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Ambiance(Step):
    """In turn order each player's space takes effect; then all discs go back (R71, R72)."""

    def __init__(self, place: Rank) -> None:
        self.place: Final = place

    def is_frame(self) -> bool:
        """It goes on from player to player."""
        return True

    def ask(self, g: State) -> Seats:
        """The next player's space, resolved completely before the one after (S46)."""
        if self.place == DAMPENING:
            dampen(g)
        for place in range(max(self.place, 0), g.seats):
            seat = in_order(g, place)
            here = ambiance(g, seat)
            g.emit(MOOD_JUDGED, seat, here)
            effect, amount = book(g).tracks.mood[here], book(g).tracks.mood_amount[here]
            if effect == GAIN:
                gain(g, seat, amount, AMBIANCE_TRACK)
            elif effect == EARN:
                earn(g, seat, amount)
            elif effect in (QUILL, BACK):
                g.replace(Ambiance(place + 1))
                g.push(Quill(seat, amount, FROM_AMBIANCE) if effect == QUILL else Retreat(seat))
                return 0
        g.pop()
        calm_down(g)
        return 0
