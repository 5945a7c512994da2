from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import delete

from groundlings.errors import GameError
from groundlings.kernel import record
from groundlings.kernel.die import TrueDie
from groundlings.stage.archive import exported
from groundlings.stage.prompter import are_on
from groundlings.stage.refusals import NotNow, Wrong
from groundlings.store import schema
from groundlings.store.model import BOT, FINISHED, FROZEN, NOBODY_ELSE, PLAYING, Origin, Person
from stage.live_tables import (
    Nobody,
    assert_same,
    chance,
    elsewhere,
    finish,
    house,
    in_loop,
    table,
    until,
    wander,
)

if TYPE_CHECKING:
    from groundlings.stage.playhouse import Playhouse
    from groundlings.stage.table import LiveTable

ANNE = Person("anne", "key of Anne", "Anne")


async def play_on(place: Playhouse, live: LiveTable, row: int, seat: int) -> LiveTable:
    place.store.keep_person(ANNE).result()
    return await place.play_on(live, Origin(live.id, row, seat), ANNE, "The Rose from row", "fr")


@in_loop
async def test_a_branch_shows_its_seat_just_what_the_seat_had_seen(file: str) -> None:
    async with house(file, workers=Nobody()) as place:
        live = await table(place, "me", "me", "me")
        await wander(live, chance(4), 25)
        there = live.at(20)
        fresh = await play_on(place, live, 20, 1)
        assert fresh.state is not None
        mine = live.game.view(there, 1) | {"rev": 0, "choices": 0}
        assert fresh.game.view(fresh.state, 1) == mine
        assert (fresh.status, fresh.table.watch) == (PLAYING, NOBODY_ELSE)
        assert (fresh.table.host, fresh.table.language) == ("anne", "fr")
        assert [seat.kind == BOT for seat in fresh.seats] == [True, False, True]
        assert fresh.seats[1].person == "anne"
        assert fresh.log() == []
        assert (fresh.table.secret, fresh.table.salt) != (live.table.secret, live.table.salt)
        assert_same(fresh, await elsewhere(fresh))


@in_loop
async def test_nothing_of_the_hidden_world_or_its_dice_gets_into_a_branch(file: str) -> None:
    """Several branches of one moment differ in what the seat could not know, and in their dice."""
    async with house(file, workers=Nobody()) as place:
        live = await table(place, "me", "me", "me")
        await wander(live, chance(4), 12)
        there = live.at(10)
        worlds = [await play_on(place, live, 10, 0) for _ in range(6)]
        states = [one.state for one in worlds if one.state is not None]
        assert len({str(one.numbers()) for one in states}) > 1
        assert all(one.die != there.die for one in states)
        assert len({one.die for one in states}) == len(states)
        assert all(isinstance(one.die, TrueDie) for one in states)


@in_loop
async def test_a_branch_is_played_to_its_end_with_second_thoughts_and_bots(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "me", "me")
        await wander(live, chance(2), 9)
        fresh = await play_on(place, live, 7, 2)
        die = chance(3)
        while fresh.status == PLAYING:
            await until(fresh, lambda: 2 in fresh.asked or fresh.status == FINISHED)
            if fresh.undoable(2) and die.random() < 0.3:
                await fresh.undo(2, fresh.rev, 1)
            elif 2 in fresh.asked:
                await fresh.choose(2, fresh.rev, [die.choice(fresh.options(2))])
        assert_same(fresh, await elsewhere(fresh))
        assert place.store.ending(fresh.id) is not None
        assert fresh.state is not None
        with pytest.raises(GameError, match="goes on from a moment of another one"):
            record.write(fresh.game, fresh.state, result=True)
        with pytest.raises(GameError, match="goes on from a moment of another one"):
            exported(place.store, fresh.id)
        again = await place.rematch(fresh)
        assert again.table.origin is None


@in_loop
async def test_one_may_branch_off_a_branch(file: str) -> None:
    async with house(file, workers=Nobody()) as place:
        live = await table(place, "me", "me")
        await wander(live, chance(5), 8)
        fresh = await play_on(place, live, 6, 0)
        second = await play_on(place, fresh, 0, 1)
        assert second.table.origin == Origin(fresh.id, 0, 1)
        assert_same(second, await elsewhere(second))


@in_loop
async def test_there_must_be_something_left_to_play(file: str) -> None:
    async with house(file, workers=Nobody()) as place:
        live = await table(place, "me", "me")
        await finish(live)
        with pytest.raises(NotNow, match="nothing is left to choose"):
            await play_on(place, live, live.rev, 0)
        with pytest.raises(Wrong, match="no such moment"):
            await play_on(place, live, 3, 2)
        assert place.store.counts() == {FINISHED: 1}


@in_loop
async def test_a_branch_whose_stem_is_gone_is_frozen_and_says_so(file: str) -> None:
    async with house(file, workers=Nobody()) as place:
        live = await table(place, "me", "me")
        await wander(live, chance(5), 8)
        fresh = await play_on(place, live, 6, 0)

        def forget(connection: object) -> None:
            connection.execute(  # type: ignore[attr-defined]  # a connection of SQLAlchemy
                delete(schema.tables).where(schema.tables.c.id == live.id)
            )

        await asyncio.wrap_future(place.store.writer.write(forget))
        again = await elsewhere(fresh)
        assert again.status == FROZEN
        assert "no longer here" in again.table.note


@in_loop
async def test_nobody_gets_hints_for_a_game_without_them_by_playing_it_on(file: str) -> None:
    async with house(file, workers=Nobody()) as place:
        live = await table(place, "me", "me")
        await wander(live, chance(4), 12)
        copy = await play_on(place, live, 10, 1)
        assert not are_on(copy)
        copy.table = replace(copy.table, status=FINISHED)
        assert not are_on(await play_on(place, copy, 0, 1)), "nor by the copy of a copy"
        live.table = replace(live.table, status=FINISHED)
        assert are_on(await play_on(place, live, 10, 1)), "when it is over it harms nobody"
        helped = await table(place, "me", "me", hints=True)
        await wander(helped, chance(4), 12)
        assert are_on(await play_on(place, helped, 10, 1))
