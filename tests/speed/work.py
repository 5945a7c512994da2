"""A fixed piece of work, whose cost is counted: `python work.py COUNTER memory|instructions`.

Prints how many units of each sort were done, and how often memory was asked for. Callgrind, where
it looks on, writes what it has counted into a file for each (counts.py reads them).
"""

from __future__ import annotations

import ctypes
import gc
import json
import sys
from functools import partial
from typing import TYPE_CHECKING, Final

import groundlings
from groundlings.kernel.die import cast, quick
from groundlings.kernel.play import lowest, options, play_unchecked
from groundlings.kernel.playout import playout

if TYPE_CHECKING:
    from collections.abc import Callable

    from groundlings.kernel.die import Die
    from groundlings.kernel.game import Game
    from groundlings.kernel.setup import Setting
    from groundlings.kernel.state import State

TABLES: Final[dict[str, tuple[str, int, dict[str, Setting]]]] = {
    "shakespeare": ("shakespeare", 4, {}),
    "backstage": ("shakespeare", 2, {"backstage": True}),
    "othello": ("othello", 3, {}),
}
GAMES: Final = {"shakespeare": 20, "backstage": 40, "othello": 2}
"""So many are played out: a few thousand choices of each."""
REDEALS: Final = 200
CLONES: Final = 1_000


def choose(dealt: list[State], cup: Callable[[int], Die]) -> int:
    """Games played to their end by chance; how many choices that took."""
    for seed, state in enumerate(dealt):
        playout(state, cup(seed))
    return sum(state.choices for state in dealt)


def redeal(game: Game, middle: State) -> int:
    """Worlds of whoever is asked."""
    seat = lowest(middle.asked)
    for die in range(REDEALS):
        game.redeal(middle, seat, die)
    return REDEALS


def clone(middle: State) -> int:
    """The same moment over and over."""
    for _ in range(CLONES):
        middle.clone()
    return CLONES


def works(table: str) -> dict[str, Callable[[], int]]:
    """What is to be done at a table; the cards are dealt, and a game is half over."""
    name, seats, settings = TABLES[table]
    game = groundlings.game(name)
    dealt = [game.new(seats=seats, seed=seed, **settings) for seed in range(GAMES[table])]
    open_games = [state.clone() for state in dealt]
    middle, whim = game.new(seats=seats, seed=1, **settings), cast(1)
    while middle.choices < 25 * seats:
        legal = options(middle, lowest(middle.asked))
        play_unchecked(middle, lowest(middle.asked), legal[whim.roll(len(legal))])
    middle.hush()
    for seed, state in enumerate(dealt):
        state.hush()
        state.die = quick(len(dealt) + seed)
    return {
        f"{table} choice": partial(choose, dealt, quick),  # as a search plays
        f"{table} told": partial(choose, open_games, cast),  # with BLAKE2, a log and events
        f"{table} redeal": partial(redeal, game, middle),
        f"{table} clone": partial(clone, middle),
    }


def main() -> None:
    """Prepare everything, watch what is to be watched, and work."""
    counter = ctypes.PyDLL(sys.argv[1])
    counter.end.restype = ctypes.c_longlong
    prepared = {name: do for table in TABLES for name, do in works(table).items()}
    gc.collect()
    gc.disable()
    if sys.argv[2] == "memory":
        counter.watch_memory()
    else:
        counter.watch_instructions()
    found = {}
    for name, do in prepared.items():
        counter.begin()
        units = do()
        found[name] = {"units": int(units), "allocations": counter.end(name.encode())}
    json.dump({"compiled": groundlings.COMPILED, "work": found}, sys.stdout)


if __name__ == "__main__":
    main()
