"""Telling: how the events of Shakespeare make a story, and the icons that tell them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from groundlings.web.board.story import Telling
from groundlings.web.render import house_book, macro

if TYPE_CHECKING:
    from collections.abc import Mapping

    from markupsafe import Markup

    from groundlings.words import Phrasebook

TELLING: Final = Telling(
    chapters=frozenset({"day-began"}),
    deeds=frozenset(
        {"activated", "drafted", "drafted-extra", "passed", "recruited", "recruited-extra"}
    ),
    scenes={
        "wagered": "wager",
        "went-first": "wager",
        "ambiance-began": "ambiance",
        "rehearsal-began": "rehearsal",
        "act-scored": "acts",
        "final-count": "final",
        "day-ended": "night",
        "elements-discarded": "night",
        "kept-awake": "rest",
        "sent-to-rest": "rest",
    },
    staged=frozenset({"ambiance", "rehearsal", "acts", "final", "night"}),
    closing=frozenset({"night"}),
    steps=frozenset(
        {
            "purple-unclaimed",
            "mood-judged",
            "rehearsed",
            "disc-scored",
            "revealed-objective",
            "yellow-counted",
            "wage-paid",
            "wage-unpaid",
            "tied",
            "tie-broken",
            "tie-stands",
        }
    ),
    unsaid=frozenset({"ambiance-began", "rehearsal-began", "final-count", "day-ended"}),
    within={"took": frozenset({"built", "dressed"})},
    last={"advanced": "space", "retreated": "space"},
)


@lru_cache(maxsize=4096)
def _sign(language: str, key: str, act: str, element: str) -> Markup:
    draw = macro("shakespeare/_tells.html", house_book(language))
    return draw("sign", e={"key": key, "act": {"noun": act}, "element": {"noun": element}})


def sign(event: Mapping[str, Any], book: Phrasebook) -> Markup:
    """The sign of what an event speaks of; many have none."""
    nouns = (event[name]["noun"] if event.get(name) else "" for name in ("act", "element"))
    return _sign(book.language, str(event["key"]), *nouns)
