"""Packing: what is told all day, packed by Intel's library where there is one, else by zlib.

It packs a change in a fifth of the time, a tenth larger; every browser unpacks both. Pages, which
are asked for once, are packed by zlib (`Packing` in app.py): there the size counts.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Final, Protocol

try:
    from isal import isal_zlib
except ImportError:  # there is none for this machine
    isal_zlib = None  # type: ignore[assignment]

if TYPE_CHECKING:

    class Packer(Protocol):
        """What packs one part after the other."""

        def compress(self, data: bytes, /) -> bytes:
            """Some of it, perhaps."""

        def flush(self, mode: int = ..., /) -> bytes:
            """The rest."""


LEVEL: Final = 2
"""How hard: at 3 it is a fiftieth smaller, and takes half as long again."""
LARGE: Final = 20_000
"""Bytes from which on a part is a whole table. It comes once, and zlib packs it much smaller."""
GZIP_HEAD: Final = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
"""RFC 1952: deflated, nothing more to say."""
LAST_BLOCK: Final = b"\x03\x00"
"""RFC 1951: an empty block, and the last one."""


def packer() -> Packer:
    """Packs to a bare stream, without head and end."""
    if isal_zlib is None:
        return zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return isal_zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)


def _harder() -> Packer:
    return zlib.compressobj(6, zlib.DEFLATED, -zlib.MAX_WBITS)


def packed(plain: bytes, within: Packer | None = None) -> bytes:
    """A part that ends at a whole byte: it looks back on none, or on those that went before."""
    by = within or (packer() if len(plain) < LARGE else _harder())
    return by.compress(plain) + by.flush(zlib.Z_SYNC_FLUSH)


def gzipped(plain: bytes) -> bytes:
    """A whole file."""
    return GZIP_HEAD + packed(plain) + end(zlib.crc32(plain), len(plain))


def end(check: int, length: int) -> bytes:
    """The end of a file of gzip: its check, and how long it is unpacked."""
    return LAST_BLOCK + check.to_bytes(4, "little") + (length & 0xFFFFFFFF).to_bytes(4, "little")
