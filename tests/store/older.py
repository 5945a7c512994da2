"""Databases as an older release has left them, with everything of a store in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import MetaData, select

from groundlings.store import opening
from groundlings.store.migrating import migrate
from groundlings.store.schema import METADATA

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from groundlings.store.store import Store

THEN: dict[str, dict[str, str]] = {"0001": {"table_id": "game"}, "0002": {}}
"""What columns of today were called at a revision."""


def made(database: str, revision: str) -> Engine:
    """Make a database of this revision."""
    engine = opening._engine(opening.read_url(database))
    with engine.begin() as connection:
        migrate(connection, opening.MIGRATIONS, revision)
    return engine


def copied(store: Store, database: str, revision: str) -> None:
    """Make a database of this revision, and put all that the store holds into it."""
    engine = made(database, revision)
    old = MetaData()
    old.reflect(engine)
    with store.engine.connect() as source, engine.begin() as target:
        for table in METADATA.sorted_tables:
            for row in source.execute(select(table)):
                then = {THEN[revision].get(key, key): one for key, one in row._asdict().items()}
                known = {key: one for key, one in then.items() if key in old.tables[table.name].c}
                target.execute(old.tables[table.name].insert(), known)
    engine.dispose()
