from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from groundlings.errors import GameError
from groundlings.stage import seating
from groundlings.stage.refusals import NotNow, NotYours, Taken
from groundlings.stage.screen import shown
from groundlings.stage.seating import ONLOOKER, Visitor
from groundlings.stage.slips import open_slip
from groundlings.stage.wish import SeatWish, Wish
from groundlings.stage.workers import ANYBODY
from groundlings.store.model import BOT, GATHERING, OPEN, PERSON, PLAYING, Person
from sealed import nonce, slip
from stage.live_tables import (
    Here,
    elsewhere,
    house,
    in_loop,
    say,
    settled,
    table,
    until,
)

if TYPE_CHECKING:
    from groundlings.stage.playhouse import Playhouse
    from groundlings.stage.table import LiveTable
    from groundlings.stage.workers import Claim, Question


async def person(place: Playhouse, name: str) -> Person:
    somebody = Person(name, f"key of {name}", name.title(), settings='{"confirm":"none"}')
    await asyncio.wrap_future(place.store.keep_person(somebody))
    return somebody


async def hosted(place: Playhouse, *chairs: str) -> LiveTable:
    """Anne's table."""
    seats = tuple(SeatWish.read(chair) for chair in chairs)
    return (await place.open_table(Wish("pit", seats), await person(place, "anne")))[0]


ANNE, WILL = Visitor("anne"), Visitor("will")


# Coming


@in_loop
async def test_the_last_who_sits_down_begins_the_game(database: str) -> None:
    async with house(database) as place:
        live = await hosted(place, "me", "open", "open")
        will = await person(place, "will")
        assert [seat.kind for seat in live.seats] == [PERSON, OPEN, OPEN]
        assert place.store.seat_of_invite(live.seats[1].invite or "") == (live.id, 1)
        await seating.claim(live, 1, name="Will", slip=slip(1), person=will)
        assert live.status == GATHERING
        await seating.claim(live, 2, name="", slip=None, token="hash")  # noqa: S106 - a hash
        await open_slip(live, 1, nonce(1).hex())
        assert live.status == PLAYING
        assert live.asked == [0, 1, 2]
        visitors = (ANNE, WILL, Visitor(token="hash"), ONLOOKER)  # noqa: S106 - a hash
        assert [visitor.seats(live) for visitor in visitors] == [[0], [1], [2], []]
        assert [visitor.hosts(live) for visitor in visitors] == [True, False, False, False]
        with pytest.raises(NotNow, match="the game has begun"):
            await seating.claim(live, 1, name="x", slip=None)


@in_loop
async def test_two_who_want_one_seat_do_not_both_get_it(database: str) -> None:
    async with house(database) as place:
        live = await table(place, "me", "open")
        wants = [seating.claim(live, 1, name=str(n), slip=None, token=str(n)) for n in range(4)]
        said = await asyncio.gather(*wants, return_exceptions=True)
        got = [n for n, one in enumerate(said) if one is None]
        assert len(got) == 1
        assert all(isinstance(one, (Taken, NotNow)) for n, one in enumerate(said) if n not in got)
        assert live.seats[1].name == str(got[0])
        assert live.status == PLAYING


@in_loop
async def test_who_stands_up_before_the_game_leaves_the_seat_open(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "open", "open")
        await seating.claim(live, 1, name="Will", slip=slip(1), token="t")  # noqa: S106 - a hash
        await seating.release(live, 1)
        assert (live.seats[1].kind, live.seats[1].token, live.seats[1].slip) == (OPEN, None, None)
        assert (await elsewhere(live)).seats == live.seats
        await seating.claim(live, 1, name="Anne", slip=slip(2))
        await seating.fill(live, 2, "random")
        assert live.seats[2].kind == BOT
        with pytest.raises(NotNow, match="the dice are being drawn: nobody stands up"):
            await seating.release(live, 1)
        await open_slip(live, 1, nonce(2).hex())
        with pytest.raises(NotNow, match="leave your seat to an understudy instead"):
            await seating.release(live, 1)
        with pytest.raises(Taken, match="a bot can only take a seat that is still open"):
            await seating.fill(live, 1, "random")


