"""How dice are drawn at a table, and everybody who tries to have a say in it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from groundlings.kernel.pledge import HOUSE, KEPT, OPENED
from groundlings.stage import seating, slips
from groundlings.stage.archive import exported, imported
from groundlings.stage.refusals import NotNow, Taken, Wrong
from groundlings.stage.slips import ABORTED, AWAIT_MS, DRAWN, OPEN_MS, OPENING, SEATS, SLIPS
from groundlings.store.model import FINISHED, GATHERING, PLAYING, Person
from sealed import nonce, opened, slip
from stage.live_tables import elsewhere, finish, house, in_loop, table

if TYPE_CHECKING:
    from groundlings.stage.playhouse import Playhouse
    from groundlings.stage.table import LiveTable
    from postgres import Server


def shown(n: int) -> str:
    """What opens slip number n."""
    return nonce(n).hex()


async def two(place: Playhouse, *more: str) -> LiveTable:
    """Two who have put in slips 1 and 2, and whoever else."""
    live = await table(place, "me", "open", *more, slip=slip(1))
    await seating.claim(live, 1, name="Will", slip=slip(2), token="t")  # noqa: S106 - a hash
    return live


def pass_time(monkeypatch: pytest.MonkeyPatch, live: LiveTable, ms: int) -> None:
    """So long after the last seat was taken."""
    monkeypatch.setattr(slips, "now", lambda: live.table.seated + ms)


# The protocol


@in_loop
async def test_the_house_seals_its_secret_first_and_slips_are_opened_when_all_are_in(
    database: str,
) -> None:
    async with house(database) as place:
        live = await table(place, "me", "open", "bot:random", slip=slip(1))
        promised = live.table.pledge(live.seats).commitment
        assert (live.status, slips.phase(live)) == (GATHERING, SEATS)
        with pytest.raises(NotNow, match="when all are put in"):
            await slips.open_slip(live, 0, shown(1))
        await seating.claim(live, 1, name="Will", slip=slip(2), token="t")  # noqa: S106 - a hash
        assert (live.status, slips.phase(live)) == (GATHERING, OPENING)
        await slips.open_slip(live, 1, shown(2))
        assert live.status == GATHERING
        await slips.open_slip(live, 1, shown(2))  # what was heard twice is one
        await slips.open_slip(live, 0, shown(1))
        assert (live.status, slips.phase(live)) == (PLAYING, DRAWN)
        pledge = live.setup.pledge
        assert pledge.commitment == promised
        assert pledge.slips == (opened(1), opened(2), None)
        assert pledge.draws == (OPENED, OPENED, HOUSE)
        assert live.state is not None
        assert live.state.setup is not None
        assert live.state.setup.pledge.seed == pledge.seed
        assert (await elsewhere(live)).setup.pledge == pledge


@in_loop
async def test_alone_against_bots_the_game_begins_with_the_one_slip(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "bot:random", slip=slip(1))
        assert (live.status, slips.phase(live)) == (GATHERING, OPENING)
        await slips.open_slip(live, 0, shown(1))
        assert live.status == PLAYING


@in_loop
async def test_where_nobody_has_a_slip_nobody_waits(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "bot:random")
        assert live.status == PLAYING
        assert live.setup.pledge.draws == (HOUSE, HOUSE)
        assert live.setup.pledge.seed == live.table.secret


@in_loop
async def test_at_one_screen_one_slip_speaks_for_all(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "screen", slip=slip(1))
        assert [seat.slip for seat in live.seats] == [slip(1), None]
        await slips.open_slip(live, 0, shown(1))
        assert live.setup.pledge.draws == (OPENED, HOUSE)


@in_loop
async def test_a_rematch_awaits_the_slips_of_those_who_had_some(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(database) as place:
        anne = Person("anne", "key", "Anne")
        place.store.keep_person(anne).result()
        live = await two(place, "me")
        await asyncio.wrap_future(place.store.change_seat(live.id, 0, person="anne"))
        await live.refresh()
        for seat, n in ((0, 1), (1, 2)):
            await slips.open_slip(live, seat, shown(n))
        await finish(live)
        fresh = await place.rematch(live, seating.Visitor("anne"), slip(5))
        assert [seat.slip for seat in fresh.seats] == [None, slip(5), ""]
        assert slips.phase(fresh) == SLIPS
        with pytest.raises(NotNow, match="when all are put in"):
            await slips.open_slip(fresh, 1, shown(5))
        with pytest.raises(Wrong, match="put in already"):
            await slips.put_in(fresh, 2, slip(5))
        await slips.put_in(fresh, 2, slip(6))
        with pytest.raises(NotNow, match="no slip of this seat is awaited"):
            await slips.put_in(fresh, 2, slip(7))
        await slips.open_slip(fresh, 2, shown(6))
        assert fresh.status == GATHERING
        pass_time(monkeypatch, fresh, OPEN_MS)
        await slips.settle(fresh)
        assert fresh.setup.pledge.draws == (HOUSE, KEPT, OPENED)


@in_loop
async def test_nobody_waits_for_a_slip_for_ever(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(file) as place:
        live = await two(place)
        await slips.open_slip(live, 0, shown(1))
        await finish_opening(place, live, monkeypatch)
        assert live.setup.pledge.draws == (OPENED, KEPT)
        await finish(live)
        fresh = await place.rematch(live)
        assert [seat.slip for seat in fresh.seats] == ["", ""]
        pass_time(monkeypatch, fresh, AWAIT_MS - 1)
        await place.upkeep.look_around()
        assert slips.phase(fresh) == SLIPS
        pass_time(monkeypatch, fresh, AWAIT_MS)
        await place.upkeep.look_around()
        assert fresh.setup.pledge.draws == (HOUSE, HOUSE)
        assert fresh.status == PLAYING


async def finish_opening(
    place: Playhouse, live: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house looks around just before and just when the time is over."""
    pass_time(monkeypatch, live, OPEN_MS - 1)
    await place.upkeep.look_around()
    assert live.status == GATHERING
    pass_time(monkeypatch, live, OPEN_MS)
    await place.upkeep.look_around()
    assert live.status == PLAYING


