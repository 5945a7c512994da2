"""The playhouse: all live tables of this process, and how they are opened, found and kept going."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

import groundlings
from groundlings.bots import bot
from groundlings.editions.sheet import Sheet
from groundlings.errors import GameError, shown
from groundlings.stage import seating
from groundlings.stage.director import Pace, direct, is_due
from groundlings.stage.keys import PLAYERS, drawn_secret, kept, long_key, now, short_key, sign
from groundlings.stage.refusals import NoTable, NotNow, Wrong
from groundlings.stage.table import LiveTable
from groundlings.stage.workers import Workers
from groundlings.store.model import (
    BOT,
    FINISHED,
    LINK,
    LISTED,
    NOBODY_ELSE,
    OPEN,
    PERSON,
    PLAYING,
    SCREEN,
    Person,
    Seat,
    Table,
)
from groundlings.words import languages

if TYPE_CHECKING:
    from collections.abc import Iterable

    from groundlings.kernel.game import Game
    from groundlings.kernel.playbill import Setting
    from groundlings.stage.seating import Visitor
    from groundlings.store.store import Store

LOG: Final = logging.getLogger("groundlings.stage")
LONGEST_NAME: Final = 40
LONGEST_NONCE: Final = 64
WATCH: Final = (LINK, LISTED, NOBODY_ELSE)
EDITION: Final = re.compile(r"[0-9a-f]{1,64}")
ADDRESS: Final = re.compile(r"[2-9a-z]{12}")
SWEEP: Final = 2.0
"""Seconds between two looks at what other processes or the host's commands have done."""
GRACE: Final = 5_000
"""Milliseconds after which a table whose bots nobody moves is taken over."""
IDLE: Final = 600_000
"""Milliseconds after which a table that nobody looks at is forgotten until somebody comes."""


@dataclass(frozen=True, slots=True)
class SeatWish:
    """A seat as a new table wishes for it: `me`, `open`, `screen` or a bot."""

    kind: str
    name: str = ""
    bot: str | None = None

    @classmethod
    def read(cls, text: object, name: str = "") -> SeatWish:
        """From how the JSON API and the form write it."""
        match text:
            case "me":
                return cls(PERSON, name)
            case "open":
                return cls(OPEN)
            case "screen":
                return cls(SCREEN, name)
            case str() if text.startswith("bot:"):
                return cls(BOT, name, bot(text.removeprefix("bot:")).name)
        raise Wrong(f"a seat is 'me', 'open', 'screen' or 'bot:NAME', not {shown(text)}")


@dataclass(frozen=True, slots=True)
class Wish:
    """A table somebody wants to open."""

    game: str
    chairs: tuple[SeatWish, ...]
    variants: dict[str, Setting] = field(default_factory=dict)
    edition: str | None = None
    name: str = ""
    language: str = "en"
    watch: str = LINK
    end_turn: bool = False
    nonce: bytes | None = None


