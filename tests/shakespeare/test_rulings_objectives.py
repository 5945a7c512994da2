"""Objectives (S55 to S61)."""

from __future__ import annotations

import pytest

from groundlings.shakespeare.days import SCORING, Day
from groundlings.shakespeare.score import objective_worth
from groundlings.shakespeare.verbs import OBJECTIVE_NAMES
from shakespeare.theatre import Table, revised

BOTTOM_ROW = {f"s1_{place}": "green" for place in range(1, 6)}
SECOND_ROW = {f"s2_{place}": "blue" for place in range(1, 5)}


def worth(table: Table, objective: str, seat: int = 0) -> int:
    return int(objective_worth(table.g, seat, OBJECTIVE_NAMES.index(objective)))


@pytest.mark.parametrize("left", [1, 2, 3])
def test_s55_what_is_there_is_drawn_and_one_is_kept(left: int) -> None:
    table = Table(seats=2).draft().phase_two()
    table.stock(*["rows", "stars", "firsts"][:left])
    table.play("activate:queen", "ask:objectives")
    assert len(table.options(verb="choose")) == left
    table.play(table.options()[0])
    assert table.view()["objectives"] == left - 1
    assert len(table.view()["held"]) == 1


def test_s55_with_no_objectives_left_they_are_not_offered() -> None:
    table = Table(seats=2).draft().phase_two().stock()
    table.play("activate:queen")
    assert (table.asked, table.pounds(0)) == ([1], 4), "the Pounds, unasked"


def test_s55_with_one_left_both_are_offered() -> None:
    table = Table(seats=2).draft().phase_two().stock("rows")
    table.play("activate:queen")
    assert table.options() == ["ask:objectives", "ask:pounds"]


def test_s55_three_are_drawn_from_a_deck_of_more() -> None:
    table = Table(seats=2).draft().phase_two().stock("savings", "rows", "stars", "firsts")
    table.play("activate:queen", "ask:objectives")
    assert table.options() == ["choose:firsts", "choose:rows", "choose:stars"]


@pytest.mark.parametrize(
    ("kept", "returned"),
    [("firsts", ["rows", "stars"]), ("stars", ["rows", "firsts"]), ("rows", ["stars", "firsts"])],
)
def test_s56_the_returned_go_under_the_deck_as_drawn(kept: str, returned: list[str]) -> None:
    """Drawn were firsts, stars, rows; of the two returned the later drawn lies lower."""
    table = Table(seats=2).draft().phase_two().stock("savings", "rows", "stars", "firsts")
    table.play("activate:queen", "ask:objectives", f"choose:{kept}")
    assert table.objectives() == [*returned, "savings"]
    assert table.asked == [1], "their order was not asked for"


def test_s56_the_next_player_draws_those_above_first() -> None:
    table = Table(seats=2).draft().phase_two().stock("savings", "rows", "stars", "firsts")
    table.play("activate:queen", "ask:objectives", "choose:firsts")
    table.play("activate:queen", "ask:objectives")
    assert table.view(1)["drawn"] == ["savings", "stars", "rows"]


def test_s56_any_number_may_be_held() -> None:
    table = Table(seats=1).draft()
    for held in range(1, 11):
        table.phase_two().play("activate:queen", "ask:objectives")
        table.play(table.options()[0])
        assert len(table.view()["held"]) == held
        table.free(0, "queen")
    assert table.view()["objectives"] == 0
    assert len(set(table.view()["held"])) == 10


def test_s57_craftsmen_are_those_with_the_symbol_the_printed_handyman_included() -> None:
    table = Table(seats=2).draft()
    table.give(0, "set-dresser-6")
    assert worth(table, "craftsmen3") == 0, "two: the printed Handyman and the dresser"
    table.give(0, "costume-mistress-8")
    assert worth(table, "craftsmen3") == 2


@pytest.mark.parametrize("card", ["assistant", "jeweler", "author"])
def test_s57_others_are_no_craftsmen(card: str) -> None:
    table = Table(seats=2).draft()
    table.give(0, "handyman")
    for _ in range(3):
        table.give(0, card)
    assert worth(table, "craftsmen3") == 0


def test_s57_a_craftsman_lying_face_down_does_not_count() -> None:
    table = Table(seats=2).draft()
    table.give(0, "handyman")
    table.give(0, "handyman", extra=True)
    assert worth(table, "craftsmen3") == 0


