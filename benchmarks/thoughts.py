"""How long the levels that search think about a choice: `python -m benchmarks.thoughts`.

One of them sits among players by the policy. All its choices among several options are counted,
also those where one alone is promising and nothing is tried. Processor time of one process.
"""

from __future__ import annotations

import argparse
import json
from statistics import fmean
from time import process_time
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.console import Console
from rich.table import Table

import groundlings
from groundlings.arena.dice import die_for, game_seed
from groundlings.bots import bot
from groundlings.bots.chair import Chair
from groundlings.bots.ensemble import alone
from groundlings.kernel.play import lowest

if TYPE_CHECKING:
    from collections.abc import Sequence

GAMES: Final = ("shakespeare", "othello")
THINKERS: Final = ("master", "revels")
HOST: Final = "policy"
FEW: Final = 0.99


class Thoughts(NamedTuple):
    """Seconds of the processor for each choice of one bot."""

    game: str
    bot: str
    seats: int
    spent: list[float]

    @property
    def facts(self) -> dict[str, float]:
        """How many, and in milliseconds the mean and the 99th percentile, and the longest."""
        order = sorted(self.spent)
        return {
            "choices": len(order),
            "mean": fmean(order) * 1000,
            "percentile_99": order[min(len(order) - 1, int(FEW * len(order)))] * 1000,
            "longest": order[-1] * 1000,
        }


def thoughts(name: str, thinker: str, seats: int, games: int, seed: int) -> Thoughts:
    """Of so many games; the thinker sits on each seat in turn."""
    game = groundlings.game(name)
    spent: list[float] = []
    for number in range(games):
        state = game.new(seats=seats, seed=game_seed(seed, number))
        mine = number % seats
        names = [thinker if seat == mine else HOST for seat in range(seats)]
        players = [bot(one) for one in names]
        chairs = [Chair(game, state, seat) for seat in range(seats)]
        dice = [die_for(seed, number, f"seat {seat}") for seat in range(seats)]
        while not state.over:
            seat = lowest(state.asked)
            legal = game.options(state, seat)
            option = legal[0]
            if len(legal) > 1:
                began = process_time()
                option = players[seat].choose(chairs[seat], dice[seat])
                if seat == mine:
                    spent.append(process_time() - began)
            game.play(state, seat, option)
    return Thoughts(name, thinker, seats, spent)


def drawn(found: Sequence[Thoughts]) -> Table:
    """A line for each game and bot."""
    table = Table(title="milliseconds of a processor for a choice")
    for title in ("", "", "choices", "mean", "99 %", "longest"):
        table.add_column(title, justify="right" if title else "left")
    for one in found:
        facts = one.facts
        table.add_row(
            f"{one.game}, {one.seats} seats",
            one.bot,
            f"{facts['choices']:.0f}",
            *(f"{facts[name]:.0f}" for name in ("mean", "percentile_99", "longest")),
        )
    return table


def main() -> None:
    """Play, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.thoughts", description=__doc__)
    parser.add_argument("--games", type=int, default=8, help="games of each bot at each table")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--only", nargs="+", choices=THINKERS, default=THINKERS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="one game of master, of Shakespeare")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    chosen = parser.parse_args()
    games: int = chosen.games
    tables: tuple[str, ...] = GAMES
    thinkers: Sequence[str] = chosen.only
    if chosen.quick:
        games, tables, thinkers = 1, GAMES[:1], THINKERS[:1]
    with alone():
        found = [
            thoughts(name, thinker, chosen.seats, games, chosen.seed)
            for name in tables
            for thinker in thinkers
        ]
    if chosen.json:
        rows = [{"game": one.game, "bot": one.bot, **one.facts} for one in found]
        print(json.dumps({"compiled": groundlings.COMPILED, "seats": chosen.seats, "rows": rows}))
    else:
        Console(highlight=False).print(drawn(found))


if __name__ == "__main__":
    main()
