"""OpenSpiel: Hearts in C++, driven from Python as its examples do, and inside its C++."""

from __future__ import annotations

import random
from typing import Any, Final

import pyspiel

from benchmarks.contest import Contestant, Counts, Deed, picked

GAME: Final = pyspiel.load_game("hearts")
PLAYERS: Final = 4
HALF: Final = 28
"""Cards played in mid-game."""


def chance(state: Any) -> None:  # noqa: ANN401 - theirs
    """Deal whatever is to be dealt next; each card is as likely."""
    while state.is_chance_node():
        state.apply_action(picked(state.legal_actions()))


class FromPython(Contestant):
    """Each action is picked by Python."""

    def deal(self, seed: int) -> Any:  # noqa: ANN401
        del seed  # the cards fall by `random`, which was seeded
        state = GAME.new_initial_state()
        chance(state)
        return state

    def play(self, game: Any) -> Counts | None:  # noqa: ANN401
        fair = every = 0
        while not game.is_terminal():
            legal = game.legal_actions()
            every += 1
            fair += len(legal) > 1
            game.apply_action(legal[int(random.random() * len(legal))])  # noqa: S311 - no secret
        return Counts(fair, every)

    def deeds(self) -> dict[str, Deed]:
        state = self.deal(1)
        for _ in range(HALF):
            state.apply_action(picked(state.legal_actions()))
        player = state.current_player()
        end = state.clone()
        self.play(end)
        record = end.serialize()
        return {
            "clone": Deed(state.clone),
            "redeal": Deed(lambda: state.resample_from_infostate(player, random.random)),
            "replay": Deed(lambda: GAME.deserialize_state(record), len(actions(end))),
            "view": Deed(lambda: state.information_state_string(player)),
        }


class Inside(FromPython):
    """Its own random bots play in its own loop; Python waits."""

    def __init__(self) -> None:
        self.bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(PLAYERS)]

    def play(self, game: Any) -> None:  # noqa: ANN401
        pyspiel.evaluate_bots(game, self.bots, random.getrandbits(30))

    def counts(self, game: Any) -> Counts:  # noqa: ANN401
        again, fair, every = GAME.new_initial_state(), 0, 0
        for action in game.history():
            if not again.is_chance_node():
                every += 1
                fair += len(again.legal_actions()) > 1
            again.apply_action(action)
        return Counts(fair, every)

    def deeds(self) -> dict[str, Deed]:
        return {}


def actions(state: Any) -> list[int]:  # noqa: ANN401
    """What players did, without what was dealt."""
    return [pair.action for pair in state.full_history() if pair.player >= 0]