def test_s57_an_edition_may_leave_the_printed_handyman_out() -> None:
    strict = revised(('key = "house_handyman"', "craftsman = true", "craftsman = false"))
    table = Table(seats=2, game=strict).draft()
    table.give(0, "handyman")
    table.give(0, "handyman")
    assert worth(table, "craftsmen3") == 0
    table.give(0, "handyman")
    assert worth(table, "craftsmen3") == 2


def test_s58_the_set_is_worth_the_sum_of_its_elements_and_yellow_counts_three() -> None:
    table = Table(seats=2).draft()
    table.build(0, s1_1="black", s1_2="pink", s1_3="purple", s1_4="blue", s1_5="green")
    assert table.view()["players"][0]["set_value"] == 1 + 2 + 3 + 4 + 5
    table.build(0, s2_1="yellow")
    assert table.view()["players"][0]["set_value"] == 18


def test_s58_forty_is_enough_and_thirty_nine_is_not() -> None:
    table = Table(seats=2).draft().build(0, **BOTTOM_ROW, s2_1="blue", s2_2="blue", s2_3="blue")
    assert (table.view()["players"][0]["set_value"], worth(table, "set40")) == (37, 0)
    table.build(0, s2_4="pink")
    assert (table.view()["players"][0]["set_value"], worth(table, "set40")) == (39, 0)
    table.build(0, s2_4="yellow")
    assert (table.view()["players"][0]["set_value"], worth(table, "set40")) == (40, 2)


def test_s58_costumes_are_no_part_of_the_set() -> None:
    table = Table(seats=2).draft().build(0, **BOTTOM_ROW)
    table.give(0, "hamlet", "green", "green", "green")
    assert table.view()["players"][0]["set_value"] == 25


def test_s59_first_on_an_act_goes_by_space_and_pile() -> None:
    table = Table(seats=3).draft()
    table.disc(1, "I", 6).disc(0, "I", 6)  # seat 1 lies lower
    table.disc(0, "II", 6).disc(1, "II", 6)
    table.disc(0, "III", 8).disc(2, "III", 7)
    assert worth(table, "firsts", 0) == 2
    assert worth(table, "firsts", 1) == 1
    assert worth(table, "firsts", 2) == 0


def test_s59_it_is_looked_at_when_the_game_ends() -> None:
    table = Table(seats=2).draft().hold(0, "firsts")
    for act in ("I", "II", "III"):
        table.disc(1, act, 4).disc(0, act, 5)
    table.on_day(6).only(Day(SCORING))
    assert table.view()["players"][0]["score"]["objectives"] == 3


def test_s60_actors_are_face_up_cards_and_author_and_falstaff() -> None:
    table = Table(seats=2).draft()
    for card in ("viola", "hamlet", "iago"):
        table.give(0, card)
    table.give(0, "romeo", extra=True)
    for card in ("assistant", "jeweler", "handyman"):
        table.give(0, card)
    assert worth(table, "stars") == 0, "Author, Falstaff and three: five"
    table.give(0, "juliet")
    assert worth(table, "stars") == 2


@pytest.mark.parametrize("extra", [False, True])
def test_s61_complete_costumes_count_on_actors_and_extras(extra: bool) -> None:  # noqa: FBT001 - a parameter of pytest
    table = Table(seats=2).draft()
    table.wear(table.member(0, "author"), "pink", "pink", "pink")
    table.wear(table.member(0, "falstaff"), "black", "black", "black")
    table.give(0, "iago", "pink", "pink", "pink", extra=extra)
    last = table.give(0, "hamlet", "pink", "pink", extra=extra)
    assert worth(table, "costumes4") == 0
    table.wear(last, "pink", "pink", "pink")
    assert worth(table, "costumes4") == 2


def test_s61_precious_costumes_must_be_complete_too() -> None:
    table = Table(seats=2).draft()
    table.give(0, "iago", "green", "green")
    table.give(0, "hamlet", "green", "green", "black")
    table.give(0, "romeo", "green", "blue", "black", extra=True)
    table.give(0, "viola", "blue", "blue", "yellow", extra=True)
    assert worth(table, "precious") == 2, "11 twice, 10 once, one unfinished"
