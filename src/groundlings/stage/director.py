"""The director: moves bots, carries out orders and opens windows, at a pace people can follow."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from groundlings.stage.keys import now
from groundlings.stage.second_thoughts import bots_wait
from groundlings.stage.windows import (
    answer_of,
    is_answered,
    is_clocked,
    is_passing,
    open_window,
    ordered,
    think,
)
from groundlings.stage.workers import Claim, Question, Rank

if TYPE_CHECKING:
    from groundlings.stage.pace import Pace
    from groundlings.stage.table import LiveTable
    from groundlings.stage.windows import Window
    from groundlings.stage.workers import Workers

LOG: Final = logging.getLogger("groundlings.stage")


def is_due(live: LiveTable) -> bool:
    """Whether the house has something to choose or to open at this table."""
    if live.pausing is not None:
        return False
    window = live.window
    if window is not None:
        return window.beats > 0 or bool(_thoughtless(live, window)) or is_answered(live)
    return bool(_bots(live)) or _pass_of(live) is not None


async def direct(live: LiveTable, workers: Workers, pace: Pace) -> None:
    """Go on until a person is asked, or nothing is left to do."""
    while is_due(live):
        window = live.window
        if window is not None:
            await _hold_open(live, window, workers)
        elif is_passing(live):
            await _pass(live, workers, pace)
        else:
            await asyncio.sleep(pace.before(live.game.name) if _is_watched(live) else 0)
            await _move_bots(live, workers)


# Windows


def _thoughtless(live: LiveTable, window: Window) -> list[int]:
    """The bots that have not thought about this window yet."""
    bots = [seat for seat in window.seats if live.seats[seat].player]
    return [seat for seat in bots if answer_of(live, seat) is None]


async def _hold_open(live: LiveTable, window: Window, workers: Workers) -> None:
    """Let bots think, wait for the clock, and open the window; no thought makes it longer."""
    thinking = asyncio.ensure_future(_think(live, window, workers))
    try:
        if window.beats:
            await _until(live, window.rev, window.opens)
        else:
            await thinking
    finally:
        thinking.cancel()
    if window.beats or is_answered(live):
        await open_window(live, window.rev)


async def _think(live: LiveTable, window: Window, workers: Workers) -> None:
    for seat in _thoughtless(live, window):
        option = await _thought(live, workers, seat)
        think(live, seat, window.rev, option)


async def _until(live: LiveTable, rev: int, moment: int) -> None:
    """Wait for this moment, unless the table moves on before."""
    bell = live.listen()
    try:
        while live.rev == rev and (left := moment - now()) > 0:
            bell.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left / 1000):
                    await bell.wait()
    finally:
        live.leave(bell)


# Passes


def _pass_of(live: LiveTable) -> int | None:
    """The seat whose pass the house makes now."""
    if not is_passing(live) or bots_wait(live):
        return None
    seat = live.asked[0]
    return seat if ordered(live, seat) is not None else None


async def _pass(live: LiveTable, workers: Workers, pace: Pace) -> None:
    """A bot's pass, or one that an order makes: where people play, each takes the same time."""
    seat, rev, since = live.asked[0], live.rev, now()
    player = live.seats[seat].player
    option = await _thought(live, workers, seat) if player else None
    if is_clocked(live):
        await _until(live, rev, since + round(pace.passing * 1000))
    elif option is not None and not _is_pass(live, seat, option):
        await asyncio.sleep(pace.before(live.game.name) if _is_watched(live) else 0)
    if live.rev != rev or live.asked != [seat]:
        return
    if player is not None and option is not None:
        await live.answer_for(seat, rev, option, player)
    else:
        await live.obey(seat, partial(ordered, live, seat))


def _is_pass(live: LiveTable, seat: int, option: int) -> bool:
    occasion = live.game.occasion(live.state, seat) if live.state is not None else None
    return occasion is not None and occasion.passing == option


# Everything else


def _bots(live: LiveTable) -> list[int]:
    """The bots that are to choose now."""
    return [] if bots_wait(live) else [seat for seat in live.asked if live.seats[seat].player]


def _is_watched(live: LiveTable) -> bool:
    """Whether somebody plays or looks on whose eyes must follow."""
    return live.listeners > 0 or any(seat.player is None for seat in live.seats)


def _claim(live: LiveTable, seat: int) -> Claim:
    """For whom a bot thinks: somebody who plays, somebody who looks on, or nobody.

    Who looks on must not learn from how long it takes what it holds: that goes for the games in
    which others may stop what one does, and for what is asked in secret. At a house whose pace is
    0 nobody waits for a clock.
    """
    seats = live.seats
    chosen_for = [seat.seat for seat in seats if seat.player is None]
    is_seen = live.listeners > 0 or any(live.is_here(seat) for seat in chosen_for)
    rank = Rank.PLAYED if chosen_for and is_seen else Rank.WATCHED
    if not chosen_for and not is_seen:
        return Claim(Rank.UNSEEN, live.address)
    game, g = live.game, live.state
    if g is None or not live.pace.beat or not (game.deeds or game.is_secret(g, seat)):
        return Claim(rank, live.address)
    kind = game.name, seats[seat].player or "", type(g.stack[-1]).__name__
    return Claim(rank, live.address, kind, len(game.options(g, seat)) > 1)


async def _move_bots(live: LiveTable, workers: Workers) -> None:
    """One choice of each bot that is asked: under a seal they are asked at once.

    They all think about the same moment; who answers later only finds one row more before its own.
    """
    for seat in _bots(live):
        rev = live.rev
        if live.state is None or seat not in live.asked:
            continue
        player = live.seats[seat].player
        if player is None:
            continue
        option = await _thought(live, workers, seat)
        if live.rev == rev and seat in live.asked:
            await live.answer_for(seat, rev, option, player)


async def _thought(live: LiveTable, workers: Workers, seat: int) -> int:
    state = live.state
    if state is None:
        raise RuntimeError("nobody thinks about a game that has not begun")
    question = Question.of(live.seats[seat].player or "", live.game, state, seat)
    try:
        option = await workers.ask(question, _claim(live, seat))
        if option in live.game.options(state, seat):
            return option
        LOG.error("the bot %s chose %s, which is not possible", question.bot, option)
    except Exception as why:  # noqa: BLE001 - whatever a bot trips over, its table goes on
        # One line, not a page: a broken bot fails at every choice.
        LOG.error("the bot %s failed: %s: %s", question.bot, type(why).__name__, why)  # noqa: TRY400
    return live.game.overdue(state, seat)
