"""A live table: the game as it stands, rebuilt from the log, and the one road a choice takes.

Under the table's lock a choice is played on a clone, written to the log, and only when it is safe
there does the clone become the game and the others are told. So whatever goes wrong on the way,
nothing has happened.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from groundlings.errors import GameError
from groundlings.kernel import log
from groundlings.kernel.history import Replay
from groundlings.kernel.play import asked_seats
from groundlings.kernel.state import NOBODY
from groundlings.stage import absence, windows
from groundlings.stage.keys import moment, now
from groundlings.stage.pace import Pace
from groundlings.stage.refusals import Illegal, NotNow, NotYours, Stale
from groundlings.stage.second_thoughts import thinker
from groundlings.stage.watched import Watched
from groundlings.store.model import (
    CLOSED,
    FINISHED,
    FROZEN,
    GATHERING,
    OPEN,
    PLAYING,
    Ending,
    Row,
    Seat,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from groundlings.kernel.game import Game
    from groundlings.kernel.setup import Branch, Setup
    from groundlings.kernel.state import State
    from groundlings.stage.prompter import Whisper
    from groundlings.stage.windows import Window
    from groundlings.store.model import Table
    from groundlings.store.store import Store

LOG: Final = logging.getLogger("groundlings.stage")
MOST_AT_ONCE: Final = 32
"""So many choices may come in one post."""


class LiveTable(Watched):
    """One table with the game that is played there."""

    def __init__(
        self,
        store: Store,
        table: Table,
        seats: list[Seat],
        game: Game,
        branch: Branch | None = None,
        pace: Pace | None = None,
    ) -> None:
        super().__init__(store, table, seats)
        self.pace = pace or Pace()
        self.game = game
        self.branch = branch
        """The moment of another table that its game goes on from."""
        self.state: State | None = None
        self.ending: Ending | None = None
        """How the game has ended, where this release cannot play it again."""
        self.is_ours = not store.is_shared
        """Whether this process made the last change, and so moves the bots."""
        self.lock = asyncio.Lock()
        self._asked_at: dict[int, int] = {}
        self.thoughts: dict[int, tuple[int, int]] = {}
        """What bots will answer in a window: the row that they thought about, and the option."""
        self.whispers: dict[int, Whisper] = {}
        """What seats were told that asked for hints, or soon will be."""
        self.obeyed: dict[int, str] = {}
        """The rows that the house has answered for somebody, and why."""

    # What it is

    @property
    def asked(self) -> list[int]:
        """The seats that must choose now, as far as the table lets them."""
        if self.state is None or self.status != PLAYING:
            return []
        return asked_seats(self.state)

    @property
    def pausing(self) -> int | None:
        """The seat that may still think again before the next one acts."""
        return thinker(self)

    @property
    def turn(self) -> list[int]:
        """The seats that all wait for: who may think again, else those that must choose."""
        pausing = self.pausing
        return self.asked if pausing is None else [pausing]

    @property
    def window(self) -> Window | None:
        """The window that is open now, by what everybody may know."""
        return windows.window_of(self)

    def answer(self, seat: int | None) -> str:
        """What this seat has answered in the window that is open; nobody else may know."""
        return "" if seat is None else windows.sealed(self.seats[seat], self.rev)

    def asked_of(self, seat: int | None) -> list[int]:
        """The seats that must choose now, as this seat may know it: in a window, only of itself."""
        return [one for one in self.asked if one != seat or not self.answer(seat)]

    def asked_at(self, seat: int) -> int:
        """The row since which this seat is asked the same; now if it is not asked."""
        return self._asked_at.get(seat, self.rev)

    def offered(self, seat: int | None) -> list[int]:
        """What this seat may choose now."""
        if seat is None or self.state is None or self.status != PLAYING:
            return []
        if self.pausing is not None or windows.is_done_for(self, seat):
            return []
        return self.game.options(self.state, seat)

    def options(self, seat: int | None) -> list[str]:
        """The same in the notation of the game; nothing while an answer of it is sealed."""
        if self.answer(seat):
            return []
        return [self.game.text(option) for option in self.offered(seat)]

    def undoable(self, seat: int | None) -> int:
        """How many choices this seat may take back."""
        if seat is None or self.state is None or self.status != PLAYING or self.state.over:
            return 0
        if self.answer(seat):
            return 1
        if self._is_ended or (self.obeyed and self._last_row_of(seat) in self.obeyed):
            return 0  # an order would only answer the same again
        return self.game.undoable(self.state, seat)

    @property
    def setup(self) -> Setup:
        """How the game here is set up."""
        return self.table.setup(self.seats, branch=self.branch)

    def at(self, row: int) -> State:
        """The game as it stood after so many rows of its log."""
        return replayed(self.game, self.setup, self.rows[:row])

    def choices_at(self, row: int) -> int:
        """How many choices stood after so many rows of its log."""
        return len(log.fold(self.log()[:row]))

    def log(self) -> list[tuple[int, int]]:
        """The log as the kernel keeps it."""
        if self.state is None or self.state.log is None:
            return []
        return [(seat, option) for seat, option in self.state.log.read()]

    # What people do

    async def choose(self, seat: int, rev: int, choices: Sequence[str]) -> None:
        """Make these choices, all of them or none."""
        async with self.lock:
            await self._catch_up_to(rev)
            g = self._playing(seat, rev, self.asked_at(seat))
            self._check_pause(seat)
            if not 1 <= len(choices) <= MOST_AT_ONCE:
                raise Illegal(f"a post has 1 to {MOST_AT_ONCE} choices, not {len(choices)}")
            self._check_own(seat)
            if self.window is not None and seat in self.asked:
                await windows.seal(self, seat, choices)
                return
            for made, text in enumerate(choices):
                # Whether the next one is legal would tell what this one has revealed, for nothing.
                if made and self.game.undoable(g, seat) < made:
                    raise Illegal("something is revealed on the way: choose one by one")
                self._play(g, seat, text)
            at = now()
            rows = [Row(self.rev + n, seat, text, at) for n, text in enumerate(choices)]
            was_ready = self.state is not None and windows.uses_ready(self, seat)
            await self.write(g, rows)
            if was_ready:
                await windows.put_away(self, seat)

    async def answer_for(self, seat: int, rev: int, option: int, player: str) -> bool:
        """What a bot chooses; False if the table has moved on meanwhile.

        `player` is the bot that was asked: who has come back chooses.
        """
        async with self.lock:
            if self.seats[seat].player != player or rev != self.rev:
                return False
            return await self._answer(seat, option)

    async def obey(self, seat: int, order: Callable[[], int | None]) -> None:
        """What a standing order chooses, if it still stands; there is no turn to end after it."""
        async with self.lock:
            option = None if self.seats[seat].player else order()
            if option is not None:
                await self._answer(seat, option, is_obeyed=True)

    async def undo(self, seat: int, rev: int, steps: int | None) -> None:
        """Take back so many choices, or with None everything down to the last barrier (S106)."""
        async with self.lock:
            await self._catch_up_to(rev)
            g = self._playing(seat, rev, self._last_row_of(seat) + 1)
            self._check_own(seat)
            if self.answer(seat):
                await windows.unseal(self, seat)
                return
            if self._is_ended:
                raise Illegal("this turn has been ended: there are no second thoughts")
            free = self.game.undoable(g, seat)
            try:
                # To take back is to play again from the start: not while others wait for the loop.
                await asyncio.to_thread(
                    self.game.undo, g, seat, (free or 1) if steps is None else steps
                )
            except GameError as error:
                raise Illegal(str(error)) from None
            taken = g.log.read()[-1][1] if g.log is not None else 0
            await self.write(g, [Row(self.rev, seat, log.written(self.game, taken), now())])

    async def end_turn(self, seat: int, rev: int) -> None:
        """Say that there will be no second thoughts."""
        async with self.lock:
            await self._catch_up_to(rev)
            self._playing(seat, rev, self.rev)
            if self.pausing != seat:
                raise NotNow(f"there is no turn of seat {seat} to end now")
            await self._end_turn()

    # What the house does

    async def load(self) -> None:
        """Play the log again; a log that cannot be played any more freezes the table.

        Once it can be played again, as by the release that it was begun with, the game goes on.
        """
        self.rows = await asyncio.to_thread(self.store.log, self.id)
        if self.status == GATHERING or (self.status == CLOSED and not self.rows):
            return
        try:
            g = await asyncio.to_thread(self._played_again, self.table, self.seats, self.rows)
        except GameError as error:
            await self._freeze(str(error))
            return
        if self.status == FROZEN:
            await self._thaw()
        self._become(g, ())

    async def refresh(self) -> None:
        """Read what other processes have written."""
        async with self.lock:
            await self.refresh_now()

    async def begin(self) -> None:
        """Start the game, if every seat is taken."""
        async with self.lock:
            is_begun = await asyncio.wrap_future(self.store.begin(self.id, now()))
            await self.refresh_now()
            self.is_ours |= is_begun
            self.tell()

    async def close(self, note: str = "") -> None:
        """End the table without a result."""
        async with self.lock:
            if self.status not in {GATHERING, PLAYING, FROZEN}:
                raise NotNow("this table is over already")
            values = {"status": CLOSED, "note": note, "changed": now()}
            await asyncio.wrap_future(self.store.change_table(self.id, **values))
            await self.refresh_now()

    # Within

    def _playing(self, seat: int, rev: int, since: int) -> State:
        """A clone of the game, if this seat may do something to it.

        `since` is the row from which on nothing has changed for what is about to be done: under a
        seal others may answer while one thinks, and that is no reason to ask again.
        """
        if self.state is None or self.status != PLAYING:
            raise NotNow(self.why_not_playing())
        if not 0 <= seat < len(self.seats):
            raise NotYours(f"there is no seat {seat} at this table")
        if not min(since, self.rev) <= rev <= self.rev:
            raise Stale(f"the table has moved on: it is at {self.rev}, your choice was for {rev}")
        return self.state.clone()

    async def _catch_up_to(self, rev: int) -> None:
        """Whoever has seen more than this process has seen it at another one."""
        if rev > self.rev and self.store.is_shared:
            await self.refresh_now()

    @property
    def _is_ended(self) -> bool:
        """Whether the last turn has been ended, and nothing was chosen since."""
        return 0 < self.rev <= self.table.ended

    async def _end_turn(self) -> None:
        await asyncio.wrap_future(self.store.change_table(self.id, ended=self.rev))
        self.table = replace(self.table, ended=self.rev)
        self.is_ours = True
        self.tell()

    async def _answer(self, seat: int, option: int, *, is_obeyed: bool = False) -> bool:
        """Choose for a seat, if it is asked; False if somebody was quicker."""
        if seat not in self.asked or self.state is None or self.pausing is not None:
            return False
        g = self.state.clone()
        self.game.play(g, seat, option)
        rev = self.rev
        if is_obeyed:
            self.obeyed[rev] = windows.PASSED
        try:
            await self.write(g, [Row(rev, seat, self.game.text(option), now())])
        except Stale:
            self.obeyed.pop(rev, None)
            return False
        return True

    def _last_row_of(self, seat: int) -> int:
        return max((row.n for row in self.rows if row.seat == seat), default=-1)

    def _become(self, g: State, rows: Sequence[Row]) -> None:
        """The game goes on as this one; who is asked the same as before is not asked anew."""
        before, self.state = self.state, g
        self.rows += rows
        self.moved = moment()
        still: set[int] = set()
        if before is not None and before.stack[-1:] == g.stack[-1:]:
            still = set(asked_seats(before)) - {row.seat for row in rows}
        anew = self.rev if before is not None else self.rev - self._given(g)
        self._asked_at = {
            seat: self._asked_at.get(seat, self.rev) if seat in still else anew
            for seat in asked_seats(g)
        }

    def _given(self, g: State) -> int:
        """How many answers under the seal stand at the end of the log."""
        given: set[int] = set()
        for row in reversed(self.rows if g.answers else []):
            is_undo = log.steps_back(row.option) is not None
            if is_undo or row.seat in given or g.answers[row.seat] == NOBODY:
                break
            given.add(row.seat)
        return len(given)

    @property
    def scores(self) -> list[int]:
        """What each seat has by now, or had at the end."""
        if self.state is None:
            return self.ending.scores if self.ending is not None else []
        return [int(score) for score in self.game.scores(self.state)]

    @property
    def winners(self) -> list[int] | None:
        """Who has won; nothing before the end."""
        if self.status != FINISHED or self.state is None:
            return self.ending.winners if self.ending is not None else None
        return [int(seat) for seat in self.game.winners(self.state)]

    def view(self, seat: int | None) -> dict[str, object] | None:
        """What this seat may see; of a game that cannot be played again, what all saw last."""
        if self.state is None:
            return self.ending.view if self.ending is not None else None
        return self.game.view(self.state, seat)

    def why_not_playing(self) -> str:
        """Why nothing can be chosen here."""
        return {
            GATHERING: "the game has not begun: a seat is still open"
            if any(seat.kind == OPEN for seat in self.seats)
            else "the game has not begun: its dice are being drawn",
            FINISHED: "the game is over: nothing is left to choose",
            CLOSED: "this table was closed",
            FROZEN: f"this table is frozen: {self.table.note}",
        }.get(self.status, "the game is being set up")

    def _check_own(self, seat: int) -> None:
        if self.seats[seat].player:
            raise NotNow(f"a bot plays for seat {seat}; take the seat back first")

    def _check_pause(self, seat: int) -> None:
        pausing = self.pausing
        if pausing is not None and pausing != seat:
            raise NotNow(f"seat {pausing} has not ended its turn yet")
        if pausing is not None:
            raise NotNow("your turn is over: end it, or take something back")

    def _play(self, g: State, seat: int, text: str) -> None:
        try:
            self.game.play(g, seat, self.game.parse(text))
        except GameError as error:
            raise Illegal(str(error)) from None

    async def write(self, g: State, rows: list[Row]) -> None:
        """The only write, under the lock: durable before anyone is told."""
        ending = ending_of(self.game, g, rows[-1].at) if g.over else None
        if not await asyncio.wrap_future(self.store.append(self.id, rows, ending)):
            await self.refresh_now()
            raise Stale("somebody was quicker: look at the table again")
        self._become(g, rows)
        self.is_ours = True
        if ending is not None:
            self.table = replace(self.table, status=FINISHED, changed=ending.at)
        self.tell()

    async def refresh_now(self) -> None:
        """The same, under the lock."""
        found = await asyncio.to_thread(self.store.table, self.id)
        if found is None:
            self.table = replace(self.table, status=CLOSED)
            self.tell()
            return
        table, seats = found
        rows = await asyncio.to_thread(self.store.log, self.id, self.rev)
        g, broken = self.state, ""
        if rows if g is not None else table.status in {PLAYING, FINISHED}:
            every = [*self.rows, *rows]
            try:
                g = await asyncio.to_thread(self._played_again, table, seats, every)
            except GameError as error:
                broken = str(error)
        # All of it changes at once: nobody may see the end of a game without its last choice.
        before = self.table, _without_secrets(self.seats), self.rev
        unseen = [(seat.sealed, seat.orders) for seat in self.seats]
        sat, self.table, self.seats = self.seats, table, seats
        absence.heard(self, sat)
        if broken:
            await self._freeze(broken)
        elif g is not None and g is not self.state:
            self._become(g, rows)
        if (self.table, _without_secrets(self.seats), self.rev) != before:
            self.is_ours = not self.store.is_shared
            self.tell()
        for seat, was in zip(seats, unseen, strict=True):
            if (seat.sealed, seat.orders) != was:
                self.ring_for(seat.seat)

    async def _freeze(self, why: str) -> None:
        """A table that cannot be played on keeps its log and says why; what is over stays so."""
        if self.status == FINISHED:
            self.ending = await asyncio.to_thread(self.store.ending, self.id)
        if self.status == PLAYING:
            frozen = self.store.change_table(self.id, status=FROZEN, note=why)
            await asyncio.wrap_future(frozen)
            self.table = replace(self.table, status=FROZEN)
        self.table = replace(self.table, note=why)

    async def _thaw(self) -> None:
        """What kept this table from being played on is gone; nothing else has happened to it."""
        await asyncio.wrap_future(self.store.thaw(self.id))
        self.table = replace(self.table, status=PLAYING, note="")

    def _played_again(self, table: Table, seats: list[Seat], rows: Sequence[Row]) -> State:
        """The game that is stored; whatever it trips over is told as what freezes the table."""
        try:
            return replayed(self.game, table.setup(seats, branch=self.branch), rows)
        except (GameError, MemoryError):
            raise
        except Exception as error:  # a damaged row may break anything, and no other table for it
            LOG.exception("table %s cannot be read", self.id)
            name = type(error).__name__
            raise GameError(f"what is stored of it cannot be read ({name})") from error


def _without_secrets(seats: Sequence[Seat]) -> list[Seat]:
    """Seats as others may notice them."""
    return [replace(seat, looked=0, sealed="", orders="", here=0) for seat in seats]


def replayed(game: Game, setup: Setup, rows: Sequence[Row]) -> State:
    """The game that these rows lead to; one that cannot be played any more is told with its row."""
    reading = Replay(game, setup.begin(game))
    for n, row in enumerate(rows):
        if row.n != n:
            raise GameError(f"row {n}: it is missing")
        try:
            reading.read(row.seat, row.option)
        except GameError as error:
            raise GameError(f"row {row.n}: {error}") from None
    return reading.g


def ending_of(game: Game, g: State, at: int) -> Ending:
    """How this game has ended."""
    scores = [int(score) for score in game.scores(g)]
    winners = [int(seat) for seat in game.winners(g)]
    return Ending(scores, winners, game.view(g, None), at)
