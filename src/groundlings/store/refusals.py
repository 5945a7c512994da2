"""What a store says when it cannot be opened; needs no database to be said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groundlings.errors import GameError

if TYPE_CHECKING:
    from pathlib import Path


class StoreError(GameError):
    """A store that cannot be opened; the message says why and what would be right."""


class StoreTaken(StoreError):  # noqa: N818 - it names what was found
    """Another server has this file open; `url` says where it listens, if it said so."""

    def __init__(self, file: Path, url: str) -> None:
        where = f" at {url}" if url else ""
        super().__init__(
            f"another Groundlings is already using {file}{where}; "
            "close it first, or name another --database"
        )
        self.url = url


class LaterRelease(StoreError):  # noqa: N818 - it names who was here
    """A release that we do not know has made this database."""


class Damaged(StoreError):  # noqa: N818 - it names what was found
    """A row of the database that nobody can read; all others can be."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"what is stored of {name} is damaged and cannot be read; whoever runs this house "
            "finds a copy in a backup"
        )
