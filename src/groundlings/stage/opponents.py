"""Opponents: who plays against somebody who wants to play at once, kept until it is changed.

Kept are the names of bots, the latest last: a level for all games, and a style for each game that
has one. Who chooses a level has no style any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groundlings.bots import check
from groundlings.bots.persons import person
from groundlings.errors import shown
from groundlings.stage.refusals import Wrong

if TYPE_CHECKING:
    from groundlings.bots.persons import Person


def opponent(kept: str, game: str, usual: str) -> str:
    """The bot that plays this game against whoever has kept these."""
    playing = [bot for bot in kept.split() if _known(bot).game in {"", game}]
    return playing[-1] if playing else usual


def chosen(kept: str, bot: str) -> str:
    """What is kept when this one is chosen from now on."""
    game = _known(bot).game
    if not game:
        return bot
    left = [other for other in kept.split() if _known(other).game != game]
    return " ".join([*left, bot])


def _known(bot: str) -> Person:
    found = person(bot)
    if found is None:
        check(bot, "")  # says which bots there are
        raise Wrong(f"{shown(bot)} is a yardstick: choose a level or a style to play against")
    return found
