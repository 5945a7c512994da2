"""With what eyes each game is looked at by those who play by a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.bots.othello import names as of_othello
from groundlings.bots.othello.eye import OthelloEye
from groundlings.bots.policy import FOREVER
from groundlings.bots.shakespeare.eye import ShakespeareEye
from groundlings.bots.shakespeare.known import are_known
from groundlings.bots.shakespeare.names import names as shakespeare_names
from groundlings.bots.shakespeare.others import with_others
from groundlings.errors import GameError
from groundlings.othello.playwright import is_playwright
from groundlings.shakespeare.backstage import is_open
from groundlings.shakespeare.state import book

if TYPE_CHECKING:
    from groundlings.bots.policy import Eye
    from groundlings.kernel.cells import vec
    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State


STRANGERS: Final = "strangers"
"""How a way to play is called whose characters nobody knows by name."""


def usual(_: State) -> str:
    """There is one way only."""
    return ""


class Strangers(NamedTuple):
    """How a game is learned where no character is known by name."""

    eye: Callable[[vec[float]], Eye]
    edition: Callable[[Game, int], Game]
    """An edition with other characters, by a number; several take turns in learning."""


class Sight(NamedTuple):
    """What a game can be looked at for: its eye, and what each place of a table is a number of.

    `way` tells in a word in which way the game is played, where that takes a table of its own:
    `backstage`; the usual way is no word. It must follow from what everybody sees. A way that
    begins with `strangers` has cards that the tables of other ways do not know.
    """

    eye: Callable[[vec[float]], Eye]
    names: tuple[str, ...]
    way: Callable[[State], str] = usual
    horizon: int = 0
    """So many days or scenes a search plays on, this one included; 0 = to the end of the game.

    Where fortunes change often, what comes later is noise rather than a consequence.
    """
    envy: float = 0.5
    """How much it counts for a learner what the others make: much, where they can be stopped."""
    pace: float = 0.05
    """How far a number may move after a batch: less where one game has a thousand choices."""
    interest: float = 0.01
    """How much it is liked to keep options open: without it a table settles too early."""
    patience: float = 1.0
    """How much less a point counts in learning for each hour that it comes later."""
    strangers: Strangers | None = None
    """None if no card goes by its name."""
    editions: Callable[[Game, int], Game] | None = None
    """Of which editions the games are that somebody learns from, by their numbers; None: of one."""

    def last(self, now: int) -> int:
        """The last day or scene that a search plays on to."""
        return now + self.horizon - 1 if self.horizon else FOREVER

    @property
    def is_among_strangers(self) -> bool:
        """Whether nobody is known by name."""
        return self.strangers is not None and self.eye is self.strangers.eye

    def among_strangers(self, game: str, *, everywhere: bool = False) -> Sight:
        """The same for who goes by what characters do: in the edition at hand, or in many."""
        if self.strangers is None:
            raise GameError(
                f"no card of {game} goes by its name in a table, so there are no strangers; "
                "its tables play with all cards"
            )
        editions = self.strangers.edition if everywhere else None
        return self._replace(eye=self.strangers.eye, editions=editions)


@cache
def _shakespeare() -> Sight:
    strangers = Strangers(_by_what_they_do, with_others)
    return Sight(ShakespeareEye, shakespeare_names(), _with_backstage, strangers=strangers)


def _by_what_they_do(table: vec[float]) -> Eye:
    return ShakespeareEye(table, False)  # noqa: FBT003 - in compiled code by position


def _with_backstage(g: State) -> str:
    who = [] if are_known(book(g)) else [STRANGERS]
    return "_".join([*who, *(["backstage"] if is_open(g) else [])])


@cache
def _othello() -> Sight:
    learning = (0.9, 0.02, 0.0, 0.9)
    return Sight(OthelloEye, of_othello.names(), _as_playwright, 4, *learning)


def _as_playwright(g: State) -> str:
    return "playwright" if is_playwright(g) else ""


EYES: Final[dict[str, Callable[[], Sight]]] = {"othello": _othello, "shakespeare": _shakespeare}
"""The games that can be played by a table, by name; a sight is made when it is wanted."""


def sight(game: str) -> Sight:
    """How this game is looked at; one sentence where nobody has said."""
    if game not in EYES:
        known = ", ".join(sorted(EYES)) or "none yet"
        raise GameError(f"nobody has said what to look at in {game}; known are: {known}")
    return EYES[game]()
