"""Lore: where the rules and the pieces of a game are told, at the edition that is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import groundlings

if TYPE_CHECKING:
    from groundlings.kernel.game import Game


def is_shipped(game: Game) -> bool:
    """Whether a game is played as it is shipped."""
    return game.edition == groundlings.game(game.name).edition


def lore(game: Game) -> str:
    """The address below which its rules and its pieces stand."""
    return f"/games/{game.name}" + ("" if is_shipped(game) else f"/editions/{game.edition}")
