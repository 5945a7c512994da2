"""Hints at a live table: who gets them, from what, how many, and when they are forgotten."""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import pytest

from bots.pit_table import lay_out
from groundlings.kernel.pledge import Pledge
from groundlings.stage import playhouse, prompter, workers
from groundlings.stage.prompter import are_on, may_ask, whisper_of
from groundlings.stage.refusals import (
    HintsOff,
    NoHint,
    NotAsked,
    NotYours,
    Stale,
    TooManyHints,
)
from groundlings.stage.seating import ONLOOKER, Visitor
from groundlings.stage.workers import PROMPTER, Question, Workers
from pit import GAME
from pit.verbs import PUT
from stage.learned_pit import FATE, TABLES
from stage.live_tables import SALT, TIMEOUT, Here, eventually, house, in_loop, say, table
from stage.odd_bots import DIARY
from stage.test_bots_know_nothing import held_open

if TYPE_CHECKING:
    from pathlib import Path

    from groundlings.bots.hints import Hint
    from groundlings.stage.playhouse import Playhouse
    from groundlings.stage.table import LiveTable

ME = Visitor(person="somebody")


@pytest.fixture(autouse=True)
def _the_pit_has_a_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    folder.mkdir()
    lay_out(monkeypatch, folder, GAME.edition)
    monkeypatch.setenv("GROUNDLINGS_GAMES", "pit,stage.odd_bots,stage.learned_pit")
    monkeypatch.setenv(TABLES, str(folder))
    monkeypatch.setattr(playhouse, "drawn_secret", lambda: (pies(), SALT))


@cache
def pies() -> int:
    """A secret by which there are pies to be taken first."""
    for secret in range(1000):
        g = GAME.new(2, Pledge(secret, SALT))
        for seat, bid in enumerate(("bid:3", "bid:0")):
            GAME.play(g, seat, GAME.parse(bid))
        if GAME.parse("take:pie") in GAME.options(g, 0):
            return secret
    raise LookupError


class Ponders(Here):
    """Whoever thinks of hints here and now, and counts them."""

    asked = 0

    async def advise(self, question: Question) -> list[Hint]:
        await asyncio.sleep(0)
        self.asked += 1
        return workers.ponder(question, 7)


class Dreams(Here):
    """Nobody ever comes to an end of thinking of a hint."""

    async def advise(self, question: Question) -> list[Hint]:
        await asyncio.Event().wait()
        raise AssertionError


async def a_pie_in_hand(place: Playhouse, *chairs: str, hints: bool | None = True) -> LiveTable:
    """Seat 0 has taken a pie and may put it to the left, which is better, or to the right."""
    live = await table(place, *chairs, hints=hints)
    await say(live, 0, "bid:3")
    await say(live, 1, "bid:0")
    await say(live, 0, "take:pie")
    return live


def holder(live: LiveTable, seat: int) -> Visitor:
    """Whoever sits there, by the token that the house keeps of them."""
    return Visitor(token=live.seats[seat].token)


@in_loop
async def test_a_hint_is_thought_of_where_bots_think_and_whispered_to_one_seat(file: str) -> None:
    async with house(file, workers=Workers(1)) as place:
        live = await a_pie_in_hand(place, "me", "me")
        beat, me = live.beat, holder(live, 0)
        whisper = place.prompter.ask(live, me, 0, live.rev)
        assert whisper.is_thinking
        best, other = await place.prompter.answer(live, me, 0, live.rev)
        assert (best.option, other.option) == (PUT, PUT + 1)
        assert other.behind > 0.5
        assert whisper_of(live, 0) is whisper
        assert (live.beat, set(live.own_beats)) == (beat, {0}), "nobody else notices anything"
        assert whisper_of(live, 1) is None
        assert place.prompter.given == 1


@in_loop
async def test_the_same_moment_is_thought_about_once_and_forgotten_when_it_is_over(
    file: str,
) -> None:
    bench = Ponders()
    async with house(file, workers=bench) as place:
        live = await a_pie_in_hand(place, "me", "me")
        me, rev = holder(live, 0), live.rev
        first = await place.prompter.answer(live, me, 0, rev)
        assert await place.prompter.answer(live, me, 0, rev) is first
        assert bench.asked == 1
        await say(live, 0, "put:left")
        assert not live.whispers
        with pytest.raises((Stale, NotAsked)):
            place.prompter.ask(live, me, 0, rev)
        await live.undo(0, live.rev, 1)
        assert whisper_of(live, 0) is None
        await place.prompter.answer(live, me, 0, live.rev)
        assert bench.asked == 2


