"""Immediate objectives: those with a mask may be played before the ambiance is judged (R124)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from groundlings.kernel.state import Option, Seat, Seats, State, bit
from groundlings.kernel.step import Step
from groundlings.shakespeare.objectives import held, immediate_left, is_immediate, play_out
from groundlings.shakespeare.order import in_order
from groundlings.shakespeare.perform import Perform
from groundlings.shakespeare.state import Rank, book
from groundlings.shakespeare.verbs import FIRST_OBJECTIVE, PLAY, STOP


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Immediate(Step):
    """In turn order, whoever holds any objective may play immediate ones, as many as they like.

    All who hold a card are asked, for that is public and what the cards are is not (S99).
    """

    def __init__(self, place: Rank) -> None:
        self.place: Final = place

    def is_frame(self) -> bool:
        """It goes on from player to player."""
        return True

    def asks_anyway(self) -> bool:
        """Who has nothing to play is asked like who has."""
        return True

    def ask(self, g: State) -> Seats:
        """The next one with a card, while any immediate objective is left in the game."""
        if self.place == g.seats or immediate_left(g) == 0:
            g.pop()
            return 0
        seat = in_order(g, self.place)
        if held(g, seat):
            return bit(seat)
        g.replace(Immediate(self.place + 1))
        return 0

    def options(self, g: State, seat: Seat) -> list[int]:
        """Any immediate objective in hand, or none today."""
        mine = sorted(held(g, seat))
        return [*(PLAY + objective for objective in mine if is_immediate(g, objective)), STOP]

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """It takes effect at once; then the same player may play another."""
        if option == STOP:
            g.replace(Immediate(self.place + 1))
            return
        objective = option - PLAY
        play_out(g, seat, objective)
        program = book(g).objectives.program[objective]
        g.push(Perform(seat, program, FIRST_OBJECTIVE + objective, 0))
