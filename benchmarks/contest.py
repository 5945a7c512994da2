"""One contestant for one round, in a process of its own: `python -m benchmarks.contest`.

    python -m benchmarks.contest benchmarks.ours:AsPlayed othello 4
    python -m benchmarks.contest benchmarks.peers.catan:Catan

Whoever wrote the game, it is measured by the same loops, by processor time, after one game that
does not count. Laying the table is nobody's play: no deal is timed. Prints JSON.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
from importlib import import_module
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

PAGE: Final = os.sysconf("SC_PAGE_SIZE")
SHARE: Final = 0.2
"""What a deed in mid-game gets of the time that the games get."""
PATIENCE: Final = 4
"""Where dealing takes longer than playing, so many times the time is enough."""
BATCH: Final = 100
KNOWN: Final = 1 << 20
"""Bytes by which a process grows before its clones are counted: what was free has been used up."""


class Deed(NamedTuple):
    """Something that is done in mid-game, and how many of what is counted it makes."""

    do: Callable[[], object]
    worth: int = 1


class Counts(NamedTuple):
    """A game's choices among at least two options, and all its actions, forced ones included."""

    fair: int
    every: int


class Contestant:
    """A game that is played by chance to its end: in its own loop, else in the quickest we know."""

    def deal(self, seed: int) -> Any:  # noqa: ANN401 - each has its own
        """A game before its first choice."""
        raise NotImplementedError

    def play(self, game: Any) -> Counts | None:  # noqa: ANN401
        """Play it to the end."""
        raise NotImplementedError

    def counts(self, game: Any) -> Counts:  # noqa: ANN401
        """What was played, where nobody could count while it was."""
        raise NotImplementedError

    def deeds(self) -> dict[str, Deed]:
        """What can be done in mid-game, of: clone, redeal, replay, view."""
        return {}


def picked(options: list[Any]) -> Any:  # noqa: ANN401 - an option of theirs
    """One of them; twice as quick as `random.choice`."""
    return options[int(random.random() * len(options))]  # noqa: S311 - no secret


def played(one: Contestant, first: int, seconds: float) -> dict[str, float]:
    """Choices a second, counted both ways."""
    one.play(one.deal(first))
    fair = every = 0
    spent, batch, seed, end = 0.0, 1, first + 1, perf_counter() + PATIENCE * seconds
    while spent < seconds and (not spent or perf_counter() < end):
        dealt = [one.deal(seed + n) for n in range(batch)]
        uncounted: list[Any] = []
        seed += batch
        start = process_time()
        # A game that is over is let go, as by whoever plays one after the other: to keep them all
        # would measure how quickly the machine finds memory.
        while dealt:
            game = dealt.pop()
            counts = one.play(game)
            if counts is None:
                uncounted.append(game)
            else:
                fair += counts.fair
                every += counts.every
        took = process_time() - start
        spent += took
        for counts in map(one.counts, uncounted):
            fair += counts.fair
            every += counts.every
        if took < seconds / 20:
            batch *= 2
    return {"decisions": fair / spent, "actions": every / spent}


def pace(deed: Deed, seconds: float) -> float:
    """How many a second."""
    do, done, spent = deed.do, 0, 0.0
    do()
    batch = 1
    while spent < seconds:
        start = process_time()
        for _ in range(batch):
            do()
        took = process_time() - start
        spent += took
        done += batch
        if took < seconds / 20:
            batch *= 2
    return done * deed.worth / spent


def resident() -> int:
    """The bytes of this process that are in memory."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE


def grown(clone: Callable[[], object], most: int) -> float:
    """Bytes by which the process grows for each clone that is kept."""
    kept: list[object] = []
    start, known = resident(), 0
    gc.collect()
    while (now := resident()) - start < most + KNOWN:
        if not known and now - start > KNOWN:
            known, start = len(kept), now - KNOWN
        kept += [clone() for _ in range(BATCH)]
    return (now - start - KNOWN) / (len(kept) - known)


def measured(one: Contestant, first: int, seconds: float) -> dict[str, float]:
    """Everything that this contestant can do."""
    random.seed(first)
    deeds = one.deeds()
    found = {}
    if "clone" in deeds:
        found["bytes"] = grown(deeds["clone"].do, round(min(1, 10 * seconds) * (KNOWN << 3)))
    found |= {name: pace(deed, seconds * SHARE) for name, deed in deeds.items()}
    return found | played(one, first, seconds)


def main() -> None:
    """Measure whoever is named, and print JSON."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.contest", description=__doc__)
    parser.add_argument("contestant", help="module:class")
    parser.add_argument("settings", nargs="*", help="what the class takes")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--seconds", type=float, default=0.5)
    asked = parser.parse_args()
    module, _, name = asked.contestant.partition(":")
    one: Contestant = getattr(import_module(module), name)(*asked.settings)
    print(json.dumps(measured(one, asked.first, asked.seconds)))


if __name__ == "__main__":
    main()
