"""Words that players write on cards: what no page, record or screen reader should have to bear."""

from __future__ import annotations

import unicodedata
from typing import Final

_PILED_UP: Final = 3
"""So many marks may stand on one letter."""
_UNSEEN: Final = {
    "Cc": "a control character",
    "Cf": "an invisible character",
    "Cn": "a character that Unicode does not have",
    "Co": "a character for private use",
    "Cs": "half a character",
    "Zl": "a line break",
    "Zp": "a line break",
}
_BREAKS: Final = "\n\r\v\f\x85"
_DIRECTIONS: Final = {
    *(0x061C, 0x200E, 0x200F),
    *range(0x202A, 0x202F),
    *range(0x2066, 0x206A),
}
_INVISIBLE: Final = {
    *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
    *range(0x180B, 0x1810),
    *range(0xFE00, 0xFE10),
}
"""Fillers and selectors that are no format characters by their category."""


def unfit(text: str) -> str | None:
    """What in a text has to go; None if nothing has."""
    marks = 0
    for character in text:
        why = _why_not(character)
        if why is not None:
            return why
        marks = marks + 1 if unicodedata.category(character) in {"Mn", "Me"} else 0
        if marks > _PILED_UP:
            return f"more than {_PILED_UP} marks on one letter"
    return None


def _why_not(character: str) -> str | None:
    number, category = ord(character), unicodedata.category(character)
    if number == 0:
        return "the character NUL"
    if character in _BREAKS:
        return "a line break"
    if number in _DIRECTIONS:
        return f"the direction mark U+{number:04X}"
    if number in _INVISIBLE:
        return f"an invisible character, U+{number:04X}"
    return f"{_UNSEEN[category]}, U+{number:04X}" if category in _UNSEEN else None
