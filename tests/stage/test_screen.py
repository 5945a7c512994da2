"""One screen for several people: what lies open, when the curtain falls, and who may look."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

import groundlings
from groundlings.kernel.step import Sealed
from groundlings.shakespeare import GAME as SHAKESPEARE
from groundlings.shakespeare.objectives import Choose, keep
from groundlings.stage import windows
from groundlings.stage.screen import Look, Shown, has_secrets, last_mover, shown, stays
from groundlings.store.model import BOT, FINISHED, GATHERING, Seat
from own_loop import in_own_loop
from stage.live_tables import chance, in_loop, say, wander
from stage.unstored import unstored_table

if TYPE_CHECKING:
    from random import Random

    from groundlings.stage.table import LiveTable


@in_loop
async def test_a_screen_that_is_passed_around_waits_for_the_next() -> None:
    """A game that says nothing of its secrets: everything is one."""
    live, mine = unstored_table(3, 7), [0, 1]
    assert shown(live, mine, None) == Shown(curtain=0)
    assert shown(live, mine, 1) == Shown(curtain=0)
    assert shown(live, mine, None, Look(1, 0)) == Shown(1, 1)
    assert shown(live, mine, None, Look(2, 0)) == Shown(curtain=0)
    await say(live, 0, "bid:0")
    assert shown(live, mine, None, Look(0, 1)) == Shown(curtain=1)
    assert stays(live, mine, Look(0, 0)) is None
    assert shown(live, mine, None, Look(1, 0)) == Shown(1, 1), "she is asked the same as before"
    await say(live, 1, "bid:0")
    assert shown(live, mine, None, Look(1, 2)) == Shown()
    live.table = replace(live.table, status=FINISHED)
    assert shown(live, mine, 1) == Shown(1, 1)
    assert shown(live, mine, None) == Shown(0, 0)
    live.table = replace(live.table, status=GATHERING)
    assert shown(live, mine, None, Look(1, 2)) == Shown()


@given(
    seats=st.integers(2, 4),
    secret=st.integers(0, 2**64),
    end_turn=st.booleans(),
    away=st.sets(st.integers(0, 3), max_size=2),
    die=st.randoms(use_true_random=False),
)
def test_a_screen_with_several_seats_shows_none_that_is_not_asked(
    seats: int, secret: int, away: set[int], die: Random, *, end_turn: bool
) -> None:
    live = unstored_table(seats, secret)
    live.table = replace(live.table, end_turn=end_turn)

    async def play() -> None:
        while live.asked:
            check()
            if live.pausing is not None:
                if die.random() < 0.5:
                    await live.undo(live.pausing, live.rev, 1)
                else:
                    live.table = replace(live.table, ended=live.rev)
                continue
            await wander(live, die, 1)
            if live.rev > 20:
                return

    def check() -> None:
        live.seats = [
            replace(seat, understudy="random" if seat.seat in away else None) for seat in live.seats
        ]
        turn = live.asked if live.pausing is None else [live.pausing]
        mine = sorted(die.sample(range(seats), die.randint(2, seats)))
        waiting = [
            seat
            for seat in mine
            if seat in turn and seat not in away and not is_answered_by_order(live, seat)
        ]
        for wanted in (None, *range(seats)):
            look = None if wanted is None else Look(wanted, live.rev)
            seen, chooser, curtain = shown(live, mine, None, look)
            assert seen == chooser == (wanted if wanted in waiting else None)
            assert curtain == (None if seen is not None or not waiting else waiting[0])
        live.seats = [replace(seat, understudy=None) for seat in live.seats]

    in_own_loop(play())


def is_answered_by_order(live: LiveTable, seat: int) -> bool:
    """Whether somebody in a window has sealed an answer, or can do nothing and has ordered so."""
    return live.window is not None and windows.answer_of(live, seat) is not None


def is_private(live: LiveTable) -> bool:
    """As the rulebook has it: wager and rest are chosen at once, objectives are looked at alone."""
    assert live.state is not None
    return isinstance(live.state.stack[-1], Sealed | Choose)


@pytest.mark.parametrize("secret", range(12))
def test_the_curtain_falls_where_something_private_is_asked_and_nowhere_else(secret: int) -> None:
    die = chance(secret)
    live, mine = unstored_table(2, secret, SHAKESPEARE), [0, 1]
    met: Counter[bool] = Counter()

    async def play() -> None:
        while live.asked and live.rev < 90:
            first = live.asked[0]
            met[is_private(live)] += 1
            if is_private(live):
                assert shown(live, mine, None) == Shown(curtain=first)
                assert shown(live, mine, first) == Shown(curtain=first), "nobody has said so"
                raised = Look(first, live.rev)
                assert shown(live, mine, None, raised) == Shown(first, first)
                assert stays(live, mine, Look(first, 0)) == raised
            else:
                assert shown(live, mine, None) == Shown(chooser=first)
                assert stays(live, mine, Look(first, live.rev)) is None
            await wander(live, die, 1)

    in_own_loop(play())
    assert met[True]
    assert met[False]


@in_loop
async def test_a_look_at_ones_own_ends_when_the_table_moves() -> None:
    live, mine = unstored_table(2, 3, SHAKESPEARE), [0, 1]
    first = live.asked[0]
    assert not has_secrets(live, first)
    for seat in mine:
        assert shown(live, mine, None, Look(seat, live.rev)) == Shown(seat, seat)
    await say(live, first, live.options(first)[0])
    assert shown(live, mine, None, Look(first, live.rev - 1)) == Shown(chooser=1 - first)
    assert last_mover(live, mine, 1 - first) == first, "what was chosen can still be taken back"
    assert last_mover(live, [1 - first], 1 - first) == 1 - first


def test_who_holds_an_objective_has_something_to_look_at() -> None:
    live = unstored_table(2, 3, SHAKESPEARE)
    g = live.state
    assert g is not None
    held = SHAKESPEARE.look(g, 0)["held"]
    assert held == []
    assert not has_secrets(live, 0)
    keep(g, 0, 2)
    assert has_secrets(live, 0)
    assert not has_secrets(live, 1)


@in_loop
async def test_who_may_think_again_before_a_bot_responds_has_the_screen() -> None:
    """Three people and a bot: the desks of a window wait, or nobody could end the beat."""
    othello = groundlings.game("othello")
    live, mine, die = unstored_table(4, 3, othello), [0, 1, 2], chance(5)
    people = [replace(seat, confirm="beat", person="Anne") for seat in live.seats[:3]]
    live.seats = [*people, Seat(3, BOT, bot="random")]
    for _ in range(60):
        if live.pausing is not None and live.window is not None:
            assert shown(live, mine, None).chooser == live.pausing
            return
        live.table = replace(live.table, ended=len(live.rows))
        seat = live.asked[0]
        option = othello.parse(die.choice(live.options(seat)))
        if live.seats[seat].player:
            await live.answer_for(seat, live.rev, option, "random")
        else:
            await say(live, seat, othello.text(option))
    pytest.fail("nobody's deed may be stopped by the bot")
