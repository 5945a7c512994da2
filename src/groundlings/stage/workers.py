"""Workers: where bots think, in processes of their own, so that no table waits for a thought."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import wait
from threading import Thread
from typing import TYPE_CHECKING, Final

import groundlings
from groundlings.bots import bot
from groundlings.bots.chair import Chair
from groundlings.kernel.die import SEEDS, imagined
from groundlings.kernel.history import Replay

if TYPE_CHECKING:
    from collections.abc import Sequence

    from groundlings.kernel.game import Game
    from groundlings.kernel.setup import Setup

TRIES: Final = 3
MOST_REMEMBERED: Final = 64


@dataclass(frozen=True, slots=True)
class Question:
    """A table as a bot's process needs it: how it was set up, its log, and who is asked."""

    table: str
    bot: str
    seat: int
    setup: Setup
    rows: Sequence[tuple[int, int]]
    """The log as the kernel keeps it: seat and option, or seat and minus the number undone."""


class Workers:
    """Processes in which bots think. A dead one is replaced and the thought begun anew."""

    def __init__(self, size: int | None = None) -> None:
        self.size = size or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, question: Question) -> int:
        """The option a bot chooses."""
        die = secrets.randbelow(SEEDS)
        for _ in range(TRIES - 1):
            pool = self._seated()
            try:
                return await asyncio.wrap_future(pool.submit(think, question, die))
            except BrokenProcessPool:
                self._leave(pool)
        return await asyncio.wrap_future(self._seated().submit(think, question, die))

    def _seated(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.size, context, _go_with_the_house)
        return self._pool

    def _leave(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Send everybody home."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def _go_with_the_house() -> None:
    """A killed house cannot send its bots home, so each of them watches for its end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    house = multiprocessing.parent_process()

    def watch() -> None:
        if house is not None:
            wait([house.sentinel])
            os._exit(1)

    Thread(target=watch, daemon=True).start()


# In a bot's own process

_remembered: dict[str, tuple[Game, Replay, list[tuple[int, int]]]] = {}


def think(question: Question, die: int) -> int:
    """Play the table up to this moment and ask the bot."""
    game, reading = _up_to_date(question)
    chair = Chair(game, reading.g, question.seat)
    options = chair.options()
    if len(options) == 1:
        return options[0]
    return int(bot(question.bot).choose(chair, imagined(die)))


def _up_to_date(question: Question) -> tuple[Game, Replay]:
    """The table as it was last time and what has happened since, or from the beginning."""
    rows = list(question.rows)
    known = _remembered.pop(question.table, None)
    if known is None or known[2] != rows[: len(known[2])]:
        game = groundlings.game_of(question.setup)
        known = game, Replay(game, question.setup.begin(game)), []
    game, reading, read = known
    for seat, option in rows[len(read) :]:
        reading.follow(seat, option)
    _remembered[question.table] = game, reading, rows
    while len(_remembered) > MOST_REMEMBERED:
        del _remembered[next(iter(_remembered))]
    return game, reading
