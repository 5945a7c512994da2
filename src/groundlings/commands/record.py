"""Records in files: read, played again, and told choice by choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from groundlings.commands import terms
from groundlings.editions.reader import EditionError
from groundlings.errors import GameError
from groundlings.kernel.history import fold
from groundlings.kernel.record import RecordError, title

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from groundlings.kernel.game import Game
    from groundlings.kernel.messages import Message
    from groundlings.kernel.playbill import Playbill
    from groundlings.kernel.state import State


@dataclass(frozen=True, slots=True)
class Played:
    """A game from a record, at its last choice; what it was played by, and on how many lines."""

    game: Game
    state: State
    bill: Playbill
    lines: int


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


def replayed(path: Path, edition: Path | None) -> Played:
    """The game in this file; RecordError and FalseRecord say which line is to blame."""
    text = terms.read_text(path)
    game = game_of(text, edition)
    state = game.replay(text)
    assert state.bill is not None  # noqa: S101 - a replayed game has its bill
    return Played(game, state, state.bill, text.rstrip().count("\n") + 1)


def game_of(text: str, edition: Path | None) -> Game:
    """The game a record is of, at the edition in a file where one is given."""
    try:
        return terms.game_at(title(text).game, edition)
    except (RecordError, EditionError):
        raise
    except GameError as error:
        raise RecordError(2, str(error)) from None


def opened(path: Path, edition: Path | None) -> Played:
    """The same for whoever wants to read it only: what is wrong is told with the file's name."""
    try:
        return replayed(path, edition)
    except RecordError as error:
        message = f"{path}, {error}"
        raise GameError(message) from None


def told(played: Played, seat: int | None) -> Iterator[Line]:
    """Every choice that stands, one after the other, as this seat may know what followed."""
    game, bill = played.game, played.bill
    rows = fold(played.state.log.read() if played.state.log else [])
    state = game.new(seats=bill.seats, seed=bill.pledge, **bill.variants)
    yield Line(0, None, None, game.events(state, seat), state)
    for number, (who, option) in enumerate(rows, start=1):
        game.play(state, who, option)
        yield Line(number, who, game.text(option), game.events(state, seat, number), state)
