"""Catanatron: Settlers of Catan in Python, the engine whose speed is our unit."""

from __future__ import annotations

import json
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.json import GameEncoder

from benchmarks.contest import Contestant, Counts, Deed, picked


class Catan(Contestant):
    """Four players, who decide in its own `play`."""

    def deal(self, seed: int) -> Any:  # noqa: ANN401 - it ships no types
        return Game([RandomPlayer(colour) for colour in Color], seed=seed)

    def play(self, game: Any) -> Counts:  # noqa: ANN401
        fair = every = 0

        def decide(_player: object, _game: object, actions: list[Any]) -> Any:  # noqa: ANN401
            nonlocal fair, every
            every += 1
            fair += len(actions) > 1
            return picked(actions)

        game.play(decide_fn=decide)
        return Counts(fair, every)

    def deeds(self) -> dict[str, Deed]:
        ended = self.deal(1)
        self.play(ended)
        actions = list(ended.state.actions)
        middle = self.deal(1)
        for action in actions[: len(actions) // 2]:
            middle.execute(action, validate_action=False)

        def replay() -> None:
            game = self.deal(1)
            for action in actions:
                game.execute(action, validate_action=False)

        return {
            "clone": Deed(middle.copy),
            "replay": Deed(replay, len(actions)),
            "view": Deed(lambda: json.dumps(middle, cls=GameEncoder)),
        }
