from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

import groundlings
from groundlings.errors import GameError
from groundlings.stage import seating, upkeep
from groundlings.stage.archive import exported, imported
from groundlings.stage.playhouse import Playhouse
from groundlings.stage.refusals import NoTable, NotNow, Stale
from groundlings.stage.wish import SeatWish, Wish, clean_name
from groundlings.store.model import CLOSED, FINISHED, GATHERING, OPEN, PLAYING, Person
from groundlings.store.store import Store
from pit import FOLDER
from sealed import slip
from stage.live_tables import (
    AT_ONCE,
    Here,
    Nobody,
    assert_same,
    chance,
    elsewhere,
    eventually,
    finish,
    house,
    in_loop,
    say,
    settled,
    table,
    until,
    wander,
)
from store.older import copied

if TYPE_CHECKING:
    from pathlib import Path

    from postgres import Server


# Wishes


@pytest.mark.parametrize("wrong", ["", "bot", "you", None, 3, "bot:nobody"])
def test_a_chair_that_makes_no_sense_is_refused(wrong: object) -> None:
    with pytest.raises(GameError, match=r"a seat is 'me'|there is no bot"):
        SeatWish.read(wrong)


def test_a_name_is_one_short_line() -> None:
    assert clean_name("  Will \n the\tWill\x07 ") == "Will the Will"
    assert len(clean_name("x" * 99)) == 40


@in_loop
async def test_a_wish_that_cannot_be_granted_opens_nothing(file: str) -> None:
    async with house(file) as place:
        me = SeatWish.read("me")
        for wish, said in [
            (Wish("pit", (me,)), "pit takes 2 to 4 players, not 1"),
            (Wish("globe", (me, me)), "there is no game 'globe'"),
            (Wish("pit", (me, me), {"length": "endless"}), "length can be short or long"),
            (Wish("pit", (me, me), edition="f00"), "nobody here has the edition f00 of pit"),
            (Wish("pit", (me, me), watch="all"), "who may watch is one of link, listed, none"),
        ]:
            with pytest.raises(GameError, match=said):
                await place.open_table(wish)
        assert place.store.counts() == {}
        with pytest.raises(NoTable):
            await place.find("nowhere")


@in_loop
async def test_a_table_is_found_once(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "me")
        again = Playhouse(place.store, Here(), AT_ONCE)
        found = await asyncio.gather(*(again.find(live.id) for _ in range(5)))
        assert len({id(one) for one in found}) == 1


# Rematch


@in_loop
async def test_a_rematch_keeps_the_people_and_comes_once(database: str) -> None:
    async with house(database) as place:
        people = [Person(name, f"key of {name}", name) for name in ("anne", "will")]
        for one in people:
            place.store.keep_person(one).result()
        chairs = (SeatWish.read("me"), SeatWish.read("open"), SeatWish.read("bot:random"))
        wish = Wish("pit", chairs, {"length": "long"}, end_turn=False)
        live, _ = await place.open_table(wish, people[0])
        await seating.claim(live, 1, name="Will", slip=None, person=people[1])
        with pytest.raises(NotNow, match="a rematch comes after the end"):
            await place.rematch(live)
        for seat in (0, 1):
            await seating.send_understudy(live, seating.Visitor(people[seat].id), seat, "random")
        await until(live, lambda: live.status == FINISHED)
        found = await asyncio.gather(*(place.rematch(live) for _ in range(3)))
        fresh = found[0]
        assert {one.id for one in found} == {fresh.id}
        assert (await elsewhere(live)).table.rematch == fresh.id
        assert fresh.status == PLAYING
        before = [(seat.kind, seat.name, seat.person, seat.bot) for seat in live.seats]
        after = [(seat.kind, seat.name, seat.person, seat.bot) for seat in fresh.seats]
        assert after == [*before[-1:], *before[:-1]]
        assert [seat.understudy for seat in fresh.seats] == [None] * 3
        assert fresh.table.variants == live.table.variants
        assert (fresh.table.secret, fresh.table.salt) != (live.table.secret, live.table.salt)
        assert place.store.counts() == {FINISHED: 1, PLAYING: 1}


