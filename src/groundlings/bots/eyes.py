"""With what eyes each game is looked at by those who play by a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Callable

    from groundlings.bots.policy import Eye
    from groundlings.kernel.cells import vec
    from groundlings.kernel.state import State


def _usual(_: State) -> str:
    return ""


class Sight(NamedTuple):
    """What a game can be looked at for: its eye, and what each place of a table is a number of.

    `way` tells in a word in which way the game is played, where that takes a table of its own:
    `backstage`; the usual way is no word. It must follow from what everybody sees.
    """

    eye: Callable[[vec[float]], Eye]
    names: tuple[str, ...]
    way: Callable[[State], str] = _usual


EYES: Final[dict[str, Sight]] = {}
"""The games that can be played by a table, by name."""


def sight(game: str) -> Sight:
    """How this game is looked at; one sentence where nobody has said."""
    if game not in EYES:
        known = ", ".join(sorted(EYES)) or "none yet"
        raise GameError(f"nobody has said what to look at in {game}; known are: {known}")
    return EYES[game]
