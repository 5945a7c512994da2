"""Our two games as contestants: as they are played at a table, and as a search plays them."""

from __future__ import annotations

import json
from itertools import count
from typing import TYPE_CHECKING

import groundlings
from benchmarks.contest import Contestant, Counts, Deed
from benchmarks.seats import MIDDLE
from groundlings.kernel.die import cast, quick
from groundlings.kernel.play import lowest, options, play_unchecked
from groundlings.kernel.playout import playout

if TYPE_CHECKING:
    from groundlings.kernel.die import Die
    from groundlings.kernel.state import State


class AsPlayed(Contestant):
    """BLAKE2 throws, the log is written, every event is told."""

    def __init__(self, name: str, seats: str) -> None:
        self.game = groundlings.game(name)
        self.seats = int(seats)

    def deal(self, seed: int) -> tuple[State, Die]:
        return self.game.new(seats=self.seats, seed=seed), cast(seed)

    def play(self, game: tuple[State, Die]) -> Counts:
        state, die = game
        fair = playout(state, die)
        return Counts(fair, state.choices)

    def middle(self) -> State:
        """A game that is well under way."""
        state, die = self.game.new(seats=self.seats, seed=1), cast(1)
        while state.choices < MIDDLE * self.seats:
            seat = lowest(state.asked)
            legal = options(state, seat)
            play_unchecked(state, seat, legal[die.roll(len(legal))])
        return state

    def deeds(self) -> dict[str, Deed]:
        game, state = self.game, self.middle()
        seat, seeds = lowest(state.asked), count()
        end = state.clone()
        playout(end, cast(1))
        record = game.record(end)
        return {
            "clone": Deed(state.clone),
            "redeal": Deed(lambda: game.redeal(state, seat, next(seeds))),
            "replay": Deed(lambda: game.replay(record), end.choices),
            "view": Deed(lambda: json.dumps(game.view(state, seat))),
        }


class AsSearched(AsPlayed):
    """The quick die in a hushed state: nothing is told, nothing written down."""

    def deal(self, seed: int) -> tuple[State, Die]:
        state = self.game.new(seats=self.seats, seed=seed)
        state.hush()
        state.die = quick(seed)
        return state, quick(seed + (1 << 64))

    def deeds(self) -> dict[str, Deed]:
        state = self.middle()
        state.hush()
        state.die = quick(1)
        return {"clone": Deed(state.clone)}
