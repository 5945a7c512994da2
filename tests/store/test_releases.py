"""Releases: a database that an earlier one has left is opened, gone on with, and not gone back to.

`releases/0004.sql` was dumped from the release that played Othello by rules 1: a finished game of
each kind, and one of Shakespeare that goes on.
"""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from groundlings.stage.keys import kept
from groundlings.stage.playhouse import Playhouse
from groundlings.stage.seating import ONLOOKER
from groundlings.store import opening
from groundlings.store.model import FINISHED, PLAYING
from groundlings.store.refusals import StoreError
from groundlings.store.store import Store
from groundlings.web.api import body
from groundlings.web.results import kept_record, record_of
from stage.live_tables import Here, in_loop, say

if TYPE_CHECKING:
    from collections.abc import Callable

RELEASES = Path(__file__).parent / "releases"
OTHELLO, SHAKESPEARE, GOING = "md6bmb7xc6cd", "grrdzs8pgsen", "h7mkkq7jmk95"
SCORES = {OTHELLO: [46, 57], SHAKESPEARE: [6, 2]}


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """The file of the earlier release."""
    file = tmp_path / "house.db"
    with closing(sqlite3.connect(file)) as made:
        made.executescript((RELEASES / "0004.sql").read_text(encoding="utf-8"))
    return file


def dumped(file: Path) -> list[str]:
    """All that a file holds."""
    with closing(sqlite3.connect(file)) as read:
        return list(read.iterdump())


@in_loop
async def test_its_games_stay_readable_and_go_on(left: Path, opened: Callable[..., Store]) -> None:
    store = opened(f"sqlite:///{left}")
    place = Playhouse(store, Here())
    for table, scores in SCORES.items():
        live = await place.find(table)
        told = body(live, ONLOOKER)
        assert (told["status"], told["over"], told["scores"]) == (FINISHED, True, scores)
        assert told["winners"] == [scores.index(max(scores))]
        assert told["view"]
        assert told["rev"] == len(live.rows)
        record = bytes(record_of(live).body).decode()
        assert record.endswith("result " + " ".join(map(str, scores)) + "\n")
        assert kept_record(live) == record
    assert (await place.find(OTHELLO)).state is None  # by rules 1, which nobody plays any more
    going = await place.find(GOING)
    assert (going.status, going.rev) == (PLAYING, 25)
    anne = store.person(kept("2" * 26))
    assert anne is not None
    assert (anne.name, anne.language) == ("Anne", "hu")
    seat = going.asked[0]
    await say(going, seat, going.options(seat)[0])
    assert len(store.log(GOING)) == 26
    await place.close()


def test_the_earlier_release_refuses_the_new_database_and_leaves_it_alone(
    left: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No way back but the backup: it is said in one sentence, and nothing is touched."""
    Store(f"sqlite:///{left}").close()
    before = dumped(left)
    then = tmp_path / "migrations"
    shutil.copytree(opening.MIGRATIONS, then)
    for later in sorted((then / "versions").glob("0*.py"))[4:]:
        later.unlink()
    with monkeypatch.context() as patch:
        patch.setattr(opening, "MIGRATIONS", then)
        with pytest.raises(StoreError, match="a later release made it, install that"):
            Store(f"sqlite:///{left}")
    assert dumped(left) == before


def test_a_backup_made_before_the_upgrade_leads_back(
    left: Path, tmp_path: Path, opened: Callable[..., Store]
) -> None:
    """As docs/hosting.md has it: VACUUM INTO while the house is open, the copy put in its place."""
    before, copy = dumped(left), tmp_path / "backup.db"
    with closing(sqlite3.connect(left)) as house:
        house.execute("VACUUM INTO ?", (str(copy),))
    Store(f"sqlite:///{left}").close()
    assert dumped(left) != before
    for file in tmp_path.glob("house.db*"):
        file.unlink()
    copy.rename(left)
    assert dumped(left) == before
    assert opened(f"sqlite:///{left}").table(OTHELLO)


def test_a_backup_of_an_open_house_holds_all_that_was_told(
    left: Path, tmp_path: Path, opened: Callable[..., Store]
) -> None:
    store, copy = opened(f"sqlite:///{left}"), tmp_path / "backup.db"
    assert store.change_table(GOING, note="told").result(20)
    with closing(sqlite3.connect(left)) as house:
        house.execute("VACUUM INTO ?", (str(copy),))
    with closing(sqlite3.connect(copy)) as read:
        assert read.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    restored = opened(f"sqlite:///{copy}")
    for table in (OTHELLO, SHAKESPEARE, GOING):
        assert restored.table(table) == store.table(table)
        assert restored.log(table) == store.log(table)
        assert restored.ending(table) == store.ending(table)
