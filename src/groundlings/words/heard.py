"""Heard: what play alone can tell of a game's words, gathered from views."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

COMMON: Final = ("game", "seats", "seat", "choices", "asked", "over", "prompt")
"""What the kernel puts into every view; our own catalogues name it."""

_KEY: Final = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9_]+)*")


class Heard:
    """What was met in views: prompts with their fields, keys, and words that stand as values."""

    def __init__(self, views: Iterable[Mapping[str, object]], hidden: Collection[str]) -> None:
        self.prompts: dict[str, set[str]] = {}
        self.keys: set[str] = set()
        self.values: set[str] = set()
        self._hidden = hidden
        for view in views:
            prompt = view.get("prompt")
            if isinstance(prompt, dict):
                self.prompts.setdefault(str(prompt["key"]), set()).update(set(prompt) - {"key"})
            self._look({key: value for key, value in view.items() if key not in COMMON})

    def _look(self, value: object) -> None:
        match value:
            case str(word) if _KEY.fullmatch(word):
                self.values.add(word)
            case {"seat": int(), **rest} if not rest:
                pass
            case {"noun": str(noun), **rest} if not rest:
                self.values.add(noun)
            case dict():
                named = {key for key in value if not key.isdecimal()}
                self.keys |= named - set(self._hidden)
                for key, inner in value.items():
                    if key not in self._hidden:
                        self._look(inner)
            case list() | tuple():
                for inner in value:
                    self._look(inner)
            case _:
                pass
