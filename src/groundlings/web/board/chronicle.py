"""A chronicle: the story of one table as one seat knows it, told on from where it stood.

A log only grows, so what has been told stays told, and a choice adds a few lines to it. Only when
somebody takes something back is all of it written anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.kernel.log import SecondThought, Told, choice_of, last_rows, told
from groundlings.web.board.story import Pen

if TYPE_CHECKING:
    from collections.abc import Callable

    from groundlings.kernel.game import Game
    from groundlings.kernel.scroll import Scroll
    from groundlings.kernel.state import State
    from groundlings.web.board.narration import ToldDeed
    from groundlings.web.board.story import Deed, Telling

Row = tuple[int, ...]
NOTHING: Final = -1


class Chronicle:
    """The deeds of one game, and how they were told."""

    def __init__(self, game: Game, seat: int | None, telling: Telling) -> None:
        self.game = game
        self.seat = seat
        self.telling = telling
        self.rows: list[int] = [0]
        """By number of choices, the row of the log after which they stood."""
        self._pen = Pen(telling)
        self._told: dict[int, ToldDeed] = {}
        """How the deeds that are over were told, by who they are: they stay with the pen."""
        self._thought = NOTHING
        """The choice down to which the last second thought went."""
        self._events: tuple[int, Row] = (0, ())
        """How many events were written down, and the last of them."""
        self._log: tuple[int, Row] = (0, ())
        """The same of the log."""

    def read(self, g: State) -> list[Deed]:
        """Go on to this moment of the game: all that has been done."""
        log = _since(g.log, self._log)
        events = _since(g.events, self._events)
        if log is None or events is None or not self._goes_on(log, events):
            self._begin_anew(g)
        else:
            self.rows += range(self._log[0] + 1, self._log[0] + 1 + len(log))
            heard = self.game.messages.heard(events, self.seat, 0)
            self._pen.write(Told(choice_of(event), event) for event in heard)
        self._log, self._events = _end(g.log), _end(g.events)
        return self._pen.written()

    def once(self, tell: Callable[[Deed], ToldDeed], deed: Deed) -> ToldDeed:
        """How a deed is told; one that is over is told once."""
        found = self._told.get(id(deed))
        if found is None:
            found = tell(deed)
            if deed is not self._pen.open:
                self._told[id(deed)] = found
        return found

    def _goes_on(self, log: list[Row], events: list[Row]) -> bool:
        """Whether this follows on what is written: nothing is taken back, or belongs before that.

        A second thought is told after all that came with the choice down to which it went.
        """
        thinks = any(option < 0 for _, option in log)
        return not thinks and all(choice > self._thought for choice, *_ in events)

    def _begin_anew(self, g: State) -> None:
        self._pen, self._told = Pen(self.telling), {}
        found = told(self.game, g, self.seat)
        self._pen.write(found)
        thoughts = [choice for choice, what in found if isinstance(what, SecondThought)]
        self._thought = max(thoughts, default=NOTHING)
        self.rows = last_rows(g.log.read() if g.log is not None else [])


def _since(scroll: Scroll | None, known: tuple[int, Row]) -> list[Row] | None:
    """What was added to what is known of it; None if it is another one."""
    length, last = known
    if scroll is None or scroll.length < length:
        return None
    if not length:
        return scroll.read()
    found = scroll.read(length - 1)
    return found[1:] if found[0] == last else None


def _end(scroll: Scroll | None) -> tuple[int, Row]:
    if scroll is None or not scroll.length:
        return 0, ()
    return int(scroll.length), scroll.read(scroll.length - 1)[0]
