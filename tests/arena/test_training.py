"""A table is learned in seconds, alike on both builds, and proves itself."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import pytest

import groundlings
import pit
from groundlings import GameError
from groundlings.arena import bookmark
from groundlings.arena.classroom import Classroom, packed
from groundlings.arena.curve import curve
from groundlings.arena.training import Course, Learner, Proof, finale, numbers, prove
from groundlings.kernel.setup import Setup
from pit.eye import NAMES, SIGHT

if TYPE_CHECKING:
    from pathlib import Path

GAME = pit.GAME
SETUP = Setup.of(GAME, 2, 7, {})
COURSE = Course(SETUP, SIGHT, games=1440)
LEARNED: Final = "6a5dc427f7ca36f4"
"""Of the table; both builds learn the same, on as many workers as they like."""


@pytest.fixture(autouse=True)
def _the_pit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(groundlings, "_registered", {})
    monkeypatch.setattr(groundlings, "_guests", set())
    monkeypatch.setenv("GROUNDLINGS_GAMES", "pit")


@pytest.fixture
def room() -> Classroom:
    return Classroom(SETUP, SIGHT, workers=1)


def test_a_table_learned_in_seconds_beats_chance_and_is_the_same_everywhere(
    room: Classroom,
) -> None:
    learner = Learner(COURSE)
    while not learner.is_done:
        learner.step(room)
    best = finale(room, learner, lambda _: None)
    assert best.holds
    (proof,) = prove(room, COURSE, best.table, [packed([0.0] * len(NAMES))])
    assert proof.won - proof.error > 0.75
    told = repr(numbers(COURSE, best.table))
    assert sha256(told.encode()).hexdigest()[:16] == LEARNED
    assert curve("the Pit", learner.reports).count("<polyline") == 3


@pytest.mark.compiled
def test_who_stops_goes_on_to_the_same_table(room: Classroom, tmp_path: Path) -> None:
    course, path = replace(COURSE, games=480), tmp_path / "pit.part"
    steady, broken = Learner(course), Learner(course)
    while not steady.is_done:
        steady.step(room)
        broken.step(room)
        if broken.games in (144, 384, 480):
            bookmark.keep(broken, path)
            again = bookmark.found(course, path)
            assert again is not None
            broken = again
    assert broken.chapters == steady.chapters
    assert broken.pool == steady.pool
    with pytest.raises(GameError, match="is how far another course is"):
        bookmark.found(COURSE, path)
    whole = json.loads(path.read_text())
    part = {name: value for name, value in whole.items() if name != "pool"}
    for damaged in ("{", json.dumps(part), json.dumps(whole | {"chapters": ["?"]})):
        path.write_text(damaged)
        with pytest.raises(GameError, match="is damaged; delete it to begin anew"):
            bookmark.found(course, path)


@pytest.mark.compiled
def test_several_workers_learn_what_one_does() -> None:
    course = replace(COURSE, games=96)
    tables = []
    for workers in (1, 2):
        room, learner = Classroom(SETUP, SIGHT, workers), Learner(course)
        for _ in range(3):
            learner.step(room)
        room.close()
        tables.append(learner.table)
    assert packed(tables[0]) == packed(tables[1])


def test_a_table_that_is_beaten_for_sure_does_not_hold() -> None:
    assert Proof(won=0.46, error=0.05, even=0.5, made=7.0).holds
    assert not Proof(won=0.40, error=0.05, even=0.5, made=7.0).holds
