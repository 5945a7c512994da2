"""Fair shuffles: a promise about the dice that anybody can check afterwards.

The house draws a secret and a salt and shows its seal, which gives nothing away. Each seat may put
in a slip, a nonce of its own under a seal of its own, and opens it when all seals are known. The
seed of the game follows from the secret and all slips; when the game is over everything is shown,
and the proof is to do the sums again. What each of them binds stands in docs/fairness.md.

Before there were slips, seats gave their nonces openly. Such games are proven as they always were.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b, sha256

from groundlings.errors import GameError, shown
from groundlings.kernel.die import SEEDS

SALT_BYTES = 16
LONGEST_NONCE = 255
SLIP_BYTES = 32
OPENED = "opened"
KEPT = "kept"
HOUSE = "house"
"""A slip was opened; was put in and kept back; or the house drew from its secret from the first."""


@dataclass(frozen=True, slots=True)
class Slip:
    """What a seat has put in: the seal over its nonce, and the nonce once it is opened."""

    seal: bytes
    nonce: bytes | None = None

    @classmethod
    def of(cls, nonce: bytes) -> Slip:
        """A slip with this nonce, opened."""
        return cls(seal_of(nonce), nonce)


def seal_of(nonce: bytes) -> bytes:
    """What is shown of a nonce before it is opened."""
    return sha256(b"groundlings slip" + nonce).digest()


@dataclass(frozen=True, slots=True)
class Pledge:
    """A secret with its salt, and what the seats have added: their slips, or nonces of old."""

    secret: int
    salt: bytes
    nonces: tuple[bytes | None, ...] = ()
    """By seat; None for a seat that gave none."""
    slips: tuple[Slip | None, ...] | None = None
    """By seat; None for a seat that put in none. No tuple: the dice are not drawn by slips."""

    @property
    def commitment(self) -> str:
        """What is shown before the game: SHA-256 over the secret and the salt."""
        return sha256(self._secret + self.salt).hexdigest()

    @property
    def seed(self) -> int:
        """The seed of the game: the secret itself, or mixed with what the seats have added."""
        if self.slips is not None and any(self.slips):
            return self._mixed(self.slips)
        if not any(self.nonces):
            return self.secret
        mixed = sha256(b"groundlings seed" + self._secret)
        for seat, nonce in enumerate(self.nonces):
            if nonce:
                mixed.update(bytes([seat, len(nonce)]) + nonce)
        return int.from_bytes(mixed.digest()[:16], "big")

    def _mixed(self, slips: tuple[Slip | None, ...]) -> int:
        """The secret and for each seat its seal and its nonce, or what the house draws for it."""
        mixed = sha256(b"groundlings seed 2" + self._secret)
        for seat, slip in enumerate(slips):
            if slip is None:
                mixed.update(b"\0" + self.drawn(seat))
            elif slip.nonce is None:
                mixed.update(b"\1" + slip.seal + self.drawn(seat))
            else:
                mixed.update(b"\2" + slip.seal + slip.nonce)
        return int.from_bytes(mixed.digest()[:16], "big")

    def drawn(self, seat: int) -> bytes:
        """What the house draws for a seat without an opened slip: bound by its own seal."""
        return sha256(b"groundlings house slip" + self._secret + bytes([seat])).digest()

    @property
    def draws(self) -> tuple[str, ...]:
        """Who drew for each seat: its own slip, or the house, and why; empty without slips."""
        return tuple(map(drawn_by, self.slips or ()))

    @property
    def _secret(self) -> bytes:
        return self.secret.to_bytes(16, "big")


def drawn_by(slip: Slip | None) -> str:
    """Whether a seat's slip counts: `opened`, `kept` or, where there is none, `house`."""
    if slip is None:
        return HOUSE
    return KEPT if slip.nonce is None else OPENED


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
    _check_slips(pledge.slips or (), seats)


def _check_slips(slips: tuple[Slip | None, ...], seats: int) -> None:
    if len(slips) > seats:
        raise GameError(f"there are {len(slips)} slips for {seats} seats")
    seals: set[bytes] = set()
    for seat, slip in enumerate(slips):
        if slip is None:
            continue
        if len(slip.seal) != SLIP_BYTES or slip.seal in seals:
            raise GameError(f"the seal of seat {seat} must have {SLIP_BYTES} bytes of its own")
        seals.add(slip.seal)
        if slip.nonce is not None and len(slip.nonce) != SLIP_BYTES:
            raise GameError(f"the slip of seat {seat} must have {SLIP_BYTES} bytes")
        if slip.nonce is not None and seal_of(slip.nonce) != slip.seal:
            raise GameError(f"the slip of seat {seat} does not fit its seal")
