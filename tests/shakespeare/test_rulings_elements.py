"""Elements (S34 to S43)."""

from __future__ import annotations

from typing import Any

import pytest

from groundlings.shakespeare.perform import Take
from groundlings.shakespeare.score import ROWS_TEST, measure, set_value
from groundlings.shakespeare.stage_set import fits_somewhere, put, spaces
from groundlings.shakespeare.state import BLUE, NOTHING, YELLOW
from groundlings.shakespeare.verbs import CARD_NAMES, ELEMENT_NAMES, SPACE_NAMES
from shakespeare.theatre import SHIPPED, Table, revised

ROWS = {
    "s1_1": "black",
    "s1_2": "black",
    "s1_3": "black",
    "s1_4": "black",
    "s1_5": "black",
}


def dresser(*, value: int = 8, seats: int = 2) -> Table:
    """Seat 0 has a set dresser and is to move."""
    table = Table(seats=seats).draft()
    table.give(0, f"set-dresser-{value}")
    return table.phase_two()


def keys(table: Table) -> list[str]:
    return [event["key"] for event in table.told()]


def test_s34_take_place_candle_colour_and_only_then_the_next_element() -> None:
    table = dresser()
    table.build(0, **ROWS, s2_2="pink", s2_3="pink").market(pink_set=2)
    table.told()
    table.play("activate:set-dresser-8", "take:pink-set", "put:3.3")
    assert keys(table) == ["activated", "took", "built", "candle-covered", "gained", "earned"]
    assert (table.prestige(0), table.pounds(0)) == (6, 1), "before the next element is taken"
    table.play("take:pink-set")
    assert "put:2.1" in table.options(verb="put")


def test_s34_a_costume_gain_comes_at_once_too() -> None:
    table = Table(seats=2).draft()
    table.give(0, "costume-mistress-8")
    table.wear(table.member(0, "falstaff"), "pink", "pink")
    table.phase_two().market(pink_costume=2)
    table.told()
    table.play("activate:costume-mistress-8", "take:pink-costume", "dress:falstaff")
    assert keys(table) == ["activated", "took", "dressed", "costume-completed", "earned"]
    assert table.pounds(0) == 2
    assert "take:pink-costume" in table.options(), "she goes on"


def test_s34_a_colour_effect_is_never_saved_up() -> None:
    table = dresser(seats=3).market(purple_set=2)
    table.play("activate:set-dresser-8", "take:purple-set", "put:1.1")
    assert [table.ambiance(seat) for seat in range(3)] == [3, 2, 2]
    table.play("take:purple-set")
    assert [table.ambiance(seat) for seat in range(3)] == [3, 2, 2], "taken is not placed"
    table.play("put:1.5")
    assert [table.ambiance(seat) for seat in range(3)] == [3, 1, 1]


def test_s35_an_earlier_element_opens_a_space_for_a_later_one() -> None:
    table = dresser().build(0, s1_1="black").market(black_set=1, pink_set=1)
    table.play("activate:set-dresser-8", "take:black-set")
    assert "put:2.1" not in table.options()
    table.play("put:1.2", "take:pink-set")
    assert "put:2.1" in table.options()


def test_s35_an_earlier_element_may_make_a_later_one_impossible() -> None:
    table = dresser().market(black_set=1, pink_set=1)
    spaces = [name for name in SPACE_NAMES if name in SHIPPED and name not in ("1.1", "1.5")]
    table.build(0, **{"s" + name.replace(".", "_"): "blue" for name in spaces})
    table.play("activate:set-dresser-8")
    assert table.options(verb="take") == ["take:black-set", "take:pink-set"]
    table.play("take:black-set", "put:1.1")
    assert (table.asked, table.on_board("pink-set")) == ([1], 1), "1.5 takes black only now"


def test_s36_a_token_may_be_declared_after_elements_were_taken() -> None:
    table = dresser(value=6).tokens(0, 1).market(green_set=1, blue_set=1)
    table.play("activate:set-dresser-6")
    assert "plus3" in table.options()
    table.play("take:green-set", "put:1.3")
    assert table.options() == ["plus3", "stop"], "1 left: no blue element without the token"
    table.play("plus3", "take:blue-set", "put:1.1")
    assert (table.on_board("blue-set"), table.plus3(0)) == (0, 1), "one spent, one gained"


