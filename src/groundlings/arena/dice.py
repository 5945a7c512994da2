"""The dice of a series of games: all follow from one seed, and none tells of another.

A game's dice depend on the seed and on the number of the game only, so the same number is the
same game however many are played, and two bots can be compared on the same deals.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from groundlings.kernel.die import cast

if TYPE_CHECKING:
    from groundlings.kernel.die import Die


def game_seed(seed: int, number: int) -> int:
    """The seed of the game with this number."""
    return _drawn(seed, number, "game")


def die_for(seed: int, number: int, whom: str) -> Die:
    """A die for whoever needs one beside the game's own: a seat's bot, a check."""
    return cast(_drawn(seed, number, whom))


def _drawn(seed: int, number: int, whom: str) -> int:
    text = f"{seed} {number} {whom}".encode()
    drawn = blake2b(text, digest_size=16, person=b"groundlings sim").digest()
    return int.from_bytes(drawn, "big")
