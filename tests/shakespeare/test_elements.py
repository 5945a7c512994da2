"""Craftsmen, costumes and the stage set: R42 to R60."""

from __future__ import annotations

import pytest

from groundlings.errors import IllegalChoice
from groundlings.shakespeare import GAME as SHAKESPEARE
from groundlings.shakespeare.state import (
    COSTUME_MISTRESS,
    HANDYMAN,
    SET_DRESSER,
    book,
)
from groundlings.shakespeare.verbs import CARD_NAMES, COLOUR_NAMES
from shakespeare.theatre import Table
from shakespeare.workshop import ALL, CRAFTSMEN, VALUES, at_work, dress, left, places, sheet, takes

# Craftsmen


def test_r42_craftsmen_are_costume_mistresses_set_dressers_and_handymen() -> None:
    cards = book(SHAKESPEARE.new(seats=2, seed=1)).cards
    craftsmen = {name for n, name in enumerate(CARD_NAMES) if cards.craftsman[n]}
    assert craftsmen == set(CRAFTSMEN)
    types = {cards.type[CARD_NAMES.index(name)] for name in craftsmen}
    assert types == {COSTUME_MISTRESS, SET_DRESSER, HANDYMAN}
    assert {n for n in range(len(CARD_NAMES)) if cards.type[n] in types} == {
        CARD_NAMES.index(name) for name in craftsmen
    }


@pytest.mark.parametrize(("colour", "value"), VALUES.items())
@pytest.mark.parametrize(
    ("card", "kind"), [("costume-mistress-8", "costume"), ("set-dresser-8", "set")]
)
def test_r43_each_colour_has_its_value(card: str, kind: str, colour: str, value: int) -> None:
    table = at_work(card, **{f"{colour}_{kind}": 1, f"black_{kind}": 9})
    table.play(f"take:{colour}-{kind}", "dress:author" if kind == "costume" else "put:1.3")
    assert left(table) == 8 - value


@pytest.mark.parametrize(("card", "value"), [("costume-mistress-6", 6), ("costume-mistress-8", 8)])
def test_r44_a_costume_mistress_takes_costume_elements_up_to_her_value(
    card: str, value: int
) -> None:
    table = at_work(card, **ALL)
    assert left(table) == value
    assert takes(table) == [f"{colour}-costume" for colour in COLOUR_NAMES if colour != "yellow"]
    dress(table, "author", "green")
    afford = [f"{colour}-costume" for colour in COLOUR_NAMES if VALUES.get(colour, 9) <= value - 5]
    assert takes(table) == afford
    assert table.on_board("green-costume") == 8
    dress(table, "falstaff", *["black"] * (value - 5))
    assert table.asked == [1], "all her value is used up"


def test_r44_a_costume_mistress_dresses_own_actors_and_extras_only() -> None:
    table = Table(seats=2).draft()
    table.give(0, "puck")
    table.give(0, "jeweler")
    table.give(1, "iago")
    table.give(0, "costume-mistress-6")
    table.phase_two().market(pink_costume=1).play("activate:costume-mistress-6")
    table.play("take:pink-costume")
    assert table.options() == ["dress:author", "dress:falstaff", "dress:extra-1", "dress:puck"]


@pytest.mark.parametrize(("card", "value"), [("set-dresser-6", 6), ("set-dresser-8", 8)])
def test_r45_a_set_dresser_takes_set_elements_up_to_his_value(card: str, value: int) -> None:
    table = at_work(card, **ALL)
    assert left(table) == value
    assert takes(table) == [f"{colour}-set" for colour in COLOUR_NAMES if colour != "yellow"]
    table.play("take:blue-set", "put:1.1")
    afford = [f"{colour}-set" for colour in COLOUR_NAMES if VALUES.get(colour, 9) <= value - 4]
    assert takes(table) == afford
    assert table.on_board("blue-set") == 8
    assert table.view()["players"][0]["set"] == {"1.1": "blue"}
    assert table.view()["players"][1]["set"] == {}


@pytest.mark.parametrize("card", ["handyman", "house-handyman"])
def test_r46_a_handyman_takes_both_kinds_up_to_a_total_of_four(card: str) -> None:
    table = at_work(card, **ALL)
    assert left(table) == 4
    assert takes(table) == [
        f"{colour}-{kind}"
        for colour in ("black", "blue", "pink", "purple")
        for kind in ("costume", "set")
    ]
    table.play("take:pink-costume", "dress:author", "take:black-set", "put:1.3")
    assert left(table) == 1
    assert takes(table) == ["black-costume", "black-set"]
    table.play("take:black-set", "put:1.1")
    assert table.asked == [1]


