from __future__ import annotations

import errno
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text

from groundlings.store.opening import READING
from groundlings.store.refusals import StoreError, StoreTaken
from groundlings.store.store import Store
from store.samples import set_up, start

if TYPE_CHECKING:
    from collections.abc import Callable


def test_a_database_is_opened_twice_and_nothing_is_lost(
    database: str, opened: Callable[..., Store]
) -> None:
    set_up(opened(database), "one")
    again = opened(database)
    found = again.table("one")
    assert found is not None
    assert found[0].id == "one"


def test_many_open_an_empty_database_at_once(database: str, opened: Callable[..., Store]) -> None:
    with ThreadPoolExecutor(6) as threads:
        stores = list(threads.map(lambda _: opened(database), range(6)))
    set_up(stores[0], "one")
    assert all(store.table("one") for store in stores)


def test_sqlite_waits_for_the_disk_and_keeps_its_promises(
    tmp_path: Path, opened: Callable[..., Store]
) -> None:
    store = opened(f"sqlite:///{tmp_path / 'house.db'}")
    for engine in (store.engine, store.engine.execution_options(**{READING: True})):
        with engine.connect() as one, engine.connect() as other:
            for connection in (one, other):
                if engine is store.engine and connection is other:
                    continue  # two writers at once would wait for each other
                assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
                assert connection.scalar(text("PRAGMA synchronous")) == 2
                assert connection.scalar(text("PRAGMA foreign_keys")) == 1


def test_a_folder_that_is_not_there_is_made(tmp_path: Path, opened: Callable[..., Store]) -> None:
    opened(f"sqlite:///{tmp_path / 'far' / 'away' / 'house.db'}")
    assert (tmp_path / "far" / "away" / "house.db").exists()


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("", "'' is no database; write sqlite:///FILE or postgresql://USER@HOST/NAME"),
        ("house.db", "'house.db' is no database; write sqlite:///FILE"),
        ("postgresql://me@here:port/x", "is no database; write"),
        ("mysql://me@here/x", "there is no store in mysql; write sqlite:///FILE"),
        ("sqlite://", "a store in memory would lose everything; write sqlite:///FILE"),
        ("sqlite:///:memory:", "a store in memory would lose everything"),
        ("sqlite:////dev/null/house.db", "the folder /dev/null cannot be made: File exists"),
        ("sqlite:////dev", "the database sqlite:////dev cannot be opened: "),
        ("sqlite+nosuch:///house.db", "write sqlite:///FILE"),
        (
            "postgresql://me:hush@/x?host=/nowhere",
            "the database postgresql://me:***@/x?host=%2Fnowhere cannot be opened: ",
        ),
    ],
)
def test_what_is_no_database_is_told_in_one_sentence(database: str, said: str) -> None:
    with pytest.raises(StoreError) as caught:
        Store(database)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
    assert "hush" not in str(caught.value)


def test_a_file_that_is_something_else_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Will, " * 500)
    with pytest.raises(StoreError, match=r"letter\.txt cannot be opened: file is not a database$"):
        Store(f"sqlite:///{tmp_path / 'letter.txt'}")


# The key of a SQLite file


def test_a_sqlite_house_is_taken_once(tmp_path: Path, opened: Callable[..., Store]) -> None:
    address = f"sqlite:///{tmp_path / 'house.db'}"
    first = opened(address, is_server=True)
    with pytest.raises(StoreTaken) as caught:
        Store(address, is_server=True)
    assert caught.value.url == ""
    assert str(caught.value) == (
        f"another Groundlings is already using {tmp_path / 'house.db'}; "
        "close it first, or name another --database"
    )
    first.hang_sign("http://127.0.0.1:8000")
    with pytest.raises(StoreTaken, match=r"house\.db at http://127\.0\.0\.1:8000; close") as caught:
        Store(address, is_server=True)
    assert caught.value.url == "http://127.0.0.1:8000"


def test_a_house_that_was_closed_can_be_taken_again(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'house.db'}"
    for _ in range(2):
        store = Store(address, is_server=True)
        store.hang_sign("http://here")
        store.close()
        assert not (tmp_path / "house.db.url").exists()


def test_the_commands_of_the_host_come_in_while_the_house_is_open(
    tmp_path: Path, opened: Callable[..., Store]
) -> None:
    address = f"sqlite:///{tmp_path / 'house.db'}"
    house = opened(address, is_server=True)
    set_up(opened(address), "one")
    assert house.table("one")


