"""The benchmarks run: a short version of each, for what it prints and not for how fast it is."""

import json
import os
import re
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import cast

import pytest

ROOT = Path(__file__).resolve().parents[2]
PEERS = {
    "catanatron": "catanatron",
    "open_spiel": "pyspiel",
    "rlcard": "rlcard",
    "chess": "chess",
    "pettingzoo": "pettingzoo",
}
PROMISED = {
    *(f"Othello, {n} seats, {way}" for n in range(2, 7) for way in ("played", "searched")),
    *(f"Shakespeare, {n} seats, {way}" for n in range(2, 5) for way in ("played", "searched")),
    "Shakespeare, 1 seat, played",
    "Shakespeare, 1 seat, searched",
    "catanatron: Catan",
    "open_spiel: Hearts",
    "rlcard: Uno",
    "chess",
    "pettingzoo: Texas hold'em",
    "Decisions a second",
    "Clones a second",
    "Bytes of a state",
    "Imagined worlds a second",
    "Choices replayed a second",
    "Views a second",
    "Drawing a table, ms of processor",
    "From a click to the changed page, ms",
    "Tables held, a choice every 2 s",
    "500 spectators at one table",
}
"""What the one table must have, whatever it was made of."""
KERNEL = [f"src/groundlings/{name}" for name in ("__init__.py", "errors.py", "editions", "kernel")]


def bench(name: str, *more: str, **settings: str) -> dict[str, object]:
    command = [sys.executable, "-m", f"benchmarks.{name}", "--quick", "--json", *more]
    env = os.environ | settings
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


def table(printed: str) -> list[list[str]]:
    """The cells of each line, without those that are empty."""
    return [re.split(r"\s{2,}", line.strip()) for line in printed.splitlines()]


@pytest.mark.long
@pytest.mark.stamped("benchmarks/pit.py", "pyproject.toml", "tests/house", "tests/pit", *KERNEL)
def test_the_pit_is_measured_compiled_and_not(hasty: str) -> None:
    table = bench("pit", CC=hasty)["microseconds"]
    assert isinstance(table, dict)
    assert set(table) == {"step", "clone", "hushed clone", "play"}
    assert all(set(row) == {"interpreted", "compiled"} for row in table.values())


@pytest.mark.long
@pytest.mark.stamped("benchmarks", "src")
def test_the_one_table_has_every_line_of_the_kept_page_and_names_the_peers_that_are_missing() -> (
    None
):
    command = [sys.executable, "-m", "benchmarks", "--quick"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    names = {cell for row in table(done.stdout) for cell in row}
    assert names >= PROMISED
    page = (ROOT / "benchmarks/RESULTS.md").read_text(encoding="utf-8")
    kept = [row.split("|")[3].strip(" *") for row in page.splitlines() if row.startswith("| ")]
    assert kept[0] == ""
    assert set(kept[2:]) <= names
    assert set(kept) >= PROMISED
    absent = [name for name, module in PEERS.items() if not find_spec(module)]
    told = f"Not installed, so not measured: {', '.join(absent)};"
    assert (told in done.stdout) == bool(absent)
    assert "Failed" not in done.stdout


@pytest.mark.stamped("benchmarks", "src")
def test_who_stops_the_table_gets_what_has_been_measured() -> None:
    command = [sys.executable, "-m", "benchmarks", "--quick", "--only", "engine"]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout
        assert run.stderr
        while "Othello, 3 seats" not in run.stderr.readline():
            assert run.poll() is None
        run.send_signal(signal.SIGINT)
        told = run.stdout.read()
    assert run.returncode == 130
    rows = table(told)
    assert ["Othello, 2 seats, played", "-"] not in rows
    assert ["Shakespeare, 4 seats, searched", "-"] in rows


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


@pytest.mark.stamped("benchmarks", "src")
def test_thoughts_are_timed() -> None:
    found = bench("thoughts")
    (row,) = cast("list[dict[str, float]]", found["rows"])
    assert found["seats"] == 4
    assert row["choices"] > 20
    assert 0 < row["mean"] <= row["percentile_99"] <= row["longest"]


@pytest.mark.stamped("benchmarks", "src")
def test_it_is_studied_how_far_a_search_should_play_on_and_what_it_should_try() -> None:
    found = bench("studies", "--learned", "6")
    assert set(cast("dict[str, float]", found["explained"])) == set("12345")
    looks = cast("dict[str, dict[str, float]]", found["looks"])
    assert list(looks) == ["1", "2", "3", "4", "6", "8", "to the end"]
    choices = [look["choices"] for look in looks.values()]
    assert choices == sorted(choices)
    assert list(cast("dict[str, float]", found["dared"])) == [
        "2",
        "5",
        "8",
        "10",
        "12",
        "15",
        "all",
    ]
