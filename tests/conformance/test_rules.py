"""Every game can be played, by anybody, to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import groundlings
from conformance.ways import Way, looked, ways
from groundlings.errors import IllegalChoice
from groundlings.kernel.die import cast
from groundlings.kernel.playout import playout
from thorough import LOOKS, SOAK

if TYPE_CHECKING:
    from groundlings.kernel.game import Game

GAMES = 10_000 if groundlings.COMPILED else 400
"""Random games of each title, shared out over the ways to play it; fewer where they are slow."""
CHOICES = GAMES * 200
"""And fewer where they are long."""


def test_random_games_have_no_dead_ends(way: Way) -> None:
    """Thousands of games of each title end, with a score for each seat and a winner."""
    share = sum(other.game.name == way.game.name for other in ways())
    choices = 0
    for number in range(GAMES // share + 1):
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


def test_options_are_few_sorted_and_written_both_ways(way: Way) -> None:
    """The table of options is sorted and small; text and number name the same choice."""
    game = way.game
    texts = [game.text(option) for option in range(len(game.notation))]
    assert texts == sorted(texts)
    assert len(texts) < 1000
    assert [game.parse(text) for text in texts] == list(range(len(texts)))


def test_options_offered_are_distinct_and_only_for_those_asked(way: Way) -> None:
    """Who is not asked has no options; who is has at least one, none of them twice."""
    for g, is_looked_at in looked(way, seed=4):
        for seat in range(way.seats) if is_looked_at else ():
            options = way.game.options(g, seat)
            assert bool(options) == bool(g.asked >> seat & 1)
            assert len(options) == len(set(options))
            assert all(0 <= option < len(way.game.notation) for option in options)


def test_what_is_not_offered_is_refused_and_changes_nothing(way: Way) -> None:
    """Every option of the table that is not legal raises IllegalChoice, for every seat."""
    for g, is_looked_at in looked(way, 6, LOOKS // 8):
        if not is_looked_at:
            continue
        before = g.clone()
        for seat in range(-1, way.seats + 1):
            legal = way.game.options(g, seat)
            for option in range(-1, len(way.game.notation) + 1):
                if option not in legal:
                    with pytest.raises(IllegalChoice):
                        way.game.play(g, seat, option)
        assert g == before
        assert way.game.record(g) == way.game.record(before)


@pytest.mark.parametrize("game", [groundlings.game(name) for name in groundlings.games()])
def test_options_given_by_the_list_cannot_be_spoiled(game: Game) -> None:
    """The caller owns the list of options it gets."""
    g = game.new(seats=game.seats[0], seed=1)
    seat = next(seat for seat in range(g.seats) if g.asked >> seat & 1)
    game.options(g, seat).clear()
    assert game.options(g, seat)
