"""Migrations: how the database of an older release becomes one of today.

Only `opening` asks for this, and only where there is something to change: to load Alembic takes
longer than all else that a store needs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError

from groundlings.store.refusals import LaterRelease

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection


def migrate(connection: Connection, folder: Path, revision: str = "head") -> None:
    """Lead a database through the migrations of this folder."""
    config = Config()
    config.set_main_option("script_location", str(folder))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise LaterRelease(str(error)) from None
