"""What Shakespeare tells people beside its rules."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from groundlings.kernel.guide import Guide
from groundlings.shakespeare import playbook, reasons
from groundlings.shakespeare.boards import boards
from groundlings.shakespeare.cards import card_tables, renamed

if TYPE_CHECKING:
    from groundlings.editions.cards import CardTable
    from groundlings.editions.sheet import Sheet
    from groundlings.kernel.game import Game
    from groundlings.kernel.messages import Message
    from groundlings.kernel.state import State
    from groundlings.shakespeare.boards import Boards
    from groundlings.shakespeare.state import Book


class ShakespeareGuide(Guide):
    """The playbook, the boards, the cards and the reasons of one edition."""

    def __init__(self, game: Game, book: Book, shipped: Sheet) -> None:
        super().__init__(game)
        self._book = book
        self._shipped = shipped

    @cached_property
    def _boards(self) -> Boards:
        return boards(self.game.sheet, self._book)

    def cards(self, language: str) -> list[CardTable]:
        """Characters, objectives, board and rules, with their origin."""
        return card_tables(self.game.sheet, language)

    def names(self, language: str) -> dict[str, str]:
        """The cards and objectives an owner of the box has renamed."""
        return renamed(self.game.sheet, self._shipped, language)

    def boards(self) -> Boards:
        """What is printed on the boards and cards."""
        return self._boards

    def primer(self) -> list[Message]:
        """What acts, ambiance, costumes and candles pay."""
        return playbook.primer(self._boards)

    def gloss(self, state: State, seat: int, option: int) -> list[Message]:
        """What an option would do."""
        return playbook.gloss(self._boards, state, seat, option)

    def gallery(self, state: State, seat: int | None) -> dict[str, object]:
        """The sets of the theatres, drawn space by space."""
        return playbook.gallery(self._boards, state, seat)

    def refused(self, state: State, seat: int) -> dict[str, Message]:
        """Why a character, an element or an act cannot be chosen."""
        return reasons.refused(state, seat)

    def outlook(self, state: State, seat: int) -> dict[str, object]:
        """What the own objectives, yellow elements and wages would bring if the game ended now."""
        return {"forecast": playbook.forecast(state, seat)}
