"""Messages: how the numbers of events and prompts become messages that words can be put to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.kernel.state import EVERYBODY, NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

SEAT: Final = "seat"
"""A field that holds a seat: words give the player's name."""
NUMBER: Final = "number"
"""A field that holds a plain number."""

Message = dict[str, object]
"""A key of the game's words and its values: `{"key": "took", "who": {"seat": 1}, "n": 3}`."""

MOST_TOLD: Final = 20_000
"""So many events are kept as they were told."""
_CHOICE = 0
_TO = 1
_KIND = 2
_FIRST = 3


class Messages:
    """The kinds of events of a game, and what each field of a message stands for.

    A field means the same in every event and prompt: a seat, a number, or one of a row of nouns.
    """

    def __init__(
        self, fields: Mapping[str, str | Sequence[str]], kinds: Mapping[str, Sequence[str]]
    ) -> None:
        self.fields = dict(fields)
        self.kinds = {kind: tuple(names) for kind, names in kinds.items()}
        self._kinds = tuple(self.kinds)
        self._told: dict[tuple[int, ...], Message] = {}

    def number(self, kind: str) -> int:
        """The number a game emits for this kind of event."""
        return self._kinds.index(kind)

    def message(self, key: str, values: Mapping[str, int]) -> Message:
        """A message ready for words and for JSON: no number without its meaning."""
        told: Message = {"key": key}
        for name, value in values.items():
            meaning = self.fields[name]
            if meaning == NUMBER:
                told[name] = value
            elif value == NOBODY:
                told[name] = None
            elif meaning == SEAT:
                told[name] = {"seat": value}
            else:
                told[name] = {"noun": meaning[value]}
        return told

    def heard(
        self, events: Iterable[tuple[int, ...]], seat: int | None, since: int
    ) -> list[Message]:
        """What this seat may know of these events: of what followed from choice `since` or later.

        Each carries the number of its choice, 0 for the set-up. None = a spectator.
        """
        told = []
        for row in events:
            if row[_CHOICE] >= since and row[_TO] in (EVERYBODY, seat):
                found = self._told.get(row)
                if found is None:
                    found = self._tell(row)
                told.append({**found})
        return told

    def _tell(self, row: tuple[int, ...]) -> Message:
        """An event as a message; a table is looked at again and again, so it is kept a while."""
        if len(self._told) >= MOST_TOLD:
            self._told.clear()
        kind = self._kinds[row[_KIND]]
        values = dict(zip(self.kinds[kind], row[_FIRST:], strict=False))
        found = self._told[row] = {"choice": row[_CHOICE], **self.message(kind, values)}
        return found
