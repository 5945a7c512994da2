from __future__ import annotations

import pytest

from groundlings.arena.intervals import mean, share, wilson

pytestmark = pytest.mark.plain


def test_a_share_is_as_sure_as_wilson_says() -> None:
    """The figures of the textbooks: 62 of 100, and 0 of 10."""
    assert wilson(0.62, 100) == pytest.approx((0.62, 0.5221, 0.7090), abs=5e-5)
    assert wilson(0, 10) == pytest.approx((0, 0, 0.2775), abs=5e-5)


def test_games_of_one_deal_that_go_alike_are_worth_one() -> None:
    alike = [(2.0, 2)] * 50 + [(0.0, 2)] * 50
    assert share(alike) == pytest.approx(wilson(0.5, 99), abs=1e-3)
    apart = [(2.0, 2), (1.0, 2), (1.0, 2), (0.0, 2)] * 25
    assert share(apart) == pytest.approx(wilson(0.5, 198), abs=1e-3)


def test_games_of_one_deal_are_never_worth_more_than_they_are() -> None:
    assert share([(1.0, 2)] * 50) == wilson(0.5, 100)


def test_where_all_were_won_a_deal_is_worth_one_game() -> None:
    assert share([(2.0, 2)] * 20) == wilson(1, 20)
    assert share([(2.0, 2)]) == wilson(1, 1)
    assert share([(1.0, 2)]) == wilson(0.5, 1)


def test_more_deals_make_a_narrower_interval() -> None:
    deals = [(2.0, 2), (1.0, 2), (0.0, 2)]
    for interval in (mean, share):
        assert interval(deals * 40).half < interval(deals * 10).half / 1.9


@pytest.mark.parametrize(("deals", "student"), [(4, 3.182), (11, 2.228), (1001, 1.962)])
def test_a_mean_varies_as_its_deals_do(deals: int, student: float) -> None:
    """By Student's table, 95 %, two-sided."""
    found = mean([(10.0 + 10 * (n % 2), 1) for n in range(deals)])
    spread = sum((10 + 10 * (n % 2) - found.value) ** 2 for n in range(deals)) / (deals - 1)
    assert found.half == pytest.approx(student * (spread / deals) ** 0.5, rel=0.01)
    assert (found.low + found.high) / 2 == pytest.approx(found.value)


def test_of_one_deal_nobody_knows_how_sure_it_is() -> None:
    assert mean([(10.0, 2), (14.0, 1)]).value == 8
    assert mean([(30.0, 2)]) == (15, 15, 15)
    assert mean([(30.0, 2)]).told() == "15.00"
    assert mean([(30.0, 2), (32.0, 2)]).told(1).startswith("15.5 ± ")
