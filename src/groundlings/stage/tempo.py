"""The tempo of bots: an answer comes when such answers come, whatever lies in the hand.

Who has nothing but one thing to do has thought sooner than who must choose, and who can see at once
what is best sooner than who cannot. So where that could tell somebody something, an answer waits
until a moment that follows from the bot and the kind of question alone: a little longer than the
longest of its late thoughts about such questions, at all tables of the house.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from math import ceil
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Hashable

STEP: Final = 0.05
"""Seconds: answers come at such moments only."""
MARGIN: Final = 1.25
"""So much longer than the longest: few thoughts take longer than all before them."""
LATE: Final = 64
"""So many thoughts of each kind are remembered."""
LONGEST: Final = 10.0
"""Seconds: a machine that stood still for once does not make its bots slow for long."""
MOST_KNOWN: Final = 500


class Tempo:
    """How long each kind of answer takes."""

    def __init__(self) -> None:
        self._taken: OrderedDict[Hashable, deque[float]] = OrderedDict()

    def rest(self, kind: Hashable, took: float, *, is_open: bool) -> float:
        """How many seconds such an answer still waits; it counts where there was a choice."""
        taken = self._taken.setdefault(kind, deque(maxlen=LATE))
        self._taken.move_to_end(kind)
        while len(self._taken) > MOST_KNOWN:
            self._taken.popitem(last=False)
        if is_open:
            taken.append(took)
        usual = min(max(taken, default=0.0) * MARGIN, LONGEST)
        moment = max(1, ceil(max(usual, took) / STEP)) * STEP
        return moment - took
