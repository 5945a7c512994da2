from __future__ import annotations

import asyncio
from concurrent.futures import Future
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from groundlings.stage.refusals import Illegal, NotNow, NotYours, Refusal, Stale
from groundlings.stage.table import MOST_AT_ONCE, replayed
from groundlings.store.model import (
    CLOSED,
    FINISHED,
    FROZEN,
    GATHERING,
    PLAYING,
    Row,
)
from own_loop import in_own_loop
from pit import GAME
from stage.live_tables import (
    assert_same,
    chance,
    deal,
    elsewhere,
    finish,
    house,
    in_loop,
    say,
    settled,
    shove,
    table,
    until,
    wander,
)
from stage.unstored import unstored_table

if TYPE_CHECKING:
    from random import Random


# Rebuilt


@in_loop
async def test_a_table_is_rebuilt_from_its_log(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, (), (), ())
    async with house(database) as place:
        live = await table(place, "me", "me", "me")
        die = chance(5)
        for _ in range(6):
            assert_same(live, await elsewhere(live))
            await wander(live, die, 7)
        await finish(live)
        assert live.status == FINISHED
        assert_same(live, await elsewhere(live))
        assert [row.n for row in live.rows] == list(range(live.rev))
        assert place.store.log(live.id) == live.rows


@in_loop
async def test_a_table_of_shakespeare_is_rebuilt_from_its_log(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, (), ())
    async with house(file) as place:
        live = await table(place, "me", "me", game="shakespeare")
        await wander(live, chance(1), 60)
        assert_same(live, await elsewhere(live))


@in_loop
async def test_every_moment_of_the_log_can_be_looked_at(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "me")
        moments = []
        while live.rev < 12:
            assert live.state is not None
            moments.append(live.state.clone())
            await wander(live, chance(live.rev), 1)
        assert [live.at(n) for n in range(12)] == moments


# Refused


@in_loop
async def test_what_is_refused_changes_nothing(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "me")
        await say(live, 0, "bid:1")
        beat, state = live.beat, live.state
        wrong: list[tuple[int, int, list[str], type[Refusal]]] = [
            (1, 2, ["bid:1"], Stale),
            (1, -1, ["bid:1"], Stale),
            (0, 0, ["bid:1"], Stale),
            (0, 1, ["bid:1"], Illegal),
            (1, 1, ["bid:9"], Illegal),
            (1, 1, ["take:pie"], Illegal),
            (1, 1, [""], Illegal),
            (1, 1, ["undo 1"], Illegal),
            (1, 1, [], Illegal),
            (1, 1, ["bid:0"] * (MOST_AT_ONCE + 1), Illegal),
            (1, 1, ["bid:0", "bid:0"], Illegal),
            (2, 1, ["bid:0"], NotYours),
            (-1, 1, ["bid:0"], NotYours),
        ]
        for seat, rev, choices, refusal in wrong:
            with pytest.raises(refusal):
                await live.choose(seat, rev, choices)
        assert live.state is state
        assert (live.rev, live.beat) == (1, beat)
        assert len(place.store.log(live.id)) == 1
        await live.choose(1, 0, ["bid:0"])  # asked before seat 0 answered, and still


@in_loop
async def test_a_double_click_lands_once(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "me")
        clicks = [live.choose(0, 0, ["bid:1"]) for _ in range(4)]
        said = await asyncio.gather(*clicks, return_exceptions=True)
        assert [type(one) for one in said] == [type(None), Stale, Stale, Stale]
        assert live.rev == 1


@in_loop
async def test_several_choices_are_made_all_or_none(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, ("shove",), ())
    async with house(database) as place:
        live = await table(place, "me", "me")
        await say(live, 0, "bid:1")
        await say(live, 1, "bid:0")
        first = live.options(0)[0]
        rest = ["put:left"] if first.startswith("take") else []
        with pytest.raises(Illegal):
            await say(live, 0, first, *rest, "play:shove", "at:0")
        assert live.rev == 2
        await say(live, 0, first, *rest, "play:shove")
        assert [row.option for row in live.rows[2:]] == [first, *rest, "play:shove"]
        assert_same(live, await elsewhere(live))


@in_loop
async def test_nothing_is_chosen_at_a_table_that_does_not_play(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "open")
        assert live.status == GATHERING
        with pytest.raises(NotNow, match="the game has not begun: a seat is still open"):
            await live.choose(0, 0, ["bid:1"])
        await live.close("enough")
        with pytest.raises(NotNow, match="this table was closed"):
            await live.choose(0, 0, ["bid:1"])
        with pytest.raises(NotNow, match="over already"):
            await live.close()
        over = await table(place, "me", "me")
        await finish(over)
        for act in (over.choose(0, over.rev, ["bid:1"]), over.undo(0, over.rev, None)):
            with pytest.raises(NotNow, match="the game is over: nothing is left to choose"):
                await act
        assert (over.asked, over.options(0), over.undoable(0)) == ([], [], 0)


