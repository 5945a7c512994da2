"""A wish: the table that somebody wants to open, and who shall sit there."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from groundlings.bots import bot, check
from groundlings.bots.persons import called
from groundlings.errors import shown
from groundlings.stage.keys import PLAYERS, kept, long_key
from groundlings.stage.refusals import Wrong
from groundlings.stage.settings import Settings
from groundlings.store.model import (
    BOT,
    LINK,
    LISTED,
    NOBODY_ELSE,
    OPEN,
    PERSON,
    SCREEN,
    Person,
    Seat,
)
from groundlings.words import languages

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.kernel.setup import Setting

LONGEST_NAME: Final = 40
WATCH: Final = (LINK, LISTED, NOBODY_ELSE)


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
    clock: bool = True
    slip: str | None = None
    """What whoever opens the table puts in for the dice, for the first seat of their own."""
    table_read: bool = False
    """Whether the play is read to all."""
    hints: bool | None = None
    """Whether those who play get hints; None = where one person plays alone, or against bots."""
    cards: tuple[dict[str, Any], ...] = ()
    """Cards that players have written, mixed into the decks."""

    def check(self, game: Game) -> None:
        """Whether there can be such a table."""
        game.settings(self.variants)
        if len(self.chairs) not in game.seats:
            raise Wrong(game.too_few_or_many(len(self.chairs)))
        if self.watch not in WATCH:
            raise Wrong(f"who may watch is one of {', '.join(WATCH)}, not {shown(self.watch)}")
        for chair in self.chairs:
            if chair.bot:
                check(chair.bot, game.name)
        if self.table_read and not game.has_reading:
            raise Wrong(f"{game.name} has nothing to read aloud: no Table Read")
        if self.language not in languages():
            raise Wrong(
                f"the language is one of {', '.join(languages())}, not {shown(self.language)}"
            )

    def seats(self, host: Person | None) -> tuple[list[Seat], dict[int, str]]:
        """The seats as they are at first, and the tokens of those that a program has."""
        tokens: dict[int, str] = {}
        players = secrets.SystemRandom().sample(PLAYERS, len(PLAYERS))
        persons = called([chair.bot for chair in self.chairs])
        players = [name or players[n] for n, name in enumerate(persons)]
        seats = [self._seat(n, chair, host, tokens, players) for n, chair in enumerate(self.chairs)]
        own = [seat.seat for seat in seats if seat.kind in {PERSON, SCREEN}]
        if own:
            seats[own[0]] = replace(seats[own[0]], slip=self.slip)
        return seats, tokens

    def _seat(
        self,
        n: int,
        chair: SeatWish,
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
                wished = Settings.read(host.settings)
                seat = Seat(n, kind, name, person=host.id, confirm=wished.confirm)
                if kind != PERSON:
                    return seat
                return replace(seat, sign=wished.sign, colour=wished.colour)
            case kind:
                tokens[n] = long_key()
                return Seat(n, kind, name, token=kept(tokens[n]))


def clean_name(name: object) -> str:
    """A name as people may carry it: one line, not too long."""
    text = " ".join(str(name).split())
    return "".join(letter for letter in text if letter.isprintable())[:LONGEST_NAME]
