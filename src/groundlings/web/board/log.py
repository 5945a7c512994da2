"""The telling of the log: what has happened, in words, as one seat may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.kernel import log

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State
    from groundlings.stage.table import LiveTable
    from groundlings.web.board.registry import Board
    from groundlings.words import Phrasebook

NEWS: Final = 12
"""So many lines tell what happened while nobody looked."""


class LogLine(NamedTuple):
    """A line of the log."""

    n: int
    """How many of the choices that stand came before it."""
    text: str
    is_undone: bool = False
    """Whether it tells that somebody thought again."""
    piece: str = ""
    """The id of the piece that it speaks of."""


class Since(NamedTuple):
    """What happened while a seat did not look, and the row up to which it had seen the game."""

    lines: list[str]
    row: int


def log_of(
    game: Game,
    g: State,
    seat: int | None,
    book: Phrasebook,
    board: Board,
    most: int | None = None,
) -> list[LogLine]:
    """What has happened, as this seat may know it; second thoughts leave a trace.

    Of a long game only the `most` last lines are put into words.
    """
    reach = g.choices if most is None else most
    lines = log.told(game, g, seat, max(g.choices - reach, 0))
    while reach < g.choices and len(lines) < (most or 0):  # many choices have no line of their own
        reach *= 4
        lines = log.told(game, g, seat, max(g.choices - reach, 0))
    return [
        LogLine(n, book.event(what), piece=board.pointed(what))
        if isinstance(what, dict)
        else LogLine(n, took_back(book, *what), is_undone=True)
        for n, what in (lines if most is None else lines[-most:])
    ]


def took_back(book: Phrasebook, seat: int, steps: int) -> str:
    """That somebody thought again."""
    return book.text("terminal.took_back", who={"seat": seat}, n=steps)


def since(
    live: LiveTable, seat: int | None, book: Phrasebook, between: tuple[int, int] | None
) -> Since | None:
    """What happened between two rows, while this seat did not look; None if that was nothing."""
    if live.state is None or seat is None or between is None:
        return None
    seen, back = (live.choices_at(row) for row in between)
    events = live.game.events(live.state, seat, seen + 1)
    lines = [book.event(event) for event in events if log.choice_of(event) <= back]
    return Since(lines[-NEWS:], between[0]) if lines else None
