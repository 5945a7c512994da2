"""Random playouts at every number of seats, Backstage beside the base game, all in one run.

    python -m benchmarks.seats

Interleaved, and processor time counts, not the clock. A decision is a choice among at least two.
"""

from __future__ import annotations

import argparse
import json
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Final

import groundlings
from groundlings.kernel.die import cast
from groundlings.kernel.playout import playout

if TYPE_CHECKING:
    from groundlings.kernel.setup import Setting

WAYS: Final[dict[str, tuple[dict[str, Setting], ...]]] = {
    "othello": ({},),
    "shakespeare": ({}, {"backstage": True}),
}
"""The ways to play each game: as it comes, then with its expansion."""


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
    for turn in range(rounds):
        for (name, seats), runs in found.items():
            for way, settings in enumerate(WAYS[name]):
                seeds = range(turn * games, (turn + 1) * games)
                runs[way].append(measured(name, seats, settings, seeds))
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
            }
            for (name, seats), runs in found.items()
        ]
        print(json.dumps({"compiled": groundlings.COMPILED, "rows": rows}, indent=2))
        return
    print(f"compiled: {groundlings.COMPILED}; decisions a second, median of {rounds} rounds\n")
    print(f"{'':12}{'seats':>6}{'as it comes':>14}{'backstage':>12}{'ratio':>8}")
    for (name, seats), runs in found.items():
        expanded = f"{median(runs[1]):12,.0f}{ratios[name, seats]:8}" if len(runs) > 1 else ""
        print(f"{name:12}{seats:6}{median(runs[0]):14,.0f}{expanded}")


if __name__ == "__main__":
    main()
