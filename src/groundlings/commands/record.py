"""Records in files: read, played again, and told choice by choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from groundlings.commands import terms
from groundlings.editions.reader import EditionError
from groundlings.errors import GameError
from groundlings.kernel import record
from groundlings.kernel.log import fold
from groundlings.kernel.record import RecordError, title
from groundlings.kernel.setup import listed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from groundlings.kernel.game import Game
    from groundlings.kernel.messages import Message
    from groundlings.kernel.setup import Setup
    from groundlings.kernel.state import State


@dataclass(frozen=True, slots=True)
class Played:
    """A game from a record, at its last choice, and how it was set up."""

    game: Game
    state: State
    setup: Setup

    @property
    def title(self) -> dict[str, object]:
        """What it is a record of, ready for JSON."""
        keys = ("game", "rules", "edition", "seats", "variants")
        return {key: getattr(self.setup, key) for key in keys}

    @property
    def settings(self) -> str:
        """The variants, to be said behind the number of players."""
        return "".join(f", {one}" for one in listed(self.setup.variants))


@dataclass(frozen=True, slots=True)
class Line:
    """One choice that stands, with its number from 1 on and what followed from it.

    Line 0 has no choice: it is what happened before the first one.
    """

    number: int
    seat: int | None
    choice: str | None
    events: list[Message]
    state: State


def proven(path: Path, edition: Path | None) -> Played:
    """The game in this file, at its end; RecordError and FalseRecord say which line is to blame."""
    return _played(path, edition, record.prove)


def _played(path: Path, edition: Path | None, read: Callable[[Game, str], State]) -> Played:
    text = terms.read_text(path)
    game = game_of(text, edition)
    state = read(game, text)
    assert state.setup is not None  # noqa: S101 - a replayed game has its setup
    return Played(game, state, state.setup)


def game_of(text: str, edition: Path | None) -> Game:
    """The game a record is of, at the edition in a file where one is given."""
    try:
        return terms.game_at(title(text).game, edition)
    except (RecordError, EditionError):
        raise
    except GameError as error:
        raise RecordError(2, str(error)) from None


def opened(path: Path, edition: Path | None) -> Played:
    """The game in this file, as far as it goes: what is wrong is told with the file's name."""
    try:
        return _played(path, edition, record.read)
    except RecordError as error:
        message = f"{path}, {error}"
        raise GameError(message) from None


def told(played: Played, seat: int | None) -> Iterator[Line]:
    """Every choice that stands, one after the other, as this seat may know what followed."""
    game = played.game
    rows = fold(played.state.log.read() if played.state.log else [])
    state = played.setup.begin(game)
    yield Line(0, None, None, game.events(state, seat), state)
    for number, (who, option) in enumerate(rows, start=1):
        game.play(state, who, option)
        yield Line(number, who, game.text(option), game.events(state, seat, number), state)
