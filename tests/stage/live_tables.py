"""Live tables to test with: open a playhouse, sit down, choose, wait for what must happen."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from functools import wraps
from random import Random
from typing import TYPE_CHECKING, Any

import groundlings
from groundlings.stage import playhouse
from groundlings.stage.pace import Pace
from groundlings.stage.playhouse import Playhouse
from groundlings.stage.wish import SeatWish, Wish
from groundlings.stage.workers import ANYBODY, Workers, think
from groundlings.store.store import Store
from own_loop import in_own_loop

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterable

    import pytest

    from groundlings.kernel.game import Game
    from groundlings.stage.table import LiveTable
    from groundlings.stage.workers import Claim, Question

TIMEOUT = 40  # seconds until a test that waits gives up
AT_ONCE = Pace(bot=0, beat=0, passing=0)
SALT = bytes(16)


def in_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that is played in an event loop of its own."""

    @wraps(test)
    def play(*args: object, **fixtures: object) -> None:
        async def in_time() -> None:
            async with asyncio.timeout(2 * TIMEOUT):
                await test(*args, **fixtures)

        in_own_loop(in_time())

    return play


class Here(Workers):
    """Workers whose bots think here and now, where the process makes no difference."""

    async def ask(self, question: Question, claim: Claim = ANYBODY) -> int:
        await asyncio.sleep(0)
        return think(question, 7)


class Nobody(Workers):
    """Workers whose bots never come to an end."""

    async def ask(self, question: Question, claim: Claim = ANYBODY) -> int:
        await asyncio.Event().wait()
        return 0


@asynccontextmanager
async def house(
    database: str,
    *,
    workers: Workers | None = None,
    pace: Pace = AT_ONCE,
    editions: Iterable[Game] = (),
    is_open: bool = False,
) -> AsyncIterator[Playhouse]:
    """A playhouse; one that is not opened neither sweeps nor listens."""
    store = Store(database)
    place = Playhouse(store, workers or Here(), pace, list(editions))
    try:
        if is_open:
            await place.open()
        yield place
    finally:
        await place.close()
        await asyncio.to_thread(store.close)


async def table(place: Playhouse, *chairs: str, game: str = "pit", **wish: Any) -> LiveTable:  # noqa: ANN401 - whatever a wish has
    """A table with these chairs."""
    seats = tuple(SeatWish.read(chair) for chair in chairs)
    live, _ = await place.open_table(Wish(game, seats, **wish))
    return live


async def elsewhere(live: LiveTable) -> LiveTable:
    """The same table as a house finds it that knows nothing but the store."""
    return await Playhouse(live.store, Here(), AT_ONCE).find(live.id)


def assert_same(live: LiveTable, other: LiveTable) -> None:
    """Nobody could tell these two apart."""
    assert live is not other
    assert live.state == other.state
    assert live.rows == other.rows
    assert live.log() == other.log()
    assert (live.table, live.seats) == (other.table, other.seats)
    assert (live.asked, live.pausing) == (other.asked, other.pausing)
    for seat in range(len(live.seats)):
        assert live.options(seat) == other.options(seat)
        assert live.undoable(seat) == other.undoable(seat)
    if live.state is not None and other.state is not None:
        for viewer in (None, *range(len(live.seats))):
            assert live.game.view(live.state, viewer) == other.game.view(other.state, viewer)


async def until(live: LiveTable, is_so: Callable[[], bool]) -> None:
    """Wait for the bell until it is so."""
    bell = live.listen()
    async with asyncio.timeout(TIMEOUT):
        while not is_so():
            bell.clear()
            await bell.wait()
    live.leave(bell)


async def eventually(is_so: Callable[[], Awaitable[bool] | bool]) -> None:
    """Wait for what rings no bell."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            found = is_so()
            if found if isinstance(found, bool) else await found:
                return
            await asyncio.sleep(0.01)


async def settled(place: Playhouse) -> None:
    """Wait until no bot and no standing order is about to choose."""
    async with asyncio.timeout(TIMEOUT):
        while place.upkeep.moving:
            await asyncio.gather(*place.upkeep.moving.values())


async def say(live: LiveTable, seat: int, *choices: str) -> None:
    """Choose at the table as it stands."""
    await live.choose(seat, live.rev, choices)


def chance(seed: int) -> Random:
    """The same chance every time."""
    return Random(seed)  # noqa: S311 - a die of a test


async def wander(live: LiveTable, chance: Random, rows: int) -> None:
    """So many rows of people who choose anything, and think again now and then."""
    for _ in range(rows):
        if not live.asked:
            return
        thinker = next((n for n in range(len(live.seats)) if live.undoable(n)), None)
        if thinker is not None and chance.random() < 0.2:
            await live.undo(thinker, live.rev, chance.choice([1, None]))
            continue
        seat = chance.choice([seat for seat in live.asked if live.options(seat)])
        await say(live, seat, chance.choice(live.options(seat)))


async def finish(live: LiveTable) -> None:
    """Everybody takes their last option until the end."""
    while live.asked:
        seat = next(seat for seat in live.asked if live.options(seat))
        await say(live, seat, live.options(seat)[-1])


def deal(monkeypatch: pytest.MonkeyPatch, *hands: tuple[str, ...]) -> None:
    """From here on tables of the Pit are dealt so: each hand has or, with a `-`, has not a card."""
    game = groundlings.game("pit")
    for secret in range(20_000):
        g = game.new(len(hands), groundlings.Pledge(secret, SALT))
        seen: list[Any] = [game.view(g, seat)["hand"] for seat in range(len(hands))]
        if all(
            (card[1:] not in held) if card.startswith("-") else (card in held)
            for hand, held in zip(hands, seen, strict=True)
            for card in hand
        ):
            monkeypatch.setattr(playhouse, "drawn_secret", lambda secret=secret: (secret, SALT))
            return
    raise LookupError(hands)


async def shove(live: LiveTable) -> None:
    """Seat 0 wins the bid and shoves seat 1: the others may catch it."""
    for seat in range(len(live.seats)):
        await say(live, seat, "bid:1" if seat == 0 else "bid:0")
    while "play:shove" not in live.options(0):
        await say(live, 0, live.options(0)[0])
    await say(live, 0, "play:shove")
    if "at:1" in live.options(0):
        await say(live, 0, "at:1")
