"""The guide: what a game tells people beside its rules. No search and no learner pays for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from groundlings.editions.cards import CardTable
    from groundlings.kernel.game import Game
    from groundlings.kernel.messages import Message
    from groundlings.kernel.state import State


class Guide:
    """Explains a game at one edition: its cards, its boards, what a choice would do, and why not.

    All of it is told in messages, which `words` puts into sentences. A game without a guide of its
    own has this one: a table can always ask.
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    # What is printed

    def cards(self, language: str) -> list[CardTable]:
        """The edition's cards and board values for reading, with their origin."""
        return []

    def names(self, language: str) -> dict[str, str]:
        """Nouns that this edition calls otherwise than the game's words do."""
        return {}

    def boards(self) -> dict[str, Any]:
        """What is printed on boards and cards, ready for JSON, for whoever draws them."""
        return {}

    def primer(self) -> list[Message]:
        """What the board pays for what: the tables that are printed on it."""
        return []

    # What can be said of a moment

    def gloss(self, state: State, seat: int, option: int) -> list[Message]:
        """What an option would do, in short, for a table to show beside it."""
        return []

    def gallery(self, state: State, seat: int | None) -> dict[str, object]:
        """What a table can draw of this moment, by the names its words give the pictures."""
        return {}

    def refused(self, state: State, seat: int) -> dict[str, Message]:
        """What is tempting but not possible now, by its text, and why."""
        return {}

    def outlook(self, state: State, seat: int) -> dict[str, object]:
        """What a seat could work out from its own view: what its cards and goals would bring."""
        return {}

    def hints(self, state: State, seat: int | None) -> dict[str, object]:
        """What a table shows a seat beside its view; nothing to an onlooker."""
        if seat is None:
            return {}
        return {"refused": self.refused(state, seat), **self.outlook(state, seat)}

    def shown(self, state: State, seat: int | None) -> dict[str, object]:
        """A view as a table shows it: the facts, then the hints."""
        return self.game.view(state, seat) | self.hints(state, seat)
