from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import Future
from typing import TYPE_CHECKING, cast

import pytest

from groundlings.stage import director, workers
from groundlings.stage.pace import Pace
from groundlings.stage.tempo import Tempo
from groundlings.stage.watched import HERE_MS
from groundlings.stage.workers import ANYBODY, Claim, Rank, Workers
from groundlings.store.model import FINISHED
from stage.live_tables import (
    TIMEOUT,
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
from still_clock import in_still_time

if TYPE_CHECKING:
    from pathlib import Path

    from groundlings.stage.workers import Question


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
async def test_a_process_that_hangs_is_replaced_and_its_table_goes_on(
    file: str, diary: Path
) -> None:
    """Also one that was stopped, and so cannot even be asked to go."""
    bench = Workers(1)
    async with house(file, workers=bench) as place:
        first = await table(place, "me", "bot:last")
        await until(first, lambda: first.rev > 0)
        [stopped] = [int(pid) for pid in await written(diary)]
        os.kill(stopped, signal.SIGSTOP)
        bench.patience = 0.01
        live = await table(place, "me", "bot:last")
        await until(live, lambda: live.rev > 0)
        assert live.rows[0].option == "bid:0", "what is chosen for whoever is overdue"
        assert bench.replaced == 1
        bench.patience = TIMEOUT
        other = await table(place, "me", "bot:last")
        await until(other, lambda: other.rev > 0)
        assert other.rows[0].option == "bid:3", "its own, the last one"
        with pytest.raises(ProcessLookupError):
            os.kill(stopped, 0)


@in_loop
async def test_a_house_closes_while_a_bot_hangs(file: str, diary: Path) -> None:
    os.mkfifo(diary)
    bench = Workers(1)
    async with house(file, workers=bench) as place:
        live = await table(place, "me", "bot:patient")
        await eventually(lambda: bench.thinkers[0].pid is not None)
        assert live.asked
    assert bench.thinkers[0].pid is None


# Whose turn it is


class Slate:
    """A bench whose thinkers say what they were asked, when they are let."""

    def __init__(self, size: int = 1) -> None:
        self.heard: list[str] = []
        self.asked: list[Future[int]] = []
        self.bench = Workers(size)
        for thinker in self.bench.thinkers:
            thinker.think = self._think  # type: ignore[assignment,method-assign]
            thinker.is_ready = True

    def _think(self, _deed: object, name: str, _die: int) -> Future[int]:
        self.heard.append(name)
        self.asked.append(Future())
        return self.asked[-1]

    async def play(self, *waiting: tuple[str, Claim]) -> list[str]:
        """All of them ask while the bench is taken; the order in which they are heard."""
        asking = [asyncio.create_task(self._ask("first", ANYBODY))]
        await asyncio.sleep(0)
        asking += [asyncio.create_task(self._ask(name, claim)) for name, claim in waiting]
        await asyncio.sleep(0)
        while not all(one.done() for one in asking):
            for one in self.asked:
                if not one.done():
                    one.set_result(0)
            await asyncio.sleep(0)
        return self.heard[1:]

    async def _ask(self, name: str, claim: Claim) -> int:
        question = cast("Question", name)
        if claim.rank == Rank.HINT:
            return int(await self.bench._heard(self.bench._stand(workers.ponder, question, claim)))
        return await self.bench.ask(question, claim)


@in_loop
async def test_a_table_with_a_person_comes_first_and_one_that_nobody_sees_last() -> None:
    found = await Slate().play(
        ("unseen", Claim(Rank.UNSEEN)),
        ("hint", Claim(Rank.HINT)),
        ("watched", Claim(Rank.WATCHED)),
        ("played", Claim(Rank.PLAYED)),
        ("played too", Claim(Rank.PLAYED)),
    )
    assert found == ["played", "played too", "watched", "hint", "unseen"]


@in_loop
async def test_who_opens_many_tables_has_one_turn_like_everybody_else() -> None:
    greedy = [(f"greedy {n}", Claim(Rank.PLAYED, "192.0.2.1")) for n in range(50)]
    others = [("anna", Claim(Rank.PLAYED, "192.0.2.2")), ("bela", Claim(Rank.PLAYED, "192.0.2.3"))]
    found = await Slate().play(*greedy, *others)
    assert set(found[:3]) == {"greedy 0", "anna", "bela"}
    assert found[3:] == [f"greedy {n}" for n in range(1, 50)]


@in_loop
async def test_who_waits_no_longer_is_not_asked() -> None:
    slate = Slate()
    first = asyncio.create_task(slate._ask("first", ANYBODY))
    await asyncio.sleep(0)
    gone = asyncio.create_task(slate._ask("gone", ANYBODY))
    await asyncio.sleep(0)
    assert slate.bench.waiting == 1
    gone.cancel()
    await asyncio.wait([gone])
    assert slate.bench.waiting == 0
    slate.asked[0].set_result(0)
    assert await first == 0
    assert slate.heard == ["first"]


@in_loop
async def test_the_house_knows_for_whom_a_bot_thinks(file: str) -> None:
    async with house(file, workers=Nobody()) as place:
        played = await table(place, "me", "bot:random")
        played.address, played._since = "192.0.2.1", -HERE_MS
        assert director._claim(played, 1) == Claim(Rank.WATCHED, "192.0.2.1"), "who plays is away"
        played.come_by([0])
        assert director._claim(played, 1) == Claim(Rank.PLAYED, "192.0.2.1")
        alone = await table(place, "bot:random", "bot:random")
        assert director._claim(alone, 0) == Claim(Rank.UNSEEN)
        bell = alone.listen()
        assert director._claim(alone, 0) == Claim(Rank.WATCHED)
        alone.leave(bell)


# Nothing tells


def test_an_answer_comes_when_such_answers_come() -> None:
    tempo = Tempo()
    assert tempo.rest("a", 0.020, is_open=True) == pytest.approx(0.030)
    assert tempo.rest("a", 0.012, is_open=False) == pytest.approx(0.038)
    assert tempo.rest("a", 0.300, is_open=True) == pytest.approx(0.400 - 0.300)
    for took in (0.012, 0.020, 0.250):
        assert took + tempo.rest("a", took, is_open=False) == pytest.approx(0.400)
    assert tempo.rest("b", 0.012, is_open=True) == pytest.approx(0.038), "another kind"
    assert 60 + tempo.rest("a", 60.0, is_open=True) == pytest.approx(60.0)
    assert tempo.rest("a", 0.0, is_open=True) == pytest.approx(10.0)
    for _ in range(64):
        tempo.rest("a", 0.020, is_open=True)
    assert tempo.rest("a", 0.012, is_open=False) == pytest.approx(0.038), "it is forgotten"


def test_who_can_only_pass_answers_when_who_may_choose_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Twelve thousandths of a second and twenty, at a table where that would tell of a hand."""

    async def play() -> None:
        loop, slate = asyncio.get_running_loop(), Slate()
        thoughts = {True: 0.020, False: 0.012}
        for kind in (("othello", "journeyman", "Turn"), ()):
            seen = {}
            for is_open in (True, False, True, False):
                began = loop.time()
                claim = Claim(Rank.PLAYED, "", kind, is_open)
                asking = asyncio.create_task(slate._ask("me", claim))
                for _ in range(3):  # until it has sat down
                    await asyncio.sleep(0)
                loop.call_later(thoughts[is_open], slate.asked[-1].set_result, 0)
                await asking
                seen[is_open] = loop.time() - began
            expected = {True: 0.05, False: 0.05} if kind else thoughts
            assert seen == pytest.approx(expected)

    in_still_time(monkeypatch, play())


def test_a_process_that_must_begin_first_makes_no_answer_slow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
        loop, slate = asyncio.get_running_loop(), Slate()
        seen = []
        for is_ready, thought in ((False, 2.0), (True, 0.02)):
            slate.bench.thinkers[0].is_ready = is_ready
            began = loop.time()
            claim = Claim(Rank.PLAYED, "", ("othello", "journeyman", "Turn"))
            asking = asyncio.create_task(slate._ask("me", claim))
            for _ in range(3):  # until it has sat down
                await asyncio.sleep(0)
            loop.call_later(thought, slate.asked[-1].set_result, 0)
            await asking
            seen.append(loop.time() - began)
        assert seen[1] == pytest.approx(0.05)

    in_still_time(monkeypatch, play())


@in_loop
async def test_where_hands_are_hidden_every_answer_of_a_bot_has_its_tempo(file: str) -> None:
    async with house(file, workers=Nobody(), pace=Pace()) as place:
        live = await table(place, "me", "bot:random", game="othello")
        claim = director._claim(live, 1)
        assert claim.kind[:2] == ("othello", "random")
        unseen = await table(place, "bot:random", "bot:random", game="othello")
        assert director._claim(unseen, 0).kind == (), "nobody is there to be told"
    async with house(file, workers=Nobody()) as place:
        at_once = await table(place, "me", "bot:random", game="othello")
        assert director._claim(at_once, 1).kind == ()


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
    for bench in (Here(), Workers()):
        bench.close()
        assert [thinker.pid for thinker in bench.thinkers] == [None] * bench.size
