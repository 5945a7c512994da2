"""Branches: a private table that goes on from a moment of another one.

Nothing but what its seat could know then gets in: the rest is dealt anew, and so are the dice. The
store keeps where the branch comes from and plays the other game up to there; it keeps no world.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from groundlings.kernel.pledge import Pledge
from groundlings.kernel.setup import Branch
from groundlings.stage.keys import PLAYERS, drawn_secret, now, short_key
from groundlings.stage.prompter import are_on
from groundlings.stage.refusals import Wrong
from groundlings.stage.seating import UNDERSTUDY
from groundlings.stage.wish import clean_name
from groundlings.store.model import BOT, FINISHED, NOBODY_ELSE, PERSON, Origin, Person, Seat, Table

if TYPE_CHECKING:
    from groundlings.stage.table import LiveTable
    from groundlings.store.store import Store


def branched(
    live: LiveTable, origin: Origin, host: Person, name: str, bot: str = UNDERSTUDY
) -> tuple[Table, list[Seat]]:
    """The new table and its seats, ready to be stored; `bot` sits where people sat."""
    if not 0 <= origin.row <= live.rev or not 0 <= origin.seat < len(live.seats):
        raise Wrong("there is no such moment, or no such seat, to play on from")
    setup = replace(live.setup, pledge=Pledge(*drawn_secret()))
    table = replace(
        Table.of(setup, short_key(), clean_name(name), now()),
        host=host.id,
        watch=NOBODY_ELSE,
        origin=origin,
        table_read=live.table.table_read,
        hints=_hints(live),
    )
    seats = [
        Seat(seat.seat, PERSON, host.name, person=host.id)
        if seat.seat == origin.seat
        else Seat(seat.seat, BOT, seat.name.strip() or PLAYERS[seat.seat], bot=seat.player or bot)
        for seat in live.seats
    ]
    return table, seats


def _hints(live: LiveTable) -> bool | None:
    """Where others still play without hints, nobody gets them by a copy, nor by a copy of it."""
    is_over = live.status == FINISHED and live.table.origin is None
    return None if is_over or are_on(live) else False


def grown_from(store: Store, table: Table) -> Branch | None:
    """The moment that a table goes on from; None if there is none, or it is lost."""
    if table.origin is None:
        return None
    found = store.table(table.origin.table)
    if found is None:
        return None
    other, seats = found
    setup = other.setup(seats, store.edition(other.edition), grown_from(store, other))
    rows = store.log(other.id)[: table.origin.row]
    return Branch(setup, tuple((row.seat, row.option) for row in rows), table.origin.seat)
