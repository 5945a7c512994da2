"""Revive: a dead character of the act comes back, with all cards set aside for it (A54-A56)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from groundlings.kernel.state import NOBODY, Option, Seat, State, offer_each
from groundlings.kernel.step import Own
from groundlings.othello.kept import keep, take_first_aside
from groundlings.othello.script import harm, worth
from groundlings.othello.verbs import REVIVE_ONE
from groundlings.othello.wounds import bring_back, dead


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Revive(Own):
    """The player says who comes back."""

    def options(self, g: State, seat: Seat) -> list[int]:
        """Any dead character of the act."""
        found: list[int] = []
        offer_each(found, REVIVE_ONE, dead(g))
        return found

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """The cards are scored without their rewards; their wounds and kills happen now."""
        g.pop()
        character = option - REVIVE_ONE
        bring_back(g, seat, character)
        card = take_first_aside(g, character)
        while card != NOBODY:
            keep(g, seat, card, worth(g, seat, card, seized=False))
            harm(g, seat, card)
            card = take_first_aside(g, character)
