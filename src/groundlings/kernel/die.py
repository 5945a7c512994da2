"""Chance: one die for each game, thrown in the open, foreseen by nobody."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

SEEDS: Final = 2**128
"""Seeds run from 0 up to, not including, this."""

_LAST: Final = 15
_SPAN: Final = 1 << 32
_LOW: Final = _SPAN - 1
_MOST: Final = (1 << 31) - 1


@final
@mypyc_attr(acyclic=True)
class Die:
    """A row of fair throws that follows from a seed and from nothing else.

    The seed gives a key of 128 bits; page after page of BLAKE2 under that key gives the throws.
    Who sees every throw so far still cannot tell the next one, nor the seed (S107).
    A page is shared by clones: copying a die copies references.
    """

    def __init__(self, key: bytes, keyed: blake2b, turned: i64, page: bytes, used: i64) -> None:
        self.key: Final = key
        self.keyed: Final = keyed
        self.turned: i64 = turned
        self.page: bytes = page
        self.used: i64 = used

    def clone(self) -> Die:
        """Another die that will throw the same."""
        return Die(self.key, self.keyed, self.turned, self.page, self.used)

    def roll(self, n: i64) -> i64:
        """Throw a number from 0 to n - 1, each as likely as the other (1 <= n < 2**31)."""
        if n < 1 or n > _MOST:
            raise ValueError(f"a die of {n} sides cannot be thrown; give 1 to {_MOST}")
        product: i64 = self._word() * n
        if product & _LOW < n:
            # The rare low products are the uneven remainder of 2**32: throw those again.
            uneven: i64 = _SPAN % n
            while product & _LOW < uneven:
                product = self._word() * n
        return product >> 32

    def _word(self) -> i64:
        if self.used > _LAST:
            self._turn()
        page, at = self.page, self.used * 4
        self.used += 1
        low: i64 = page[at]
        second: i64 = page[at + 1]
        third: i64 = page[at + 2]
        high: i64 = page[at + 3]
        return low | second << 8 | third << 16 | high << 24

    def _turn(self) -> None:
        number: int = self.turned
        fresh = self.keyed.copy()
        fresh.update(number.to_bytes(8, "little"))
        self.page = fresh.digest()
        self.turned += 1
        self.used = 0

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Die)
            and self.key == other.key
            and self.turned == other.turned
            and self.used == other.used
        )

    def __hash__(self) -> int:
        return hash((self.key, self.turned, self.used))


def cast(seed: int) -> Die:
    """The die of this seed, unthrown."""
    return _die(seed, b"groundlings die")


def imagined(seed: int) -> Die:
    """A die for imagined worlds: never that of a game, whatever its seed."""
    return _die(seed, b"groundlings img")


def _die(seed: int, purpose: bytes) -> Die:
    key = blake2b(seed.to_bytes(16, "little"), digest_size=16, person=purpose).digest()
    return Die(key, blake2b(key=key), 0, b"", _LAST + 1)
