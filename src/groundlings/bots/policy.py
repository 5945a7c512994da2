"""A policy: how much a player likes each option, by a table of numbers learned by playing.

What a player looks at are features in the words of a game, each of which holds or does not. The
table has a number for each; an option is liked as much as the numbers of what holds come to.

A game that can be looked at so has a `Sight` in `src/groundlings/bots/eyes.py`: its eye, and the
names of the features in the order of their places.
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
MOST_OPTIONS: Final = 1024
"""The most options that a moment may have."""
FOREVER: Final[i64] = 1_000_000_000
"""A horizon behind the end of every game."""
WORD: Final = 2.0**-32
"""What one of all the words of a die is."""
UNTHINKABLE: Final = -30.0
"""An option that is liked so much less than the best one is not chosen within a lifetime."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Eye:
    """How somebody with a table looks at a game, moment for moment and option for option.

    A game writes the five methods at the end. What holds is noted; the liking is the sum. The
    places noted are kept until the next option is looked at, for whoever learns from them.
    Its class should be `@final`: compiled, a call of `note` costs next to nothing then.
    """

    def __init__(self, table: vec[float]) -> None:
        self.table: Final = table
        self.liking: float = 0.0
        self.noted: Final = vec[i64]([0] * MOST_NOTED)
        self.count: i64 = 0
        self.chances: Final = vec[float]([0.0] * MOST_OPTIONS)

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

    def goes_round(self, g: State, seat: Seat, option: Option) -> bool:
        """Whether whoever likes this could go on with it for ever: then nobody does it."""
        return False

    def outlook(self, g: State, seat: Seat) -> float:
        """What this seat may expect beside its points where a horizon ends."""
        return 0.0


def compare(eye: Eye, g: State, seat: Seat, legal: list[int], warmth: float) -> float:
    """How likely each option is, in `chances`, in parts of the sum that is returned."""
    chances = eye.chances
    count: i64 = len(legal)
    eye.look(g, seat)
    best: float = -1e300
    for number in range(count):
        liking = eye.like(g, seat, legal[number])
        chances[number] = liking
        best = max(best, liking)
    return soften(chances, count, best, warmth)


def soften(chances: vec[float], count: i64, best: float, warmth: float) -> float:
    """Make chances of likings: the warmer, the more alike. Their sum is returned."""
    total: float = 0.0
    for number in range(count):
        behind = (chances[number] - best) / warmth
        chance: float = 0.0
        if behind == 0.0:
            chance = 1.0
        elif behind > UNTHINKABLE:
            chance = exp(behind)
        chances[number] = chance
        total += chance
    return total


def drawn(chances: vec[float], count: i64, total: float, die: Die) -> i64:
    """The number of one option, each as likely as its part of the sum."""
    left: float = total * WORD * float(die.word())
    for number in range(count):
        left -= chances[number]
        if left < 0.0:
            return number
    return count - 1


def pick(eye: Eye, g: State, seat: Seat, legal: list[int], warmth: float, die: Die) -> i64:
    """One of the options: the more it is liked the likelier; the warmer, the more alike."""
    count: i64 = len(legal)
    if count == 1:
        return legal[0]
    total = compare(eye, g, seat, legal, warmth)
    return legal[drawn(eye.chances, count, total, die)]


def play_on(g: State, eye: Eye, warmth: float, die: Die, horizon: i64) -> None:
    """Let everybody go on by this policy, to the end or until the clock has passed the horizon."""
    while g.asked != 0 and eye.clock(g) <= horizon:
        seat = lowest(g.asked)
        play_unchecked(g, seat, pick(eye, g, seat, options(g, seat), warmth, die))