@in_loop
async def test_in_a_rematch_everybody_still_holds_their_seat(file: str) -> None:
    async with house(file) as place:
        place.store.keep_person(Person("anne", "key", "Anne")).result()
        wish = Wish("pit", (SeatWish.read("me"), SeatWish.read("open")))
        live, _ = await place.open_table(wish, Person("anne", "key", "Anne"))
        await seating.claim(live, 1, name="Program", slip=None, token="t")  # noqa: S106 - a hash
        await finish(live)
        fresh = await place.rematch(live)
        assert all(seat.person or seat.token or seat.kind == OPEN for seat in fresh.seats)


@in_loop
async def test_two_houses_agree_on_the_rematch(postgres: Server) -> None:
    address = postgres.fresh()
    async with house(address) as one, house(address) as two:
        live = await table(one, "me", "me")
        await finish(live)
        other = await two.find(live.id)
        found = await asyncio.gather(one.rematch(live), two.rematch(other))
        assert found[0].id == found[1].id


# Editions


@in_loop
async def test_the_edition_of_a_host_outlives_its_file(database: str, tmp_path: Path) -> None:
    words = (FOLDER / "edition.toml").read_text()
    path = tmp_path / "mine.toml"
    path.write_text(words.replace("pennies = 6", "pennies = 9"))
    mine = groundlings.game("pit", path)
    async with house(database, editions=[mine]) as place:
        live = await table(place, "me", "bot:random", edition=mine.edition)
        await say(live, 0, "bid:3")
        await until(live, lambda: live.rev > 1)
        path.unlink()
        other = await elsewhere(live)
        assert other.game.edition == mine.edition
        assert other.game.sheet.text == mine.sheet.text
        assert other.rows[: live.rev] == live.rows
        assert other.state is not None
        seen: Any = other.game.view(other.state, None)["players"]
        assert sum(player["pennies"] for player in seen) >= 12
        shipped = await table(place, "me", "me")
        assert shipped.game is groundlings.game("pit")
        assert (place.store.edition(mine.edition) or "").count("pennies = 9") == 1
        assert mine.edition in exported(place.store, live.id)


# The archive


@in_loop
async def test_an_exported_game_is_the_one_that_was_played(database: str) -> None:
    async with house(database) as place:
        live = await table(place, "me", "me", "me")
        with pytest.raises(GameError, match="there is no table 'nowhere'"):
            exported(place.store, "nowhere")
        await say(live, 1, "bid:1")
        await live.undo(1, 1, 1)
        assert live.game.replay(exported(place.store, live.id)) == live.state
        await finish(live)
        record = exported(place.store, live.id)
        assert live.game.replay(record) == live.state
        assert record == live.game.record(live.state, result=True)
        ending = place.store.ending(live.id)
        assert ending is not None
        assert record.endswith("result " + " ".join(map(str, ending.scores)) + "\n")
        waiting = await table(place, "me", "open")
        with pytest.raises(GameError, match="has not begun"):
            exported(place.store, waiting.id)


@in_loop
async def test_a_finished_record_comes_in_to_be_looked_at(database: str) -> None:
    async with house(database) as place:
        live = await table(place, "me", "me")
        await finish(live)
        record = exported(place.store, live.id)
        copy, seats = imported(place.store, live.game, record)
        assert copy.status == FINISHED
        assert [(seat.slip, seat.nonce) for seat in seats] == [(None, None)] * 2
        other = await place.find(copy.id)
        assert other.state == live.state
        assert exported(place.store, copy.id) == record
        mine, theirs = place.store.ending(live.id), place.store.ending(copy.id)
        assert mine is not None
        assert theirs is not None
        assert (mine.scores, mine.winners, mine.view) == (
            theirs.scores, theirs.winners, theirs.view,
        )  # fmt: skip


