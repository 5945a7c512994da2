"""How thorough a run is: `make cover` is brief, `make test` steady; `make soak` does it all."""

from __future__ import annotations

import os
from typing import Final

PROFILE: Final = os.environ.get("HYPOTHESIS_PROFILE", "steady")
BRIEF: Final = PROFILE == "brief"
SOAK: Final = PROFILE == "fresh"

STRIDE: Final = {"brief": 27, "steady": 21}.get(PROFILE, 1)
"""Of a golden game that is shown to every seat, each so many-th state."""
LOOKS: Final = 20 if BRIEF else 36
"""So many states of a random game are looked at; in a soak all."""


def some_seeds(many: int) -> range:
    """The seeds of so many games, of a quarter of them where it must be brief."""
    return range(max(1, many // 4) if BRIEF else many)
