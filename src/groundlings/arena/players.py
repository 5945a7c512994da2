"""Who may play in an arena: the bots, and whoever plays by a table of one's own: `table:FILE`.

Who keeps to a line of play, `line:NAME`, plays by the table of the hosts, which may be such a file.

A file is read once, before anybody plays; its text goes wherever its games are played.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Final

import groundlings
from groundlings.arena.lines import line
from groundlings.bots import bot
from groundlings.bots.chair import SEEDS
from groundlings.bots.eyes import STRANGERS, sight
from groundlings.bots.learning import listed
from groundlings.bots.player import Policy
from groundlings.bots.table import parse, read
from groundlings.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from groundlings.bots import Bot
    from groundlings.bots.chair import Chair
    from groundlings.bots.leaning import Leaning
    from groundlings.bots.table import Table
    from groundlings.kernel.cells import vec
    from groundlings.kernel.die import Die
    from groundlings.kernel.game import Game
    from groundlings.kernel.setup import Setting, Setup

TABLE: Final = "table:"
"""What follows is the file of a table."""
LINE: Final = "line:"
"""What follows is a line of play."""


class Learned(Policy):
    """Plays by one table, as `policy` does by those that come with us."""

    def __init__(self, name: str, text: str, leaning: Leaning | None = None) -> None:
        super().__init__(name)
        table, row = _numbers(text, name.removeprefix(TABLE))
        if leaning is not None:
            row = leaning.added(listed(row), sight(table.game).names, name)
        looks = sight(table.game)
        self._eye = (looks.among_strangers(table.game) if table.strangers else looks).eye(row)

    def weigh(self, chair: Chair, die: Die) -> list[float]:
        """By its own table, whatever else there is."""
        return self.weigh_up(chair, chair.imagine(die.roll(SEEDS)), self._eye, die)


@cache
def _numbers(text: str, called: str) -> tuple[Table, vec[float]]:
    table = parse(text, called)
    return table, table.row(sight(table.game).names, called)


def texts(names: Iterable[str], setup: Setup) -> dict[str, str]:
    """What stands in the files of those who play by one; each must fit the game."""
    return {name: _text(name, setup) for name in names if name.startswith(TABLE)}


class Sworn(Policy):
    """Keeps to a line of play, by the table that comes with us."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.leaning = line(name.removeprefix(LINE))


def player(name: str, text: str | None = None) -> Bot:
    """A fresh bot of this name, or whoever plays by the table with this text."""
    if text is not None:
        vow = line(name.removeprefix(LINE)) if name.startswith(LINE) else None
        return Learned(name, text, vow)
    return Sworn(name) if name.startswith(LINE) else bot(name)


def sums(written: dict[str, str]) -> dict[str, str]:
    """A fingerprint of each of these texts."""
    return {
        name: blake2b(text.encode(), digest_size=8).hexdigest()
        for name, text in sorted(written.items())
    }


def _text(name: str, setup: Setup) -> str:
    path = Path(name.removeprefix(TABLE))
    found = fitting(path, setup)
    found.row(sight(found.game).names, str(path))
    return found.text()


def fitting(path: Path, setup: Setup) -> Table:
    """The table in this file, if it was learned for a game that is set up like this."""
    found = read(path)
    if (found.game, found.seats) != (setup.game, setup.seats):
        raise _of_another_game(path, found, setup)
    game = groundlings.game_of(setup)
    way = _way(game, setup.seats, _settings(found, game, path))
    if way != _way(game, setup.seats, setup.variants):
        told = " ".join(found.variants)
        raise GameError(f"{path} was learned for {told}, which is played otherwise here")
    if found.edition != setup.edition and not found.strangers:
        raise GameError(
            f"{path} was learned with another edition of {found.game}; learn a table with this "
            f"one: groundlings train {found.game} --seats {found.seats} --edition FILE"
        )
    return found


def akin(path: Path, setup: Setup) -> Table:
    """The table in this file, if it is for the same game, whatever the seats and the way."""
    found = read(path)
    if found.game != setup.game:
        raise _of_another_game(path, found, setup)
    return found


def _of_another_game(path: Path, found: Table, setup: Setup) -> GameError:
    return GameError(
        f"{path} was learned for {found.game} with {found.seats} seats, "
        f"not for {setup.game} with {setup.seats}"
    )


def _settings(found: Table, game: Game, path: Path) -> dict[str, Setting]:
    """The variants that a table was learned for."""
    settings: dict[str, Setting] = {}
    for pair in found.variants:
        name, _, value = pair.partition("=")
        try:
            settings[name] = game.variants[name].parse(value)
        except KeyError:
            raise GameError(f"{path} was learned for {pair}, which {game.name} has not") from None
    return settings


def _way(game: Game, seats: int, settings: dict[str, Setting]) -> str:
    """How it is played, whoever the characters are."""
    way = sight(game.name).way(game.new(seats=seats, seed=0, **settings))
    return way.removeprefix(STRANGERS).removeprefix("_")
