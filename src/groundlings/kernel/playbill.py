"""The playbill: what is fixed about a game before its first choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from groundlings.kernel.pledge import Pledge

Setting = bool | int | str
"""What a variant can be set to."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A way of playing a table may choose: its default, what else it may be, what it changes."""

    default: Setting
    choices: tuple[Setting, ...]
    doc: str

    def parse(self, text: str) -> Setting:
        """The setting that is written so; KeyError for one there is not."""
        return {written(choice): choice for choice in self.choices}[text]


def written(setting: Setting) -> str:
    """A setting as the record writes it."""
    return str(setting).lower() if isinstance(setting, bool) else str(setting)


@dataclass(frozen=True, slots=True)
class Playbill:
    """Which game, by which rules and edition, for how many, with which variants and seed."""

    game: str
    rules: int
    edition: str
    seats: int
    variants: dict[str, Setting]
    pledge: Pledge
