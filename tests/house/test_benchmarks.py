"""The benchmarks run: a short version of each, for what it prints and not for how fast it is."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
KERNEL = [f"src/groundlings/{name}" for name in ("__init__.py", "errors.py", "editions", "kernel")]


def bench(name: str, *more: str, **settings: str) -> dict[str, object]:
    command = [sys.executable, "-m", f"benchmarks.{name}", "--quick", "--json", *more]
    env = os.environ | settings
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


@pytest.mark.long
@pytest.mark.stamped("benchmarks/pit.py", "pyproject.toml", "tests/house", "tests/pit", *KERNEL)
def test_the_pit_is_measured_compiled_and_not(hasty: str) -> None:
    table = bench("pit", CC=hasty)["microseconds"]
    assert isinstance(table, dict)
    assert set(table) == {"step", "clone", "hushed clone", "play"}
    assert all(set(row) == {"interpreted", "compiled"} for row in table.values())


@pytest.mark.stamped("benchmarks", "src")
def test_our_playouts_are_measured_beside_a_peer() -> None:
    found = bench("playouts")
    assert isinstance(found["ratio"], dict)
    assert found["ratio"]["catanatron"] == 1.0
    assert "shakespeare" in found["ratio"]


@pytest.mark.stamped("benchmarks", "src")
def test_the_server_is_measured_under_load() -> None:
    assert bench("load")


@pytest.mark.stamped("benchmarks", "src")
def test_the_opening_of_a_house_is_measured() -> None:
    assert set(bench("opening")) == {"the first time", "again"}


@pytest.mark.stamped("benchmarks", "src")
def test_a_choice_that_many_look_at_is_measured() -> None:
    assert bench("spectators")["looking on"]


@pytest.mark.long
@pytest.mark.stamped("benchmarks", "src")
def test_clicks_are_measured_from_browser_to_browser() -> None:
    assert bench("clicks")


@pytest.mark.stamped("benchmarks", "src")
def test_the_drawn_table_is_measured_beside_the_plain_one() -> None:
    found = bench("board")
    assert isinstance(found["tables"], dict)
    assert set(found["tables"]) == {"drawn", "drawn anew", "plain"}
    assert isinstance(found["ratio"], dict)
    assert set(found["ratio"]) == {"milliseconds", "packed"}


@pytest.mark.stamped("benchmarks", "src")
def test_one_release_is_measured_beside_another() -> None:
    rows = bench("against", sys.executable, "--game", "shakespeare")["rows"]
    assert isinstance(rows, list)
    assert [row["seats"] for row in rows] == [1, 2, 3, 4]
    measures = {"decisions", "search", "worlds", "imagined", "redeals", "clones"}
    for row in rows:
        assert set(row["ours"]) == set(row["others"][sys.executable]) == measures


@pytest.mark.stamped("benchmarks", "src")
def test_what_backstage_does_is_counted_beside_the_base_game() -> None:
    tables = bench("backstage")["tables"]
    assert isinstance(tables, list)
    base, expanded = tables
    assert (base["backstage"], expanded["backstage"]) == (False, True)
    assert base["sources"]["hats"] == base["idle_cylinders_a_day"] == 0


@pytest.mark.stamped("benchmarks", "src")
def test_every_table_is_measured_and_backstage_beside_the_base_game() -> None:
    rows = bench("seats")["rows"]
    assert isinstance(rows, list)
    assert {(row["game"], row["seats"]) for row in rows} == {
        *(("othello", seats) for seats in range(2, 7)),
        *(("shakespeare", seats) for seats in range(1, 5)),
    }
    for row in rows:
        ways = 2 if row["game"] == "shakespeare" else 1
        assert len(row["decisions_per_second"]) == len(row["redeal_microseconds"]) == ways
