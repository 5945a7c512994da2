"""The solo variant: R100 to R106."""

from __future__ import annotations

import pytest

from groundlings.shakespeare.days import MAINTENANCE, SCORING, Day
from shakespeare.theatre import Table


def alone() -> Table:
    return Table(seats=1).draft()


def neutral(table: Table) -> list[int]:
    """Where the neutral discs stand."""
    return [
        disc["space"]
        for act in table.view()["acts"].values()
        for disc in act
        if disc["seat"] is None
    ]


def ahead(table: Table) -> list[bool]:
    """Whether the player is ahead, by act."""
    return [act[0]["seat"] == 0 for act in table.view()["acts"].values()]


def totals(table: Table) -> dict[str, list[int]]:
    seen = table.view()
    return {
        kind: [seen["market"][kind][c] + seen["bags"][kind][c] for c in sorted(seen["bags"][kind])]
        for kind in ("costume", "set")
    }


def test_r100_bags_elements_and_characters_are_those_of_two_players() -> None:
    one, two = Table(seats=1), Table(seats=2)
    assert totals(one) == totals(two)
    for table in (one, one.draft(), one.only(Day(MAINTENANCE))):
        seen = table.view()
        assert [sum(seen["market"][kind].values()) for kind in ("costume", "set")] == [6, 6]
        assert len([card for card in seen["display"] if card]) == 4


def test_r101_a_neutral_disc_stands_on_the_fourth_space_of_each_act() -> None:
    table = Table(seats=1)
    assert neutral(table) == [4, 4, 4]
    assert [len(act) for act in table.view()["acts"].values()] == [2, 2, 2]
    assert [len(act) for act in Table(seats=2).view()["acts"].values()] == [2, 2, 2]
    assert neutral(Table(seats=2)) == []


def test_r102_there_is_no_wager_and_all_five_cylinders_are_at_hand() -> None:
    table = alone()
    assert table.asked == [0]
    assert table.options(verb="wager") == []
    assert table.view()["players"][0]["cylinders"] == 5
    assert len(table.options(verb="activate")) == 4
    assert table.prestige() == 5, "nobody is first"


def test_r102_the_player_ends_phase_two_at_will() -> None:
    table = alone()
    assert "pass" not in table.options(), "recruiting stays a duty"
    table.play(table.options(verb="recruit-extra")[0])
    assert "pass" in table.options()
    table.play("activate:queen", "ask:pounds", "pass")
    assert table.view()["day"] == 2
    assert table.view()["players"][0]["cylinders"] == 5
    assert table.asked == [0]


def test_r102_of_four_cards_one_is_drafted_and_three_are_discarded() -> None:
    table = Table(seats=1)
    shown = list(table.view()["display"])
    assert len(shown) == 4
    card = table.options(verb="recruit")[0].partition(":")[2]
    table.play(f"recruit:{card}")
    shown.remove(card)
    assert table.view()["dismissed"] == sorted(shown)
    assert len([one for one in table.view()["display"] if one]) == 4
    assert table.view()["players"][0]["troupe"][-1]["card"] == card


@pytest.mark.parametrize(("placed", "bonus"), [(0, 0), (1, 1), (2, 1), (3, 0), (4, 0), (5, 0)])
def test_r103_one_prestige_on_a_day_with_one_or_two_cylinders(placed: int, bonus: int) -> None:
    table = alone()
    table.give(0, "jeweler")
    table.phase_two().market()
    for card in ("jeweler", "house-handyman", "queen", "author", "falstaff")[:placed]:
        table.play(f"activate:{card}")
        if card == "queen":
            table.play("ask:pounds")
        if card == "author":
            table.play("advance:I", "advance:I")
        assert table.prestige() == 5, "not before phase 2 is over"
    if placed < 5:
        table.play("pass")
    assert table.prestige() == 5 + bonus


@pytest.mark.parametrize(("space", "points"), [(1, 1), (3, 1), (4, 1), (5, 2), (10, 2)])
def test_r104_the_place_on_act_two_is_found_against_the_neutral_disc(
    space: int, points: int
) -> None:
    """On its space the neutral disc was first."""
    table = alone().on_day(4).disc(0, "II", space)
    table.only(Day(SCORING))
    assert table.view()["players"][0]["score"]["act-ii"] == points


@pytest.mark.parametrize(("space", "points"), [(7, 1), (8, 1), (9, 2)])
def test_r104_so_it_is_at_the_second_scoring(space: int, points: int) -> None:
    table = alone().on_day(4)
    table.only(Day(SCORING))
    assert neutral(table) == [8, 8, 8]
    before = table.view()["players"][0]["score"]["act-ii"]
    table.on_day(6).disc(0, "II", space).only(Day(SCORING))
    assert table.view()["players"][0]["score"]["act-ii"] - before == points


def test_r105_after_the_first_scoring_the_neutral_discs_move_to_the_eighth_space() -> None:
    table = alone().on_day(4).disc(0, "II", 6)
    table.only(Day(SCORING))
    assert neutral(table) == [8, 8, 8]
    assert table.view()["players"][0]["score"]["act-ii"] == 2, "scored against the fourth space"


def test_r105_they_move_once_and_on_no_other_day() -> None:
    for day in (1, 2, 3, 5, 6):
        table = alone().on_day(day)
        table.only(Day(SCORING))
        assert neutral(table) == [4, 4, 4]


def test_r105_who_stands_on_the_eighth_space_already_stays_ahead() -> None:
    table = alone().on_day(4).disc(0, "I", 8).disc(0, "II", 9)
    table.only(Day(SCORING))
    assert ahead(table) == [True, True, False]


@pytest.mark.parametrize(
    ("where", "worth"),
    [((4, 4, 4), 0), ((5, 4, 3), 1), ((5, 4, 6), 2), ((5, 6, 7), 3)],
)
def test_r106_the_objective_for_first_places_is_compared_with_all_neutral_discs(
    where: tuple[int, ...], worth: int
) -> None:
    table = alone().on_day(6)
    for act, space in zip(("I", "II", "III"), where, strict=True):
        table.disc(0, act, space)
    table.hold(0, "firsts")
    table.only(Day(MAINTENANCE))
    assert table.g.over
    assert table.view()["players"][0]["score"]["objectives"] == worth
