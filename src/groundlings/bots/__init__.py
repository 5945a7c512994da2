"""Bots: players made of code. A bot sits on a chair and never sees the state behind the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from groundlings.bots.greedy import Greedy
from groundlings.bots.levels import LEVELS
from groundlings.bots.player import Policy, TablePlayer, stand_in
from groundlings.bots.random import Random
from groundlings.bots.search import named
from groundlings.bots.weigher import Weigher
from groundlings.errors import GameError, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from groundlings.bots.chair import Chair
    from groundlings.kernel.die import Die
    from groundlings.kernel.game import Game

__all__ = ["USUAL", "Bot", "Weigher", "bot", "names", "remark", "usual_seats"]

USUAL: Final = "greedy"
"""Who sits down where nobody has named a bot."""
QUICK: Final = 3
"""Who wants to play at once sits down with two others."""


class Bot(Protocol):
    """Whoever can choose from a chair. All its chance comes from the die it is given."""

    name: str

    def choose(self, chair: Chair, die: Die) -> int:
        """One of the chair's options; there are at least two when a bot is asked."""
        ...


_BOTS: dict[str, Callable[[], Bot]] = {
    "greedy": Greedy,
    "policy": Policy,
    "random": Random,
    **LEVELS,
}
_SEARCH: Final = "search:"
"""What follows says how long is thought: `search:500`, `search:50ms`."""


def names() -> tuple[str, ...]:
    """The names of all bots, in order."""
    return tuple(sorted(_BOTS))


def bot(name: str) -> Bot:
    """A fresh bot of this name."""
    if name.startswith(_SEARCH):
        return named(name)
    if name not in _BOTS:
        known = ", ".join(names())
        raise GameError(
            f"there is no bot {shown(name)}; the bots are: {known}, "
            f"and searches like search:500 or search:50ms"
        )
    return _BOTS[name]()


def remark(game: Game, players: Sequence[str | None]) -> str:
    """What people should be told of these bots before they play; mostly nothing."""
    if any(isinstance(bot(name), TablePlayer) for name in players if name is not None):
        return stand_in(game, len(players))
    return ""


def usual_seats(game: Game) -> int:
    """How many play where nobody has said it: one person and two bots, if the game allows it."""
    return min(max(QUICK, game.seats[0]), game.seats[-1])
