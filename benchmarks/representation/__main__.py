"""Compiles and measures the four representations: `python -m benchmarks.representation`."""

import argparse
import importlib
import json
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from types import ModuleType
from typing import Any, Final

from .forms import sources

MEASURES: Final = ("playouts", "with clones", "clones")
BUILDS: Final = ("interpreted", "compiled")
BASE: Final = ("lists", "interpreted")
COMPILE: Final = """
from glob import glob
from mypyc.build import mypycify
from setuptools import setup
toys = ["--strict", *sorted(glob("compiled_*.py"))]
setup(name="toys", ext_modules=mypycify(toys, opt_level="OPT", debug_level="0"))
"""


def build(folder: Path, opt: str) -> dict[tuple[str, str], ModuleType]:
    """Write and compile the modules; give them by representation and build."""
    forms = sources()
    for number, source in enumerate(forms.values()):
        for kind in BUILDS:
            (folder / f"{kind}_{number}.py").write_text(source)
    command = [sys.executable, "-c", COMPILE.replace("OPT", opt), "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"the toys do not compile:\n{done.stdout}{done.stderr}")
    sys.path.insert(0, str(folder))
    toys: dict[tuple[str, str], ModuleType] = {}
    for kind in BUILDS:
        for number, form in enumerate(forms):
            toy = importlib.import_module(f"{kind}_{number}")
            if str(toy.__file__).endswith(".py") != (kind == "interpreted"):
                sys.exit(f"{form}: the {kind} module was not loaded")
            toys[form, kind] = toy
    return toys


def verify(toys: dict[tuple[str, str], ModuleType], number: int) -> tuple[int, int]:
    """Check that all play the same games, also through clones; give decisions and checksum."""
    seen = {}
    for name, toy in toys.items():
        middle, _, _ = toy.playout(toy.start(1), 1, 60, 0)
        ends = [toy.playout(g, 2, 10**6, 0)[1:] for g in (middle.clone(), middle)]
        seen[name] = (toy.games(number, 0), toy.games(number, 1), *ends)
    games, cloned, end, again = seen[BASE]
    if len(set(seen.values())) > 1 or games != cloned or end != again:
        lines = [f"{form}, {kind}: {got}" for (form, kind), got in seen.items()]
        sys.exit("the representations play different games\n" + "\n".join(lines))
    decisions, check = games
    return decisions, check


def rate(toy: ModuleType, measure: str, seconds: float, guess: float) -> float:
    """Measure for about so many seconds, given a guess; give decisions or clones a second."""
    middle, count, _ = toy.playout(toy.start(1), 1, 60, 0)
    start = time.process_time()
    if measure == "clones":
        count = max(1, int(guess * seconds))
        toy.clones(middle, count)
    else:
        count, _ = toy.games(max(1, int(guess * seconds / 100)), int(measure == "with clones"))
    return float(count / (time.process_time() - start))


def main() -> None:
    """Compile, verify, measure in interleaved rounds, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.representation")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args()
    opt, rounds, seconds, number = ("2", 3, 0.03, 20) if options.quick else ("3", 21, 0.08, 200)
    with tempfile.TemporaryDirectory() as folder:
        toys = build(Path(folder), opt)
        decisions, check = verify(toys, number)
        guesses = {(n, m): rate(toys[n], m, 0.01, 1e5) for n in toys for m in MEASURES}
        runs: dict[Any, list[float]] = {key: [] for key in guesses}
        for _ in range(rounds):
            for (name, m), guess in guesses.items():
                runs[name, m].append(rate(toys[name], m, seconds, guess))
    rows: list[dict[str, Any]] = []
    for name in toys:
        rows.append({"representation": name[0], "build": name[1]})
        for m in MEASURES:
            ratios = (a / b for a, b in zip(runs[name, m], runs[BASE, m], strict=True))
            rows[-1][m] = {"per second": round(median(runs[name, m])), "ratio": median(ratios)}
    about = {"python": platform.python_version(), "rounds": rounds, "checksum": f"{check:08x}"}
    about["decisions per game"] = round(decisions / number, 1)
    if options.json:
        print(json.dumps({**about, "rows": rows}, indent=2))
        return
    print(*(f"{key} {value}" for key, value in about.items()), sep=", ")
    print(f"thousands a second (x: against {', '.join(BASE)})\n{'':<23}", end="")
    print(*(f"{m:>18}" for m in MEASURES))
    for row in rows:
        cells = [row[m] for m in MEASURES]
        print(f"{row['representation']:<11}{row['build']:<13}", end="")
        print(*(f"{c['per second'] / 1e3:>9,.0f} ({c['ratio']:>5.2f}x)" for c in cells))


if __name__ == "__main__":
    main()