@pytest.mark.parametrize("card", sorted(CRAFTSMEN))
def test_r47_craftsmen_never_take_yellow_elements(card: str) -> None:
    table = at_work(card, **ALL)
    assert len(takes(table)) >= 5
    assert not {"yellow-set", "yellow-costume"} & set(takes(table))
    for kind in ("set", "costume"):
        with pytest.raises(IllegalChoice):
            table.play(f"take:yellow-{kind}")


def test_r47_with_yellow_elements_only_there_is_nothing_to_do() -> None:
    table = at_work("house-handyman", yellow_set=4, yellow_costume=4)
    assert table.asked == [1]
    assert table.on_board("yellow-set") == 4


def test_r48_taking_less_than_the_value_is_permitted() -> None:
    table = at_work("set-dresser-8", black_set=5, green_set=5)
    assert "stop" in table.options()
    table.play("take:black-set", "put:1.3", "stop")
    assert table.asked == [1]
    assert table.on_board("black-set") == 4
    table.play("pass", "activate:house-handyman")
    assert left(table) == 4, "what was left over does not help another"


def test_r48_taking_nothing_is_permitted() -> None:
    table = at_work("costume-mistress-8", **ALL)
    table.play("stop")
    assert table.asked == [1]
    assert [table.on_board(f"{colour}-costume") for colour in COLOUR_NAMES] == [9] * 6


def test_r49_what_is_taken_must_be_placed_at_once() -> None:
    table = at_work("house-handyman", **ALL)
    table.play("take:black-costume")
    assert {text.partition(":")[0] for text in table.options()} == {"dress"}
    table.play("dress:falstaff", "take:black-set")
    assert {text.partition(":")[0] for text in table.options()} == {"put"}


def test_r49_a_costume_element_nobody_can_wear_cannot_be_taken() -> None:
    table = Table(seats=2).draft()
    table.give(0, "costume-mistress-6")
    for who in ("author", "falstaff"):
        table.wear(table.member(0, who), "black", "black", "black")
    extra = table.first_extra(0)
    table.wear(extra, "black", "black")
    table.phase_two().market(black_costume=5).play("activate:costume-mistress-6")
    assert takes(table) == ["black-costume"]
    table.play("take:black-costume")
    assert table.view()["players"][0]["troupe"][4]["costume"] == ["black"] * 3
    assert table.asked == [1]
    assert table.on_board("black-costume") == 4


def test_r49_a_set_element_that_fits_nowhere_cannot_be_taken() -> None:
    """All the spaces left are mirrors of pink ones."""
    table = Table(seats=2).draft().build(0, s1_1="pink", s1_2="pink", s1_3="green")
    table.build(0, s2_1="pink", s2_2="pink", s3_1="pink", s3_2="pink", s4_1="pink", s5_1="pink")
    table.give(0, "set-dresser-8")
    table.phase_two().market(black_set=3, pink_set=3, green_set=3).play("activate:set-dresser-8")
    assert takes(table) == ["pink-set"]
    table.play("take:pink-set")
    assert places(table) == ["1.4", "1.5"]


def test_r49_a_full_set_takes_nothing() -> None:
    table = Table(seats=2).draft()
    stage = book(table.g).stage
    names = [
        f"s{row}_{n}" for row, width in enumerate((5, 4, 5, 4, 5), 1) for n in range(1, width + 1)
    ]
    assert len(names) == stage.count
    table.build(0, **dict.fromkeys(names, "black"))
    table.phase_two().market(black_set=3).play("activate:house-handyman")
    assert table.asked == [1]


# Costumes


def test_r50_three_elements_to_a_costume_and_no_fourth() -> None:
    table = at_work("costume-mistress-6", black_costume=6)
    dress(table, "author", "black", "black", "black")
    table.play("take:black-costume")
    assert table.options() == ["dress:falstaff", "dress:extra-1"]


def test_r50_several_costumes_may_be_in_progress() -> None:
    table = at_work("costume-mistress-6", black_costume=6)
    dress(table, "author", "black")
    dress(table, "falstaff", "black", "black")
    dress(table, "extra-1", "black")
    worn = [len(m["costume"]) for m in table.view()["players"][0]["troupe"] if m["slots"]]
    assert worn == [1, 2, 1]


def test_r51_a_placed_element_is_not_offered_to_be_moved_or_covered() -> None:
    table = at_work("house-handyman", black_set=4, black_costume=4)
    table.play("take:black-set", "put:1.3", "take:black-costume", "dress:author")
    table.play("take:black-set")
    assert "1.3" not in places(table)
    table.play("put:1.1", "take:black-costume", "dress:author")
    assert table.view()["players"][0]["set"] == {"1.1": "black", "1.3": "black"}
    assert table.view()["players"][0]["troupe"][0]["costume"] == ["black", "black"]