@in_loop
async def test_what_is_still_thought_of_is_given_up_when_the_table_moves_on(file: str) -> None:
    async with house(file, workers=Dreams()) as place:
        live = await a_pie_in_hand(place, "me", "me")
        me = holder(live, 0)
        whisper = place.prompter.ask(live, me, 0, live.rev)
        waiting = asyncio.create_task(place.prompter.answer(live, me, 0, live.rev))
        await asyncio.sleep(0)
        assert place.prompter.ask(live, me, 0, live.rev) is whisper, "one at a time"
        await say(live, 0, "put:left")
        with pytest.raises(Stale, match="moved on while"):
            await waiting
        assert whisper.thought is not None
        assert whisper.thought.cancelled()


@in_loop
async def test_under_a_seal_a_hint_stays_good_while_others_answer(file: str) -> None:
    bench = Ponders()
    async with house(file, workers=bench) as place:
        live = await table(place, "me", "me", hints=True)
        whisper = place.prompter.ask(live, holder(live, 0), 0, 0)
        await until_told(live, 0)
        await say(live, 1, "bid:1")
        assert live.rev == 1
        assert whisper_of(live, 0) is whisper
        assert place.prompter.ask(live, holder(live, 0), 0, 0) is whisper


async def until_told(live: LiveTable, seat: int) -> None:
    """Wait for the bell of this seat."""
    bell = live.listen((seat,))
    async with asyncio.timeout(TIMEOUT):
        while (whisper := whisper_of(live, seat)) is None or whisper.is_thinking:
            bell.clear()
            await bell.wait()
    live.leave(bell)


@in_loop
async def test_hints_are_for_who_sits_there_and_is_asked_and_for_nobody_else(file: str) -> None:
    async with house(file, workers=Ponders()) as place:
        live = await a_pie_in_hand(place, "me", "me")
        for who, seat in ((ONLOOKER, 0), (holder(live, 1), 0), (ME, 0), (holder(live, 0), 1)):
            with pytest.raises(NotYours, match="nobody else"):
                place.prompter.ask(live, who, seat, live.rev)
        with pytest.raises(NotAsked, match="is asked"):
            place.prompter.ask(live, holder(live, 1), 1, live.rev)
        with pytest.raises(Stale):
            place.prompter.ask(live, holder(live, 0), 0, live.rev - 1)
        with pytest.raises(Stale):
            place.prompter.ask(live, holder(live, 0), 0, live.rev + 1)
        assert not live.whispers


@in_loop
async def test_among_people_hints_are_on_only_where_the_table_was_opened_so(file: str) -> None:
    async with house(file, workers=Ponders()) as place:
        usual = await a_pie_in_hand(place, "me", "me", hints=None)
        assert not are_on(usual)
        assert not may_ask(usual, 0)
        with pytest.raises(HintsOff, match="hints are off at this table"):
            place.prompter.ask(usual, holder(usual, 0), 0, usual.rev)
        assert are_on(await a_pie_in_hand(place, "me", "me", hints=True))
        assert not are_on(await table(place, "me", "screen"))
        assert not are_on(await table(place, "me", "open"))
        assert not are_on(await table(place, "bot:random", "bot:random"))
        assert are_on(await table(place, "me", "bot:random"))
        assert are_on(await table(place, "me", "bot:random", "bot:random"))
        assert not are_on(await table(place, "me", "bot:random", hints=False))


