"""The greedy bot at Othello's table: it does not cheat, it never stumbles."""

from __future__ import annotations

import pytest

import groundlings
from bots.moments import moments
from groundlings.bots import bot, othello
from groundlings.bots.chair import Chair
from groundlings.kernel.die import cast, imagined
from groundlings.kernel.play import lowest
from groundlings.othello.moment import scenes
from groundlings.othello.state import POINTS

pytestmark = pytest.mark.compiled

GAME = groundlings.game("othello")


@pytest.mark.parametrize("seats", [2, 4])
def test_what_it_chooses_can_be_chosen_and_follows_from_its_die(seats: int) -> None:
    for state in moments(GAME, seats, seed=seats, every=29):
        seat = lowest(state.asked)
        before = state.clone()
        chair = Chair(GAME, state, seat)
        chosen = {bot("greedy").choose(chair, cast(6)) for _ in range(2)}
        assert len(chosen) == 1
        assert chosen <= set(GAME.options(state, seat))
        assert state == before


def test_a_scene_is_played_out_and_no_further() -> None:
    for state in moments(GAME, 3, seed=9, every=31):
        world = GAME.redeal(state, lowest(state.asked), 1)
        scene = scenes(world)
        othello.play_out(world, scene, imagined(2))
        assert world.over or scenes(world) == scene + 1


def test_every_term_has_a_weight_a_reason_and_a_name_of_its_own() -> None:
    names = [term.look.__name__ for term in othello.TERMS]
    assert len(set(names)) == len(names)
    assert all(term.weight and term.why and term.look.__doc__ for term in othello.TERMS)


def test_a_point_is_a_point_and_the_end_is_counted_as_it_is() -> None:
    for state in moments(GAME, 2, seed=12, every=40):
        richer = state.clone()
        richer.cells[POINTS] += 1
        assert othello.holding(richer, 0) == pytest.approx(othello.holding(state, 0) + 1)
        assert othello.standing(richer, 1) == pytest.approx(othello.standing(state, 1) - 1)
