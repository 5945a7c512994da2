"""Bots: players made of code. A bot sits on a chair and never sees the state behind the table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from groundlings.bots.advice import Advice, advise
from groundlings.bots.greedy import Greedy
from groundlings.bots.levels import LEVELS
from groundlings.bots.persons import STYLES, person
from groundlings.bots.player import Policy, Styled, TablePlayer, stand_in
from groundlings.bots.random import Random
from groundlings.bots.search import named
from groundlings.bots.weigher import Weigher
from groundlings.errors import GameError, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from groundlings.bots.chair import Chair
    from groundlings.kernel.die import Die
    from groundlings.kernel.game import Game

__all__ = [
    "USUAL",
    "Advice",
    "Bot",
    "Weigher",
    "advise",
    "bot",
    "check",
    "names",
    "offered",
    "remark",
    "usual_seats",
    "yardsticks",
]

USUAL: Final = "journeyman"
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
    **{style.bot: partial(Styled, style.bot) for style in STYLES},
}
_SEARCH: Final = "search:"
"""What follows says how long is thought: `search:500`, `search:50ms`."""
_SEARCHES: Final = "searches like search:500 or search:50ms"


def names(game: str = "") -> tuple[str, ...]:
    """The names of all bots, or of those who play this game: levels, styles, yardsticks."""
    styles = [style.bot for style in STYLES if not game or style.game == game]
    return (*LEVELS, *styles, *yardsticks())


def yardsticks() -> tuple[str, ...]:
    """The bots who are nobody: others are measured by them."""
    return tuple(sorted(name for name in _BOTS if person(name) is None))


def bot(name: str) -> Bot:
    """A fresh bot of this name."""
    if name.startswith(_SEARCH):
        return named(name)
    if name not in _BOTS:
        raise GameError(f"there is no bot {shown(name)}; {offered()}")
    return _BOTS[name]()


def check(name: str, game: str) -> str:
    """The same name, if there is such a bot and it plays this game."""
    bot(name)
    found = person(name)
    if found is not None and found.game not in {"", game}:
        raise GameError(
            f"{name} is a style for {found.game} only; {game} is played by "
            f"{_listed(names(game))}, and {_SEARCHES}"
        )
    return name


def offered() -> str:
    """Which bots there are, in a sentence."""
    games = sorted({style.game for style in STYLES})
    styles = (
        f"{_listed(one.bot for one in STYLES if one.game == game)} for {game}" for game in games
    )
    return (
        f"the levels are {_listed(LEVELS)}; the styles are {', '.join(styles)}; "
        f"the yardsticks are {_listed(yardsticks())}, and {_SEARCHES}"
    )


def _listed(words: Iterable[str]) -> str:
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last


def remark(game: Game, players: Sequence[str | None]) -> str:
    """What people should be told of these bots before they play; mostly nothing."""
    if any(isinstance(bot(name), TablePlayer) for name in players if name is not None):
        return stand_in(game, len(players))
    return ""


def usual_seats(game: Game) -> int:
    """How many play where nobody has said it: one person and two bots, if the game allows it."""
    return min(max(QUICK, game.seats[0]), game.seats[-1])