@in_loop
async def test_a_table_that_was_closed_stays_so_and_keeps_its_log(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "me")
        await say(live, 0, "bid:1")
        await live.close("it rains")
        other = await elsewhere(live)
        assert (other.status, other.table.note, other.rev) == (CLOSED, "it rains", 1)
        assert other.asked == []


# Seals


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
@in_loop
async def test_under_a_seal_nobody_is_stale(database: str, order: tuple[int, ...]) -> None:
    async with house(database) as place:
        live = await table(place, "me", "me", "me")
        await asyncio.gather(*(live.choose(seat, 0, [f"bid:{seat}"]) for seat in order))
        assert [row.seat for row in live.rows] == list(order)
        assert live.asked == [2]
        assert_same(live, await elsewhere(live))


@in_loop
async def test_the_own_second_answer_is_stale(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "me", "me")
        said = await asyncio.gather(
            live.choose(0, 0, ["bid:1"]),
            live.choose(1, 0, ["bid:1"]),
            live.choose(0, 0, ["bid:2"]),
            return_exceptions=True,
        )
        assert [type(one) for one in said] == [type(None), type(None), Stale]


@in_loop
async def test_who_takes_an_answer_back_disturbs_nobody(database: str) -> None:
    async with house(database) as place:
        live = await table(place, "me", "me", "me")
        await live.choose(0, 0, ["bid:1"])
        await live.choose(1, 0, ["bid:0"])
        await live.undo(0, 1, 1)  # since the own answer only another one has come
        await live.choose(2, 0, ["bid:0"])
        with pytest.raises(Stale):
            await live.choose(0, 2, ["bid:2"])  # a click from before the taking back
        await live.choose(0, 3, ["bid:2"])
        assert [row.option for row in live.rows] == ["bid:1", "bid:0", "undo 1", "bid:0", "bid:2"]
        assert_same(live, await elsewhere(live))


# Undo


@in_loop
async def test_choices_are_taken_back_one_by_one_or_to_the_barrier(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, ("shove",), ())
    async with house(file) as place:
        live = await table(place, "me", "me")
        await say(live, 0, "bid:1")
        await say(live, 1, "bid:0")
        assert [live.undoable(seat) for seat in (0, 1)] == [0, 0]
        assert live.state is not None
        barrier, rows = live.state.clone(), live.rev
        while "pass" not in live.options(0):
            await say(live, 0, live.options(0)[0])
        made = live.rev - rows
        assert live.undoable(0) == made
        for wrong in (0, -1, made + 1):
            with pytest.raises(Illegal):
                await live.undo(0, live.rev, wrong)
        before = live.at(live.rev - 1)
        await live.undo(0, live.rev, 1)
        assert live.state.numbers() == before.numbers()
        assert live.rows[-1].option == "undo 1"
        if made > 1:
            await live.undo(0, live.rev, None)
            assert live.rows[-1].option == f"undo {made - 1}"
        assert live.state == barrier
        with pytest.raises(Illegal, match="can take back nothing now"):
            await live.undo(0, live.rev, None)
        assert live.rev == rows + made + (2 if made > 1 else 1)
        assert_same(live, await elsewhere(live))


@in_loop
async def test_nobody_takes_back_what_another_has_answered_to(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, ("shove",), ("catch",), ())
    async with house(file) as place:
        live = await table(place, "me", "me", "me")
        await shove(live)
        assert live.asked == [1, 2]
        assert live.undoable(0) > 0
        rev = live.rev
        await say(live, 1, "let")
        assert live.undoable(0) > 0, "an answer under the seal tells nobody anything"
        await say(live, 2, "let")
        assert live.undoable(0) == 0
        with pytest.raises((Illegal, Stale)):
            await live.undo(0, rev, 1)
        with pytest.raises(Illegal):
            await live.undo(0, live.rev, 1)
        assert live.rev == rev + 2


@in_loop
async def test_an_undo_is_for_the_table_it_was_thought_of(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "me")
        await live.choose(0, 0, ["bid:1"])
        for rev in (0, 2):
            with pytest.raises(Stale):
                await live.undo(0, rev, 1)
        clicks = [live.undo(0, 1, 1), live.undo(0, 1, 1)]
        said = await asyncio.gather(*clicks, return_exceptions=True)
        assert [type(one) for one in said] == [type(None), Stale]


