"""Absence: who is here is never replaced, and no single player decides about who is not."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import pytest

from groundlings.stage import absence, seating, watched
from groundlings.stage import table as tables
from groundlings.stage.absence import ALL_AFTER, MINUTE, MOST_AFTER
from groundlings.stage.keys import moment
from groundlings.stage.playhouse import Playhouse
from groundlings.stage.refusals import NotYours, StillHere, TooSoon
from groundlings.stage.seating import ONLOOKER, UNDERSTUDY, Visitor
from groundlings.stage.wish import SeatWish, Wish
from groundlings.store.model import Person
from stage.live_tables import AT_ONCE, Here, house, in_loop, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from groundlings.stage.table import LiveTable

NAMES = ("anne", "will", "kit", "ben")
ANNE, WILL, KIT, BEN = (Visitor(name) for name in NAMES)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Let so many minutes go by."""
    gone = [0.0]
    for module in (absence, watched, tables):
        monkeypatch.setattr(module, "moment", lambda: moment() + round(gone[0] * MINUTE))

    def wait(minutes: float) -> None:
        gone[0] += minutes

    return wait


async def seated(place: Playhouse, people: int) -> LiveTable:
    """A game of so many people, all of whom are asked; Anne hosts it."""
    for name in NAMES[:people]:
        somebody = Person(name, f"key of {name}", name.title(), settings='{"confirm":"none"}')
        await asyncio.wrap_future(place.store.keep_person(somebody))
    seats = tuple(SeatWish.read("open" if n else "me") for n in range(people))
    host = place.store.person("key of anne")
    live, _ = await place.open_table(Wish("pit", seats), host)
    for n in range(1, people):
        guest = place.store.person(f"key of {NAMES[n]}")
        await seating.claim(live, n, name=NAMES[n], slip=None, person=guest)
    return live


async def replace(live: LiveTable, who: Visitor, seat: int) -> bool:
    await seating.send_understudy(live, who, seat, "random")
    return live.seats[seat].understudy is not None


@in_loop
async def test_who_is_here_is_never_replaced(file: str, later: Callable[[float], None]) -> None:
    """However long the others wait, and whoever hosts the table."""
    async with house(file) as place:
        live = await seated(place, 2)
        live.arrive([0, 1])
        later(60)
        for who in (ANNE, Visitor("anne"), ONLOOKER, Visitor("stranger")):
            with pytest.raises((StillHere, NotYours)):
                await replace(live, who, 1)
        live.depart([1])  # and a moment after they have left
        with pytest.raises(StillHere, match="only they can leave the seat to a bot"):
            await replace(live, ANNE, 1)
        assert await replace(live, WILL, 1)  # they can, at any time


@in_loop
async def test_in_a_game_of_two_the_one_who_waits_decides_after_a_while(
    file: str, later: Callable[[float], None]
) -> None:
    async with house(file) as place:
        live = await seated(place, 2)
        live.arrive([0])
        later(ALL_AFTER - 0.1)
        with pytest.raises(TooSoon, match=r"this one was waited for 2$"):
            await replace(live, ANNE, 1)
        later(0.2)
        for stranger in (ONLOOKER, Visitor("stranger")):
            with pytest.raises(NotYours):
                await replace(live, stranger, 1)
        assert await replace(live, ANNE, 1)
        assert live.seats[1].understudy == UNDERSTUDY  # not the one that an opponent names
        await seating.take_back(live, WILL, 1)
        assert live.seats[1].understudy is None
        live.come_by([1])
        with pytest.raises(StillHere):
            await replace(live, ANNE, 1)


@in_loop
async def test_all_who_are_here_must_agree_and_later_most_of_them(
    file: str, later: Callable[[float], None]
) -> None:
    async with house(file) as place:
        live = await seated(place, 4)
        live.arrive([0, 1, 2])
        later(ALL_AFTER)
        assert not await replace(live, ANNE, 3)
        assert not await replace(live, ANNE, 3)  # to say it twice is to say it once
        assert not await replace(live, WILL, 3)
        found = absence.absence(live, 3)
        assert found is not None
        assert (found.agree, found.here, found.is_settled) == (2, 3, False)
        later(MOST_AFTER - ALL_AFTER)
        await seating.settle(live)  # two of three are enough by now
        assert live.seats[3].understudy == UNDERSTUDY


