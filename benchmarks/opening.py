"""How much a house computes until it is open: `python -m benchmarks.opening`.

`groundlings serve` is started on a new SQLite file, and again on the same one. Seconds of processor
time, of all its threads: until it says where it listens, and until it has answered once. The
compiled files of Python are there after the first start, which is not counted.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import urllib.request
from pathlib import Path
from statistics import median
from typing import Final

import groundlings
from benchmarks.server import Server

ROUNDS: Final = 9
LIMIT: Final = 0.5
"""Seconds of processor that a start may take."""
NANO: Final = 1e-9
NO_PROXY: Final = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def computed(pid: int) -> float:
    """Seconds that all threads of a process have computed; finer than the ticks of `stat`."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(one.read_text(encoding="ascii").split()[0]) for one in threads) * NANO


def opened(database: str) -> tuple[float, float]:
    """Open a house: what it took until it listens, and until it has answered."""
    with Server(database) as server:
        listens = computed(server.process.pid)
        NO_PROXY.open(f"{server.url}/healthz", timeout=30).close()
        return listens, computed(server.process.pid)


def measured(rounds: int) -> dict[str, dict[str, float]]:
    """Medians over so many houses, each opened twice."""
    first, again = [], []
    with tempfile.TemporaryDirectory() as folder:
        opened(f"sqlite:///{folder}/warm.db")
        for n in range(rounds):
            database = f"sqlite:///{folder}/house-{n}.db"
            first.append(opened(database))
            again.append(opened(database))
    return {
        name: {
            "listens": round(median(listens for listens, _ in taken), 3),
            "answers": round(median(answers for _, answers in taken), 3),
        }
        for name, taken in (("the first time", first), ("again", again))
    }


def main() -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.opening", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--quick", action="store_true", help="one round: does it run?")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found = measured(1 if asked.quick else asked.rounds)
    if asked.json:
        print(json.dumps(found))
        return
    print(f"seconds of processor, compiled: {groundlings.COMPILED}\n")
    for name, row in found.items():
        print(f"{name:16} listens {row['listens']:.3f}   answers {row['answers']:.3f}")
    is_met = max(row["listens"] for row in found.values()) <= LIMIT
    print(f"\nopen in {LIMIT:g} s: {'met' if is_met else 'NOT met'}")


if __name__ == "__main__":
    main()
