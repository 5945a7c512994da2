"""Ratings: how strong each bot is, by OpenSkill, on a scale where 400 points are ten to one.

Games are rated by the Plackett-Luce model in the order of their deals. A rating is the mean, and
its interval the spread, over many resamples of the deals: OpenSkill's own sigma takes every game
for an independent one, and games of one deal are not. Where all games end alike the resamples do
not differ, and sigma is the wider of the two. The mean of all bots is 1500.
"""

from __future__ import annotations

from math import log, sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

from openskill.models import PlackettLuce

from groundlings.arena.dice import die_for
from groundlings.arena.intervals import WIDE, Interval

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

MIDDLE: Final = 1500.0
LUCK: Final = 400 / log(10) / sqrt(2)
"""The model's beta; two bots that are 400 points apart win ten to one."""
DOUBT: Final = 2 * LUCK
"""How uncertain a bot is before its first game: as OpenSkill has it, twice beta."""
MOST: Final = 100
FEWEST: Final = 40
WORK: Final = 300_000
"""So many games are rated in all: from the fewest to the most resamples."""


class Ranking(NamedTuple):
    """A game as a rating sees it: who sat there, and the rank of each, 0 = won."""

    bots: tuple[str, ...]
    ranks: tuple[int, ...]


def ranked(bots: Sequence[str], scores: Sequence[int], winners: Sequence[int]) -> Ranking:
    """Winners first, the others by their points."""
    order = sorted({score for seat, score in enumerate(scores) if seat not in winners})[::-1]
    ranks = (0 if seat in winners else 1 + order.index(score) for seat, score in enumerate(scores))
    return Ranking(tuple(bots), tuple(ranks))


def rate(games: Sequence[Ranking]) -> dict[str, tuple[float, float]]:
    """Everybody's rating after these games, one after the other, and the model's sigma."""
    model = PlackettLuce(mu=MIDDLE, sigma=DOUBT, beta=LUCK, tau=0.0)
    known = {name: model.rating() for name in sorted({n for game in games for n in game.bots})}
    for game in games:
        teams = [[model.rating(known[name].mu, known[name].sigma)] for name in game.bots]
        after = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
        for name in set(game.bots):  # who sat on several seats goes by their mean
            seats = [after[seat][0] for seat, other in enumerate(game.bots) if other == name]
            mu, sigma = fmean(one.mu for one in seats), fmean(one.sigma for one in seats)
            known[name] = model.rating(mu, sigma)
    shift = MIDDLE - fmean(one.mu for one in known.values())
    return {name: (one.mu + shift, one.sigma) for name, one in known.items()}


def ratings(deals: Mapping[int, Sequence[Ranking]], seed: int) -> dict[str, Interval]:
    """Everybody's rating with its interval, from the games of each deal."""
    numbers = sorted(deals)
    games = sum(map(len, deals.values()))
    times = min(MOST, max(FEWEST, WORK // max(1, games)))
    found: dict[str, list[tuple[float, float]]] = {}
    for sample in range(times):
        die = die_for(seed, sample, "resample")
        drawn = [numbers[die.roll(len(numbers))] for _ in numbers]
        for name, value in rate([game for number in drawn for game in deals[number]]).items():
            found.setdefault(name, []).append(value)
    return {name: _interval(values) for name, values in found.items()}


def _interval(values: list[tuple[float, float]]) -> Interval:
    means = [mu for mu, _ in values]
    middle = fmean(means)
    half = WIDE * max(stdev(means), fmean(sigma for _, sigma in values))
    return Interval(middle, middle - half, middle + half)
