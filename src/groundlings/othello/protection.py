"""Who has said No Drama in this scene, and so is out of everybody's reach (A11, A12)."""

from __future__ import annotations

from groundlings.kernel.state import Seat, State
from groundlings.othello.state import PROTECTED


def is_protected(g: State, seat: Seat) -> bool:
    """Whether nobody may act upon this player for the rest of the scene."""
    return g.cells[PROTECTED + seat] != 0


def set_protected(g: State, seat: Seat) -> None:
    """From now on nobody may act upon this player."""
    g.cells[PROTECTED + seat] = 1


def lift_protection(g: State, seat: Seat) -> None:
    """The scene is over."""
    g.cells[PROTECTED + seat] = 0
