"""The log itself: lines (game, n) that are written once and never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, select
from sqlalchemy.dialects import postgresql, sqlite

from groundlings.store.model import Row
from groundlings.store.schema import choices

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

Line = tuple[str, int, int, str, int]
"""A choice with its game before it: game, n, seat, option, at."""

COLUMNS = tuple(column.name for column in choices.columns)

_INSERT = {
    "sqlite": sqlite.insert(choices)
    .on_conflict_do_nothing()
    .returning(choices.c.game, choices.c.n),
    "postgresql": postgresql.insert(choices)
    .on_conflict_do_nothing()
    .returning(choices.c.game, choices.c.n),
}
_SINCE = (
    select(choices.c.n, choices.c.seat, choices.c.option, choices.c.at)
    .where(choices.c.game == bindparam("game"), choices.c.n >= bindparam("since"))
    .order_by(choices.c.n)
)


def write_lines(connection: Connection, lines: Sequence[Line]) -> set[tuple[str, int]]:
    """Write what is new; the primary key decides who was first. The places that are now ours."""
    if not lines:
        return set()
    rows = [dict(zip(COLUMNS, line, strict=True)) for line in lines]
    found = connection.execute(_INSERT[connection.dialect.name], rows)
    return {(game, n) for game, n in found}


def write_all(connection: Connection, lines: Sequence[Line]) -> bool:
    """Several lines of one game, all of them or none: who writes the first writes the others.

    Nobody can have the second without having seen the first, so only the first is a race.
    """
    if not write_lines(connection, lines[:1]):
        return False
    if len(write_lines(connection, lines[1:])) != len(lines) - 1:
        raise RuntimeError(f"the log of {lines[0][0]} has a line after its last one")
    return True


def read_lines(connection: Connection, game: str, since: int = 0) -> list[Row]:
    """The log of a game from this line on."""
    found = connection.execute(_SINCE, {"game": game, "since": since})
    return [Row(*row) for row in found]
