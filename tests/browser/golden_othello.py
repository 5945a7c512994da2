"""Moments of the golden games of Othello, at whose tables a guest sits down."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

import httpx

import groundlings
from golden.story import FOLDER, HEADER, begun, carry_out
from groundlings.kernel import record
from groundlings.stage.archive import imported
from groundlings.store.store import Store

if TYPE_CHECKING:
    from pathlib import Path

    from browser.guest import Guest
    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State

OTHELLO: Final = groundlings.game("othello")


class Moment(NamedTuple):
    """A game under way, and somebody who is asked."""

    record: str
    seat: int
    then: str
    """What is chosen next in the golden game."""


@cache
def asked(name: str, key: str, *, choosing: str = "", leads_to: str = "") -> Moment:
    """The first moment of a golden game at which somebody is asked this and chooses that.

    Before and after a card, the house passes for people who do not hold; programs it asks.
    """
    text = (FOLDER / f"{name}.record").read_text(encoding="utf-8")
    g = begun(text)
    for line in text.splitlines()[HEADER:]:
        who, choice = line.split(" ", 1)
        seat = int(who)
        is_asked = g.choices and asks(g, seat) == key and choice.startswith(choosing)
        before = record.write(OTHELLO, g, result=False) if is_asked else ""
        carry_out(OTHELLO, g, seat, choice)
        if before and leads_to in ("", asks(g, seat)):
            return Moment(before, seat, choice)
    raise AssertionError(f"nobody is asked {key} in {name}")


def asks(g: State, seat: int) -> str:
    """What this seat is asked now, as the prompt's key."""
    return str((OTHELLO.prompt(g, seat) or {}).get("key", ""))


def seat_guest(
    guest: Guest, folder: Path, text: str, seat: int, game: Game = OTHELLO
) -> dict[int, Program]:
    """Put a game on a new table: the guest takes a seat, programs the others."""
    store = Store(f"sqlite:///{folder / 'house.db'}")
    try:
        table, seats = imported(store, game, text)
    finally:
        store.close()
    programs = {}
    for other in seats:
        wish = {"invite": other.invite, "name": f"Ben {other.seat}"}
        if other.seat != seat:
            joined = httpx.post(f"{guest.url}/api/v1/join", json=wish).raise_for_status()
            address = f"{guest.url}/api/v1/tables/{table.id}/choices"
            programs[other.seat] = Program(address, joined.json()["token"])
    guest.take_seat(f"{guest.url}/join/{seats[seat].invite}", "Ann")
    return programs


class Program(NamedTuple):
    """Plays for a seat."""

    address: str
    token: str

    def choose(self, rev: int, choice: str) -> None:
        """Choose this."""
        headers = {"Authorization": f"Bearer {self.token}"}
        wish = {"rev": rev, "choice": choice}
        httpx.post(self.address, json=wish, headers=headers).raise_for_status()
