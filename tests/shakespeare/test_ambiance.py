"""Phase 3, the ambiance: R69 to R72."""

from __future__ import annotations

import pytest

from groundlings.errors import IllegalChoice
from shakespeare.theatre import Table


def acts(table: Table, seat: int = 0) -> list[int]:
    return [table.at(act, seat) for act in ("I", "II", "III")]


def evening(seats: int = 3, first: int = 0, **market: int) -> Table:
    """Everybody is about to pass."""
    return Table(seats=seats).draft().phase_two(first=first).market(**market)


def close(table: Table) -> Table:
    """Everybody passes."""
    return table.play(*["pass"] * table.g.seats)


@pytest.mark.parametrize(("purple", "fallen"), [(0, 0), (1, 1), (2, 2)])
def test_r69_each_unclaimed_purple_set_element_moves_everybody_back(
    purple: int, fallen: int
) -> None:
    """From 6, the space that pays: with two purple ones left all are on the space of a Pound."""
    table = evening(purple_set=purple).mood(6, 6, 6)
    table.told()
    close(table)
    falls = [(event["who"], event["n"]) for event in table.told("mood-fell")]
    assert falls == [(seat, fallen) for seat in range(3) if fallen]


def test_r69_only_purple_set_elements_count() -> None:
    table = evening(purple_costume=3, black_set=3, pink_set=3, blue_set=3, green_set=3)
    table.build(0, s1_1="purple").mood(4, 4, 4)
    table.told()
    close(table)
    assert table.told("mood-fell") == []
    assert [table.pounds(seat) for seat in range(3)] == [1, 1, 1]


def test_r69_it_comes_before_the_spaces_take_effect() -> None:
    table = close(evening(purple_set=2).mood(6, 3, 5))
    assert [table.pounds(seat) for seat in range(3)] == [1, 0, 0]
    assert [table.prestige(seat) for seat in range(3)] == [5, 4, 5]


def test_r70_ambiance_never_leaves_the_track() -> None:
    table = evening(purple_set=5).mood(1, 3, 6)
    table.told()
    close(table)
    falls = [(event["who"], event["n"]) for event in table.told("mood-fell")]
    assert falls == [(1, 2), (2, 5)]
    assert [table.prestige(seat) for seat in range(3)] == [4, 4, 4]


def test_r70_surplus_is_lost_at_the_right_end_too() -> None:
    table = Table(seats=2).draft()
    table.give(0, "set-dresser-8")
    table.phase_two().market(blue_set=2, purple_set=1).mood(5, 3)
    table.play("activate:set-dresser-8", "take:blue-set", "put:1.1")
    assert table.ambiance() == 6
    table.play("take:blue-set", "put:1.2")
    assert table.ambiance() == 6, "not 7, and not remembered"
    table.play("pass", "pass")
    assert [event["n"] for event in table.told("mood-fell")] == [1, 1]


@pytest.mark.parametrize(
    ("space", "prestige", "pounds"), [(1, 4, 0), (3, 5, 0), (4, 5, 1), (6, 6, 0)]
)
def test_r71_the_spaces_that_pay_or_cost(space: int, prestige: int, pounds: int) -> None:
    table = evening(seats=2).mood(space, 3).disc(0, "I", 4)
    close(table)
    assert (table.prestige(0), table.pounds(0)) == (prestige, pounds)
    assert (table.prestige(1), table.pounds(1)) == (5, 0)
    assert acts(table) == [4, 1, 1]
    assert table.view()["players"][0]["score"]["ambiance"] == prestige - 5


def test_r71_the_second_space_moves_back_on_an_act_already_advanced() -> None:
    table = evening(seats=2).disc(0, "I", 4).disc(0, "III", 2).mood(2, 3)
    close(table)
    assert table.asked == [0]
    assert table.options() == ["retreat:I", "retreat:III"]
    with pytest.raises(IllegalChoice):
        table.play("retreat:II")
    table.play("retreat:III")
    assert acts(table) == [4, 1, 1]
    assert table.asked == [0, 1], "one space only"


def test_r71_one_space_beyond_the_first_is_advanced_enough_to_move_back() -> None:
    """With one such act there is nothing to choose."""
    table = close(evening(seats=2).disc(0, "II", 2).mood(2, 3))
    assert acts(table) == [1, 1, 1]
    assert table.told("retreated") == [{"key": "retreated", "who": 0, "act": "II", "space": 1}]


def test_r71_with_no_act_advanced_nothing_moves_back() -> None:
    table = close(evening(seats=2).mood(2, 2))
    assert table.told("retreated") == []
    assert acts(table) == acts(table, 1) == [1, 1, 1]
    assert table.view()["day"] == 2


def test_r71_the_fifth_space_moves_forward_on_any_act() -> None:
    table = close(evening(seats=2).mood(3, 5))
    assert table.asked == [1]
    assert table.options() == ["advance:I", "advance:II", "advance:III"]
    table.play("advance:II")
    assert acts(table, 1) == [1, 2, 1]
    assert acts(table, 0) == [1, 1, 1]
    assert table.view()["day"] == 2


def test_r71_players_resolve_their_space_in_turn_order() -> None:
    """Each one completely: the last to advance lies on top."""
    table = evening(first=2).mood(5, 5, 5)
    table.initiative(0, 1, 2)
    close(table)
    asked = []
    for _ in range(3):
        asked += table.asked
        table.play("advance:II")
    assert asked == table.view()["order"] == [2, 0, 1]
    assert [disc["seat"] for disc in table.view()["acts"]["II"]] == [2, 0, 1]


def test_r72_afterwards_all_discs_return_to_the_third_space() -> None:
    table = evening(seats=4).mood(1, 3, 4, 6)
    close(table)
    assert table.view()["day"] == 2
    assert [table.ambiance(seat) for seat in range(4)] == [3, 3, 3, 3]


def test_r72_not_before_everybody_has_resolved() -> None:
    table = close(evening(seats=2).mood(1, 5))
    assert table.asked == [1]
    assert [table.ambiance(seat) for seat in range(2)] == [1, 5]
    table.play("advance:I")
    assert [table.ambiance(seat) for seat in range(2)] == [3, 3]
