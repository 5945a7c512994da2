"""The guide: what a game tells people beside its rules. No search and no learner pays for it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from pathlib import Path

    from groundlings.editions.cards import CardTable
    from groundlings.kernel.game import Game
    from groundlings.kernel.messages import Message
    from groundlings.kernel.state import State

    Boards = dict[str, Any]
    """What is printed on boards and cards, ready for JSON."""
    Names = Mapping[str, str | Mapping[str, str]]
    """What nouns are called: one name for all their forms, or each form."""


class BlankCards:
    """How people write cards of their own: what they can say, their file, and a game with them."""

    file: Path
    """Cards of ours, with an explanation: a file to start from."""

    def vocabulary(self) -> dict[str, Any]:
        """All that a form for writing a card needs, as plain data."""
        raise NotImplementedError

    def spelled(self, cards: Sequence[Mapping[str, object]]) -> str:
        """The file of these cards, whatever stands in them."""
        raise NotImplementedError

    def read(self, text: str) -> list[dict[str, Any]]:
        """The cards of a file; every problem at once in EditionError."""
        raise NotImplementedError

    def game(self, cards: Sequence[Mapping[str, object]]) -> Game:
        """The game as it comes with these cards; every problem at once in EditionError."""
        raise NotImplementedError

    def examples(self) -> list[dict[str, Any]]:
        """Cards of ours to start from."""
        raise NotImplementedError


class Guide:
    """Explains a game at one edition: its cards, its boards, what a choice would do, and why not.

    A game says what it has to tell, and leaves out the rest: a table can always ask. All of it is
    told in messages, which `words` puts into sentences; values come from what is printed.
    """

    def __init__(
        self,
        game: Game,
        *,
        boards: Callable[[], Any] = dict,
        cards: Callable[[str], list[CardTable]] = lambda _: [],
        names: Callable[[str], Names] = lambda _: {},
        primer: Callable[[Any], list[Message]] = lambda _: [],
        gloss: Callable[[Any, State, int, int], list[Message]] = lambda *_: [],
        gallery: Callable[[Any, State, int | None], dict[str, object]] = lambda *_: {},
        refused: Callable[[State, int], dict[str, Message]] = lambda *_: {},
        outlook: Callable[[State, int | None], dict[str, object]] = lambda *_: {},
        closes: Collection[str] = (),
        summed_up: Callable[[Sequence[Message], int], list[list[Message]]] = lambda *_: [],
        blank: BlankCards | None = None,
    ) -> None:
        self.game = game
        self.cards = cards
        """The edition's cards and board values for reading, with their origin, in a language."""
        self.names = names
        """Nouns that this edition calls otherwise than the game's words do, in a language."""
        self.refused = refused
        """What is tempting but not possible for a seat, by its text, and why."""
        self.outlook = outlook
        """What a seat, or an onlooker, could work out from the view: what may come of it."""
        self.closes = closes
        """The kinds of events that end a scene, or whatever a game is told in."""
        self.summed_up = summed_up
        """What each of so many seats has come to, from what all have heard of a scene."""
        self.blank = blank
        """For games whose box has blank cards: how people write cards of their own."""
        self._print = boards
        self._primer = primer
        self._gloss = gloss
        self._gallery = gallery

    @cached_property
    def _boards(self) -> Boards:
        found: Boards = self._print()
        return found

    def boards(self) -> Boards:
        """What is printed on boards and cards, for whoever draws them."""
        return self._boards

    def primer(self) -> list[Message]:
        """What the board pays for what: the tables that are printed on it."""
        return self._primer(self._boards)

    def gloss(self, state: State, seat: int, option: int) -> list[Message]:
        """What an option would do, in short, for a table to show beside it."""
        return self._gloss(self._boards, state, seat, option)

    def gallery(self, state: State, seat: int | None) -> dict[str, object]:
        """What a table can draw of this moment, by the names its words give the pictures."""
        return self._gallery(self._boards, state, seat)

    def hints(self, state: State, seat: int | None) -> dict[str, object]:
        """What a table shows beside a view: what may come, and to a seat what it cannot do."""
        ahead = self.outlook(state, seat)
        return ahead if seat is None else {"refused": self.refused(state, seat), **ahead}

    def shown(self, state: State, seat: int | None) -> dict[str, object]:
        """A view as a table shows it: the facts, then the hints."""
        return self.game.view(state, seat) | self.hints(state, seat)
