"""What Backstage does to a game of Shakespeare: `python -m benchmarks.backstage`.

Greedy plays the base game and the expansion from the same seeds, alone and at every table: points,
recruitment bills and lengths, side by side. `--match` plays it against a greedy that does not know
what the expansion's cards are worth, with rotated seats.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

import groundlings
from benchmarks.greedy import interval
from groundlings.arena.dice import die_for, game_seed
from groundlings.bots import greedy
from groundlings.bots.chair import Chair
from groundlings.bots.shakespeare import TERMS, Critic
from groundlings.kernel.play import lowest
from groundlings.shakespeare.fortune import earned
from groundlings.shakespeare.score import wage
from groundlings.shakespeare.state import SOURCES
from groundlings.shakespeare.troupe import end_of, first_of
from groundlings.shakespeare.verbs import SOURCE_NAMES

if TYPE_CHECKING:
    from groundlings.kernel.die import Die
    from groundlings.kernel.state import State

GAME: Final = groundlings.game("shakespeare")
TABLES: Final = (1, 2, 3, 4)
DAYS: Final = 6
SURE: Final = 1.96
"""Standard deviations of a confidence of 95 %."""


class Unaware:
    """A critic that judges as in the base game: what waits backstage is worth nothing to it."""

    def __init__(self, g: State, seat: int) -> None:
        self._critic = Critic(g, seat)

    def judge(self, g: State) -> float:
        scene = self._critic.scene(g)
        return sum(term.weight * term.look(scene) for term in TERMS)

    def promise(self, g: State) -> float:
        return self._critic.promise(g)

    def is_chance(self, g: State) -> bool:
        return self._critic.is_chance(g)

    def is_midway(self, g: State) -> bool:
        return self._critic.is_midway(g)

    def guess(self, g: State, other: int, die: Die) -> int:
        return self._critic.guess(g, other, die)


class Evening(NamedTuple):
    """One game: its end, and how long it was in decisions and in choices, forced ones included."""

    state: State
    decisions: int
    choices: int


def evening(aware: list[bool], number: int, *, seed: int, backstage: bool) -> Evening:
    """One game between greedy bots, some of which may not know the expansion."""
    seats = len(aware)
    state = GAME.new(seats=seats, seed=game_seed(seed, number), backstage=backstage)
    chairs = [Chair(GAME, state, seat) for seat in range(seats)]
    dice = [die_for(seed, number, f"seat {seat}") for seat in range(seats)]
    decisions = choices = 0
    while not state.over:
        seat = lowest(state.asked)
        options = GAME.options(state, seat)
        option = options[0]
        choices += 1
        if len(options) > 1:
            decisions += 1
            greedy.CRITICS["shakespeare"] = Critic if aware[seat] else Unaware
            option = greedy.Greedy().choose(chairs[seat], dice[seat])
        GAME.play(state, seat, option)
    greedy.CRITICS["shakespeare"] = Critic
    return Evening(state, decisions, choices)


class Doings(NamedTuple):
    """What a seat did backstage: cards by kind, cylinders that came there and that were spent."""

    used: Counter[str]
    came: int
    spent: int


def doings(state: State, seat: int) -> Doings:
    """Read from what was told."""
    used: Counter[str] = Counter()
    came = spent = 0
    for told in GAME.events(state, None):
        if told.get("who") != {"seat": seat}:
            continue
        if told["key"] == "backstage-filled":
            came += int(str(told["n"]))
        elif told["key"] in ("backstage-used", "backstage-hired"):
            used[plain(told["behind"])] += 1
            spent += int(str(told["n"])) - (told["key"] == "backstage-hired")
            used["Recruitment card"] += told["key"] == "backstage-hired"
        elif told["key"] == "objective-played":
            used["objective " + plain(told["objective"])] += 1
    return Doings(used, came, spent)


def plain(field: object) -> str:
    """The name in a field of a message."""
    return str(next(iter(field.values()))) if isinstance(field, dict) else str(field)


def bill(state: State, seat: int) -> int:
    """What a troupe wants at the end."""
    return sum(int(wage(state, member)) for member in range(first_of(seat), end_of(state, seat)))


def table(seats: int, games: int, seed: int, *, backstage: bool) -> dict[str, object]:
    """Means over games in which everybody is greedy."""
    scores, won, wages, winning, decisions, choices, idle = [], [], [], [], [], [], []
    sources = [0] * SOURCES
    for number in range(games):
        end = evening([True] * seats, number, seed=seed, backstage=backstage)
        points = GAME.scores(end.state)
        best = GAME.winners(end.state)[0]
        scores += points
        won.append(points[best])
        winning.append(bill(end.state, best))
        wages += [bill(end.state, seat) for seat in range(seats)]
        decisions.append(end.decisions)
        choices.append(end.choices)
        for seat in range(seats):
            done = doings(end.state, seat)
            idle.append((done.came - done.spent) / DAYS)
            for source in range(SOURCES):
                sources[source] += int(earned(end.state, seat, source))
    return {
        "seats": seats,
        "backstage": backstage,
        "games": games,
        "winner": round(fmean(won), 2),
        "winner_error": round(SURE * stdev(won) / games**0.5, 2) if games > 1 else 0.0,
        "everybody": round(fmean(scores), 2),
        "winner_bill": round(fmean(winning), 1),
        "bill": round(fmean(wages), 1),
        "decisions": round(fmean(decisions)),
        "choices": round(fmean(choices)),
        "idle_cylinders_a_day": round(fmean(idle), 2),
        "sources": {
            name: round(total / (games * seats), 2)
            for name, total in zip(SOURCE_NAMES, sources, strict=True)
        },
    }


def match(seats: int, games: int, seed: int) -> dict[str, object]:
    """One who knows the expansion against others who do not, each seat of a deal in turn."""
    won, ahead = 0.0, []
    used: Counter[str] = Counter()
    came = spent = 0
    for number in range(games):
        mine = number % seats
        aware = [seat == mine for seat in range(seats)]
        end = evening(aware, number // seats, seed=seed, backstage=True)
        winners, points = GAME.winners(end.state), GAME.scores(end.state)
        won += (mine in winners) / len(winners)
        ahead.append(points[mine] - fmean(points[:mine] + points[mine + 1 :]))
        done = doings(end.state, mine)
        used += done.used
        came, spent = came + done.came, spent + done.spent
    low, high = interval(won / games, games)
    return {
        "seats": seats,
        "games": games,
        "won": round(won / games, 3),
        "interval": [round(low, 3), round(high, 3)],
        "ahead_of_the_mean_of_the_others": round(fmean(ahead), 2),
        "ahead_error": round(SURE * stdev(ahead) / games**0.5, 2),
        "used_a_game": {name: round(times / games, 2) for name, times in sorted(used.items())},
        "cylinders_backstage_a_day": round(came / (games * DAYS), 2),
        "unused_a_day": round((came - spent) / (games * DAYS), 2),
    }


def main() -> None:
    """Play, count, print; a line of JSON for each table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.backstage", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games for each table")
    parser.add_argument("--seats", type=int, choices=TABLES, help="this number of seats only")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--match", action="store_true", help="against one who does not know it")
    parser.add_argument("--quick", action="store_true", help="two games at two seats")
    parser.add_argument("--json", action="store_true", help="one piece of JSON, not a line a table")
    chosen = parser.parse_args()
    tables = (2,) if chosen.quick else (chosen.seats,) if chosen.seats else TABLES
    games = 2 if chosen.quick else chosen.games
    found = []
    for seats in tables:
        if chosen.match:
            ways = [match(seats, games, chosen.seed)] if seats > 1 else []
        else:
            ways = [table(seats, games, chosen.seed, backstage=way) for way in (False, True)]
        found += ways
        if not chosen.json:
            print(*map(json.dumps, ways), sep="\n", flush=True)
    if chosen.json:
        print(json.dumps({"compiled": groundlings.COMPILED, "tables": found}))


if __name__ == "__main__":
    main()
