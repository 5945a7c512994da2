"""Games with cards of one's own, for tests: the example of the package, and cards as they come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import groundlings

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.kernel.guide import BlankCards

_GUIDE = groundlings.game("othello").guide
assert _GUIDE.blank is not None
BLANK: BlankCards = _GUIDE.blank
EXAMPLE: Game = BLANK.game(BLANK.examples())
"""Emilia vouches for Desdemona (X.1), Cutpurse (written-2), Prompter (written-3)."""


def staging(*effects: dict[str, object], **keys: object) -> dict[str, Any]:
    """A staging card of one's own: `staging({"do": "look"}, target="player")`."""
    return {"sort": "staging", "en": "Mine", **keys, "effects": list(effects)}


def script(*effects: dict[str, object], **keys: object) -> dict[str, Any]:
    """A script card of one's own, in Act I if nothing else is said."""
    card = {
        "sort": "script",
        "en": "Roderigo confronts Cassio",
        "act": "I",
        "character_1": "roderigo",
        "verb": "confronts",
        "character_2": "cassio",
        "points": 2,
    }
    return card | keys | ({"effects": list(effects)} if effects else {})


def game_with(*cards: dict[str, Any]) -> Game:
    """The game as it comes with these cards; those without a name of their own get one."""
    return BLANK.game([{**card, "en": f"{card['en']} {n}"} for n, card in enumerate(cards, 1)])


def effect(do: str, what: str = "", n: int = 1, **keys: object) -> dict[str, object]:
    """An effect: `effect("take", "coin")`."""
    numbered = {"n": n} if n != 1 else {}
    return {"do": do} | ({"what": what} if what else {}) | numbered | keys


KNAVES: Game = game_with(
    staging(effect("look"), effect("exchange"), target="player", played=["hand"]),
    staging(effect("seize"), effect("draw", "script"), played=["answer"]),
    staging(effect("protect"), effect("draw", "staging"), played=["hand", "answer"]),
)
"""Cards that see, take and answer for nothing: whoever leaks, leaks here."""
FOOLS: Game = game_with(
    script(effect("wound"), effect("draw", "script", 2), effect("revive")),
    staging(effect("miscue"), effect("draw", "staging"), effect("again"), target="company"),
    staging(effect("gain", "coin"), effect("give", "coin"), effect("lead"), target="player"),
)
"""Cards that ask, draw and change places."""
