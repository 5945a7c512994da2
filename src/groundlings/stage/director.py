"""The director: moves bots and carries out standing orders, at a pace people can follow."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from groundlings.stage.orders import Orders
from groundlings.stage.second_thoughts import bots_wait
from groundlings.stage.workers import Question

if TYPE_CHECKING:
    from groundlings.stage.table import LiveTable
    from groundlings.stage.workers import Workers

LOG: Final = logging.getLogger("groundlings.stage")
THINKING_SECONDS: Final = 60
"""Seconds a bot may think before the table chooses for it."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long the house waits, in seconds."""

    bot: float = 0.7
    """Before a bot's choice, so that people can follow."""
    order: float = 0.7
    """Before a standing order's answer: always the same, whatever the seat could have done."""
    narrated: float = 0.1
    """Before a bot's choice at games that pages narrate: each reader has a pace of their own."""
    games: frozenset[str] = frozenset()
    """The games that pages narrate."""

    def before(self, game: str) -> float:
        """How long a bot waits before each of its choices."""
        return min(self.bot, self.narrated) if game in self.games else self.bot


def is_due(live: LiveTable) -> bool:
    """Whether the house has something to choose at this table."""
    if live.pausing is not None:
        return False
    return bool(_bots(live)) or bool(_ordered(live))


async def direct(live: LiveTable, workers: Workers, pace: Pace) -> None:
    """Go on until a person is asked, or nothing is left to do."""
    while True:
        if live.pausing is not None:
            return
        if _bots(live):
            await asyncio.sleep(pace.before(live.game.name) if _is_watched(live) else 0)
            if not await _move_bots(live, workers):
                return
        elif _ordered(live):
            await asyncio.sleep(pace.order)
            await _carry_out(live)
        else:
            return


def _bots(live: LiveTable) -> list[int]:
    """The bots that are to choose now."""
    return [] if bots_wait(live) else [seat for seat in live.asked if live.seats[seat].player]


def _is_watched(live: LiveTable) -> bool:
    """Whether somebody plays or looks on whose eyes must follow."""
    return live.listeners > 0 or any(seat.player is None for seat in live.seats)


async def _move_bots(live: LiveTable, workers: Workers) -> bool:
    """One choice of each bot that is asked: under a seal they are asked at once.

    They all think about the same moment; who answers later only finds one row more before its own.
    """
    seats = _bots(live)
    for seat in seats:
        rev = live.rev
        if live.state is None or seat not in live.asked:
            continue
        player = live.seats[seat].player
        if player is None:
            continue
        option = await _thought(live, workers, seat)
        if live.rev == rev and seat in live.asked:
            await live.answer_for(seat, rev, option, player)
    return bool(seats)


async def _thought(live: LiveTable, workers: Workers, seat: int) -> int:
    state = live.state
    if state is None or state.setup is None:
        raise RuntimeError("nobody thinks about a game that has not begun")
    question = Question(live.id, live.seats[seat].player or "", seat, state.setup, live.log())
    try:
        async with asyncio.timeout(THINKING_SECONDS):
            option = await workers.ask(question)
        if option in live.game.options(state, seat):
            return option
        LOG.error("the bot %s chose %s, which is not possible", question.bot, option)
    except Exception as why:  # noqa: BLE001 - whatever a bot trips over, its table goes on
        # One line, not a page: a broken bot fails at every choice.
        LOG.error("the bot %s failed: %s: %s", question.bot, type(why).__name__, why)  # noqa: TRY400
    return live.game.overdue(state, seat)


def _ordered(live: LiveTable) -> list[int]:
    """The seats whose standing orders choose for them now."""
    return [seat for seat in live.asked if _order(live, seat) is not None]


def _order(live: LiveTable, seat: int) -> int | None:
    if live.state is None or seat not in live.asked:
        return None
    return Orders.read(live.seats[seat].orders).answer(live.game, live.state, seat)


async def _carry_out(live: LiveTable) -> None:
    for seat in _ordered(live):
        await live.obey(seat, partial(_order, live, seat))
