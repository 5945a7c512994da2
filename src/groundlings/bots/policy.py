"""A policy: how much a player likes each option, by a table of numbers learned by playing.

What a player looks at are features in the words of a game, each of which holds or does not. The
table has a number for each; an option is liked as much as the numbers of what holds come to.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.cells import vec
from groundlings.kernel.die import Die
from groundlings.kernel.play import lowest, options, play_unchecked
from groundlings.kernel.state import Option, Seat, State

MOST_NOTED: Final = 64
"""The most features that may hold of one option."""
_FACES: Final[i64] = 1 << 30
FOREVER: Final[i64] = 1 << 40
"""A horizon behind the end of every game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Eye:
    """How somebody with a table looks at a game, moment for moment and option for option.

    A game writes the five methods at the end. What holds is noted; the liking is the sum. The
    places noted are kept until the next option is looked at, for whoever learns from them.
    """

    def __init__(self, table: vec[float]) -> None:
        self.table: Final = table
        self.liking: float = 0.0
        self.noted: Final = vec[i64]([0] * MOST_NOTED)
        self.count: i64 = 0

    def note(self, place: i64) -> None:
        """This feature holds."""
        self.liking += self.table[place]
        self.noted[self.count] = place
        self.count += 1

    def like(self, g: State, seat: Seat, option: Option) -> float:
        """How much this option is liked at the moment that was looked at last."""
        self.liking = 0.0
        self.count = 0
        self.see(g, seat, option)
        return self.liking

    # What each game writes

    def look(self, g: State, seat: Seat) -> None:
        """See what all options of this moment have in common; note nothing yet."""
        raise NotImplementedError

    def see(self, g: State, seat: Seat, option: Option) -> None:
        """Note what holds of this option: only what this seat may know."""
        raise NotImplementedError

    def clock(self, g: State) -> i64:
        """How far the game is, in days or scenes: a horizon is one of its numbers."""
        raise NotImplementedError

    def points(self, g: State, seat: Seat) -> i64:
        """What this seat would have if the game ended as it stands."""
        raise NotImplementedError

    def outlook(self, g: State, seat: Seat) -> float:
        """What this seat may expect beside its points where a horizon ends."""
        return 0.0


def pick(eye: Eye, g: State, seat: Seat, legal: list[int], warmth: float, die: Die) -> i64:
    """One of the options: the more it is liked the likelier; the warmer, the more alike."""
    count: i64 = len(legal)
    if count == 1:
        return legal[0]
    eye.look(g, seat)
    best: float = -1e300
    likings = vec[float]([0.0] * count)
    for number in range(count):
        liking = eye.like(g, seat, legal[number]) / warmth
        likings[number] = liking
        best = max(best, liking)
    total: float = 0.0
    for number in range(count):
        chance = exp(likings[number] - best)
        likings[number] = chance
        total += chance
    left: float = total * float(die.roll(_FACES)) / float(_FACES)
    for number in range(count):
        left -= likings[number]
        if left < 0.0:
            return legal[number]
    return legal[count - 1]


def play_on(g: State, eye: Eye, warmth: float, die: Die, horizon: i64) -> None:
    """Let everybody go on by this policy, to the end or until the clock has passed the horizon."""
    while g.asked != 0 and eye.clock(g) <= horizon:
        seat = lowest(g.asked)
        play_unchecked(g, seat, pick(eye, g, seat, options(g, seat), warmth, die))
