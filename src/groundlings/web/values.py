"""Values with their origin, for rules and sheets: cells, tables of cells, and pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from groundlings.editions.reader import ORIGINS

if TYPE_CHECKING:
    from groundlings.kernel.messages import Message

MADE_UP, _, PRINTED = ORIGINS


class Cell(NamedTuple):
    """A value: in words, perhaps in icons too, where it was found, whose sheet tells more."""

    words: str
    origin: str = PRINTED
    icons: tuple[Message, ...] = ()
    noun: str = ""
    drawings: tuple[str, ...] = ()


class Table(NamedTuple):
    """Values side by side; the first of each row says what the others are about."""

    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    picture: dict[str, Any] | None = None

    @property
    def origins(self) -> set[str]:
        """Where the values were found."""
        found = {cell.origin for row in self.rows for cell in row}
        return found | ({self.picture["origin"]} if self.picture else set())

    @property
    def words(self) -> str:
        """All that is written in it."""
        shown = str(self.picture["words"]) if self.picture else ""
        return " ".join([shown, *self.head, *(cell.words for row in self.rows for cell in row)])


class Piece(NamedTuple):
    """Everything a sheet says of a piece but the rules."""

    noun: str
    name: Cell
    kind: str
    drawings: tuple[str, ...]
    worth: str
    """The number that lies on an element."""
    says: str
    facts: tuple[tuple[str, Cell], ...]
    table: Table | None
    topics: frozenset[str]

    @property
    def origins(self) -> set[str]:
        """Where its values were found."""
        found = {self.name.origin, *(cell.origin for _, cell in self.facts)}
        return found | (self.table.origins if self.table else set())