def test_s36_declaring_late_or_first_comes_to_the_same() -> None:
    late = dresser(value=6).tokens(0, 1).market(green_set=1, blue_set=1)
    first = dresser(value=6).tokens(0, 1).market(green_set=1, blue_set=1)
    late.play("activate:set-dresser-6", "take:green-set", "put:1.3", "plus3")
    first.play("activate:set-dresser-6", "plus3", "take:green-set", "put:1.3")
    late.play("take:blue-set", "put:1.1")
    first.play("take:blue-set", "put:1.1")
    assert late.g.numbers() == first.g.numbers()
    assert late.asked == first.asked == [1]


def test_s36_a_token_gained_in_the_activation_cannot_help_it() -> None:
    table = dresser(value=6).market(green_set=1, black_set=1, purple_set=1)
    table.play("activate:set-dresser-6", "take:green-set", "put:1.3")
    assert table.plus3(0) == 1
    assert "plus3" not in table.options()
    table.play("take:black-set", "put:1.1")
    assert table.asked == [1], "nothing left, and the fresh token is not for now"


def test_s36_a_card_that_gives_a_token_and_then_crafts_cannot_spend_it() -> None:
    craft = '{ effect = "craft", kinds = ["set"], value = 6 }'
    gift = '{ effect = "plus3_token", n = 1 }'
    generous = revised(('key = "set_dresser_6"', f"[{craft}]", f"[{gift}, {craft}]"))
    table = Table(seats=2, game=generous).draft()
    table.give(0, "set-dresser-6")
    table.phase_two().market(black_set=2).play("activate:set-dresser-6")
    assert table.plus3(0) == 1
    assert "plus3" not in table.options(), "it was not there before the activation"


def test_s36_it_may_help_a_later_one_of_the_same_day() -> None:
    table = dresser(value=6).market(green_set=2)
    table.play("activate:set-dresser-6", "take:green-set", "put:1.3").play("pass")
    table.play("activate:house-handyman")
    assert table.options() == ["plus3", "stop"]


def test_s36_one_token_and_one_only() -> None:
    table = dresser(value=6).tokens(0, 3).market(black_set=3, green_set=1)
    table.play("activate:set-dresser-6", "plus3")
    for space in ("1.1", "1.2", "1.3"):
        assert "plus3" not in table.options()
        table.play("take:black-set", f"put:{space}")
    assert table.options() == ["take:green-set", "stop"]
    assert table.plus3(0) == 2


def test_s37_value_left_over_is_lost() -> None:
    table = dresser(value=6).tokens(0, 1).market(black_set=1, green_costume=1, black_costume=1)
    table.play("activate:set-dresser-6", "plus3", "take:black-set", "put:1.3")
    assert table.asked == [1], "8 left and nothing to take"
    table.play("pass")
    assert table.plus3(0) == 0, "the token is gone all the same"
    table.play("activate:house-handyman")
    assert table.view()["players"][0]["placed"] == 2
    assert "take:green-costume" not in table.options(), "the handyman has his own four only"


def test_s38_with_no_token_in_the_supply_nothing_is_gained() -> None:
    table = dresser().market(green_set=1).leave_supply(0)
    table.play("activate:set-dresser-8", "take:green-set", "put:1.3")
    assert (table.plus3(0), table.supply()) == (0, 0)
    assert table.told("plus3-gained") == []


def test_s38_the_last_token_is_gained() -> None:
    table = dresser().market(green_set=1).leave_supply(1)
    table.play("activate:set-dresser-8", "take:green-set", "put:1.3")
    assert (table.plus3(0), table.supply()) == (1, 0)


def test_s38_the_base_game_has_a_token_for_each_green_element() -> None:
    table = Table(seats=4)
    assert table.supply() == 8
    assert table.in_bag("green-set") + table.on_board("green-set") == 8


def test_s39_an_actor_takes_one_of_the_named_colours_and_may_decline() -> None:
    table = Table(seats=2).draft()
    table.give(0, "ophelia")
    table.phase_two().market(black_costume=1, pink_costume=2, blue_costume=1, pink_set=1)
    table.play("activate:ophelia")
    assert table.options() == ["take:black-costume", "take:pink-costume", "stop"]
    table.play("take:pink-costume", "dress:ophelia")
    assert table.asked == [1], "one and no more"


