"""Telling: how the events of Othello make a story, the signs that tell them, and what is quoted.

Passes are no events, so they say nothing. What is drawn after the reveals is one line for all; what
somebody draws in the course of a deed belongs to that deed.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from groundlings.web.board.signs import signs
from groundlings.web.board.story import Quotation, Telling
from groundlings.web.othello.counting import STEPS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from groundlings.words import Phrasebook

STOPS: Final = frozenset({"stole-spotlight", "seized"})
OUTCOMES: Final = STOPS | {"scored", "set-aside", "failed", "not-next", "swapped-in"}
TELLING: Final = Telling(
    chapters=frozenset({"act-began", "scene-began"}),
    deeds=frozenset(
        {
            "turned-up",
            "turned-up-staging",
            "used-coin",
            "used-coin-at",
            "giving-by-coin",
            "used-iago",
            "improvised",
            "showed-exchange",
            "showed",
            "showed-at",
            "no-drama",
            "no-drama-coin",
            "shielded",
        }
    ),
    goes_on=frozenset({"played", "aimed", "giving", "exiting"}),
    scenes={
        "play-began": "rise",
        "lead-cast": "rise",
        "traded-tokens": "rise",
        "discarded": "rise",
        "dealt": "rise",
        "placed-all": "placement",
        "act-ended": "tally",
        "act-ran-out": "tally",
        "tallied": "tally",
        "iago-bonus": "final",
        "company-bonus": "final",
        "game-ended": "final",
    },
    after={"drew": "draw", "nothing-to-draw": "draw"},
    parts=frozenset(
        {
            "improvised",
            "used-coin",
            "showed-exchange",
            "showed",
            "showed-at",
            "no-drama",
            "shielded",
            "must-switch",
        }
    ),
    heaps=frozenset({"reshuffled", "script-empty", "script-again", "staging-empty", "final-scene"}),
    staged=frozenset({"tally", "final"}),
    stays=frozenset({"final"}),
    steps=STEPS,
    unsaid=frozenset({"placed-all"}),
    within={
        "played": OUTCOMES,
        "aimed": frozenset({"took-lead"}),
        "giving": frozenset({"gave-lead"}),
        "drew": frozenset({"got"}),
        "buried": frozenset({"buried-card"}),
        "traded": frozenset({"gave-card", "received-card"}),
    },
    said={"blocked": frozenset({"stole-spotlight"})},
    last={"traded-tokens": frozenset({"n", "total"})},
)

sign = signs("othello/_tells.html", "card", "coin", "character", "pile")
"""The sign of what an event speaks of, by what it may name that has a drawing."""


QUOTATION: Final = re.compile(r"“(.+)” \((.+)\)")
"""As the words have it: always in English, the verses parted by a stroke, then who and where."""


def quoted(event: Mapping[str, Any], book: Phrasebook) -> Quotation | None:
    """What a script card says that is turned up; one of an owner's edition may say nothing."""
    match event:
        case {"key": "turned-up", "card": {"noun": str(card)}}:
            return quotation(book.noun(card, "quote"))
    return None


def quotation(words: str) -> Quotation | None:
    """What is quoted, if anything is."""
    found = QUOTATION.fullmatch(words)
    return Quotation(tuple(found[1].split(" / ")), found[2]) if found else None
