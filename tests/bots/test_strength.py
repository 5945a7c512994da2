"""The greedy bot beats chance: from stored positions here, in a tournament in `make soak`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import groundlings
from bots.moments import moments
from groundlings.arena.simulate import Season, simulate
from groundlings.bots import bot
from groundlings.bots.chair import Chair
from groundlings.kernel.die import cast
from groundlings.kernel.play import lowest
from groundlings.kernel.playout import playout

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.kernel.setup import Setting
    from groundlings.kernel.state import State

pytestmark = pytest.mark.compiled

SEEDS = (1, 2, 3, 4)
TRIES = 40
"""So often chance plays on where greedy plays once."""

POSITIONS: list[tuple[str, int, int, dict[str, Setting]]] = [
    ("shakespeare", 1, 15, {}),
    ("shakespeare", 2, 30, {"strategic_rest": True}),
    ("shakespeare", 3, 30, {}),
    ("shakespeare", 4, 30, {"strategic_rest": True}),
    ("othello", 2, 200, {}),
    ("othello", 4, 200, {}),
    ("othello", 5, 400, {"mode": "playwright"}),
]
"""A game, its seats, and so many choices before the end of what chance plays with a seed."""


def played_on(game: Game, state: State, seat: int, die: int) -> int:
    """What a seat has at the end if greedy plays on for it, and chance for the others."""
    g, dice, greedy = state.clone(), cast(die), bot("greedy")
    while not g.over:
        who = lowest(g.asked)
        legal = game.options(g, who)
        option = legal[dice.roll(len(legal))]
        if who == seat and len(legal) > 1:
            option = greedy.choose(Chair(game, g, seat), dice)
        game.play(g, who, option)
    return game.scores(g)[seat]


def left_to_chance(game: Game, state: State, seat: int) -> float:
    """What a seat has on average at the end if chance plays on for everybody."""
    ends = [state.clone() for _ in range(TRIES)]
    for die, g in enumerate(ends):
        playout(g, cast(die))
    return sum(game.scores(g)[seat] for g in ends) / TRIES


@pytest.mark.parametrize(("name", "seats", "last", "variants"), POSITIONS)
def test_it_makes_more_of_a_position_than_chance(
    name: str, seats: int, last: int, variants: dict[str, Setting]
) -> None:
    game = groundlings.game(name)
    gains = []
    for seed in SEEDS:
        state = moments(game, seats, seed, every=1, **variants)[-last]
        seat = lowest(state.asked)
        gains.append(played_on(game, state, seat, seed) - left_to_chance(game, state, seat))
    assert sum(gains) / len(gains) > 2, gains


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), [("shakespeare", 2), ("othello", 3)])
def test_it_beats_chance_from_every_seat(name: str, seats: int) -> None:
    for seat in range(seats):
        bots = tuple("greedy" if one == seat else "random" for one in range(seats))
        tally = simulate(Season.of(game=groundlings.game(name), bots=bots, games=10, seed=1))
        assert tally.win_rates[seat] >= 0.9


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("strategic", [False, True])
def test_it_plays_shakespeare_at_every_table(seats: int, strategic: bool) -> None:  # noqa: FBT001 - a variant
    played_by_greedy_alone("shakespeare", seats, strategic_rest=strategic)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 6])
def test_it_plays_othello_in_the_order_of_the_play(seats: int) -> None:
    played_by_greedy_alone("othello", seats, mode="playwright")


@pytest.mark.parametrize(
    ("name", "seats"), [("shakespeare", 1), ("shakespeare", 2), ("othello", 2)]
)
def test_it_plays_a_whole_game(name: str, seats: int) -> None:
    played_by_greedy_alone(name, seats)


def played_by_greedy_alone(name: str, seats: int, **variants: Setting) -> None:
    """One game from the set-up to its end: everybody has more than was given at the start."""
    game = groundlings.game(name)
    season = Season.of(game=game, bots=("greedy",) * seats, games=1, seed=seats, variants=variants)
    tally = simulate(season)
    assert min(tally.mean_scores) > 5
