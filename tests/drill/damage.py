"""Damaged rows: whatever stands in one, all other tables go on, and its player's lobby is there.

Each damage has a table and a player of its own. Then a house is opened, and all of them come.
"""

from __future__ import annotations

import http.client
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

import groundlings
from drill.books import ALONE, Books
from drill.effort import Progress, Result
from drill.house import SECONDS
from groundlings.kernel.play import asked_seats
from groundlings.kernel.pledge import Pledge
from groundlings.kernel.setup import Setup
from groundlings.stage.keys import kept, long_key, short_key
from groundlings.store import schema
from groundlings.store.model import BOT, PERSON, PLAYING, Ending, Person, Row, Seat, Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Table as Schema

    from drill.effort import Effort
    from drill.house import Place
    from groundlings.store.store import Store

BAD: Final[tuple[object, ...]] = (
    None, "", "undo x", "undo 4", "{", "[[1]]", "\u2620" * 300, "shakespeare", "frozen", "playing",
    -1, 2, 99, 2_000_000_000, b"\xff\x00", 1.5,
)  # fmt: skip
"""What may stand in a field after a disk, a hand or another program was there."""
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "tables": (
        "name", "game", "rules", "edition", "variants", "secret", "salt", "status", "note",
        "language", "watch", "end_turn", "clock", "ended", "rematch", "origin", "opened",
        "changed", "table_read", "hints", "has_slips", "seated",
    ),
    "seats": (
        "kind", "name", "bot", "understudy", "nonce", "slip", "orders", "looked", "sign", "confirm",
        "colour", "sealed", "seat",
    ),
    "choices": ("n", "seat", "option", "at"),
    "endings": ("scores", "winners", "view", "at"),
}  # fmt: skip
SERVER_ERROR: Final = 500
CHOICES: Final = 6


class Damaged:
    """A database in which every table has a damage of its own, and a few have none."""

    def __init__(self, store: Store, every: int) -> None:
        self.tables: dict[str, tuple[str, str]] = {}
        """Each table: who plays there, by the private key, and what was done to it."""
        self.refused = 0
        self._store = store
        number = 0
        for name, fields in FIELDS.items():
            for field in fields:
                for bad in BAD:
                    number += 1
                    if number % every == 0:
                        self._one(schema.METADATA.tables[name], field, bad)

    def _one(self, where: Schema, field: str, bad: object) -> None:
        private = long_key()
        key = self._table(private, is_over=where.name == "endings")
        column = "id" if where.name == "tables" else "table_id"
        which = f"{column} = :key" + (" AND n = 3" if where.name == "choices" else "")
        which += " AND seat = 1" if where.name == "seats" else ""
        words = text(f"UPDATE {where.name} SET {field} = :bad WHERE {which}")  # noqa: S608 - our names
        try:
            with self._store.engine.begin() as connection:
                connection.execute(words, {"bad": bad, "key": key})
        except DBAPIError:
            self.refused += 1  # by the database itself
            return
        self.tables[key] = private, f"{where.name}.{field} = {bad!r:.20}"

    def _table(self, private: str, *, is_over: bool) -> str:
        """A game that goes on, of this person and a bot; or one that is over."""
        game = groundlings.game("shakespeare")
        setup = Setup.of(game, 2, Pledge(7, bytes(16)), {})
        table = Table.of(setup, short_key(), "The Globe", 5)
        person = Person(table.id, kept(private), "Will")
        seats = [Seat(0, PERSON, "Will", person=person.id), Seat(1, BOT, "Kempe", bot="random")]
        g = setup.begin(game)
        rows: list[Row] = []
        while len(rows) < CHOICES:
            seat = asked_seats(g)[0]
            option = game.options(g, seat)[-1]
            rows.append(Row(len(rows), seat, game.text(option), 5))
            game.play(g, seat, option)
        store = self._store
        store.keep_person(person)
        store.keep_edition(setup.edition, game.name, game.sheet.text)
        store.open_table(table, seats)
        values: dict[str, Any] = {"status": PLAYING, "changed": 5}
        ending = Ending([1, 2], [1], dict(game.view(g, None)), 5) if is_over else None
        store.change_table(table.id, **values).result()
        store.append(table.id, rows, ending).result()
        return table.id


def damaged_rows(here: Place, effort: Effort) -> list[Result]:
    """Every field in turn, with everything that cannot stand there."""
    result = Result("damaged rows", here.kind)
    progress = Progress(result)
    damaged = Damaged(here.store, effort.every)
    books = Books(effort.seed, [ALONE, ALONE])
    server = here.nursery.serve(here.database)
    books.set_up(server.client)
    for page, answer in visits(server.url, damaged):
        if answer >= SERVER_ERROR:
            books.fault("broken", f"{page}: {answer}")
    books.play([server.client], CHOICES)
    books.check(here, server.client)
    progress.step(len(damaged.tables))
    if server.stop():
        books.fault("broken", "the server did not stop as it should")
    result.take(books)
    return [result]


def visits(url: str, damaged: Damaged) -> Iterator[tuple[str, int]]:
    """Who sits there looks at the lobby, at their games and at the table itself."""
    where = urlsplit(url)
    line = http.client.HTTPConnection(where.hostname or "", where.port, timeout=SECONDS)
    for key, (private, what) in damaged.tables.items():
        pages = "/", "/games/mine", f"/t/{key}", f"/api/v1/tables/{key}", f"/t/{key}/result"
        for page in pages:
            try:
                line.request("GET", page, headers={"Cookie": f"groundlings={private}"})
                answer = line.getresponse()
                answer.read()
                yield f"{page} ({what})", answer.status
            except (OSError, http.client.HTTPException):
                line.close()
                yield f"{page} ({what}) hung up", SERVER_ERROR
    line.close()
