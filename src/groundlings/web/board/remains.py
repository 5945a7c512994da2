"""Remains: what a result tells beside the points: what was left over, and what was turned up."""

from __future__ import annotations

from typing import NamedTuple


class Remains(NamedTuple):
    """Something of each seat: a number that stands below the points, or things by name."""

    label: str
    values: list[int] | list[list[str]]
    """By seat."""

    @property
    def is_counted(self) -> bool:
        """Whether they are numbers."""
        return all(isinstance(value, int) for value in self.values)
