"""The house from the command line: play in the browser, serve, and what a host does with tables."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import urllib.request
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import groundlings
import pit
from groundlings.commands import play
from groundlings.stage.archive import imported
from groundlings.store.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from click.testing import Result

pytestmark = [pytest.mark.compiled, pytest.mark.real]

TESTS = Path(__file__).parents[1]


@contextmanager
def house(*words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A house in a process of its own, and where it listens."""
    package = str(Path(groundlings.__file__).parents[1])
    env = os.environ | {"GROUNDLINGS_GAMES": "pit", "PYTHONPATH": f"{package}:{TESTS}"}
    command = [sys.executable, "-m", "groundlings", *words]
    with subprocess.Popen(
        command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("listening on http://"), process.stderr and process.stderr.read()
            yield process, line.split()[-1]
        finally:
            process.kill()


def get(url: str) -> tuple[int, str]:
    with urllib.request.urlopen(url, timeout=30) as answer:  # noqa: S310 - our own house
        return answer.status, answer.read().decode()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'house.db'}"


@pytest.fixture
def stored(database: str, record: Path) -> str:
    """The address of a finished game in the database."""
    store = Store(database)
    table, _ = imported(store, pit.GAME, record.read_text())
    store.close()
    return table.id


@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_house_says_where_it_listens_and_goes_when_told(command: str, database: str) -> None:
    more = ("--no-browser",) if command == "play" else ()
    with house(command, "--port", "0", "--database", database, *more) as (process, url):
        assert get(f"{url}/healthz") == (200, "ok\n")
        assert "Groundlings" in get(url)[1]
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)
        assert process.returncode in {0, -signal.SIGTERM}


def test_a_second_house_on_the_same_file_is_refused_and_says_where_the_first_is(
    database: str, refused: Callable[..., str]
) -> None:
    with house("serve", "--port", "0", "--database", database) as (_, url):
        told = refused("serve", "--port", "0", "--database", database)
        assert f"already using {database.removeprefix('sqlite:///')} at {url}" in told


def test_to_play_twice_opens_the_house_that_is_open(
    database: str, run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    class Now:
        def __init__(
            self, target: Callable[..., object], args: tuple[str], *, daemon: bool
        ) -> None:
            self.start = lambda: opened.extend(args)

    monkeypatch.setattr(play, "Thread", Now)
    with house("serve", "--port", "0", "--database", database) as (_, url):
        result = run("play", "--database", database)
        assert result.exit_code == 0, result.output
        assert opened == [f"{url}/"]
        run("play", "pit", "--seats", 3, "--language", "hu", "--database", database)
        assert opened[1] == f"{url}/new?lang=hu&game=pit&bots=me%2Cjourneyman%2Cjourneyman"
        assert get(opened[1])[0] == 200


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--database", "mysql://x/y"), "there is no store in mysql"),
        (("--database", "sqlite://"), "a store in memory would lose everything"),
        (("--database", "nonsense"), "'nonsense' is no database"),
        (("--host", "300.1.1.1"), "nobody can listen on 300.1.1.1"),
    ],
)
def test_a_house_that_cannot_open_says_why_in_one_sentence(
    words: tuple[str, ...], sentence: str, database: str, refused: Callable[..., str]
) -> None:
    more = () if "--database" in words else ("--database", database)
    assert sentence in refused("serve", "--port", "0", *words, *more)


def test_what_is_for_the_terminal_is_refused_in_the_browser(refused: Callable[..., str]) -> None:
    assert "are for --text" in refused("play", "--seed", 3)


def test_tables_are_listed(database: str, stored: str, run: Callable[..., Result]) -> None:
    told = run("tables", "--database", database, "list").stdout
    assert stored in told
    assert "finished" in told
    listed = json.loads(run("tables", "--database", database, "list", "--json").stdout)["tables"]
    assert [table["id"] for table in listed] == [stored]
    assert run("tables", "list", "--database", database).stdout == told
    assert run("tables", "--database", database, "list", "--status", "playing").stdout == (
        "There are no tables.\n"
    )


def test_a_game_is_exported_as_it_was_imported(
    database: str, stored: str, record: Path, run: Callable[..., Result], tmp_path: Path
) -> None:
    assert run("tables", "--database", database, "export", stored).stdout == record.read_text()
    out = tmp_path / "out.txt"
    assert run("tables", "--database", database, "export", stored, "--out", out).exit_code == 0
    assert out.read_text() == record.read_text()
    assert run("verify", out).exit_code == 0


def test_a_game_that_is_not_over_is_imported_with_a_link_for_each_seat(
    database: str, record: Path, run: Callable[..., Result], tmp_path: Path
) -> None:
    half = tmp_path / "half.txt"
    half.write_text("".join(record.read_text().splitlines(keepends=True)[:14]))
    result = run("tables", "--database", database, "import", half)
    assert result.stdout.count("/join/") == 3
    assert "is gathering" in result.stdout
    table = result.stdout.split()[0]
    assert run("tables", "export", table, "--database", database).stdout == half.read_text()


def test_a_table_is_closed_once(
    database: str, record: Path, run: Callable[..., Result], refused: Callable[..., str]
) -> None:
    text = "".join(record.read_text().splitlines(keepends=True)[:14])
    store = Store(database)
    table, _ = imported(store, pit.GAME, text)
    store.close()
    assert run("tables", "--database", database, "close", table.id).exit_code == 0
    assert "closed already" in refused("tables", "--database", database, "close", table.id)
    assert "there is no table" in refused("tables", "--database", database, "close", "nosuch")


def test_old_tables_are_purged_when_that_is_confirmed(
    database: str, stored: str, run: Callable[..., Result]
) -> None:
    words = ("tables", "--database", database, "purge", "--days", 0, "--status", "finished")
    asked = run(*words, typed="n\n")
    assert asked.exit_code == 1
    assert asked.stdout.startswith("Delete 1 table and its log for good?")
    assert asked.stdout.endswith("\nNothing was deleted.\n")
    assert stored in run("tables", "--database", database, "list").stdout
    assert run(*words, "--yes").stdout == "1 table is gone.\n"
    assert run("tables", "--database", database, "list").stdout == "There are no tables.\n"


@pytest.mark.parametrize("words", ["list", "close x", "export x", "purge --days 0 --yes"])
def test_tables_are_not_looked_for_in_a_file_that_is_not_there(
    words: str, refused: Callable[..., str], tmp_path: Path
) -> None:
    file = tmp_path / "nofolder" / "nothere.db"
    assert refused("tables", "--database", f"sqlite:///{file}", *words.split()) == (
        f"groundlings: there is no database file {file}; --database names one that is there"
    )
    assert not list(tmp_path.iterdir())


def test_tables_alone_explains_itself_and_opens_nothing(
    run: Callable[..., Result], database: str, tmp_path: Path
) -> None:
    for words in ((), ("list", "--help")):
        result = run("tables", "--database", database, *words)
        assert (result.exit_code, result.stderr) == (0, "")
        assert result.stdout.startswith("Usage: groundlings tables")
    assert not list(tmp_path.iterdir())


def test_a_record_that_cannot_be_imported_is_named(
    database: str, record: Path, refused: Callable[..., str]
) -> None:
    record.write_text(record.read_text().replace("0 bid:", "0 bet:", 1))
    told = refused("tables", "--database", database, "import", record)
    assert told.startswith(f"groundlings: {record}, line ")
