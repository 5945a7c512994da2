"""A learned value: what a seat may expect beside its points at the end of a scene or a day.

What greedy looks at in either game, and for Othello what else is on the sheet and in the hand, is
weighed anew, act by act or day by day, by ridge regression on games between policies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from typing import cast as typed

import numpy as np

import groundlings
from groundlings.bots.chair import SEEDS, Chair
from groundlings.bots.learning import blank
from groundlings.bots.othello import TERMS as OF_OTHELLO
from groundlings.bots.othello.account import acts_in, lead_by, of_character
from groundlings.bots.player import COOL, eye_for
from groundlings.bots.policy import Eye, pick
from groundlings.bots.shakespeare import TERMS as OF_SHAKESPEARE
from groundlings.bots.shakespeare import Critic
from groundlings.kernel.die import cast, quick
from groundlings.kernel.play import lowest, options, play_unchecked
from groundlings.othello.coins import coins
from groundlings.othello.hands import count_kind, hand
from groundlings.othello.moment import act
from groundlings.othello.state import CHARACTERS, COINS, IAGO, SCRIPTS, STAGINGS
from groundlings.othello.tokens import intrigue

if TYPE_CHECKING:
    from collections.abc import Callable

    from groundlings.kernel.state import Seat, State

PENALTY: Final = 100.0
HELD_BACK: Final = 5
"""One game in so many is not learned from: by those it is told how much is explained."""


def of_othello(g: State, seat: int) -> list[float]:
    """What greedy weighs; tokens, each coin, the hand by kinds, how far the bonuses are."""
    found = [term.look(g, seat) for term in OF_OTHELLO[1:]]
    found += [float(coins(g, seat, coin)) for coin in range(COINS)]
    kinds = [0.0] * STAGINGS
    for card in hand(g, seat):
        if card >= SCRIPTS:
            kinds[card - SCRIPTS] += 1.0
    led = lead_by(g, seat)
    scored = [int(of_character(led, one)) for one in range(CHARACTERS) if one != IAGO]
    found += [*kinds, float(count_kind(g, seat, script=True)), float(intrigue(g, seat))]
    return [
        *found,
        *(float(scored.count(n)) for n in (1, 2)),
        float(acts_in(of_character(led, IAGO))),
    ]


def of_shakespeare(g: State, seat: int) -> list[float]:
    """What greedy weighs, but the points."""
    scene = Critic(g, seat).scene(g)
    return [term.look(scene) for term in OF_SHAKESPEARE[1:]]


FEATURES: Final[dict[str, Callable[[State, int], list[float]]]] = {
    "othello": of_othello,
    "shakespeare": of_shakespeare,
}


class Value(Eye):
    """Counts what is there, and what may be expected."""

    def __init__(self, name: str, eye: Eye, weights: dict[int, list[float]]) -> None:
        super().__init__(blank(1))
        self._features = FEATURES[name]
        self._hour = _hour(name, eye)
        self._eye = eye
        self._weights = weights

    def points(self, g: State, seat: Seat) -> int:
        """As they stand."""
        return int(self._eye.points(g, seat))

    def outlook(self, g: State, seat: Seat) -> float:
        """By the weights of this hour; where none were learned nothing is expected."""
        weights = self._weights.get(self._hour(g))
        if weights is None:
            return 0.0
        seen = [1.0, *self._features(g, int(seat))]
        return sum(weight * one for weight, one in zip(weights, seen, strict=True))


def _hour(name: str, eye: Eye) -> Callable[[State], int]:
    return (lambda g: int(act(g))) if name == "othello" else (lambda g: int(eye.clock(g)))


def learned(name: str, seats: int, games: int, seed: int) -> tuple[Value, dict[int, float]]:
    """A value, and hour by hour which part of what was still to come it explains."""
    game, die = groundlings.game(name), cast(seed)
    rows: dict[int, list[tuple[int, list[float], float]]] = {}
    for number in range(games):
        g = game.new(seats=seats, seed=int(die.roll(SEEDS)))
        g.hush()
        eye = typed("Eye", eye_for(Chair(game, g, 0), g))  # both games have tables
        luck, hour = quick(die.roll(SEEDS)), _hour(name, eye)
        seen: list[tuple[int, int, list[float], float]] = []
        now = int(eye.clock(g))
        while g.asked:
            seat = lowest(g.asked)
            play_unchecked(g, seat, pick(eye, g, seat, options(g, seat), COOL, luck))
            if g.asked and int(eye.clock(g)) != now:
                now = int(eye.clock(g))
                seen += [
                    (hour(g), one, FEATURES[name](g, one), float(eye.points(g, one)))
                    for one in range(seats)
                ]
        for at, one, features, had in seen:
            rows.setdefault(at, []).append((number, features, float(eye.points(g, one)) - had))
    fits = {at: _fit(found) for at, found in rows.items()}
    value = Value(name, eye, {at: weights for at, (weights, _) in fits.items()})
    return value, {at: part for at, (_, part) in sorted(fits.items())}


def _fit(rows: list[tuple[int, list[float], float]]) -> tuple[list[float], float]:
    """Ridge regression; the part of the variance that it explains of games held back."""
    numbers = np.array([number for number, _, _ in rows])
    seen = np.array([[1.0, *features] for _, features, _ in rows])
    came = np.array([made for _, _, made in rows])
    known = numbers % HELD_BACK != 0
    penalty = PENALTY * np.eye(seen.shape[1])
    penalty[0, 0] = 0.0
    weights = np.linalg.solve(seen[known].T @ seen[known] + penalty, seen[known].T @ came[known])
    rest = came[~known] - seen[~known] @ weights
    return weights.tolist(), float(1 - rest.var() / came[~known].var())
