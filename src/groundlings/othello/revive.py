"""Revive: a dead character of the act comes back, with all cards set aside for it (A54-A56)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from groundlings.kernel.state import NOBODY, Option, Seat, State
from groundlings.kernel.step import Own
from groundlings.othello.kept import keep, take_first_aside
from groundlings.othello.lead import is_lead
from groundlings.othello.script import harm, worth
from groundlings.othello.state import book
from groundlings.othello.tokens import can_pay, pay
from groundlings.othello.verbs import REVIVE_ONE
from groundlings.othello.wounds import bring_back, dead


def can_revive(g: State, seat: Seat) -> bool:
    """The Lead revives for nothing, the company for a fee."""
    return is_lead(g, seat) or can_pay(g, seat, book(g).scalars.revive_cost)


def pay_for_revive(g: State, seat: Seat) -> None:
    """The fee is paid when the card is announced, and gone if it is stopped (A98)."""
    if not is_lead(g, seat):
        pay(g, seat, book(g).scalars.revive_cost)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Revive(Own):
    """The player says who comes back."""

    def options(self, g: State, seat: Seat) -> list[int]:
        """Any dead character of the act."""
        return dead(g, REVIVE_ONE)

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