@in_loop
async def test_nobody_gets_so_many_that_nothing_is_left_for_others(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = 1_000_000
    monkeypatch.setattr(prompter, "AT_ONCE", 2)
    monkeypatch.setattr(prompter, "now", lambda: moment)
    async with house(file, workers=Ponders()) as place:
        live = await a_pie_in_hand(place, "me", "me")
        me = holder(live, 0)
        for _ in range(2):
            await place.prompter.answer(live, me, 0, live.rev)
            await place.prompter.answer(live, me, 0, live.rev)  # it is there already: no charge
            await say(live, 0, "put:left")
            await live.undo(0, live.rev, 1)
        with pytest.raises(TooManyHints, match="ask again in 5 seconds"):
            place.prompter.ask(live, me, 0, live.rev)
        moment += prompter.EACH_MS
        await place.prompter.answer(live, me, 0, live.rev)
        other = await a_pie_in_hand(place, "me", "me")
        await place.prompter.answer(other, holder(other, 0), 0, other.rev)


@in_loop
async def test_who_thinks_of_it_may_be_killed_and_the_table_goes_on(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FATE, "killed")
    async with house(file, workers=Workers(1)) as place:
        live = await a_pie_in_hand(place, "me", "me")
        me = holder(live, 0)
        with pytest.raises(NoHint, match="nothing at your table has changed"):
            await place.prompter.answer(live, me, 0, live.rev)
        told = whisper_of(live, 0)
        assert told is not None
        assert told.is_lost
        monkeypatch.delenv(FATE)
        assert len(await place.prompter.answer(live, me, 0, live.rev)) == 2
        await say(live, 0, "put:left")
        assert live.rev == 4


@in_loop
async def test_what_takes_too_long_is_given_up(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prompter, "PATIENCE", 0)
    async with house(file, workers=Dreams()) as place:
        live = await a_pie_in_hand(place, "me", "me")
        with pytest.raises(NoHint):
            await place.prompter.answer(live, holder(live, 0), 0, live.rev)
        await say(live, 0, "put:left")


@in_loop
async def test_a_hint_waits_until_no_bot_needs_the_process(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    diary = tmp_path / "diary"
    os.mkfifo(diary)
    monkeypatch.setenv(DIARY, str(diary))
    bench = Workers(1)
    async with house(file, workers=bench) as place:
        live = await a_pie_in_hand(place, "me", "me")
        assert live.state is not None
        with held_open(diary) as is_read:
            question = Question.of("patient", live.game, live.state, 0)
            bot = asyncio.create_task(bench.ask(question))
            await eventually(is_read)
            place.prompter.ask(live, holder(live, 0), 0, live.rev)
            for _ in range(10):
                await asyncio.sleep(0)
            assert bench._pondering is None
        assert await bot == PUT + 1
        await until_told(live, 0)
        assert place.prompter.given == 1


@in_loop
async def test_a_hint_that_nobody_wants_any_more_keeps_the_next_one_waiting(file: str) -> None:
    """Else somebody who asks and moves on, again and again, would fill all processes."""
    async with house(file, workers=(bench := Workers(2))) as place:
        live = await a_pie_in_hand(place, "me", "me")
        assert live.state is not None
        question = Question.of(PROMPTER, live.game, live.state, 0)
        first = asyncio.create_task(bench.advise(question))
        await eventually(lambda: bench._pondering is not None)
        begun = bench._pondering
        first.cancel()
        second = await bench.advise(question)
        assert begun is not None
        assert begun.done()
        assert bench._pondering is None
        assert second[0].option == PUT


@in_loop
async def test_two_worlds_that_look_the_same_get_the_same_hints_from_the_same_die(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The parcel and what is thought of it: how things truly lie has no say in either."""
    monkeypatch.setattr(workers, "thrown", lambda: 4711)
    async with house(file, workers=Ponders()) as place:
        live = await a_pie_in_hand(place, "me", "me")
        assert live.state is not None
        truth, setup = live.state, live.state.setup
        worlds = [truth]
        for die in range(20):
            other = live.game.redeal(truth, 0, die)
            other.setup = setup
            worlds.append(other)
        assert len({tuple(world.numbers()) for world in worlds}) > 5, "they differ"
        asked = [Question.of(PROMPTER, live.game, world, 0) for world in worlds]
        assert all(question == asked[0] for question in asked)
        assert "secret" not in repr(asked[0])
        told = workers.ponder(asked[0], 5)
        assert told == workers.ponder(asked[-1], 5)
        assert told != workers.ponder(asked[0], 6), "the die has a say"


@in_loop
async def test_a_seat_that_a_bot_plays_for_somebody_gets_none(file: str) -> None:
    async with house(file, workers=Ponders()) as place:
        live = await table(place, "me", "me", hints=True)
        live.seats[0] = replace(live.seats[0], understudy="random")
        assert not may_ask(live, 0)
        assert may_ask(live, 1)
