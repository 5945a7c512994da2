"""Telling: how the events of Shakespeare make a story, and the icons that tell them."""

from __future__ import annotations

from typing import Final

from groundlings.web.board.signs import signs
from groundlings.web.board.story import Telling

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
    last={"advanced": frozenset({"space"}), "retreated": frozenset({"space"})},
)

sign = signs("shakespeare/_tells.html", "act", "element", "card", "wearer", "objective")
"""The sign of what an event speaks of, by what it may name that has a drawing."""
