"""Every game can be played, by anybody, to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import groundlings
from conformance.ways import Way, ways
from groundlings.kernel.die import cast
from groundlings.kernel.playout import playout
from sampling import SOAK

if TYPE_CHECKING:
    from groundlings.kernel.game import Game

GAMES = [groundlings.game(name) for name in groundlings.games()]
MANY = 10_000 if groundlings.COMPILED else 400
"""Random games of each title, shared out over the ways to play it; fewer where they are slow."""
CHOICES = MANY * 200
"""And fewer where they are long."""


def test_random_games_have_no_dead_ends(way: Way) -> None:
    """Thousands of games of each title end, with a score for each seat and a winner."""
    share = sum(other.game.name == way.game.name for other in ways())
    choices = 0
    for number in range(MANY // share + 1):
        if choices > CHOICES // share and not SOAK:
            break
        g = way.new(seed=number)
        g.hush()
        playout(g, cast(number))
        choices += int(g.choices)
        assert g.over
        assert len(way.game.scores(g)) == way.seats
        winners = way.game.winners(g)
        assert winners
        assert winners == sorted(set(winners))
        assert all(0 <= seat < way.seats for seat in winners)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_options_are_few_sorted_and_written_both_ways(game: Game) -> None:
    """The table of options is sorted and small; text and number name the same choice."""
    texts = [game.text(option) for option in range(len(game.notation))]
    assert texts == sorted(texts)
    assert len(texts) < 1000
    assert [game.parse(text) for text in texts] == list(range(len(texts)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_options_given_by_the_list_cannot_be_spoiled(game: Game) -> None:
    """The caller owns the list of options it gets."""
    g = game.new(seats=game.seats[0], seed=1)
    seat = next(seat for seat in range(g.seats) if g.asked >> seat & 1)
    game.options(g, seat).clear()
    assert game.options(g, seat)
