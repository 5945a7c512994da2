"""The doors of the store: how a database is opened, and who may come in.

A SQLite file belongs to one server at a time, because nobody would tell a second one what happens;
on PostgreSQL any number of servers share the tables and tell each other.
"""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    MetaData,
    String,
    Table,
    create_engine,
    event,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError

from groundlings.store.ledger import say
from groundlings.store.refusals import LaterRelease, StoreError, StoreTaken
from groundlings.store.schema import METADATA

if TYPE_CHECKING:
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.pool import ConnectionPoolEntry

MIGRATIONS: Final = Path(__file__).parent / "migrations"
WAYS: Final = "sqlite:///FILE or postgresql://USER@HOST/NAME"
MIGRATING: Final = 1_597_463_007
"""The number of the lock that lets one process at a time change the schema."""
READING: Final = "is_reading"
"""The execution option of an engine that only reads."""
OUT_OF_REACH: Final = (OperationalError, InterfaceError)
"""What is raised while a database does not answer: it is down, locked or full."""
REVISION: Final = Table(
    "alembic_version", MetaData(), Column("version_num", String(32), primary_key=True)
)
"""Where a database says which migration was its last."""
PRIVATE: Final = 0o600
OTHERS: Final = 0o077
"""What others than the owner may do with a file."""
PRIMARY: Final = 0xFF
"""The part of SQLite's code of an error that says which it is."""
BUSY: Final = 30
"""Seconds that a writer waits for another program that holds the file."""


def read_url(database: str) -> URL:
    """The database that is meant; a SQLite file gets its folder."""
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):
        raise StoreError(f"{database!r} is no database; write {WAYS}") from None
    if url.drivername not in {"sqlite", "postgresql", "postgresql+psycopg"}:
        raise StoreError(f"there is no store in {url.drivername}; write {WAYS}")
    if url.drivername == "sqlite":
        _make_room(url)
    return url


def _make_room(url: URL) -> None:
    if not url.database or url.database == ":memory:":
        raise StoreError(
            "a store in memory would lose everything; write sqlite:///FILE with the name of a file"
        )
    file = Path(url.database)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"the folder {file.parent} cannot be made: {error.strerror}") from None
    try:
        keep_private(file)
    except OSError as error:
        raise StoreError(f"the database {file} cannot be opened: {error.strerror}") from None


def keep_private(file: Path) -> None:
    """For our own eyes: whoever reads it sees hidden cards, invitations, names.

    SQLite gives the files that it puts beside a database the rights of the database.
    """
    # One that is there is not opened: to close it again would drop the locks that SQLite has on it.
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
    mode = file.stat().st_mode
    if stat.S_ISREG(mode) and mode & OTHERS:
        with suppress(PermissionError):  # it is somebody else's, and so is the decision
            file.chmod(PRIVATE)


def opened(url: URL) -> Engine:
    """An engine on a database whose schema is up to date."""
    engine = _engine(url)
    try:
        _bring_up_to_date(engine)
    except DBAPIError as error:
        engine.dispose()
        why = " ".join(str(error.orig).split())
        raise StoreError(f"the database {_shown(url)} cannot be opened: {why}") from None
    except LaterRelease:
        engine.dispose()
        raise StoreError(
            f"the database {_shown(url)} cannot be opened: a later release made it, install that"
        ) from None
    return engine


def _engine(url: URL) -> Engine:
    return _sqlite(url) if url.drivername == "sqlite" else _postgresql(url)


def _shown(url: URL) -> str:
    return url.render_as_string(hide_password=True)


def _sqlite(url: URL) -> Engine:
    lines = {"timeout": BUSY, "check_same_thread": False}
    engine = create_engine(url, connect_args=lines, hide_parameters=True)

    def prepared(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        # The driver's own idea of when a transaction begins would break our savepoints.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def begun(connection: Connection) -> None:
        # Who writes says so at once; who reads never stands in a writer's way.
        reads = connection.get_execution_options().get(READING)
        say(connection, "BEGIN" if reads else "BEGIN IMMEDIATE")

    event.listen(engine, "connect", prepared)
    event.listen(engine, "begin", begun)
    return engine


def _postgresql(url: URL) -> Engine:
    try:
        return create_engine(
            url.set(drivername="postgresql+psycopg"),
            pool_pre_ping=True,
            pool_size=5,
            hide_parameters=True,  # an error would repeat keys
        )
    except ModuleNotFoundError:
        raise StoreError(
            "PostgreSQL needs one package more: pip install 'groundlings[postgres]'"
        ) from None


def _bring_up_to_date(engine: Engine) -> None:
    """The schema of today, one process at a time: made where there is nothing, else migrated."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        there = inspect(connection).get_table_names()
        if not there:
            METADATA.create_all(connection)
            REVISION.create(connection)
            connection.execute(insert(REVISION), {"version_num": newest()})
        elif REVISION.name not in there or connection.scalar(select(REVISION)) != newest():
            from groundlings.store.migrating import migrate  # noqa: PLC0415 - slow to load

            migrate(connection, MIGRATIONS)


def newest() -> str:
    """The number of the last migration: their files begin with it."""
    return max(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("0*.py"))


class Key:
    """The key of a SQLite file: a small one beside it, locked for as long as we live.

    The lock is SQLite's own, so it works wherever SQLite does, and it falls with its process.
    """

    def __init__(self, file: Path) -> None:
        file = file.resolve()  # by whatever name it is called, there is one key to it
        self._sign = file.with_name(file.name + ".url")
        key = file.with_name(file.name + ".lock")
        try:
            keep_private(key)
            self._lock = sqlite3.connect(
                key, timeout=0, isolation_level=None, check_same_thread=False
            )
        except (OSError, sqlite3.OperationalError) as error:
            why = getattr(error, "strerror", None) or error
            raise StoreError(
                f"a server keeps a few files beside {file}, and {file.parent} does not take "
                f"them: {why}"
            ) from None
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._lock.close()
            if error.sqlite_errorcode & PRIMARY == sqlite3.SQLITE_BUSY:
                raise StoreTaken(file, self._read_sign()) from None
            raise StoreError(
                f"{file.parent} must be a folder in which this server can write: {error}"
            ) from None
        self._sign.unlink(missing_ok=True)

    def hang_sign(self, url: str) -> None:
        """Say where we can be found."""
        keep_private(self._sign)
        self._sign.write_text(url + "\n", encoding="utf-8")

    def _read_sign(self) -> str:
        with suppress(OSError):
            return self._sign.read_text(encoding="utf-8").strip()
        return ""

    def give_back(self) -> None:
        """Let the next one in."""
        self._sign.unlink(missing_ok=True)
        self._lock.close()
