"""Decisions and clones a second of the small game, compiled and not: `python -m benchmarks.pit`.

The Pit is never shipped, so it is built here, together with the kernel, in a temporary folder.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from statistics import median
from typing import Final

HOME: Final = Path(__file__).parent.parent
RULES: Final = ("fair", "goods", "hand", "schema", "tricks", "verbs")
BUILDS: Final = ("interpreted", "compiled")
MEASURES: Final = {
    "step": "one choice carried out, options and random pick included",
    "clone": "a clone in mid-game, with its log and events",
    "hushed clone": "a clone in mid-game as a search makes it",
    "play": "the same choice, driven from Python through options() and play()",
}

COMPILE: Final = """
import sys
from mypyc.build import mypycify
from setuptools import setup
setup(name="pit", packages=[], ext_modules=mypycify(["--strict", *sys.argv[4:]], opt_level="3"),
      script_args=sys.argv[1:4])
"""

MEASURE: Final = """
import json
import sys
from time import perf_counter
import groundlings, pit
from groundlings.kernel.die import cast
from groundlings.kernel.play import lowest
from groundlings.kernel.playout import playout

game, seconds = pit.GAME, float(sys.argv[1])

def fresh(number):
    states = [game.new(seats=4, seed=seed, length="long") for seed in range(number)]
    for state in states:
        state.hush()
    return states

def per_step(drive):
    done = spent = 0
    while spent < seconds:
        states = fresh(100)
        start = perf_counter()
        for seed, state in enumerate(states):
            drive(state, cast(seed))
        spent += perf_counter() - start
        done += sum(state.choices for state in states)
    return spent / done * 1e6

def driven(state, die):
    while state.asked:
        seat = lowest(state.asked)
        options = game.options(state, seat)
        game.play(state, seat, options[die.roll(len(options))])

def per_clone(hushed):
    state = game.new(seats=4, seed=1, length="long")
    die = cast(1)
    while state.choices < 40:
        seat = lowest(state.asked)
        options = game.options(state, seat)
        game.play(state, seat, options[die.roll(len(options))])
    if hushed:
        state.hush()
    done, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        for _ in range(1000):
            state.clone()
        done += 1000
    return (perf_counter() - start) / done * 1e6

print(json.dumps({"compiled": groundlings.COMPILED, "step": per_step(playout),
                  "clone": per_clone(False), "hushed clone": per_clone(True),
                  "play": per_step(driven)}))
"""


def build(folder: Path) -> None:
    """Kernel and game as one set of compiled modules."""
    shutil.copytree(HOME / "src/groundlings", folder / "groundlings")
    shutil.copytree(HOME / "tests/pit", folder / "pit", ignore=shutil.ignore_patterns("proof.py"))
    project = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))
    kernel = [name.removeprefix("src/") for name in project["tool"]["groundlings"]["compiled"]]
    kernel = [name for name in kernel if name.startswith("groundlings/kernel/")]
    rules = [f"pit/{name}.py" for name in RULES]
    command = [sys.executable, "-c", COMPILE, "-q", "build_ext", "--inplace", *kernel, *rules]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"the Pit does not compile:\n{done.stdout}{done.stderr}")


def measure(path: str, seconds: float) -> dict[str, float]:
    """One round in a process of its own."""
    command = [sys.executable, "-c", MEASURE, str(seconds)]
    done = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"the measurement failed:\n{done.stderr}")
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    """Build, measure both in turn, print the medians."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pit", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one short round")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args()
    rounds, seconds = (1, 0.1) if options.quick else (7, 0.5)
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder))
        paths = {"interpreted": f"{HOME}/src{os.pathsep}{HOME}/tests", "compiled": folder}
        runs = {name: [measure(path, seconds)] for name, path in paths.items()}
        for _ in range(rounds - 1):
            for name, path in paths.items():
                runs[name].append(measure(path, seconds))
    for name in BUILDS:
        if any(bool(run["compiled"]) != (name == "compiled") for run in runs[name]):
            sys.exit(f"the {name} build was not the one measured")
    table = {
        key: {name: median(run[key] for run in runs[name]) for name in BUILDS} for key in MEASURES
    }
    if options.json:
        print(json.dumps({"microseconds": table, "rounds": rounds}, indent=2))
        return
    print(f"The Pit, 4 seats; microseconds, median of {rounds} rounds\n")
    print(f"{'':14}{'interpreted':>12}{'compiled':>10}{'ratio':>8}{'a second':>12}")
    for key, row in table.items():
        slow, fast = row["interpreted"], row["compiled"]
        print(f"{key:14}{slow:12.2f}{fast:10.3f}{slow / fast:7.1f}x{1e6 / fast:12,.0f}", end="")
        print(f"  {MEASURES[key]}")


if __name__ == "__main__":
    main()
