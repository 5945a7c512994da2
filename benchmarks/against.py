"""Random playouts of this release beside another's, interleaved in one run.

    python -m benchmarks.against ../before/.venv/bin/python

The other is the Python of any checkout where `make install` was run. Processor time counts, not
the clock: other work on the machine slows both alike. `--plain DIR` measures the uncompiled sources
of two checkouts instead: this one's, and those in DIR. `--worlds` counts worlds a second: redeals
in mid-game, each played to its end.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

import groundlings

SOURCES: Final = Path(__file__).resolve().parents[1] / "src"
PLAYED: Final = """
import sys, time
import groundlings
from groundlings.kernel.die import cast
from groundlings.kernel.playout import playout

name, games = sys.argv[1], int(sys.argv[2])
game = groundlings.game(name)
dealt = [game.new(seats=4, seed=seed) for seed in range(games)]
for state in dealt:
    state.hush()
best = 0.0
for _ in range(3):
    ready = [state.clone() for state in dealt]
    start = time.process_time()
    decisions = sum(playout(state, cast(seed)) for seed, state in enumerate(ready))
    best = max(best, decisions / (time.process_time() - start))
print(best)
"""
"""Only what every release has."""
SEARCHED: Final = """
import sys, time
import groundlings
from groundlings.kernel import die
from groundlings.kernel.play import lowest, options, play_unchecked
from groundlings.kernel.playout import playout

name, games = sys.argv[1], int(sys.argv[2])
game, quick = groundlings.game(name), getattr(die, "quick", die.cast)
middle, whim = game.new(seats=4, seed=1), die.cast(1)
while middle.choices < 100:
    seat = lowest(middle.asked)
    legal = options(middle, seat)
    play_unchecked(middle, seat, legal[whim.roll(len(legal))])
best = 0.0
for _ in range(3):
    start = time.process_time()
    for seed in range(games):
        playout(game.redeal(middle, lowest(middle.asked), seed), quick(seed))
    best = max(best, games / (time.process_time() - start))
print(best)
"""
"""Worlds dealt anew in mid-game and played to the end, by the quickest dice a release has."""


def measured(program: str, python: str, name: str, games: int, sources: Path | None) -> float:
    """Decisions a second of one side, or worlds."""
    env = dict(os.environ)
    env.pop("PYTHONPATH", None)
    if sources is not None:
        env["PYTHONPATH"] = str(sources)
    done = subprocess.run(
        [python, "-c", program, name, str(games)],
        env=env,
        capture_output=True,
        text=True,
        check=True,
        cwd=Path.home(),  # not where a folder could be taken for the package
    )
    return float(done.stdout)


def main() -> None:
    """Measure both sides by turns, and print their medians and the median of the ratios."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.against", description=__doc__)
    parser.add_argument("before", nargs="?", default=sys.executable, help="the other's Python")
    parser.add_argument(
        "--plain", type=Path, metavar="DIR", help="the other's checkout, uncompiled"
    )
    parser.add_argument("--worlds", action="store_true", help="as a search plays")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--quick", action="store_true", help="a few games, for the tests")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    rounds, games = (1, 2) if asked.quick else (asked.rounds, 20 if asked.plain else 300)
    program = SEARCHED if asked.worlds else PLAYED
    before: tuple[str, Path | None] = str(Path(asked.before).absolute()), None
    after: tuple[str, Path | None] = sys.executable, None
    if asked.plain is not None:
        before, after = (
            (sys.executable, asked.plain.resolve() / "src"),
            (sys.executable, SOURCES),
        )
    found: dict[str, dict[str, float]] = {}
    for name in groundlings.games():
        sides: tuple[list[float], list[float]] = [], []
        for turn in range(rounds):
            for side in (0, 1) if turn % 2 else (1, 0):
                python, sources = (before, after)[side]
                sides[side].append(measured(program, python, name, games, sources))
        ratios = [new / old for old, new in zip(*sides, strict=True)]
        found[name] = {
            "before": round(median(sides[0])),
            "after": round(median(sides[1])),
            "ratio": round(median(ratios), 3),
        }
        if not asked.json:
            print(f"{name:12} {found[name]}", flush=True)
    if asked.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
