"""How far to play on, and what to try: `python -m benchmarks.studies othello --seats 4`.

At many moments of games between policies each promising option is tried in many worlds, and each
world is looked at after one day or scene, after two, and at its end. Half of the worlds say what
is chosen by so short a look, the other half what that is worth at the end of the game. Then the
same for those who try only what the policy does not like less by more than so much.

`--learned 400` learns from so many games what a seat may expect beside its points (`values.py`),
and tells of the same looks at the same worlds once more, with that counted in.
"""

from __future__ import annotations

import argparse
import json
from math import inf, nan, sqrt
from statistics import fmean, stdev, variance
from typing import TYPE_CHECKING, Final, NamedTuple
from typing import cast as typed

from rich.console import Console
from rich.table import Table

import groundlings
from benchmarks.values import learned
from groundlings.bots.chair import SEEDS, Chair
from groundlings.bots.ensemble import WARMTH
from groundlings.bots.player import COOL, chances, eye_for
from groundlings.bots.policy import FOREVER, pick, play_on
from groundlings.bots.race import Arm, Effort, Gap
from groundlings.bots.rollout import lead, reseal
from groundlings.bots.search import promising
from groundlings.kernel.die import cast, quick
from groundlings.kernel.play import lowest, play_unchecked

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from groundlings.bots.policy import Eye
    from groundlings.kernel.die import Die

LOOKS: Final = {"othello": (1, 2, 3, 4, 6, 8), "shakespeare": (1, 2, 3)}
"""So many scenes or days are played on, and then to the end."""
FEW_WORLDS: Final = (8, 25)
EVERY: Final = 30
"""About one in so many choices is looked at, so that one game tells of all its parts."""
DARINGS: Final = (2.0, 5.0, 8.0, 10.0, 12.0, 15.0, inf)
"""How much less likely, as a logarithm, an option may be to be tried."""


class Moment(NamedTuple):
    """What each promising option came to, the likeliest first: by look, by world."""

    likings: list[float]
    leads: list[list[list[float]]]
    """Of each option, at each look, in each world."""
    choices: list[float]
    """That a world takes to each look, on average."""


def moments(
    name: str, seats: int, count: int, worlds: int, seed: int, value: Eye | None = None
) -> Iterator[tuple[Moment, ...]]:
    """So many, from as many games as that takes; with a value each as counted by that, too."""
    game, die, found = groundlings.game(name), cast(seed), 0
    while True:
        state = game.new(seats=seats, seed=int(die.roll(SEEDS)))
        while state.asked:
            seat = lowest(state.asked)
            legal = game.options(state, seat)
            option = legal[0]
            if len(legal) > 1:
                chair = Chair(game, state, seat)
                world = chair.imagine(int(die.roll(SEEDS)))
                eye = typed("Eye", eye_for(chair, world))  # both games have tables
                likings = chances(eye, world, seat, legal)
                arms = promising(likings, Effort(choices=1))
                if len(arms) > 1 and die.roll(EVERY) == 0:
                    judges = [eye] if value is None else [eye, value]
                    yield _moment(chair, eye, arms, worlds, die, judges)
                    found += 1
                    if found == count:
                        return
                option = int(pick(eye, world, seat, legal, COOL, die))
            game.play(state, seat, option)


def _moment(
    chair: Chair, eye: Eye, arms: list[Arm], worlds: int, die: Die, judges: list[Eye]
) -> tuple[Moment, ...]:
    looks, legal = LOOKS[chair.game], chair.options()
    leads: list[list[list[list[float]]]] = [
        [[[] for _ in (*looks, FOREVER)] for _ in arms] for _ in judges
    ]
    choices = [0.0] * (len(looks) + 1)
    for _ in range(worlds):
        world = chair.imagine(int(die.roll(SEEDS)))
        luck, now = int(die.roll(SEEDS)), int(eye.clock(world))
        reseal(world, chair.seat, eye, 1.0, quick(luck))
        for number, arm in enumerate(arms):
            g, dice = world.clone(), quick(luck)
            play_unchecked(g, chair.seat, legal[arm.number])
            for at, look in enumerate((*looks, FOREVER)):
                play_on(g, eye, WARMTH, dice, FOREVER if look == FOREVER else now + look - 1)
                for judge, seen in zip(judges, leads, strict=True):
                    seen[number][at].append(lead(g, chair.seat, judge))
                choices[at] += (int(g.choices) - int(world.choices)) / worlds / len(arms)
    likings = [arm.liking for arm in arms]
    return tuple(Moment(likings, seen, choices) for seen in leads)


