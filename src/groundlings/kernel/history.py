"""Taking back: a choice may be undone down to the floor, and no further.

The log keeps every row, the undone ones and the undoing too; what counts is the fold of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groundlings.kernel.errors import GameError, shown
from groundlings.kernel.play import play_unchecked

if TYPE_CHECKING:
    from collections.abc import Iterable

    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State


def fold(rows: Iterable[tuple[int, ...]]) -> list[tuple[int, int]]:
    """The choices that stand: (seat, option), in order. A row of -n takes back the seat's last n.

    Under a seal a seat takes back its own answer and leaves the others' where they are (S108).
    """
    standing: list[tuple[int, int]] = []
    for seat, option in rows:
        if option >= 0:
            standing.append((seat, option))
            continue
        for _ in range(-option):
            last = max(n for n, (other, _) in enumerate(standing) if other == seat)
            del standing[last]
    return standing


def undoable(g: State, seat: int) -> int:
    """How many of its choices this seat may take back now."""
    if g.log is None:
        return 0
    return sum(1 for other, _ in fold(g.log.read())[g.floor :] if other == seat)


def undo(game: Game, g: State, seat: int, steps: int) -> None:
    """Take back this seat's last choices: the game is played again without them."""
    if g.log is None or g.bill is None:
        raise GameError("this game keeps no log, so nothing in it can be taken back")
    bill = g.bill
    if (bill.game, bill.rules, bill.edition) != (game.name, game.rules, game.edition):
        raise GameError("this game was begun with another edition or other rules than these")
    free = undoable(g, seat)
    if isinstance(steps, bool) or not isinstance(steps, int) or not 1 <= steps <= free:
        if free:
            message = f"seat {seat} can take back 1 to {free} choices now, not {shown(steps)}"
        else:
            message = (
                f"seat {seat} can take back nothing now: a choice stands once "
                "something hidden was revealed or another seat has chosen"
            )
        raise GameError(message)
    log = g.log.clone()
    log.write((seat, -steps))
    fresh = game.new(seats=bill.seats, seed=bill.pledge, **bill.variants)
    for other, option in fold(log.read()):
        play_unchecked(fresh, other, option)
    fresh.log = log
    fresh.rows = log.length
    g.become(fresh)
