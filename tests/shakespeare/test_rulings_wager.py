"""The wager (S9 to S11)."""

from __future__ import annotations

import pytest

from groundlings.errors import IllegalChoice
from groundlings.shakespeare.wager import careful_wager
from shakespeare.theatre import Table

ALL_FIVE = [f"wager:{number}" for number in range(1, 6)]


def test_s9_all_five_may_be_wagered_with_fewer_usable_characters() -> None:
    table = Table(seats=2).draft()
    for card in ("author", "falstaff", "house-handyman"):
        table.rest(0, card)
    assert table.options(seat=0) == ALL_FIVE
    assert table.options(seat=1) == ALL_FIVE, "four usable characters, and five cylinders"
    table.wager(5, 4)
    assert table.view()["players"][0]["cylinders"] == 5


def test_s9_a_recruit_may_use_one_and_the_rest_lapses() -> None:
    table = Table(seats=2).draft()
    for card in ("author", "falstaff", "house-handyman"):
        table.rest(0, card)
    table.display("puck", "iago", "romeo", "viola")
    table.wager(5, 1)
    table.play("recruit-extra:iago", seat=1).play("recruit:puck", seat=0).play("pass", seat=1)
    table.play("activate:puck").play("activate:queen", "ask:pounds")
    assert table.view()["day"] == 2, "the last three cylinders lapsed with the day"
    assert table.options(seat=0) == ["keep:puck", "keep:queen"]
    assert table.view()["players"][0]["cylinders"] == 0


def test_s9_wagering_none_or_six_is_not_offered() -> None:
    table = Table(seats=2).draft()
    assert table.options() == ALL_FIVE
    with pytest.raises(IllegalChoice):
        table.game.play(table.g, 0, table.game.parse("wager:5") + 1)


def test_s10_a_tie_for_fewest_gives_one_point_to_one_player() -> None:
    table = Table(seats=4).draft()
    before = [table.prestige(seat) for seat in range(4)]
    table.initiative(2, 0, 3, 1).wager(1, 1, 1, 1)
    gained = [table.prestige(seat) - was for seat, was in enumerate(before)]
    assert gained == [0, 0, 1, 0]
    assert table.view()["order"] == [2, 0, 3, 1]


def test_s10_a_tie_among_others_is_broken_by_the_initiative_without_any_point() -> None:
    table = Table(seats=4).draft().initiative(3, 1, 0, 2).wager(2, 5, 1, 2)
    assert table.view()["order"] == [2, 3, 0, 1]
    assert [table.prestige(seat) for seat in range(4)] == [5, 5, 6, 5]
    assert [table.view()["players"][seat]["score"]["wager"] for seat in range(4)] == [0, 0, 1, 0]


def overdue(table: Table, seat: int = 0) -> str:
    """What is chosen for a seat whose time is out."""
    return table.game.text(table.game.overdue(table.g, seat))


@pytest.mark.parametrize(
    ("resting", "wagered"), [(0, "wager:3"), (1, "wager:3"), (2, "wager:2"), (3, "wager:1")]
)
def test_s11_on_time_out_three_are_wagered_or_as_many_as_can_be_used(
    resting: int, wagered: str
) -> None:
    table = Table(seats=2).draft()
    for card in ("author", "falstaff", "house-handyman", "queen")[:resting]:
        table.rest(0, card)
    assert overdue(table) == wagered


def test_s11_at_least_one_is_wagered() -> None:
    table = Table(seats=2).draft()
    for card in ("author", "falstaff", "house-handyman", "queen"):
        table.rest(0, card)
    assert overdue(table) == "wager:1"


def test_s11_extras_and_assistants_are_no_usable_characters() -> None:
    table = Table(seats=2).draft()
    for card in ("author", "falstaff", "house-handyman"):
        table.rest(0, card)
    table.give(0, "assistant")
    table.give(0, "hamlet", extra=True)
    assert overdue(table) == "wager:1"
    table.give(0, "hamlet")
    assert overdue(table) == "wager:2", "a character face up is one"


def test_s11_the_wager_chosen_is_legal_and_the_other_seat_is_left_alone() -> None:
    table = Table(seats=2).draft()
    table.play(overdue(table, 1), seat=1)
    assert (table.asked, table.view()["answered"]) == ([0], [1])
    table.play("wager:5", seat=0)
    assert table.view()["players"][1]["cylinders"] == 3


def test_s11_whatever_is_asked_something_legal_is_chosen() -> None:
    for seats in (1, 2, 4):
        table = Table(seats=seats)
        while not table.g.over:
            seat = table.asked[-1]
            choice = overdue(table, seat)
            assert choice in table.options(seat=seat)
            table.play(choice, seat=seat)


def test_a_careful_wager_counts_every_character_that_is_free() -> None:
    table = Table(seats=2).draft()
    counted = []
    for card in ("", "falstaff", "house-handyman", "queen", "author"):
        if card:
            table.rest(1, card)
        counted.append(careful_wager(table.g, 1))
    assert counted == [3, 3, 2, 1, 1]
