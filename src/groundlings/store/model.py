"""What the store keeps: tables, their seats, the choices made there, people, endings."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from groundlings.errors import GameError
from groundlings.kernel.pledge import Pledge, Slip
from groundlings.kernel.setup import Branch, Setting, Setup

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

SOMEBODY: Final = " "
"""The name at a seat of somebody whom the house has forgotten: nobody could give it as theirs."""

LINK: Final = "link"
LISTED: Final = "listed"
NOBODY_ELSE: Final = "none"
"""Who may watch: whoever has the link, everybody who comes to the lobby, or the players alone."""


class Origin(NamedTuple):
    """The moment a table goes on from: another table, after so many rows, as a seat knew it."""

    table: str
    row: int
    seat: int


@dataclass(frozen=True, slots=True)
class Table:
    """A table: which game is played how, and what is fixed about its dice."""

    id: str
    name: str
    game: str
    rules: int
    edition: str
    variants: dict[str, Setting]
    secret: int = field(repr=False)
    salt: bytes = field(repr=False)
    opened: int
    status: str = GATHERING
    note: str = ""
    host: str | None = None
    language: str = "en"
    watch: str = LINK
    end_turn: bool = False
    clock: bool = True
    """Whether a window is open for a fixed time, where several people play."""
    ended: int = 0
    """The row up to which turns were declared ended, where there was time to think again."""
    rematch: str | None = None
    origin: Origin | None = None
    changed: int = 0
    table_read: bool = False
    """Whether all who sit or look on are read the play: no rule, so no variant of the game."""
    hints: bool | None = None
    """Whether those who play get hints; None = where one person plays alone, or against bots."""
    has_slips: bool = False
    """Whether its dice are drawn by slips; tables of older releases go on with open nonces."""
    seated: int = 0
    """When the last seat was taken: from then on nobody stands up, and slips are opened."""

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
            has_slips=setup.pledge.slips is not None,
        )

    def setup(
        self, seats: list[Seat], edition_text: str | None = None, branch: Branch | None = None
    ) -> Setup:
        """How the game here is set up when these seats are taken."""
        if self.origin is not None and branch is None:
            raise GameError("the game that this one goes on from is no longer here")
        pledge = self.pledge(seats)
        how = self.game, self.rules, self.edition, len(seats), self.variants, pledge
        return Setup(*how, edition_text, branch)

    def pledge(self, seats: list[Seat]) -> Pledge:
        """The dice of the game, from our secret and what the seats have added to it."""
        if self.has_slips:
            return Pledge(self.secret, self.salt, slips=tuple(seat.put_in for seat in seats))
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
    token: str | None = field(default=None, repr=False)
    """The hash of what a program shows to play here."""
    invite: str | None = field(default=None, repr=False)
    nonce: bytes | None = field(default=None, repr=False)
    slip: str | None = None
    """The seal of what was put in for the dice, in hexadecimal; empty while it is awaited."""
    orders: str = ""
    looked: int = 0
    """The row up to which the person here has seen the game."""
    sign: str = ""
    """The sign that the person here has wished for, and has."""
    confirm: str = ""
    """How the person here thinks again before a bot goes on; programs do not."""
    colour: str = ""
    """The colour that the person here has wished for, and has."""
    sealed: str = ""
    """What was answered here in a window that is still open, and the row it is about."""
    agreed: str = ""
    """What whoever sits here agrees to: a count, and the seat that may be left to a bot."""
    here: int = 0
    """Counts on while a screen of theirs looks on at another process than the one that asks."""

    @property
    def put_in(self) -> Slip | None:
        """The slip of this seat, opened or not; None where the house draws."""
        return Slip(bytes.fromhex(self.slip), self.nonce) if self.slip else None

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
class Played:
    """A game of somebody, as their history tells it."""

    table: str
    name: str
    game: str
    seat: int
    """Where they sat."""
    names: tuple[str, ...]
    """Who sat there, by seat."""
    scores: tuple[int, ...]
    """What each has reached; empty while the game goes on."""
    winners: tuple[int, ...]
    at: int
    """When it ended, or else when its table changed last."""
    is_own: bool
    """Whether they played it themselves and from its beginning: then it counts."""

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.names)

    @property
    def score(self) -> int | None:
        """What they have reached."""
        return self.scores[self.seat] if self.scores else None

    @property
    def win(self) -> float:
        """Their part of the victory: whoever shares it with others has a part of it."""
        return 1 / len(self.winners) if self.seat in self.winners else 0.0


class Met(NamedTuple):
    """A game of somebody against a bot."""

    bot: str
    win: float
    """Their part of the victory."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who came by: known by the hash of their private key, and by a name."""

    id: str
    key: str = field(repr=False)
    name: str
    language: str = "en"
    settings: str = "{}"
    """As `Settings` writes it."""
    seen: int = 0
    key_since: int = 0
    """When the key was made; 0 = before anybody kept that."""
    homecomings: int = 0
    """How often another device has come home by it,"""
    home_at: int = 0
    """and when the last one did."""


@dataclass(frozen=True, slots=True)
class OwnCard:
    """A card that somebody has written on a blank one of a game."""

    id: str
    person: str
    game: str
    card: dict[str, Any]
    """As the game writes it: plain data."""
    written: int = 0
    dropped: bool = False
    """Thrown away, and may still be taken back."""


def packed(value: object) -> str:
    """A value as JSON, in its own order and as short as can be."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
