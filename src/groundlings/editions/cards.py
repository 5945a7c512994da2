"""The cards of an edition as a person reads them: in card_tables, each value with its origin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from groundlings.editions.reader import ORIGINS

Value: TypeAlias = str | dict[str, object] | tuple[dict[str, object], ...]
"""A text as it stands, a `{"noun": ...}` of the game, or the effects of a power in their order."""


@dataclass(frozen=True, slots=True)
class CardRow:
    """One card or board value: what stands in each column, and where that was found."""

    columns: tuple[Value, ...]
    origins: tuple[str, ...]
    acts: tuple[str, ...] = ()
    """The parts of the game it is for; none = for all of it."""

    @property
    def origin(self) -> str:
        """The origin of the weakest value."""
        return min(self.origins, key=ORIGINS.index)


@dataclass(frozen=True, slots=True)
class CardTable:
    """Cards of one kind under a heading."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[CardRow, ...]
