"""Money and the end of the game (S62 to S70)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from groundlings.shakespeare.days import SCORING, WAGER_PHASE, Day
from groundlings.shakespeare.fortune import earn
from groundlings.shakespeare.score import objective_worth, wages
from groundlings.shakespeare.verbs import OBJECTIVE_NAMES
from shakespeare.theatre import Table

WAGES = {"viola": 1, "romeo": 1, "puck": 1, "hamlet": 3, "iago": 3, "jeweler": 3, "beatrice": 5}
CARDS = tuple(WAGES)
WORTH = ("objectives", "yellow-elements", "unpaid")


def ended(table: Table) -> Table:
    """The last scoring, and the accounts; every disc stands where it neither pays nor costs."""
    for seat in range(table.g.seats):
        for act in ("I", "II", "III"):
            table.disc(seat, act, 4)
    table.on_day(6).told()
    return table.only(Day(SCORING))


def score(table: Table, seat: int) -> Any:  # noqa: ANN401 - a view is read freely in tests
    return table.view()["players"][seat]["score"]


def test_s62_the_bank_never_runs_dry() -> None:
    table = Table(seats=4).draft()
    for _ in range(100):
        earn(table.g, 0, 5)
    assert table.pounds(0) == 500, "far more than the 56 coins of the box"


def test_s63_day_six_has_a_wager_turns_ambiance_and_a_rehearsal() -> None:
    table = Table(seats=2).draft().on_day(6)
    table.give(0, "hamlet", "pink", "pink", "pink")
    table.market(purple_set=1).told()
    table.only(Day(WAGER_PHASE))
    table.wager(1, 2)
    assert "pass" not in table.options(), "recruitment included"
    table.finish_turns()
    told = [event["key"] for event in table.told()]
    assert [key for key in told if key in PHASES] == [
        "day-began",
        "went-first",
        "recruited-extra",
        "recruited-extra",
        "purple-unclaimed",
        "rehearsed",
        "act-scored",
        "act-scored",
        "act-scored",
        "game-ended",
    ]
    assert table.g.over


PHASES = (
    "day-began",
    "went-first",
    "recruited-extra",
    "purple-unclaimed",
    "rehearsed",
    "act-scored",
    "elements-discarded",
    "kept-awake",
    "game-ended",
)


def test_s64_recruiting_on_day_six_is_a_duty_and_its_cost_is_due() -> None:
    table = Table(seats=2).draft().on_day(6).display("hamlet", "iago")
    table.purse(0, 5).purse(1, 5).phase_two(cylinders=0, recruited=False)
    assert table.options() == [
        "recruit-extra:hamlet",
        "recruit-extra:iago",
        "recruit:hamlet",
        "recruit:iago",
    ]
    table.play("recruit:hamlet", seat=0).play("recruit-extra:iago", seat=1)
    assert table.g.over
    assert (table.pounds(0), table.pounds(1)) == (2, 5), "an Extra is free"


def test_s65_objectives_yellow_and_payment_in_this_order() -> None:
    table = Table(seats=2).draft().hold(0, "yellow4").purse(0, 2)
    table.build(0, s1_1="yellow", s1_2="yellow", s1_4="yellow", s1_5="yellow")
    table.give(0, "hamlet")
    ended(table)
    sources = [e["source"] for e in table.told() if e["key"] in ("gained", "lost") and not e["who"]]
    assert tuple(name for name in sources if name in WORTH) == WORTH


def test_s65_payment_comes_once_and_the_strongbox_sees_what_it_leaves() -> None:
    table = Table(seats=2).draft().hold(0, "savings").purse(0, 9)
    table.give(0, "hamlet")
    ended(table)
    assert (score(table, 0)["objectives"], table.pounds(0)) == (2, 6)


def test_s65_only_the_total_is_compared() -> None:
    table = Table(seats=2).draft().hold(0, "craftsmen3").purse(1, 3)
    table.give(0, "handyman")
    table.give(0, "handyman")
    table.score(1, 6)
    ended(table)  # seat 0: 5 + 2 by the objective - 4 unpaid; seat 1: 6
    gained = {seat: score(table, seat)["act-ii"] for seat in (0, 1)}
    assert table.game.scores(table.g) == [3 + gained[0], 6 + gained[1]]
    assert table.game.winners(table.g) == [1]


def best(costs: list[int], pounds: int) -> tuple[int, int]:
    """The fewest unpaid, then the most left: every way of paying tried."""
    ways = [
        (len(costs) - size, sum(paid))
        for size in range(len(costs) + 1)
        for paid in combinations(costs, size)
        if sum(paid) <= pounds
    ]
    unpaid, spent = min(ways)
    return unpaid, pounds - spent


@given(
    cards=st.lists(st.sampled_from(CARDS), max_size=7),
    pounds=st.integers(min_value=0, max_value=25),
)
def test_s66_the_engine_pays_the_best_way(cards: list[str], pounds: int) -> None:
    table = Table(seats=1).draft()
    for card in cards:
        table.give(0, card)
    table.purse(0, pounds)
    assert wages(table.g, 0) == best([WAGES[card] for card in cards], pounds)


def test_s66_the_cheapest_are_paid_first() -> None:
    table = Table(seats=2).draft().purse(0, 5)
    for card in ("beatrice", "hamlet", "viola", "romeo"):
        table.give(0, card)
    ended(table)
    assert (table.pounds(0), score(table, 0)["unpaid"]) == (0, -2), "Beatrice alone goes unpaid"


def test_s67_a_character_is_paid_in_full_or_not_at_all() -> None:
    table = Table(seats=2).draft().purse(0, 6)
    for card in ("hamlet", "beatrice"):
        table.give(0, card)
    ended(table)
    assert (table.pounds(0), score(table, 0)["unpaid"]) == (3, -2)


@pytest.mark.parametrize(
    ("pounds", "points"), [(3, 0), (5, 0), (6, 1), (8, 1), (9, 2), (12, 3), (30, 3)]
)
def test_s68_the_strongbox_counts_what_payment_leaves(pounds: int, points: int) -> None:
    table = Table(seats=2).draft().hold(0, "savings").purse(0, pounds)
    table.give(0, "hamlet")
    ended(table)
    assert score(table, 0)["objectives"] == points


def test_s68_the_strongbox_counts_nothing_if_somebody_is_unpaid() -> None:
    table = Table(seats=2).draft().hold(0, "savings").purse(0, 7)
    table.give(0, "hamlet")
    table.give(0, "beatrice")
    assert objective_worth(table.g, 0, OBJECTIVE_NAMES.index("savings")) == 0
    ended(table)
    assert (table.pounds(0), score(table, 0)["objectives"]) == (4, 0)


def test_s69_paying_cannot_be_declined() -> None:
    table = Table(seats=2).draft().purse(0, 3)
    table.give(0, "hamlet")
    ended(table)
    assert table.g.over, "nobody was asked"
    assert table.pounds(0) == 0
    verbs = {text.partition(":")[0] for text in table.game.notation.texts}
    assert not verbs & {"pay", "decline", "dismiss"}


def tie(table: Table, *pounds: int) -> list[int]:
    """The winners among seats of equal prestige with so many Pounds."""
    ended(table)
    for seat, left in enumerate(pounds):
        table.score(seat, 20).purse(seat, left)
    return table.game.winners(table.g)


def test_s70_after_money_the_victory_is_shared() -> None:
    assert tie(Table(seats=3).draft(), 4, 2, 4) == [0, 2]
    assert tie(Table(seats=3).draft(), 2, 2, 2) == [0, 1, 2]


def test_s70_money_decides_before_that_and_prestige_before_money() -> None:
    table = Table(seats=3).draft()
    assert tie(table, 4, 2, 5) == [2]
    table.score(1, 21)
    assert table.game.winners(table.g) == [1]
