"""Random playouts at four seats beside catanatron's, in one run: `python -m benchmarks.playouts`.

A decision is a choice among at least two options, for both of us. Catan is another game than ours:
the ratio says how much search a second buys, not which game is simpler.
"""

from __future__ import annotations

import argparse
import json
import random
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from catanatron import Color, Game, RandomPlayer

import groundlings
from groundlings.kernel.die import cast
from groundlings.kernel.play import lowest
from groundlings.kernel.playout import playout

if TYPE_CHECKING:
    from collections.abc import Sequence

SEATS: Final = 4
MIDDLE: Final = 100
"""Choices after which a four-player game is about half over."""


def catan(games: int, first: int) -> tuple[int, float]:
    """Decisions and seconds of catanatron's random players."""
    decisions = 0

    def decide(_player: object, _game: object, actions: Sequence[Any]) -> Any:  # noqa: ANN401 - theirs
        nonlocal decisions
        decisions += len(actions) > 1
        return random.choice(actions)  # noqa: S311 - as their RandomPlayer does

    seconds = 0.0
    for seed in range(first, first + games):
        random.seed(seed)
        game = Game([RandomPlayer(colour) for colour in Color], seed=seed)
        start = perf_counter()
        game.play(decide_fn=decide)
        seconds += perf_counter() - start
    return decisions, seconds


def ours(name: str, games: int, first: int) -> tuple[int, float]:
    """Decisions and seconds of our random playouts, set-up apart as theirs is."""
    game = groundlings.game(name)
    decisions, seconds = 0, 0.0
    for seed in range(first, first + games):
        state = game.new(seats=SEATS, seed=seed)
        state.hush()
        start = perf_counter()
        decisions += playout(state, cast(seed))
        seconds += perf_counter() - start
    return decisions, seconds


def clone(name: str, hushed: bool) -> float:  # noqa: FBT001 - a column of the table
    """Microseconds for a clone in mid-game."""
    game = groundlings.game(name)
    state = game.new(seats=SEATS, seed=1)
    whim = cast(1)
    while state.choices < MIDDLE:
        seat = lowest(state.asked)
        options = game.options(state, seat)
        game.play(state, seat, options[whim.roll(len(options))])
    if hushed:
        state.hush()
    start = perf_counter()
    for _ in range(20_000):
        state.clone()
    return (perf_counter() - start) / 20_000 * 1e6


def main() -> None:
    """Interleave, take medians, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.playouts", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one short round")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args()
    rounds, theirs, many = (1, 1, 20) if options.quick else (9, 3, 300)
    runs: dict[str, list[float]] = {"catanatron": []}
    clones: dict[str, tuple[float, float]] = {}
    for number in range(rounds):
        decisions, seconds = catan(theirs, number * theirs)
        runs["catanatron"].append(decisions / seconds)
        for name in groundlings.games():
            decisions, seconds = ours(name, many, number * many)
            runs.setdefault(name, []).append(decisions / seconds)
    for name in groundlings.games():
        clones[name] = clone(name, hushed=False), clone(name, hushed=True)
    speed = {name: median(found) for name, found in runs.items()}
    ratio = {
        name: median(a / b for a, b in zip(found, runs["catanatron"], strict=True))
        for name, found in runs.items()
    }
    if options.json:
        print(
            json.dumps(
                {
                    "compiled": groundlings.COMPILED,
                    "decisions_per_second": speed,
                    "ratio": ratio,
                    "clone_microseconds": clones,
                },
                indent=2,
            )
        )
        return
    print(f"compiled: {groundlings.COMPILED}; {SEATS} seats, median of {rounds} rounds\n")
    print(f"{'':14}{'decisions/s':>12}{'ratio':>8}{'clone':>12}{'as a search':>14}")
    for name, found in speed.items():
        told, hushed = clones.get(name, (0.0, 0.0))
        times = f"{told:9.2f} us{hushed:11.2f} us" if told else ""
        print(f"{name:14}{found:12,.0f}{ratio[name]:7.1f}x{times}")


if __name__ == "__main__":
    main()
