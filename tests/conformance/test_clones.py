"""A clone is the same moment, and then goes its own way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given

from conformance.ways import depths, middle, seeds, walk
from groundlings.kernel.die import cast
from groundlings.kernel.playout import playout

if TYPE_CHECKING:
    from conformance.ways import Way


@given(seed=seeds, choices=depths)
def test_a_clone_is_equal_and_tells_the_same(way: Way, seed: int, choices: int) -> None:
    """State, record and events of a clone are those of the original."""
    g = middle(way, seed, choices)
    twin = g.clone()
    assert twin == g
    assert way.game.record(twin) == way.game.record(g)
    assert way.game.events(twin, 0) == way.game.events(g, 0)


@given(seed=seeds, choices=depths)
def test_what_happens_to_a_clone_does_not_touch_the_original(
    way: Way, seed: int, choices: int
) -> None:
    """Playing a clone to its end leaves the original where it was; so does the reverse."""
    g = middle(way, seed, choices)
    before, record, view = g.clone(), way.game.record(g), way.game.view(g, 0)
    steps = repr(g.stack)
    playout(g.clone(), cast(seed))
    assert g == before
    assert repr(g.stack) == steps
    assert way.game.record(g) == record
    assert way.game.view(g, 0) == view
    playout(g, cast(seed))
    assert way.game.record(before) == record


@given(seed=seeds, choices=depths)
def test_clones_that_hear_the_same_choices_stay_equal(way: Way, seed: int, choices: int) -> None:
    """The die is in the state: the same choices lead to the same end, told or untold."""
    g = middle(way, seed, choices)
    twin, quiet = g.clone(), g.clone()
    quiet.hush()
    for state in (g, twin, quiet):
        playout(state, cast(seed))
    assert g == twin == quiet
    assert way.game.scores(g) == way.game.scores(quiet)


def test_a_clone_of_every_state_of_a_game_is_equal(way: Way) -> None:
    """Not only in the middle: from the set-up to the end."""
    for g in walk(way, seed=11):
        assert g.clone() == g
