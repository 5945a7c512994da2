"""What The Tragedy of Othello tells people beside its rules."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from groundlings.kernel.guide import Guide
from groundlings.othello import playbook, reasons
from groundlings.othello.cards import boards, card_tables, renamed

if TYPE_CHECKING:
    from groundlings.editions.cards import CardTable
    from groundlings.editions.sheet import Sheet
    from groundlings.kernel.game import Game
    from groundlings.kernel.messages import Message
    from groundlings.kernel.state import State
    from groundlings.othello.cards import Boards


class OthelloGuide(Guide):
    """The playbook, the cards and the reasons of one edition."""

    def __init__(self, game: Game, shipped: Sheet) -> None:
        super().__init__(game)
        self._shipped = shipped

    @cached_property
    def _boards(self) -> Boards:
        return boards(self.game.sheet)

    def cards(self, language: str) -> list[CardTable]:
        """Script and staging cards, characters, the deal and the rules, with their origin."""
        return card_tables(self.game.sheet, language)

    def names(self, language: str) -> dict[str, str]:
        """The cards an owner of the box has renamed."""
        return renamed(self.game.sheet, self._shipped, language)

    def boards(self) -> Boards:
        """What is printed on cards, tiles and coins."""
        return self._boards

    def primer(self) -> list[Message]:
        """The prompt card: phases, prices, what stops what, how an act is scored."""
        return playbook.primer(self._boards)

    def gloss(self, state: State, seat: int, option: int) -> list[Message]:
        """What an option would do."""
        return playbook.gloss(self._boards, state, seat, option)

    def gallery(self, state: State, seat: int | None) -> dict[str, object]:
        """The own hand as cards, what is at stake, and the score by act."""
        return playbook.gallery(self._boards, state, seat)

    def refused(self, state: State, seat: int) -> dict[str, Message]:
        """Why a card, a coin or an improv cannot be used."""
        return reasons.refused(state, seat)

    def outlook(self, state: State, seat: int) -> dict[str, object]:
        """By card of the hand: why it would not succeed now, or nothing if it would."""
        return {"prospects": playbook.prospects(state, seat)}
