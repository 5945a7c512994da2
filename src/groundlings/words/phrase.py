"""A phrase: words with slots in them, as in `{who} pays {n} {n:penny|pennies}`."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

_SLOT: Final = re.compile(r"\{([a-z][a-z_]*)(?::([^{}]+))?\}")
_KEY: Final = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9_]+)*")


def is_key(text: str) -> bool:
    """Whether this wants words: `blue-costume` does; `3`, `II` and `1.2` say themselves."""
    return bool(_KEY.fullmatch(text))


class Slot(NamedTuple):
    """A place for a value: its name, and the form of a noun or the forms after a number."""

    name: str
    form: str


class Phrase:
    """Words and slots in their order."""

    def __init__(self, text: str) -> None:
        parts: list[str | Slot] = []
        end = 0
        for found in _SLOT.finditer(text):
            parts.append(text[end : found.start()])
            parts.append(Slot(found[1], found[2] or ""))
            end = found.end()
        parts.append(text[end:])
        self.parts = tuple(part for part in parts if part)
        self.is_plain = len(parts) == 1
        """Whether nothing is to be filled in: most texts of the house are so."""

    @property
    def slots(self) -> list[Slot]:
        """The slots, from left to right."""
        return [part for part in self.parts if isinstance(part, Slot)]

    @property
    def is_torn(self) -> bool:
        """Whether a brace is left over that belongs to no slot."""
        return any(brace in part for part in self.parts if isinstance(part, str) for brace in "{}")
