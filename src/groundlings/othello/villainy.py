"""Villainy: wounds for Iago coins, or a lower limit for none; the Lead has the stronger form.

It stays code: two forms, wounds or a limit, coins or none, a choice that can be broken off.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.state import Option, Seat, Seats, State, bit, offer, offer_each
from groundlings.kernel.step import Own
from groundlings.othello.coins import give_back, has
from groundlings.othello.lead import is_lead
from groundlings.othello.state import IAGO_COIN, Characters, book
from groundlings.othello.tokens import can_pay, pay
from groundlings.othello.verbs import LOWER, PAY, PLAIN, STOP, WOUND
from groundlings.othello.wounds import living, lower, lowerable, wound

PLAIN_POWER: Final = 1
STRONG_POWER: Final = 2


def can_do_villainy(g: State, seat: Seat) -> bool:
    """Without an Iago coin, or anybody to wound, there is no villainy (A47)."""
    return has(g, seat, IAGO_COIN) and living(g) != 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Villainy(Own):
    """The Lead has the stronger form; the company may pay for it."""

    def ask(self, g: State) -> Seats:
        """The company is asked; the Lead need not choose."""
        if is_lead(g, self.seat):
            g.replace(Villain(self.seat, STRONG_POWER, 0))
            return 0
        return bit(self.seat)

    def options(self, g: State, seat: Seat) -> list[int]:
        """The plain form or the stronger one."""
        return [PAY, PLAIN] if can_pay(g, seat, book(g).scalars.villainy_cost) else [PLAIN]

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """The stronger form is paid for at once."""
        if option == PAY:
            pay(g, seat, book(g).scalars.villainy_cost)
        g.replace(Villain(seat, STRONG_POWER if option == PAY else PLAIN_POWER, 0))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Villain(Own):
    """Wounds, each for an Iago coin, or one lower limit for no coin (A45, A46).

    `power`: by so much a limit is lowered; one more is the number of wounds.
    `given`: the wounds given with this card so far, whatever other coins the scene has seen.
    """

    def __init__(self, seat: Seat, power: i64, given: i64) -> None:
        super().__init__(seat)
        self.power: Final = power
        self.given: Final = given

    def ask(self, g: State) -> Seats:
        """Who does it, while something can be done."""
        if self.given > 0 and self.wounds(g) == 0:
            g.pop()
            return 0
        return bit(self.seat)

    def wounds(self, g: State) -> Characters:
        """Whom a coin can wound now."""
        if not has(g, self.seat, IAGO_COIN) or self.given > self.power:
            return 0
        return living(g)

    def options(self, g: State, seat: Seat) -> list[int]:
        """First the one or the other; after the first wound more of them, or stop."""
        found: list[int] = []
        if self.given > 0:
            offer(found, STOP)
            offer_each(found, WOUND, self.wounds(g))
        else:
            offer_each(found, LOWER, lowerable(g))
            offer_each(found, WOUND, self.wounds(g))
            offer(found, STOP)
        return found

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """A lower limit is all; wounds may go on."""
        if option == STOP:
            g.pop()
        elif option < WOUND:
            g.pop()
            lower(g, seat, option - LOWER, self.power)
        else:
            give_back(g, seat, IAGO_COIN)
            g.replace(Villain(seat, self.power, self.given + 1))
            wound(g, seat, option - WOUND)
