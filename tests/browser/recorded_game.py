"""A recorded game of Shakespeare, at whose table a guest sits down at any moment.

`pages/crowded.record` was made by `groundlings simulate shakespeare --seats 4 --bots greedy
--games 1 --seed 5 --records FOLDER`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import httpx
from playwright.sync_api import expect

import groundlings
from browser.guest import Guest
from golden.story import HEADER, begun
from groundlings.kernel import record
from groundlings.stage.archive import imported
from groundlings.store.store import Store
from groundlings.web.render import table_book

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

RECORD: Final = Path(__file__).parent / "pages" / "crowded.record"
BACKSTAGE: Final = Path(__file__).parent / "pages" / "backstage.record"
"""Four who choose at random, so that every question of the expansion is asked."""
SHAKESPEARE: Final = groundlings.game("shakespeare")
WORDS: Final = table_book(SHAKESPEARE, "en", ())
NAMES: Final = "Ann", "Ben", "Cuthbert", "Dorothy"


class Row(NamedTuple):
    """One choice of the game."""

    seat: int
    choice: str


class Moment(NamedTuple):
    """The table after some rows, for somebody who is asked then."""

    rows: int
    seat: int
    key: str
    """What is asked, as the prompt's key."""
    options: tuple[str, ...]
    view: dict[str, Any]
    record: str

    @property
    def refused(self) -> dict[str, Any]:
        """What tempts, and why it cannot be."""
        found: dict[str, Any] = self.view["refused"]
        return found


@cache
def rows(of: Path = RECORD) -> list[Row]:
    """All choices of the game."""
    told = [line.partition(" ") for line in of.read_text().splitlines()[HEADER:]]
    return [Row(int(seat), choice) for seat, _, choice in told if seat != "result"]


@cache
def moments(of: Path = RECORD) -> list[Moment]:
    """Every moment of the game, for each seat that is asked."""
    found = []
    g = begun(of.read_text())
    for n, (seat, choice) in enumerate(rows(of), start=1):
        SHAKESPEARE.play(g, seat, SHAKESPEARE.parse(choice))
        text = record.write(SHAKESPEARE, g, result=False)
        for asked in range(4):
            options = tuple(map(SHAKESPEARE.text, SHAKESPEARE.options(g, asked)))
            if options:
                key = str((SHAKESPEARE.prompt(g, asked) or {})["key"])
                view = SHAKESPEARE.guide.shown(g, asked)
                found.append(Moment(n, asked, key, options, view, text))
    return found


def moment(suits: Callable[[Moment], bool]) -> Moment:
    """The first moment that suits."""
    return next(filter(suits, moments()))


@dataclass
class RecordedGame:
    """The game goes on: a guest sits at its table, the others play as they did."""

    guest: Guest
    table: str
    seat: int
    rows: int
    tokens: dict[int, str]
    program: httpx.Client
    """Plays for the others."""

    def others_play(self, count: int = 1) -> None:
        """The others make their next choices of the record; the guest's page shows them."""
        self.others_choose(count)
        expect(self.guest.main).to_have_attribute("data-rev", str(self.rows))

    def others_choose(self, count: int) -> None:
        """The same at the house; the page may take its time."""
        for seat, choice in rows()[self.rows : self.rows + count]:
            self._post(seat, choice)

    def others_play_until(self, seat: int) -> None:
        """The others make their choices until the record has one of this seat."""
        while rows()[self.rows].seat != seat:
            self._post(*rows()[self.rows])

    def _post(self, seat: int, choice: str) -> None:
        assert seat in self.tokens, "this is the guest's own choice"
        answer = self.program.post(
            f"{self.guest.url}/api/v1/tables/{self.table}/choices",
            json={"rev": self.rows, "choice": choice},
            headers={"Authorization": f"Bearer {self.tokens[seat]}"},
        )
        assert answer.is_success, answer.text
        self.rows += 1

    @property
    def rev(self) -> int:
        """How far the table is, as the house knows it."""
        address = f"{self.guest.url}/api/v1/tables/{self.table}"
        return int(self.program.get(address).raise_for_status().json()["rev"])

    def choice(self, option: str) -> Locator:
        """The button of a choice, by its name."""
        name = WORDS.option(option)
        return self.guest.main.get_by_role("button", name=name, exact=True)

    def rival(self, seat: int) -> Locator:
        """The theatre of somebody else."""
        return self.guest.main.get_by_role("article", name=NAMES[seat])


def seated(
    guest: Guest, database: str, program: httpx.Client, at: Moment, seat: int | None = None
) -> RecordedGame:
    """Put the moment on a new table and sit down: on this seat, or on that which is asked."""
    seat = at.seat if seat is None else seat
    store = Store(database)
    try:
        table, seats = imported(store, SHAKESPEARE, at.record)
    finally:
        store.close()
    tokens = {}
    for other in seats:
        if other.seat == seat:
            continue
        wish = {"invite": other.invite, "name": NAMES[other.seat]}
        joined = program.post(f"{guest.url}/api/v1/join", json=wish).raise_for_status()
        tokens[other.seat] = joined.json()["token"]
    guest.take_seat(f"{guest.url}/join/{seats[seat].invite}", NAMES[seat])
    return RecordedGame(guest, table.id, seat, at.rows, tokens, program)