def test_r52_the_third_element_completes_a_costume_and_pays_at_once() -> None:
    table = at_work("costume-mistress-6", pink_costume=3, black_costume=2)
    dress(table, "falstaff", "pink", "pink")
    assert (table.pounds(), table.told("costume-completed")) == (0, [])
    dress(table, "falstaff", "pink")
    assert table.pounds() == 2
    (event,) = table.told("costume-completed")
    assert (event["wearer"], event["total"], event["pounds"], event["n"]) == ("falstaff", 6, 2, 0)
    table.play("pass")
    assert table.pounds() == 2, "and once only"


def test_r52_the_total_of_the_whole_costume_counts_also_of_an_extra() -> None:
    table = Table(seats=2).draft()
    table.wear(table.first_extra(0), "green", "green")
    table.phase_two().market(black_costume=1).play("activate:house-handyman")
    table.play("take:black-costume", "dress:extra-1")
    assert (table.prestige(), table.pounds()) == (7, 0)
    assert table.view()["players"][0]["score"]["costumes"] == 2


def test_r52_below_six_nothing_is_gained() -> None:
    table = at_work("house-handyman", black_costume=3, pink_costume=1)
    table.wear(table.member(0, "author"), "pink", "pink")
    dress(table, "author", "black")
    assert (table.prestige(), table.pounds()) == (5, 0)
    assert table.told("costume-completed")[0]["total"] == 5