def test_s39_what_is_taken_is_placed_with_candle_and_effect() -> None:
    table = Table(seats=2).draft()
    table.give(0, "king-lear")
    table.build(0, **ROWS, s2_2="pink", s2_3="pink").phase_two().market(blue_set=1)
    table.play("activate:king-lear", "take:blue-set", "put:3.3")
    assert (table.prestige(0), table.ambiance(0)) == (6, 5)


def test_s39_a_costume_completed_by_an_actor_pays() -> None:
    table = Table(seats=2).draft()
    table.give(0, "beatrice", "green", "green")
    table.phase_two().market(green_costume=1)
    table.play("activate:beatrice", "advance:I", "take:green-costume", "dress:beatrice")
    assert table.prestige(0) == 8


def test_s39_the_element_must_fit_like_any_other() -> None:
    table = Table(seats=2).draft()
    table.give(0, "king-lear")
    table.build(0, s1_1="black", s1_2="black", s1_3="black").phase_two().market(blue_set=1)
    table.play("activate:king-lear", "take:blue-set")
    assert table.options() == ["put:2.1", "put:2.2"], "1.4 and 1.5 stand opposite black"


def test_s39_no_assistant_and_no_token_helps() -> None:
    table = Table(seats=2).draft().tokens(0, 2)
    table.give(0, "ophelia")
    table.give(0, "assistant")
    table.phase_two().market(black_costume=3, pink_costume=3)
    table.play("activate:ophelia")
    assert "plus3" not in table.options()
    table.play("take:black-costume", "dress:ophelia")
    assert (table.asked, table.plus3(0)) == ([1], 2)


def test_s39_it_is_an_actors_activation_and_not_a_craftsmans() -> None:
    table = Table(seats=2).draft()
    table.give(0, "king-lear")
    table.phase_two().market(blue_set=1).play("activate:king-lear")
    assert table.view()["initiative"] == [0]
    assert table.view()["prompt"]["key"] == "take", "no value is counted"


@pytest.mark.parametrize("facing", ["black", "pink", "purple", "blue", "green", "yellow"])
def test_s40_yellow_may_stand_opposite_any_colour(facing: str) -> None:
    table = Table(seats=2).draft()
    table.give(0, "jeweler")
    table.build(0, s1_1=facing).phase_two().market(yellow_set=1)
    table.play("activate:jeweler", "take:yellow-set")
    assert "put:1.5" in table.options()


@pytest.mark.parametrize("colour", ["black", "pink", "purple", "blue", "green"])
def test_s40_any_colour_may_stand_opposite_yellow(colour: str) -> None:
    table = dresser().build(0, s1_1="yellow").market(**{f"{colour}_set": 1})
    table.play("activate:set-dresser-8", f"take:{colour}-set")
    assert "put:1.5" in table.options()


def test_s40_opposite_another_colour_only_the_same_may_stand() -> None:
    table = dresser().build(0, s1_1="pink").market(black_set=1, pink_set=1)
    table.play("activate:set-dresser-8", "take:black-set")
    assert "put:1.5" not in table.options()
    table.play("put:1.3", "take:pink-set")
    assert "put:1.5" in table.options()


def test_s41_a_centre_space_takes_any_colour() -> None:
    for colour in ("black", "pink", "purple", "blue", "green"):
        table = dresser().build(0, s1_1="black", s1_2="pink", s1_4="pink", s1_5="black")
        table.market(**{f"{colour}_set": 1})
        table.play("activate:set-dresser-8")
        taken = [text for text in table.options() if text.startswith("take")]
        assert taken == [f"take:{colour}-set"]
        table.play(taken[0])
        where = table.view()["players"][0]["set"]
        assert "put:1.3" in table.options() or where.get("1.3") == colour


def test_s41_the_centre_of_a_higher_row_too() -> None:
    table = dresser().build(0, **ROWS, s2_2="pink", s2_3="pink").market(green_set=1)
    table.play("activate:set-dresser-8", "take:green-set")
    assert "put:3.3" in table.options()


def test_s42_virtual_spaces_support() -> None:
    table = dresser().build(0, s1_1="black", s1_2="black", s2_1="black").market(pink_set=1)
    table.play("activate:set-dresser-8", "take:pink-set")
    assert "put:3.1" in table.options(), "2.1 and the virtual space beside it carry 3.1"