# Turns that are ended


@in_loop
async def test_where_turns_are_ended_the_others_wait(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, ("shove",), ("catch",))
    async with house(database) as place:
        live = await table(place, "me", "me", end_turn=True)
        await shove(live)
        assert (live.asked, live.pausing) == ([1], 0)
        assert live.options(1) == []
        with pytest.raises(NotNow, match="seat 0 has not ended its turn yet"):
            await say(live, 1, "let")
        with pytest.raises(NotNow):
            await live.end_turn(1, live.rev)
        assert_same(live, await elsewhere(live))
        await live.undo(0, live.rev, 1)
        assert live.pausing is None
        await say(live, 0, "play:shove")
        with pytest.raises(NotNow, match="your turn is over: end it, or take something back"):
            await say(live, 0, "bid:0")
        rows = live.rev
        await live.end_turn(0, live.rev)
        assert (live.pausing, live.rev) == (None, rows)
        assert live.options(1) == ["catch", "let"]
        assert_same(live, await elsewhere(live))
        with pytest.raises(NotNow, match="there is no turn of seat 0 to end now"):
            await live.end_turn(0, live.rev)
        await say(live, 1, "let")


@in_loop
async def test_a_turn_is_ended_at_the_table_it_was_thought_of(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, ("shove",), ("catch",))
    async with house(file) as place:
        live = await table(place, "me", "me", end_turn=True)
        await shove(live)
        for rev in (live.rev - 1, live.rev + 1):
            with pytest.raises(Stale):
                await live.end_turn(0, rev)
        assert live.pausing == 0


@in_loop
async def test_bots_wait_for_the_end_of_a_turn(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, ("shove",), ("catch",))
    async with house(file) as place:
        live = await table(place, "me", "bot:random", end_turn=True)
        while live.pausing is None:
            assert live.status == PLAYING
            await until(live, lambda: 0 in live.asked or live.status != PLAYING)
            wish = [one for one in live.options(0) if one in {"bid:3", "play:shove"}]
            await say(live, 0, (wish or live.options(0))[-1])
            await until(live, lambda: not live.state or live.asked != [1] or live.pausing == 0)
        assert live.asked == [1]
        await settled(place)
        rows = live.rev
        again = await elsewhere(live)
        assert (again.pausing, again.rev) == (0, rows)
        await live.end_turn(0, rows)
        await until(live, lambda: live.rev > rows)
        assert live.rows[rows].seat == 1


# Whatever goes wrong


