"""Telling: how the events of Shakespeare make a story, and the icons that tell them."""

from __future__ import annotations

from typing import Final

from groundlings.web.board.signs import signs
from groundlings.web.board.story import Telling

PLACED: Final = frozenset({"built", "dressed", "hatted", "theatre-built"})
"""What tells where an element has gone."""
TELLING: Final = Telling(
    chapters=frozenset({"day-began"}),
    deeds=frozenset(
        {
            "activated",
            "backstage-hired",
            "backstage-used",
            "drafted",
            "drafted-extra",
            "passed",
            "recruited",
            "recruited-extra",
        }
    ),
    scenes={
        "wagered": "wager",
        "went-first": "wager",
        "mustered": "wager",
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
        "objective-played": 0,
        "purple-unclaimed": 0,
        "mood-judged": 0,
        "mood-reset": 0,
        "rehearsed": 0,
        "disc-scored": 0,
        "revealed-objective": 600,
        "yellow-counted": 300,
        "hats-counted": 300,
        "wage-waived": 500,
        "wage-paid": 280,
        "wage-unpaid": 600,
        "paid": 500,
        "tied": 0,
        "tie-broken": 1400,
        "tie-stands": 1400,
        "game-ended": 0,
    },
    unsaid=frozenset({"ambiance-began", "rehearsal-began", "final-count", "day-ended"}),
    within={"took": PLACED, "salvaged": PLACED},
    said={"gained": frozenset({"revealed-objective", "yellow-counted", "hats-counted"})},
    last={"advanced": frozenset({"space"}), "retreated": frozenset({"space"})},
)

sign = signs("shakespeare/_tells.html", "act", "element", "card", "wearer", "objective")
"""The sign of what an event speaks of, by what it may name that has a drawing."""
