"""Values of an edition for rules and sheets: each in words, perhaps in icons, with its origin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from groundlings.editions.reader import ORIGINS, Reader

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from groundlings.editions.cards import CardTable
    from groundlings.editions.sheet import Place
    from groundlings.kernel.game import Game
    from groundlings.kernel.messages import Message
    from groundlings.web.board.story import Quotation
    from groundlings.words import Phrasebook

MADE_UP, _, PRINTED, _ = ORIGINS


class Value(NamedTuple):
    """A value: in words, perhaps in icons too, where it was found, whose sheet tells more."""

    words: str
    origin: str = PRINTED
    icons: tuple[Message, ...] = ()
    noun: str = ""
    drawings: tuple[str, ...] = ()


class ValueTable(NamedTuple):
    """Values side by side; the first of each row says what the others are about."""

    head: tuple[str, ...]
    rows: tuple[tuple[Value, ...], ...]
    picture: dict[str, Any] | None = None

    @property
    def origins(self) -> set[str]:
        """Where the values were found."""
        found = {value.origin for row in self.rows for value in row}
        return found | ({self.picture["origin"]} if self.picture else set())

    @property
    def words(self) -> str:
        """All that is written in it."""
        shown = str(self.picture["words"]) if self.picture else ""
        return " ".join([shown, *self.head, *(value.words for row in self.rows for value in row)])


class PieceSheet(NamedTuple):
    """Everything a sheet says of a piece but the rules."""

    noun: str
    name: Value
    kind: str
    drawings: tuple[str, ...]
    facts: tuple[tuple[str, Value], ...]
    topics: frozenset[str]
    """What the rules may speak of when they mean this piece."""
    worth: str = ""
    """The number that lies on an element."""
    says: str = ""
    table: ValueTable | None = None
    quote: Quotation | None = None

    @property
    def line(self) -> str:
        """What it is and does, for who only points at it."""
        paid = [fact for fact in self.facts if fact[1].icons] or self.facts
        told = " · ".join(f"{label} \u2013 {value.words}" for label, value in paid)
        return " ".join(part for part in (self.says, told) if part)

    @property
    def origins(self) -> set[str]:
        """Where its values were found."""
        found = {self.name.origin, *(value.origin for _, value in self.facts)}
        return found | (self.table.origins if self.table else set())


class Values:
    """The values of a game's edition, in the words of one language."""

    def __init__(self, game: Game, book: Phrasebook) -> None:
        self.game = game
        self.book = book
        self.boards: dict[str, Any] = game.guide.boards()
        self.origin = Reader(game.sheet).origin

    def label(self, key: str) -> str:
        """What stands above a column or beside a value."""
        return self.book.label(key).name

    def number(self, place: Place, key: str) -> Value:
        """A number of the edition, or several."""
        found = self.game.sheet.get(*place, key)
        words = ", ".join(map(str, found)) if isinstance(found, list) else str(found)
        return Value(words, self.origin(place, key))

    def records(self, *place: str) -> list[tuple[Place, dict[str, Any]]]:
        """The entries of a list in the edition, each with its place."""
        found = self.game.sheet.get(*place)
        records = found if isinstance(found, list) else []
        return [((*place, n), record) for n, record in enumerate(records)]

    def printed(self, title: str) -> CardTable:
        """A table of the edition, as it can be read."""
        tables = self.game.guide.cards(self.book.language)
        return next(one for one in tables if one.title == title)

    def table(self, title: str) -> ValueTable:
        """The same, for a page."""
        card_table = self.printed(title)
        rows = tuple(
            tuple(
                Value(self.book.value(value), origin)
                for value, origin in zip(row.columns, row.origins, strict=True)
            )
            for row in card_table.rows
        )
        return ValueTable(tuple(map(self.label, card_table.columns)), rows)

    def named(self, noun: str, origin: str) -> Value:
        """A thing of the game as it is called where it stands by itself."""
        known = self.book.knows(noun)
        return Value(self.book.noun(noun, "alone") if known else self.label(noun), origin, (), noun)

    def pays(self, messages: Sequence[Message], origin: str = PRINTED) -> Value:
        """What a power or a space brings."""
        told = tuple(messages) or ({"key": "nothing"},)
        return Value(self.book.effects(told), origin, tuple(messages))


def weakest(origins: Iterable[str]) -> str:
    """The origin of what was put together from several values."""
    return min(origins, key=ORIGINS.index, default=PRINTED)
