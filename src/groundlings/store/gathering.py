"""Gathering: what happens to a table before its game begins, one change after the other.

Each change holds the row of its table first, so whatever it checks is still so when it writes, also
where several processes share the store: nobody sits down, stands up or opens a slip while another
one begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select, update

from groundlings.store import schema
from groundlings.store.model import GATHERING, OPEN, PLAYING

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import ColumnElement, Connection, Update

    Change = Callable[[Connection], bool]

_TABLES, _SEATS = schema.tables, schema.seats
AWAITED = ""
"""A slip that is still to be put in."""


def held(table_id: str, change: Change) -> Change:
    """This change, if the table still gathers; False if not."""
    row = select(_TABLES.c.id).where(_TABLES.c.id == table_id, _TABLES.c.status == GATHERING)

    def write(connection: Connection) -> bool:
        return connection.execute(row.with_for_update()).first() is not None and change(connection)

    return write


def claimed(table_id: str, seat: int, values: dict[str, object]) -> Change:
    """Take an open seat; nobody puts in what another seat has put in."""
    take = _seat(table_id, seat, _SEATS.c.kind == OPEN).values(**values)
    same = select(_SEATS.c.seat).where(
        _SEATS.c.table_id == table_id, _SEATS.c.slip == values.get("slip")
    )

    def change(connection: Connection) -> bool:
        if values.get("slip") and connection.execute(same).first() is not None:
            return False
        return connection.execute(take).rowcount == 1

    return held(table_id, change)


def vacated(table_id: str, seat: int, values: dict[str, object]) -> Change:
    """Leave a seat; False once all seats were taken, for slips may be open by then."""
    is_open = select(_TABLES.c.id).where(_TABLES.c.id == table_id, _TABLES.c.seated == 0)
    leave = _seat(table_id, seat, is_open.exists()).values(kind=OPEN, **values)
    return held(table_id, lambda connection: connection.execute(leave).rowcount == 1)


def full(table_id: str, now: int) -> Change:
    """All seats are taken: from now on nobody stands up."""
    return held(table_id, _if_full(table_id, _TABLES.c.seated == 0, seated=now))


def put_in(table_id: str, seat: int, slip: str) -> Change:
    """Put in a slip that is awaited."""
    same = select(_SEATS.c.seat).where(_SEATS.c.table_id == table_id, _SEATS.c.slip == slip)
    put = _seat(table_id, seat, _SEATS.c.slip == AWAITED).values(slip=slip)

    def change(connection: Connection) -> bool:
        if connection.execute(same).first() is not None:
            return False
        return connection.execute(put).rowcount == 1

    return held(table_id, change)


def unawaited(table_id: str) -> Change:
    """Wait no longer for slips: the house draws for these seats."""
    which = (_SEATS.c.table_id == table_id) & (_SEATS.c.slip == AWAITED)
    drop = update(_SEATS).where(which).values(slip=None)
    return held(table_id, lambda connection: connection.execute(drop).rowcount > 0)


def opened(table_id: str, seat: int, slip: str, nonce: bytes) -> Change:
    """Open a slip: all seats are taken, and all that will be put in is in."""
    is_full = select(_TABLES.c.id).where(_TABLES.c.id == table_id, _TABLES.c.seated > 0)
    others = _SEATS.alias("others")
    awaited = select(others.c.seat).where(others.c.table_id == table_id, others.c.slip == AWAITED)
    which = (_SEATS.c.slip == slip) & is_full.exists() & ~awaited.exists()
    show = _seat(table_id, seat, which).values(nonce=nonce)
    return held(table_id, lambda connection: connection.execute(show).rowcount == 1)


def begun(table_id: str, now: int) -> Change:
    """From gathering to playing; False if a seat is open."""
    return held(table_id, _if_full(table_id, None, status=PLAYING, changed=now))


def _if_full(
    table_id: str, besides: ColumnElement[bool] | None, **values: object
) -> Change:  # the row is held: a statement of its own sees who sits there now
    open_seats = select(_SEATS.c.seat).where(_SEATS.c.table_id == table_id, _SEATS.c.kind == OPEN)
    which = (_TABLES.c.id == table_id) & ~open_seats.exists()
    if besides is not None:
        which &= besides
    statement = update(_TABLES).where(which).values(**values)
    return lambda connection: connection.execute(statement).rowcount == 1


def _seat(table_id: str, seat: int, besides: ColumnElement[bool]) -> Update:
    return update(_SEATS).where(_SEATS.c.table_id == table_id, _SEATS.c.seat == seat, besides)
