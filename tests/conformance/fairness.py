"""Is this die fair? Pearson's question, with a wide margin so that a fair one never fails."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

Z = 4.5
"""Standard deviations that a fair count strays once in some 300,000 tries; the seeds are fixed."""


def is_plausible(counts: Mapping[object, int], weights: Mapping[object, int]) -> bool:
    """Whether these counts can come from cases with these weights (Wilson and Hilferty's cube)."""
    share = sum(counts.values()) / sum(weights.values())
    statistic = sum(
        (counts[case] - share * weight) ** 2 / (share * weight) for case, weight in weights.items()
    )
    freedom = len(weights) - 1
    if freedom == 0:
        return True
    spread = 2 / (9 * freedom)
    return float((statistic / freedom) ** (1 / 3)) < 1 - spread + Z * sqrt(spread)
