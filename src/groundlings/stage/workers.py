"""Workers: where bots think, in processes of their own, so that no table waits for a thought.

Hints are thought there too, one at a time.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from itertools import count
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import groundlings
from groundlings.bots import bot
from groundlings.bots.chair import Chair
from groundlings.bots.hints import hints
from groundlings.kernel.die import SEEDS, imagined
from groundlings.stage.tempo import Tempo
from groundlings.stage.thinker import Lost, Thinker

if TYPE_CHECKING:
    from groundlings.bots.hints import Hint
    from groundlings.kernel.game import Game
    from groundlings.kernel.parcel import Parcel
    from groundlings.kernel.state import State

TRIES: Final = 3
PATIENCE: Final = 60
"""Seconds a thought may take before its process is ended, and its table chooses for the bot."""
MOST_KNOWN: Final = 1_000
"""So many addresses are remembered; who was not served for longest is forgotten first."""
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


class Rank(IntEnum):
    """Who is heard first: a table with a person at it before all others."""

    PLAYED = 0
    """Somebody plays here, and is here."""
    WATCHED = 1
    """Somebody looks on, or has a seat and is away."""
    HINT = 2
    UNSEEN = 3
    """Bots among themselves, and nobody looks."""


class Claim(NamedTuple):
    """For whom a thought is thought."""

    rank: Rank = Rank.WATCHED
    address: str = ""
    """Where those who play there came from; all of one address share one turn."""
    kind: tuple[str, ...] = ()
    """The kind of question, where how long the answer takes could tell of a hand."""
    is_open: bool = True
    """Whether there is more than one thing to choose."""


ANYBODY: Final = Claim()


@dataclass(eq=False, slots=True)
class Waiting:
    """A thought that waits for a process, or is being thought."""

    claim: Claim
    number: int
    deed: Callable[[Question, int], Any]
    question: Question
    done: asyncio.Future[Any]
    took: float = 0
    """Seconds of thought, without those in the line."""
    is_usual: bool = True
    """Whether the process stood ready: one that must begin first takes as long as ten thoughts."""


class Workers:
    """Processes in which bots think. One that dies or hangs is replaced.

    Who waits stands in one line: by rank, then whoever's address was served longest ago, then
    whoever has waited longest. So a thousand tables of one visitor cost others one thought each
    time, and not a thousand. A dead process's thought is begun anew; one that takes too long is
    given up, and its process with it.
    """

    def __init__(self, size: int | None = None, patience: float = PATIENCE) -> None:
        self.size = size or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.patience = patience
        self.replaced = 0
        """How many processes hung and were replaced."""
        self.thinkers = [Thinker() for _ in range(self.size)]
        self._free = self.thinkers[::-1]
        """The one that thought last thinks next: those who are never needed are never begun."""
        self._line: list[Waiting] = []
        self._served: OrderedDict[str, int] = OrderedDict()
        """By address, the number of the thought that was served last."""
        self._count = count(1)
        self._attending: set[asyncio.Task[None]] = set()
        self._pondering: asyncio.Task[None] | None = None
        """The hint that is thought of: there is one at a time."""
        self._is_closed = False
        self._tempo = Tempo()

    @property
    def thinking(self) -> int:
        """How many thoughts are under way."""
        return self.size - len(self._free)

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a process."""
        return len(self._line)

    async def ask(self, question: Question, claim: Claim = ANYBODY) -> int:
        """The option a bot chooses."""
        waiting = self._stand(think, question, claim)
        option = int(await self._heard(waiting))
        if claim.kind:
            is_open = claim.is_open and waiting.is_usual
            rest = self._tempo.rest(claim.kind, waiting.took, is_open=is_open)
            await asyncio.sleep(rest)
        return option

    async def advise(self, question: Question) -> list[Hint]:
        """The few best choices: after the bots of whoever plays or watches, one at a time.

        Nobody may want it any more before it is thought of: the process is busy all the same.
        """
        found: list[Hint] = await self._heard(self._stand(ponder, question, Claim(Rank.HINT)))
        return found

    def _stand(
        self, deed: Callable[[Question, int], Any], question: Question, claim: Claim
    ) -> Waiting:
        """Somebody more in the line."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        waiting = Waiting(claim, next(self._count), deed, question, done)
        self._line.append(waiting)
        self._call()
        return waiting

    async def _heard(self, waiting: Waiting) -> Any:  # noqa: ANN401 - whatever the deed finds
        try:
            return await waiting.done
        finally:
            if waiting in self._line:
                self._line.remove(waiting)

    def _call(self) -> None:
        """Whoever is next sits down, wherever a process is free."""
        while self._free and not self._is_closed:
            found = self._line
            if self._pondering is not None:
                found = [one for one in found if one.claim.rank != Rank.HINT]
            if not found:
                return
            waiting = min(found, key=self._place)
            self._line.remove(waiting)
            address = waiting.claim.address
            self._served[address] = next(self._count)
            self._served.move_to_end(address)
            while len(self._served) > MOST_KNOWN:
                self._served.popitem(last=False)
            task = asyncio.create_task(self._attend(self._free.pop(), waiting))
            self._attending.add(task)
            task.add_done_callback(self._attending.discard)
            if waiting.claim.rank == Rank.HINT:
                self._pondering = task

    def _place(self, waiting: Waiting) -> tuple[int, int, int]:
        """Where somebody stands in the line."""
        claim = waiting.claim
        return claim.rank, self._served.get(claim.address, 0), waiting.number

    async def _attend(self, thinker: Thinker, waiting: Waiting) -> None:
        """One thought, to its end."""
        done, die = waiting.done, thrown()
        began = asyncio.get_running_loop().time()
        try:
            for _ in range(TRIES):
                waiting.is_usual = thinker.is_ready
                thought = asyncio.wrap_future(thinker.think(waiting.deed, waiting.question, die))
                await asyncio.wait([thought], timeout=self.patience)
                if not thought.done():
                    self.replaced += 1
                    await asyncio.to_thread(thinker.end)
                    await asyncio.wait([thought])
                    thought.exception()  # lost, as it was meant to be
                    raise TimeoutError(f"no answer within {self.patience:g} seconds")  # noqa: TRY301
                why = thought.exception()
                if not isinstance(why, Lost) or self._is_closed:
                    break
            found = thought.result()
        except Exception as error:  # noqa: BLE001 - whoever waits is told, whatever it was
            if not done.done():
                done.set_exception(error)
        else:
            waiting.took = asyncio.get_running_loop().time() - began
            if not done.done():
                done.set_result(found)
        finally:
            self._free.append(thinker)
            if waiting.claim.rank == Rank.HINT:
                self._pondering = None
            self._call()

    def close(self) -> None:
        """Send everybody home, whatever they think of."""
        self._is_closed = True
        for thinker in self.thinkers:
            thinker.close()


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
