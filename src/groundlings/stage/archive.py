"""The archive: a stored game as a record, and a record as a stored game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import groundlings
from groundlings.errors import GameError
from groundlings.kernel import log, record
from groundlings.stage.keys import long_key, now, short_key, sign
from groundlings.stage.table import ending_of, replayed
from groundlings.store.model import (
    GATHERING,
    OPEN,
    PERSON,
    Row,
    Seat,
    Table,
)

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.kernel.pledge import Pledge
    from groundlings.store.store import Store


def exported(store: Store, table_id: str) -> str:
    """The record of a stored game: complete and private while it runs."""
    found = store.table(table_id)
    if found is None:
        raise GameError(f"there is no table {table_id!r}; groundlings tables list shows them")
    table, seats = found
    rows = store.log(table_id)
    if table.status == GATHERING and not rows:  # an imported game gathers with its rows
        raise GameError("the game at this table has not begun, so it has no record")
    if table.origin is not None:
        raise GameError("this game goes on from a moment of another one, so it has no record")
    setup = table.setup(seats, store.edition(table.edition))
    game = groundlings.game_of(setup)
    return record.write(game, replayed(game, setup, rows), result=True)


def imported(store: Store, game: Game, text: str) -> tuple[Table, list[Seat]]:
    """Put a recorded game on a table: to be looked at if it is over, else to be played on."""
    g = game.replay(text)
    if g.setup is None or g.log is None:
        raise GameError("this record keeps no log")
    if not g.log.length:
        raise GameError("nothing was chosen in this record yet: open a new table instead")
    at = now()
    added = _added(g.setup.pledge, g.setup.seats)
    table = Table.of(g.setup, short_key(), sign(), at)
    kind = PERSON if g.over else OPEN
    seats = [
        Seat(n, kind, nonce=nonce, slip=slip, invite=None if g.over else long_key())
        for n, (slip, nonce) in enumerate(added)
    ]
    rows = [
        Row(n, seat, log.written(game, option), at) for n, (seat, option) in enumerate(g.log.read())
    ]
    ending = ending_of(game, g, at) if g.over else None
    store.keep_edition(g.setup.edition, game.name, game.sheet.text).result()
    store.open_table(table, seats).result()
    store.append(table.id, rows, ending).result()
    found = store.table(table.id)
    if found is None:
        raise GameError("the imported table has vanished")
    return found


def _added(pledge: Pledge, seats: int) -> list[tuple[str | None, bytes | None]]:
    """What each seat has added to the dice: the seal of its slip, and its nonce."""
    if pledge.slips is None:
        return [(None, nonce) for nonce in pledge.nonces or (None,) * seats]
    return [(slip.seal.hex(), slip.nonce) if slip else (None, None) for slip in pledge.slips]
