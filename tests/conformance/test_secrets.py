"""Nothing leaks: a seat's view says no more than the seat may know, and no less."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from conformance.chance import is_plausible
from conformance.ways import Aspect, Way, depths, looked, middle, proof, seeds, walk
from groundlings.kernel.die import cast
from groundlings.kernel.play import lowest
from groundlings.kernel.playout import playout
from groundlings.kernel.state import NOBODY
from thorough import LOOKS

if TYPE_CHECKING:
    from groundlings.kernel.state import State

TRIALS = 8
"""Games out of which a state is taken and dealt anew many times."""


def assert_indistinguishable(way: Way, g: State, seat: int, die: int) -> None:
    """What the seat sees, may do and is asked is the same in the world dealt anew."""
    world = way.game.redeal(g, seat, die)
    assert way.game.guide.shown(world, seat) == way.game.guide.shown(g, seat)
    assert way.game.options(world, seat) == way.game.options(g, seat)
    assert way.game.scores(world) is not None
    assert world.asked == g.asked
    if not g.over:
        assert world.stack[-1].ask(world.clone()) == g.asked
        if not g.stack[-1].asks_anyway():
            assert len(way.game.options(world, lowest(g.asked))) > 1


@pytest.mark.parametrize("seed", [21, 22, 23])
def test_every_state_of_a_game_keeps_its_secrets(way: Way, seed: int) -> None:
    """For each seat, at each state from the set-up to the end."""
    for g, is_looked_at in looked(way, seed):
        for seat in range(way.seats) if is_looked_at else ():
            assert_indistinguishable(way, g, seat, die=int(g.choices))


@given(seed=seeds, choices=depths, die=seeds)
def test_any_state_keeps_its_secrets(way: Way, seed: int, choices: int, die: int) -> None:
    """The same for states nobody has thought of."""
    g = middle(way, seed, choices)
    for seat in range(way.seats):
        assert_indistinguishable(way, g, seat, die)


@settings(max_examples=20)
@given(seed=seeds, choices=depths, die=seeds)
def test_an_imagined_world_can_be_played_to_its_end(
    way: Way, seed: int, choices: int, die: int
) -> None:
    """Imagined worlds are possible ones."""
    g = middle(way, seed, choices)
    world = way.game.redeal(g, 0, die)
    playout(world, cast(die))
    assert world.over
    assert way.game.winners(world)


def test_views_are_ready_for_json_and_know_no_seed(way: Way) -> None:
    """A view survives the wire, and nothing in it speaks of the dice to come."""
    seed = 0x5EEDFACE5EEDFACE5EEDFACE5EEDFACE
    for g, is_looked_at in looked(way, seed):
        for seat in [*range(way.seats), None] if is_looked_at else ():
            view = way.game.view(g, seat)
            text = json.dumps(view)
            assert json.loads(text) == view
            assert str(seed) not in text
            assert f"{seed:x}" not in text


def test_a_spectator_hears_what_all_hear(way: Way) -> None:
    """Public events reach everybody, in the same order; a whisper reaches one seat."""
    *_, g = walk(way, seed=3)
    public = way.game.events(g, None)
    assert public
    for seat in range(way.seats):
        heard = way.game.events(g, seat)
        rest = iter(heard)
        assert all(any(event == other for other in rest) for event in public)


def test_a_redeal_really_redeals(way: Way) -> None:
    """Over many dice every arrangement the seat's knowledge allows occurs, as often as it should.

    And what is so is always among what the seat can believe.
    """
    case = proof(way.game.name)
    small = Way(case.small, way.seats, way.variants)
    for aspect in case.aspects:
        tried = 0
        for seed in range(TRIALS):
            for g, is_looked_at in looked(small, seed, LOOKS // 4):
                for seat in range(way.seats) if is_looked_at else ():
                    weights = aspect.weights(g, seat)
                    if weights is None:
                        continue
                    assert aspect.value(g, seat) in weights
                    if len(weights) > 1 and tried <= seed:
                        tried += 1
                        check_evenly_dealt(small, aspect, g, seat)
        assert tried > 0 or not hides_anything(way, aspect)


def check_evenly_dealt(way: Way, aspect: Aspect, g: State, seat: int) -> None:
    """Pearson's question to many redeals of one state."""
    weights = aspect.weights(g, seat)
    assert weights is not None
    counts = dict.fromkeys(weights, 0)
    for die in range(30 * len(weights)):
        counts[aspect.value(way.game.redeal(g, seat, die), seat)] += 1
    assert is_plausible(counts, weights), (g.choices, seat)


def hides_anything(way: Way, aspect: Aspect) -> bool:
    """Whether there is something to redeal at the start."""
    g = way.new(1)
    return any(len(aspect.weights(g, seat) or (1, 2)) > 1 for seat in range(way.seats))


def test_sealed_answers_of_others_are_imagined_anew(way: Way) -> None:
    """While a seat's answer is sealed the others can believe in each of its options."""
    found = 0
    for g in walk(way, seed=2):
        for other, answer in enumerate(g.answers):
            if answer == NOBODY:
                continue
            seat = (other + 1) % way.seats
            options = set(g.stack[-1].options(g, other))
            worlds = [way.game.redeal(g, seat, die) for die in range(40 * len(options))]
            imagined = {world.answers[other] for world in worlds}
            assert imagined >= options
            assert {w.answers[other] for w in (way.game.redeal(g, other, 1), g)} == {answer}
            found += 1
        if found > 6:
            return
