"""Whoever plays the games, they are the same; and a worker stays small."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import groundlings
import pit
from arena.table_of_ours import contest, played
from groundlings import GameError
from groundlings.arena import crew
from groundlings.arena.crew import on_this_machine
from groundlings.arena.season import BrokenGame

if TYPE_CHECKING:
    from collections.abc import Sequence

TESTS = Path(__file__).parents[1]
GAMES = ("games.csv", "games.parquet", "choices.parquet", "ratings.csv", "cards.csv", "matrix.svg")
SMALL = 300
"""Megabytes that a worker may have."""

pytestmark = pytest.mark.real


def arena(out: Path, *words: object) -> None:
    """The command in a process of its own, greedy and random at Shakespeare alone."""
    package = str(Path(groundlings.__file__).parents[1])
    command = [sys.executable, "-m", "groundlings", "arena", "shakespeare", "--seats", "1"]
    done = subprocess.run(
        [*command, "--bots", "random,greedy", "--games", "2", "--out", out, *map(str, words)],
        env=os.environ | {"PYTHONPATH": package},
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )
    assert done.returncode == 0, done.stderr
    [line] = [line for line in done.stdout.splitlines() if line.startswith("no process had")]
    assert int(line.split()[-2]) < SMALL


@pytest.mark.compiled
@pytest.mark.long
def test_ray_processes_and_one_process_write_the_same_files(tmp_path: Path) -> None:
    ways: dict[str, Sequence[object]] = {
        "one": ("--jobs", 1),
        "two": ("--jobs", 2),
        "ray": ("--jobs", 2, "--workers", "ray"),
    }
    for name, way in ways.items():
        arena(tmp_path / name, *way)
    for file in GAMES:
        assert len({(tmp_path / name / file).read_bytes() for name in ways}) == 1, file


@pytest.mark.plain
def test_processes_play_what_this_one_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROUNDLINGS_GAMES", "pit")
    monkeypatch.setattr(groundlings, "_guests", set())
    one = contest(pit.GAME, ["greedy", "random"], games=6)
    here = {name: each["games"] for name, each in played(one).items()}
    with closing(on_this_machine(one, list(one.meetings()), jobs=2)) as stream:
        there = {tuple(each["meeting"]): each["games"] for each in stream}
    assert there == {tuple(name): games for name, games in here.items()}
    with closing(on_this_machine(one, list(one.meetings()), jobs=2)) as stream:
        next(iter(stream))  # and who is stopped midway sends everybody home


@pytest.mark.plain
def test_a_cluster_that_is_not_there_is_told_in_a_sentence() -> None:
    cluster = import_module("groundlings.arena.cluster")  # which takes a second
    one = contest(pit.GAME, ["greedy", "random"])
    for nowhere in ("127.0.0.1:1", "127.0.0.1:99999"):
        with pytest.raises(GameError, match=f"^there is no Ray at {nowhere}: "):
            next(cluster.on_ray(one, list(one.meetings()), address=nowhere))
    assert list(cluster.on_ray(one, [], address="127.0.0.1:1")) == []


class Gone:
    """A line whose other end has died."""

    def recv(self) -> object:
        raise EOFError


@pytest.mark.plain
def test_a_worker_that_died_or_failed_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = contest(pit.GAME, ["greedy", "random"])
    meeting = next(one.meetings())
    team = crew._Crew.__new__(crew._Crew)
    line = Gone()
    team.busy = {line: meeting}  # type: ignore[dict-item]  # a stand-in
    with pytest.raises(GameError, match="has died, at deal 1 of greedy against random: was it out"):
        team.hear(line)  # type: ignore[arg-type]  # the same
    monkeypatch.setattr(groundlings, "_registered", {"pit": pit.GAME})
    monkeypatch.setattr(pit.ThePit, "winners", lambda *_: int("none"))
    failure = crew.attempt(one, meeting)
    with pytest.raises(BrokenGame, match=r"^game 1 of seed 5 broke \(ValueError: invalid literal"):
        crew.accepted(failure)
    unknown = contest(pit.GAME, ["clever", "random"])
    with pytest.raises(GameError, match="there is no bot 'clever'"):
        crew.accepted(crew.attempt(unknown, next(unknown.meetings())))
