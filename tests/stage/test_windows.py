"""Windows, holds and standing orders at live tables: what is asked, what is answered, and when."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from groundlings.kernel.orders import ACT, GAME, SCENE, Orders, none, usual
from groundlings.stage import seating, windows
from groundlings.stage.pace import Pace
from groundlings.stage.refusals import Illegal, NotNow, Stale, Wrong
from groundlings.stage.seating import Visitor
from groundlings.stage.windows import answer_desks, give_orders, is_clocked, orders_of
from groundlings.stage.wish import SeatWish, Wish
from groundlings.store.model import Person
from stage.live_tables import (
    Nobody,
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

if TYPE_CHECKING:
    from groundlings.stage.playhouse import Playhouse
    from groundlings.stage.table import LiveTable

SLOW = Pace(bot=0, beat=1000, passing=0)
"""A clock that runs out in no test."""
QUICK = Pace(bot=0, beat=0.01, passing=0)


async def people(place: Playhouse, *names: str, game: str = "pit", clock: bool = True) -> LiveTable:
    """A table of people; `bot` is none."""
    host = Person(names[0], f"key of {names[0]}", names[0], settings='{"confirm":"none"}')
    await asyncio.wrap_future(place.store.keep_person(host))
    chairs = ["me", *("bot:random" if name == "bot" else "open" for name in names[1:])]
    seats = tuple(SeatWish.read(chair) for chair in chairs)
    live, _ = await place.open_table(Wish(game, seats, clock=clock), host)
    for seat, name in enumerate(names):
        if seat and name != "bot":
            one = Person(name, f"key of {name}", name, settings='{"confirm":"none"}')
            await asyncio.wrap_future(place.store.keep_person(one))
            await seating.claim(live, seat, name=name, slip=None, person=one)
    for seat in range(len(names)):
        live.seats[seat] = replace(live.seats[seat], orders=none(live.game).written)
    return live


# The seal


@in_loop
async def test_an_answer_under_the_clock_changes_nothing_that_others_see(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, ("shove",), ("catch",), ())
    async with house(database, pace=SLOW) as place:
        live = await people(place, "anne", "will", "kate")
        await shove(live)
        assert live.window is not None
        assert (live.window.kind, live.window.seats, live.window.beats) == ("shove", (1, 2), 3)
        rev, bell, mine = live.rev, live.listen([0]), live.listen([1])
        await say(live, 1, "catch")
        assert (live.rev, live.asked) == (rev, [1, 2])
        assert not bell.is_set()
        assert mine.is_set()
        assert live.answer(1) == "catch"
        assert (live.asked_of(1), live.options(1), live.undoable(1)) == ([2], [], 1)
        assert [live.asked_of(seat) for seat in (None, 0, 2)] == [[1, 2]] * 3
        await say(live, 2, "let")
        assert live.rev == rev, "nobody's answer opens a window that has a clock"
        kept = place.store.table(live.id)  # what was answered survives the house
        assert kept is not None
        assert [windows.sealed(seat, rev) for seat in kept[1]] == ["", "catch", "let"]
        await live.undo(1, rev, 1)
        assert live.answer(1) == ""
        assert "catch" in live.options(1)
        await windows.open_window(live, rev)
        assert [(row.seat, row.option) for row in live.rows[rev:]] == [(1, "let"), (2, "let")]


@in_loop
async def test_all_answers_are_written_at_once_when_the_clock_has_run_out(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, ("shove",), ("catch",), ())
    async with house(file, pace=QUICK) as place:
        live = await people(place, "anne", "will", "kate")
        await shove(live)
        rev = live.rev
        await say(live, 1, "catch")
        await until(live, lambda: live.rev > rev)
        assert [(row.seat, row.option) for row in live.rows[rev : rev + 2]] == [
            (1, "catch"),
            (2, "let"),
        ]
        assert len({row.at for row in live.rows[rev : rev + 2]}) == 1


@pytest.mark.parametrize(
    ("names", "clock", "is_fixed"),
    [
        (("anne", "will"), True, True),
        (("anne", "will"), False, False),
        (("anne", "bot"), True, False),
        (("anne", "will", "bot"), True, True),
    ],
)
@in_loop
async def test_the_clock_runs_where_somebody_could_learn_from_it(
    file: str, names: tuple[str, ...], *, clock: bool, is_fixed: bool
) -> None:
    async with house(file, pace=SLOW) as place:
        live = await people(place, *names, clock=clock)
        assert is_clocked(live) is is_fixed
        if is_fixed:
            await seating.send_understudy(live, Visitor("anne"), 0, "random")
            assert not is_clocked(live), "one person is left"
        programs = await table(place, "me", "me")
        assert not is_clocked(programs)


@in_loop
async def test_without_a_clock_a_window_opens_with_the_last_answer(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, ("shove",), ("catch",), ())
    async with house(file, pace=SLOW) as place:
        live = await people(place, "anne", "will", "kate", clock=False)
        await shove(live)
        rev = live.rev
        await say(live, 1, "let")
        assert live.rev == rev
        await say(live, 2, "let")
        assert live.rev == rev + 2
        assert live.window is None or live.window.rev > rev


@in_loop
async def test_a_bot_thinks_under_the_seal_and_delays_nobody(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, ("shove",), ("catch",), ())
    async with house(file, pace=SLOW) as place:
        live = await people(place, "anne", "will", "bot")
        for seat in (0, 1):
            await say(live, seat, "bid:1" if seat == 0 else "bid:0")
        await eventually(lambda: bool(live.options(0)))
        while "play:shove" not in live.options(0):
            await say(live, 0, live.options(0)[0])
        await say(live, 0, "play:shove")
        if "at:1" in live.options(0):
            await say(live, 0, "at:1")
        rev = live.rev
        await eventually(lambda: live.thoughts.get(2, (-1, 0))[0] == rev)
        assert live.rev == rev


@in_loop
async def test_a_bot_that_has_not_thought_when_the_clock_runs_out_lets_it_happen(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, ("shove",), ("catch",), ("catch",))
    async with house(file, workers=Nobody(), pace=SLOW) as place:
        live = await people(place, "anne", "will", "kate")
        await shove(live)
        live.seats[2] = replace(live.seats[2], understudy="random")
        rev = live.rev
        await windows.open_window(live, rev)
        assert [(row.seat, row.option) for row in live.rows[rev:]] == [(1, "let"), (2, "let")]


@in_loop
async def test_only_one_answer_fits_under_a_seal(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, ("shove",), ("catch",))
    async with house(file, pace=SLOW) as place:
        live = await people(place, "anne", "will")
        await shove(live)
        before = live.seats
        with pytest.raises(Illegal, match="one answer"):
            await say(live, 1, "let", "let")
        for wrong in ("bid:1", "play:shove", "nonsense"):
            with pytest.raises(Illegal):
                await say(live, 1, wrong)
        assert live.seats == before


@in_loop
async def test_another_process_hears_of_answers_and_orders_without_a_sign(database: str) -> None:
    async with house(database, pace=SLOW) as place:
        live = await people(place, "anne", "will", game="othello")
        other = await elsewhere(live)
        theirs, onlooker = other.listen([1]), other.listen()
        place.store.change_seat(live.id, 1, sealed="9 let", orders="able").result()
        await other.refresh()
        assert (other.seats[1].sealed, other.seats[1].orders) == ("9 let", "able")
        assert theirs.is_set()
        assert not onlooker.is_set()


# One screen


@in_loop
async def test_all_who_share_a_screen_answer_in_one_round(file: str) -> None:
    async with house(file) as place:
        host = Person("anne", "key of anne", "Anne", settings='{"confirm":"none"}')
        await asyncio.wrap_future(place.store.keep_person(host))
        seats = tuple(SeatWish.read(chair) for chair in ("me", "screen", "screen"))
        live, _ = await place.open_table(Wish("othello", seats), host)
        while live.window is None or len(live.window.seats) < 2:
            await settled(place)
            seat = live.asked[0]
            if live.window is not None:
                await answer_desks(live, live.rev, dict.fromkeys(live.window.seats, "let"))
                continue
            wished = [one for one in live.options(seat) if one == "play"]
            await say(live, seat, (wished or live.options(seat))[0])
        rev, said = live.rev, dict.fromkeys(live.window.seats, "seize")
        with pytest.raises(Stale):
            await answer_desks(live, rev - 1, said)
        able = [seat for seat in said if "seize" in live.options(seat)]
        asked = live.window.seats
        await answer_desks(live, rev, said)
        told = {row.seat: row.option for row in live.rows[rev : rev + len(asked)]}
        assert told == {seat: "seize" if seat in able else "let" for seat in asked}


@in_loop
async def test_desks_of_a_screen_tell_nobody_far_away_that_they_have_answered(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, ("shove",), ("catch",), ())
    async with house(file, pace=SLOW) as place:
        live = await people(place, "anne", "will", "kate")
        live.seats[2] = replace(live.seats[2], person=live.seats[1].person)  # one screen for two
        await shove(live)
        rev, far, screen = live.rev, live.listen([0]), live.listen([1, 2])
        await answer_desks(live, rev, {1: "catch", 2: "catch"})
        assert (live.rev, live.asked) == (rev, [1, 2]), "the clock runs on"
        assert not far.is_set()
        assert screen.is_set()
        assert live.answer(1) == "catch"


# Orders


@pytest.mark.parametrize(
    "orders",
    [
        Orders(),
        Orders(let=frozenset({"coin", "improv"}), under=2, able=True),
        Orders(elsewhere=True, curtains=False, scope=SCENE, since=7),
        Orders(steal=3, holds=frozenset({"after"}), ready=frozenset({"use:othello"}), scope=ACT),
    ],
)
def test_orders_are_written_and_read(orders: Orders) -> None:
    assert Orders.read(orders.written) == orders
    assert orders.written.strip()


def test_orders_of_the_release_before_are_understood() -> None:
    assert Orders.read("able pass:3") == Orders(able=True, elsewhere=True, scope=SCENE, since=3)


@in_loop
async def test_people_are_asked_what_matters_and_programs_everything(file: str) -> None:
    async with house(file, pace=SLOW) as place:
        live = await people(place, "anne", "will", game="othello")
        live.seats = [replace(seat, orders="") for seat in live.seats]
        assert orders_of(live, 0) == usual(live.game)
        assert not orders_of(live, 0).holds
        programs = await table(place, "me", "me", game="othello")
        assert orders_of(programs, 0) == none(live.game)
        assert orders_of(programs, 0).holds == set(live.game.passes)


@in_loop
async def test_orders_for_a_scene_run_out_with_it(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "me")
        await give_orders(live, 1, Orders(elsewhere=True, scope=SCENE))
        assert orders_of(live, 1).elsewhere
        assert Orders.read((await elsewhere(live)).seats[1].orders).scope == SCENE
        later = replace(Orders.read(live.seats[1].orders), since=99)
        live.seats[1] = replace(live.seats[1], orders=later.written)
        assert not orders_of(live, 1).elsewhere


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (Orders(let=frozenset({"dance"})), "'dance' is not a kind of deed here; there are: script"),
        (Orders(holds=frozenset({"noon"})), "'noon' is not a pass here; there are: prepare"),
        (Orders(scope="week"), "'week' is not how long orders stand here; there are: scene"),
        (Orders(under=-1), "points are a number from 0 to 99, not -1"),
        (Orders(steal=100), "points are a number from 0 to 99, not 100"),
        (Orders(ready=frozenset({"dance"})), "dance"),
    ],
)
@in_loop
async def test_a_bad_order_gets_one_sentence_and_changes_nothing(
    file: str, wrong: Orders, why: str
) -> None:
    async with house(file) as place:
        live = await table(place, "me", "me", game="othello")
        before = live.seats
        with pytest.raises(Wrong, match=why):
            await give_orders(live, 0, wrong)
        assert live.seats == before
        pure = await table(place, "me", "me", game="shakespeare")
        with pytest.raises(Wrong, match="nothing to give orders about"):
            await give_orders(pure, 0, Orders())
        await live.close()
        with pytest.raises(NotNow):
            await give_orders(live, 0, Orders())


# Passes and holds


async def at_a_pass(place: Playhouse, orders: Orders) -> LiveTable:
    """Two people before the first placement, seat by seat."""
    live = await people(place, "anne", "will", game="othello")
    for seat in (0, 1):
        live.seats[seat] = replace(live.seats[seat], orders=orders.written)
    live.wake()
    await settled(place)
    return live


@in_loop
async def test_nobody_is_asked_for_a_pass_who_has_not_said_so(file: str) -> None:
    async with house(file) as place:
        live = await at_a_pass(place, Orders())
        assert live.state is not None
        assert {row.option for row in live.rows} == {"pass"}
        assert live.game.view(live.state, None)["phase"] == "placement"
        assert live.asked == [0, 1]
        assert live.undoable(0) == live.undoable(1) == 0


@in_loop
async def test_who_holds_is_asked(file: str) -> None:
    async with house(file) as place:
        live = await at_a_pass(place, Orders(holds=frozenset({"prepare"})))
        assert live.rows == []
        assert "pass" in live.options(live.asked[0])


@in_loop
async def test_what_lies_ready_stops_one_pass(file: str) -> None:
    async with house(file) as place:
        live = await people(place, "anne", "will", game="othello")
        first = live.asked[0]
        able = [one for one in live.options(first) if one != "pass"]
        ready = frozenset(able[:1] or ["improv"])
        for seat in (0, 1):
            given = Orders(ready=ready) if seat == first else Orders()
            live.seats[seat] = replace(live.seats[seat], orders=given.written)
        live.wake()
        await settled(place)
        if able:
            assert live.asked == [first]
            await say(live, first, "pass")
            assert orders_of(live, first).ready == frozenset()
        assert orders_of(live, first).scope == GAME