@in_loop
async def test_a_bot_does_not_take_the_seat_of_somebody_who_was_quicker(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "open", "open")
        said = await asyncio.gather(
            seating.claim(live, 1, name="Will", slip=None, token="t"),  # noqa: S106 - a hash
            seating.fill(live, 1, "random"),
            return_exceptions=True,
        )
        assert said[0] is None
        seat = (await elsewhere(live)).seats[1]
        assert (seat.kind, seat.name, seat.token) == (PERSON, "Will", "t")
        assert isinstance(said[1], (NotNow, Taken))


@in_loop
async def test_nobody_stands_up_from_a_game_that_begins(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "open")
        values = {"kind": PERSON, "name": "Will", "token": "t"}
        place.store.claim(live.id, 1, **values).result()
        await live.refresh()
        said = await asyncio.gather(live.begin(), seating.release(live, 1), return_exceptions=True)
        other = await elsewhere(live)
        kinds = [seat.kind for seat in other.seats]
        assert (other.status, kinds) in [
            (PLAYING, [PERSON, PERSON]),
            (GATHERING, [PERSON, OPEN]),
        ], said


# Understudies


@in_loop
async def test_an_understudy_plays_until_the_player_comes_back(file: str) -> None:
    async with house(file) as place:
        live = await hosted(place, "me", "me")
        with pytest.raises(GameError, match="there is no bot 'burbage'"):
            await seating.send_understudy(live, ANNE, 0, "burbage")
        await seating.send_understudy(live, ANNE, 0, "random")
        assert live.seats[0].player == "random"
        await until(live, lambda: live.asked == [1])
        assert live.rows[0].seat == 0
        with pytest.raises(NotNow, match="a bot plays there already"):
            await seating.send_understudy(live, ANNE, 0, "random")
        again = await elsewhere(live)
        assert again.seats[0].understudy == "random"
        with pytest.raises(NotYours, match="only whoever left this seat can take it back"):
            await seating.take_back(live, WILL, 0)
        await seating.take_back(live, ANNE, 0)
        assert live.seats[0].player is None
        await say(live, 1, "bid:0")
        assert (await elsewhere(live)).seats == live.seats


@in_loop
async def test_nobody_chooses_beside_an_understudy(file: str) -> None:
    async with house(file) as place:
        live = await hosted(place, "me", "me")
        async with live.lock:
            live.seats[0] = replace(live.seats[0], understudy="random")
        with pytest.raises(NotNow, match="a bot plays for seat 0; take the seat back first"):
            await say(live, 0, "bid:1")
        assert live.rev == 0


@in_loop
async def test_a_bot_that_still_thinks_does_not_choose_for_whoever_came_back(file: str) -> None:
    thinking, go = asyncio.Event(), asyncio.Event()

    class Slow(Here):
        async def ask(self, question: Question, claim: Claim = ANYBODY) -> int:
            thinking.set()
            await go.wait()
            return await super().ask(question)

    async with house(file, workers=Slow()) as place:
        live = await hosted(place, "me", "me")
        await seating.send_understudy(live, ANNE, 0, "random")
        await thinking.wait()
        await seating.take_back(live, ANNE, 0)
        go.set()
        await settled(place)
        assert live.rows == []
        await live.choose(0, 0, ["bid:1"])


# Screens that are passed around


@in_loop
async def test_a_screen_with_one_seat_shows_it_and_an_onlooker_sees_what_all_see(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "me")
        await say(live, 0, "bid:1")
        assert shown(live, [0], None) == (0, 0, None)
        assert shown(live, [0], 1) == (0, 0, None)
        assert shown(live, [], 0) == (None, None, None)
        assert live.state is not None
        public = live.game.view(live.state, None)
        assert "hand" not in public
        assert "known" not in public
        assert public["prompt"] is None
        assert "bid:1" not in str(public)
        assert live.options(None) == []
        assert live.undoable(None) == 0
