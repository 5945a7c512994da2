"""The compiled package and the plain sources play the same games, state for state.

That is why the rules themselves are tested on one build only.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import groundlings
from builds.sums import line, states, way, ways
from groundlings.kernel.promises import difference
from groundlings.kernel.state import State
from pit import tricks
from pit.verbs import PASS
from sampling import SOAK

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

ROOT = Path(__file__).resolve().parents[2]
GAMES = 3000 if SOAK else 210
"""Each title has its share; that is enough for every way to play each of them."""
LIMIT_S = 3600 if SOAK else 240
"""Seconds after which the other build is given up."""


def plain(*arguments: str) -> subprocess.Popen[str]:
    """The sums of the plain sources, on their way."""
    places = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    settings = {"PYTHONPATH": places, "PYTHONPYCACHEPREFIX": str(ROOT / "build/pycache")}
    return subprocess.Popen(
        [sys.executable, "-m", "builds.sums", *arguments],
        env=os.environ | settings,
        stdout=subprocess.PIPE,
        text=True,
    )


def told(process: subprocess.Popen[str]) -> list[str]:
    """What it has to say, after the word that it is plain."""
    with process:
        said, _ = process.communicate(timeout=LIMIT_S)
    assert process.returncode == 0
    build, *lines = said.splitlines()
    assert build == "plain"
    return lines


def parting(ours: Iterable[Mapping[str, object]], theirs: Iterable[Mapping[str, object]]) -> str:
    """Where two runs of a game part: after which choice, and in what."""
    for one, other in zip(map(sent, ours), map(sent, theirs), strict=False):
        if one != other:
            return f"after {one['choice']}: {difference(other, one)}"
    return "one goes on where the other ends"


def sent(state: Mapping[str, object]) -> dict[str, object]:
    """A state as it comes from another process."""
    found: dict[str, object] = json.loads(json.dumps(state))
    return found


@pytest.mark.compiled
@pytest.mark.long
@pytest.mark.skipif(not groundlings.COMPILED, reason="this package was not compiled")
def test_both_builds_play_the_same_games() -> None:
    with plain("--games", str(GAMES)) as process:
        ours = [line(number) for number in range(GAMES)]
        theirs = told(process)
    assert len(ours) == len(theirs)
    for number, (one, other) in enumerate(zip(ours, theirs, strict=True)):
        if one != other:
            again = map(json.loads, told(plain("--game", str(number))))
            pytest.fail(f"compiled {one}, plain {other}: {parting(states(number), again)}")


def test_every_way_to_play_has_its_turn() -> None:
    there = {str(one) for name in groundlings.games() for one in ways(name)}
    assert {str(way(number)) for number in range(GAMES)} == there


# The sums can differ


def first(name: str) -> int:
    """The number of the first game of this title in which something is chosen by many."""
    return next(n for n in range(GAMES) if way(n).game.name == name and way(n).seats > 2)


def test_a_changed_rule_is_noticed_and_its_place_named(monkeypatch: pytest.MonkeyPatch) -> None:
    number = first("pit")
    fair, kept = line(number), list(states(number))
    assert line(number) == fair
    monkeypatch.setattr(tricks.Trick, "options", lambda self, g, seat: [PASS])
    assert line(number) != fair
    where = parting(states(number), kept)
    assert where.startswith("after 0 put:")
    assert "options.0: [" in where


@pytest.mark.plain
@pytest.mark.skipif(groundlings.COMPILED, reason="compiled code cannot be changed while it runs")
@pytest.mark.parametrize("name", groundlings.games())
def test_a_floor_that_is_not_raised_is_noticed(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """The smallest of changes: nothing on the table is otherwise."""
    number = first(name)
    kept = list(states(number))
    monkeypatch.setattr(State, "reveal", lambda self: None)
    assert "floor" in parting(states(number), kept)


def test_the_shorter_game_is_noticed() -> None:
    kept = list(states(first("pit")))
    assert parting(kept[:-1], kept) == "one goes on where the other ends"
