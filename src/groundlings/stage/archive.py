"""The archive: a stored game as a record, and a record as a stored game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import groundlings
from groundlings.editions.sheet import Sheet
from groundlings.errors import GameError
from groundlings.kernel import record
from groundlings.stage.keys import long_key, now, short_key, sign
from groundlings.stage.table import UNDO, replayed
from groundlings.store.model import (
    GATHERING,
    OPEN,
    PERSON,
    Ending,
    Row,
    Seat,
    Table,
)

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
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
    game = edited(store, table.game, table.edition)
    return record.write(game, replayed(game, table, seats, rows), result=True)


def edited(store: Store, name: str, edition: str) -> Game:
    """A game at an edition that the store keeps."""
    game = groundlings.game(name)
    if edition == game.edition:
        return game
    text = store.edition(edition)
    if text is None:
        raise GameError(f"this store has no edition {edition} of {name}")
    return game.printed(Sheet.parse(text, "edition.toml"))


def imported(store: Store, game: Game, text: str) -> tuple[Table, list[Seat]]:
    """Put a recorded game on a table: to be looked at if it is over, else to be played on."""
    g = game.replay(text)
    if g.bill is None or g.log is None:
        raise GameError("this record keeps no log")
    if not g.log.length:
        raise GameError("nothing was chosen in this record yet: open a new table instead")
    bill, at = g.bill, now()
    nonces = bill.pledge.nonces or (None,) * bill.seats
    table = Table(
        id=short_key(),
        name=sign(),
        game=game.name,
        rules=game.rules,
        edition=game.edition,
        variants=bill.variants,
        secret=bill.pledge.secret,
        salt=bill.pledge.salt,
        opened=at,
        changed=at,
        status=GATHERING,
    )
    kind = PERSON if g.over else OPEN
    seats = [
        Seat(n, kind, nonce=nonces[n], invite=None if g.over else long_key())
        for n in range(bill.seats)
    ]
    rows = [
        Row(n, seat, f"{UNDO}{-option}" if option < 0 else game.text(option), at)
        for n, (seat, option) in enumerate(g.log.read())
    ]
    ending = None
    if g.over:
        scores = [int(score) for score in game.scores(g)]
        winners = [int(seat) for seat in game.winners(g)]
        ending = Ending(scores, winners, game.view(g, None), at)
    store.keep_edition(game.edition, game.name, game.sheet.text).result()
    store.open_table(table, seats).result()
    store.append(table.id, rows, ending).result()
    found = store.table(table.id)
    if found is None:
        raise GameError("the imported table has vanished")
    return found
