"""The store as the stage sees it: reads at once, writes that are told when they are safe."""

from __future__ import annotations

import time
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.pool import QueuePool

from groundlings.store import gathering, schema
from groundlings.store.known import Known
from groundlings.store.leaving import forget
from groundlings.store.ledger import inserting, read_lines, write_all
from groundlings.store.model import (
    BOT,
    FINISHED,
    FROZEN,
    GATHERING,
    LISTED,
    OPEN,
    PERSON,
    PLAYING,
    Ending,
    Met,
    Person,
    Played,
    Row,
    Seat,
    Table,
    packed,
)
from groundlings.store.opening import READING, REVISION, Key, opened, read_url
from groundlings.store.reading import (
    read,
    read_ending,
    read_length,
    read_met,
    read_played,
    read_seats,
    read_table,
    readable,
)
from groundlings.store.refusals import Damaged
from groundlings.store.shelf import Shelf
from groundlings.store.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from concurrent.futures import Future

    from sqlalchemy import ColumnElement, Connection, Select, Update

T = TypeVar("T")
CHANNEL = "groundlings"
LAST_READS_HUNDREDTHS = 200
"""Hundredths of a second for reads under way when the store is closed."""
UNSEEN = frozenset({"sealed", "orders", "here"})
"""What nobody learns of a seat but whoever sits there."""

_TABLES, _SEATS, _PEOPLE = schema.tables, schema.seats, schema.people


