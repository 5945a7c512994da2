"""RLCard: Uno in Python; the game itself, without the arrays that its environments make of it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from numpy.random import RandomState
from rlcard.games.uno import Game

from benchmarks.contest import Contestant, Counts, Deed, picked

PLAYERS: Final = 4
HALF: Final = 20
"""Cards played in mid-game."""


class Uno(Contestant):
    """Four players."""

    def deal(self, seed: int) -> Any:  # noqa: ANN401 - it ships no types
        game = Game(num_players=PLAYERS)
        game.np_random = RandomState(seed)
        game.init_game()
        return game

    def play(self, game: Any) -> Counts:  # noqa: ANN401
        fair = every = 0
        while not game.is_over():
            legal = game.get_legal_actions()
            every += 1
            fair += len(legal) > 1
            game.step(picked(legal))
        return Counts(fair, every)

    def deeds(self) -> dict[str, Deed]:
        game = self.deal(1)
        for _ in range(HALF):
            game.step(picked(game.get_legal_actions()))
        return {
            "clone": Deed(lambda: deepcopy(game)),
            "view": Deed(lambda: game.get_state(game.get_player_id())),
        }
