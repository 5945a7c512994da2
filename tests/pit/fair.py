"""The fair: round after round a bid, a ware for the winner, a trick."""

from __future__ import annotations

from typing import Final, final

from groundlings.kernel.state import NOBODY, Option, Seat, Seats, State
from groundlings.kernel.step import Own, Sealed, Step
from pit.goods import is_stall_empty, offer, on_stall, pay, pennies, stow, take_from_stall
from pit.schema import ROUND, ROUNDS, WARES, Ware
from pit.tricks import Trick
from pit.verbs import BADE, BID, OFFERED, PUT, STOWED, TAKE, TOOK, WON

MOST_BID: Final = 3


def this_round(g: State) -> int:
    """How many rounds have begun."""
    return g.cells[ROUND]


def rounds(g: State) -> int:
    """How many there will be."""
    return g.cells[ROUNDS]


def plan(g: State, n: int) -> None:
    """The fair lasts so many rounds."""
    g.cells[ROUNDS] = n


@final
class Fair(Step):
    """Each round two wares come out of the bag; the fair ends with its rounds or its wares."""

    def ask(self, g: State) -> Seats:
        """Begin the next round, or end."""
        if this_round(g) == rounds(g):
            g.pop()
            return 0
        g.cells[ROUND] += 1
        for _ in range(2):
            ware = offer(g)
            if ware != NOBODY:
                g.emit(OFFERED, ware)
        if is_stall_empty(g):
            g.pop()
        else:
            g.push(Bid())
        return 0


@final
class Bid(Sealed):
    """All bid in secret; the highest pays and takes a ware, the lowest seat on a tie."""

    def seats(self, g: State) -> Seats:
        """Everybody bids."""
        return g.everybody()

    def options(self, g: State, seat: Seat) -> list[int]:
        """Up to three pennies, as far as the purse goes."""
        return [BID + n for n in range(min(pennies(g, seat), MOST_BID) + 1)]

    def reveal(self, g: State, answers: tuple[int, ...]) -> None:
        """The winner pays."""
        g.pop()
        best, winner = NOBODY, 0
        for seat, answer in enumerate(answers):
            bid = answer - BID
            g.emit(BADE, seat, bid)
            if bid > best:
                best, winner = bid, seat
        pay(g, winner, best)
        g.emit(WON, winner, best)
        g.push(Trick(winner))
        g.push(Take(winner))


@final
class Take(Own):
    """The winner takes one ware from the stall."""

    def options(self, g: State, seat: Seat) -> list[int]:
        """Any ware on the stall."""
        return [TAKE + ware for ware in range(WARES) if on_stall(g, ware) > 0]

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """It is in hand and wants a basket."""
        ware = option - TAKE
        take_from_stall(g, ware)
        g.emit(TOOK, seat, ware)
        g.replace(Put(seat, ware))


@final
class Put(Own):
    """A ware in hand goes into one of two baskets."""

    def __init__(self, seat: Seat, ware: Ware) -> None:
        super().__init__(seat)
        self.ware: Final = ware

    def options(self, g: State, seat: Seat) -> list[int]:
        """Left or right."""
        return [PUT, PUT + 1]

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """There it stays."""
        basket = option - PUT
        stow(g, seat, basket, self.ware)
        g.emit(STOWED, seat, self.ware, basket)
        g.pop()

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """Which ware it is about."""
        return "put", {"ware": self.ware}
