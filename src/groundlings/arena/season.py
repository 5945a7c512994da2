"""A season: which games are played, by whom, and the command that plays one of them again."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from typing import TYPE_CHECKING

import groundlings
from groundlings.arena.dice import game_seed
from groundlings.kernel.setup import Setup, listed

if TYPE_CHECKING:
    from pathlib import Path

    from groundlings.kernel.game import Game
    from groundlings.kernel.setup import Setting


@dataclass(frozen=True, slots=True)
class Season:
    """What is played: games that are set up like this, by which bots, how many.

    The dice of each game follow from the seed of the setup and the number of the game. `first` is
    the number of the first game; with `rotate` each number is played once for every turn of the
    bots around the table. `check` looks at every promise of the kernel after every choice;
    `records` is a folder for the records; `edition` the file that an edition was read from.
    A season can be sent to another process.
    """

    setup: Setup
    bots: tuple[str, ...]
    games: int
    first: int = 1
    check: bool = False
    records: Path | None = None
    edition: Path | None = None
    rotate: bool = False

    @classmethod
    def of(
        cls,
        game: Game,
        bots: tuple[str, ...],
        games: int,
        seed: int,
        variants: dict[str, Setting] | None = None,
    ) -> Season:
        """So many games between these bots, if so many can play in this way."""
        return cls(Setup.of(game, len(bots), seed, variants or {}), bots, games)

    @property
    def seed(self) -> int:
        """What all dice of all games follow from."""
        return self.setup.pledge.seed

    @property
    def turns(self) -> int:
        """How often each deal is played."""
        return len(self.bots) if self.rotate else 1

    def setup_of(self, number: int) -> Setup:
        """How the game with this number is set up."""
        return self.setup.reseeded(game_seed(self.seed, number))

    def command(self, number: int) -> str:
        """The command that plays this one game again."""
        which = ["--games", "1", "--first", str(number)]
        checked = ["--check"] if self.check else []
        words = called("simulate", self.setup, self.bots, which, self.edition)
        return shlex.join([*words, *checked])


def called(
    command: str, setup: Setup, bots: tuple[str, ...], which: list[str], edition: Path | None
) -> list[str]:
    """The words of a command that lets these bots play games that are set up so."""
    words = ["groundlings", command, setup.game, "--seats", str(setup.seats)]
    words += ["--bots", ",".join(bots), *which, "--seed", str(setup.pledge.seed)]
    variants = groundlings.game_of(setup).variants
    chosen = {n: way for n, way in setup.variants.items() if way != variants[n].default}
    for setting in listed(chosen):
        words += ["--variant", setting]
    if edition is not None:
        words += ["--edition", str(edition)]
    return words


class BrokenGame(RuntimeError):  # noqa: N818 - it names what broke
    """A game that could not be played to its end: a fault of ours, with how to see it again."""

    @classmethod
    def of(cls, season: Season, number: int, fault: Exception) -> BrokenGame:
        """What broke in the game with this number."""
        told = " ".join(str(fault).split()) or "no reason given"
        return cls(
            f"game {number} of seed {season.seed} broke ({type(fault).__name__}: {told}); "
            f"play it again with: {season.command(number)}"
        )