def test_any_number_of_houses_share_a_postgresql(
    postgres: object, opened: Callable[..., Store]
) -> None:
    address = postgres.fresh()  # type: ignore[attr-defined]  # a Server
    first, second = opened(address, is_server=True), opened(address, is_server=True)
    second.hang_sign("http://here")
    set_up(first, "one")
    assert second.table("one")


def test_a_house_that_was_killed_leaves_its_file_free(
    tmp_path: Path, opened: Callable[..., Store]
) -> None:
    address = f"sqlite:///{tmp_path / 'house.db'}"
    code = (
        "import sys, threading; from groundlings.store.store import Store\n"
        "store = Store(sys.argv[1], is_server=True); store.hang_sign('http://gone')\n"
        "print('open', flush=True); threading.Event().wait()"
    )
    with start(code, address) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "open\n"
        with pytest.raises(StoreTaken, match="at http://gone;"):
            Store(address, is_server=True)
        holder.kill()
        holder.wait()
    opened(address, is_server=True)
    with pytest.raises(StoreTaken) as caught:
        Store(address, is_server=True)
    assert caught.value.url == ""  # the sign of the dead is taken down


def test_who_finds_the_house_taken_changes_nothing_in_it(
    tmp_path: Path, opened: Callable[..., Store]
) -> None:
    address = f"sqlite:///{tmp_path / 'house.db'}"
    opened(address, is_server=True)
    with sqlite3.connect(tmp_path / "house.db") as old:
        old.execute("UPDATE alembic_version SET version_num = '9999'")
    old.close()
    # A release that knows other migrations must see the lock before it reaches for the schema.
    with pytest.raises(StoreTaken):
        Store(address, is_server=True)


# Who may read it


def test_the_file_and_what_lies_beside_it_are_for_its_owner_alone(tmp_path: Path) -> None:
    """New ones, whatever the machine's habit, and those that an earlier release left open."""
    file = tmp_path / "house.db"
    before = os.umask(0o022)
    try:
        for name in ("one", "two"):
            store = Store(f"sqlite:///{file}", is_server=True)
            store.hang_sign("http://127.0.0.1:1")
            set_up(store, name)
            modes = {one.name: one.stat().st_mode & 0o777 for one in tmp_path.iterdir()}
            store.close()
            assert set(modes.values()) == {0o600}, modes
            assert {"house.db", "house.db-wal", "house.db.lock", "house.db.url"} <= set(modes)
            file.chmod(0o644)
    finally:
        os.umask(before)


def test_a_house_is_taken_by_whatever_name_it_is_called(tmp_path: Path) -> None:
    file, link = tmp_path / "house.db", tmp_path / "elsewhere" / "link.db"
    link.parent.mkdir()
    store = Store(f"sqlite:///{file}", is_server=True)
    store.hang_sign("http://127.0.0.1:1")
    link.symlink_to(file)
    with pytest.raises(StoreTaken, match=r"http://127\.0\.0\.1:1"):
        Store(f"sqlite:///{link}", is_server=True)
    store.close()
    Store(f"sqlite:///{link}", is_server=True).close()


def test_a_folder_that_takes_nothing_is_told_in_one_sentence(tmp_path: Path) -> None:
    """In /proc not even root can make a file."""
    for is_server in (False, True):
        with pytest.raises(StoreError, match=r"the database /proc/house\.db cannot be opened"):
            Store("sqlite:////proc/house.db", is_server=is_server)
    (tmp_path / "house.db.lock").mkdir()
    with pytest.raises(StoreError, match="keeps a few files beside"):
        Store(f"sqlite:///{tmp_path / 'house.db'}", is_server=True)


def test_a_folder_that_can_only_be_read_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file may be written to, and the folder takes no other."""
    file = tmp_path / "house.db"
    Store(f"sqlite:///{file}").close()
    really = os.open

    def refused(path: Path, flags: int, mode: int = 0o777) -> int:
        if str(path).endswith(".lock"):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return really(path, flags, mode)

    monkeypatch.setattr(os, "open", refused)
    with pytest.raises(StoreError, match=f"{tmp_path} does not take them: Permission denied"):
        Store(f"sqlite:///{file}", is_server=True)