@pytest.mark.parametrize(
    ("total", "pounds", "prestige"),
    [(n, 0, 0) for n in (3, 4, 5)]
    + [(n, 2, 0) for n in (6, 7)]
    + [(n, 1, 1) for n in (8, 9, 10)]
    + [(n, 0, 2) for n in (11, 12)]
    + [(n, 0, 3) for n in (13, 14, 15)],
)
def test_r53_the_table_of_costume_gains(total: int, pounds: int, prestige: int) -> None:
    names = {value: colour for colour, value in VALUES.items()}
    parts = [total // 3, (total + 1) // 3, (total + 2) // 3]
    assert sum(parts) == total
    table = Table(seats=2).draft()
    table.give(0, "costume-mistress-8")
    table.wear(table.member(0, "author"), names[parts[0]], names[parts[1]])
    table.phase_two().market(**{f"{names[parts[2]]}_costume": 1})
    dress(table.play("activate:costume-mistress-8"), "author", names[parts[2]])
    assert (table.pounds(), table.prestige() - 5) == (pounds, prestige)


# The stage set


def test_r54_the_set_grows_from_the_bottom() -> None:
    table = at_work("set-dresser-8", black_set=9)
    table.play("take:black-set")
    assert places(table) == ["1.1", "1.2", "1.3", "1.4", "1.5"]
    table.play("put:1.2", "take:black-set")
    assert places(table) == ["1.1", "1.3", "1.4", "1.5"], "one support is not enough"
    table.play("put:1.3", "take:black-set")
    assert places(table) == ["1.1", "1.4", "1.5", "2.2"]
    table.play("put:2.2", "take:black-set", "put:1.4", "take:black-set")
    assert places(table) == ["1.1", "1.5", "2.3"]
    table.play("put:2.3", "take:black-set")
    assert places(table) == ["1.1", "1.5", "3.3"]


def test_r55_four_virtual_elements_support_from_the_start() -> None:
    """At the edge a space rests on one real element and a virtual one."""
    assert len(sheet("stage_set", "virtual_space")) == 4
    table = Table(seats=2).draft().build(0, s1_1="black", s1_2="black", s2_1="black")
    table.phase_two().market(black_set=9).play("activate:house-handyman", "take:black-set")
    assert places(table) == ["1.3", "1.4", "1.5", "3.1"]
    table.build(0, s1_3="black", s1_4="black", s1_5="black", s2_2="black", s2_3="black")
    table.build(0, s2_4="black", s3_1="black", s3_2="black", s3_3="black", s4_1="black")
    table.settle()
    assert places(table) == ["3.4", "3.5", "4.2", "5.1"]


def test_r55_nothing_can_be_put_on_virtual_elements() -> None:
    """Rows of 5, 4, 5, 4 and 5 spaces: with 23 elements the set is full."""
    table = Table(seats=2).draft()
    table.give(0, "set-dresser-8")
    while True:
        table.free(0, "set-dresser-8")
        table.phase_two().market(black_set=30).play("activate:set-dresser-8")
        if table.asked == [1]:
            break
        while table.asked == [0]:
            table.play("take:black-set")
            if places(table):  # the last one goes to the last space unasked
                table.play(f"put:{places(table)[0]}")
    filled = sorted(table.view()["players"][0]["set"])
    assert [sum(name.startswith(f"{row}.") for name in filled) for row in range(1, 6)] == [
        5,
        4,
        5,
        4,
        5,
    ]


def test_r56_a_space_opposite_a_filled_one_takes_the_same_colour_only() -> None:
    table = at_work("set-dresser-8", pink_set=2, black_set=2, blue_set=1)
    table.play("take:pink-set", "put:1.2", "take:black-set")
    assert places(table) == ["1.1", "1.3", "1.5"]
    table.play("put:1.1", "take:pink-set")
    assert places(table) == ["1.3", "1.4", "2.1"]
    table.play("put:1.4", "take:black-set")
    assert places(table) == ["1.3", "1.5", "2.1"]


def test_r56_symmetry_holds_in_every_row() -> None:
    table = Table(seats=2).draft()
    table.build(0, s1_1="pink", s1_2="pink", s1_3="pink", s1_4="pink", s1_5="pink", s2_1="blue")
    table.build(0, s2_2="black", s3_1="pink")
    table.phase_two().market(black_set=1, blue_set=1).play("activate:house-handyman")
    assert takes(table) == ["black-set", "blue-set"]
    table.play("take:blue-set")
    assert places(table) == ["2.4", "3.2"]


def test_r57_one_half_may_be_built_before_the_other() -> None:
    table = Table(seats=2).draft()
    table.give(0, "set-dresser-8")
    table.phase_two().market(black_set=8).play("activate:set-dresser-8")
    for space in ("1.1", "1.2", "1.3", "2.1", "2.2", "3.1", "3.2"):
        table.play("take:black-set", f"put:{space}")
    table.play("take:black-set")
    assert places(table) == ["1.4", "1.5", "4.1"]


def test_r58_covering_a_candle_gives_one_prestige_at_once() -> None:
    table = Table(seats=2).draft()
    table.build(0, s1_2="pink", s1_3="pink", s1_4="pink", s2_2="pink", s2_3="pink")
    table.phase_two().market(black_set=3).play("activate:house-handyman")
    table.play("take:black-set", "put:3.3")
    assert table.prestige() == 6
    assert table.view()["players"][0]["score"]["candles"] == 1
    table.play("take:black-set", "put:1.1")
    assert table.prestige() == 6, "other spaces give none"
    table.play("take:black-set", "put:1.5")
    assert table.prestige() == 6
    assert table.prestige(1) == 5


def test_r58_every_candle_of_the_edition_pays_and_no_other_space() -> None:
    spaces = sheet("stage_set", "space")
    candles = {space["id"] for space in spaces if space["candle"]}
    assert candles == {"3.3", "4.2", "4.3", "5.1", "5.3", "5.5"}
    for space in spaces:
        table = Table(seats=2).draft()
        others = {
            f"s{o['id'].replace('.', '_')}": "black" for o in spaces if o["row"] < space["row"]
        }
        table.build(0, **others).phase_two().market(black_set=1)
        table.play("activate:house-handyman", "take:black-set", f"put:{space['id']}")
        assert table.prestige() == 5 + (space["id"] in candles)


@pytest.mark.parametrize(
    ("colour", "pounds", "mine", "theirs", "tokens"),
    [
        ("black", 0, 3, 3, 0),
        ("pink", 1, 3, 3, 0),
        ("purple", 0, 3, 2, 0),
        ("blue", 0, 5, 3, 0),
        ("green", 0, 3, 3, 1),
    ],
)
def test_r59_a_set_element_triggers_its_colour_at_once(
    colour: str, pounds: int, mine: int, theirs: int, tokens: int
) -> None:
    table = at_work("set-dresser-8", 3, **{f"{colour}_set": 2})
    table.play(f"take:{colour}-set")
    assert (table.pounds(), table.ambiance(0), table.plus3()) == (0, 3, 0), "on placing, not taking"
    table.play("put:1.3")
    assert table.pounds() == pounds
    assert [table.ambiance(seat) for seat in range(3)] == [mine, theirs, theirs]
    assert (table.plus3(), table.supply()) == (tokens, 8 - tokens)
    assert [table.pounds(seat) + table.plus3(seat) for seat in (1, 2)] == [0, 0]
    assert table.prestige() == 5


@pytest.mark.parametrize("colour", sorted(VALUES))
def test_r60_costume_elements_have_no_colour_effect(colour: str) -> None:
    table = at_work("costume-mistress-6", 3, **{f"{colour}_costume": 2})
    dress(table, "author", colour)
    assert [table.ambiance(seat) for seat in range(3)] == [3, 3, 3]
    assert (table.pounds(), table.plus3(), table.supply(), table.prestige()) == (0, 0, 8, 5)
