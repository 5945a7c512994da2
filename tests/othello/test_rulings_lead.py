"""Rulings A1-A7: the first Lead, the order of play, the role test, who may hold the tile."""

from __future__ import annotations

from collections import Counter

import pytest

from groundlings.othello.dealing import cast_lead
from groundlings.othello.lead import lead
from othello.stage import GAME, Table


def test_a01_the_first_lead_is_drawn_evenly() -> None:
    for seats in (4, 5):
        drawn = Counter(int(lead(GAME.new(seats=seats, seed=seed))) for seed in range(1000))
        assert set(drawn) == set(range(seats))
        assert max(drawn.values()) < 2 * min(drawn.values())


@pytest.mark.parametrize(
    ("points", "old", "new"),
    [
        ([5, 3, 4, 6], 0, 1),  # fewest points
        ([3, 5, 3, 5], 0, 2),  # a tie: the first to the left of the old Lead
        ([3, 5, 3, 5], 1, 2),
        ([3, 5, 3, 5], 2, 0),
        ([4, 4, 4, 4], 2, 3),  # the old Lead comes last
        ([4, 4, 1, 4], 2, 2),  # but may lead again
    ],
)
def test_a02_fewest_points_lead_and_ties_go_left_of_the_old_lead(
    points: list[int], old: int, new: int
) -> None:
    table = Table(seats=4, lead=old)
    for seat, n in enumerate(points):
        table.give(seat, points=n)
    cast_lead(table.g)
    assert table.view()["lead"] == new


def test_a03_the_order_of_a_pass_is_fixed_when_it_begins() -> None:
    table = Table(seats=4, lead=0).give(1, coins="othello").start()
    assert table.asked() == [1]
    table.play("1 coin:othello").let()
    assert table.view()["lead"] == 1
    assert table.play("1 pass").asked() == [2]
    table.play("2 pass", "3 pass")
    assert table.asked() == [0]  # the old Lead is still the last of this pass


def test_a03_the_next_pass_begins_at_the_new_leads_left() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.1 I.3", s1="I.2 I.5", s2="I.4 I.7")
    table.give(1, coins="othello").start()
    table.play("1 coin:othello").let()
    table.place(s0="I.1", s1="I.2", s2="I.4")
    assert table.asked() == [2]
    assert table.options()[0] == "reveal"


def test_a03_a_lead_taken_after_placement_changes_who_reveals_first() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.1 I.3", s1="I.2 I.5", s2="I.4 I.7")
    table.give(1, coins="othello").start()
    table.play("1 pass", "2 pass", "0 pass")
    table.play("0 place:I.1", "1 place:I.2", "2 place:I.4")
    table.play("1 coin:othello").let().play("1 pass", "2 pass", "0 pass")
    assert table.asked() == [2]
    assert table.options()[0] == "reveal"


def test_a04_each_player_has_one_window_in_a_pass_with_any_number_of_deeds() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.1", s1="I.2", s2="I.3 I.4")
    table.give(1, coins="othello othello").start()
    table.play("1 coin:othello").let()
    table.play("1 coin:othello")
    if table.options()[0].startswith("at:"):
        table.play("1 at:0")
    table.let()
    assert table.asked() == [1]
    table.play("1 pass", "2 pass", "0 pass")
    assert table.options()[0].startswith("place:")  # no second chance for anybody


def test_a05_the_role_is_tested_against_the_lead_of_that_moment() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.1 I.3", s1="I.2 take-the-lead", s2="I.4 I.7")
    table.give(1, coins="othello").start()
    table.place(s0="I.1", s1="I.2", s2="I.4")
    table.play("1 coin:othello").let()  # before the reveal: now seat 1 leads
    table.show(1).let()
    assert table.player(1)["scored"] == ["I.2"]
    table.play("1 pass")
    table.show(2).let()
    assert table.player(2)["scored"] == ["I.4"]
    table.play("2 pass", "0 reveal")
    assert "play" in table.options()  # the old Lead is of the company now


def test_a06_a_lead_gives_the_tile_to_a_player_of_choice() -> None:
    table = Table(seats=4, lead=0).hands(s0="take-the-lead I.1", s1="I.4", s2="I.6", s3="I.7")
    table.start().place(s0="take-the-lead", s1="I.4", s2="I.6", s3="I.7")
    for seat in (1, 2, 3):
        table.show(seat, then="exit").let().play(f"{seat} pass")
    table.show(0)
    assert table.options(0) == ["at:1", "at:2", "at:3"]
    table.play("0 at:2").let()
    assert table.view()["lead"] == 2


def test_a06_the_othello_coin_gives_it_too() -> None:
    table = Table(seats=3, lead=1).give(1, coins="othello").start()
    table.play("2 pass", "0 pass", "1 coin:othello")
    assert table.options(1) == ["at:0", "at:2"]
    table.play("1 at:0").let()
    assert table.view()["lead"] == 0


def test_a06_with_nobody_to_give_it_to_only_exit_is_left() -> None:
    table = Table(seats=3, lead=0).hands(s0="take-the-lead I.1", s1="I.4", s2="I.6").start()
    table.place(s0="take-the-lead", s1="I.4", s2="I.6")
    for seat in (1, 2):
        table.show(seat, then="exit").let().play(f"{seat} pass")
        table.set_protected(seat)
    table.play("0 reveal")
    assert "play" not in table.options()
    assert "exit" in table.options()
    assert table.hints(0)["refused"]["play"]["key"] == "nobody-to-aim-at"


def test_a07_a_protected_lead_cannot_lose_the_tile() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2", s1="take-the-lead I.1", s2="I.6")
    table.give(2, coins="othello").start()
    table.set_protected(0)
    table.play("1 pass")
    assert "coin:othello" not in table.options(2)
    table.place(s0="I.2", s1="take-the-lead", s2="I.6")
    table.play("1 reveal")
    assert "play" not in table.options()
    assert table.hints(1)["refused"]["play"]["key"] == "lead-protected"


def test_a07_a_protected_player_cannot_be_given_the_tile() -> None:
    table = Table(seats=4, lead=0).give(0, coins="othello").start()
    table.set_protected(2)
    table.play("1 pass", "2 pass", "3 pass", "0 coin:othello")
    assert table.options(0) == ["at:1", "at:3"]
