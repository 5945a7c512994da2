"""Cards of one's own keep every promise that the game makes: nothing leaks, nothing is lost."""

from __future__ import annotations

import pytest

from conformance.claims import contradictions
from conformance.test_redeals import check_redeals
from conformance.ways import Way, proof
from groundlings.kernel.die import cast
from groundlings.kernel.playout import playout
from othello.own import EXAMPLE, FOOLS, KNAVES

pytestmark = pytest.mark.compiled
"""The game as it is shipped is walked on both builds; tests/builds proves that they play these
editions alike, state for state."""
EDITIONS = {"example": EXAMPLE, "knaves": KNAVES, "fools": FOOLS}
WAYS = {
    **{f"example-{seats}": Way(EXAMPLE, seats) for seats in EXAMPLE.seats},
    **{f"{name}-3-playwright": Way(EDITIONS[name], 3, {"mode": "playwright"}) for name in EDITIONS},
    "knaves-3": Way(KNAVES, 3),
    "fools-3": Way(FOOLS, 3),
}
own = pytest.mark.parametrize("own", WAYS.values(), ids=WAYS)
GAMES = 20


@own
def test_every_promise_is_kept(own: Way) -> None:
    assert contradictions(own, range(1)) == {}


@own
def test_random_games_come_to_their_end(own: Way) -> None:
    for number in range(GAMES):
        g = own.new(seed=number)
        g.hush()
        playout(g, cast(number))
        assert g.over
        assert own.game.winners(g)


@pytest.mark.parametrize("name", EDITIONS)
def test_a_redeal_really_redeals(name: str) -> None:
    check_redeals(Way(EDITIONS[name], 3), proof("othello").aspects)
