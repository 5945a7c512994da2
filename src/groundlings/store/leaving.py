"""Leaving for good: what goes with somebody whom the house forgets, and what stays.

Games that they played alone, or against bots, go with them. At those that others played too the
log stays, since it is the others' game; the seat is somebody's, and nobody can take it any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, select, update

from groundlings.store.model import (
    BOT,
    CLOSED,
    GATHERING,
    OPEN,
    PLAYING,
    SOMEBODY,
)
from groundlings.store.schema import people, seats, tables

if TYPE_CHECKING:
    from sqlalchemy import Connection

NOBODY: Final[dict[str, object]] = {
    "person": None,
    "token": None,
    "sign": "",
    "colour": "",
    "confirm": "",
    "orders": "",
    "sealed": "",
    "agreed": "",
    "looked": 0,
}
"""A seat at which nothing says who sat there."""


def forget(connection: Connection, person: str, stands_in: str, sign: str) -> list[str]:
    """Forget somebody, all of it at once; the tables that are concerned.

    At games that go on a bot stands in; a table that they have named gets the name of an inn.
    """
    mine = seats.c.person == person
    own = select(seats.c.table_id).where(mine)
    where = tables.c.id.in_(own) | (tables.c.host == person)
    facts = select(tables.c.id, tables.c.status, tables.c.host, tables.c.seated).where(where)
    concerned = connection.execute(facts.with_for_update()).all()
    for table_id, status, host, seated in concerned:
        at = seats.c.table_id == table_id
        others = select(seats.c.seat).where(
            at, seats.c.kind.not_in((BOT, OPEN)), seats.c.person.is_distinct_from(person)
        )
        if connection.execute(others.limit(1)).first() is None:
            connection.execute(delete(tables).where(tables.c.id == table_id))
            continue
        here = update(seats).where(at, mine)
        if status == GATHERING and host != person and not seated:
            # By the same link somebody else may come.
            left = {**NOBODY, "kind": OPEN, "name": "", "nonce": None, "slip": None}
            connection.execute(here.values(**left))
        elif status == PLAYING or seated:  # nobody sits down anew where slips may be open
            played = here.where(seats.c.understudy.is_(None))
            connection.execute(played.values(understudy=stands_in))
        connection.execute(here.values(**NOBODY, name=SOMEBODY, invite=None))
        if host == person:
            gone: dict[str, object] = {"host": None, "name": sign}
            if status == GATHERING:  # nobody could invite anybody any more
                gone["status"] = CLOSED
            connection.execute(update(tables).where(tables.c.id == table_id).values(**gone))
    connection.execute(delete(people).where(people.c.id == person))
    return [table_id for table_id, _, _, _ in concerned]
