"""The setup: what is fixed about a game before its first choice, and how it is written down."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from groundlings.editions.sheet import Sheet
from groundlings.errors import GameError
from groundlings.kernel.pledge import Pledge, pledged

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

    @classmethod
    def of(cls, game: Game, seats: int, seed: int | Pledge, variants: dict[str, Setting]) -> Setup:
        """A setup of this game, if so many can play it in this way."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in game.seats:
            raise GameError(game.too_few_or_many(seats))
        settings = game.settings(variants)
        pledge = pledged(seed, seats)
        text = _foreign_text(game)
        return cls(game.name, game.rules, game.edition, seats, settings, pledge, text)

    def begin(self, game: Game) -> State:
        """The game before its first choice, if it is still the game that was set up."""
        if (self.game, self.edition) != (game.name, game.edition):
            raise GameError(
                f"it was begun with another edition: {self.edition} of {self.game}, "
                f"not {game.edition} of {game.name}"
            )
        if self.rules != game.rules:
            raise GameError(
                f"it was begun by rules {self.rules} of {self.game}, "
                f"and this release plays by rules {game.rules}"
            )
        return game.new(seats=self.seats, seed=self.pledge, **self.variants)

    def reseeded(self, seed: int) -> Setup:
        """The same with other dice."""
        return replace(self, pledge=pledged(seed))


@lru_cache(maxsize=64)
def printed(game: Game, text: str) -> Game:
    """A game with the values of an edition from its text."""
    return game.printed(Sheet.parse(text, "edition.toml"))


@lru_cache(maxsize=64)
def _foreign_text(game: Game) -> str | None:
    """The text of a game's edition, where it is not the one in the folder of the game."""
    return None if game.sheet.text == _shipped_text(game.folder) else game.sheet.text


@cache
def _shipped_text(folder: Path) -> str:
    return (folder / "edition.toml").read_bytes().decode("utf-8-sig")
