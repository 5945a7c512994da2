"""Chance: one die for each game, thrown in the open, foreseen by nobody; a quick one for worlds."""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

SEEDS: Final = 2**128
"""Seeds run from 0 up to, not including, this."""

_LAST: Final = 15
_WORDS: Final = Struct("<4I")
_QUICK: Final = blake2b(digest_size=16, person=b"groundlings qck")
_SPAN: Final = 1 << 32
_LOW: Final = _SPAN - 1
_MOST: Final = (1 << 31) - 1


@mypyc_attr(acyclic=True)
class Die:
    """A row of fair throws that follows from a seed and from nothing else."""

    def clone(self) -> Die:
        """Another die that will throw the same."""
        raise NotImplementedError

    def word(self) -> i64:
        """The next 32 bits of chance."""
        raise NotImplementedError

    def roll(self, n: i64) -> i64:
        """Throw a number from 0 to n - 1, each as likely as the other (1 <= n < 2**31)."""
        if n < 1 or n > _MOST:
            raise ValueError(f"a die of {n} sides cannot be thrown; give 1 to {_MOST}")
        product: i64 = self.word() * n
        if product & _LOW < n:
            # The rare low products are the uneven remainder of 2**32: throw those again.
            uneven: i64 = _SPAN % n
            while product & _LOW < uneven:
                product = self.word() * n
        return product >> 32


@final
@mypyc_attr(acyclic=True)
class TrueDie(Die):
    """The die of a game, and of whoever chooses by chance at its table.

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
        return TrueDie(self.key, self.keyed, self.turned, self.page, self.used)

    def word(self) -> i64:
        """The next four bytes of the page."""
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
            isinstance(other, TrueDie)
            and self.key == other.key
            and self.turned == other.turned
            and self.used == other.used
        )

    def __hash__(self) -> int:
        return hash((self.key, self.turned, self.used))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class QuickDie(Die):
    """The die of imagined worlds and of what is played out in them: xoshiro128++.

    Its throws are as fair, and cost a few instructions each. Who sees some of them could work out
    the others, so no game is played with it: a world is gone when it has been thought about.
    """

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def clone(self) -> Die:
        """Another die that will throw the same."""
        return QuickDie(self.a, self.b, self.c, self.d)

    def word(self) -> i64:
        """The next word of Blackman's and Vigna's generator; no number outgrows 64 bits."""
        a, b, c, d = self.a, self.b, self.c, self.d
        total = a + d & _LOW
        found = (total << 7 | total >> 25) + a & _LOW
        c ^= a
        d ^= b
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ b << 9 & _LOW
        self.d = d << 11 & _LOW | d >> 21
        return found

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, QuickDie)
            and self.a == other.a
            and self.b == other.b
            and self.c == other.c
            and self.d == other.d
        )

    def __hash__(self) -> int:
        return hash((self.a, self.b, self.c, self.d))


def cast(seed: int) -> TrueDie:
    """The die of this seed, unthrown."""
    return _true(_key(seed, b"groundlings die"))


def imagined(seed: int) -> TrueDie:
    """A die for bots, and for games that go on from an imagined world: never that of a game."""
    return _true(_key(seed, b"groundlings img"))


def quick(seed: int) -> QuickDie:
    """A die for what is only imagined.

    Between the seed and the throws stands BLAKE2: two seeds give dice that know nothing of each
    other, and the dice that fall at a table tell nothing of those that fall in a world.
    """
    mixed = _QUICK.copy()
    mixed.update(seed.to_bytes(16, "little"))
    a, b, c, d = _WORDS.unpack(mixed.digest())
    return QuickDie(a, b, c, d)


def _key(seed: int, purpose: bytes) -> bytes:
    return blake2b(seed.to_bytes(16, "little"), digest_size=16, person=purpose).digest()


def _true(key: bytes) -> TrueDie:
    return TrueDie(key, blake2b(key=key), 0, b"", _LAST + 1)
