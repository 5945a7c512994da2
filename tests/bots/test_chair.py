import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pit
from groundlings.bots.chair import Chair
from groundlings.kernel.die import cast
from groundlings.kernel.play import lowest

GAME = pit.GAME


def test_a_chair_shows_what_its_seat_sees_and_may_choose() -> None:
    state = GAME.new(seats=3, seed=7)
    chair = Chair(GAME, state, 1)
    assert (chair.game, chair.seat) == ("pit", 1)
    assert chair.view() == GAME.view(state, 1)
    assert chair.view() != GAME.view(state, 0)
    assert chair.options() == GAME.options(state, 1)
    assert chair.text(chair.options()[0]) == "bid:0"


def test_a_chair_follows_the_game() -> None:
    state = GAME.new(seats=2, seed=7)
    chair = Chair(GAME, state, 0)
    GAME.play(state, 0, GAME.parse("bid:1"))
    assert chair.options() == []
    assert chair.view()["choices"] == 1


def test_nothing_public_on_a_chair_is_the_state_or_the_game() -> None:
    chair = Chair(GAME, GAME.new(seats=2, seed=7), 0)
    public = [name for name in dir(chair) if not name.startswith("_")]
    assert public == ["accounts", "game", "imagine", "options", "parcel", "seat", "text", "view"]
    with pytest.raises(AttributeError):
        chair.state = 1  # type: ignore[attr-defined]


@given(st.integers(0, 2**64), st.integers(0, 2**64))
def test_what_a_chair_imagines_is_possible_and_keeps_no_secret(seed: int, die: int) -> None:
    state = GAME.new(seats=3, seed=seed)
    dice = cast(die)
    for _ in range(9):
        seat = lowest(state.asked)
        options = GAME.options(state, seat)
        GAME.play(state, seat, options[dice.roll(len(options))])
    chair = Chair(GAME, state, 2)
    world = chair.imagine(die)
    assert json.dumps(GAME.view(world, 2)) == json.dumps(chair.view())
    assert world.log is None
    assert world.setup is None
    assert world.die != state.die


def test_imagined_worlds_differ() -> None:
    chair = Chair(GAME, GAME.new(seats=4, seed=7), 0)
    hands = {json.dumps(GAME.view(chair.imagine(die), 1)["hand"]) for die in range(50)}
    assert len(hands) > 3
