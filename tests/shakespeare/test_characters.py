"""+3 tokens, the Jeweler, the Assistant and the Queen: R61 to R66."""

from __future__ import annotations

import pytest

from groundlings.errors import IllegalChoice
from groundlings.shakespeare.fortune import gain_plus3
from shakespeare.theatre import Table
from shakespeare.workshop import ALL, CRAFTSMEN, at_work, dress, left, places, takes

# +3 tokens


def test_r61_a_token_adds_three_for_that_activation_and_returns_to_the_reserve() -> None:
    table = Table(seats=2).draft().tokens(0, 1)
    table.give(0, "handyman")
    table.phase_two().market(green_set=2, pink_set=4).play("activate:house-handyman")
    assert left(table) == 4
    assert takes(table) == ["pink-set"]
    table.play("plus3")
    assert (left(table), table.plus3(), table.supply()) == (7, 0, 8)
    table.play("take:green-set", "put:1.3", "take:pink-set", "put:1.2")
    table.play("pass", "activate:handyman")
    assert left(table) == 4


def test_r61_a_token_need_not_be_spent() -> None:
    table = Table(seats=2).draft().tokens(0, 1).phase_two().market(black_set=9)
    table.play("activate:house-handyman", "stop")
    assert (table.plus3(), table.supply()) == (1, 7)
    assert table.asked == [1]


def test_r61_who_has_no_token_cannot_spend_one() -> None:
    table = Table(seats=2).draft().tokens(1, 1).phase_two().market(black_set=9, green_set=1)
    table.play("activate:house-handyman")
    assert "plus3" not in table.options()


def test_r62_one_token_to_an_activation() -> None:
    table = Table(seats=2).draft().tokens(0, 2).phase_two().market(**ALL)
    table.play("activate:house-handyman", "plus3")
    assert "plus3" not in table.options()
    assert (left(table), table.plus3()) == (7, 1)
    table.play("take:black-set", "put:1.3")
    assert "plus3" not in table.options()


def test_r62_never_one_gained_in_the_same_action() -> None:
    table = at_work("set-dresser-6", green_set=1, black_set=9)
    table.play("take:green-set", "put:1.3")
    assert table.plus3() == 1
    assert "plus3" not in table.options()
    table.play("stop", "pass", "activate:house-handyman")
    assert "plus3" in table.options(), "but later the same day"


def test_r62_not_with_actors_nor_the_jeweler() -> None:
    """Beatrice takes a green costume, King Lear a blue set element, the Jeweler a yellow one."""
    table = Table(seats=2).draft().tokens(0, 3)
    for card in ("beatrice", "king-lear", "jeweler"):
        table.give(0, card)
    table.phase_two().market(**ALL)
    table.play("activate:beatrice", "advance:I")
    assert table.options() == ["take:green-costume", "stop"]
    table.play("stop", "pass", "activate:king-lear")
    assert table.options() == ["take:blue-set", "stop"]
    table.play("stop", "activate:jeweler")
    assert table.options() == ["take:yellow-costume", "take:yellow-set", "stop"]
    assert table.plus3() == 3


# Jeweler, Assistant, Queen


@pytest.mark.parametrize(("kind", "where"), [("set", "put:1.3"), ("costume", "dress:author")])
def test_r63_the_jeweler_takes_one_yellow_element_of_either_kind(kind: str, where: str) -> None:
    table = at_work("jeweler", **ALL)
    assert takes(table) == ["yellow-costume", "yellow-set"]
    table.play(f"take:yellow-{kind}", where)
    assert table.asked == [1], "one only"
    assert table.on_board(f"yellow-{kind}") == 8
    seen = table.view()["players"][0]
    assert (seen["set"], seen["troupe"][0]["costume"]) == (
        ({"1.3": "yellow"}, []) if kind == "set" else ({}, ["yellow"])
    )


def test_r63_the_jeweler_places_by_the_usual_rules() -> None:
    table = Table(seats=2).draft()
    table.give(0, "jeweler")
    for who in ("author", "falstaff"):
        table.wear(table.member(0, who), "black", "black", "black")
    table.wear(table.first_extra(0), "black", "black", "black")
    table.build(0, s1_1="black")
    table.phase_two().market(**ALL).play("activate:jeweler")
    assert takes(table) == ["yellow-set"]
    table.play("take:yellow-set")
    assert places(table) == ["1.2", "1.3", "1.4", "1.5"]


def test_r64_a_yellow_costume_element_is_worth_three() -> None:
    table = Table(seats=2).draft()
    table.give(0, "jeweler")
    table.wear(table.member(0, "author"), "blue", "blue")
    table.phase_two().market(yellow_costume=1).play("activate:jeweler")
    dress(table, "author", "yellow")
    (event,) = table.told("costume-completed")
    assert event["total"] == 11
    assert (table.pounds(), table.prestige()) == (0, 7)


