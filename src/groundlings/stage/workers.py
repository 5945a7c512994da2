"""Workers: where bots think, in processes of their own, so that no table waits for a thought.

Hints are thought there too, one at a time and only while a process is free: bots come first.
"""

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
from typing import TYPE_CHECKING, Final, TypeVar

import groundlings
from groundlings.bots import bot
from groundlings.bots.chair import Chair
from groundlings.bots.hints import hints
from groundlings.kernel.die import SEEDS, imagined

if TYPE_CHECKING:
    from collections.abc import Callable

    from groundlings.bots.hints import Hint
    from groundlings.kernel.game import Game
    from groundlings.kernel.parcel import Parcel
    from groundlings.kernel.state import State

T = TypeVar("T")
TRIES: Final = 3
PROMPTER: Final = "prompter"
"""Who is asked for hints."""


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
        self._thinking = 0
        """How many bots think, or wait for a process."""
        self._free = asyncio.Event()
        self._prompting = asyncio.Lock()
        """Held while a hint waits for a process or is thought of."""
        self._pondering: asyncio.Future[list[Hint]] | None = None

    async def ask(self, question: Question) -> int:
        """The option a bot chooses."""
        self._thinking += 1
        try:
            return await self._thought(think, question)
        finally:
            self._thinking -= 1
            self._free.set()

    async def advise(self, question: Question) -> list[Hint]:
        """The few best choices, thought of when no bot needs the process."""
        await self._prompting.acquire()
        try:
            while self._thinking >= self.size:
                self._free.clear()
                await self._free.wait()
        except BaseException:
            self._prompting.release()
            raise
        # Nobody may want it any more before it is thought of: the process is busy all the same.
        self._pondering = asyncio.ensure_future(self._thought(ponder, question))
        self._pondering.add_done_callback(self._pondered)
        return await asyncio.shield(self._pondering)

    def _pondered(self, thought: asyncio.Future[list[Hint]]) -> None:
        self._prompting.release()
        if not thought.cancelled():
            thought.exception()  # whoever still wants it is told

    async def _thought(self, deed: Callable[[Question, int], T], question: Question) -> T:
        die = thrown()
        for _ in range(TRIES - 1):
            pool = self._seated()
            try:
                return await asyncio.wrap_future(pool.submit(deed, question, die))
            except BrokenProcessPool:
                self._leave(pool)
        return await asyncio.wrap_future(self._seated().submit(deed, question, die))

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
    chair = _seat(question)
    options = chair.options()
    if len(options) == 1:
        return options[0]
    return int(bot(question.bot).choose(chair, imagined(die)))


def ponder(question: Question, die: int) -> list[Hint]:
    """Open the parcel and look for the few best choices."""
    chair = _seat(question)
    return hints(chair, imagined(die))


def _seat(question: Question) -> Chair:
    """The chair of whoever has sent the parcel."""
    game = groundlings.game_of(question.world)
    return Chair(game, game.opened(question.world), question.world.seat)


def thrown() -> int:
    """What a world is dealt by, and what a bot throws."""
    return secrets.randbelow(SEEDS)
