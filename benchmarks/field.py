"""Who is measured: our games at every number of seats, and the peers that PyPI has."""

from __future__ import annotations

from importlib.metadata import version
from importlib.util import find_spec
from typing import Final, NamedTuple

import groundlings
from benchmarks.child import answered

WAYS: Final = {"played": "AsPlayed", "searched": "AsSearched"}
"""As games are played, and as a search plays them."""
LIBRARIES: Final = {
    "catanatron": "catanatron",
    "open_spiel": "pyspiel",
    "rlcard": "rlcard",
    "chess": "chess",
    "pettingzoo": "pettingzoo",
}
"""The peers, and the module that each brings."""


class Entrant(NamedTuple):
    """One contestant, measured in a process of its own, round by round."""

    name: str
    contestant: tuple[str, ...]
    needs: tuple[str, ...] = ()

    @property
    def missing(self) -> str:
        """The first library that would have to be installed."""
        return next((name for name in self.needs if not find_spec(LIBRARIES[name])), "")

    @property
    def is_told(self) -> bool:
        """Whether it is one of ours, and a game as it is played."""
        return self.name.endswith(", played")

    def measured(self, first: int, seconds: float) -> dict[str, float]:
        """One round of it, with games from this seed on."""
        timing = ("--first", str(first), "--seconds", str(seconds))
        found: dict[str, float] = answered("benchmarks.contest", *self.contestant, *timing)
        return found


def table(name: str, seats: int, way: str) -> str:
    """How one of our tables is called."""
    return f"{name.capitalize()}, {seats} seat{'s' * (seats > 1)}, {way}"


GAMES: Final = {name: groundlings.game(name).seats for name in ("othello", "shakespeare")}
OURS: Final = [
    Entrant(table(name, n, way), (f"benchmarks.ours:{contestant}", name, str(n)))
    for way, contestant in WAYS.items()
    for name, seats in GAMES.items()
    for n in seats
]
UNIT: Final = Entrant("catanatron: Catan", ("benchmarks.peers.catan:Catan",), ("catanatron",))
"""Whose speed is 1."""
PEERS: Final = [
    UNIT,
    Entrant("open_spiel: Hearts", ("benchmarks.peers.hearts:FromPython",), ("open_spiel",)),
    Entrant("open_spiel: Hearts inside C++", ("benchmarks.peers.hearts:Inside",), ("open_spiel",)),
    Entrant("rlcard: Uno", ("benchmarks.peers.uno:Uno",), ("rlcard",)),
    Entrant("chess", ("benchmarks.peers.chessboard:Chess",), ("chess",)),
    Entrant(
        "pettingzoo: Texas hold'em", ("benchmarks.peers.holdem:Holdem",), ("pettingzoo", "rlcard")
    ),
]


def order(turn: int) -> list[Entrant]:
    """All that are there; the unit in the middle, and every other round backwards.

    So what slows the machine for a while slows the unit and the others alike.
    """
    others = [one for one in (*PEERS[1:], *OURS) if not one.missing]
    row = [*others[: len(others) // 2], UNIT, *others[len(others) // 2 :]]
    return row[::-1] if turn % 2 else row


def versions() -> dict[str, str]:
    """The peers that are here."""
    return {name: version(name) for name, module in LIBRARIES.items() if find_spec(module)}
