"""Scoring the acts, and the dress rehearsal (S47 to S54)."""

from __future__ import annotations

import pytest

from groundlings.shakespeare.days import REHEARSAL_PHASE, SCORING, Day
from groundlings.shakespeare.rehearsal import Rehearsal
from groundlings.shakespeare.verbs import ACT_NAMES
from shakespeare.theatre import Table, revised

THREE_PINKS = ("pink", "pink", "pink")


def scored(table: Table, *, day: int = 4) -> Table:
    """The acts are scored, on the fourth day if nothing else is said."""
    table.on_day(day).told()
    return table.only(Day(SCORING))


def source(table: Table, seat: int, name: str) -> int:
    return int(table.view()["players"][seat]["score"][name])


@pytest.mark.parametrize(
    ("space", "pounds", "prestige"),
    [(4, 0, 0), (5, 1, 0), (6, 1, 1), (7, 3, 1), (8, 3, 2), (9, 3, 2), (10, 5, 3)],
)
def test_s47_rewards_of_an_act_are_not_cumulative(space: int, pounds: int, prestige: int) -> None:
    table = Table(seats=2).draft().disc(0, "I", space).disc(0, "III", space)
    scored(table)
    assert (table.pounds(0), source(table, 0, "act-iii")) == (pounds, prestige)


def test_s47_an_edition_may_make_them_cumulative() -> None:
    rule = 'rule = "highest_only"'
    heaped = revised(
        ("[track.act.I]", rule, 'rule = "cumulative"'),
        ("[track.act.III]", rule, 'rule = "cumulative"'),
    )
    table = Table(seats=2, game=heaped).draft().disc(0, "I", 10).disc(0, "III", 8)
    scored(table)
    assert (table.pounds(0), source(table, 0, "act-iii")) == (1 + 3 + 5, 1 + 2)


def test_s48_the_first_places_of_act_ii_need_no_minimum_space() -> None:
    table = Table(seats=3).draft()
    for act in ("I", "III"):
        for seat in range(3):
            table.disc(seat, act, 4)
    table.disc(1, "II", 3).disc(0, "II", 2)
    scored(table)
    assert [source(table, seat, "act-ii") for seat in range(3)] == [1, 2, 0]
    assert [source(table, seat, "grey") for seat in range(3)] == [-1, -1, -1]
    assert [table.prestige(seat) for seat in range(3)] == [5, 6, 4]


def test_s49_act_ii_goes_by_space_and_then_from_the_bottom_of_the_pile() -> None:
    table = Table(seats=4).draft()
    table.disc(3, "II", 6).disc(0, "II", 6).disc(2, "II", 6).disc(1, "II", 7)
    scored(table)
    assert [source(table, seat, "act-ii") for seat in range(4)] == [0, 2, 0, 1]


def test_s49_there_are_no_ties() -> None:
    table = Table(seats=4).draft()
    for seat in (2, 0, 3, 1):
        table.disc(seat, "II", 9)
    scored(table)
    assert [source(table, seat, "act-ii") for seat in range(4)] == [1, 0, 2, 0]


def test_s50_with_two_players_each_gets_something_from_act_ii() -> None:
    table = Table(seats=2).draft().disc(0, "II", 4).disc(1, "II", 10)
    scored(table)
    assert [source(table, seat, "act-ii") for seat in range(2)] == [1, 2]


def test_s51_after_the_first_scoring_the_discs_stay() -> None:
    table = Table(seats=3).draft().disc(0, "I", 7).disc(1, "I", 7).disc(2, "III", 10)
    before = table.view()["acts"]
    scored(table)
    assert table.view()["acts"] == before, "piles and all"
    scored(table, day=6)
    assert table.pounds(0) == 3 + 3, "they score again from where they stand"


def test_s51_days_without_a_rehearsal_score_nothing() -> None:
    for day in (1, 2, 3, 5):
        table = Table(seats=2).draft().disc(0, "I", 10)
        scored(table, day=day)
        assert (table.pounds(0), table.told("act-scored")) == (0, [])


