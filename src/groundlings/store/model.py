"""What the store keeps: tables, their seats, the choices made there, people, endings."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from groundlings.kernel.pledge import Pledge
from groundlings.kernel.setup import Setting, Setup

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
CLOSED: Final = "closed"
FROZEN: Final = "frozen"
"""A table gathers its players, plays, and is finished; a host may close it; a release that can no
longer replay it freezes it."""

OPEN: Final = "open"
PERSON: Final = "person"
SCREEN: Final = "screen"
BOT: Final = "bot"
"""Who sits on a seat: nobody yet, a person, one more person at the host's screen, a bot."""

LINK: Final = "link"
LISTED: Final = "listed"
NOBODY_ELSE: Final = "none"
"""Who may watch: whoever has the link, everybody who comes to the lobby, or the players alone."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table: which game is played how, and what is fixed about its dice."""

    id: str
    name: str
    game: str
    rules: int
    edition: str
    variants: dict[str, Setting]
    secret: int
    salt: bytes
    opened: int
    status: str = GATHERING
    note: str = ""
    host: str | None = None
    language: str = "en"
    watch: str = LINK
    end_turn: bool = False
    ended: int = 0
    """The row up to which turns were declared ended, where the table wants that said."""
    rematch: str | None = None
    changed: int = 0

    @classmethod
    def of(cls, setup: Setup, address: str, name: str, at: int) -> Table:
        """A new table, for a game that is set up so."""
        return cls(
            id=address,
            name=name,
            game=setup.game,
            rules=setup.rules,
            edition=setup.edition,
            variants=setup.variants,
            secret=setup.pledge.secret,
            salt=setup.pledge.salt,
            opened=at,
            changed=at,
        )

    def setup(self, seats: list[Seat], edition_text: str | None = None) -> Setup:
        """How the game here is set up when these seats are taken."""
        pledge = self.pledge(seats)
        how = self.game, self.rules, self.edition, len(seats), self.variants, pledge
        return Setup(*how, edition_text)

    def pledge(self, seats: list[Seat]) -> Pledge:
        """The dice of the game, from our secret and what the seats have added to it."""
        nonces = tuple(seat.nonce for seat in seats)
        return Pledge(self.secret, self.salt, nonces if any(nonces) else ())


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at a table, and whoever sits on it."""

    seat: int
    kind: str
    name: str = ""
    person: str | None = None
    bot: str | None = None
    understudy: str | None = None
    """The bot that plays for a person who has gone."""
    token: str | None = None
    """The hash of what a program shows to play here."""
    invite: str | None = None
    nonce: bytes | None = None
    orders: str = ""
    looked: int = 0
    """The row up to which the person here has seen the game."""

    @property
    def player(self) -> str | None:
        """The bot that chooses for this seat now; None where a person does."""
        return self.bot if self.kind == BOT else self.understudy


class Row(NamedTuple):
    """A row of the log: the choice as the record writes it, `undo 2` among them."""

    n: int
    seat: int
    option: str
    at: int


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended: the scores, who won, and the table as everybody could see it."""

    scores: list[int]
    winners: list[int]
    view: dict[str, object]
    at: int


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who came by: known by the hash of their private key, and by a name."""

    id: str
    key: str
    name: str
    language: str = "en"
    settings: dict[str, str] = field(default_factory=dict)
    seen: int = 0


def packed(value: object) -> str:
    """A value as JSON, in its own order and as short as can be."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
