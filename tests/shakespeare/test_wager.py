"""Phase 1, the wager: R19 to R24."""

from __future__ import annotations

import pytest

from groundlings.errors import IllegalChoice
from shakespeare.theatre import GAME, Table


def order(table: Table) -> list[int]:
    return list(table.view()["order"])


def test_r19_each_player_picks_one_to_five_cylinders_and_never_none() -> None:
    table = Table(seats=3).draft()
    assert table.asked == [0, 1, 2]
    for seat in range(3):
        assert table.options(seat) == ["wager:1", "wager:2", "wager:3", "wager:4", "wager:5"]
    with pytest.raises(IllegalChoice):
        table.play("pass", seat=0)


def test_r19_the_pick_is_secret() -> None:
    """Nobody else can tell a wager of 1 from a wager of 5 before all are in."""
    seen = []
    for wager in ("wager:1", "wager:5"):
        table = Table(seats=3).draft().play(wager, seat=1)
        assert table.asked == [0, 2]
        events = [GAME.events(table.g, seat) for seat in (0, 2, None)]
        seen.append(([table.view(seat) for seat in (0, 2, None)], events))
    assert seen[0] == seen[1]


def test_r20_all_reveal_at_once() -> None:
    table = Table(seats=3).draft().order(2, 1, 0)
    table.told()
    table.play("wager:1", seat=0).play("wager:2", seat=1)
    assert order(table) == [2, 1, 0]
    assert table.told() == []
    assert [player["cylinders"] for player in table.view()["players"]] == [0, 0, 0]
    table.play("wager:4", seat=2)
    assert [player["cylinders"] for player in table.view()["players"]] == [1, 2, 4]


@pytest.mark.parametrize(
    ("wagers", "wanted"),
    [((5, 4, 3, 2), [3, 2, 1, 0]), ((2, 5, 1, 4), [2, 0, 3, 1]), ((1, 2, 3, 4), [0, 1, 2, 3])],
)
def test_r20_the_order_runs_from_fewest_to_most(wagers: tuple[int, ...], wanted: list[int]) -> None:
    table = Table(seats=4).draft().initiative(1, 3, 0, 2).wager(*wagers)
    assert order(table) == wanted
    assert table.asked == wanted[:1]


@pytest.mark.parametrize("line", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_r21_of_equal_wagers_the_higher_on_the_initiative_track_comes_first(
    line: tuple[int, ...],
) -> None:
    """Neither the seat nor yesterday's order decides."""
    table = Table(seats=4).draft().order(1, 0, 2, 3).initiative(*line).wager(3, 3, 3, 3)
    assert order(table) == list(line)


def test_r21_the_initiative_does_not_help_a_higher_wager() -> None:
    table = Table(seats=3).draft().initiative(2, 1, 0).wager(4, 2, 4)
    assert order(table) == [1, 2, 0]


def test_r22_the_first_in_order_scores_one_prestige_at_once_and_nobody_else() -> None:
    table = Table(seats=3).draft().initiative(2, 0, 1).wager(2, 5, 2)
    assert [table.prestige(seat) for seat in range(3)] == [5, 5, 6]
    assert table.view()["players"][2]["score"]["wager"] == 1
    assert table.asked == [2]


def test_r23_wagered_cylinders_are_the_supply_of_the_day() -> None:
    table = Table(seats=2).draft().wager(1, 5)
    assert [player["cylinders"] for player in table.view()["players"]] == [1, 5]
    table.play("activate:queen", "ask:pounds", "activate:queen", "ask:pounds")
    assert [player["cylinders"] for player in table.view()["players"]] == [0, 4]
    assert table.asked == [0]
    assert table.options(verb="activate") == []
    table.play(table.options(verb="recruit")[0])
    assert "activate:author" in table.options(1)


def test_r23_the_others_are_at_hand_again_for_the_next_wager() -> None:
    table = Table(seats=2).draft().wager(1, 1)
    table.play("activate:queen", "ask:pounds", "activate:queen", "ask:pounds").finish_turns()
    assert table.view()["day"] == 2
    assert [player["cylinders"] for player in table.view()["players"]] == [0, 0]
    assert len(table.options(0, "wager")) == 5


def test_r24_the_initiative_track_is_emptied_when_the_order_is_set() -> None:
    table = Table(seats=4).draft()
    assert len(table.view()["initiative"]) == 4
    table.wager(2, 3, 4, 5)
    assert table.view()["initiative"] == []
    table.play(table.options(verb="recruit")[0], "activate:falstaff")
    assert table.view()["initiative"] == [1]
