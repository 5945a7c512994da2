"""The notation: every choice a game can ever offer, as text and as number."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from groundlings.errors import GameError, shown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_WORD = re.compile(r"[^\s:]+")

SHOWN = 12
"""How many nouns a message about an unknown one names."""


class Notation:
    """All pairs of verb and noun of a game, in the order of their texts.

    One list serves the notation of logs (`take:blue-costume`), the buttons of a page and the
    action space of learners. A verb's nouns are numbered in a row: `first("take") + noun`.
    """

    def __init__(self, verbs: Mapping[str, Sequence[str]]) -> None:
        for verb, nouns in verbs.items():
            if not all(_WORD.fullmatch(word) for word in (verb, *nouns)):
                raise ValueError(f"{verb!r} and its nouns must be words without blanks or colons")
            if list(nouns) != sorted(set(nouns)):
                raise ValueError(f"the nouns of {verb!r} must stand in sorted order, each once")
        pairs = sorted(
            (f"{verb}:{noun}" if noun else verb, verb, noun)
            for verb, nouns in verbs.items()
            for noun in (nouns or ("",))
        )
        self.texts: tuple[str, ...] = tuple(text for text, _, _ in pairs)
        self.pairs: tuple[tuple[str, str], ...] = tuple((verb, noun) for _, verb, noun in pairs)
        self._numbers = {text: number for number, text in enumerate(self.texts)}
        self._first: dict[str, int] = {}
        for number, (verb, _) in enumerate(self.pairs):
            self._first.setdefault(verb, number)

    def __len__(self) -> int:
        """How many options there are in all."""
        return len(self.texts)

    def first(self, verb: str) -> int:
        """The number of this verb with its first noun."""
        return self._first[verb]

    def text(self, option: int) -> str:
        """The option in words: `verb` or `verb:noun`."""
        if isinstance(option, bool) or not isinstance(option, int):
            raise GameError(
                f"{shown(option)} is not the number of an option; give 0 to {len(self) - 1}"
            )
        if not 0 <= option < len(self.texts):
            raise GameError(f"there is no option {shown(option)}; give 0 to {len(self) - 1}")
        return self.texts[option]

    def parse(self, text: str) -> int:
        """The number of an option given in words."""
        if not isinstance(text, str):
            raise GameError(f"{shown(text)} is no text; give one like {self.texts[0]!r}")
        number = self._numbers.get(text)
        if number is None:
            raise GameError(self._unknown(text))
        return number

    def listed(self, options: Sequence[int]) -> str:
        """Options for a message, all of them by name."""
        return ", ".join(self.texts[option] for option in options)

    def _unknown(self, text: str) -> str:
        verb, _, noun = text.partition(":")
        if verb not in self._first:
            return (
                f"{shown(text)} is no choice of this game; its verbs are {', '.join(self._first)}"
            )
        nouns = [known for other, known in self.pairs if other == verb and known]
        if not nouns:
            return f"{shown(text)} is no choice of this game; {verb!r} stands alone"
        listed = ", ".join(nouns[:SHOWN]) + (" ..." if len(nouns) > SHOWN else "")
        return f"{shown(noun)} is nothing to {verb}; what can follow {verb!r} is {listed}"
