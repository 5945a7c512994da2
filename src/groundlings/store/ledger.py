"""The log itself: lines (table_id, n) that are written once and never changed."""

from __future__ import annotations

import sqlite3
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, select
from sqlalchemy.exc import DBAPIError

from groundlings.store.model import Row
from groundlings.store.refusals import Damaged
from groundlings.store.schema import choices

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection, Dialect
    from sqlalchemy import Table as Schema

Line = tuple[str, int, int, str, int]
"""A row of a log with its table before it: table_id, n, seat, option, at."""

COLUMNS = tuple(column.name for column in choices.columns)

KINDS = (int, int, str, int)

_SINCE = (
    select(choices.c.n, choices.c.seat, choices.c.option, choices.c.at)
    .where(choices.c.table_id == bindparam("of"), choices.c.n >= bindparam("since"))
    .order_by(choices.c.n)
)


def inserting(dialect: str) -> Callable[[Schema], Any]:
    """Its INSERT knows what to do where a row is already; nobody loads that of another database."""
    found: Callable[[Schema], Any] = import_module(f"sqlalchemy.dialects.{dialect}").insert
    return found


@cache
def _insert_lines(dialect: str) -> Any:  # noqa: ANN401 - each database has an Insert of its own
    statement = inserting(dialect)(choices).on_conflict_do_nothing()
    return statement.returning(choices.c.table_id, choices.c.n)


@cache
def _insert_line(dialect: Dialect) -> str:
    """The same for one line, in the words of its driver."""
    return str(inserting(dialect.name)(choices).on_conflict_do_nothing().compile(dialect=dialect))


def say(connection: Connection, words: str, values: Sequence[object] = ()) -> sqlite3.Cursor:
    """Something to a database in a file of ours, straight to its driver.

    What goes wrong is told as SQLAlchemy tells it.
    """
    driver: Any = connection.connection.driver_connection
    try:
        done: sqlite3.Cursor = driver.execute(words, values)
    except sqlite3.Error as error:
        raise DBAPIError.instance(words, None, error, sqlite3.Error) from error
    return done


def write_lines(connection: Connection, lines: Sequence[Line]) -> set[tuple[str, int]]:
    """Write what is new; the primary key decides who was first. The places that are now ours.

    To a database in a file of ours one line after the other is sent as the driver wants it: the
    words for many at once, and what they give back, take as long to make as all the rest of it.
    """
    if not lines:
        return set()
    if connection.dialect.name == "sqlite":
        insert = _insert_line(connection.dialect)
        return {line[:2] for line in lines if say(connection, insert, line).rowcount}
    rows = [dict(zip(COLUMNS, line, strict=True)) for line in lines]
    found = connection.execute(_insert_lines(connection.dialect.name), rows)
    return {(table_id, n) for table_id, n in found}


def write_all(connection: Connection, lines: Sequence[Line]) -> bool:
    """Several lines of one table, all of them or none: who writes the first writes the others.

    Nobody can have the second without having seen the first, so only the first is a race.
    """
    if not write_lines(connection, lines[:1]):
        return False
    if len(write_lines(connection, lines[1:])) != len(lines) - 1:
        raise RuntimeError(f"the log of {lines[0][0]} has a line after its last one")
    return True


def read_lines(connection: Connection, table_id: str, since: int = 0) -> list[Row]:
    """The log of a table from this line on."""
    found = connection.execute(_SINCE, {"of": table_id, "since": since})
    rows = [Row(*row) for row in found]
    if any(tuple(map(type, row)) != KINDS for row in rows):  # a file of SQLite takes any
        raise Damaged(table_id)
    return rows
