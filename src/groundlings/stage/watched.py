"""A table as those see it who look on: who is there, how far they have seen, and who is told."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeVar

from groundlings.stage.keys import moment, now

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from groundlings.store.model import Row, Seat, Table
    from groundlings.store.store import Store

T = TypeVar("T")
HERE_MS: Final = 60_000
"""Milliseconds after which somebody who was here is so no longer."""
TICK_MS: Final = HERE_MS // 3
"""Milliseconds after which other processes are told that somebody is still here."""
FEW: Final = 4
"""So many things are kept of a beat at most, which was made last..."""
EACH: Final = 8
"""... and so many more for each who listens: whoever only looks cannot fill the memory."""
MOST_KEPT: Final = 64
"""So many things are kept of a table: one or two for each seat in each language."""


class Watched:
    """One table of the store, its log, and everybody who looks at it."""

    def __init__(self, store: Store, table: Table, seats: list[Seat]) -> None:
        self.store = store
        self.table = table
        self.seats = seats
        self.rows: list[Row] = []
        self.beat = 0
        """Counts every change that everybody could see."""
        self.own_beats: dict[int, int] = {}
        """And by seat, every change that whoever sits there could see alone."""
        self.present: dict[int, int] = {}
        """How many screens look on for each seat."""
        self._made: tuple[int, dict[Hashable, object]] = (-1, {})
        """What was drawn and written of this beat, by how it is looked at."""
        self._kept: dict[Hashable, object] = {}
        self.in_hand: dict[tuple[Hashable, str], Sequence[str]] = {}
        """The tables that open pages have, line by line: by who looks on, for nobody may learn
        more of another's, and by their marks."""
        self.told_absent: tuple[object, ...] = ()
        """What everybody was shown of those who are away."""
        self.agreements: dict[int, tuple[int, int]] = {}
        """By seat, which other one may be left to a bot, and the moment when that was said."""
        self.observers: list[Callable[[bool], None]] = []
        """Who is called after every change, and told whether everybody could see it."""
        self.taken_in = now()
        """When this process began to look after the table."""
        self.moved = moment()
        """The moment when its log last grew here, or else when that began."""
        self._since = self.moved
        self.address = ""
        """Where whoever plays here, or has opened it, came from last; written nowhere."""
        self._here: dict[int, int] = {}
        """The moment when somebody was last here, by seat."""
        self._ticked: dict[int, int] = {}
        self._looked: dict[int, int] = {}
        self._bells: dict[asyncio.Event, tuple[int, ...]] = {}
        """Who listens, and for which seats."""

    @property
    def id(self) -> str:
        """The address of the table."""
        return self.table.id

    @property
    def rev(self) -> int:
        """How many rows the log has."""
        return len(self.rows)

    @property
    def status(self) -> str:
        """Gathering, playing, finished, closed or frozen."""
        return self.table.status

    @property
    def asked_since(self) -> int:
        """When the last thing happened here."""
        return self.rows[-1].at if self.rows else self.table.changed

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is the same for all who look on in this way is made once for each beat."""
        beat, made = self._made
        if beat != self.beat:
            made = {}
            self._made = self.beat, made
        if key not in made:
            while len(made) >= FEW + EACH * len(self._bells):
                del made[next(iter(made))]
            made[key] = make()
        return made[key]  # type: ignore[return-value]  # it was made for this key

    def always(self, key: Hashable, make: Callable[[], T]) -> T:
        """What those who look on in this way keep from one beat to the next, and go on with."""
        if key not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[key] = make()
        return self._kept[key]  # type: ignore[return-value]  # it was made for this key

    # Being told

    def tell(self) -> None:
        """Something has happened here."""
        self.ring()
        for observer in self.observers:
            observer(True)  # noqa: FBT003 - everybody could see it

    def wake(self) -> None:
        """The house looks if it has anything to do here; nobody else notices."""
        for observer in self.observers:
            observer(False)  # noqa: FBT003 - nobody could

    def ring(self) -> None:
        """Ring for everybody who looks on."""
        self.beat += 1
        for bell in self._bells:
            bell.set()

    def ring_for(self, seat: int) -> None:
        """Ring for whoever sits there alone: nobody else may notice anything."""
        self.own_beats[seat] = self.own_beats.get(seat, 0) + 1
        for bell, seats in self._bells.items():
            if seat in seats:
                bell.set()

    def listen(self, seats: Sequence[int] = ()) -> asyncio.Event:
        """A bell that rings at every change these seats may notice; give it back with `leave`."""
        bell = asyncio.Event()
        self._bells[bell] = tuple(seats)
        return bell

    def leave(self, bell: asyncio.Event) -> None:
        """Stop listening."""
        self._bells.pop(bell, None)

    @property
    def listeners(self) -> int:
        """How many look on."""
        return len(self._bells)

    # Being there

    def arrive(self, seats: Sequence[int]) -> None:
        """Whoever sits there has come to a screen."""
        for seat in seats:
            self.present[seat] = self.present.get(seat, 0) + 1
            if self.present[seat] == 1:
                self.ring()

    def depart(self, seats: Sequence[int]) -> None:
        """Whoever sits there has left a screen."""
        self.come_by(seats)
        for seat in seats:
            self.present[seat] -= 1
            if self.present[seat] == 0:
                self.ring()

    def came_from(self, address: str, seats: Sequence[int]) -> None:
        """Whoever sits there has come from this address."""
        if seats:
            self.address = address

    def come_by(self, seats: Sequence[int]) -> None:
        """Whoever sits there has looked in, or done something."""
        self._here |= dict.fromkeys(seats, moment())

    def last_here(self, seat: int) -> int:
        """The moment when whoever sits there was last seen: now, if a screen looks on.

        Who was here before the house opened is counted from when it did.
        """
        if self.present.get(seat):
            return moment()
        return self._here.get(seat, self._since)

    def is_here(self, seat: int) -> bool:
        """Whether whoever sits there is here, or was a moment ago."""
        seen = self.present.get(seat) or seat in self._here
        return bool(seen) and self.last_here(seat) > moment() - HERE_MS

    def tell_others(self) -> None:
        """Where several processes share a store, the others hear who looks on here."""
        at = moment()
        for seat, screens in self.present.items() if self.store.is_shared else ():
            if screens and self._ticked.get(seat, -HERE_MS) < at - TICK_MS:
                self._ticked[seat] = at
                counted = replace(self.seats[seat], here=self.seats[seat].here + 1)
                self.seats = [*self.seats[:seat], counted, *self.seats[seat + 1 :]]
                self.store.is_here(self.id, seat)

    # Having seen

    def looked(self, seat: int) -> int:
        """The row up to which whoever sits there has seen the game."""
        return max(self._looked.get(seat, 0), self.seats[seat].looked)

    def look(self, seat: int) -> None:
        """Whoever sits there sees the table as it is."""
        self._looked[seat] = self.rev

    def keep_looks(self, seats: Sequence[int]) -> None:
        """Remember beyond this process how far they have seen; nobody waits for that."""
        for seat in seats:
            if self._looked.get(seat, 0) > self.seats[seat].looked:
                self.store.looked(self.id, seat, self._looked[seat])
