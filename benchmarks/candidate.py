"""An edition that could be: `python -m benchmarks.candidate mine.toml --seats 2,4 --beside base`.

It may differ from the shipped one in what is reconstructed, and in nothing else. For each number of
seats a table is learned for it, which begins with the one that comes with us; then its yardsticks
are told beside those in a folder that `groundlings calibrate --out` has written.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

import groundlings
from groundlings.arena.calibration.candidate import checked
from groundlings.bots.eyes import STRANGERS, sight
from groundlings.bots.table import SHIPPED, named
from groundlings.cli import cli
from groundlings.shakespeare.edition import FAMILIES

if TYPE_CHECKING:
    from collections.abc import Sequence

GAME: Final = "shakespeare"
SEATS: Final = "1,2,3,4"


def learned(edition: Path, seats: int, games: int, seed: int, folder: Path) -> Path:
    """A table for this edition, learned anew or found as it was learned before."""
    out = folder / f"{GAME}-{seats}.table"
    if not out.exists():
        game = groundlings.game(GAME, edition)
        way = sight(GAME).way(game.new(seats=seats, seed=0)).removeprefix(STRANGERS)
        run(
            *("train", GAME, "--edition", edition, "--seats", seats, "--games", games),
            *("--seed", seed, "--workers", 1, "--out", out),
            *("--from", SHIPPED / named(GAME, seats, way)),
        )
    return out


def run(*words: object) -> None:
    """One of our own commands."""
    cli.main([str(word) for word in words], standalone_mode=False)


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
        print(change.told())
    asked.out.mkdir(parents=True, exist_ok=True)
    for seats in map(int, asked.seats.split(",")):
        table = learned(asked.edition, seats, asked.learn, asked.seed, asked.out)
        beside = [] if asked.beside is None else ["--beside", asked.beside]
        run(
            *("calibrate", GAME, "--edition", asked.edition, "--seats", seats, "--jobs", 1),
            *("--bots", f"table:{table}", "--games", asked.games, "--seed", asked.seed),
            *("--out", asked.out / f"yardsticks-{seats}", *beside),
        )


if __name__ == "__main__":
    main()
