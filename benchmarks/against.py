"""This release beside others, interleaved in one run: how many times as fast we are.

    python -m benchmarks.against ../before/.venv/bin/python

The others are the Pythons of any checkouts where `make install` was run. Processor time counts, not
the clock: other work on the machine slows all alike. `--plain DIR` measures the uncompiled sources
of a checkout and of this one instead. At every number of seats, a second:

decisions  in random playouts from the deal, the game's own dice in the state
search     the same as a search plays: hushed, and the quickest dice that the release has
worlds     redeals in mid-game, each played to its end
imagined   the decisions in those: where the rules have changed since, games have another length
redeals    those worlds alone, not played
clones     of the same moment, hushed
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final, TypeAlias

import groundlings

SOURCES: Final = Path(__file__).resolve().parents[1] / "src"
Side: TypeAlias = tuple[str, Path | None]
"""A Python, and the sources to be run by it; without them what is installed there."""
MEASURES: Final = ("decisions", "search", "worlds", "imagined", "redeals", "clones")
MEASURED: Final = """
import json, sys
from time import process_time
import groundlings
from groundlings.kernel import die
from groundlings.kernel.play import lowest, options, play_unchecked
from groundlings.kernel.playout import playout

name, seats, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
game, quick = groundlings.game(name), getattr(die, "quick", die.cast)
dealt = [game.new(seats=seats, seed=seed) for seed in range(games)]
middle, whim = game.new(seats=seats, seed=1), die.cast(1)
while middle.choices < 25 * seats:
    seat = lowest(middle.asked)
    legal = options(middle, seat)
    play_unchecked(middle, seat, legal[whim.roll(len(legal))])
for state in (*dealt, middle):
    state.hush()

def measure(do, things):
    best = 0.0
    for _ in range(3):
        ready = things()
        start = process_time()
        done = do(ready)
        best = max(best, done / (process_time() - start))
    return best

def play(ready):
    return sum(playout(state, die) for state, die in ready)

def played():
    return [(state.clone(), die.cast(seed)) for seed, state in enumerate(dealt)]

def searched():
    ready = [(state.clone(), quick(seed)) for seed, state in enumerate(dealt)]
    for seed, (state, _) in enumerate(ready):
        state.die = quick(games + seed)
    return ready

def imagine(seeds):
    luck = quick(seeds.start)
    return sum(playout(game.redeal(middle, seat, seed), luck) for seed in seeds)

def deal(seeds):
    for seed in seeds:
        game.redeal(middle, seat, seed)
    return len(seeds)

def clone(times):
    for _ in times:
        middle.clone()
    return len(times)

seat = lowest(middle.asked)
imagined = measure(imagine, lambda: range(games))
print(json.dumps({
    "decisions": measure(play, played),
    "search": measure(play, searched),
    "worlds": imagined * games / imagine(range(games)),
    "imagined": imagined,
    "redeals": measure(deal, lambda: range(10 * games)),
    "clones": measure(clone, lambda: range(50 * games)),
}))
"""
"""Only what every release has."""


def measured(side: Side, name: str, seats: int, games: int) -> dict[str, float]:
    """What one release does in a second."""
    python, sources = side
    env = dict(os.environ)
    env.pop("PYTHONPATH", None)
    if sources is not None:
        env["PYTHONPATH"] = str(sources)
    done = subprocess.run(
        [python, "-c", MEASURED, name, str(seats), str(games)],
        env=env,
        capture_output=True,
        text=True,
        check=True,
        cwd=Path.home(),  # not where a folder could be taken for the package
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    """Measure all by turns, and print our medians and the median of the ratios."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.against",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("before", nargs="*", help="the others' Pythons")
    parser.add_argument("--plain", type=Path, metavar="DIR", help="another's checkout, uncompiled")
    parser.add_argument("--game", choices=groundlings.games(), help="this game alone")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--quick", action="store_true", help="a few games, for the tests")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    rounds, games = (1, 2) if asked.quick else (asked.rounds, 20 if asked.plain else 100)
    names = [asked.game] if asked.game else groundlings.games()
    us: Side = sys.executable, SOURCES if asked.plain else None
    others: dict[str, Side] = {
        python: (str(Path(python).absolute()), None) for python in asked.before
    }
    if asked.plain:
        others[str(asked.plain)] = sys.executable, asked.plain.resolve() / "src"
    rows = []
    for name in names:
        for seats in groundlings.game(name).seats:
            ours, theirs = beside(us, others, (name, seats, games), rounds)
            rows.append({"game": name, "seats": seats, "ours": ours, "others": theirs})
            if not asked.json:
                tell(name, seats, ours, theirs)
    if asked.json:
        print(json.dumps({"rows": rows}))


def beside(
    us: Side, others: dict[str, Side], table: tuple[str, int, int], rounds: int
) -> tuple[dict[str, int], dict[str, dict[str, float]]]:
    """What we do in a second at one table, and how many times as much as each of the others."""
    sides = {"": us, **others}
    runs: dict[str, list[dict[str, float]]] = {side: [] for side in sides}
    for turn in range(rounds):
        for side in sides if turn % 2 else reversed(sides):
            runs[side].append(measured(sides[side], *table))
    ratios = {
        other: {
            each: round(
                median(a[each] / b[each] for a, b in zip(runs[""], runs[other], strict=True)), 2
            )
            for each in MEASURES
        }
        for other in others
    }
    return {each: round(median(run[each] for run in runs[""])) for each in MEASURES}, ratios


def tell(name: str, seats: int, ours: dict[str, int], others: dict[str, dict[str, float]]) -> None:
    """A line for us, and one for each of the others."""
    told = "".join(f"{each:>13}" for each in MEASURES)
    print(f"\n{f'{name} {seats}':24}{told}")
    print(f"{'a second':24}" + "".join(f"{ours[each]:13,}" for each in MEASURES))
    for other, ratios in others.items():
        print(f"{short(other):24}" + "".join(f"{ratios[each]:12.2f}x" for each in MEASURES))
    sys.stdout.flush()


def short(place: str) -> str:
    """The folder of a checkout, of its Python too."""
    parts = Path(place).absolute().parts
    return parts[parts.index(".venv") - 1] if ".venv" in parts else parts[-1]


if __name__ == "__main__":
    main()
