"""Second thoughts before a bot goes on: the beat of a person, and how it ends."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from groundlings.kernel.orders import Orders
from groundlings.stage import seating, second_thoughts, watched, windows
from groundlings.stage import table as tables
from groundlings.stage.keys import moment
from groundlings.stage.refusals import NotNow
from groundlings.stage.seating import Visitor
from groundlings.stage.second_thoughts import LEFT_MS, beat_ms
from groundlings.stage.wish import SeatWish, Wish
from groundlings.store.model import PLAYING, Person
from stage.live_tables import (
    assert_same,
    deal,
    elsewhere,
    house,
    in_loop,
    say,
    settled,
    shove,
    table,
    until,
)

if TYPE_CHECKING:
    from groundlings.stage.playhouse import Playhouse
    from groundlings.stage.table import LiveTable


async def hosted(place: Playhouse, confirm: str, *chairs: str, game: str = "pit") -> LiveTable:
    """Anne's table, who wants her turns to end so."""
    anne = Person("anne", "key of anne", "Anne", settings=f'{{"confirm":"{confirm}"}}')
    await asyncio.wrap_future(place.store.keep_person(anne))
    seats = tuple(SeatWish.read(chair) for chair in chairs)
    live, _ = await place.open_table(Wish(game, seats), anne)
    return live


async def to_the_end_of_a_turn(place: Playhouse, live: LiveTable) -> None:
    """Seat 0 plays until a bot is asked whether it stops a shove."""
    while not (live.rows and live.rows[-1].seat == 0 and live.window is not None):
        await settled(place)
        assert live.status == PLAYING
        if live.pausing == 0 and live.window is None:
            await live.end_turn(0, live.rev)
            continue
        if 0 not in live.asked:
            return
        wish = [one for one in live.options(0) if one in {"bid:3", "play:shove", "at:1"}]
        await say(live, 0, (wish or live.options(0))[-1])


@in_loop
async def test_no_bot_is_asked_before_the_beat_is_over(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, ("shove",), ("catch",))
    async with house(database) as place:
        live = await hosted(place, "beat", "me", "bot:random")
        await to_the_end_of_a_turn(place, live)
        await settled(place)
        rows = live.rev
        assert (live.pausing, live.turn, beat_ms(live)) == (0, [0], 3_000)
        assert not place.upkeep.moving
        again = await elsewhere(live)  # a house that was closed in mid-beat opens in mid-beat
        assert_same(live, again)
        assert (again.pausing, beat_ms(again)) == (0, 3_000)
        await live.undo(0, live.rev, 1)
        assert (live.pausing, live.asked) == (None, [0])
        await to_the_end_of_a_turn(place, live)
        assert live.pausing == 0
        with pytest.raises(NotNow, match="your turn is over"):
            await say(live, 0, "bid:0")
        rows = live.rev
        await live.end_turn(0, rows)
        assert live.undoable(0) == 0
        await until(live, lambda: live.rev > rows)
        assert live.rows[rows].seat == 1


@in_loop
async def test_a_wager_against_bots_can_be_taken_back(file: str) -> None:
    """With the last answer a seal is opened: so bots answer last, and after a beat."""
    async with house(file) as place:
        live = await hosted(place, "beat", "me", "bot:random", game="shakespeare")
        while not (0 in live.asked and "wager:3" in live.options(0)):
            await settled(place)
            if live.pausing == 0:
                await live.end_turn(0, live.rev)
            elif 0 in live.asked:
                await say(live, 0, live.options(0)[0])
        await settled(place)
        assert live.asked == [0, 1]
        await say(live, 0, "wager:5")
        await settled(place)
        assert (live.pausing, live.turn, beat_ms(live), live.undoable(0)) == (0, [0], 3_000, 1)
        await live.undo(0, live.rev, 1)
        assert (live.pausing, live.asked) == (None, [0, 1])
        await say(live, 0, "wager:3")
        await live.end_turn(0, live.rev)
        await until(live, lambda: live.state is not None and not live.state.answers)
        assert live.state is not None
        wagers = [
            event["n"] for event in live.game.events(live.state, 0) if event["key"] == "wagered"
        ]
        assert 3 in wagers


@in_loop
async def test_who_wants_no_beat_and_who_plays_by_program_has_none(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, ("shove",), ("catch",))
    async with house(file) as place:
        for live in (
            await hosted(place, "none", "me", "bot:random"),
            await table(place, "me", "bot:random"),
        ):
            await to_the_end_of_a_turn(place, live)
            rows = live.rev
            assert live.pausing is None
            await until(live, lambda live=live, rows=rows: live.rev > rows)  # type: ignore[misc]


@in_loop
async def test_people_do_not_wait_for_each_other(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the next person has not answered can be taken back without a beat."""
    deal(monkeypatch, ("shove",), ("catch",))
    async with house(file) as place:
        live = await hosted(place, "ask", "me", "screen")
        await windows.give_orders(live, 1, Orders())  # who can catch it is asked
        await shove(live)
        assert (live.asked, live.pausing) == ([1], None)
        assert live.options(1)
        assert live.undoable(0)
        await seating.send_understudy(live, Visitor("anne"), 1, "random")
        assert (live.pausing, beat_ms(live)) == (0, 0)  # now a bot would answer, and she is asked


@in_loop
async def test_other_settings_hold_in_mid_beat(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, ("shove",), ("catch",))
    async with house(file) as place:
        live = await hosted(place, "ask", "me", "bot:random")
        await to_the_end_of_a_turn(place, live)
        assert (live.pausing, beat_ms(live)) == (0, 0)
        for confirm, long in (("long", 6_000), ("beat", 3_000)):
            settings = f'{{"confirm":"{confirm}"}}'
            await place.know(Person("anne", "key of anne", "Anne", settings=settings))
            assert (live.pausing, beat_ms(live)) == (0, long)
        rows = live.rev
        await place.know(Person("anne", "key of anne", "Anne", settings='{"confirm":"none"}'))
        assert live.pausing is None
        await until(live, lambda: live.rev > rows)


@in_loop
async def test_a_beat_ends_for_somebody_who_has_gone(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, ("shove",), ("catch",))
    clock = [0]
    for module in (second_thoughts, watched, tables):
        monkeypatch.setattr(module, "moment", lambda: moment() + clock[0])
    async with house(file) as place:
        live = await hosted(place, "ask", "me", "bot:random")
        await to_the_end_of_a_turn(place, live)
        rows = live.rev
        clock[0] += 10 * LEFT_MS
        await place.upkeep.look_around()
        assert live.pausing == 0  # who wants to be asked is asked
        await place.know(Person("anne", "key of anne", "Anne"))
        live.arrive([0])
        await place.upkeep.look_around()
        assert live.pausing == 0  # as long as a screen looks on, its own clock counts
        live.depart([0])
        await place.upkeep.look_around()
        assert live.pausing == 0
        clock[0] += LEFT_MS + 1
        await place.upkeep.look_around()
        await settled(place)
        assert live.rev > rows