@in_loop
async def test_a_clock_that_is_put_back_makes_nobody_wait(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(file) as place:
        live = await two(place)
        pass_time(monkeypatch, live, -3_600_000)
        await place.upkeep.look_around()
        assert live.setup.pledge.draws == (KEPT, KEPT)


# A house that was killed


@in_loop
async def test_a_house_killed_at_any_step_goes_on_from_there(database: str) -> None:
    """What was put in and opened is in the store; what was not is still the browser's."""
    async with house(database) as place:
        live = await two(place)
        other = await elsewhere(live)
        assert slips.phase(other) == OPENING
        await slips.open_slip(other, 1, shown(2))
        third = await elsewhere(live)
        await slips.open_slip(third, 0, shown(1))
        assert third.status == PLAYING
        await live.refresh()
        assert live.setup.pledge.draws == (OPENED, OPENED)


@in_loop
async def test_a_house_killed_between_the_last_seat_and_the_beginning_begins_later(
    file: str,
) -> None:
    async with house(file) as place:
        lost = []
        for put_in in (None, slip(1)):
            live = await table(place, "me", "open", slip=put_in)
            values = {"kind": "person", "name": "Will", "slip": put_in and slip(2)}
            await asyncio.wrap_future(place.store.claim(live.id, 1, **values))
            lost.append(live)
        place.tables.clear()
        await place.upkeep.look_around()
        found = [await place.find(live.id) for live in lost]
        assert [one.status for one in found] == [PLAYING, GATHERING]
        assert found[1].table.seated
        await slips.open_slip(found[1], 0, shown(1))
        await slips.open_slip(found[1], 1, shown(2))
        assert found[1].status == PLAYING


@in_loop
async def test_a_table_of_an_older_release_goes_on_by_the_old_rule(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "open")
        old = place.store.change_table(live.id, has_slips=False)
        await asyncio.wrap_future(old)
        await asyncio.wrap_future(place.store.change_seat(live.id, 0, nonce=b"open"))
        await live.refresh()
        await seating.claim(live, 1, name="Will", slip=slip(2), token="t")  # noqa: S106 - a hash
        assert live.status == PLAYING
        pledge = live.setup.pledge
        assert (pledge.slips, pledge.nonces) == (None, (b"open", None))
        assert "nonce 0 " + b"open".hex() in exported(place.store, live.id)


@in_loop
async def test_an_imported_game_keeps_its_slips(database: str) -> None:
    async with house(database) as place:
        live = await two(place, "me")
        for seat, n in ((0, 1), (1, 2)):
            await slips.open_slip(live, seat, shown(n))
        running = exported(place.store, live.id)
        await finish(live)
        record = exported(place.store, live.id)
        copy, seats = imported(place.store, live.game, record)
        assert copy.status == FINISHED
        assert [(seat.slip, seat.nonce) for seat in seats[:2]] == [
            (slip(1), nonce(1)), (slip(2), nonce(2)),
        ]  # fmt: skip
        assert exported(place.store, copy.id) == record
        assert running.split("\n")[:9] == record.split("\n")[:9]


# Attacks


@in_loop
async def test_the_last_seat_cannot_change_its_slip_when_others_are_open(file: str) -> None:
    """Grinding by the last seat: nothing but what was sealed opens it, and nobody sits anew."""
    async with house(file) as place:
        live = await two(place)
        await slips.open_slip(live, 0, shown(1))
        before = live.seats
        with pytest.raises(Wrong, match="does not fit the seal"):
            await slips.open_slip(live, 1, shown(9))
        with pytest.raises(NotNow, match="no slip of this seat is awaited"):
            await slips.put_in(live, 1, slip(9))
        with pytest.raises(NotNow, match="nobody stands up"):
            await seating.release(live, 1)
        assert await asyncio.wrap_future(place.store.vacate(live.id, 1, slip=None)) is False
        with pytest.raises(Taken):
            await seating.claim(live, 1, name="Will", slip=slip(9))
        await live.refresh()
        assert live.seats == before


@in_loop
async def test_a_slip_cannot_be_opened_or_changed_when_the_game_has_begun(file: str) -> None:
    """Withholding is final: who comes late with a slip does not change the dice any more."""
    async with house(file) as place:
        live = await two(place)
        await slips.open_slip(live, 0, shown(1))
        await asyncio.wrap_future(place.store.begin(live.id, 1))
        await live.refresh()
        seed = live.setup.pledge.seed
        with pytest.raises(NotNow, match="before the game begins"):
            await slips.open_slip(live, 1, shown(2))
        assert (await elsewhere(live)).setup.pledge.seed == seed
        assert live.setup.pledge.draws == (OPENED, KEPT)


@in_loop
async def test_a_slip_that_is_put_in_already_is_nobody_elses(file: str) -> None:
    """Replaying another's seal: who copies it cannot open it with what its owner shows."""
    async with house(file) as place:
        live = await table(place, "me", "open", slip=slip(1))
        with pytest.raises(Wrong, match="put in already"):
            await seating.claim(live, 1, name="Will", slip=slip(1))
        assert await asyncio.wrap_future(place.store.claim(live.id, 1, slip=slip(1))) is False


@in_loop
async def test_a_table_closed_when_its_dice_could_be_known_says_so(file: str) -> None:
    """Throwing again: it is not unseen, for the table that was thrown away stays there."""
    async with house(file) as place:
        early = await table(place, "me", "open", slip=slip(3))
        await early.close()
        assert slips.phase(early) == DRAWN
        live = await two(place)
        await slips.open_slip(live, 0, shown(1))
        await live.close()
        assert slips.phase(live) == ABORTED
        assert slips.phase(await elsewhere(live)) == ABORTED
        with pytest.raises(NotNow):
            await slips.open_slip(live, 1, shown(2))


# Several houses


@in_loop
async def test_two_houses_that_open_and_begin_at_once_throw_the_same_dice(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.fresh()
    async with house(address) as one, house(address) as other:
        for _ in range(5):
            live = await two(one)
            there = await other.find(live.id)
            await slips.open_slip(live, 0, shown(1))
            with monkeypatch.context() as late:
                pass_time(late, live, OPEN_MS)
                late_slip = slips.open_slip(there, 1, shown(2))
                await asyncio.gather(slips.settle(live), late_slip, return_exceptions=True)
            await live.refresh()
            await there.refresh()
            assert live.status == there.status == PLAYING
            assert live.state is not None
            assert live.state.setup is not None
            assert live.state.setup.pledge == there.setup.pledge
            assert (await elsewhere(live)).setup.pledge == there.setup.pledge
