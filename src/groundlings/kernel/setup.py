"""The setup: what is fixed about a game before its first choice, and how it is written down."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from groundlings.editions.sheet import Sheet
from groundlings.errors import GameError
from groundlings.kernel.die import imagined
from groundlings.kernel.history import Replay
from groundlings.kernel.pledge import Pledge, pledged
from groundlings.kernel.scroll import CHOICE, EVENT, Scroll
from groundlings.kernel.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State

Setting = bool | int | str
"""What a variant can be set to."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A way of playing a table may choose: its default, what else it may be, what it changes."""

    default: Setting
    choices: tuple[Setting, ...]
    doc: str
    implied: bool = False
    """Whether a record names it only where it is not as by default: once there was no choice."""

    def parse(self, text: str) -> Setting:
        """The setting that is written so; KeyError for one there is not."""
        return {written(choice): choice for choice in self.choices}[text]


def written(setting: Setting) -> str:
    """A setting as the record writes it."""
    return str(setting).lower() if isinstance(setting, bool) else str(setting)


def listed(variants: Mapping[str, Setting]) -> list[str]:
    """Every variant as the record and the command line write it: `name=value`."""
    return [f"{name}={written(setting)}" for name, setting in variants.items()]


@dataclass(frozen=True, slots=True)
class Setup:
    """Which game, by which rules and edition, for how many, with which variants and dice.

    Plain values and nothing else, so that it can be kept, compared and sent to another process;
    `groundlings.game_of` finds its game again.
    """

    game: str
    rules: int
    edition: str
    """The fingerprint of the edition."""
    seats: int
    variants: dict[str, Setting]
    pledge: Pledge
    edition_text: str | None = None
    """The text of an edition that does not come with the game."""
    branch: Branch | None = None
    """The moment of another game that this one goes on from."""

    @classmethod
    def of(cls, game: Game, seats: int, seed: int | Pledge, variants: dict[str, Setting]) -> Setup:
        """A setup of this game, if so many can play it in this way."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in game.seats:
            raise GameError(game.too_few_or_many(seats))
        settings = game.settings(variants)
        pledge = pledged(seed, seats)
        text = foreign_text(game)
        edition = game.edition_for(settings)
        return cls(game.name, game.rules, edition, seats, settings, pledge, text)

    def begin(self, game: Game) -> State:
        """The game before its first choice, if it is still the game that was set up."""
        edition = game.edition_for(self.variants)
        if (self.game, self.edition) != (game.name, edition):
            raise GameError(
                f"it was begun with another edition: {self.edition} of {self.game}, "
                f"not {edition} of {game.name}"
            )
        if self.rules != game.rules:
            raise GameError(
                f"it was begun by rules {self.rules} of {self.game}, "
                f"and this release plays by rules {game.rules}"
            )
        if self.branch is not None:
            return self.branch.begin(game, self)
        return game.new(seats=self.seats, seed=self.pledge, **self.variants)

    def reseeded(self, seed: int) -> Setup:
        """The same with other dice."""
        return replace(self, pledge=pledged(seed))


@dataclass(frozen=True, slots=True)
class Branch:
    """A moment of another game as one seat knew it: a game that goes on from there.

    Whatever the seat could not know is dealt anew and the dice are new ones, so the new game tells
    nothing of the old one that its seat had not seen.
    """

    setup: Setup
    """Of the other game."""
    rows: tuple[tuple[int, str], ...]
    """Its log up to the moment: seat and choice, as a record writes them."""
    seat: int

    def begin(self, game: Game, setup: Setup) -> State:
        """The new game before its first choice; its log and its story begin here."""
        reading = Replay(game, self.setup.begin(game))
        for seat, text in self.rows:
            reading.read(seat, text)
        g = game.dealt_by(imagined(setup.pledge.seed), reading.g, self.seat)
        g.choices = g.rows = g.floor = 0
        g.last = NOBODY
        g.log, g.events = Scroll.blank(CHOICE), Scroll.blank(EVENT)
        g.setup = replace(setup, edition_text=foreign_text(game))
        return g


@lru_cache(maxsize=64)
def printed(game: Game, text: str) -> Game:
    """A game with the values of an edition from its text."""
    return game.printed(Sheet.parse(text, "edition.toml"))


@lru_cache(maxsize=64)
def foreign_text(game: Game) -> str | None:
    """The text of a game's edition, where it is not the one in the folder of the game."""
    return None if game.sheet.text == _shipped_text(game.folder) else game.sheet.text


@cache
def _shipped_text(folder: Path) -> str:
    return (folder / "edition.toml").read_bytes().decode("utf-8-sig")