class Store:
    """Everything that outlives the process. Reads block; writes give a future."""

    def __init__(self, database: str, *, is_server: bool = False) -> None:
        """Open a database; a SQLite file belongs to one server at a time."""
        url = read_url(database)
        self._key: Key | None = None
        if is_server and url.get_backend_name() == "sqlite":
            self._key = Key(Path(str(url.database)))
        try:
            self.engine = opened(url)
        except BaseException:
            if self._key:
                self._key.give_back()
            raise
        self._reader = self.engine.execution_options(**{READING: True})
        self.is_shared = self.engine.dialect.name == "postgresql"
        self._insert = inserting(self.engine.dialect.name)
        self.name = ""
        self.writer = Writer(self.engine, self._announce)
        self._known = Known()
        self.shelf = Shelf(self.writer, self._reader)
        """The cards that people have written."""

    def close(self) -> None:
        """Write what is left and go home."""
        self.writer.stop()
        self._await_readers()
        self.engine.dispose()
        if self._key:
            self._key.give_back()

    def _await_readers(self) -> None:
        """A read that nobody waits for any more would keep its connection open behind our back."""
        pool = self.engine.pool
        for _ in range(LAST_READS_HUNDREDTHS):
            if not isinstance(pool, QueuePool) or not pool.checkedout():
                return
            time.sleep(0.01)

    def hang_sign(self, url: str) -> None:
        """Say beside the file where its server can be found."""
        if self._key:
            self._key.hang_sign(url)

    # Editions

    def keep_edition(self, fingerprint: str, game: str, text: str) -> Future[None]:
        """Keep the text of an edition, once."""
        statement = self._insert(schema.editions).on_conflict_do_nothing()
        values = {"fingerprint": fingerprint, "game": game, "text": text}

        def write(connection: Connection) -> None:
            connection.execute(statement, values)

        return self.writer.write(write)

    def edition(self, fingerprint: str) -> str | None:
        """The text of an edition."""
        editions = schema.editions
        chosen = select(editions.c.text).where(editions.c.fingerprint == fingerprint)
        with self._reader.connect() as connection:
            return connection.scalar(chosen)

    # Tables

    def open_table(self, table: Table, seats: Sequence[Seat]) -> Future[None]:
        """A new table with its seats."""
        return self.writer.write(lambda connection: _set(connection, table, seats))

    def rematch(self, table_id: str, table: Table, seats: Sequence[Seat]) -> Future[str]:
        """A new table for those of an old one, or the one that somebody has set already."""
        which = (_TABLES.c.id == table_id) & _TABLES.c.rematch.is_(None)
        statement = update(_TABLES).where(which).values(rematch=table.id)
        agreed = select(_TABLES.c.rematch).where(_TABLES.c.id == table_id)

        def write(connection: Connection) -> str:
            if connection.execute(statement).rowcount == 1:
                _set(connection, table, seats)
            self._announce(connection, [table_id])
            return str(connection.scalar(agreed))

        return self.writer.write(write)

    def table(self, table_id: str) -> tuple[Table, list[Seat]] | None:
        """A table and its seats."""
        with self._reader.connect() as connection:
            row = connection.execute(select(_TABLES).where(_TABLES.c.id == table_id)).one_or_none()
            if row is None:
                return None
            table, seats = read(read_table, row), read_seats(connection, [table_id])
            if table_id not in seats:
                raise Damaged(table_id)
            return table, seats[table_id]

    def change_table(self, table_id: str, **values: object) -> Future[bool]:
        """Other values for a table."""
        return self._change(update(_TABLES).where(_TABLES.c.id == table_id), table_id, values)

    def change_seat(self, table_id: str, seat: int, **values: object) -> Future[bool]:
        """Other values for a seat."""
        which = update(_SEATS).where(_is_seat(table_id, seat))
        return self._change(which, table_id, values, is_quiet=values.keys() <= UNSEEN)

    def looked(self, table_id: str, seat: int, row: int) -> Future[None]:
        """Whoever sits there has seen the game up to this row; that concerns nobody else."""
        statement = update(_SEATS).where(_is_seat(table_id, seat)).values(looked=row)

        def write(connection: Connection) -> None:
            connection.execute(statement)

        return self.writer.write(write)

    def claim(self, table_id: str, seat: int, **values: object) -> Future[bool]:
        """Take an open seat; False if somebody was quicker."""
        return self._gather(table_id, gathering.claimed(table_id, seat, values))

    def vacate(self, table_id: str, seat: int, **values: object) -> Future[bool]:
        """Leave a seat before all seats are taken; False if they are."""
        return self._gather(table_id, gathering.vacated(table_id, seat, values))

    def seat_all(self, table_id: str, now: int) -> Future[bool]:
        """All seats are taken; False if another process has said so, or a seat is open."""
        return self._gather(table_id, gathering.full(table_id, now))

    def put_in(self, table_id: str, seat: int, slip: str) -> Future[bool]:
        """Put in a slip that is awaited; False if it no longer is."""
        return self._gather(table_id, gathering.put_in(table_id, seat, slip))

    def await_no_slips(self, table_id: str) -> Future[bool]:
        """Wait for no more slips; False if none was awaited."""
        return self._gather(table_id, gathering.unawaited(table_id))

    def open_slip(self, table_id: str, seat: int, slip: str, nonce: bytes) -> Future[bool]:
        """Open the slip of a seat; False before all of them are in, and after the game began."""
        return self._gather(table_id, gathering.opened(table_id, seat, slip, nonce))

    def begin(self, table_id: str, now: int) -> Future[bool]:
        """From gathering to playing; False if another process has begun, or a seat is open."""
        return self._gather(table_id, gathering.begun(table_id, now))

    def full_tables(self) -> list[str]:
        """The tables at which every seat is taken and no game has begun."""
        free = select(_SEATS.c.seat).where(_SEATS.c.table_id == _TABLES.c.id, _SEATS.c.kind == OPEN)
        which = (_TABLES.c.status == GATHERING) & ~free.exists()
        with self._reader.connect() as connection:
            return list(connection.scalars(select(_TABLES.c.id).where(which)))

    def thaw(self, table_id: str) -> Future[bool]:
        """A frozen table is played on; False if it is frozen no longer."""
        which = (_TABLES.c.id == table_id) & (_TABLES.c.status == FROZEN)
        values: dict[str, object] = {"status": PLAYING, "note": ""}
        return self._change(update(_TABLES).where(which), table_id, values)

    def frozen(self) -> list[str]:
        """The tables that could not be played on when they were looked at last."""
        chosen = select(_TABLES.c.id).where(_TABLES.c.status == FROZEN).order_by(_TABLES.c.id)
        with self._reader.connect() as connection:
            return list(connection.scalars(chosen))

    def seat_of_invite(self, invite: str) -> tuple[str, int] | None:
        """The table and seat an invitation is for."""
        return self._place(_SEATS.c.invite == invite)

    def purge(self, before: int, statuses: Sequence[str]) -> Future[int]:
        """Delete tables of these kinds that nothing has happened at since then."""
        log = schema.choices
        fresh = select(log.c.n).where(log.c.table_id == _TABLES.c.id, log.c.at >= before)
        which = (_TABLES.c.changed < before) & _TABLES.c.status.in_(statuses) & ~fresh.exists()

        def write(connection: Connection) -> int:
            return connection.execute(delete(_TABLES).where(which)).rowcount

        return self.writer.write(write)

    # The log

    def append(
        self, table_id: str, rows: Sequence[Row], ending: Ending | None = None
    ) -> Future[bool]:
        """Write these rows at the end of a log; False if somebody was quicker."""
        lines = [(table_id, *row) for row in rows]
        if len(lines) == 1 and ending is None:
            return self.writer.post(lines[0])

        def write(connection: Connection) -> bool:
            if not write_all(connection, lines):
                return False
            self.writer.lines += len(lines)
            if ending is not None:
                values = {
                    "table_id": table_id,
                    "scores": packed(ending.scores),
                    "winners": packed(ending.winners),
                    "view": packed(ending.view),
                    "at": ending.at,
                }
                connection.execute(insert(schema.endings), values)
                done = update(_TABLES).where(_TABLES.c.id == table_id)
                connection.execute(done.values(status=FINISHED, changed=ending.at))
            self._announce(connection, [table_id])
            return True

        return self.writer.write(write)

    def log(self, table_id: str, since: int = 0) -> list[Row]:
        """The rows of a table from this one on."""
        with self._reader.connect() as connection:
            return read_lines(connection, table_id, since)

    def ending(self, table_id: str) -> Ending | None:
        """How the game at a table ended, if it has."""
        which = select(schema.endings).where(schema.endings.c.table_id == table_id)
        with self._reader.connect() as connection:
            row = connection.execute(which).one_or_none()
        return None if row is None else read(read_ending, row)

    # Lists

    def lengths(self) -> dict[str, tuple[int, int]]:
        """For each table with a game going on: how many rows it has, and when the last came."""
        log = schema.choices
        counted = (
            select(_TABLES.c.id, _TABLES.c.changed)
            .add_columns(func.count(log.c.n).label("rows"), func.max(log.c.at).label("at"))
            .outerjoin_from(_TABLES, log, log.c.table_id == _TABLES.c.id)
            .where(_TABLES.c.status == PLAYING)
            .group_by(_TABLES.c.id)
        )
        with self._reader.connect() as connection:
            return dict(readable(read_length, connection.execute(counted).all()))

    def tables_of(self, person: str, statuses: Sequence[str], most: int) -> list[Listed]:
        """The tables at which somebody sits, or which they host; the latest first."""
        mine = select(_SEATS.c.table_id).where(_SEATS.c.person == person)
        which = _TABLES.c.id.in_(mine) | (_TABLES.c.host == person)
        return self._listed(select(_TABLES).where(which, _TABLES.c.status.in_(statuses)), most)

    def seats_of(self, person: str) -> list[Listed]:
        """Every table at which somebody sits, or which they host, whatever many; the latest first.

        For what they are told of themselves.
        """
        mine = select(_SEATS.c.table_id).where(_SEATS.c.person == person)
        which = _TABLES.c.id.in_(mine) | (_TABLES.c.host == person)
        return self._listed(select(_TABLES).where(which), None)

    def games_of(self, person: str, most: int, game: str | None = None) -> list[Played]:
        """The games that somebody plays or has played, the latest first: two reads, whatever many.

        Who passes a screen around plays the seat that was opened for them; the others there are
        their guests.
        """
        ends = schema.endings
        when = func.coalesce(ends.c.at, _TABLES.c.changed)
        chosen = (
            select(_TABLES, _SEATS.c.seat, _SEATS.c.understudy, when.label("when"))
            .add_columns(ends.c.scores, ends.c.winners)
            .join_from(_SEATS, _TABLES, _TABLES.c.id == _SEATS.c.table_id)
            .outerjoin(ends, ends.c.table_id == _TABLES.c.id)
            .where(_SEATS.c.person == person, _SEATS.c.kind == PERSON)
            .where(_TABLES.c.status.in_([PLAYING, FINISHED]))
            .order_by(when.desc(), _TABLES.c.id, _SEATS.c.seat)
            .limit(most)
        )
        if game is not None:
            chosen = chosen.where(_TABLES.c.game == game)
        with self._reader.connect() as connection:
            found = connection.execute(chosen).all()
            seats = read_seats(connection, [row.id for row in found])
        games: dict[str, Played] = {}
        for game_played in readable(lambda row: read_played(row, seats[row.id]), found):
            games.setdefault(game_played.table, game_played)
        return list(games.values())

    def met(self, person: str, most: int) -> list[Met]:
        """Whom somebody has met in games that count and are over, the latest first: one read.

        Once for each game and bot, however many seats it had.
        """
        ends, others = schema.endings, _SEATS.alias("others")
        chosen = (
            select(_TABLES.c.id, _SEATS.c.seat, others.c.bot, ends.c.winners)
            .join_from(_SEATS, _TABLES, _TABLES.c.id == _SEATS.c.table_id)
            .join(ends, ends.c.table_id == _TABLES.c.id)
            .join(others, others.c.table_id == _TABLES.c.id)
            .where(_SEATS.c.person == person, _SEATS.c.kind == PERSON)
            .where(_SEATS.c.understudy.is_(None), _TABLES.c.origin.is_(None))
            .where(others.c.kind == BOT, _TABLES.c.status == FINISHED)
            .order_by(ends.c.at.desc(), _TABLES.c.id, _SEATS.c.seat)
            .limit(most)
        )
        with self._reader.connect() as connection:
            found = connection.execute(chosen).all()
        games: dict[tuple[str, str], Met] = {}
        for place, met in readable(read_met, found):
            games.setdefault(place, met)
        return list(games.values())

    def open_tables(self, most: int) -> list[Listed]:
        """The tables that anybody may sit down at."""
        free = select(_SEATS.c.table_id).where(_SEATS.c.kind == OPEN)
        chosen = select(_TABLES).where(
            _TABLES.c.status == GATHERING, _TABLES.c.watch == LISTED, _TABLES.c.id.in_(free)
        )
        return self._listed(chosen, most)

    def all_tables(self, statuses: Sequence[str], most: int) -> list[Listed]:
        """Every table of these kinds, for the host."""
        return self._listed(select(_TABLES).where(_TABLES.c.status.in_(statuses)), most)

    def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""
        counted = select(_TABLES.c.status, func.count()).group_by(_TABLES.c.status)
        with self._reader.connect() as connection:
            return dict(connection.execute(counted).all())

    def touch(self) -> Future[None]:
        """Write what stands there already: done if the store can be written to."""
        same = update(REVISION).values(version_num=REVISION.c.version_num)

        def write(connection: Connection) -> None:
            connection.execute(same)

        return self.writer.write(write, is_quiet=True)

    # People

    def keep_person(self, person: Person) -> Future[None]:
        """Somebody new, or somebody as `change_person` knows them."""
        values = asdict(person)
        same = _PEOPLE.c.key == person.key
        statement = self._insert(_PEOPLE).on_conflict_do_update(
            index_elements=["id"], set_=_sayings(person), where=same
        )

        def write(connection: Connection) -> None:
            connection.execute(statement, values)

        return self._about(person.key, write)

    def change_person(self, person: Person) -> Future[bool]:
        """Somebody's new name, language or settings; False if they have another key by now.

        So a request that began before a key was changed, or its person forgotten, undoes neither.
        """
        which = (_PEOPLE.c.id == person.id) & (_PEOPLE.c.key == person.key)
        statement = update(_PEOPLE).where(which).values(**_sayings(person))
        return self._about(person.key, lambda c: c.execute(statement).rowcount == 1)

    def change_key(self, person: Person, key: str, at: int) -> Future[bool]:
        """Another key for somebody: the old one is nobody's. False if somebody was quicker."""
        which = (_PEOPLE.c.id == person.id) & (_PEOPLE.c.key == person.key)
        values = {"key": key, "key_since": at, "homecomings": 0, "home_at": 0}
        statement = update(_PEOPLE).where(which).values(**values)
        return self._about(person.key, lambda c: c.execute(statement).rowcount == 1)

    def come_home(self, person: Person, at: int) -> Future[bool]:
        """Another device has this key from now on."""
        which = (_PEOPLE.c.id == person.id) & (_PEOPLE.c.key == person.key)
        values = {"homecomings": _PEOPLE.c.homecomings + 1, "home_at": at}
        statement = update(_PEOPLE).where(which).values(**values)
        return self._about(person.key, lambda c: c.execute(statement).rowcount == 1)

    def forget(self, person: Person, stands_in: str, sign: str) -> Future[list[str]]:
        """Somebody is forgotten, as `leaving.py` says; the tables that are concerned."""

        def write(connection: Connection) -> list[str]:
            concerned = forget(connection, person.id, stands_in, sign)
            self._announce(connection, concerned)
            return concerned

        return self._about(person.key, write)

    def change_token(self, token: str, fresh: str | None) -> Future[list[str]]:
        """Another token for whoever has this one, or none, at all their tables."""
        theirs = _SEATS.c.token == token

        def write(connection: Connection) -> list[str]:
            found = connection.scalars(select(_SEATS.c.table_id).where(theirs).distinct()).all()
            connection.execute(update(_SEATS).where(theirs).values(token=fresh))
            self._announce(connection, found)
            return list(found)

        return self.writer.write(write)

    def is_here(self, table_id: str, seat: int) -> Future[None]:
        """Whoever sits there looks on at this process; the others on this store may know."""
        counted = update(_SEATS).where(_is_seat(table_id, seat)).values(here=_SEATS.c.here + 1)

        def write(connection: Connection) -> None:
            connection.execute(counted)
            self._announce(connection, [table_id])

        return self.writer.write(write, is_quiet=True)

    def _about(self, key: str, job: Callable[[Connection], T]) -> Future[T]:
        """Whoever has this key is known anew once it is written."""
        self._known.change(key)
        done = self.writer.write(job)
        done.add_done_callback(lambda _: self._known.change(key))
        return done

    def tell_seats(
        self, person: str, name: str, confirm: str, *, sign: str, colour: str
    ) -> Future[list[str]]:
        """What whoever sits there wishes for from now on; the tables that are concerned.

        A seat that has a name keeps it, and what somebody else has stays theirs.
        """
        going = select(_TABLES.c.id).where(_TABLES.c.status.in_((GATHERING, PLAYING)))
        which = (_SEATS.c.person == person) & _SEATS.c.table_id.in_(going)
        unnamed = which & (_SEATS.c.kind == PERSON) & (_SEATS.c.name == "")
        own = select(_SEATS.c.table_id, _SEATS.c.seat).where(which & (_SEATS.c.kind == PERSON))

        def write(connection: Connection) -> list[str]:
            concerned = connection.scalars(select(_SEATS.c.table_id).where(which).distinct()).all()
            connection.execute(update(_SEATS).where(which).values(confirm=confirm))
            connection.execute(update(_SEATS).where(unnamed).values(name=name))
            for table_id, seat in connection.execute(own).all():
                others = (_SEATS.c.table_id == table_id) & (_SEATS.c.seat != seat)
                taken = connection.execute(select(_SEATS.c.sign, _SEATS.c.colour).where(others))
                theirs = {wish for row in taken for wish in row}
                got = {
                    "sign": "" if sign in theirs else sign,
                    "colour": "" if colour in theirs else colour,
                }
                connection.execute(update(_SEATS).where(_is_seat(table_id, seat)).values(**got))
            self._announce(connection, concerned)
            return list(concerned)

        return self.writer.write(write)

    def known(self, key: str) -> Person | None:
        """Whoever has the key with this hash, if that is known without asking the database."""
        return self._known.get(key)

    def person(self, key: str) -> Person | None:
        """Whoever has the key with this hash."""
        at = self._known.changes
        with self._reader.connect() as connection:
            row = connection.execute(select(_PEOPLE).where(_PEOPLE.c.key == key)).one_or_none()
        if row is None:
            return None
        person = Person(**row._asdict())
        if not self.is_shared:  # whoever else writes there tells nobody
            self._known.keep(person, at)
        return person

    # Within

    def _change(
        self, which: Update, table_id: str, values: dict[str, object], *, is_quiet: bool = False
    ) -> Future[bool]:
        """Change what is there, and tell the others; False if there was nothing to change."""
        statement = which.values(**values)

        def write(connection: Connection) -> bool:
            is_changed = connection.execute(statement).rowcount == 1
            self._announce(connection, [table_id])
            return is_changed

        return self.writer.write(write, is_quiet=is_quiet)

    def _gather(self, table_id: str, change: Callable[[Connection], bool]) -> Future[bool]:
        """Change a table that gathers, and tell the others."""

        def write(connection: Connection) -> bool:
            is_changed = change(connection)
            self._announce(connection, [table_id])
            return is_changed

        return self.writer.write(write)

    def _announce(self, connection: Connection, table_ids: Sequence[str]) -> None:
        """Tell the other processes on this database, when the commit is through."""
        if self.is_shared and table_ids:
            said = text("SELECT pg_notify(:channel, :said)")
            values = [{"channel": CHANNEL, "said": f"{self.name} {one}"} for one in table_ids]
            connection.execute(said, values)

    def _place(self, which: ColumnElement[bool]) -> tuple[str, int] | None:
        with self._reader.connect() as connection:
            row = connection.execute(select(_SEATS.c.table_id, _SEATS.c.seat).where(which)).first()
        return None if row is None else (row.table_id, row.seat)

    def _listed(self, chosen: Select[Any], most: int | None) -> list[Listed]:
        latest = chosen.order_by(_TABLES.c.changed.desc(), _TABLES.c.id).limit(most)
        with self._reader.connect() as connection:
            tables = list(readable(read_table, connection.execute(latest).all()))
            table_ids = [table.id for table in tables]
            seats = read_seats(connection, table_ids)
            endings = schema.endings
            found = connection.execute(select(endings).where(endings.c.table_id.in_(table_ids)))
            told = lambda row: (row.table_id, read_ending(row))  # noqa: E731
            ends = dict(readable(told, found.all()))
        there = [table for table in tables if table.id in seats]
        return [(table, seats[table.id], ends.get(table.id)) for table in there]


def _sayings(person: Person) -> dict[str, object]:
    """What somebody says of themselves: their key is no part of it."""
    names = ("name", "language", "settings", "seen")
    return {name: getattr(person, name) for name in names}


Listed = tuple[Table, list[Seat], Ending | None]
"""A table as a list shows it."""


def _set(connection: Connection, table: Table, seats: Sequence[Seat]) -> None:
    connection.execute(insert(_TABLES), _table_values(table))
    for seat in seats:
        connection.execute(insert(_SEATS), {"table_id": table.id, **asdict(seat)})


def _table_values(table: Table) -> dict[str, object]:
    return asdict(table) | {
        "variants": packed(table.variants),
        "secret": f"{table.secret:032x}",
        "origin": table.origin and packed(table.origin),
    }


def _is_seat(table_id: str, seat: int) -> ColumnElement[bool]:
    return (_SEATS.c.table_id == table_id) & (_SEATS.c.seat == seat)
