"""The solo game (S76 to S80)."""

from __future__ import annotations

import pytest

from groundlings.shakespeare.acts import stand
from groundlings.shakespeare.days import SCORING, Day
from groundlings.shakespeare.rehearsal import Rehearsal
from groundlings.shakespeare.score import objective_worth
from groundlings.shakespeare.state import NEUTRAL
from groundlings.shakespeare.turns import end_turns
from groundlings.shakespeare.verbs import OBJECTIVE_NAMES
from shakespeare.theatre import Table, revised

ALONE = [{"seat": None, "space": 4}, {"seat": 0, "space": 1}]


def scored(table: Table, day: int = 4) -> Table:
    return table.on_day(day).only(Day(SCORING))


def source(table: Table, name: str) -> int:
    return int(table.view()["players"][0]["score"][name])


def test_s76_there_are_three_neutral_discs_one_on_each_act() -> None:
    table = Table(seats=1)
    assert table.view()["acts"] == {"I": ALONE, "II": ALONE, "III": ALONE}


def test_s76_two_players_have_none() -> None:
    table = Table(seats=2)
    assert {d["seat"] for act in table.view()["acts"].values() for d in act} == {0, 1}


def test_s76_on_the_fourth_space_the_neutral_disc_is_ahead() -> None:
    table = Table(seats=1).draft().disc(0, "II", 4)
    assert table.view()["acts"]["II"][0]["seat"] is None
    scored(table)
    assert source(table, "act-ii") == 1


def test_s76_on_the_eighth_space_whoever_was_there_first_is_ahead() -> None:
    table = scored(Table(seats=1).draft().disc(0, "II", 8))
    assert table.view()["acts"]["II"] == [{"seat": 0, "space": 8}, {"seat": None, "space": 8}]
    before = source(table, "act-ii")
    scored(table, 6)
    assert source(table, "act-ii") - before == 2, "the player already stood there"


def test_s76_a_player_arriving_later_on_the_eighth_space_is_behind() -> None:
    table = scored(Table(seats=1).draft().disc(0, "II", 7))
    before = source(table, "act-ii")
    table.disc(0, "II", 8)
    assert table.view()["acts"]["II"] == [{"seat": None, "space": 8}, {"seat": 0, "space": 8}]
    scored(table, 6)
    assert source(table, "act-ii") - before == 1


def test_s76_the_neutral_discs_move_after_the_first_scoring_and_after_it_only() -> None:
    table = Table(seats=1).draft().disc(0, "II", 5)
    scored(table)
    assert source(table, "act-ii") == 2, "5 is ahead of 4: the scoring came first"
    for act in ("I", "II", "III"):
        assert {"seat": None, "space": 8} in table.view()["acts"][act]
    scored(table, 6)
    assert {"seat": None, "space": 8} in table.view()["acts"]["I"]
    assert source(table, "act-ii") == 2 + 1


@pytest.mark.parametrize(("space", "points"), [(1, 1), (3, 1), (4, 1), (5, 2), (10, 2)])
def test_s77_ahead_of_the_neutral_disc_two_points_behind_it_one(space: int, points: int) -> None:
    table = scored(Table(seats=1).draft().disc(0, "II", space))
    assert source(table, "act-ii") == points


def test_s77_the_objective_for_first_places_looks_at_all_three_neutral_discs() -> None:
    table = Table(seats=1).draft().disc(0, "I", 5).disc(0, "II", 4).disc(0, "III", 9)
    assert objective_worth(table.g, 0, OBJECTIVE_NAMES.index("firsts")) == 2


@pytest.mark.parametrize(("placed", "points"), [(0, 0), (1, 1), (2, 1), (3, 0), (4, 0), (5, 0)])
def test_s78_one_or_two_cylinders_on_characters_give_one_point(placed: int, points: int) -> None:
    table = Table(seats=1).draft().placed(0, placed)
    end_turns(table.g)
    assert table.prestige(0) == 5 + points


