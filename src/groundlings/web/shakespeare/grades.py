"""What the designers of Shakespeare call a tight win, and how an evening alone is graded.

The rulebook gives four figures: about 22 Prestige with four players, 24 with three, 26 with two,
and over 30 alone (C15). The steps below that are ours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.web.board.grades import HOUSE, RULEBOOK, Grade, Scale

if TYPE_CHECKING:
    from groundlings.words import Phrasebook

GOOD: Final = {1: 31, 2: 26, 3: 24, 4: 22}
ALONE: Final = (
    (0, "forget", HOUSE),
    (10, "coughs", HOUSE),
    (18, "applause", HOUSE),
    (25, "house", HOUSE),
    (31, "queen", RULEBOOK),
)


def scale(seats: int, book: Phrasebook) -> Scale | None:
    """The scale for so many players."""
    steps = ALONE if seats == 1 else ()
    grades = [Grade(least, book.text(f"grade.{key}"), origin) for least, key, origin in steps]
    return Scale(GOOD[seats], tuple(grades)) if seats in GOOD else None
