from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pit
from groundlings.kernel.playout import perft

if TYPE_CHECKING:
    from collections.abc import Callable

    from click.testing import Result


def test_counts_are_those_of_the_engine(run: Callable[..., Result]) -> None:
    words = ("--seats", 2, "--seed", 9, "--depth", 5, "--variant", "tricks=false", "--json")
    result = run("perft", "pit", *words)
    assert (result.exit_code, result.stderr) == (0, "")
    found = json.loads(result.stdout)
    state = pit.GAME.new(seats=2, seed=9, tricks=False)
    assert found["counts"] == [perft(state, depth) for depth in range(1, 6)]
    assert found["counts"][:2] == [4, 16]
    assert len(found["seconds"]) == 5
    assert (found["game"], found["seats"], found["seed"], found["depth"]) == ("pit", 2, 9, 5)
    assert found["variants"] == {"length": "short", "tricks": False}


def test_a_table_is_printed_for_people(run: Callable[..., Result]) -> None:
    result = run("perft", "pit", "--seats", 3, "--depth", 3)
    rows = [line.split()[1:4:2] for line in result.stdout.splitlines()[3:-1]]
    assert rows == [["1", "4"], ["2", "16"], ["3", "64"]]