@in_loop
async def test_a_record_without_a_choice_is_not_imported(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "me")
        with pytest.raises(GameError, match="open a new table instead"):
            imported(place.store, live.game, exported(place.store, live.id))


@in_loop
async def test_a_record_that_is_played_on_keeps_its_dice(database: str) -> None:
    async with house(database) as place:
        live = await table(place, "me", "me")
        await wander(live, chance(3), 9)
        record = exported(place.store, live.id)
        copy, seats = imported(place.store, live.game, record)
        assert copy.status == GATHERING
        assert [seat.kind for seat in seats] == [OPEN, OPEN]
        other = await place.find(copy.id)
        for seat in (0, 1):
            await seating.claim(other, seat, name="", slip=slip(1), token=f"t{seat}")
        assert other.status == PLAYING
        assert other.state == live.state
        assert exported(place.store, copy.id) == record
        await finish(other)
        assert_same(other, await elsewhere(other))


# Looking around


@pytest.fixture
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "SWEEP", 0.02)
    monkeypatch.setattr(upkeep, "GRACE", 50)


@pytest.mark.usefixtures("_hasty")
@in_loop
async def test_the_bots_of_yesterday_go_on(database: str) -> None:
    async with house(database, workers=Nobody()) as place:
        live = await table(place, "bot:random", "bot:random")
    async with house(database, is_open=True) as place:
        await eventually(lambda: place.store.counts() == {FINISHED: 1})
        again = await place.find(live.id)
        await eventually(lambda: again.status == FINISHED)


@pytest.mark.usefixtures("_hasty")
@in_loop
async def test_a_table_that_the_host_closes_from_outside_is_closed(file: str) -> None:
    async with house(file, is_open=True) as place:
        live = await table(place, "me", "me")
        commands = Store(file)
        commands.change_table(live.id, status=CLOSED).result()
        commands.close()
        await until(live, lambda: live.status == CLOSED)


@pytest.mark.usefixtures("_hasty")
@in_loop
async def test_a_table_that_is_purged_from_outside_is_gone(file: str) -> None:
    async with house(file, is_open=True) as place:
        live = await table(place, "me", "me")
        place.store.purge(2**60, [PLAYING]).result()
        await until(live, lambda: live.status == CLOSED)


@pytest.mark.usefixtures("_hasty")
@in_loop
async def test_a_table_that_nobody_looks_at_is_forgotten_until_somebody_comes(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "IDLE", -1)
    async with house(file) as place:
        live, watched = await table(place, "me", "me"), await table(place, "me", "me")
        await say(live, 0, "bid:1")
        watched.listen()
        await settled(place)
        await place.upkeep.look_around()
        assert list(place.tables.values()) == [watched]
        assert_same(live, await place.find(live.id))


