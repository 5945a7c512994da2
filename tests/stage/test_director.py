from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING

import pytest

from groundlings.stage import director
from groundlings.stage.pace import Pace
from groundlings.stage.workers import Workers
from groundlings.store.model import FINISHED
from stage.live_tables import (
    Here,
    Nobody,
    assert_same,
    elsewhere,
    eventually,
    house,
    in_loop,
    say,
    settled,
    table,
    until,
)
from stage.odd_bots import DIARY, FAULTS

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def diary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where bots leave a word, in their own processes too."""
    monkeypatch.setenv(DIARY, str(tmp_path / "diary"))
    return tmp_path / "diary"


async def written(diary: Path) -> list[str]:
    return (await asyncio.to_thread(diary.read_text)).split()


# Bots


@in_loop
async def test_bots_play_a_whole_game_in_processes_of_their_own(database: str, diary: Path) -> None:
    async with house(database, workers=Workers(1)) as place:
        live = await table(place, "bot:last", "bot:random", "bot:last")
        await until(live, lambda: live.status == FINISHED)
        thinkers = set(await written(diary))
        assert thinkers
        assert str(os.getpid()) not in thinkers
        assert_same(live, await elsewhere(live))
        assert place.store.ending(live.id) is not None


@in_loop
async def test_bots_play_shakespeare(file: str) -> None:
    async with house(file, workers=Workers(1)) as place:
        live = await table(place, "bot:random", "bot:random", game="shakespeare")
        await until(live, lambda: live.rev > 30)
        assert live.at(live.rev) == live.state


@in_loop
async def test_no_table_waits_for_a_thought(file: str, diary: Path) -> None:
    os.mkfifo(diary)
    async with house(file, workers=Workers(1)) as place:
        slow = await table(place, "me", "bot:patient")
        other = await table(place, "me", "me")
        await say(slow, 0, "bid:1")
        await say(other, 0, "bid:1")  # while the bot waits for its pipe
        assert slow.asked == [1]
        assert place.upkeep.workers._pool is not None
        for thinker in list(place.upkeep.workers._pool._processes.values()):
            thinker.kill()  # it would wait for ever


@in_loop
async def test_a_thought_that_was_killed_is_begun_anew(file: str, diary: Path) -> None:
    async with house(file, workers=Workers(1)) as place:
        live = await table(place, "me", "bot:mortal")
        await until(live, lambda: live.rev > 0)
        assert live.rows[0].option == "bid:3"  # its own, the last one
        assert len(set(await written(diary))) == 2


@in_loop
async def test_a_bot_that_always_dies_does_not_stop_the_table(file: str, diary: Path) -> None:
    async with house(file, workers=Workers(1)) as place:
        live = await table(place, "me", "bot:doomed")
        await until(live, lambda: live.rev > 0)
        assert live.rows[0].option == "bid:0"  # what is chosen for whoever is overdue
        assert len(await written(diary)) == 3


@pytest.mark.parametrize("fault", [*FAULTS, "liar"])
@in_loop
async def test_a_broken_bot_does_not_stop_the_table(file: str, fault: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", f"bot:{fault}")
        await settled(place)
        assert [row.option for row in live.rows] == ["bid:0"]


@in_loop
async def test_a_bot_that_never_comes_to_an_end_does_not_stop_the_table(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(director, "THINKING_SECONDS", 0.01)
    async with house(file, workers=Nobody()) as place:
        live = await table(place, "me", "bot:random")
        await until(live, lambda: live.rev > 0)
        assert live.rows[0].option == "bid:0"


@in_loop
async def test_people_can_follow_bots_that_are_watched(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses = recorded(monkeypatch)
    async with house(file, pace=Pace(bot=0.7)) as place:
        live = await table(place, "me", "bot:random")
        await settled(place)
        assert live.rev == 1
        assert 0.7 in pauses
        pauses.clear()
        alone = await table(place, "bot:random", "bot:random")
        await eventually(lambda: alone.status == FINISHED)
        assert 0.7 not in pauses


def recorded(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Nobody really pauses; how long they would have."""
    pauses: list[float] = []
    really = asyncio.sleep

    here = asyncio.get_running_loop()

    async def sleep(seconds: float) -> None:
        if asyncio.get_running_loop() is not here:
            return await really(seconds)  # a house of other tests, in a thread of its own
        pauses.append(seconds)
        return await really(0)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    return pauses


def test_a_bench_that_nobody_sat_on_can_be_closed() -> None:
    for workers in (Here(), Workers()):
        workers.close()
        assert workers._pool is None
