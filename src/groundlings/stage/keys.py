"""Keys: what nobody can guess, and what is kept of it."""

from __future__ import annotations

import secrets
import time
from hashlib import sha256
from typing import Final

from groundlings.kernel.die import SEEDS
from groundlings.kernel.pledge import SALT_BYTES

ALPHABET: Final = "23456789abcdefghjkmnpqrstvwxyz"
"""Letters that are not mistaken for each other when somebody reads a link aloud."""
SHORT: Final = 12
LONG: Final = 26

SIGNS: Final = (
    "Anchor", "Bear Garden", "Bell", "Blackfriars", "Boar\u2019s Head", "Bull", "Cockpit",
    "Cross Keys", "Curtain", "Elephant", "Falcon", "Fortune", "George", "Globe", "Hope",
    "Mermaid", "Mitre", "Phoenix", "Red Bull", "Rose", "Salisbury Court", "Swan", "Tabard",
    "Theatre", "Whitefriars", "Windmill",
)  # fmt: skip
"""Playhouses and inns of Shakespeare's London: tables are named after them."""


PLAYERS: Final = (
    "Armin", "Condell", "Cowley", "Field", "Heminges", "Kempe", "Lowin", "Phillips",
    "Pope", "Sly", "Tarlton",
)  # fmt: skip
"""Players of Shakespeare's company and time: bots that are nobody are named after them."""


def short_key() -> str:
    """The address of a table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(SHORT))


def long_key() -> str:
    """A private key: some 127 bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LONG))


def kept(key: str) -> str:
    """What the store keeps of a private key: enough to know it again, not enough to use it."""
    return sha256(b"groundlings key " + key.encode()).hexdigest()


def sign() -> str:
    """A name for a table."""
    return f"The {secrets.choice(SIGNS)}"


def drawn_secret() -> tuple[int, bytes]:
    """The house's part of the dice, and the salt of its commitment."""
    return secrets.randbelow(SEEDS), secrets.token_bytes(SALT_BYTES)


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


def moment() -> int:
    """Milliseconds on a clock that only goes on, whatever anybody sets the time to."""
    return time.monotonic_ns() // 1_000_000
