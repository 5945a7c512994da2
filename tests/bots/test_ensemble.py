"""Several processes find what one finds, and none of them is left behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING

import pytest

import groundlings
from groundlings.bots import Weigher, bot, ensemble
from groundlings.bots.chair import Chair
from groundlings.bots.ensemble import Share, alone, send_home, tried
from groundlings.kernel.die import cast, imagined
from groundlings.kernel.play import lowest
from groundlings.stage import workers
from groundlings.stage.workers import Question

if TYPE_CHECKING:
    from collections.abc import Iterator

GAME = groundlings.game("shakespeare")
WORLDS = ((1, 2), (3, 4), (5, 6))
PATIENCE = 240.0
CALLS_A_HELPER = """
import sys
from groundlings.bots import ensemble
ensemble._called(1)
print('called', flush=True)
sys.stdin.read()
"""


@pytest.fixture(autouse=True)
def _two_cores(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    yield
    send_home()


def a_chair() -> Chair:
    """Somebody late in a game of two, who has something to choose."""
    state = GAME.new(seats=2, seed=7)
    die = cast(7)
    while state.choices < 80 or len(GAME.options(state, lowest(state.asked))) < 2:
        seat = lowest(state.asked)
        legal = GAME.options(state, seat)
        GAME.play(state, seat, legal[die.roll(len(legal))])
    return Chair(GAME, state, lowest(state.asked))


def a_share() -> Share:
    chair = a_chair()
    return Share(chair.parcel(1), tuple(chair.options()), WORLDS)


def weighed(name: str) -> list[float]:
    searching = bot(name)
    assert isinstance(searching, Weigher)
    return searching.weigh(a_chair(), imagined(9))


def pids() -> list[int]:
    return [helper._process.pid for helper in ensemble._helpers]


def test_two_find_what_one_finds() -> None:
    assert tried(a_share(), 2) == tried(a_share(), 1)
    assert len(pids()) == 1, "a helper stays for the next question"
    assert weighed("search:24x2") == weighed("search:24")


def test_who_loses_its_helper_finds_the_same_alone_and_calls_another_one() -> None:
    expected = tried(a_share(), 2)
    (pid,) = pids()
    os.kill(pid, signal.SIGTERM)
    assert tried(a_share(), 2) == expected
    assert tried(a_share(), 2) == expected
    assert pids() != [pid]


def test_nobody_is_called_where_one_core_must_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    tried(a_share(), 2)
    assert pids() == []


def test_in_an_arena_everybody_thinks_alone() -> None:
    with alone():
        tried(a_share(), 2)
    assert pids() == []


def test_a_helper_goes_with_whoever_called_it_however_that_ended() -> None:
    caller = subprocess.Popen(
        [sys.executable, "-c", CALLS_A_HELPER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    assert caller.stdout is not None
    assert caller.stdout.readline() == b"called\n"
    caller.kill()
    # The helper has the same stderr: its end is that of both.
    caller.communicate(timeout=PATIENCE)


def test_bots_of_the_house_may_have_helpers_too() -> None:
    state = GAME.new(seats=2, seed=7)
    question = Question.of("search:24x2", GAME, state, lowest(state.asked))
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, context) as pool:
        there = pool.submit(workers.think, question, 9).result(PATIENCE)
    assert there == workers.think(question, 9)
