"""What can be taken back is not done for ever."""

from __future__ import annotations

import groundlings
from groundlings.bots.chair import Chair
from groundlings.bots.player import Policy, chances, eye_for
from groundlings.kernel.die import cast
from groundlings.kernel.play import lowest
from groundlings.kernel.state import State
from groundlings.othello.intermission import Trade

GAME = groundlings.game("othello")
MOST = 40_000


def after_a_trade() -> tuple[State, int]:
    """Somebody has traded tokens and could trade them back."""
    for seed in range(50):
        g, die = GAME.new(seats=3, seed=seed), cast(seed)
        while g.asked:
            seat = lowest(g.asked)
            legal = GAME.options(g, seat)
            is_trade = isinstance(g.stack[-1], Trade)
            GAME.play(g, seat, legal[-1] if is_trade else legal[die.roll(len(legal))])
            if is_trade and g.asked == 1 << seat and isinstance(g.stack[-1], Trade):
                return g, seat
    raise AssertionError("nobody ever traded")


def test_whoever_has_just_traded_does_not_trade_back() -> None:
    g, seat = after_a_trade()
    chair = Chair(GAME, g, seat)
    world = chair.imagine(1)
    eye = eye_for(chair, world)
    assert eye is not None
    going_on, *trades = chances(eye, world, seat, chair.options())
    assert trades
    assert going_on == 0.0
    assert max(trades) < -20


def test_nobody_plays_othello_with_less_warmth_than_ends_its_games() -> None:
    g, seat = after_a_trade()
    chair = Chair(GAME, g, seat)
    assert Policy("cold", 0.1).weigh(chair, cast(5)) == Policy("usual", 0.5).weigh(chair, cast(5))
    other = groundlings.game("shakespeare")
    chair = Chair(other, other.new(seats=1, seed=1), 0)
    assert Policy("cold", 0.1).weigh(chair, cast(5)) != Policy("usual", 0.5).weigh(chair, cast(5))


def test_a_steady_journeyman_comes_to_an_end_with_five() -> None:
    """Without warmth this table once traded the same tokens to and fro in every game."""
    g, die = GAME.new(seats=5, seed=0), cast(1)
    g.hush()
    chairs = [Chair(GAME, g, seat) for seat in range(5)]
    player = Policy("journeyman", 0.2)
    choices = 0
    while g.asked and choices < MOST:
        seat = lowest(g.asked)
        legal = GAME.options(g, seat)
        GAME.play(g, seat, legal[0] if len(legal) == 1 else player.choose(chairs[seat], die))
        choices += 1
    assert g.over
