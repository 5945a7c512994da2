"""Figures as people write them: 11,200 in English, 11 200 in French and Hungarian; 28.6 or 28,6."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import groundlings
from groundlings.words import phrasebook

if TYPE_CHECKING:
    from groundlings.arena.contest import Contest
    from groundlings.words import Phrasebook

_THIN: Final = "\u202f"
_MINUS: Final = "\u2212"
_SECOND: Final = 1000.0
_SHORT: Final = 0.1
FOLDER: Final = Path(__file__).parent


class Figures:
    """The words and the figures of one language, for one contest."""

    def __init__(self, contest: Contest, language: str) -> None:
        game = groundlings.game_of(contest.setup)
        book = phrasebook(language, FOLDER, game.folder)
        self.book: Phrasebook = book.renamed(game.guide.names(language))
        self.language = language

    def whole(self, number: float) -> str:
        """A number without a fraction, its thousands apart."""
        return self._spelled(f"{number:,.0f}")

    def plain(self, number: float) -> str:
        """A mark of an axis."""
        return self._spelled(f"{number:.10g}")

    def rating(self, number: float) -> str:
        """A rating: no fraction, and nothing between its thousands."""
        return self._spelled(f"{number:.0f}")

    def decimal(self, number: float, places: int = 1) -> str:
        """A number with a fraction."""
        return self._spelled(f"{number:,.{places}f}")

    def signed(self, number: float, places: int = 1) -> str:
        """A difference."""
        return self._spelled(f"{number:+,.{places}f}")

    def percent(self, share: float) -> str:
        """A share in words: 62 %."""
        return f"{self.whole(100 * share)}\u00a0%"

    def thought(self, milliseconds: float) -> str:
        """How long a choice took."""
        if milliseconds < _SHORT:
            return f"{self.whole(milliseconds * _SECOND)}\u00a0µs"
        if milliseconds >= _SECOND:
            return f"{self.decimal(milliseconds / _SECOND)}\u00a0s"
        places = 0 if milliseconds >= 10 else 1 if milliseconds >= 1 else 2  # noqa: PLR2004 - two digits count
        return f"{self.decimal(milliseconds, places)}\u00a0ms"

    def _spelled(self, text: str) -> str:
        if float(text.replace(",", "")) == 0:
            text = text.lstrip("-+")
        text = text.replace("-", _MINUS)
        if self.language == "en":
            return text
        return text.replace(",", _THIN).replace(".", ",")
