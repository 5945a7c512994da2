"""Heard: what play and cards alone can tell of a game's words, gathered from views and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groundlings.words.language import languages
from groundlings.words.phrase import is_key
from groundlings.words.phrasebook import OPTIONS, phrasebook

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from groundlings.editions.cards import CardTable


class Heard:
    """What was met in views: keys, words that stand as values, and messages with their fields.

    The messages are the prompt, and under `refused` for some choices why they are not possible;
    and on the cards, the effects of powers.
    """

    def __init__(
        self,
        views: Iterable[Mapping[str, object]],
        hidden: Collection[str],
        card_tables: Iterable[CardTable] = (),
    ) -> None:
        self.messages: dict[str, dict[str, set[str]]] = {"prompt": {}, "reason": {}, "effect": {}}
        self.keys: set[str] = set()
        self.values: set[str] = set()
        self._hidden = hidden
        for view in views:
            self._hear("prompt", view.get("prompt"))
            refused = view.get("refused")
            for reason in refused.values() if isinstance(refused, dict) else ():
                self._hear("reason", reason)
            self._look({key: value for key, value in view.items() if not _is_common(key)})

        for value in (one for table in card_tables for row in table.rows for one in row.columns):
            self._read(value)

    def _read(self, value: object) -> None:
        """What stands on a card: a text as it is, a word of the game, or effects."""
        match value:
            case {"noun": str(noun)}:
                self.keys.add(noun)
            case {"key": str(), **fields}:
                self._hear("effect", value)
                self._read(fields.get(OPTIONS))
            case list() | tuple():
                for one in value:
                    self._read(one)
            case _:
                pass

    def _hear(self, section: str, message: object) -> None:
        if isinstance(message, dict):
            fields = self.messages[section].setdefault(str(message["key"]), set())
            fields |= set(message) - {"key"}

    def _look(self, value: object) -> None:
        match value:
            case str(word) if is_key(word):
                self.values.add(word)
            case {"seat": int(), **rest} if not rest:
                pass
            case {"noun": str(noun), **rest} if not rest:
                self.values.add(noun)
            case dict():
                named = {key for key in value if is_key(key)}
                self.keys |= named - set(self._hidden)
                for key, inner in value.items():
                    if key not in self._hidden:
                        self._look(inner)
            case list() | tuple():
                for inner in value:
                    self._look(inner)
            case _:
                pass


def _is_common(key: str) -> bool:
    """Whether the kernel puts this into every view: our own catalogues name it and set it aside."""
    label = phrasebook(languages()[0]).label(key)
    return label.aside or label.hidden