def test_s52_a_rehearsal_asks_for_white_quills_only() -> None:
    table = Table(seats=2).draft()
    table.give(0, "hamlet", *THREE_PINKS)
    table.give(0, "lady-macbeth", *THREE_PINKS)
    table.give(0, "viola", *THREE_PINKS)
    table.give(0, "iago", *THREE_PINKS, extra=True)
    table.initiative(0, 1).told()
    table.only(Rehearsal(0))
    assert table.view()["prompt"]["n"] == 1, "the Extra's"
    assert [table.at(act) for act in ACT_NAMES] == [2, 2, 2], "Lady Macbeth is done"
    assert (table.prestige(0), table.pounds(0)) == (6, 2), "so are Hamlet and Viola"
    table.play("advance:III")
    assert table.g.over, "nothing else was asked"


def test_s52_white_quills_come_after_the_coloured_ones_of_all_the_troupe() -> None:
    """The Author, first in the troupe, has a white quill; Falstaff's on Act I goes before it."""
    table = Table(seats=2).draft()
    table.wear(table.member(0, "author"), *THREE_PINKS)
    table.wear(table.member(0, "falstaff"), *THREE_PINKS)
    table.disc(0, "I", 9).initiative(0, 1).only(Rehearsal(0))
    assert table.at("I") == 10
    assert table.options() == ["advance:II", "advance:III"], "not lost, since asked last"


def test_s52_one_players_rehearsal_is_over_before_the_next_begins() -> None:
    table = Table(seats=2).draft()
    for seat in (0, 1):
        table.give(seat, "hamlet", *THREE_PINKS)
        table.wear(table.member(seat, "author"), *THREE_PINKS)
    table.order(0, 1).initiative(1, 0).only(Rehearsal(0))
    assert (table.asked, table.prestige(0), table.prestige(1)) == ([1], 5, 6)
    table.play("advance:I", seat=1)
    assert (table.asked, table.prestige(0)) == ([0], 6)


def test_s53_rehearsal_powers_cannot_be_declined() -> None:
    table = Table(seats=2).draft()
    table.give(0, "puck", *THREE_PINKS)
    table.give(0, "lady-macbeth", *THREE_PINKS)
    table.initiative(0, 1).only(Rehearsal(0))
    assert table.options() == ["advance:I", "advance:II", "advance:III"]
    assert [table.at(act) for act in ACT_NAMES] == [2, 2, 2]


@pytest.mark.parametrize("costume", [(), ("green",), ("green", "green")])
def test_s54_an_incomplete_costume_has_no_power_and_pays_nothing(costume: tuple[str, ...]) -> None:
    table = Table(seats=2).draft()
    table.give(0, "hamlet", *costume)
    table.give(0, "iago", *costume, extra=True)
    table.initiative(0, 1).on_day(4).only(Day(REHEARSAL_PHASE))
    assert table.told("rehearsed") == []
    assert source(table, 0, "rehearsals") == 0
    assert source(table, 0, "costumes") == 0


def test_s54_a_costume_pays_when_it_is_complete_and_not_before() -> None:
    table = Table(seats=2).draft()
    table.give(0, "costume-mistress-8")
    table.phase_two().market(green_costume=1, black_costume=1, pink_costume=1)
    table.play("activate:costume-mistress-8", "take:green-costume", "dress:falstaff")
    table.play("take:pink-costume", "dress:falstaff")
    assert (table.pounds(0), table.prestige(0)) == (0, 5)
    table.play("take:black-costume", "dress:falstaff")
    assert (table.pounds(0), table.prestige(0)) == (1, 6)


def test_s54_the_same_costume_complete_has_its_power() -> None:
    table = Table(seats=2).draft()
    table.give(0, "hamlet", "green", "green", "green")
    table.initiative(0, 1).on_day(4).only(Day(REHEARSAL_PHASE))
    assert source(table, 0, "rehearsals") == 1
