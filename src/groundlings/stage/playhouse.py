"""The playhouse: all live tables of this process, and how they are opened and found."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections import OrderedDict
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import groundlings
from groundlings.errors import GameError, shown
from groundlings.kernel.pledge import Pledge
from groundlings.kernel.setup import Setup, printed
from groundlings.stage.branch import branched, grown_from
from groundlings.stage.keys import drawn_secret, kept, now, short_key, sign
from groundlings.stage.own_cards import with_cards
from groundlings.stage.pace import Pace
from groundlings.stage.prompter import Prompter
from groundlings.stage.refusals import NoTable, NotNow, Stale, Wrong
from groundlings.stage.seating import UNDERSTUDY
from groundlings.stage.settings import Settings
from groundlings.stage.slips import settle
from groundlings.stage.table import LiveTable
from groundlings.stage.upkeep import Upkeep
from groundlings.stage.wish import clean_name
from groundlings.stage.workers import Workers
from groundlings.store.gathering import AWAITED
from groundlings.store.model import FINISHED, GATHERING, Person, Seat, Table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from groundlings.kernel.game import Game
    from groundlings.stage.seating import Visitor
    from groundlings.stage.wish import Wish
    from groundlings.store.model import Origin
    from groundlings.store.store import Store

EDITION: Final = re.compile(r"[0-9a-f]{1,64}")
MOST_PRINTED: Final = 32
"""So many editions beside those of the host are kept in memory."""
ADDRESS: Final = re.compile(r"[2-9a-z]{12}")


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
        self.editions: dict[str, list[Game]] = {}
        """The editions that the host offers beside the shipped ones, by game."""
        for game in editions:
            self.editions.setdefault(game.name, []).append(game)
        self.tables: dict[str, LiveTable] = {}
        """The tables in memory."""
        workers = workers or Workers()
        self.upkeep = Upkeep(self, workers, pace or Pace())
        self.prompter = Prompter(workers)
        self._finding = asyncio.Lock()
        self._printed: OrderedDict[str, Game] = OrderedDict()
        """Games at editions from the store, those asked for last."""

    async def open(self) -> None:
        """Let the tables of yesterday go on."""
        self.upkeep.begin()

    async def close(self) -> None:
        """Stop moving the bots; everything else is in the store."""
        await self.prompter.leave()
        await self.upkeep.end()

    def ring(self) -> None:
        """Wake everybody who listens, as when the house closes."""
        for live in self.tables.values():
            live.tell()

    # Finding

    async def find(self, table_id: str) -> LiveTable:
        """The live table of this address."""
        live = self.tables.get(table_id)
        if live is not None:
            return live
        async with self._finding:
            if table_id in self.tables:
                return self.tables[table_id]
            found = None
            if ADDRESS.fullmatch(table_id):
                found = await asyncio.to_thread(self.store.table, table_id)
            if found is None:
                raise NoTable("there is no such table here")
            return await self._take_in(*found)

    async def _take_in(self, table: Table, seats: list[Seat]) -> LiveTable:
        try:
            game = await self.game(table.game, table.edition)
        except GameError:  # a card that this release cannot read: the table says so, and stays
            game = groundlings.game(table.game)
        branch = await asyncio.to_thread(grown_from, self.store, table)
        live = LiveTable(self.store, table, seats, game, branch, self.upkeep.pace)
        await live.load()
        self.tables[table.id] = live
        self.upkeep.attend(live)
        self.prompter.attend(live)
        return live

    async def game(self, name: str, edition: str | None = None) -> Game:
        """A game at one of its editions: the shipped one, the host's, or one kept in the store."""
        shipped = groundlings.game(name)
        if edition is None:
            return shipped
        for game in [shipped, *self.editions.get(name, [])]:
            if edition in game.editions:
                return game
        if not EDITION.fullmatch(edition):
            raise Wrong(f"an edition is named by its fingerprint, not {shown(edition)}")
        found = self._printed.get(edition)
        if found is None or found.name != name:
            found = await asyncio.to_thread(self._from_store, shipped, edition)
        return self._remember(found)

    def _from_store(self, shipped: Game, edition: str) -> Game:
        text = self.store.edition(edition)
        if text is None:
            raise Wrong(f"nobody here has the edition {edition} of {shipped.name}")
        return printed(shipped, text)

    def _remember(self, game: Game) -> Game:
        """What is drawn of an edition is drawn once for all tables that are played with it."""
        self._printed[game.edition] = game
        self._printed.move_to_end(game.edition)
        if len(self._printed) > MOST_PRINTED:
            self._printed.popitem(last=False)
        return game

    # People

    async def know(self, person: Person) -> None:
        """Keep what a person is called and has set; their seats at running tables follow."""
        await asyncio.wrap_future(self.store.change_person(person))
        wished = Settings.read(person.settings)
        told = self.store.tell_seats(
            person.id,
            clean_name(person.name),
            wished.confirm,
            sign=wished.sign,
            colour=wished.colour,
        )
        for table_id in await asyncio.wrap_future(told):
            await self._look_again(table_id)  # a beat may be over by that

    async def change_key(self, person: Person, key: str) -> None:
        """Another key for somebody: whoever has only the old one is nobody at once."""
        if not await asyncio.wrap_future(self.store.change_key(person, kept(key), now())):
            raise Stale("this home link is no longer yours: another device has made a new one")
        for live in self.tables.values():
            for seat in live.seats:
                if seat.person == person.id:
                    live.ring_for(seat.seat)  # what looks on by the old key is shown out

    async def change_token(self, token: str, fresh: str | None) -> None:
        """Another token for a program, or none: whoever has only the old one is nobody at once."""
        for table_id in await asyncio.wrap_future(self.store.change_token(token, fresh)):
            await self._look_again(table_id)

    async def forget(self, person: Person) -> None:
        """Forget somebody; bots play on for them where others play."""
        done = self.store.forget(person, UNDERSTUDY, sign())
        for table_id in await asyncio.wrap_future(done):
            await self._look_again(table_id)
            if await asyncio.to_thread(self.store.table, table_id) is None:
                self.tables.pop(table_id, None)

    async def _look_again(self, table_id: str) -> None:
        """Something about those who sit there has changed."""
        live = self.tables.get(table_id)
        if live is not None:
            await live.refresh()
            live.is_ours = True
            live.tell()

    # Opening

    async def open_table(
        self, wish: Wish, host: Person | None = None
    ) -> tuple[LiveTable, dict[int, str]]:
        """A new table, and the tokens of the seats of whoever opened it."""
        game = await self.game(wish.game, wish.edition)
        if wish.cards:
            game = self._remember(await asyncio.to_thread(with_cards, game, wish.cards))
        wish.check(game)
        chairs = len(wish.chairs)
        pledge = Pledge(*drawn_secret(), slips=(None,) * chairs)
        setup = Setup.of(game, chairs, pledge, wish.variants)
        table = replace(
            Table.of(setup, short_key(), clean_name(wish.name) or sign(), now()),
            host=host.id if host else None,
            language=wish.language,
            watch=wish.watch,
            end_turn=wish.end_turn,
            clock=wish.clock,
            table_read=wish.table_read,
            hints=wish.hints,
        )
        seats, tokens = wish.seats(host)
        await asyncio.wrap_future(
            self.store.keep_edition(setup.edition, game.name, game.sheet.text)
        )
        await asyncio.wrap_future(self.store.open_table(table, seats))
        live = await self._opened(table, seats)
        return live, tokens

    async def play_on(
        self, live: LiveTable, origin: Origin, host: Person, name: str, language: str,
        bot: str = UNDERSTUDY,
    ) -> LiveTable:  # fmt: skip
        """A private table that goes on from a moment of this one, with bots on all other seats.

        Those that sat there stay; `bot` takes the seats of people.
        """
        if (await asyncio.to_thread(live.at, origin.row)).over:
            raise NotNow("the game is over at that moment: nothing is left to choose")
        table, seats = branched(live, origin, host, name, bot)
        table = replace(table, language=language)
        await asyncio.wrap_future(self.store.open_table(table, seats))
        return await self._opened(table, seats)

    async def _opened(self, table: Table, seats: list[Seat]) -> LiveTable:
        """The new table; where nobody is waited for the game begins."""
        live = await self.find(table.id)
        live.is_ours = True
        await settle(live)
        return live

    async def rematch(
        self, live: LiveTable, visitor: Visitor | None = None, slip: str | None = None
    ) -> LiveTable:
        """The same people at a new table; the one there is, if somebody has asked before.

        Whoever asks puts in a slip; from all others who had one another is awaited. A program's
        token is good for the new table too.
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
                status=GATHERING,
                note="",
                ended=0,
                rematch=None,
                origin=None,
                has_slips=True,
                seated=0,
            )
            # The one who sat last moves to the front: everybody sits first once in a while.
            order = [*live.seats[-1:], *live.seats[:-1]]
            own = [n for n, seat in enumerate(order) if visitor is not None and visitor.holds(seat)]
            seats = [
                replace(
                    seat,
                    seat=n,
                    nonce=None,
                    slip=_next_slip(seat, slip if own[:1] == [n] else None, is_own=n in own),
                    looked=0,
                    orders="",
                    sealed="",
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
        await settle(fresh)
        return fresh


def _next_slip(seat: Seat, slip: str | None, *, is_own: bool) -> str | None:
    """What is put in at a rematch: who asks for it has it here, who had one before is awaited."""
    has_any = bool(seat.slip or seat.nonce)
    return slip if is_own else AWAITED if has_any else None
