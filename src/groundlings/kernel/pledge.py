"""Fair shuffles: a promise about the dice that anybody can check afterwards.

Before the seats are taken the host draws a secret and a salt and shows the commitment, which gives
nothing away. Each seat may then add a nonce of its own. The seed of the game follows from all of
them, so neither host nor player could have chosen the dice; when the game is over everything is
shown, and the proof is to do the sums again.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b, sha256

from groundlings.errors import GameError, shown
from groundlings.kernel.die import SEEDS

SALT_BYTES = 16
LONGEST_NONCE = 255


@dataclass(frozen=True, slots=True)
class Pledge:
    """A secret with its salt, and the nonces by seat (None for a seat that gave none)."""

    secret: int
    salt: bytes
    nonces: tuple[bytes | None, ...] = ()

    @property
    def commitment(self) -> str:
        """What is shown before the game: SHA-256 over the secret and the salt."""
        return sha256(self.secret.to_bytes(16, "big") + self.salt).hexdigest()

    @property
    def seed(self) -> int:
        """The seed of the game: the secret itself, or mixed with the nonces where there are any."""
        if not any(self.nonces):
            return self.secret
        mixed = sha256(b"groundlings seed" + self.secret.to_bytes(16, "big"))
        for seat, nonce in enumerate(self.nonces):
            if nonce:
                mixed.update(bytes([seat, len(nonce)]) + nonce)
        return int.from_bytes(mixed.digest()[:16], "big")


def pledged(seed: object, seats: int = LONGEST_NONCE) -> Pledge:
    """The pledge behind a seed: itself, or for a plain number one whose salt follows from it."""
    if isinstance(seed, Pledge):
        _check(seed, seats)
        return seed
    salt = blake2b(
        checked(seed).to_bytes(16, "big"), digest_size=SALT_BYTES, person=b"groundlings slt"
    )
    return Pledge(checked(seed), salt.digest())


def checked(seed: object) -> int:
    """A seed as it must be."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
        raise GameError(f"{shown(seed)} is no seed; a seed is a whole number from 0 to 2**128 - 1")
    return seed


def _check(pledge: Pledge, seats: int) -> None:
    checked(pledge.secret)
    if len(pledge.salt) != SALT_BYTES:
        raise GameError(f"a salt has {SALT_BYTES} bytes, not {len(pledge.salt)}")
    if len(pledge.nonces) > seats:
        raise GameError(f"there are {len(pledge.nonces)} nonces for {seats} seats")
    for nonce in pledge.nonces:
        if nonce is not None and not 1 <= len(nonce) <= LONGEST_NONCE:
            raise GameError(f"a nonce has 1 to {LONGEST_NONCE} bytes, not {len(nonce)}")
