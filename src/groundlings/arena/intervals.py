"""How sure a number is: 95 % intervals that know which games belong together.

The games of one deal are not independent: a good deal is good from every seat. So every interval
counts deals. For each of them come the games that were played of it: their sum and their number.
"""

from __future__ import annotations

from collections.abc import Collection
from math import sqrt
from typing import Final, NamedTuple, TypeAlias

WIDE: Final = 1.959963984540054
"""So many standard errors on either side hold 95 % of what could be."""

Deals: TypeAlias = Collection[tuple[float, int]]
"""For each deal: the sum of its games, and how many they are."""


class Interval(NamedTuple):
    """A number, and between what it may well lie."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half of its width."""
        return (self.high - self.low) / 2

    def told(self, places: int = 2) -> str:
        """As it stands in a terminal; of one deal nobody knows how sure it is."""
        sure = f" ± {self.half:.{places}f}" if self.high > self.low else ""
        return f"{self.value:.{places}f}{sure}"

    def holds(self, value: float) -> bool:
        """Whether this could be the truth, too."""
        return self.low <= value <= self.high


def mean(deals: Deals) -> Interval:
    """A mean over games, as wide as the deals differ; one deal alone tells nothing of that."""
    games = sum(n for _, n in deals)
    value = sum(total for total, _ in deals) / games
    half = _wide(len(deals)) * sqrt(_variance(deals, value, games))
    return Interval(value, value - half, value + half)


def share(deals: Deals) -> Interval:
    """A share of games won, by Wilson, with as many games as these deals are worth.

    Games of one deal that go alike are worth fewer. They are never worth fewer than one for each
    deal, nor more than they are; where all were won, or none, a deal is worth one game.
    """
    games = sum(n for _, n in deals)
    value = sum(total for total, _ in deals) / games
    even, found = value * (1 - value), _variance(deals, value, games)
    worth = float(games) if even and len(deals) > 1 else 0.0
    if found > 0:
        worth = min(worth, even / found)
    return wilson(value, max(worth, float(len(deals))))


def wilson(value: float, games: float) -> Interval:
    """The interval of a share of so many independent games."""
    square = WIDE * WIDE
    middle = (value + square / (2 * games)) / (1 + square / games)
    half = sqrt(value * (1 - value) / games + square / (4 * games * games))
    half *= WIDE / (1 + square / games)
    return Interval(value, max(0.0, middle - half), min(1.0, middle + half))


def _wide(deals: int) -> float:
    """So many standard errors, from so few deals: Student's quantile, by its expansion."""
    z, free = WIDE, max(1, deals - 1)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / free + second / free**2 + third / free**3


def _variance(deals: Deals, value: float, games: int) -> float:
    """Of the mean, from what the deals add to it."""
    if len(deals) < 2:  # noqa: PLR2004 - one deal has nothing to differ from
        return 0.0
    spread = sum((total - value * n) ** 2 for total, n in deals)
    return spread / games**2 * len(deals) / (len(deals) - 1)
