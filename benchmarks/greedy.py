"""The greedy bot against random and against itself: `python -m benchmarks.greedy`.

Against random the seats are rotated.
The yardstick of the designers of Shakespeare for a tight win: about 26 points with two players,
24 with three, 22 with four, over 30 alone.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from time import process_time
from typing import TYPE_CHECKING, Final, NamedTuple

import groundlings
from groundlings.arena.dice import die_for, game_seed
from groundlings.bots import bot
from groundlings.bots.chair import Chair
from groundlings.kernel.play import lowest

if TYPE_CHECKING:
    from groundlings.kernel.setup import Setting

YARDSTICK: Final = {1: 30, 2: 26, 3: 24, 4: 22}
"""Points of a tight win, by number of players."""
SURE: Final = 1.96
"""Standard deviations of a confidence of 95 %."""


class Evening(NamedTuple):
    """One game: its points, who won, and how long greedy thought about each choice.

    Processor time: what a busy machine takes for others is not thinking.
    """

    scores: list[int]
    winners: list[int]
    thought: list[float]


class Match(NamedTuple):
    """Several games: the share that greedy won, the winners' mean, and its thinking."""

    games: int
    won: float
    winning: float
    thought: list[float]


def evening(
    names: tuple[str, ...], seed: int, number: int, variants: dict[str, Setting] | None = None
) -> Evening:
    """One game of Shakespeare between these bots."""
    game = groundlings.game("shakespeare")
    seats = len(names)
    state = game.new(seats=seats, seed=game_seed(seed, number), **(variants or {}))
    players = [bot(name) for name in names]
    chairs = [Chair(game, state, seat) for seat in range(seats)]
    dice = [die_for(seed, number, f"seat {seat}") for seat in range(seats)]
    thought = []
    while not state.over:
        seat = lowest(state.asked)
        options = game.options(state, seat)
        option = options[0]
        if len(options) > 1:
            began = process_time()
            option = players[seat].choose(chairs[seat], dice[seat])
            if names[seat] == "greedy":
                thought.append(process_time() - began)
        game.play(state, seat, option)
    return Evening(game.scores(state), game.winners(state), thought)


def match(games: int, seed: int = 1, other: str = "random") -> Match:
    """Greedy against another at two seats, each seat in turn; a shared win counts half."""
    won = winning = 0.0
    thought: list[float] = []
    for number in range(games):
        mine = number % 2
        names = ("greedy", other) if mine == 0 else (other, "greedy")
        # Two games in a row have the same dice, so that both bots have had both seats of a deal.
        end = evening(names, seed, number // 2)
        won += (mine in end.winners) / len(end.winners)
        winning += max(end.scores)
        thought += end.thought
    return Match(games, won / games, winning / games, thought)


def rehearse(games: int, seats: int, seed: int = 1) -> Match:
    """Greedy against itself."""
    ends = [evening(("greedy",) * seats, seed, number) for number in range(games)]
    winning = sum(max(end.scores) for end in ends) / games
    return Match(games, 1 / seats, winning, [once for end in ends for once in end.thought])


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share."""
    middle = share + SURE**2 / (2 * games)
    half = SURE * sqrt(share * (1 - share) / games + SURE**2 / (4 * games**2))
    whole = 1 + SURE**2 / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


def milliseconds(thought: list[float]) -> tuple[float, float]:
    """A choice on average, and the longest one."""
    return sum(thought) / len(thought) * 1000, max(thought) * 1000


def main() -> None:
    """Play, count, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.greedy", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games against random")
    parser.add_argument("--own", type=int, default=50, help="games against itself, for each table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="two games, and one for each table")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    chosen = parser.parse_args()
    games, own = (2, 1) if chosen.quick else (chosen.games, chosen.own)
    played = match(games, chosen.seed)
    tables = {seats: rehearse(own, seats, chosen.seed) for seats in YARDSTICK} if own else {}
    low, high = interval(played.won, games)
    if chosen.json:
        found = {
            "compiled": groundlings.COMPILED,
            "games": games,
            "won": played.won,
            "interval": [low, high],
            "milliseconds": milliseconds(played.thought),
            "winning_scores": {seats: table.winning for seats, table in tables.items()},
        }
        print(json.dumps(found, indent=2))
        return
    mean, longest = milliseconds(played.thought)
    print(f"compiled: {groundlings.COMPILED}; seed {chosen.seed}\n")
    print(f"greedy won {played.won:.1%} of {games} games against random, seats rotated")
    print(f"95 % confidence: {low:.1%} to {high:.1%}")
    print(f"{mean:.1f} ms for a choice, the longest {longest:.0f} ms\n")
    for seats, table in tables.items():
        mean, longest = milliseconds(table.thought)
        print(
            f"{seats} greedy: the winner makes {table.winning:.1f} points (a tight win: "
            f"{YARDSTICK[seats]}); {mean:.1f} ms, the longest {longest:.0f} ms; {own} games"
        )


if __name__ == "__main__":
    main()
