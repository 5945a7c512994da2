from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor, wait
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError, OperationalError

from groundlings.store import schema, writer
from groundlings.store.ledger import say
from groundlings.store.model import FINISHED, PLAYING, Row
from groundlings.store.writer import MOST
from store.samples import ENDING, TIMEOUT, held, row, set_up, start, table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sqlalchemy import Connection

    from groundlings.store.store import Store


def test_rows_come_back_as_they_were_written(store: Store) -> None:
    set_up(store, "one", "two")
    rows = [row(0), row(1, 1, "undo 2", 2**41), row(2, 0, "tölt:é")]
    for one in rows:
        assert store.append("one", [one]).result(TIMEOUT) is True
    assert store.log("one") == rows
    assert store.log("one", 1) == rows[1:]
    assert store.log("one", 3) == []
    assert store.log("two") == []
    assert all(isinstance(one, Row) for one in store.log("one"))


def test_a_place_in_the_log_is_taken_once(store: Store) -> None:
    set_up(store, "one")
    assert store.append("one", [row(0, option="bid:1")]).result(TIMEOUT) is True
    assert store.append("one", [row(0, option="bid:2")]).result(TIMEOUT) is False
    assert store.append("one", [row(0), row(1)]).result(TIMEOUT) is False
    assert store.log("one") == [row(0, option="bid:1")]


def test_the_first_of_two_in_one_commit_is_first(store: Store) -> None:
    set_up(store, "one")
    with held(store):
        first = store.append("one", [row(0, option="bid:1")])
        second = store.append("one", [row(0, option="bid:2")])
    assert first.result(TIMEOUT) is True
    assert second.result(TIMEOUT) is False
    assert store.log("one") == [row(0, option="bid:1")]


def test_many_race_for_every_place_and_one_wins_each(
    database: str, opened: Callable[..., Store]
) -> None:
    stores = [opened(database), opened(database)]
    set_up(stores[0], "one", "two")
    games, places, racers = ("one", "two"), 12, 8

    def race(racer: int) -> list[tuple[str, int]]:
        won = []
        for n in range(places):
            for game in games:
                mine = row(n, option=f"bid:{racer}")
                if stores[racer % 2].append(game, [mine]).result(TIMEOUT):
                    won.append((game, n))
        return won

    with ThreadPoolExecutor(racers) as threads:
        wins = list(threads.map(race, range(racers)))
    assert sorted(place for won in wins for place in won) == [
        (game, n) for game in games for n in range(places)
    ]
    for game in games:
        for found in stores[1].log(game):
            assert (game, found.n) in wins[int(found.option.removeprefix("bid:"))]


def test_several_rows_race_as_one(database: str, opened: Callable[..., Store]) -> None:
    stores = [opened(database), opened(database)]
    set_up(stores[0], "one")
    for first in range(0, 24, 3):
        rivals = [
            stores[n % 2].append("one", [row(first + k, n) for k in range(3)]) for n in range(6)
        ]
        wins = [n for n, rival in enumerate(rivals) if rival.result(TIMEOUT)]
        assert len(wins) == 1
        assert [found.seat for found in stores[0].log("one", first)] == wins * 3


def test_several_rows_are_written_all_or_none(store: Store) -> None:
    set_up(store, "one")
    assert store.append("one", [row(0), row(1)]).result(TIMEOUT) is True
    store.append("one", [row(3)]).result(TIMEOUT)
    with pytest.raises(RuntimeError, match="the log of one has a line after its last one"):
        store.append("one", [row(2), row(3)]).result(TIMEOUT)
    assert [found.n for found in store.log("one")] == [0, 1, 3]


# Commits


def test_what_comes_in_during_a_commit_goes_into_the_next_one(store: Store) -> None:
    games = [f"g{n}" for n in range(100)]
    set_up(store, *games)
    commits, lines = store.writer.commits, store.writer.lines
    with held(store):
        futures = [store.append(game, [row(0)]) for game in games]
    assert all(future.result(TIMEOUT) for future in futures)
    assert store.writer.commits - commits == 2  # the one that was held, and one for all of them
    assert store.writer.lines - lines == 100


def test_a_commit_has_an_end(store: Store) -> None:
    set_up(store, "one")
    commits = store.writer.commits
    with held(store):
        futures = [store.append("one", [row(n)]) for n in range(2 * MOST + 1)]
    assert all(future.result(TIMEOUT) for future in futures)
    assert store.writer.commits - commits == 4
    assert [found.n for found in store.log("one")] == list(range(2 * MOST + 1))


def test_a_job_that_fails_does_not_sink_the_others_of_its_commit(store: Store) -> None:
    set_up(store, "one")
    commits = store.writer.commits

    def fail(connection: Connection) -> None:
        values = {"fingerprint": "half", "game": "pit", "text": ""}
        connection.execute(insert(schema.editions), values)
        raise ZeroDivisionError

    with held(store):
        before = store.append("one", [row(0)])
        broken = store.writer.write(fail)
        twice = store.open_table(table("one"), [])
        after = store.append("one", [row(1), row(2)])
    assert before.result(TIMEOUT) is True
    assert after.result(TIMEOUT) is True
    with pytest.raises(ZeroDivisionError):
        broken.result(TIMEOUT)
    with pytest.raises(IntegrityError):
        twice.result(TIMEOUT)
    assert store.writer.commits - commits == 2
    assert [found.n for found in store.log("one")] == [0, 1, 2]
    assert store.edition("half") is None


