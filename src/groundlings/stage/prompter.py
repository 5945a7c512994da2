"""The Prompter: whispers the few best choices to whoever is asked and wants to know.

A hint is thought of in the bots' processes, from a parcel of the seat that asks: only what that
seat may know can matter, and its die is thrown fresh. It is whispered to that seat alone, is good
for as long as the seat is asked the same, and is forgotten after that.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

from groundlings.bots.eyes import EYES
from groundlings.stage.keys import now
from groundlings.stage.refusals import HintsOff, NoHint, NotAsked, NotYours, Stale, TooManyHints
from groundlings.stage.workers import PROMPTER, Question
from groundlings.store.model import BOT

if TYPE_CHECKING:
    from groundlings.bots.hints import Hint
    from groundlings.stage.seating import Visitor
    from groundlings.stage.table import LiveTable
    from groundlings.stage.workers import Workers

LOG: Final = logging.getLogger("groundlings.stage")
PATIENCE: Final = 60
"""Seconds after which a hint that has not come will not come."""
AT_ONCE: Final = 20
"""So many hints somebody may have in a row, at all tables together..."""
EACH_MS: Final = 5_000
"""... and then one more each time so many milliseconds have gone by."""
MOST_KNOWN: Final = 10_000
"""So many people's hints are counted; whoever has not asked for longest is forgotten first."""


@dataclass(slots=True)
class Whisper:
    """What a seat is told, or will be."""

    row: int
    """The row since which the seat is asked this."""
    hints: list[Hint] = field(default_factory=list)
    thought: asyncio.Task[None] | None = None
    is_lost: bool = False
    """Whether nothing came of it."""

    @property
    def is_thinking(self) -> bool:
        """Whether it is still thought of."""
        return self.thought is not None


def are_on(live: LiveTable) -> bool:
    """Whether those who play here get hints: as the table was opened, else where one is alone."""
    if live.table.hints is not None:
        return live.table.hints
    return is_single(live)


def is_single(live: LiveTable) -> bool:
    """Whether one person plays here alone, or against bots only."""
    return sum(seat.kind != BOT for seat in live.seats) == 1


def may_ask(live: LiveTable, seat: int | None) -> bool:
    """Whether this seat can have a hint now: it is asked, and has a choice."""
    if seat is None or seat not in live.asked or live.seats[seat].player is not None:
        return False
    return are_on(live) and live.game.name in EYES and len(live.offered(seat)) > 1


def whisper_of(live: LiveTable, seat: int) -> Whisper | None:
    """What this seat was told about the question it is asked now, or soon will be."""
    found = live.whispers.get(seat)
    return found if found is not None and _is_good(live, seat, found) else None


def _is_good(live: LiveTable, seat: int, whisper: Whisper) -> bool:
    return seat in live.asked and live.asked_at(seat) == whisper.row


class Prompter:
    """Thinks of hints for all tables of a house."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._left: OrderedDict[str, tuple[float, int]] = OrderedDict()
        """How many hints somebody may still have, and when that was reckoned."""
        self._thoughts: set[asyncio.Task[None]] = set()
        self.given = 0
        """How many were thought of."""

    def attend(self, live: LiveTable) -> None:
        """From now on forget what was whispered here as soon as the table moves on."""
        live.observers.append(partial(self._moved, live))

    async def leave(self) -> None:
        """Think of nothing any more."""
        thoughts = [thought for thought in self._thoughts if not thought.done()]
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)

    def ask(self, live: LiveTable, who: Visitor, seat: int, rev: int) -> Whisper:
        """Begin to think of a hint for this seat; what is there already costs nothing."""
        self._check(live, who, seat, rev)
        found = whisper_of(live, seat)
        if found is not None and not found.is_lost:
            return found
        self._pay(who)
        whisper = Whisper(live.asked_at(seat))
        whisper.thought = asyncio.create_task(self._think(live, seat, whisper))
        self._thoughts.add(whisper.thought)
        whisper.thought.add_done_callback(self._thoughts.discard)
        live.whispers[seat] = whisper
        live.ring_for(seat)
        return whisper

    async def answer(self, live: LiveTable, who: Visitor, seat: int, rev: int) -> list[Hint]:
        """The few best choices, as soon as they are thought of."""
        whisper = self.ask(live, who, seat, rev)
        if whisper.thought is not None:
            await asyncio.wait([whisper.thought])
        if live.whispers.get(seat) is not whisper:
            raise Stale("the table has moved on while the hint was thought of: ask again")
        if whisper.is_lost:
            raise NoHint("no hint came of it; nothing at your table has changed, so ask again")
        return whisper.hints

    def _check(self, live: LiveTable, who: Visitor, seat: int, rev: int) -> None:
        if seat not in who.seats(live):
            raise NotYours("hints are told to whoever sits there, and to nobody else")
        if not are_on(live):
            raise HintsOff("hints are off at this table")
        if not may_ask(live, seat):
            raise NotAsked("hints are for a seat that is asked and has more than one choice")
        if not live.asked_at(seat) <= rev <= live.rev:
            raise Stale(f"the table has moved on: it is at {live.rev}, you asked about {rev}")

    def _pay(self, who: Visitor) -> None:
        """Count what somebody asks for, so that they leave something for others."""
        name, at = who.person or who.token or "", now()
        left, since = self._left.pop(name, (float(AT_ONCE), at))
        left = min(float(AT_ONCE), left + (at - since) / EACH_MS)
        self._left[name] = (left - 1 if left >= 1 else left), at
        while len(self._left) > MOST_KNOWN:
            self._left.popitem(last=False)
        if left < 1:
            raise TooManyHints(
                "so many hints at once are more than the house can think of: ask again in "
                f"{EACH_MS // 1000} seconds"
            )

    async def _think(self, live: LiveTable, seat: int, whisper: Whisper) -> None:
        state = live.state
        if state is None:
            raise RuntimeError("nobody thinks about a game that has not begun")
        try:
            async with asyncio.timeout(PATIENCE):
                question = Question.of(PROMPTER, live.game, state, seat)
                whisper.hints = await self._workers.advise(question)
            self.given += 1
        except Exception as why:  # noqa: BLE001 - whatever it trips over, the table goes on
            LOG.error("the prompter failed: %s: %s", type(why).__name__, why)  # noqa: TRY400
            whisper.is_lost = True
        whisper.thought = None
        live.ring_for(seat)

    def _moved(self, live: LiveTable, _is_seen: bool) -> None:  # noqa: FBT001 - all it is told
        for seat, whisper in list(live.whispers.items()):
            if not _is_good(live, seat, whisper):
                del live.whispers[seat]
                if whisper.thought is not None:
                    whisper.thought.cancel()
