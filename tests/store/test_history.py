from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlalchemy import event, text

from groundlings.store.model import (
    BOT,
    GATHERING,
    PERSON,
    PLAYING,
    SCREEN,
    Ending,
    Origin,
    Seat,
)
from store.samples import EDITION, TIMEOUT, row, somebody, table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from groundlings.store.store import Store


def put(store: Store, name: str, seats: Sequence[Seat], **values: object) -> None:
    """A table with these seats."""
    store.keep_edition(EDITION, "pit", "text").result(TIMEOUT)
    values.setdefault("status", PLAYING)
    store.open_table(table(name, **values), seats).result(TIMEOUT)


def end(store: Store, name: str, scores: list[int], winners: list[int], at: int) -> None:
    """So the game there ended."""
    ending = Ending(scores, winners, {}, at)
    assert store.append(name, [row(0)], ending).result(TIMEOUT)


ANNE = Seat(0, PERSON, "Anne", person="anne")
SLY = Seat(1, BOT, "Sly", bot="greedy")


def test_the_games_of_somebody_are_told_with_scores_and_parts_of_victories(store: Store) -> None:
    for name in ("anne", "will"):
        store.keep_person(somebody(name)).result(TIMEOUT)
    put(store, "won", [ANNE, SLY])
    end(store, "won", [3, 1], [0], 50)
    put(store, "shared", [replace(SLY, seat=0), replace(ANNE, seat=1)])
    end(store, "shared", [4, 4], [0, 1], 70)
    put(store, "running", [ANNE, SLY], changed=60)
    put(store, "gathering", [ANNE, SLY], status=GATHERING)
    put(store, "others", [Seat(0, PERSON, person="will"), SLY], host="anne")
    games = store.games_of("anne", 9)
    assert [one.table for one in games] == ["shared", "running", "won"]
    assert [one.score for one in games] == [4, None, 3]
    assert [one.win for one in games] == [0.5, 0, 1]
    assert [one.names for one in games] == [("Sly", "Anne"), ("Anne", "Sly"), ("Anne", "Sly")]
    assert [one.table for one in store.games_of("anne", 1)] == ["shared"]
    assert store.games_of("anne", 9, "othello") == []
    assert store.games_of("nobody", 9) == []


def test_what_one_has_not_played_oneself_and_from_the_start_does_not_count(store: Store) -> None:
    store.keep_person(somebody("anne")).result(TIMEOUT)
    put(store, "own", [ANNE, SLY])
    put(store, "left", [replace(ANNE, understudy="greedy"), SLY])
    put(store, "copy", [ANNE, SLY], origin=Origin("own", 3, 0))
    put(store, "screen", [ANNE, Seat(1, SCREEN, "Bo", person="anne")])
    for name in ("own", "left", "copy", "screen"):
        end(store, name, [3, 1], [0], 50)
    games = {one.table: one for one in store.games_of("anne", 9)}
    assert {name for name, one in games.items() if one.is_own} == {"own", "screen"}
    assert games["screen"].seat == 0


def test_whatever_many_games_are_read_by_two_reads_and_an_index(store: Store) -> None:
    store.keep_person(somebody("anne")).result(TIMEOUT)
    for n in range(12):
        put(store, f"game{n}", [ANNE, SLY])
    reads: list[str] = []

    def note(*said: object) -> None:
        reads.append(str(said[2]))

    event.listen(store.engine, "before_cursor_execute", note)
    assert len(store.games_of("anne", 99)) == 12
    event.remove(store.engine, "before_cursor_execute", note)
    found = [read for read in reads if read.startswith("SELECT")]
    assert len(found) == 2
    if store.engine.dialect.name == "sqlite":
        with store.engine.connect() as connection:
            plan = connection.execute(
                text("EXPLAIN QUERY PLAN SELECT table_id FROM seats WHERE person = 'anne'")
            )
            assert "ix_seats_person" in str(plan.all())
