"""Losses and ambiance (S44 to S46)."""

from __future__ import annotations

import pytest

from groundlings.editions.reader import EditionError
from groundlings.kernel.die import cast
from groundlings.kernel.play import lowest
from groundlings.shakespeare.ambiance import Ambiance
from groundlings.shakespeare.days import AMBIANCE_PHASE, SCORING, Day
from groundlings.shakespeare.fortune import pounds
from shakespeare.theatre import GAME, Table, revised


def test_s44_prestige_may_fall_below_zero_and_comes_back_from_there() -> None:
    table = Table(seats=2).draft().order(0, 1).mood(1, 3).market(black_set=1)
    table.score(0, 0)
    table.push(Ambiance(0))
    assert table.prestige(0) == -1
    assert table.view()["players"][0]["prestige"] == -1
    table.mood(6, 3).push(Ambiance(0))
    assert table.prestige(0) == 0, "one better than -1: nothing was forgotten"


def test_s44_a_negative_score_counts_at_the_end() -> None:
    table = Table(seats=2).draft().on_day(6).score(0, -3).score(1, -9)
    for act in ("I", "II", "III"):
        table.disc(0, act, 4).disc(1, act, 4)
    table.only(Day(SCORING))
    assert table.game.scores(table.g) == [-1, -8], "Act II gave two and one"
    assert table.game.winners(table.g) == [0]


def test_s45_pounds_never_fall_below_zero() -> None:
    for seats in (1, 2, 3, 4):
        for seed in range(10):
            g = GAME.new(seats=seats, seed=seed)
            whim = cast(seed)
            while not g.over:
                legal = GAME.options(g, lowest(g.asked))
                GAME.play(g, lowest(g.asked), legal[whim.roll(len(legal))])
                assert min(pounds(g, seat) for seat in range(seats)) >= 0


def test_s45_a_wage_that_cannot_be_paid_takes_nothing_below_zero() -> None:
    table = Table(seats=2).draft()
    table.give(0, "hamlet")
    table.give(0, "lady-macbeth")
    table.purse(0, 0).on_day(6).only(Day(SCORING))
    assert table.pounds(0) == 0
    assert table.view()["players"][0]["score"]["unpaid"] == -4


@pytest.mark.parametrize(
    "change",
    [
        ('key = "pink"', '"pounds", n = 1', '"pounds", n = -1'),
        ("[track.ambiance]", '"pounds 1"', '"pounds -1"'),
        ('key = "viola"', '"pounds", n = 2', '"pounds", n = -2'),
    ],
)
def test_s45_no_edition_can_take_pounds_away(change: tuple[str, str, str]) -> None:
    with pytest.raises(EditionError):
        revised(change)


def test_s46_the_purple_penalty_comes_first_and_for_all_at_once() -> None:
    table = Table(seats=3).draft().order(2, 0, 1).mood(4, 6, 5).market(purple_set=1)
    table.told()
    table.only(Day(AMBIANCE_PHASE))
    told = [(e["key"], e.get("who")) for e in table.told()]
    fell = [(key, who) for key, who in told if key in ("mood-fell", "earned", "gained")]
    assert fell[:3] == [("mood-fell", 2), ("mood-fell", 0), ("mood-fell", 1)]
    assert fell[3] == ("earned", 2), "seat 2, now on 4, before seat 1 on 5 is asked"
    assert table.pounds(0) == 0, "seat 0 fell to 3 before its space took effect"
    assert table.asked == [1], "6 less 1 is the quill"


def test_s46_each_player_resolves_the_space_completely_before_the_next() -> None:
    table = Table(seats=3).draft().order(2, 0, 1).mood(6, 6, 5).market(black_set=1)
    table.only(Day(AMBIANCE_PHASE))
    assert table.asked == [2]
    assert (table.prestige(0), table.prestige(1)) == (5, 5), "they wait for the quill of seat 2"
    table.play("advance:I")
    assert (table.prestige(0), table.prestige(1)) == (6, 6)


def test_s46_a_later_players_quill_lands_on_a_disc_just_moved() -> None:
    table = Table(seats=3).draft().order(0, 1, 2).mood(2, 3, 5).market(black_set=1)
    table.disc(0, "I", 5).disc(2, "I", 3).only(Day(AMBIANCE_PHASE))
    assert table.at("I", 0) == 4, "moved back unasked: the only act begun"
    table.play("advance:I", seat=2)
    piled = [disc["seat"] for disc in table.view()["acts"]["I"] if disc["space"] == 4]
    assert piled == [0, 2]


def test_s46_discs_go_back_when_all_are_done_and_not_one_by_one() -> None:
    table = Table(seats=3).draft().order(0, 1, 2).mood(6, 5, 4).market(black_set=1)
    table.only(Day(AMBIANCE_PHASE))
    assert table.asked == [1]
    assert [table.ambiance(seat) for seat in range(3)] == [6, 5, 4]
    table.play("advance:I")
    assert [table.ambiance(seat) for seat in range(3)] == [3, 3, 3]
    assert (table.prestige(0), table.pounds(2)) == (6, 1)
