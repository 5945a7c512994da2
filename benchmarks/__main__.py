"""Our speed beside the peers' in one table: `make bench`.

    make bench                                    # everything; writes benchmarks/RESULTS.md
    make bench ARGS="--only engine --rounds 3"    # a part of it; writes nothing

Ctrl-C prints what has been measured so far. What else can be measured stands beside this file, as
`python -m benchmarks.pit`.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from time import perf_counter
from typing import TYPE_CHECKING, Final

from rich.console import Console

from benchmarks import machine
from benchmarks.child import HOME
from benchmarks.field import UNIT
from benchmarks.parts import PARTS, ROUNDS, SHORT, Findings, Step, done
from benchmarks.report import MEANING, facts, page, remarks
from benchmarks.table import WIDTH, drawn

if TYPE_CHECKING:
    from benchmarks.table import Figures

RESULTS: Final = HOME / "benchmarks" / "RESULTS.md"
STOPPED: Final = 130


def work(steps: list[Step], found: Findings) -> bool:
    """Do them all, telling how far we are; False where somebody has stopped us."""
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    total, gone, start = sum(step.seconds for step in steps), 0.0, perf_counter()
    try:
        for step in steps:
            # A busy machine is slower than the plan: what has been done says by how much.
            slower = max(1.0, (perf_counter() - start) / gone) if gone else 1.0
            left = divmod(round((total - gone) * slower), 60)
            console.print(f"{gone / total:4.0%}, {left[0]}:{left[1]:02} left: {step.what}")
            done(step, found)
            gone += step.seconds
    except KeyboardInterrupt:
        console.print("stopped: this is what has been measured so far")
        return False
    return True


def main() -> None:
    """Measure, print, and write down what was a whole run."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--only", nargs="+", choices=list(PARTS), help="these parts")
    parser.add_argument("--rounds", type=int, help=f"instead of {ROUNDS}")
    parser.add_argument("--quick", action="store_true", help="one short round, for the tests")
    parser.add_argument("--json", action="store_true", help="every number instead of the table")
    asked = parser.parse_args()
    if UNIT.missing:
        sys.exit(f"{UNIT.missing} is not installed, and its speed is our unit: try make bench")
    found = Findings(is_quick=asked.quick)
    names = asked.only or (SHORT if asked.quick else PARTS)
    rounds = asked.rounds or (1 if asked.quick else ROUNDS)
    before = machine.load()
    is_whole = work([step for name in names for step in PARTS[name](found, rounds)], found)
    figures = found.figures()
    notes, about = remarks(found, figures), facts([before, machine.load()], sys.argv[1:])
    if asked.json:
        print(json.dumps({"facts": about, "notes": notes, "rows": rows(figures)}))
    else:
        console = Console(width=WIDTH, highlight=False, markup=False)
        console.print(drawn(figures))
        told = [f"{name}: {fact}" for name, fact in about.items()]
        console.print(*notes, "", *MEANING.split("\n\n"), *told, sep="\n")
    if not is_whole:
        sys.exit(STOPPED)
    if not (asked.only or asked.quick):
        RESULTS.write_text(page(figures, notes, about), encoding="utf-8")
        print(f"written to {RESULTS.relative_to(HOME)}", file=sys.stderr)


def rows(figures: Figures) -> list[dict[str, object]]:
    """Every number of every round."""
    return [
        {"section": section, "line": line, **asdict(figure)}
        for (section, line), figure in figures.items()
    ]


if __name__ == "__main__":
    main()
