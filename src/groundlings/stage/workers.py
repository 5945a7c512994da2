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

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.kernel.parcel import Parcel
    from groundlings.kernel.state import State

TRIES: Final = 3


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot's process is told: a world that its seat may believe in, and nothing else.

    It shows that seat what the true one shows, and other worlds are dealt from it as well as from
    the true one. Seed, log and others' hands never leave the house.
    """

    bot: str
    world: Parcel

    @classmethod
    def of(cls, bot: str, game: Game, state: State, seat: int) -> Question:
        """What this bot, at this seat, is asked now."""
        return cls(bot, game.parcel(state, seat, thrown()))


class Workers:
    """Processes in which bots think. A dead one is replaced and the thought begun anew."""

    def __init__(self, size: int | None = None) -> None:
        self.size = size or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, question: Question) -> int:
        """The option a bot chooses."""
        die = thrown()
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


def think(question: Question, die: int) -> int:
    """Open the parcel and ask the bot."""
    game = groundlings.game_of(question.world)
    chair = Chair(game, game.opened(question.world), question.world.seat)
    options = chair.options()
    if len(options) == 1:
        return options[0]
    return int(bot(question.bot).choose(chair, imagined(die)))


def thrown() -> int:
    """What a world is dealt by, and what a bot throws."""
    return secrets.randbelow(SEEDS)
