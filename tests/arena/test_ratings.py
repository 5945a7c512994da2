from __future__ import annotations

from itertools import pairwise
from math import log, sqrt

import pytest

from groundlings.arena.ratings import Ranking, ranked, rate, ratings

pytestmark = pytest.mark.plain


@pytest.fixture(autouse=True)
def _few_resamples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("groundlings.arena.ratings.MOST", 40)


A_WINS = Ranking(("a", "b"), (0, 1))
B_WINS = Ranking(("a", "b"), (1, 0))


def test_one_game_moves_both_as_the_formula_says() -> None:
    """Weng and Lin: sigma squared over c, by half where nothing was known."""
    luck = 400 / log(10) / sqrt(2)
    sigma = 2 * luck
    step = sigma**2 / sqrt(2 * sigma**2 + 2 * luck**2) / 2
    found = rate([A_WINS])
    assert found["a"][0] == pytest.approx(1500 + step)
    assert found["b"][0] == pytest.approx(1500 - step)


def test_three_of_four_games_are_about_two_hundred_points() -> None:
    """Ten to one are 400 points, three to one 191."""
    found = ratings({deal: [A_WINS, A_WINS, A_WINS, B_WINS] for deal in range(40)}, seed=1)
    assert found["a"].value - found["b"].value == pytest.approx(191, abs=25)


def test_who_beats_all_others_stands_above_them() -> None:
    games = [Ranking((one, other), (0, 1)) for one, other in pairwise("abcd")]
    games += [Ranking((other, one), (1, 0)) for one, other in pairwise("abcd")]
    found = ratings(dict.fromkeys(range(10), games), seed=1)
    assert sorted(found, key=lambda name: -found[name].value) == list("abcd")
    assert sum(one.value for one in found.values()) / 4 == pytest.approx(1500)


def test_an_interval_shrinks_with_games_and_never_to_nothing() -> None:
    mixed = [[A_WINS, B_WINS], [A_WINS, A_WINS], [B_WINS, A_WINS]]
    few, many = (
        ratings({deal: mixed[deal % 3] for deal in range(n)}, seed=1)["a"].half for n in (6, 60)
    )
    assert many < few / 2
    assert ratings({deal: [A_WINS] for deal in range(20)}, seed=1)["a"].half > 50


def test_who_is_as_good_as_the_hosts_stays_among_them() -> None:
    """A guest that wins a quarter of the games at a table of four is no better or worse."""
    table = ("a", "b", "b", "b")
    deals = {
        deal: [Ranking(table, tuple(0 if seat == turn else 1 for seat in range(4)))]
        for deal, turn in enumerate([0, 1, 2, 3] * 10)
    }
    found = ratings(deals, seed=1)
    assert found["a"].holds(1500)


def test_ranks_are_winners_first_then_points() -> None:
    assert ranked("abcd", [7, 9, 7, 3], [2]).ranks == (2, 1, 0, 3)
    assert ranked("abc", [9, 9, 1], [0, 1]).ranks == (0, 0, 1)


def test_the_same_games_give_the_same_ratings() -> None:
    deals = {deal: [A_WINS, B_WINS][: 1 + deal % 2] for deal in range(12)}
    assert ratings(deals, seed=3) == ratings(deals, seed=3) != ratings(deals, seed=4)
