"""The turn that is under way, as far as the deeds done in it need to know it.

A turn announces deeds, and a deed may prolong the turn or hand it on: so turns know deeds, and
deeds know no more of turns than this.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import mypyc_attr

from groundlings.kernel.state import Seat, State
from groundlings.kernel.step import Own, Step


@mypyc_attr(acyclic=True)
class Underway(Own):
    """Somebody's turn, on the stack below the deed that is done in it."""

    def reveal(self, g: State) -> None:
        """The placed card is turned up, and the turn goes on with it."""
        raise NotImplementedError

    def won_by(self, seat: Seat) -> Step:
        """The turn of who has just seized a card (A87)."""
        raise NotImplementedError


def turn_under_way(g: State) -> Underway:
    """The turn of the deed that has just left the stack."""
    return cast("Underway", g.stack[-1])  # compiled code checks it
