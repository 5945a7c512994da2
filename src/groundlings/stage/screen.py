"""A screen that several people pass around: what lies open on it, and when the curtain falls.

What everybody may see is seen by everybody. A curtain hangs before a question only if its options
or its answer are secret, and what a player hides is shown to who has said to be that player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from groundlings.stage.windows import answer_of, is_done_for
from groundlings.store.model import FINISHED, PLAYING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from groundlings.stage.table import LiveTable


class Look(NamedTuple):
    """Somebody who shares a screen has said who they are, at this row of the log."""

    seat: int
    rev: int


class Shown(NamedTuple):
    """What a screen shows: through whose eyes, whose choices, and for whom a curtain hangs."""

    seat: int | None = None
    """None = as everybody sees the table."""
    chooser: int | None = None
    curtain: int | None = None


def is_shared(live: LiveTable, mine: Sequence[int]) -> bool:
    """Whether several people pass this screen around."""
    return len(mine) > 1 and live.status != FINISHED


def shown(
    live: LiveTable, mine: Sequence[int], wanted: int | None, look: Look | None = None
) -> Shown:
    """What this screen shows.

    A screen with one seat shows that seat. One that several people pass around shows what everybody
    may see, with the choices of whoever must choose or may think again. Where something secret is
    asked, a curtain hangs before the question, until that player has said to be there.
    """
    if not is_shared(live, mine):
        seat = (wanted if wanted in mine else mine[0]) if mine else None
        return Shown(seat, seat)
    if has_desks(live):
        return Shown()
    waiting = [seat for seat in mine if seat in live.turn and _is_awaited(live, seat)]
    if look is not None and _holds(live, look, waiting if is_covered(live) else mine):
        return Shown(look.seat, look.seat)
    if not waiting:
        return Shown()
    first = waiting[0]
    return Shown(curtain=first) if _is_secret(live, first) else Shown(chooser=first)


def has_desks(live: LiveTable) -> bool:
    """Whether all who share a screen answer at once, each with keys that tell nobody anything.

    Not while somebody may think again: their beat would stand on no page, and never end.
    """
    if live.window is None or live.state is None or live.pausing is not None:
        return False
    return bool(live.game.answers(live.state))


def _is_awaited(live: LiveTable, seat: int) -> bool:
    """Whether somebody must choose there: who has ordered or sealed an answer need not."""
    if live.seats[seat].player is not None or is_done_for(live, seat):
        return False
    return live.window is None or answer_of(live, seat) is None


def is_covered(live: LiveTable) -> bool:
    """Whether the whole table is hidden between the turns of a shared screen: no game says more."""
    return live.game.secret_steps is None


def stays(live: LiveTable, mine: Sequence[int], look: Look) -> Look | None:
    """Who has answered a secret question and is asked another one has not left the screen."""
    seat = look.seat
    if not is_shared(live, mine) or seat not in mine or seat not in live.turn:
        return None
    return Look(seat, live.rev) if _is_secret(live, seat) else None


def _holds(live: LiveTable, look: Look, seats: Sequence[int]) -> bool:
    """Whether a look is still on: as long as the question is the same, or nothing has moved."""
    if look.seat not in seats or live.status != PLAYING:
        return False
    since = live.asked_at(look.seat) if _is_secret(live, look.seat) else live.rev
    return since <= look.rev <= live.rev


def _is_secret(live: LiveTable, seat: int) -> bool:
    return live.state is None or live.game.is_secret(live.state, seat)


def has_secrets(live: LiveTable, seat: int) -> bool:
    """Whether this seat sees anything that not everybody does."""
    if live.state is None:
        return False
    seen = live.game.look(live.state, None)
    own = live.game.look(live.state, seat)
    return any(value and seen.get(key) != value for key, value in own.items())


def last_mover(live: LiveTable, mine: Sequence[int], chooser: int | None) -> int | None:
    """Who at a shared screen may still take back what was chosen last."""
    if live.undoable(chooser) or not live.rows:
        return chooser
    last = live.rows[-1].seat
    return last if last in mine and live.undoable(last) else chooser
