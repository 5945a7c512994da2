"""Two orders of an act, joined: Shakespeare's above, and below the one in which it was told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDE: Final = 640
HIGH: Final = 104
LEFT: Final = 84
"""The rows are named here."""
TOP: Final = 30
BOTTOM: Final = 76
HALFWAY: Final = (TOP + BOTTOM) // 2


class Point(NamedTuple):
    """A card in one of the two orders."""

    x: float
    number: str
    """Its number in the act, as Shakespeare has it."""
    is_heard: bool


class Thread(NamedTuple):
    """A card that was heard, from the one order to the other."""

    path: str
    is_early: bool
    """Whether something was heard after it that comes before it."""


class OrderFigure(NamedTuple):
    """The figure, ready to be drawn."""

    written: list[Point]
    told: list[Point]
    threads: list[Thread]
    early: list[int]
    """The places of those that came too early, in the order of the telling."""
    width: int = WIDE
    height: int = HIGH
    top: int = TOP
    bottom: int = BOTTOM


def order_figure(numbers: Sequence[str], heard: Sequence[int]) -> OrderFigure:
    """An act with these cards, of which those at these places were heard in this order."""
    size = len(numbers)
    written = [Point(_x(n, size), number, n + 1 in heard) for n, number in enumerate(numbers)]
    told = [
        Point(_x(n, len(heard)), numbers[place - 1], is_heard=True) for n, place in enumerate(heard)
    ]
    early = [one for n, one in enumerate(heard) if any(later < one for later in heard[n + 1 :])]
    threads = [
        Thread(_path(written[place - 1].x, below.x), place in early)
        for place, below in zip(heard, told, strict=True)
    ]
    return OrderFigure(written, told, threads, early)


def _x(n: int, size: int) -> float:
    return round(LEFT + (WIDE - LEFT) * (n + 0.5) / size, 1)


def _path(above: float, below: float) -> str:
    return f"M{above} {TOP}C{above} {HALFWAY} {below} {HALFWAY} {below} {BOTTOM}"
