"""Pointing: the piece on the table that an event of Othello speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

PLACES: Final = {
    "drew": "pile",
    "reshuffled": "pile",
    "buried": "pile",
}
"""Events that speak of a pile, and how the id of that piece begins."""
ALONE: Final = {
    "half-curtain": "curtain-half",
    "act-ended": "curtain-full",
    "script-empty": "depletion",
    "script-again": "depletion",
    "staging-empty": "depletion",
    "final-scene": "depletion",
    "countdown-again": "depletion",
    "took-lead": "iago-tile",
    "gave-lead": "iago-tile",
    "lead-cast": "iago-tile",
    "got-handkerchief": "handkerchief",
    "kept-handkerchief": "handkerchief",
}
"""Events that speak of something there is but one of."""
HELD: Final = {
    "turned-up": "placed",
    "turned-up-staging": "placed",
    "played": "placed",
    "aimed": "placed",
    "giving": "placed",
    "exiting": "placed",
    "switched": "placed",
    "scored": "scored",
}
"""Events that speak of something that a player has, and how the id of that piece begins."""


def pointed(event: Mapping[str, Any]) -> str:
    """The id of the piece, or nothing."""
    key = str(event["key"])
    if key in ALONE:
        return ALONE[key]
    match event:
        case {"pile": {"noun": str(pile)}}:
            return f"pile-{pile}" if key in PLACES else ""
        case {"character": {"noun": str(character)}}:
            return f"tile-{character}"
        case {"who": {"seat": int(seat)}}:
            return f"{HELD.get(key, 'player')}-{seat}"
        case {"whom": {"seat": int(seat)}}:
            return f"player-{seat}"
    return ""
