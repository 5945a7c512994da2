"""The fair: round after round a bid, a ware for the winner, a trick."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY
from groundlings.kernel.step import Sealed, Step
from pit.schema import (
    BAG,
    BASKET,
    BASKETS,
    PENNIES,
    ROUND,
    ROUNDS,
    STALL,
    WARES,
    Pit,
)
from pit.tricks import Trick
from pit.verbs import BADE, BID, OFFERED, PUT, STOWED, TAKE, TOOK, WON

MOST_BID: Final = 3


@final
class Fair(Step):
    """Each round two wares come out of the bag; the fair ends with its rounds or its wares."""

    def ask(self, g: Pit) -> i64:
        """Begin the next round, or end."""
        if g.cells[ROUND] == g.cells[ROUNDS]:
            g.pop()
            return 0
        g.cells[ROUND] += 1
        for _ in range(2):
            ware = g.draw(BAG, WARES)
            if ware != NOBODY:
                g.cells[STALL + ware] += 1
                g.emit(OFFERED, ware)
        if g.cells[STALL] + g.cells[STALL + 1] + g.cells[STALL + 2] == 0:
            g.pop()
        else:
            g.push(Bid())
        return 0


@final
class Bid(Sealed):
    """All bid in secret; the highest pays and takes a ware, the lowest seat on a tie."""

    def seats(self, g: Pit) -> i64:
        """Everybody bids."""
        return (i64(1) << g.seats) - 1

    def options(self, g: Pit, seat: i64) -> list[int]:
        """Up to three pennies, as far as the purse goes."""
        most = min(g.cells[PENNIES + seat], MOST_BID)
        return [BID + n for n in range(most + 1)]

    def reveal(self, g: Pit, answers: tuple[int, ...]) -> None:
        """The winner pays."""
        g.pop()
        best: i64 = NOBODY
        winner: i64 = 0
        for seat, answer in enumerate(answers):
            bid = answer - BID
            g.emit(BADE, seat, bid)
            if bid > best:
                best = bid
                winner = seat
        g.cells[PENNIES + winner] -= best
        g.emit(WON, winner, best)
        g.push(Trick(winner))
        g.push(Take(winner))


@final
class Take(Step):
    """The winner takes one ware from the stall."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, g: Pit) -> i64:
        """The winner."""
        return i64(1) << self.seat

    def options(self, g: Pit, seat: i64) -> list[int]:
        """Any ware on the stall."""
        return [TAKE + ware for ware in range(WARES) if g.cells[STALL + ware] > 0]

    def take(self, g: Pit, seat: i64, option: i64) -> None:
        """It is in hand and wants a basket."""
        ware = option - TAKE
        g.cells[STALL + ware] -= 1
        g.emit(TOOK, seat, ware)
        g.replace(Put(seat, ware))


@final
class Put(Step):
    """A ware in hand goes into one of two baskets."""

    def __init__(self, seat: i64, ware: i64) -> None:
        self.seat: Final = seat
        self.ware: Final = ware

    def ask(self, g: Pit) -> i64:
        """Its taker."""
        return i64(1) << self.seat

    def options(self, g: Pit, seat: i64) -> list[int]:
        """Left or right."""
        return [PUT, PUT + 1]

    def take(self, g: Pit, seat: i64, option: i64) -> None:
        """There it stays."""
        basket = option - PUT
        g.cells[BASKET + (seat * BASKETS + basket) * WARES + self.ware] += 1
        g.emit(STOWED, seat, self.ware, basket)
        g.pop()

    def prompt(self, g: Pit, seat: i64) -> tuple[str, dict[str, int]]:
        """Which ware it is about."""
        return "put", {"ware": self.ware}
