"""The shelf: the cards that people have written on the blank ones of a game."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, func, insert, select, update

from groundlings.store.model import OwnCard, packed
from groundlings.store.schema import own_cards

if TYPE_CHECKING:
    from collections.abc import Sequence
    from concurrent.futures import Future

    from sqlalchemy import ColumnElement, Connection, Engine
    from sqlalchemy import Row as Found

    from groundlings.store.writer import Writer


class Shelf:
    """Every person's cards. Reads block; writes give a future."""

    def __init__(self, writer: Writer, reader: Engine) -> None:
        self._writer = writer
        self._reader = reader

    def cards(self, person: str, game: str) -> list[OwnCard]:
        """Somebody's cards of a game, in the order in which they were written."""
        which = _of(person, game) & own_cards.c.dropped.is_(False)
        chosen = select(own_cards).where(which).order_by(own_cards.c.written, own_cards.c.id)
        with self._reader.connect() as connection:
            return [_read(row) for row in connection.execute(chosen)]

    def card(self, person: str, game: str, card: str) -> OwnCard | None:
        """One of them, thrown away or not."""
        chosen = select(own_cards).where(_of(person, game), own_cards.c.id == card)
        with self._reader.connect() as connection:
            row = connection.execute(chosen).one_or_none()
        return None if row is None else _read(row)

    def put(self, person: str, cards: Sequence[OwnCard], most: int) -> Future[bool]:
        """Put new cards there, all of them or none; False if that were more than somebody may have.

        The cards are of one game.
        """
        values = [_values(card) for card in cards]
        which = _of(person, cards[0].game) & own_cards.c.dropped.is_(False)
        counted = select(func.count()).select_from(own_cards).where(which)

        def write(connection: Connection) -> bool:
            if int(connection.scalar(counted) or 0) + len(values) > most:
                return False
            connection.execute(insert(own_cards), values)
            return True

        return self._writer.write(write)

    def rewrite(self, card: OwnCard) -> Future[bool]:
        """What a card says from now on; False if it is not there."""
        values = {"card": packed(card.card), "dropped": False}
        return self._change(card, values)

    def drop(self, card: OwnCard) -> Future[bool]:
        """Throw a card away. It can be taken back until the next one is thrown away."""
        theirs, it = _of(card.person, card.game), own_cards.c.id == card.id
        before = delete(own_cards).where(theirs, own_cards.c.dropped.is_(True), ~it)

        def write(connection: Connection) -> bool:
            thrown = update(own_cards).where(theirs, it).values(dropped=True)
            if connection.execute(thrown).rowcount != 1:
                return False
            connection.execute(before)
            return True

        return self._writer.write(write)

    def take_back(self, card: OwnCard) -> Future[bool]:
        """Put it back where it stood."""
        return self._change(card, {"dropped": False})

    def _change(self, card: OwnCard, values: dict[str, object]) -> Future[bool]:
        which = _of(card.person, card.game) & (own_cards.c.id == card.id)
        statement = update(own_cards).where(which).values(**values)

        def write(connection: Connection) -> bool:
            return connection.execute(statement).rowcount == 1

        return self._writer.write(write)


def _of(person: str, game: str) -> ColumnElement[bool]:
    return (own_cards.c.person == person) & (own_cards.c.game == game)


def _values(card: OwnCard) -> dict[str, object]:
    return {
        "id": card.id,
        "person": card.person,
        "game": card.game,
        "card": packed(card.card),
        "written": card.written,
        "dropped": card.dropped,
    }


def _read(row: Found[Any]) -> OwnCard:
    return OwnCard(**(row._asdict() | {"card": json.loads(row.card)}))
