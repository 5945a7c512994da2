"""What stands in the rows of the database, as the stage wants it; what is damaged is said so."""

from __future__ import annotations

import json
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import select

from groundlings.store import schema
from groundlings.store.model import Ending, Met, Origin, Played, Seat, Table
from groundlings.store.refusals import Damaged

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from sqlalchemy import Column, Connection
    from sqlalchemy import Row as Found

T = TypeVar("T")
LOG: Final = logging.getLogger("groundlings.store")


def read(reading: Callable[[Found[Any]], T], row: Found[Any]) -> T:
    """A row of the database; one in which something is damaged is refused by the name it has."""
    try:
        return reading(row)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        name = str(row[0])
        # Not what it says: that may quote a secret.
        LOG.error("what is stored of %s cannot be read: %s", name, type(error).__name__)  # noqa: TRY400
        raise Damaged(name) from None


def readable(reading: Callable[[Found[Any]], T], rows: Iterable[Any]) -> Iterator[T]:
    """All rows but those that are damaged: a list is told without them."""
    for row in rows:
        with suppress(Damaged):
            yield read(reading, row)


def sound(row: Found[Any], columns: Iterable[Column[Any]]) -> dict[str, Any]:
    """The values of a row, each of the kind that its column holds: a file of SQLite takes any."""
    values = row._asdict()
    for column in columns:
        value = values[column.name]
        if not (column.nullable if value is None else type(value) is column.type.python_type):
            raise TypeError(column.name)
    return values


def read_table(row: Found[Any]) -> Table:
    """A table."""
    values = sound(row, schema.tables.columns)
    values |= {"variants": dict(json.loads(row.variants)), "secret": int(row.secret, 16)}
    if values["secret"] < 0:
        raise ValueError("secret")
    if row.origin is not None:
        values["origin"] = Origin(*json.loads(row.origin))
    return Table(**values)


def _seat(row: Found[Any]) -> Seat:
    values = sound(row, schema.seats.columns)
    del values["table_id"]
    bytes.fromhex(values["slip"] or "")
    return Seat(**values)


def read_seats(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[Seat]]:
    """The seats of these tables, of those that have all of theirs."""
    chosen = select(schema.seats).where(schema.seats.c.table_id.in_(table_ids))
    rows: dict[str, list[Found[Any]]] = {table_id: [] for table_id in table_ids}
    for row in connection.execute(chosen.order_by(schema.seats.c.table_id, schema.seats.c.seat)):
        rows[row.table_id].append(row)
    found = {key: list(readable(_seat, of_it)) for key, of_it in rows.items()}
    return {
        key: seats
        for key, seats in found.items()
        if [seat.seat for seat in seats] == list(range(max(len(rows[key]), 1)))
    }


def read_length(row: Found[Any]) -> tuple[str, tuple[int, int]]:
    """A running game: how many rows it has, and when the last thing happened there."""
    return row.id, (row.rows, max(row.at or 0, row.changed))


def read_ending(row: Found[Any]) -> Ending:
    """How a game ended."""
    sound(row, schema.endings.columns)
    return Ending(
        list(_numbers(row.scores)), list(_numbers(row.winners)), dict(json.loads(row.view)), row.at
    )


def _numbers(text: str) -> tuple[int, ...]:
    """Numbers that were written as JSON."""
    found = tuple(json.loads(text))
    if not all(isinstance(one, int | float) for one in found):
        raise TypeError("numbers")
    return found


def read_played(row: Found[Any], seats: Sequence[Seat]) -> Played:
    """A game of somebody, and who sat there."""
    if type(row.when) is not int:
        raise TypeError("when")
    return Played(
        row.id,
        row.name,
        row.game,
        row.seat,
        tuple(seat.name for seat in seats),
        _numbers(row.scores or "[]"),
        _numbers(row.winners or "[]"),
        row.when,
        row.understudy is None and row.origin is None,
    )


def read_met(row: Found[Any]) -> tuple[tuple[str, str], Met]:
    """A bot that somebody has met, by the table and its name."""
    winners = _numbers(row.winners)
    return (row.id, row.bot), Met(row.bot, 1 / len(winners) if row.seat in winners else 0.0)
