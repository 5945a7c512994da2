"""The cards of an edition as a person reads them: in sheaves, each value with its origin."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One card or board value: what stands in each column, and where that was found."""

    columns: tuple[str, ...]
    origin: str


@dataclass(frozen=True, slots=True)
class Sheaf:
    """Cards of one kind under a heading."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
