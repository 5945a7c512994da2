"""Taking back: a choice may be undone down to the floor, and no further."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groundlings.errors import GameError, shown
from groundlings.kernel.log import fold, last_of, steps_back
from groundlings.kernel.play import play_unchecked
from groundlings.kernel.scroll import CHOICE, Scroll

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State


def undoable(g: State, seat: int) -> int:
    """How many of its choices this seat may take back now."""
    if g.log is None:
        return 0
    if g.log.length == g.choices:  # nobody has thought again
        return sum(1 for other, _ in g.log.read(g.floor) if other == seat)
    return sum(1 for other, _ in fold(g.log.read())[g.floor :] if other == seat)


def undo(game: Game, g: State, seat: int, steps: int) -> None:
    """Take back this seat's last choices: the game is played again without them."""
    if g.log is None or g.setup is None:
        raise GameError("this game keeps no log, so nothing in it can be taken back")
    check_steps(seat, steps, undoable(g, seat))
    log = g.log.clone()
    log.write_choice(seat, -steps)
    fresh = g.setup.begin(game)
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

    def read(self, seat: int, text: str) -> None:
        """The next row, as it is written."""
        steps = steps_back(text)
        if steps is None:
            self.play(seat, self._game.parse(text))
        else:
            self.undo(seat, steps)

    def follow(self, seat: int, option: int) -> None:
        """The next row, as the log keeps it."""
        if option < 0:
            self.undo(seat, -option)
        else:
            self.play(seat, option)

    def play(self, seat: int, option: int) -> None:
        """The next choice."""
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
        log = self.g.log.clone() if self.g.log is not None else Scroll.blank(CHOICE)
        log.write_choice(seat, -steps)
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
        if self.g.setup is None:
            raise GameError("an imagined game has no way back")
        self.g.become(self.g.setup.begin(self._game))
        self._standing, self._before, self._first = [], [], 0
        for seat, option in earlier:
            self.play(seat, option)