def test_s78_the_bonus_comes_at_the_end_of_phase_two() -> None:
    table = Table(seats=1).draft().market(black_set=1)
    table.play(table.options(verb="recruit-extra")[0])
    table.play("activate:queen", "ask:pounds")
    assert table.prestige(0) == 5
    table.play("pass")
    assert table.prestige(0) == 6
    assert table.view()["day"] == 2


def test_s78_cylinders_left_over_are_not_counted() -> None:
    """Four placed leave one over: no bonus."""
    table = Table(seats=1).draft().market(black_set=1)
    table.play(table.options(verb="recruit-extra")[0])
    table.play("activate:queen", "ask:pounds", "activate:house-handyman", "stop")
    table.play("activate:author", "advance:I", "advance:I", "activate:falstaff")
    assert [event["source"] for event in table.told("gained")] == []


def test_s78_with_no_cylinder_placed_there_is_no_bonus() -> None:
    table = Table(seats=1).draft().market(black_set=1)
    table.play(table.options(verb="recruit-extra")[0], "pass")
    assert (table.view()["day"], table.prestige(0)) == (2, 5)


def test_s78_with_more_players_there_is_no_such_bonus() -> None:
    table = Table(seats=2).draft().market(black_set=1).phase_two(cylinders=1)
    table.play("activate:queen", "ask:pounds", "activate:queen", "ask:pounds")
    assert (table.prestige(0), table.prestige(1)) == (5, 5)


def test_s79_effects_on_others_are_void() -> None:
    table = Table(seats=1).draft()
    table.give(0, "hamlet")
    table.give(0, "set-dresser-8")
    acts = table.view()["acts"]
    table.phase_two().market(purple_set=2)
    table.play("activate:hamlet", "advance:I", "activate:set-dresser-8")
    table.play("take:purple-set", "put:1.3")
    assert table.ambiance(0) == 3
    assert [d for d in table.view()["acts"]["II"] if d["seat"] is None] == acts["II"][:1]
    assert len(table.view()["players"]) == 1


def test_s79_unclaimed_purple_dampens_the_players_own_mood_all_the_same() -> None:
    table = Table(seats=1).draft().market(purple_set=2).phase_two()
    table.play("pass")
    assert [(event["who"], event["n"]) for event in table.told("mood-fell")] == [(0, 2)]
    assert table.prestige(0) == 4


def test_s79_neutral_discs_do_not_move_score_or_rehearse() -> None:
    table = Table(seats=1).draft()
    table.give(0, "lady-macbeth", "pink", "pink", "pink")
    table.only(Rehearsal(0))
    assert [table.at(act) for act in ("I", "II", "III")] == [2, 2, 2]
    assert {
        d["space"] for act in table.view()["acts"].values() for d in act if d["seat"] is None
    } == {4}
    stand(table.g, NEUTRAL, 0, 3)
    scored(table)
    assert all(event["who"] == 0 for event in table.told("lost"))


def test_s80_there_is_no_wager_and_no_wager_point() -> None:
    table = Table(seats=1).draft()
    assert (table.asked, table.view()["players"][0]["cylinders"]) == ([0], 5)
    assert table.options(verb="wager") == []
    while not table.g.over:
        table.play(table.options()[-1])
    assert {"wagered", "went-first", "lined-up"}.isdisjoint(
        event["key"] for event in table.game.events(table.g, 0)
    )


def test_s80_with_two_players_all_three_are_used() -> None:
    table = Table(seats=2).draft().wager(1, 2)
    assert "activate:author" in table.options()
    table.play("activate:author")
    keys = {event["key"] for event in table.told()}
    assert {"wagered", "went-first", "lined-up"} <= keys


def test_s76_with_a_third_rehearsal_the_neutral_discs_still_move_once() -> None:
    three = revised(("[meta]", "dress_rehearsal_days = [4, 6]", "dress_rehearsal_days = [2, 4, 6]"))
    table = scored(Table(seats=1, game=three).draft(), day=2)
    table.disc(0, "II", 8)
    assert table.view()["acts"]["II"][0] == {"seat": None, "space": 8}
    scored(table, day=4)
    assert table.view()["acts"]["II"][0] == {"seat": None, "space": 8}, "it was there first"