def test_a_line_for_a_table_that_is_gone_does_not_sink_the_others(store: Store) -> None:
    set_up(store, "one", "purged", status=PLAYING)
    store.purge(2**40, [PLAYING]).result(TIMEOUT)
    set_up(store, "one")
    with held(store):
        good = store.append("one", [row(0)])
        gone = store.append("purged", [row(0)])
        other = store.append("one", [row(1)])
    wait([good, gone, other], TIMEOUT)
    assert gone.exception(TIMEOUT) is not None or gone.result() is False
    assert good.result(TIMEOUT) is True
    assert other.result(TIMEOUT) is True


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_somebody_who_waits_no_longer_does_not_stop_the_pen(store: Store) -> None:
    set_up(store, "one")
    with held(store):
        gone = store.append("one", [row(0)])
        gone.cancel()
    late = store.append("one", [row(1)])
    assert wait([late], 5).done == {late}, (
        "the writer has fallen: nothing will ever be written again"
    )


def test_what_is_written_is_written_in_order(store: Store) -> None:
    store.keep_edition("0" * 8, "pit", "").result(TIMEOUT)
    with held(store):
        opening = store.open_table(table("one"), [])
        first = store.append("one", [row(0)])
    opening.result(TIMEOUT)
    assert first.result(TIMEOUT) is True


def test_a_store_that_closes_writes_what_is_left(
    database: str, opened: Callable[..., Store]
) -> None:
    from groundlings.store.store import Store  # noqa: PLC0415 - for this test alone

    store = Store(database)
    set_up(store, "one")
    with held(store):
        futures = [store.append("one", [row(n)]) for n in range(300)]
    store.close()
    assert all(future.done() for future in futures)
    assert len(opened(database).log("one")) == 300


# Endings


def test_a_game_that_ends_is_finished_with_its_last_row(store: Store) -> None:
    set_up(store, "one", status=PLAYING)
    assert store.ending("one") is None
    assert store.append("one", [row(0)], ENDING).result(TIMEOUT) is True
    found = store.table("one")
    assert found is not None
    assert (found[0].status, found[0].changed) == (FINISHED, ENDING.at)
    assert store.ending("one") == ENDING


def test_an_ending_without_its_row_is_no_ending(store: Store) -> None:
    set_up(store, "one", status=PLAYING)
    store.append("one", [row(0)]).result(TIMEOUT)
    assert store.append("one", [row(0)], ENDING).result(TIMEOUT) is False
    assert store.ending("one") is None
    found = store.table("one")
    assert found is not None
    assert found[0].status == PLAYING


def test_a_row_without_its_ending_is_no_row(store: Store) -> None:
    set_up(store, "one", status=PLAYING)
    store.append("one", [row(0)], ENDING).result(TIMEOUT)
    with pytest.raises(IntegrityError):
        store.append("one", [row(1)], ENDING).result(TIMEOUT)
    assert [found.n for found in store.log("one")] == [0]


# Killed

LOOP = """
import itertools, sys
from groundlings.store.store import Store
from store.samples import row

store = Store(sys.argv[1])
futures = []
for n in itertools.count():
    futures.append((n, store.append("one", [row(n)])))
    if len(futures) == 8:
        for k, future in futures:
            if future.result():
                print(k, flush=True)
        futures.clear()
"""


def test_everything_acknowledged_outlives_a_kill(
    database: str, opened: Callable[..., Store]
) -> None:
    store = opened(database)
    set_up(store, "one")
    acknowledged: list[int] = []
    with start(LOOP, database) as writer:
        assert writer.stdout is not None
        for line in writer.stdout:
            acknowledged.append(int(line))
            if len(acknowledged) == 100:
                writer.kill()
        writer.wait()
    found = [one.n for one in store.log("one")]
    assert found == list(range(len(found)))  # each once, and nothing is missing between
    assert set(acknowledged) <= set(found)
    assert store.append("one", [row(len(found))]).result(TIMEOUT) is True


def test_a_commit_of_what_nobody_may_see_is_not_counted(store: Store) -> None:
    set_up(store, "one")
    commits = store.writer.commits
    assert store.change_seat("one", 0, sealed="0 let", orders="{}").result(TIMEOUT) is not None
    assert store.writer.commits == commits
    assert store.change_seat("one", 0, name="Kemp").result(TIMEOUT) is not None
    assert store.writer.commits == commits + 1


def test_a_commit_that_fails_writes_nothing_and_the_next_one_succeeds(
    tmp_path: Path, opened: Callable[..., Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    """To a file it goes over a line that stays open: that is hung up, and the next one calls."""
    store = opened(f"sqlite:///{tmp_path / 'house.db'}")
    set_up(store, "one")
    assert store.append("one", [row(0)]).result(TIMEOUT) is True

    def full(line: Connection, words: str) -> object:
        if words == "COMMIT":
            raise OperationalError(words, None, Exception("the disk is full"))
        return say(line, words)

    with monkeypatch.context() as broken:
        broken.setattr(writer, "say", full)
        with pytest.raises(OperationalError, match="full"):
            store.append("one", [row(1)]).result(TIMEOUT)
    assert store.log("one") == [row(0)]
    assert store.append("one", [row(1, option="bid:2")]).result(TIMEOUT) is True
    assert store.log("one") == [row(0), row(1, option="bid:2")]
