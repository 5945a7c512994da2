"""An edition that could be: `python -m benchmarks.candidate mine.toml --seats 2,4 --beside base`.

It may differ from the shipped one in what is reconstructed, and in nothing else. For each number of
seats a table is learned for it, which begins with the one that comes with us; then its yardsticks
are told beside those in a folder that `groundlings calibrate --out` has written.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import groundlings
from groundlings.arena.calibration.candidate import checked
from groundlings.arena.classroom import Classroom, packed
from groundlings.arena.training import Begun, Course, Learner, finale, numbers
from groundlings.bots.eyes import sight
from groundlings.bots.learning import listed
from groundlings.bots.table import SHIPPED, Table, named, read
from groundlings.kernel.setup import Setup
from groundlings.kernel.setup import listed as written
from groundlings.shakespeare.edition import FAMILIES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from groundlings.kernel.game import Game

GAME: Final = "shakespeare"
SEATS: Final = "1,2,3,4"


def learned(game: Game, seats: int, games: int, seed: int, folder: Path) -> Path:
    """A table for this edition, learned anew or found as it was learned before.

    Characters are known by their names, whatever they do: the tables of all candidates look at the
    same things and begin alike.
    """
    out = folder / f"{GAME}-{seats}.table"
    if out.exists():
        return out
    setup, looks = Setup.of(game, seats, seed, {}), sight(GAME)
    begun = SHIPPED / named(GAME, seats, "")
    first = read(begun).row(looks.names, begun.name)
    course = Course(setup, looks, games, begun=Begun(begun.stem, packed(listed(first))))
    room, learner = Classroom(setup, looks, 1), Learner(course)
    while not learner.is_done:
        learner.step(room)
    best = finale(room, learner, lambda _: None)
    if not best.holds:
        print(f"{seats} seats: what was learned does not hold against all before it; played with")
    told = f"seed={seed} games={course.games} from={begun.stem}"
    ways = tuple(written(game.telling(setup.variants)))
    table = Table(GAME, seats, ways, setup.edition, told, numbers(course, best.table))
    out.write_text(table.text(), encoding="utf-8", newline="\n")
    return out


def main(words: Sequence[str] | None = None) -> None:
    """Check, learn, play, tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition", type=Path)
    parser.add_argument("--seats", default=SEATS)
    parser.add_argument("--learn", type=int, default=9600, help="games")
    parser.add_argument("--games", type=int, default=300, help="deals at each table")
    parser.add_argument("--seed", type=int, default=1616)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--beside", type=Path)
    asked = parser.parse_args(words)
    candidate = groundlings.game(GAME, asked.edition)
    for change in checked(groundlings.game(GAME).sheet, candidate.sheet, FAMILIES):
        print(change.told(), flush=True)
    asked.out.mkdir(parents=True, exist_ok=True)
    for seats in map(int, asked.seats.split(",")):
        table = learned(candidate, seats, asked.learn, asked.seed, asked.out)
        asked_words: list[object] = [
            *("calibrate", GAME, "--edition", asked.edition, "--seats", seats, "--jobs", 1),
            *("--bots", f"table:{table}", "--games", asked.games, "--seed", asked.seed),
            *("--out", asked.out / f"yardsticks-{seats}"),
            *([] if asked.beside is None else ["--beside", asked.beside]),
        ]
        subprocess.run([sys.executable, "-m", "groundlings", *map(str, asked_words)], check=True)


if __name__ == "__main__":
    main()
