"""Durations: how long something took, counted as Prometheus reads it."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds: what took no longer is counted there."""


class Durations:
    """How many took how long. One thread writes; who reads may see it a moment late."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def note(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        """As a histogram."""
        told, total = [f"# TYPE {name} histogram"], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            told.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*told, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]
