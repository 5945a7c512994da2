"""Who speaks: so much of a game as words must know. The kernel's `Game` has all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path


class Telling(Protocol):
    """The kinds of events with their fields, and what each field stands for."""

    kinds: dict[str, tuple[str, ...]]
    fields: dict[str, str | Sequence[str]]


class Notation(Protocol):
    """All pairs of verb and noun."""

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]: ...  # noqa: D102 - the class says it


class Variant(Protocol):
    """What a way to play can be set to."""

    @property
    def choices(self) -> tuple[bool | int | str, ...]: ...  # noqa: D102 - the class says it


class Row(Protocol):
    """One card: what stands in its columns, with a list of messages for a power."""

    @property
    def columns(self) -> Sequence[object]: ...  # noqa: D102 - the class says it


class Sheaf(Protocol):
    """Cards under a heading."""

    @property
    def title(self) -> str: ...  # noqa: D102 - the class says it
    @property
    def columns(self) -> tuple[str, ...]: ...  # noqa: D102 - the class says it
    @property
    def rows(self) -> Sequence[Row]: ...  # noqa: D102 - the class says it


class Game(Protocol):
    """So much of a game as words must know."""

    @property
    def folder(self) -> Path: ...  # noqa: D102 - the kernel's Game says it
    @property
    def telling(self) -> Telling: ...  # noqa: D102 - the kernel's Game says it
    @property
    def notation(self) -> Notation: ...  # noqa: D102 - the kernel's Game says it
    @property
    def variants(self) -> Mapping[str, Variant]: ...  # noqa: D102 - the kernel's Game says it
    def cards(self, language: str) -> Sequence[Sheaf]: ...  # noqa: D102 - the kernel's Game says it
