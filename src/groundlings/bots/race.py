"""A race of options: all are tried in the same worlds, and who is behind for sure drops out.

Since worlds and luck are the same, two options differ by little else than the choice, so what one
is ahead of the other is soon known. While it is not, the policy is believed (Bayes): what it likes
is a little better as a rule. An option drops out when hardly anything can be lost by it: because
it is behind for sure, or because it is as good as the best. Where neither shows, it is sequential
halving (Karnin, Koren and Somekh): the effort is shared out evenly over rounds, and after each the
worse half is left.
"""

from __future__ import annotations

from math import ceil, erfc, exp, inf, log2, pi, sqrt
from time import process_time
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

FIRST_LOOK: Final = 8
"""Nobody is judged before so many worlds."""
HUNCH: Final = 0.12
"""So many points an option is better, on average, that the policy likes better by one..."""
SURPRISE: Final = 0.4
"""... and the variance of what it is beyond that, as measured in both games; ..."""
WONDER: Final = 0.02
"""... so much more by the square of that: what is hardly ever done may be anything."""
DOUBT: Final = 0.1
"""Added to the squares of what was seen: what never differed in a few worlds may yet."""
FAR: Final = 6.0
"""So many standard errors ahead nobody is overtaken."""


class Effort(NamedTuple):
    """How long may be thought: so many games, so many choices in them, or so many seconds.

    It is the choices in all games that take time: so many of them take about as long in every
    game, early and late, and are the same on every machine. Seconds are those of the processor.
    """

    games: int = 0
    seconds: float = 0.0
    choices: int = 0
    negligible: float = 0.003
    """So small a part of a point may be lost with an option that drops out."""
    daring: float = inf
    """How much less likely than the likeliest, as a logarithm, an option may be to be tried."""

    def spent(self, games: int, choices: int, seconds: float) -> float:
        """Which part of it that would be."""
        if self.games:
            return games / self.games
        return choices / self.choices if self.choices else seconds / self.seconds


class Arm(NamedTuple):
    """An option that is tried: its number, what it came to in world after world, how it is liked.

    The liking is the logarithm of how likely the policy chooses it.
    """

    number: int
    made: list[float]
    liking: float = 0.0

    @property
    def worth(self) -> float:
        """On average."""
        return sum(self.made) / len(self.made) if self.made else 0.0


class Gap(NamedTuple):
    """How far one option is believed to be ahead of another, and how far that may be wrong."""

    points: float
    error: float

    @classmethod
    def between(cls, one: Arm, other: Arm) -> Gap:
        """By what both came to in the same worlds, and by how they are liked."""
        likelier = one.liking - other.liking
        hunch, surprise = HUNCH * likelier, SURPRISE + WONDER * likelier * likelier
        worlds = len(one.made)
        if worlds < 2:  # noqa: PLR2004 - one world shows no spread
            return cls(hunch, sqrt(surprise))
        gaps = [first - second for first, second in zip(one.made, other.made, strict=True)]
        seen = sum(gaps) / worlds
        spread = DOUBT + sum((gap - seen) ** 2 for gap in gaps)
        noise = spread / (worlds - 1) / worlds
        trust = surprise / (surprise + noise)
        return cls(trust * seen + (1 - trust) * hunch, sqrt(trust * noise))

    @property
    def risk(self) -> float:
        """What is lost on average if the other one, after all, should be better."""
        if self.points >= FAR * self.error:
            return 0.0
        steps = self.points / self.error
        tail = exp(-steps * steps / 2) / sqrt(2 * pi)
        return self.error * (tail - steps * erfc(steps / sqrt(2)) / 2)


class Race:
    """Tries options until one is left or the effort has been made; the likeliest stands first."""

    def __init__(self, arms: list[Arm], effort: Effort) -> None:
        self.left = arms
        self.out: list[Arm] = []
        """Who dropped out, the last one first."""
        self._effort = effort
        self._rounds = ceil(log2(len(arms)))
        self._round = 1
        self._look = FIRST_LOOK
        self._worlds = self._games = 0
        self._spent = 0.0

    def run(self, tried: Callable[[list[Arm], int], int]) -> list[Arm]:
        """All options, the best first.

        `tried` tries those that are left in so many worlds more, and tells how many choices that
        took.
        """
        began, choices = process_time(), 0
        while len(self.left) > 1 and self._spent < 1.0:
            worlds = self._batch()
            choices += tried(self.left, worlds)
            self._worlds += worlds
            self._games += worlds * len(self.left)
            self._spent = self._effort.spent(self._games, choices, process_time() - began)
            if self._worlds >= self._look:
                self._judge()
            self._halve()
        return [*self._order(), *self.out]

    def _batch(self) -> int:
        """So many worlds at once: to the next look, to the end of the round."""
        most = self._look - self._worlds
        if self._games:
            each = self._spent / self._games
        elif self._effort.games:
            each = 1 / self._effort.games
        else:
            return 2  # until it is known how long a game takes
        room = self._round / self._rounds - self._spent
        return max(1, min(most, round(room / each) // len(self.left)))

    def _order(self) -> list[Arm]:
        """Those that are left, the best first."""
        likeliest = self.left[0]
        behind = {arm.number: Gap.between(likeliest, arm).points for arm in self.left[1:]}
        return sorted(self.left, key=lambda arm: behind.get(arm.number, 0.0))

    def _judge(self) -> None:
        """Those with whom hardly anything would be lost drop out."""
        best, *others = self._order()
        self._drop([arm for arm in others if Gap.between(best, arm).risk < self._effort.negligible])
        self._look = self._worlds + max(4, self._worlds // 4)

    def _halve(self) -> None:
        """The worse half drops out at the end of a round, but never one of the last two."""
        while self._round < self._rounds and self._spent >= self._round / self._rounds - 1e-9:
            self._round += 1
            self._drop(self._order()[max(2, (len(self.left) + 1) // 2) :])

    def _drop(self, worse: list[Arm]) -> None:
        gone = {arm.number for arm in worse}
        self.left = [arm for arm in self.left if arm.number not in gone]
        self.out = [*worse, *self.out]
