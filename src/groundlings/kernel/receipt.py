"""The receipt: what a player has seen of the dice before they were thrown, as text.

    groundlings receipt 1
    table k3m9...
    house 5d2e...
    seat 0 77c1...
    seat 1 house
    mine 0 0b5f...
    sent 2026-01-31T20:15:00.000Z
    opened 2026-01-31T20:15:00.120Z

`house` is the seal of the house's secret, `seat` the seal of each seat's slip, `mine` what was in
the player's own; `opened` says that the house had it in time. The browser of a player keeps it, and
a record of the same game must fit it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from groundlings.errors import GameError
from groundlings.kernel.pledge import HOUSE, SLIP_BYTES, seal_of

if TYPE_CHECKING:
    from groundlings.kernel.pledge import Pledge

MAGIC = "groundlings receipt 1"
_HEX = f"[0-9a-f]{{{2 * SLIP_BYTES}}}"
_WHEN = r"[0-9T:.Z+-]{10,40}"
_LINES = {
    "table": re.compile(r"table ([2-9a-z]{1,40})"),
    "house": re.compile(f"house ({_HEX})"),
    "seat": re.compile(f"seat ([0-9]{{1,3}}) ({HOUSE}|{_HEX})"),
    "mine": re.compile(f"mine ([0-9]{{1,3}}) ({_HEX})"),
    "sent": re.compile(f"sent ({_WHEN})"),
    "opened": re.compile(f"opened ({_WHEN})"),
}


class ReceiptError(GameError):
    """A receipt that cannot be read; the message gives the line and what was expected there."""


@dataclass(frozen=True, slots=True)
class Receipt:
    """What a player saw, and what was in their own slip."""

    table: str
    house: str
    seals: tuple[str | None, ...]
    """By seat; None where the house draws."""
    seat: int
    """Their own."""
    nonce: bytes

    @classmethod
    def read(cls, text: str) -> Receipt:
        """A receipt from its text; every line once, and one for each seat in order."""
        lines = text.replace("\r", "").rstrip().split("\n")
        if lines[0] != MAGIC:
            raise ReceiptError(f"line 1: this is no receipt; expected {MAGIC!r}")
        found: dict[str, tuple[str, ...]] = {}
        seals: list[str | None] = []
        for number, line in enumerate(lines[1:], start=2):
            key = line.partition(" ")[0]
            read = _LINES[key].fullmatch(line) if key in _LINES else None
            if read is None or key in found or (key == "seat" and int(read[1]) != len(seals)):
                known = ", ".join(_LINES)
                raise ReceiptError(f"line {number}: expected a line of {known}, each in its place")
            if key == "seat":
                seals.append(None if read[2] == HOUSE else read[2])
            else:
                found[key] = read.groups()
        for key in ("table", "house", "mine"):
            if key not in found:
                raise ReceiptError(f"line {len(lines) + 1}: expected a line of {key}")
        seat, nonce = int(found["mine"][0]), bytes.fromhex(found["mine"][1])
        if seat >= len(seals) or seals[seat] != seal_of(nonce).hex():
            raise ReceiptError("the slip in this receipt does not fit its own seal")
        return cls(found["table"][0], found["house"][0], tuple(seals), seat, nonce)

    def misfits(self, pledge: Pledge) -> list[str]:
        """What of a proven record does not fit, a sentence each; none if all does."""
        found = []
        if pledge.commitment != self.house:
            found.append(
                f"the house had sealed {self.house}, and the record opens {pledge.commitment}: "
                "the secret was swapped"
            )
        if pledge.slips is None:
            return [*found, "the record names no slips, so its dice were not drawn by them"]
        if len(pledge.slips) != len(self.seals):
            return [*found, f"the receipt has {len(self.seals)} seats, the record another number"]
        for seat, (seal, slip) in enumerate(zip(self.seals, pledge.slips, strict=True)):
            there = slip.seal.hex() if slip else None
            if there != seal:
                found.append(f"{_shown(seat, seal)}, and in the record {_shown(seat, there)}")
        own = pledge.slips[self.seat]
        if own is not None and own.seal.hex() == self.seals[self.seat] and own.nonce is None:
            found.append(
                f"the slip of seat {self.seat} was sent to be opened, and the record says that it "
                "was kept back"
            )
        return found


def _shown(seat: int, seal: str | None) -> str:
    return f"seat {seat} had put in no slip" if seal is None else f"seat {seat} had put in {seal}"
