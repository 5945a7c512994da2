"""Drawn games: which have a board, rule tables and sheets of their own, and what these may know."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from groundlings.web import othello, shakespeare

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State
    from groundlings.web.board.values import PieceSheet, ValueTable
    from groundlings.words import Phrasebook


class Button(NamedTuple):
    """A legal choice as a button needs it."""

    value: str
    text: str
    gloss: str
    id: str


class Then(NamedTuple):
    """What would be seen and could be chosen after a choice."""

    view: Mapping[str, Any]
    options: list[str]


@dataclass(frozen=True, slots=True)
class Sight:
    """What one visitor sees of a table, and may choose."""

    game: Game
    state: State
    seat: int | None
    view: Mapping[str, Any]
    book: Phrasebook
    can: Mapping[str, Button]
    """What may be chosen, by its text."""
    cannot: Mapping[str, str]
    """What is tempting but not possible, by its text, and why."""

    def after(self, text: str) -> Then:
        """What the same seat would see and could choose next; for choices that reveal nothing."""
        if self.seat is None:
            return Then(self.view, [])
        g = self.state.clone()
        g.hush()
        self.game.play(g, self.seat, self.game.parse(text))
        options = [self.game.text(option) for option in self.game.options(g, self.seat)]
        return Then(self.game.view(g, self.seat), options)


class Board(NamedTuple):
    """How a game is drawn: at the table, and in the rules and sheets of its edition."""

    pieces: Callable[[Sight], dict[str, Any]]
    pointed: Callable[[Mapping[str, Any]], str]
    """The piece that an event speaks of."""
    tables: Callable[[Game, Phrasebook], dict[str, ValueTable]]
    """The tables that rules are headings of."""
    sheets: Callable[[Game, Phrasebook, Mapping[str, ValueTable]], dict[str, list[PieceSheet]]]
    """The pieces as a gallery groups them."""


DRAWN: Final = {
    "shakespeare": Board(
        pieces=shakespeare.pieces,
        pointed=shakespeare.pointed,
        tables=shakespeare.tables,
        sheets=shakespeare.sheets,
    )
}

NUMBERS: Final[dict[str, Callable[[Game], Mapping[str, object]]]] = {
    "othello": othello.slots,
    "shakespeare": shakespeare.slots,
}
"""The numbers of a game that its rules may name within a sentence."""


@lru_cache(maxsize=64)
def has_rules(game: Game) -> bool:
    """Whether its rules are told to those who play."""
    return (game.folder / "rules").is_dir()
