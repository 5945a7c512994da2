"""Advice at the terminal: what `hint` says, from what the person who is asked may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groundlings.bots.advice import headline, worded
from groundlings.bots.chair import Chair
from groundlings.bots.hints import hints
from groundlings.kernel.die import imagined

if TYPE_CHECKING:
    from collections.abc import Iterator

    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State
    from groundlings.words import Phrasebook


def advice(game: Game, state: State, seat: int, book: Phrasebook) -> Iterator[str]:
    """The few best choices; asked again at the same moment it is the same."""
    found = worded(hints(Chair(game, state, seat), imagined(int(state.choices))), game, book)
    yield headline(found, book)
    for number, one in enumerate(found, 1):
        yield f"{number}. {one.sentence}"
