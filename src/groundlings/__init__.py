"""Groundlings: a digital theatre for Shakespeare's board games.

One engine knows every rule: `groundlings.game("shakespeare").new(seats=4, seed=7)` is a game set
up and ready for its first choice.
"""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from groundlings.errors import GameError, IllegalChoice
from groundlings.errors import shown as _shown
from groundlings.kernel import state as _state
from groundlings.kernel.pledge import Pledge
from groundlings.kernel.setup import Setup
from groundlings.kernel.setup import printed as _printed
from groundlings.kernel.state import State

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.kernel.parcel import Parcel

__all__ = ["COMPILED", "GameError", "IllegalChoice", "Pledge", "Setup", "State", "__version__"]
__all__ += ["game", "game_of", "games", "register"]

__version__ = "0.1.0"

COMPILED = not (_state.__file__ or "").endswith(".py")
"""Whether the engine runs as machine code; it plays the same either way."""

_SHIPPED: dict[str, str] = {
    "othello": "groundlings.othello",
    "shakespeare": "groundlings.shakespeare",
}
_registered: dict[str, Game] = {}


def register(game: Game) -> None:
    """Let a game that does not come with Groundlings be found by its name."""
    _registered[game.name] = game


def games() -> tuple[str, ...]:
    """The names of all games, in order."""
    _register_guests()
    return tuple(sorted({*_SHIPPED, *_registered}))


def game(name: str, edition: str | Path | None = None) -> Game:
    """The game of this name; with the card values of another edition where a file is given."""
    known = games()
    if name not in known:
        listed = ", ".join(known) or "none yet"
        raise GameError(f"there is no game {_shown(name)}; the games are: {listed}")
    if name not in _registered:
        register(import_module(_SHIPPED[name]).GAME)
    found = _registered[name]
    return found if edition is None else found.revised(Path(edition))


def game_of(setup: Setup | Parcel) -> Game:
    """The game that was set up so, or is in a parcel, at the edition it was set up with."""
    shipped = game(setup.game)
    if setup.edition in shipped.editions:
        return shipped
    if setup.edition_text is None:
        raise GameError(f"nobody here has the edition {setup.edition} of {setup.game}")
    return _printed(shipped, setup.edition_text)


def _register_guests() -> None:
    """Games under development: modules named in GROUNDLINGS_GAMES, each exporting GAME."""
    for module in filter(None, os.environ.get("GROUNDLINGS_GAMES", "").split(",")):
        if module not in _guests:
            try:
                register(import_module(module).GAME)
            except Exception as error:  # noqa: BLE001 - whatever a guest trips over, we name it
                raise GameError(
                    f"GROUNDLINGS_GAMES names {module!r}, which has no GAME: {error}"
                ) from None
            _guests.add(module)


_guests: set[str] = set()
