from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING

import pytest

from groundlings.stage import director, seating
from groundlings.stage.director import Pace
from groundlings.stage.orders import Orders
from groundlings.stage.workers import Workers
from groundlings.store.model import FINISHED
from stage.live_tables import (
    Here,
    Nobody,
    assert_same,
    deal,
    elsewhere,
    eventually,
    house,
    in_loop,
    say,
    settled,
    shove,
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
    async with house(file, pace=Pace(bot=0.7, order=1.5)) as place:
        live = await table(place, "me", "bot:random")
        await settled(place)
        assert live.rev == 1
        assert 0.7 in pauses
        pauses.clear()
        alone = await table(place, "bot:random", "bot:random")
        await eventually(lambda: alone.status == FINISHED)
        assert 0.7 not in pauses


# Standing orders


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


@pytest.mark.parametrize(
    ("hand", "orders", "is_answered"),
    [
        ("catch", Orders(scene=1), True),
        ("-catch", Orders(scene=1), True),
        ("-catch", Orders(able=True), True),
        ("-catch", Orders(able=True, scene=1), True),
        ("catch", Orders(able=True, scene=1), True),
        ("catch", Orders(able=True), False),
        ("catch", Orders(scene=2), False),
        ("-catch", Orders(scene=2), False),
        ("-catch", Orders(), False),
    ],
)
@in_loop
async def test_orders_answer_after_the_same_pause_whatever_is_in_the_hand(
    file: str, monkeypatch: pytest.MonkeyPatch, hand: str, orders: Orders, *, is_answered: bool
) -> None:
    deal(monkeypatch, ("shove",), (hand,))
    async with house(file, pace=Pace(bot=0.7, order=1.5)) as place:
        live = await table(place, "me", "me")
        await seating.give_orders(live, 1, orders)
        assert Orders.read((await elsewhere(live)).seats[1].orders) == orders
        pauses = recorded(monkeypatch)
        await shove(live)
        rows = live.rev
        await settled(place)
        answers = [(row.seat, row.option) for row in live.rows[rows:]]
        assert answers == ([(1, "let")] if is_answered else [])
        assert [pause for pause in pauses if pause] == ([1.5] if is_answered else [])


@in_loop
async def test_orders_of_several_are_carried_out_after_one_pause(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, ("shove",), ("catch",), ("-catch",))
    async with house(file, pace=Pace(order=1.5)) as place:
        live = await table(place, "me", "me", "me")
        await seating.give_orders(live, 1, Orders(scene=1))
        await seating.give_orders(live, 2, Orders(able=True))
        pauses = recorded(monkeypatch)
        await shove(live)
        rows = live.rev
        await settled(place)
        assert [(row.seat, row.option) for row in live.rows[rows:]] == [(1, "let"), (2, "let")]
        assert [pause for pause in pauses if pause] == [1.5]


@in_loop
async def test_orders_that_are_taken_back_in_time_are_not_carried_out(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, ("shove",), ("catch",))
    pausing, go = asyncio.Event(), asyncio.Event()
    async with house(file, pace=Pace(order=1.5)) as place:
        live = await table(place, "me", "me")
        await seating.give_orders(live, 1, Orders(scene=1))

        here, really = asyncio.get_running_loop(), asyncio.sleep

        async def sleep(seconds: float) -> None:
            if asyncio.get_running_loop() is not here:
                await really(seconds)  # a house of other tests, in a thread of its own
                return
            pausing.set()
            await go.wait()

        with monkeypatch.context() as patch:
            patch.setattr(asyncio, "sleep", sleep)
            await shove(live)
            rows = live.rev
            await pausing.wait()
            await seating.give_orders(live, 1, Orders())
            go.set()
            await settled(place)
        assert live.rev == rows
        await say(live, 1, "catch")


def test_orders_are_written_and_read() -> None:
    for orders in (Orders(), Orders(able=True), Orders(scene=3), Orders(able=True, scene=0)):
        assert Orders.read(orders.written) == orders
    assert Orders(able=True, scene=3).written == "able pass:3"


def test_a_bench_that_nobody_sat_on_can_be_closed() -> None:
    for workers in (Here(), Workers()):
        workers.close()
        assert workers._pool is None
