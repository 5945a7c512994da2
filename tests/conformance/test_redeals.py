"""A redeal really redeals: whatever a seat may believe in comes up, as often as it should."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import TYPE_CHECKING

import pytest

from conformance.fairness import is_plausible
from conformance.ways import Aspect, Way, looked, proof
from sampling import LOOKS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from groundlings.kernel.state import State

pytestmark = pytest.mark.compiled
"""Counting wants very many worlds; tests/builds proves that both builds deal alike."""
TRIALS = 8
"""Games out of which a state is taken and dealt anew many times."""


def test_a_redeal_really_redeals(way: Way) -> None:
    """Over many dice every arrangement the seat's knowledge allows occurs, as often as it should.

    And what is so is always among what the seat can believe.
    """
    case = proof(way.game.name)
    check_redeals(Way(case.small, way.seats, way.variants), case.aspects)


def check_redeals(small: Way, aspects: Sequence[Aspect]) -> None:
    """Some states of some games, with all that is hidden in them."""
    tried: Counter[Aspect] = Counter()
    for seed in range(TRIALS):
        for g in looked(small, seed, LOOKS // 4):
            for aspect, seat in product(aspects, range(small.seats)):
                weights = aspect.weights(g, seat)
                if weights is None:
                    continue
                assert aspect.value(g, seat) in weights
                if len(weights) > 1 and tried[aspect] <= seed:
                    tried[aspect] += 1
                    check_evenly_dealt(small, aspect, g, seat)
    for aspect in aspects:
        assert tried[aspect] > 0 or not hides_anything(small, aspect)


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


def test_worlds_that_look_the_same_are_packed_the_same(way: Way) -> None:
    """The die decides, and what who sits there may know: how it truly lies has no say."""
    for n, g in enumerate(looked(way, 3, LOOKS // 2)):
        for seat in range(way.seats):
            other = way.game.redeal(g, seat, n)
            other.setup = g.setup
            one, two = (way.game.parcel(world, seat, 77) for world in (g, other))
            assert one == two, (g.choices, seat)