class Playhouse:
    """Everything that goes on in this process."""

    def __init__(
        self,
        store: Store,
        workers: Workers | None = None,
        pace: Pace | None = None,
        editions: Iterable[Game] = (),
    ) -> None:
        self.store = store
        self.store.name = secrets.token_hex(4)
        self.workers = workers or Workers()
        self.pace = pace or Pace()
        self.editions: dict[str, list[Game]] = {}
        editions = list(editions)
        for game in editions:
            self.editions.setdefault(game.name, []).append(game)
        self._printed: dict[str, Game] = {game.edition: game for game in editions}
        self._tables: dict[str, LiveTable] = {}
        self._finding = asyncio.Lock()
        self._moving: dict[str, asyncio.Task[None]] = {}
        self._resting: dict[str, int] = {}
        self._watch: list[asyncio.Task[None]] = []
        self._sweeping: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()
        self.choices = 0

    # Coming and going

    async def open(self) -> None:
        """Let the tables of yesterday go on."""
        if self.store.is_shared:
            from groundlings.stage.notify import listen  # noqa: PLC0415 - needs psycopg

            self._watch.append(asyncio.create_task(listen(self.store, self._heard)))
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop moving the bots; everything else is in the store."""
        self._closing.set()
        tasks = [*self._watch, *self._moving.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(self._sweeping or asyncio.sleep(0), *tasks, return_exceptions=True)
        await asyncio.to_thread(self.workers.close)

    def ring(self) -> None:
        """Wake everybody who listens, as when the house closes."""
        for live in self._tables.values():
            live.tell()

    @property
    def live(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._tables.values())

    # Finding

    async def find(self, game: str) -> LiveTable:
        """The live table of this address."""
        live = self._tables.get(game)
        if live is not None:
            return live
        async with self._finding:
            if game in self._tables:
                return self._tables[game]
            found = None
            if ADDRESS.fullmatch(game):
                found = await asyncio.to_thread(self.store.table, game)
            if found is None:
                raise NoTable("there is no such table here")
            return await self._take_in(*found)

    async def _take_in(self, table: Table, seats: list[Seat]) -> LiveTable:
        played = await self.game(table.game, table.edition)
        live = LiveTable(self.store, table, seats, played)
        if played.edition != groundlings.game(table.game).edition:
            live.edition_text = played.sheet.text
        await live.load()
        live.on_change = self._changed
        self._tables[table.id] = live
        self._wake(live)
        return live

    async def game(self, name: str, edition: str | None = None) -> Game:
        """A game at one of its editions: the shipped one, the host's, or one kept in the store."""
        shipped = groundlings.game(name)
        if edition is None or edition == shipped.edition:
            return shipped
        if edition not in self._printed:
            if not EDITION.fullmatch(edition):
                raise Wrong(f"an edition is named by its fingerprint, not {shown(edition)}")
            text = await asyncio.to_thread(self.store.edition, edition)
            if text is None:
                raise Wrong(f"nobody here has the edition {edition} of {name}")
            self._printed[edition] = shipped.printed(Sheet.parse(text, "edition.toml"))
        return self._printed[edition]

    # Opening

    async def open_table(
        self, wish: Wish, host: Person | None = None
    ) -> tuple[LiveTable, dict[int, str]]:
        """A new table, and the tokens of the seats of whoever opened it."""
        game = await self.game(wish.game, wish.edition)
        variants = game.settings(wish.variants)
        if len(wish.chairs) not in game.seats:
            raise Wrong(game.too_few_or_many(len(wish.chairs)))
        if wish.watch not in WATCH:
            raise Wrong(f"who may watch is one of {', '.join(WATCH)}, not {shown(wish.watch)}")
        if wish.language not in languages():
            raise Wrong(
                f"the language is one of {', '.join(languages())}, not {shown(wish.language)}"
            )
        secret, salt = drawn_secret()
        at = now()
        table = Table(
            id=short_key(),
            name=clean_name(wish.name) or sign(),
            game=game.name,
            rules=game.rules,
            edition=game.edition,
            variants=variants,
            secret=secret,
            salt=salt,
            opened=at,
            changed=at,
            host=host.id if host else None,
            language=wish.language,
            watch=wish.watch,
            end_turn=wish.end_turn,
        )
        tokens: dict[int, str] = {}
        players = secrets.SystemRandom().sample(PLAYERS, len(PLAYERS))
        seats = [
            self._seat(n, chair, wish, host, tokens, players) for n, chair in enumerate(wish.chairs)
        ]
        await asyncio.wrap_future(self.store.keep_edition(game.edition, game.name, game.sheet.text))
        await asyncio.wrap_future(self.store.open_table(table, seats))
        live = await self.find(table.id)
        live.is_ours = True
        if all(seat.kind != OPEN for seat in seats):
            await live.begin()
        return live, tokens

    def _seat(
        self,
        n: int,
        chair: SeatWish,
        wish: Wish,
        host: Person | None,
        tokens: dict[int, str],
        players: list[str],
    ) -> Seat:
        """Whoever shall sit there; people without a name in this house get a token."""
        name = clean_name(chair.name)
        match chair.kind:
            case "bot":
                return Seat(n, BOT, name or players[n], bot=chair.bot)
            case "open":
                return Seat(n, OPEN, invite=long_key())
            case kind if host is not None:
                name = name or (host.name if kind == PERSON else "")
                return Seat(n, kind, name, person=host.id, nonce=wish.nonce)
            case kind:
                tokens[n] = long_key()
                return Seat(n, kind, name, token=kept(tokens[n]), nonce=wish.nonce)

    async def rematch(
        self, live: LiveTable, visitor: Visitor | None = None, nonce: bytes | None = None
    ) -> LiveTable:
        """The same people at a new table; the one there is, if somebody has asked before.

        Whoever asks adds to the dice; a program's token is good for the new table too.
        """
        async with live.lock:
            if live.status != FINISHED:
                raise NotNow("a rematch comes after the end")
            if live.table.rematch:
                return await self.find(live.table.rematch)
            secret, salt = drawn_secret()
            at = now()
            table = replace(
                live.table,
                id=short_key(),
                rules=live.game.rules,
                secret=secret,
                salt=salt,
                opened=at,
                changed=at,
                status="gathering",
                note="",
                ended=0,
                rematch=None,
            )
            # The one who sat last moves to the front: everybody sits first once in a while.
            order = [*live.seats[-1:], *live.seats[:-1]]
            seats = [
                replace(
                    seat,
                    seat=n,
                    nonce=nonce if visitor is not None and visitor.holds(seat) else None,
                    looked=0,
                    orders="",
                    understudy=None,
                    invite=None,
                )
                for n, seat in enumerate(order)
            ]
            agreed = await asyncio.wrap_future(self.store.rematch(live.id, table, seats))
            live.table = replace(live.table, rematch=agreed)
            live.tell()
        fresh = await self.find(agreed)
        fresh.is_ours = True
        await fresh.begin()
        return fresh

    # Keeping going

    def _changed(self, live: LiveTable) -> None:
        self.choices += 1
        self._wake(live)

    def _wake(self, live: LiveTable) -> None:
        """Move the bots of a table, unless that is under way or another house does it."""
        if live.status != PLAYING or live.id in self._moving or not live.is_ours:
            return
        if not is_due(live):
            return
        task = asyncio.create_task(self._move(live))
        self._moving[live.id] = task

    async def _move(self, live: LiveTable) -> None:
        try:
            await direct(live, self.workers, self.pace)
        except Exception:  # a table must not fall silent for ever: the sweep tries again
            LOG.exception("the bots of table %s stopped", live.id)
        finally:
            self._moving.pop(live.id, None)

    async def _heard(self, game: str) -> None:
        """Another house has changed this table."""
        live = self._tables.get(game)
        if live is not None:
            try:
                await live.refresh()
            except Exception:  # the next change, or the sweep, brings it up to date
                LOG.exception("table %s could not be read again", game)

    async def _sweep(self) -> None:
        """Take in tables whose bots nobody moves, hear what the host did, forget idle tables."""
        while not self._closing.is_set():
            try:
                await self._look_around()
            except Exception:  # whatever the database says now, it may say better soon
                LOG.exception("the house could not look around")
            # Not cancelled but asked to end: a read that nobody waits for would stay open.
            with suppress(TimeoutError):
                async with asyncio.timeout(SWEEP):
                    await self._closing.wait()

    async def _look_around(self) -> None:
        lengths = await asyncio.to_thread(self.store.lengths)
        for game, (length, at) in lengths.items():
            waiting = self._resting.get(game) == length
            fresh = self.store.is_shared and now() - at < GRACE
            live = self._tables.get(game)
            if live is None and not waiting and not fresh:
                with suppress(GameError):
                    live = await self.find(game)
            if live is not None and live.rev < length and not live.lock.locked():
                await live.refresh()  # said while the line to the other houses was broken
            if live is not None and not fresh:
                live.is_ours = True
                self._wake(live)
            if live is not None and game not in self._moving:
                self._resting[game] = length
        for live in self.live:
            seating.offer_understudies(live)
            if live.status == PLAYING and live.id not in lengths:
                await live.refresh()  # closed or purged by the host's command
            idle = now() - max(live.asked_since, live.table.changed) > IDLE
            if idle and not live.listeners and live.id not in self._moving:
                self._tables.pop(live.id, None)


def clean_name(name: object) -> str:
    """A name as people may carry it: one line, not too long."""
    text = " ".join(str(name).split())
    return "".join(letter for letter in text if letter.isprintable())[:LONGEST_NAME]
