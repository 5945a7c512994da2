"""Every promise of `claims.py` is kept at every way to play every game."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import groundlings
from conformance.claims import contradictions
from sampling import SOAK

if TYPE_CHECKING:
    from conformance.ways import Way

WALKS = 8 if SOAK else 2 if groundlings.COMPILED else 1
"""Games of each kind that are walked through."""


def test_a_game_keeps_its_promises_from_the_set_up_to_the_end(way: Way) -> None:
    seeds = [secrets.randbits(32) for _ in range(WALKS)] if SOAK else range(WALKS)
    assert contradictions(way, seeds) == {}
