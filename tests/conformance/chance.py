"""Is this die fair? Pearson's question, with a wide margin so that a fair one never fails."""

from __future__ import annotations

from math import sqrt

Z = 4.5
"""Standard deviations that a fair count strays once in some 300,000 tries; the seeds are fixed."""


def chi_square_is_plausible(counts: list[int]) -> bool:
    """Whether these counts can come from equally likely cases (Wilson and Hilferty's cube)."""
    expected = sum(counts) / len(counts)
    statistic = sum((count - expected) ** 2 for count in counts) / expected
    freedom = len(counts) - 1
    if freedom == 0:
        return True
    spread = 2 / (9 * freedom)
    return float((statistic / freedom) ** (1 / 3)) < 1 - spread + Z * sqrt(spread)
