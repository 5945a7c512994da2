"""How much a run looks at: `make test` takes samples, always the same; `make soak` sees it all."""

from __future__ import annotations

import os
from typing import Final

PROFILE: Final = os.environ.get("HYPOTHESIS_PROFILE", "steady")
SOAK: Final = PROFILE == "fresh"

STRIDE: Final = 1 if SOAK else 21
"""Of a golden game that is shown to every seat, each so many-th state."""
LOOKS: Final = 36
"""So many states of a random game are looked at; in a soak all."""