class Look(NamedTuple):
    """How well one chooses by looking so far."""

    choices: float
    noise: float
    """The variance of what one option is ahead of another in a world."""
    gains: list[float]
    """Points at the end beyond the policy's favourite, by a few worlds and by more."""
    errors: list[float]
    """One standard error of each."""


def looked(found: Sequence[Moment], at: int) -> Look:
    """The look of this number, over all moments."""
    gains = [[gain(moment, at, worlds) for moment in found] for worlds in FEW_WORLDS]
    return Look(
        fmean(moment.choices[at] for moment in found),
        fmean(
            variance(one - two for one, two in zip(other[at], moment.leads[0][at], strict=True))
            for moment in found
            for other in moment.leads[1:]
        ),
        [fmean(one) for one in gains],
        [stdev(one) / sqrt(len(one)) for one in gains],
    )


def gain(moment: Moment, at: int, worlds: int, daring: float = inf) -> float:
    """What the option is worth that so many worlds speak for, on average over all such choices."""
    half = len(moment.leads[0][at]) // 2
    truth = [fmean(leads[-1][half:]) for leads in moment.leads]
    gains = []
    for first in range(0, half - worlds + 1, worlds):
        arms = [
            Arm(number, moment.leads[number][at][first : first + worlds], liking)
            for number, liking in enumerate(moment.likings)
            if liking >= -daring
        ]
        ahead = [0.0, *(Gap.between(arm, arms[0]).points for arm in arms[1:])]
        gains.append(truth[ahead.index(max(ahead))] - truth[0])
    return fmean(gains) if gains else nan


def main() -> None:
    """Play, compare, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.studies", description=__doc__)
    parser.add_argument("game", nargs="?", choices=tuple(LOOKS), default="othello")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--moments", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=400, help="for each option")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--learned", type=int, default=0, help="from so many games, a value")
    parser.add_argument("--quick", action="store_true", help="two moments of 50 worlds")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    chosen = parser.parse_args()
    count, worlds = (2, 50) if chosen.quick else (chosen.moments, chosen.worlds)
    value, explained = None, None
    if chosen.learned:
        value, explained = learned(chosen.game, chosen.seats, chosen.learned, chosen.seed)
    met = moments(chosen.game, chosen.seats, count, worlds, chosen.seed, value)
    counted, *valued = zip(*met, strict=True)
    found = list(counted)
    names = [*map(str, LOOKS[chosen.game]), "to the end"]
    looks = {name: looked(found, at) for at, name in enumerate(names)}
    at = max(range(len(names)), key=lambda at: looks[names[at]].gains[-1])
    dared = {
        "all" if daring == inf else f"{daring:g}": fmean(
            gain(moment, at, worlds // 2, daring) for moment in found
        )
        for daring in DARINGS
    }
    with_value = {name: looked(one, at) for one in valued for at, name in enumerate(names)}
    if chosen.json:
        told = {name: look._asdict() for name, look in looks.items()}
        print(json.dumps({"looks": told, "dared": dared, "explained": explained}))
        return
    title = f"{chosen.game}, {chosen.seats} seats, {count} moments of {worlds} worlds"
    second = Table(title=f"by {worlds // 2} worlds of look {names[at]}")
    second.add_column("less likely by at most", justify="right")
    second.add_column("gain", justify="right")
    for name, points in dared.items():
        second.add_row(name, f"{points:.3f}")
    console = Console(highlight=False)
    console.print(drawn(title, looks), second)
    if explained is not None:
        parts = ", ".join(f"{at}: {part:.2f}" for at, part in explained.items())
        console.print(drawn(f"with a value of {chosen.learned} games", with_value))
        console.print(f"part of what is to come that it explains, by act or day: {parts}")


def drawn(title: str, looks: dict[str, Look]) -> Table:
    """A line for each look."""
    table = Table(title=title)
    gains = [f"gain with {few} worlds" for few in FEW_WORLDS]
    for column in ("played on", "choices in a world", "variance of a difference", *gains):
        table.add_column(column, justify="right")
    for name, look in looks.items():
        shown = [
            f"{one:.2f} ± {error:.2f}" for one, error in zip(look.gains, look.errors, strict=True)
        ]
        table.add_row(name, f"{look.choices:.0f}", f"{look.noise:.1f}", *shown)
    return table


if __name__ == "__main__":
    main()
