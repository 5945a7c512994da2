"""A value of Shakespeare's edition as a cell: a number, a name, wages, a payment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from groundlings.editions.reader import ORIGINS, Reader
from groundlings.web.values import PRINTED, Cell

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from groundlings.editions.sheet import Place
    from groundlings.kernel.game import Game
    from groundlings.kernel.messages import Message
    from groundlings.words import Phrasebook


class Cells:
    """What is printed on boards and cards, each value in words and with its origin."""

    def __init__(self, game: Game, book: Phrasebook) -> None:
        self.game = game
        self.book = book
        self.boards: dict[str, Any] = game.guide.boards()
        self.origin = Reader(game.sheet).origin

    def label(self, key: str) -> str:
        """What stands above a column or beside a value."""
        return self.book.label(key).name

    def number(self, place: Place, key: str) -> Cell:
        """A number of the edition, or several."""
        found = self.game.sheet.get(*place, key)
        words = ", ".join(map(str, found)) if isinstance(found, list) else str(found)
        return Cell(words, self.origin(place, key))

    def records(self, *place: str) -> list[tuple[Place, dict[str, Any]]]:
        """The entries of a list in the edition, each with its place."""
        found = self.game.sheet.get(*place)
        records = found if isinstance(found, list) else []
        return [((*place, n), record) for n, record in enumerate(records)]

    def named(self, noun: str, origin: str) -> Cell:
        """A character, colour or objective as it is called where it stands by itself."""
        name = self.label(noun) if noun == "extra" else self.book.noun(noun, "alone")
        return Cell(name, origin, (), noun)

    def pays(self, messages: Sequence[Message], origin: str = PRINTED) -> Cell:
        """What a power or a space brings."""
        told = tuple(messages) or ({"key": "nothing"},)
        return Cell(self.book.effects(told), origin, tuple(messages))

    def wages(self, card: dict[str, Any]) -> Cell:
        """What a character costs."""
        origin = card["origin"]["cost"]
        if not card["cost"]:
            return Cell(self.book.effect({"key": "no-wages"}), origin)
        return self.pays([{"key": "pounds", "n": card["cost"]}], origin)

    def worth(self, noun: str, origin: str) -> Cell:
        """What an objective can bring."""
        records = self.records("objective")
        record = next(one for _, one in records if one["key"].replace("_", "-") == noun)
        tiers = [tier["prestige"] for tier in record.get("tiers", ())]
        if len(tiers) == 1:
            return self.pays([{"key": "prestige", "n": tiers[0]}], origin)
        most = max(tiers, default=record.get("per", {}).get("max", 0))
        return Cell(self.book.effect({"key": "at-most", "n": most}), origin)


def weakest(origins: Iterable[str]) -> str:
    """The origin of what was put together from several values."""
    return min(origins, key=ORIGINS.index, default=PRINTED)


def is_craftsman(card: dict[str, Any]) -> bool:
    """Whether a character makes elements."""
    return any(power["key"].startswith("craft-") for power in card["activation"])
