"""What stands in one row of the database concerns one table: all others go on."""

from __future__ import annotations

import signal
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING
from unittest.mock import Mock

import pytest

from groundlings.errors import GameError
from groundlings.stage import upkeep
from groundlings.store.model import FINISHED, FROZEN, PLAYING, Person
from groundlings.store.refusals import Damaged
from groundlings.web import server
from pit import GAME
from stage.live_tables import elsewhere, eventually, house, in_loop, say, table

if TYPE_CHECKING:
    from groundlings.store.store import Store

pytestmark = pytest.mark.plain


def damage(store: Store, key: str, where: str, field: str, value: object) -> None:
    """As a hand might, or a disk: no promise of the database is kept."""
    column = "id" if where == "tables" else "table_id"
    which = " AND seat = 1" if where == "seats" else ""
    words = f"UPDATE {where} SET {field} = ? WHERE {column} = ?{which}"  # noqa: S608 - our names
    with closing(sqlite3.connect(str(store.engine.url.database))) as connection:
        connection.execute(words, (value, key))
        connection.commit()


DAMAGES = [
    ("tables", "variants", "{"),
    ("tables", "variants", "[]x"),
    ("tables", "secret", "undo x"),
    ("tables", "secret", "-1"),
    ("tables", "salt", "salt"),
    ("tables", "ended", "x"),
    ("tables", "changed", "x"),
    ("tables", "origin", "[1]"),
    ("tables", "origin", ""),
    ("tables", "edition", "f00"),
    ("tables", "game", "chess"),
    ("seats", "seat", 9),
    ("seats", "nonce", 7),
    ("seats", "slip", "no seal"),
    ("tables", "seated", "x"),
    ("seats", "looked", "x"),
    ("choices", "option", "undo x"),
    ("choices", "option", b"\xff"),
    ("choices", "seat", "x"),
    ("choices", "n", 7),
    ("choices", "at", "x"),
]


@pytest.mark.parametrize(("where", "field", "value"), DAMAGES)
@in_loop
async def test_a_damaged_row_stops_the_bots_of_no_other_table(
    file: str, monkeypatch: pytest.MonkeyPatch, where: str, field: str, value: object
) -> None:
    monkeypatch.setattr(upkeep, "SWEEP", 0.01)
    async with house(file) as place:
        place.store.keep_person(Person("will", "hash", "Will"))
        broken = await table(place, "me", "me")
        place.store.change_table(broken.id, host="will")
        await say(broken, 0, "bid:1")
        other = await table(place, "bot:random", "bot:random")
        damage(place.store, broken.id, where, field, value)
    async with house(file, is_open=True) as place:

        async def is_over() -> bool:
            found = place.store.table(other.id)
            return found is not None and found[0].status == FINISHED

        await eventually(is_over)
        place.store.tables_of("will", (PLAYING, FROZEN), 12)
        place.store.games_of("will", 12)
        try:
            live = await place.find(broken.id)
        except GameError as why:
            assert isinstance(why, Damaged) or "edition" in str(why) or "chess" in str(why)  # noqa: PT017 - either
        else:
            assert live.status == FROZEN


@in_loop
async def test_a_table_that_was_frozen_goes_on_when_the_house_opens(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(file) as place:
        live = await table(place, "me", "bot:random")
        with monkeypatch.context() as other_release:
            other_release.setattr(GAME, "rules", 2)
            assert (await elsewhere(live)).status == FROZEN
    async with house(file, is_open=True) as place:

        def has_answered() -> bool:
            return live.id in place.tables and place.tables[live.id].rev > 0

        await eventually(has_answered)
        assert place.tables[live.id].status == PLAYING
        assert place.store.frozen() == []


def test_whatever_a_table_trips_over_a_signal_ends_the_house(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(server, "Timer", Mock())  # it would end us, too
    house = server.Server.__new__(server.Server)
    house.should_exit = False
    house._site = Mock(close=Mock(side_effect=TypeError))
    with pytest.raises(TypeError):
        house.handle_exit(signal.SIGTERM, None)
    assert house.should_exit
