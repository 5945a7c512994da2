"""Taking back: a choice may be undone down to the floor, and no further.

The log keeps every row, the undone ones and the undoing too; what counts is the fold of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groundlings.errors import GameError, shown
from groundlings.kernel.play import play_unchecked
from groundlings.kernel.scroll import Scroll

if TYPE_CHECKING:
    from collections.abc import Iterable

    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State


def fold(rows: Iterable[tuple[int, ...]]) -> list[tuple[int, int]]:
    """The choices that stand: (seat, option), in order. A row of -n takes back the seat's last n.

    Under a seal a seat takes back its own answer and leaves the others' where they are (S108).
    """
    standing: list[tuple[int, int]] = []
    for seat, option in rows:
        if option >= 0:
            standing.append((seat, option))
            continue
        for place in last_of(standing, seat, -option):
            del standing[place]
    return standing


def last_of(standing: list[tuple[int, int]], seat: int, number: int) -> list[int]:
    """The places of a seat's last so many choices, the last one first."""
    found: list[int] = []
    for place in range(len(standing) - 1, -1, -1):
        if len(found) == number:
            break
        if standing[place][0] == seat:
            found.append(place)
    return found


def undoable(g: State, seat: int) -> int:
    """How many of its choices this seat may take back now."""
    if g.log is None:
        return 0
    return sum(1 for other, _ in fold(g.log.read())[g.floor :] if other == seat)


def undo(game: Game, g: State, seat: int, steps: int) -> None:
    """Take back this seat's last choices: the game is played again without them."""
    if g.log is None or g.bill is None:
        raise GameError("this game keeps no log, so nothing in it can be taken back")
    bill = g.bill
    if (bill.game, bill.rules, bill.edition) != (game.name, game.rules, game.edition):
        raise GameError("this game was begun with another edition or other rules than these")
    check_steps(seat, steps, undoable(g, seat))
    log = g.log.clone()
    log.write((seat, -steps))
    fresh = game.new(seats=bill.seats, seed=bill.pledge, **bill.variants)
    for other, option in fold(log.read()):
        play_unchecked(fresh, other, option)
    fresh.log = log
    fresh.rows = log.length
    g.become(fresh)


def check_steps(seat: int, steps: object, free: int) -> None:
    """Whether a seat may take back so many choices when it is free to take back `free`."""
    if not isinstance(steps, bool) and isinstance(steps, int) and 1 <= steps <= free:
        return
    if free:
        raise GameError(f"seat {seat} can take back 1 to {free} choices now, not {shown(steps)}")
    raise GameError(
        f"seat {seat} can take back nothing now: a choice stands once "
        "something hidden was revealed or another seat has chosen"
    )


class Replay:
    """A game being read from a record, with the way back kept as far as undo is likely to go.

    So a record of many second thoughts reads as fast as one of none: an undo goes back to a clone
    and plays again at most what other seats have answered under the same seal. Only who takes back
    what stood behind another's choice, once that is taken back itself, has the game played anew.
    """

    def __init__(self, game: Game, g: State) -> None:
        self.g = g
        self._game = game
        self._standing: list[tuple[int, int]] = []
        self._before: list[State] = []
        self._first = 0
        """The number of the choice before which the first of those states stood."""

    def play(self, seat: int, option: int) -> None:
        """The next choice of the record."""
        before = self.g.clone()
        self._game.play(self.g, seat, option)
        self._before.append(before)
        self._standing.append((seat, option))
        below = int(self.g.floor) - self._first
        if below > 0:
            del self._before[:below]
            self._first += below

    def undo(self, seat: int, steps: int) -> None:
        """A row that takes back this seat's last choices."""
        free = sum(1 for other, _ in self._standing[self.g.floor :] if other == seat)
        check_steps(seat, steps, free)
        gone = last_of(self._standing, seat, steps)
        first = gone[-1]
        kept = [row for n, row in enumerate(self._standing[first:], first) if n not in gone]
        log = self.g.log.clone() if self.g.log is not None else Scroll([], 0)
        log.write((seat, -steps))
        self._go_back(first)
        for other, option in kept:
            self.play(other, option)
        self.g.log = log
        self.g.rows = log.length

    def _go_back(self, first: int) -> None:
        """The game as it stood before this choice."""
        if first >= self._first:
            self.g.become(self._before[first - self._first])
            del self._before[first - self._first :], self._standing[first:]
            return
        earlier = self._standing[:first]
        bill = self.g.bill
        if bill is None:
            raise GameError("an imagined game has no way back")
        self.g.become(self._game.new(seats=bill.seats, seed=bill.pledge, **bill.variants))
        self._standing, self._before, self._first = [], [], 0
        for seat, option in earlier:
            self.play(seat, option)
