"""No way around a secret, an order or an ended turn: what somebody found who tried hard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from groundlings.kernel.orders import Orders
from groundlings.stage import seating
from groundlings.stage import table as tables
from groundlings.stage.refusals import Illegal, NotNow, Stale
from groundlings.stage.windows import give_orders
from groundlings.store.model import FINISHED, PLAYING, Row
from stage.live_tables import (
    deal,
    elsewhere,
    finish,
    house,
    in_loop,
    say,
    settled,
    shove,
    table,
)

if TYPE_CHECKING:
    from groundlings.kernel.state import State


@in_loop
async def test_a_row_of_choices_tells_nothing_of_what_the_first_would_reveal(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "me")
        await say(live, 0, "bid:1")
        said = set()
        for bid in live.options(1):
            for second in ("let", "play:shove", "bid:0"):
                with pytest.raises(Illegal) as refusal:
                    await say(live, 1, bid, second)
                said.add(str(refusal.value))
        assert said == {"something is revealed on the way: choose one by one"}
        assert live.rev == 1


@in_loop
async def test_a_look_into_a_hand_cannot_be_had_for_nothing(file: str) -> None:
    async with house(file) as place:
        live = await table(place, *["me"] * 3, game="othello")
        while "look" not in live.options(live.asked[0]):
            seat = next(seat for seat in live.asked if live.options(seat))
            wish = [one for one in live.options(seat) if one.startswith(("show:exchange", "at:"))]
            await say(live, seat, (wish or live.options(seat))[0])
        rows = live.rev
        with pytest.raises(Illegal, match="choose one by one"):
            await say(live, live.asked[0], "look", "pass")
        assert live.rev == rows


@in_loop
async def test_nobody_sees_the_end_of_a_game_before_its_last_choice(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(database) as place:
        live = await table(place, "me", "me")
        other = await elsewhere(live)
        await finish(live)
        seen = []
        really = tables.replayed

        def replayed(*args: object) -> State:
            seen.append(other.status)
            return really(*args)  # type: ignore[arg-type]  # whatever it was given

        monkeypatch.setattr(tables, "replayed", replayed)
        await other.refresh()
        assert seen == [PLAYING]
        assert other.status == FINISHED
        assert other.state == live.state


@in_loop
async def test_what_an_order_answers_is_no_turn_to_be_ended(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, ("shove",), ("-catch",))
    async with house(file) as place:
        live = await table(place, "me", "me", end_turn=True)
        await give_orders(live, 1, Orders(elsewhere=True))
        await shove(live)
        rows = live.rev
        await live.end_turn(0, rows)
        await settled(place)
        assert [(row.seat, row.option) for row in live.rows[rows:]] == [(1, "let")]
        assert live.pausing is None
        assert live.options(live.asked[0])
        assert (await elsewhere(live)).pausing is None


@in_loop
async def test_what_an_order_answers_is_not_offered_to_be_taken_back(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, ("shove",), ("-catch",), ("catch",))
    async with house(file) as place:
        live = await table(place, "me", "me", "me")
        await give_orders(live, 1, Orders(elsewhere=True))
        await shove(live)
        await say(live, 2, "let")
        assert [row.seat for row in live.rows[-2:]] == [1, 2]
        assert live.undoable(1) == 0


@in_loop
async def test_a_turn_that_was_ended_is_not_taken_back(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, ("shove",), ("catch",))
    async with house(file) as place:
        live = await table(place, "me", "me", end_turn=True)
        await shove(live)
        assert live.undoable(0)
        await live.end_turn(0, live.rev)
        assert live.undoable(0) == 0
        with pytest.raises(Illegal, match="this turn has been ended"):
            await live.undo(0, live.rev, 1)
        await say(live, 1, "let")
        assert live.rows[-1].seat == 1


@in_loop
async def test_a_house_that_has_just_opened_knows_since_when_a_seal_stands(database: str) -> None:
    async with house(database) as place:
        live = await table(place, "me", "me", "me")
        await live.choose(1, 0, ["bid:1"])
        again = await elsewhere(live)
        await again.choose(0, 0, ["bid:0"])
        once_more = await elsewhere(live)
        await once_more.choose(2, 0, ["bid:0"])
        assert once_more.asked == [1]
        with pytest.raises(Stale):
            await (await elsewhere(live)).choose(1, 2, [once_more.options(1)[0]])


@in_loop
async def test_who_has_seen_more_elsewhere_is_believed(database: str) -> None:
    async with house(database) as place:
        live = await table(place, "me", "me")
        place.store.append(live.id, [Row(0, 1, "bid:0", 5)]).result()  # another house
        if place.store.is_shared:
            await live.choose(0, 1, ["bid:1"])
            assert live.rev == 2
        else:  # one house alone knows all there is
            with pytest.raises(Stale):
                await live.choose(0, 1, ["bid:1"])


@in_loop
async def test_nothing_is_changed_at_a_table_that_is_closed(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "open")
        await live.close()
        seats = list(live.seats)
        with pytest.raises(NotNow, match="this table was closed"):
            await seating.fill(live, 1, "random")
        with pytest.raises(NotNow, match="this table was closed"):
            await give_orders(live, 0, Orders(elsewhere=True))
        assert live.seats == seats
