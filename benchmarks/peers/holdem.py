"""PettingZoo: Texas hold'em as an environment for learners; the rules are RLCard's."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from numpy import flatnonzero
from pettingzoo.classic import texas_holdem_v4

from benchmarks.contest import Contestant, Counts, Deed, picked

PLAYERS: Final = 4
HALF: Final = 4
"""Bets in mid-game."""


class Holdem(Contestant):
    """Four players in the raw environment, which checks nothing."""

    def deal(self, seed: int) -> Any:  # noqa: ANN401 - theirs
        table = texas_holdem_v4.raw_env(num_players=PLAYERS)
        table.reset(seed=seed)
        return table

    def play(self, game: Any) -> Counts:  # noqa: ANN401
        fair = every = 0
        while game.agents:
            seen, _, is_over, is_cut, _ = game.last()
            if is_over or is_cut:
                game.step(None)
                continue
            legal = flatnonzero(seen["action_mask"]).tolist()
            every += 1
            fair += len(legal) > 1
            game.step(picked(legal))
        return Counts(fair, every)

    def deeds(self) -> dict[str, Deed]:
        table, seed = self.deal(1), 1
        for _ in range(HALF):
            seen, _, is_over, _, _ = table.last()
            if is_over:
                table, seed = self.deal(seed + 1), seed + 1
                continue
            table.step(picked(flatnonzero(seen["action_mask"]).tolist()))
        agent = table.agent_selection
        return {
            "clone": Deed(lambda: deepcopy(table)),
            "view": Deed(lambda: table.observe(agent)),
        }