def test_r64_a_yellow_set_element_matches_any_colour() -> None:
    table = Table(seats=2).draft().build(0, s1_1="pink", s1_2="blue")
    table.give(0, "jeweler")
    table.phase_two().market(yellow_set=1, black_set=3).play("activate:jeweler", "take:yellow-set")
    assert places(table) == ["1.3", "1.4", "1.5", "2.1"]
    table.play("put:1.4", "pass", "activate:house-handyman", "take:black-set")
    assert places(table) == ["1.3", "2.1"]


def test_r64_any_colour_matches_a_yellow_set_element() -> None:
    table = Table(seats=2).draft().build(0, s1_1="yellow", s1_2="pink")
    table.phase_two().market(black_set=1).play("activate:house-handyman", "take:black-set")
    assert places(table) == ["1.3", "1.5", "2.1"]


def test_r64_a_yellow_set_element_has_no_effect() -> None:
    table = at_work("jeweler", 3, yellow_set=1)
    table.play("take:yellow-set", "put:1.3")
    assert [table.ambiance(seat) for seat in range(3)] == [3, 3, 3]
    assert (table.pounds(), table.plus3(), table.supply(), table.prestige()) == (0, 0, 8, 5)


@pytest.mark.parametrize(("card", "value"), sorted(CRAFTSMEN.items()))
@pytest.mark.parametrize("assistants", [1, 2])
def test_r65_each_assistant_adds_one_to_all_own_craftsmen(
    card: str, value: int, assistants: int
) -> None:
    table = at_work(card, 2, *["assistant"] * assistants, **ALL)
    assert left(table) == value + assistants


def test_r65_an_assistant_helps_the_owner_only_and_day_after_day() -> None:
    table = Table(seats=2).draft()
    table.give(1, "assistant")
    table.phase_two().market(**ALL).play("activate:house-handyman")
    assert left(table) == 4
    table.play("stop", "activate:house-handyman")
    assert table.view(1)["prompt"]["left"] == 5
    table.play("stop").phase_two(first=1).market(**ALL)
    table.free(1, "house-handyman")
    table.settle().play("activate:house-handyman")
    assert table.view(1)["prompt"]["left"] == 5


def test_r65_an_assistant_cannot_be_activated() -> None:
    table = Table(seats=2).draft()
    table.give(0, "assistant")
    table.phase_two()
    assert "activate:assistant" not in table.options()
    with pytest.raises(IllegalChoice):
        table.play("activate:assistant")


def test_r65_actors_are_not_affected() -> None:
    table = Table(seats=2).draft()
    table.give(0, "assistant")
    table.give(0, "ophelia")
    table.phase_two().market(**ALL).play("activate:ophelia")
    assert table.at("II") == 2
    assert takes(table) == ["black-costume", "pink-costume"]
    table.play("take:black-costume", "dress:author")
    assert table.asked == [1]


def test_r66_the_queen_gives_four_pounds() -> None:
    table = Table(seats=2).draft().phase_two().play("activate:queen")
    assert table.options() == ["ask:objectives", "ask:pounds"]
    table.play("ask:pounds")
    assert (table.pounds(0), table.pounds(1)) == (4, 0)
    assert table.view()["objectives"] == 10
    assert table.asked == [1]


def test_r66_or_three_objectives_one_to_keep_and_two_under_the_deck() -> None:
    table = Table(seats=2).draft().phase_two()
    deck = table.objectives()
    assert len(deck) == 10
    table.play("activate:queen", "ask:objectives")
    assert set(table.view()["drawn"]) == set(deck[-3:])
    assert table.options() == [f"choose:{name}" for name in sorted(deck[-3:])]
    table.play(f"choose:{deck[-1]}")
    assert table.view()["held"] == [deck[-1]]
    assert table.pounds() == 0
    now = table.objectives()
    assert len(now) == 9
    assert now[2:] == deck[:-3]
    assert set(now[:2]) == {deck[-2], deck[-3]}
    assert table.asked == [1]


def test_tokens_are_gained_and_told_one_by_one() -> None:
    table = Table(seats=2).draft()
    supply = table.supply()
    table.told()
    gain_plus3(table.g, 1, 3)
    assert (table.plus3(1), table.supply()) == (3, supply - 3)
    assert table.told() == [{"key": "plus3-gained", "who": 1}] * 3


def test_a_token_spent_goes_back_and_is_told() -> None:
    table = Table(seats=2).draft().tokens(0, 1)
    table.give(0, "set-dresser-6")
    table.phase_two().market(green_set=3).play("activate:set-dresser-6")
    table.told()
    supply = table.supply()
    table.play("plus3")
    assert table.told() == [{"key": "plus3-spent", "who": 0}]
    assert (table.plus3(0), table.supply()) == (0, supply + 1)