@pytest.mark.usefixtures("_hasty")
@in_loop
async def test_a_database_that_fails_for_a_moment_does_not_end_the_sweep(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(file) as place:
        tries = 0

        def fail() -> dict[str, tuple[int, int]]:
            nonlocal tries
            tries += 1
            raise OperationalError("SELECT", {}, Exception("server closed the connection"))

        monkeypatch.setattr(place.store, "lengths", fail)
        await place.open()
        sweeping = place.upkeep.sweeping
        assert sweeping is not None
        await eventually(lambda: tries > 1 or sweeping.done())
        assert not sweeping.done(), "the sweep has ended for ever"


# Two houses on one PostgreSQL


async def listening(place: Playhouse, houses: int) -> None:
    """Wait until so many houses hear each other."""

    def heard() -> bool:
        with place.store.engine.connect() as connection:
            lines = text(
                "SELECT count(*) FROM pg_stat_activity "
                "WHERE datname = current_database() AND query LIKE 'LISTEN%' AND state = 'idle'"
            )
            return bool(connection.scalar(lines) == houses)

    await eventually(heard)


@in_loop
async def test_what_happens_in_one_house_is_told_in_the_other(postgres: Server) -> None:
    address = postgres.fresh()
    async with house(address, is_open=True) as one, house(address, is_open=True) as two:
        await listening(one, 2)
        live = await table(one, "me", "open")
        other = await two.find(live.id)
        await seating.claim(other, 1, name="Will", slip=None)
        await until(live, lambda: live.status == PLAYING)
        await live.choose(0, 0, ["bid:1"])
        await until(other, lambda: other.rev == 1)
        await other.choose(1, 0, ["bid:0"])
        await until(live, lambda: live.rev == 2)
        assert_same(live, other)


@in_loop
async def test_two_houses_never_write_the_same_row(postgres: Server) -> None:
    address = postgres.fresh()
    async with AsyncExitStack() as stack:
        houses = [await stack.enter_async_context(house(address, is_open=True)) for _ in range(2)]
        await listening(houses[0], 2)
        live = await table(houses[0], "me", "me")
        tables = [live, await houses[1].find(live.id)]

        async def race(mine: int) -> list[int]:
            won = []
            here = tables[mine]
            while here.status == PLAYING:
                if not here.asked:
                    await here.refresh()
                    continue
                seat, rev = here.asked[0], here.rev
                try:
                    await here.choose(seat, rev, [here.options(seat)[-1]])
                    won.append(here.rev - 1)
                except (Stale, NotNow, GameError):
                    await here.refresh()
            return won

        wins = await asyncio.gather(race(0), race(1))
        rows = houses[0].store.log(live.id)
        assert sorted(wins[0] + wins[1]) == [row.n for row in rows] == list(range(len(rows)))
        for one in tables:
            await one.refresh()
        assert_same(*tables)


@pytest.mark.usefixtures("_hasty")
@in_loop
async def test_the_bots_of_a_house_that_died_are_moved_by_the_other(postgres: Server) -> None:
    address = postgres.fresh()
    async with house(address, is_open=True) as two:
        async with house(address, workers=Nobody(), is_open=True) as one:
            live = await table(one, "bot:random", "bot:random")
            await one.close()
            rev = live.rev
        await eventually(lambda: two.store.counts() == {FINISHED: 1})
        rows = two.store.log(live.id)
        assert [row.n for row in rows] == list(range(len(rows)))
        assert len(rows) > rev


@pytest.mark.usefixtures("_hasty")
@in_loop
async def test_what_was_said_while_the_line_was_broken_is_heard_later(postgres: Server) -> None:
    address = postgres.fresh()
    async with house(address) as one, house(address, is_open=True) as two:
        await listening(one, 1)
        live = await table(one, "me", "me")
        other = await two.find(live.id)
        with one.store.engine.begin() as connection:
            connection.execute(
                text(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND query LIKE 'LISTEN%'"
                )
            )
        await live.choose(0, 0, ["bid:1"])
        await listening(one, 1)  # the line is up again
        bell = other.listen()
        if other.rev == 0:
            await asyncio.wait_for(bell.wait(), 5)
        assert other.rev == 1


@in_loop
async def test_the_games_of_an_older_release_go_on(database: str, tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'before.db'}") as before:
        going, over = [
            await table(before, "me", "me", variants={"length": "long"}) for _ in range(2)
        ]
        await wander(going, chance(3), 25)
        await finish(over)
        for live in (going, over):  # there were no slips then
            await asyncio.wrap_future(before.store.change_table(live.id, has_slips=False))
        going, over = await elsewhere(going), await elsewhere(over)
        copied(before.store, database, "0001")
        async with house(database) as after:
            same = await after.find(going.id)
            assert_same(going, same)
            assert (await after.find(over.id)).status == FINISHED
            assert after.store.ending(over.id) == before.store.ending(over.id)
            assert exported(after.store, over.id) == exported(before.store, over.id)
            await finish(same)
            await finish(going)
            assert exported(after.store, going.id) == exported(before.store, going.id)
