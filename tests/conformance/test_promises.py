"""Every promise of `claims.py` is kept at every way to play every game."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import pytest

from conformance.claims import contradictions
from sampling import SOAK

if TYPE_CHECKING:
    from conformance.ways import Way

pytestmark = pytest.mark.compiled
"""tests/builds proves that both builds play, show and deal alike, state for state."""
WALKS = 8 if SOAK else 2
"""Games of each kind that are walked through."""


def test_a_game_keeps_its_promises_from_the_set_up_to_the_end(way: Way) -> None:
    seeds = [secrets.randbits(32) for _ in range(WALKS)] if SOAK else range(WALKS)
    assert contradictions(way, seeds) == {}