@in_loop
async def test_what_the_store_does_not_take_has_not_happened(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(file) as place:
        live = await table(place, "me", "me")

        def fail(*_: object) -> Future[bool]:
            broken: Future[bool] = Future()
            broken.set_exception(OSError("the disk is full"))
            return broken

        with monkeypatch.context() as patch:
            patch.setattr(place.store, "append", fail)
            with pytest.raises(OSError, match="the disk is full"):
                await live.choose(0, 0, ["bid:1"])
        assert (live.rev, live.asked) == (0, [0, 1])
        await live.choose(0, 0, ["bid:1"])
        assert_same(live, await elsewhere(live))


@in_loop
async def test_who_loses_the_race_for_a_row_sees_the_table_as_it_is(database: str) -> None:
    async with house(database) as place:
        live = await table(place, "me", "me")
        place.store.append(live.id, [Row(0, 1, "bid:0", 5)]).result()  # another house
        with pytest.raises(Stale, match="somebody was quicker"):
            await live.choose(0, 0, ["bid:1"])
        assert [row.seat for row in live.rows] == [1]
        assert live.asked == [0]
        await live.choose(0, 1, ["bid:1"])
        assert_same(live, await elsewhere(live))


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
@in_loop
async def test_somebody_who_leaves_in_the_middle_stops_nobody(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "me")
        gone = asyncio.create_task(live.choose(0, 0, ["bid:1"]))
        await asyncio.sleep(0)  # far enough to wait for the writer
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        other = await asyncio.wait_for(table(place, "me", "me"), 5)
        await asyncio.wait_for(other.choose(0, 0, ["bid:1"]), 5)
        await live.refresh()
        assert live.rev <= 1
        assert_same(live, await elsewhere(live))


@in_loop
async def test_a_table_of_other_rules_is_frozen_and_keeps_its_log(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(database) as place:
        live, over = await table(place, "me", "me"), await table(place, "me", "me")
        await say(live, 0, "bid:1")
        await finish(over)
        monkeypatch.setattr(GAME, "rules", 2)
        other = await elsewhere(live)
        why = "it was begun by rules 1 of pit, and this release plays by rules 2"
        assert (other.status, other.table.note, other.state) == (FROZEN, why, None)
        assert other.rows == live.rows
        assert place.store.log(live.id) == live.rows
        found = place.store.table(live.id)
        assert found is not None
        assert (found[0].status, found[0].note) == (FROZEN, why)
        with pytest.raises(NotNow, match=f"this table is frozen: {why}"):
            await other.choose(1, 1, ["bid:0"])
        again = await elsewhere(live)
        assert (again.status, again.table.note) == (FROZEN, why)
        ended = await elsewhere(over)
        assert (ended.status, ended.state) == (FINISHED, None)
        assert place.store.ending(over.id) is not None


@in_loop
async def test_a_frozen_table_goes_on_once_the_rules_fit_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(database) as place:
        live = await table(place, "me", "me")
        await say(live, 0, "bid:1")
        with monkeypatch.context() as other_release:
            other_release.setattr(GAME, "rules", 2)
            assert (await elsewhere(live)).status == FROZEN
        again = await elsewhere(live)
        assert (again.status, again.table.note, again.rows) == (PLAYING, "", live.rows)
        found = place.store.table(live.id)
        assert found is not None
        assert (found[0].status, found[0].note) == (PLAYING, "")
        await say(again, 1, "bid:0")
        assert again.rev == 2


@in_loop
async def test_a_log_with_a_row_missing_freezes_its_table(file: str) -> None:
    async with house(file) as place:
        live = await table(place, "me", "me")
        await say(live, 0, "bid:1")
        place.store.append(live.id, [Row(2, 1, "bid:0", 5)]).result()
        other = await elsewhere(live)
        assert (other.status, other.table.note) == (FROZEN, "row 1: it is missing")


@pytest.mark.parametrize("option", ["take:pie", "undo 3", "undo x", "dance", "bid:", ""])
@in_loop
async def test_a_log_that_cannot_be_played_any_more_freezes_its_table(
    file: str, option: str
) -> None:
    async with house(file) as place:
        live = await table(place, "me", "me")
        await say(live, 0, "bid:1")
        place.store.append(live.id, [Row(1, 1, option, 5)]).result()
        other = await elsewhere(live)
        assert other.status == FROZEN
        assert other.table.note.startswith("row 1: ")
        assert len(place.store.log(live.id)) == 2
        await live.refresh()
        assert live.status == FROZEN
        assert live.asked == []


# Without a database: many random games


@given(seats=st.integers(2, 4), secret=st.integers(0, 2**64), die=st.randoms(use_true_random=False))
def test_a_choice_is_stale_once_its_seat_has_chosen_and_not_before(
    seats: int, secret: int, die: Random
) -> None:
    async def play() -> None:
        live = unstored_table(seats, secret)
        asked_at = dict.fromkeys(live.asked, 0)
        while live.asked and live.rev < 16:
            seat = die.choice([seat for seat in live.asked if live.options(seat)])
            rev = die.randint(asked_at[seat], live.rev)
            if asked_at[seat]:
                with pytest.raises(Stale):
                    await live.choose(seat, asked_at[seat] - 1, ["bid:0"])
            was_asked, before = set(live.asked), live.rev
            await live.choose(seat, rev, [die.choice(live.options(seat))])
            still = was_asked - ({seat} if live.rev > before else set())
            asked_at = {one: asked_at[one] if one in still else live.rev for one in live.asked}

    in_own_loop(play())


@given(seats=st.integers(2, 4), secret=st.integers(0, 2**64), die=st.randoms(use_true_random=False))
def test_whatever_is_taken_back_the_log_leads_to_the_same_table(
    seats: int, secret: int, die: Random
) -> None:
    live = unstored_table(seats, secret)
    in_own_loop(wander(live, die, 25))
    assert replayed(GAME, live.table.setup(live.seats), live.rows) == live.state


@in_loop
async def test_who_is_asked_no_more_may_think_again_and_the_log_still_plays(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, ("shove",), ("catch",), ())
    async with house(file) as place:
        live = await table(place, "me", "me", "me")
        await shove(live)
        await say(live, 1, "let")
        await live.undo(1, live.rev, 1)
        if live.undoable(0):  # whatever the table allows, the log must be able to tell again
            await live.undo(0, live.rev, 1)
        other = await elsewhere(live)
        assert other.table.note == ""
        assert_same(live, other)
