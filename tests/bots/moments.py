"""Moments of games that chance plays, for a bot to be asked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groundlings.kernel.die import cast
from groundlings.kernel.play import lowest

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.kernel.setup import Setting
    from groundlings.kernel.state import State


def moments(game: Game, seats: int, seed: int, every: int, **variants: Setting) -> list[State]:
    """Every so many-th moment of a game that chance plays."""
    state, die, found = game.new(seats=seats, seed=seed, **variants), cast(seed), []
    while not state.over:
        if state.choices % every == 0:
            found.append(state.clone())
        seat = lowest(state.asked)
        legal = game.options(state, seat)
        game.play(state, seat, legal[die.roll(len(legal))])
    return found
