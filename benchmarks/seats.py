"""Random playouts at every number of seats, Backstage beside the base game, all in one run.

    python -m benchmarks.seats

Interleaved, and processor time counts, not the clock. A decision is a choice among at least two.
Beside them how long a redeal takes in mid-game.
"""

from __future__ import annotations

import argparse
import json
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Final

import groundlings
from groundlings.kernel.die import cast
from groundlings.kernel.play import lowest, options, play_unchecked
from groundlings.kernel.playout import playout

if TYPE_CHECKING:
    from groundlings.kernel.setup import Setting

WAYS: Final[dict[str, tuple[dict[str, Setting], ...]]] = {
    "othello": ({},),
    "shakespeare": ({}, {"backstage": True}),
}
"""The ways to play each game: as it comes, then with its expansion."""

MIDDLE: Final = 25
"""Choices of each player after which a game is well under way."""


def redeal(name: str, seats: int, settings: dict[str, Setting], redeals: int) -> float:
    """Microseconds for a world of whoever is asked in mid-game."""
    game = groundlings.game(name)
    state, whim = game.new(seats=seats, seed=1, **settings), cast(1)
    while state.choices < MIDDLE * seats:
        seat = lowest(state.asked)
        legal = options(state, seat)
        play_unchecked(state, seat, legal[whim.roll(len(legal))])
    start = process_time()
    for die in range(redeals):
        game.redeal(state, lowest(state.asked), die)
    return (process_time() - start) / redeals * 1e6


def measured(name: str, seats: int, settings: dict[str, Setting], seeds: range) -> float:
    """Decisions a second of one game at one number of seats."""
    game = groundlings.game(name)
    dealt = [game.new(seats=seats, seed=seed, **settings) for seed in seeds]
    for state in dealt:
        state.hush()
    start = process_time()
    decisions = sum(playout(state, cast(seed)) for seed, state in zip(seeds, dealt, strict=True))
    return decisions / (process_time() - start)


def main() -> None:
    """Go round all tables as often as wanted, and print medians."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.seats", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--quick", action="store_true", help="a few games, for the tests")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    rounds, games = (1, 2) if asked.quick else (asked.rounds, 300)
    found: dict[tuple[str, int], list[list[float]]] = {
        (name, seats): [[] for _ in ways]
        for name, ways in WAYS.items()
        for seats in groundlings.game(name).seats
    }
    worlds: dict[tuple[str, int], list[list[float]]] = {
        table: [[] for _ in runs] for table, runs in found.items()
    }
    for turn in range(rounds):
        for (name, seats), runs in found.items():
            for way, settings in enumerate(WAYS[name]):
                seeds = range(turn * games, (turn + 1) * games)
                runs[way].append(measured(name, seats, settings, seeds))
                worlds[name, seats][way].append(redeal(name, seats, settings, 10 * games))
    ratios = {
        table: round(median(b / a for a, b in zip(runs[0], runs[-1], strict=True)), 3)
        for table, runs in found.items()
    }
    if asked.json:
        rows = [
            {
                "game": name,
                "seats": seats,
                "decisions_per_second": [round(median(run)) for run in runs],
                "ratio": ratios[name, seats],
                "redeal_microseconds": [round(median(run), 2) for run in worlds[name, seats]],
            }
            for (name, seats), runs in found.items()
        ]
        print(json.dumps({"compiled": groundlings.COMPILED, "rows": rows}, indent=2))
        return
    print(f"compiled: {groundlings.COMPILED}; decisions a second, median of {rounds} rounds\n")
    print(f"{'':12}{'seats':>6}{'as it comes':>14}{'redeal':>10}", end="")
    print(f"{'backstage':>12}{'redeal':>10}{'ratio':>8}")
    for (name, seats), runs in found.items():
        told = [
            f"{median(run):{width},.0f}{median(world):7.2f} us"
            for run, world, width in zip(runs, worlds[name, seats], (14, 12), strict=False)
        ]
        ratio = f"{ratios[name, seats]:8}" if len(runs) > 1 else ""
        print(f"{name:12}{seats:6}{''.join(told)}{ratio}")


if __name__ == "__main__":
    main()