@in_loop
async def test_half_of_those_who_are_here_is_not_most(
    file: str, later: Callable[[float], None]
) -> None:
    async with house(file) as place:
        live = await seated(place, 3)
        live.arrive([0, 1])
        later(MOST_AFTER + 1)
        assert not await replace(live, ANNE, 2)
        await seating.settle(live)
        assert live.seats[2].understudy is None
        assert await replace(live, WILL, 2)


@in_loop
async def test_what_was_agreed_ends_when_they_come_back_or_the_game_goes_on(
    file: str, later: Callable[[float], None]
) -> None:
    async with house(file) as place:
        live = await seated(place, 3)
        live.arrive([0, 1])
        later(ALL_AFTER)
        assert not await replace(live, ANNE, 2)
        live.come_by([2])
        later(ALL_AFTER + 1)
        assert not await replace(live, WILL, 2)
        await say(live, 0, "bid:0")
        with pytest.raises(TooSoon):
            await replace(live, ANNE, 2)
        later(ALL_AFTER)
        assert not await replace(live, ANNE, 2)
        assert await replace(live, WILL, 2)


@in_loop
async def test_who_is_not_waited_for_is_not_replaced(
    file: str, later: Callable[[float], None]
) -> None:
    async with house(file) as place:
        live = await seated(place, 2)
        live.arrive([0])
        await say(live, 1, "bid:0")
        assert 1 not in live.asked
        later(60)
        with pytest.raises(TooSoon):
            await replace(live, ANNE, 1)


@in_loop
async def test_a_clock_that_jumps_replaces_nobody(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the time of day is set to, forwards or backwards."""
    async with house(file) as place:
        live = await seated(place, 2)
        live.arrive([0])
        really = time.time_ns
        for jump in (3_600, -3_600, 86_400):
            monkeypatch.setattr(time, "time_ns", lambda by=jump: really() + by * 10**9)
            with pytest.raises(StillHere):
                await replace(live, ANNE, 1)
            await place.upkeep.look_around()
        assert live.seats[1].understudy is None


@in_loop
async def test_after_a_restart_the_time_counts_anew(
    file: str, later: Callable[[float], None]
) -> None:
    async with house(file) as place:
        live = await seated(place, 2)
        later(60)
        fresh = await Playhouse(live.store, Here(), AT_ONCE).find(live.id)
        fresh.arrive([0])
        with pytest.raises(StillHere):
            await replace(fresh, ANNE, 1)
        later(ALL_AFTER)
        assert await replace(fresh, ANNE, 1)


@in_loop
async def test_who_waits_is_shown_minute_by_minute_who_is_away(
    file: str, later: Callable[[float], None]
) -> None:
    async with house(file) as place:
        live = await seated(place, 2)
        live.arrive([0])
        bell = live.listen()

        async def is_told() -> bool:
            bell.clear()
            await place.upkeep.look_around()
            return bell.is_set()

        assert not await is_told()
        for _ in range(MOST_AFTER):
            later(1.01)
            assert await is_told()
            assert not await is_told()
        later(1)
        assert not await is_told()  # nothing depends on it any more
        live.leave(bell)


async def told(live: LiveTable) -> None:
    """The other processes are told who looks on here; that is written in order."""
    live.tell_others()
    await asyncio.wrap_future(live.store.looked(live.id, 0, 0))


@in_loop
async def test_who_looks_on_at_another_process_is_here(
    postgres: object, later: Callable[[float], None]
) -> None:
    """And what is agreed at one process counts at the other."""
    database = postgres.fresh()  # type: ignore[attr-defined]  # a Server
    async with house(database) as one, house(database) as two:
        here = await seated(one, 3)
        there = await two.find(here.id)
        here.arrive([0, 2])
        there.arrive([1])
        later(ALL_AFTER)
        await told(here)
        with pytest.raises(StillHere):  # Kit is at the other process
            await replace(there, WILL, 2)
        here.depart([2])
        later(ALL_AFTER + 1)
        await told(here)
        await told(there)
        assert not await replace(there, WILL, 2)
        assert await replace(here, ANNE, 2)
