"""News: what has happened since a seat was last told, kept until it can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State
    from groundlings.words import Phrasebook


class News:
    """Sentences by seat, each as that seat may know them."""

    def __init__(self, game: Game, state: State, book: Phrasebook) -> None:
        self.game = game
        self.state = state
        self.book = book
        self._heard = [0] * state.seats
        self._waiting: list[list[Text]] = [[] for _ in range(state.seats)]
        self._passed = [0] * state.seats

    def listen(self, seat: int) -> None:
        """Keep what has happened since this seat last heard something."""
        told = int(self.state.choices) + 1
        for event in self.game.events(self.state, seat, min(self._heard[seat], told)):
            self._waiting[seat].append(Text(self.book.event(event)))
        self._heard[seat] = told

    def add(self, seat: int, sentence: str) -> None:
        """Something that is not the game's to tell, after what has happened so far."""
        self.listen(seat)
        self._waiting[seat].append(Text(sentence))

    def count_passed(self, seat: int) -> None:
        """A standing order has let a deed pass: they are counted, not told one by one."""
        self._passed[seat] += 1

    def take(self, seat: int) -> list[Text]:
        """All of it, the newest last; from now on it is told."""
        self.listen(seat)
        told, self._waiting[seat] = self._waiting[seat], []
        if self._passed[seat]:
            passed = self.book.text("terminal.passed_for_you", n=self._passed[seat])
            told.append(Text(passed, style="dim"))
            self._passed[seat] = 0
        return told

    def heard(self, seat: int) -> int:
        """How far this seat has been told."""
        return self._heard[seat]
