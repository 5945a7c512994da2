"""Where things stand in a drawing: axes with round numbers, hills, bars, shades of a matrix."""

from __future__ import annotations

from math import ceil, exp, floor, log10
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from groundlings.arena.intervals import Interval

SHADES: Final = (0.1, 0.3, 0.55, 0.8)
"""From which part of the way to all or nothing on a field of the matrix is darker."""
POINTS: Final = 80
"""Of the outline of a hill."""


class Axis:
    """A stretch of numbers laid over a width of 100, with round numbers on it."""

    def __init__(self, low: float, high: float, marks: int = 5) -> None:
        self.low, self.high = low, max(high, low + 1e-9)
        step = _round((self.high - self.low) / max(1, marks))
        first = ceil(self.low / step - 1e-9)
        last = floor(self.high / step + 1e-9)
        self.marks = [n * step for n in range(first, last + 1)]

    def at(self, value: float) -> float:
        """Where a number stands, never off the paper."""
        part = (value - self.low) / (self.high - self.low)
        return round(100 * min(1.0, max(0.0, part)), 2)

    @classmethod
    def over(cls, intervals: Sequence[Interval], marks: int = 5, *more: float) -> Axis:
        """Wide enough for these intervals and these numbers."""
        low = min([*(one.low for one in intervals), *more])
        high = max([*(one.high for one in intervals), *more])
        room = 0.04 * (high - low) or 1.0
        return cls(low - room, high + room, marks)


def _round(step: float) -> float:
    """The next of 1, 2, 5, 10, 20 ..."""
    ten = 10.0 ** floor(log10(step))
    return float(next(n * ten for n in (1, 2, 5, 10) if n * ten >= step * 0.999))


def hill(scores: Mapping[int, int], axis: Axis) -> list[float]:
    """How high a hill of scores is along an axis: shares of games, smoothed by Silverman's rule."""
    games = sum(scores.values())
    middle = sum(score * n for score, n in scores.items()) / games
    spread = (sum(n * (score - middle) ** 2 for score, n in scores.items()) / games) ** 0.5
    wide = max(0.5, 1.06 * spread * games**-0.2)
    found = []
    for point in range(POINTS + 1):
        at = axis.low + (axis.high - axis.low) * point / POINTS
        near = (n * exp(-(((at - score) / wide) ** 2) / 2) for score, n in scores.items())
        found.append(sum(near) / games / wide)
    return found


def outline(heights: Sequence[float], top: float) -> str:
    """The outline of a hill in a square of 1000, as a path."""
    along = (
        f"{1000 * n / (len(heights) - 1):.0f} {1000 - 960 * height / top:.0f}"
        for n, height in enumerate(heights)
    )
    return f"M0 1000L{' '.join(along)} 1000 1000Z"


def shade(won: Interval, even: float) -> str:
    """The class of a field of the matrix: how far it is from even, and to which side."""
    up = won.value >= even
    way = (won.value - even) / (1 - even) if up else (even - won.value) / even
    level = sum(way >= mark for mark in SHADES)
    return f"{'hi' if up else 'lo'}{level}{' ns' if won.holds(even) else ''}"
