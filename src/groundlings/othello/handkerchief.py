"""The handkerchief: taken from the supply or from its holder, whom No Drama protects (A59)."""

from __future__ import annotations

from typing import Final, final

from groundlings.kernel.state import NOBODY, Option, Seat, State
from groundlings.kernel.step import Own
from groundlings.othello.no_drama import answers, could_answer, protect
from groundlings.othello.protection import is_protected
from groundlings.othello.state import HANDKERCHIEF
from groundlings.othello.verbs import GOT_HANDKERCHIEF, KEPT_HANDKERCHIEF, LET


def holder(g: State) -> Seat:
    """Who has the handkerchief; NOBODY while it is in the supply."""
    return g.cells[HANDKERCHIEF]


def lay_in_supply(g: State) -> None:
    """Before the play nobody has it."""
    g.cells[HANDKERCHIEF] = NOBODY


def reach_for_handkerchief(g: State, seat: Seat) -> None:
    """It is this player's, unless its holder has said No Drama, or may say it now."""
    if holder(g) == seat:
        return
    if holder(g) != NOBODY:
        if is_protected(g, holder(g)):
            g.emit(KEPT_HANDKERCHIEF, holder(g), seat)
            return
        if could_answer(g, holder(g)):
            g.push(Cling(holder(g), seat))
            return
    take_handkerchief(g, seat)


def take_handkerchief(g: State, seat: Seat) -> None:
    """It changes hands."""
    g.cells[HANDKERCHIEF] = seat
    g.emit(GOT_HANDKERCHIEF, seat)


@final
class Cling(Own):
    """The holder of the handkerchief may keep it by No Drama; the rest of the card stands (A59)."""

    def __init__(self, seat: Seat, by: Seat) -> None:
        super().__init__(seat)
        self.by: Final = by

    def asks_anyway(self) -> bool:
        """Whether there is a No Drama in the hand is hidden."""
        return True

    def options(self, g: State, seat: Seat) -> list[int]:
        """Let it go, or say No Drama."""
        return answers(g, seat)

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """The block leaves it where it was."""
        g.pop()
        if option == LET:
            take_handkerchief(g, self.by)
        else:
            protect(g, seat, option)
            g.emit(KEPT_HANDKERCHIEF, seat, self.by)

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """The holder is told who reaches for it."""
        return "cling", {"by": self.by}
