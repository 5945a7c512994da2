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
    stays=frozenset({"night", "final"}),
    steps={
        "purple-unclaimed": 0,
        "mood-judged": 0,
        "mood-reset": 0,
        "rehearsed": 0,
        "disc-scored": 0,
        "revealed-objective": 600,
        "yellow-counted": 300,
        "wage-paid": 280,
        "wage-unpaid": 600,
        "paid": 500,
        "tied": 0,
        "tie-broken": 1400,
        "tie-stands": 1400,
        "game-ended": 0,
    },
    unsaid=frozenset({"ambiance-began", "rehearsal-began", "final-count", "day-ended"}),
    within={"took": frozenset({"built", "dressed"})},
    said={"gained": frozenset({"revealed-objective", "yellow-counted"})},
    last={"advanced": "space", "retreated": "space"},
)


NOUNS: Final = ("act", "element", "card", "wearer", "objective")
"""What an event may name that has a drawing."""


@lru_cache(maxsize=4096)
def _sign(language: str, key: str, *nouns: str) -> Markup:
    draw = macro("shakespeare/_tells.html", house_book(language))
    return draw("sign", key=key, **dict(zip(NOUNS, nouns, strict=True)))


def sign(event: Mapping[str, Any], book: Phrasebook) -> Markup:
    """The sign of what an event speaks of; many have none."""
    nouns = (event[name]["noun"] if event.get(name) else "" for name in NOUNS)
    return _sign(book.language, str(event["key"]), *nouns)
