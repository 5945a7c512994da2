"""Second thoughts: who may still think again before the next one acts, and for how long.

Where the table wants turns to be ended, everybody is asked. Elsewhere a person has a beat before a
bot goes on: what a bot has answered cannot be taken back. Programs have none, unless their table
wants it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.kernel.play import asked_seats, is_asked
from groundlings.kernel.state import NOBODY
from groundlings.stage.keys import moment
from groundlings.store.model import PLAYING

if TYPE_CHECKING:
    from groundlings.kernel.state import State
    from groundlings.stage.table import LiveTable

BEATS_MS: Final = {"beat": 3_000, "long": 6_000, "ask": 0}
"""Milliseconds before a turn ends by itself, by the wish of who thinks; 0 = when it is said."""
LEFT_MS: Final = 20_000
"""Milliseconds after which a beat ends for somebody who has gone."""


def thinker(live: LiveTable) -> int | None:
    """The seat that may still think again before the next one acts."""
    g = live.state
    if g is None or g.over or live.status != PLAYING:
        return None
    if not live.rows or live.table.ended >= len(live.rows):
        return None
    last = live.rows[-1].seat
    if live.seats[last].player or is_asked(g, last) or live.rev - 1 in live.obeyed:
        return None
    if not (live.table.end_turn or _has_a_beat(live, last)) or _needs_none(live, g, last):
        return None
    return last if live.game.undoable(g, last) else None


def _needs_none(live: LiveTable, g: State, last: int) -> bool:
    """Whether there is time to think again anyway."""
    window = live.window
    if window is not None and window.beats:
        return True  # until it opens
    # The others were asked at the same time: nobody waits for anybody.
    return bool(g.answers) and g.answers[last] != NOBODY and not _seals(live)


def _seals(live: LiveTable) -> bool:
    """Whether only bots still have to answer under a seal: with the last answer it is opened."""
    if live.state is None or live.table.end_turn:
        return False
    return all(live.seats[other].player for other in asked_seats(live.state))


def bots_wait(live: LiveTable) -> bool:
    """Whether bots answer under a seal after the people: the last answer cannot be taken back."""
    if live.state is None or live.window is not None or live.table.end_turn:
        return False
    asked = asked_seats(live.state)
    if len(asked) == 1 and not live.state.answers:
        return False
    people = [live.seats[seat] for seat in asked if not live.seats[seat].player]
    return any(one.confirm in BEATS_MS for one in people)


def _has_a_beat(live: LiveTable, seat: int) -> bool:
    """Whether a bot would go on, and the person at this seat wants to think first."""
    if live.seats[seat].confirm not in BEATS_MS or live.state is None:
        return False
    asked = [live.seats[other] for other in asked_seats(live.state)]
    return any(one.player for one in asked) and not any(one.token for one in asked)


def beat_ms(live: LiveTable) -> int:
    """Milliseconds after which the turn that pauses ends by itself; 0 = when it is said."""
    if live.pausing is None or live.table.end_turn:
        return 0
    return BEATS_MS[live.seats[live.pausing].confirm]


def is_left(live: LiveTable) -> bool:
    """Whether a beat waits for somebody who has gone."""
    seat = live.pausing
    if seat is None or not beat_ms(live):
        return False
    # Who had a page open when the house closed comes back to it when it opens.
    return max(live.last_here(seat), live.moved) < moment() - LEFT_MS