def test_s42_virtual_spaces_support_together_with_a_real_one_only() -> None:
    table = dresser().build(0, s1_1="black", s1_2="black").market(pink_set=1)
    table.play("activate:set-dresser-8", "take:pink-set")
    assert "put:3.1" not in table.options()
    assert table.options() == ["put:1.3", "put:2.1"], "1.4 and 1.5 stand opposite black"


def test_s42_virtual_spaces_take_nothing_and_are_worth_nothing() -> None:
    table = Table(seats=2).draft()
    names = [record["id"] for record in _virtual(table)]
    assert names == ["2.v1", "2.v2", "4.v1", "4.v2"]
    assert not {f"put:{name}" for name in names} & set(table.game.notation.texts)
    assert set_value(table.g, 0) == 0
    assert table.view()["players"][0]["set"] == {}
    assert table.view()["players"][0]["score"]["yellow-elements"] == 0


def test_s42_a_row_is_complete_without_its_virtual_spaces() -> None:
    table = Table(seats=2).draft().build(0, **ROWS)
    assert measure(table.g, 0, ROWS_TEST) == 1
    table.build(0, s2_1="pink", s2_2="pink", s2_3="pink")
    assert measure(table.g, 0, ROWS_TEST) == 1
    table.build(0, s2_4="pink")
    assert measure(table.g, 0, ROWS_TEST) == 2


def test_s43_purple_leaves_those_at_the_left_end_where_they_are() -> None:
    table = dresser(seats=3).mood(3, 1, 4).market(purple_set=1)
    table.play("activate:set-dresser-8", "take:purple-set", "put:1.3")
    assert [table.ambiance(seat) for seat in range(3)] == [3, 1, 3]
    assert [event["who"] for event in table.told("mood-fell")] == [2]


def test_s43_the_loss_is_not_remembered() -> None:
    table = dresser().mood(3, 1).market(purple_set=1)
    table.play("activate:set-dresser-8", "take:purple-set", "put:1.3")
    table.play("activate:falstaff", seat=1)
    assert table.ambiance(1) == 3, "1 and Falstaff's two"


def _virtual(table: Table) -> list[dict[str, str]]:
    found: Any = table.game.sheet.get("stage_set", "virtual_space")
    return list(found)


def test_the_last_empty_space_of_a_set_is_found_wherever_it_is() -> None:
    table = Table(seats=2).draft()
    for space in range(spaces(table.g)):
        put(table.g, 1, space, YELLOW)
    assert not fits_somewhere(table.g, 1, BLUE)
    for space in range(spaces(table.g)):
        put(table.g, 1, space, NOTHING)
        assert fits_somewhere(table.g, 1, BLUE)
        put(table.g, 1, space, YELLOW)


# Powers in larger numbers than the shipped cards give


def two_takes() -> Table:
    """Seat 0 may take two blue elements of the set."""
    table = Table(seats=2).draft().phase_two().market(blue_set=5)
    mask = 1 << ELEMENT_NAMES.index("blue-set")
    return table.push(Take(0, CARD_NAMES.index("king-lear"), mask, 2))


def test_a_power_over_two_elements_takes_one_after_the_other() -> None:
    table = two_takes()
    assert table.view()["prompt"]["n"] == 2
    table.play("take:blue-set").play(table.options(verb="put")[0])
    assert table.view()["prompt"]["n"] == 1
    table.play("take:blue-set").play(table.options(verb="put")[0])
    assert table.on_board("blue-set") == 3
    assert "stop" not in table.options()


def test_who_stops_a_power_over_two_elements_is_not_asked_again() -> None:
    table = two_takes().play("stop")
    assert table.on_board("blue-set") == 5
    assert "stop" not in table.options()


def test_what_a_set_element_lets_one_take_is_the_power_of_no_card() -> None:
    power = '{ effect = "take_costume", colours = ["black"], n = 1 }'
    game = revised(('key = "purple"', "set_effect = [", f"set_effect = [{power}, "))
    table = Table(seats=2, game=game).draft()
    table.give(0, "set-dresser-8")
    table.give(0, "puck")
    table.phase_two().market(purple_set=1, black_costume=1)
    table.play("activate:set-dresser-8", "take:purple-set").play(table.options(verb="put")[0])
    assert table.view()["prompt"] == {"key": "take", "card": None, "n": 1}
