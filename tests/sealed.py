"""Slips to put in and to open: by a number, so that a test can say whose is whose."""

from __future__ import annotations

from groundlings.kernel.pledge import Slip, seal_of


def nonce(n: int) -> bytes:
    """What is in slip number n."""
    return bytes([n]) * 32


def slip(n: int) -> str:
    """The seal of slip number n, as it is put in."""
    return seal_of(nonce(n)).hex()


def opened(n: int) -> Slip:
    """Slip number n, opened."""
    return Slip.of(nonce(n))


def kept(n: int) -> Slip:
    """Slip number n, still sealed."""
    return Slip(seal_of(nonce(n)))
