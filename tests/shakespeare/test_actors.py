"""Actors, acts and the initiative: R34 to R41."""

from __future__ import annotations

from typing import Any, cast

import pytest

from groundlings.errors import IllegalChoice
from groundlings.shakespeare import GAME as SHAKESPEARE
from groundlings.shakespeare.state import ACTOR, book
from groundlings.shakespeare.verbs import ADDED_NAMES, CARD_NAMES
from shakespeare.theatre import Table

RECORDS: Any = [
    *cast("list[Any]", SHAKESPEARE.sheet.get("character")),
    *cast("list[Any]", SHAKESPEARE.sheet.get("backstage", "actor")),
]
CHARACTERS = {record["key"].replace("_", "-"): record for record in RECORDS}
ACTORS = [name for name, record in CHARACTERS.items() if record["type"] == "actor"]


def acts(table: Table, seat: int = 0) -> list[int]:
    return [table.at(act, seat) for act in ("I", "II", "III")]


def pile(table: Table, act: str) -> list[tuple[int, int]]:
    """The discs of an act as (seat, space), the one ahead first."""
    return [(disc["seat"], disc["space"]) for disc in table.view()["acts"][act]]


def test_r34_who_has_a_costume_space_and_an_activation_power_is_an_actor() -> None:
    cards = book(SHAKESPEARE.new(seats=2, seed=1)).cards
    for name in CARD_NAMES:
        card = CARD_NAMES.index(name)
        both = cards.slots[card] > 0 and len(CHARACTERS[name]["activation"]) > 0
        assert (cards.type[card] == ACTOR) == (both or name == "bear"), name
    assert len(ACTORS) == 14 + len(ADDED_NAMES)


@pytest.mark.parametrize("name", sorted(CHARACTERS.keys() - {"extra"}))
def test_r34_actors_wear_costumes_and_others_do_not(name: str) -> None:
    table = Table(seats=2).draft()
    if name not in ("author", "falstaff", "house-handyman", "queen"):
        table.give(0, name)
    table.give(0, "costume-mistress-8")
    table.phase_two().market(pink_costume=1)
    table.play("activate:costume-mistress-8", "take:pink-costume")
    assert (f"dress:{name}" in table.options()) == (name in ACTORS)


@pytest.mark.parametrize(
    ("card", "wanted"),
    [
        ("falstaff", [2, 1, 1]),
        ("viola", [1, 2, 1]),
        ("othello", [1, 1, 3]),
        ("iago", [2, 2, 1]),
        ("lady-macbeth", [1, 2, 2]),
        ("titania", [1, 1, 2]),
    ],
)
def test_r35_a_coloured_quill_is_one_space_on_its_act(card: str, wanted: list[int]) -> None:
    """Red is Act I, yellow Act II, blue Act III; the others' discs stay."""
    table = Table(seats=2).draft()
    if card != "falstaff":
        table.give(0, card)
    table.phase_two().play(f"activate:{card}")
    assert acts(table) == wanted
    assert acts(table, 1) == [1, 1, 1]
    assert table.asked == [1]


@pytest.mark.parametrize(
    ("act", "wanted"), [("I", [2, 1, 1]), ("II", [1, 2, 1]), ("III", [1, 1, 2])]
)
def test_r35_a_white_quill_is_one_space_on_any_act(act: str, wanted: list[int]) -> None:
    table = Table(seats=2).draft()
    table.give(0, "romeo")
    table.phase_two().play("activate:romeo")
    assert table.asked == [0]
    assert table.options() == ["advance:I", "advance:II", "advance:III"]
    table.play(f"advance:{act}")
    assert acts(table) == wanted
    assert table.asked == [1]


def test_r36_every_actor_has_a_rehearsal_power_and_nobody_else_but_extras() -> None:
    exceptions = {"ariel", "mercutio", "richard-iii", "shylock"}  # R127, R128
    for name, record in CHARACTERS.items():
        if name in exceptions:
            assert record["rehearsal"] == []
            continue
        assert bool(record["rehearsal"]) == (name in ACTORS or name == "extra"), name


def test_r36_the_rehearsal_power_is_not_used_on_activation() -> None:
    """Lady Macbeth would advance on Act I too, Hamlet would gain prestige, Viola Pounds."""
    table = Table(seats=2).draft()
    for name in ("lady-macbeth", "hamlet", "viola"):
        table.give(0, name, "black", "black", "black")
    table.phase_two().play("activate:lady-macbeth", "pass", "activate:hamlet", "advance:III")
    table.play("activate:viola")
    assert acts(table) == [1, 3, 3]
    assert (table.prestige(), table.pounds()) == (5, 0)


def test_r37_extras_cannot_be_activated_and_do_nothing_before_phase_four() -> None:
    """Not even an Assistant or a Costume Mistress lying face down."""
    table = Table(seats=2).draft()
    table.give(0, "assistant", extra=True)
    table.give(0, "costume-mistress-8", "black", "black", "black", extra=True)
    table.phase_two().market(green_costume=1, blue_costume=1)
    assert table.options(verb="activate") == [
        "activate:author",
        "activate:falstaff",
        "activate:house-handyman",
        "activate:queen",
    ]
    with pytest.raises(IllegalChoice):
        table.play("activate:costume-mistress-8")
    table.play("activate:house-handyman")
    assert table.view()["prompt"]["left"] == 4
    assert "take:green-costume" not in table.options()


def test_r37_extras_matter_in_phase_four() -> None:
    table = Table(seats=2).draft().on_day(4)
    table.give(0, "assistant", "black", "black", "black", extra=True)
    table.phase_two().market().play("pass", "pass")
    assert table.asked == [0]
    assert table.options() == ["advance:I", "advance:II", "advance:III"]


def test_r38_a_disc_arriving_on_an_occupied_space_lies_on_top_and_counts_behind() -> None:
    table = Table(seats=3).draft()
    for seat in range(3):
        table.give(seat, "viola")
    table.phase_two(first=2)
    table.play("activate:viola", "activate:viola", "activate:viola")
    assert pile(table, "II") == [(2, 2), (0, 2), (1, 2)]


def test_r38_a_disc_that_leaves_and_comes_back_has_lost_its_place() -> None:
    table = Table(seats=2).draft()
    table.disc(0, "II", 5).disc(1, "II", 5)
    assert pile(table, "II") == [(0, 5), (1, 5)]
    table.disc(0, "II", 4).disc(0, "II", 5)
    assert pile(table, "II") == [(1, 5), (0, 5)]


def test_r39_a_disc_moved_back_onto_an_occupied_space_also_lies_on_top() -> None:
    table = Table(seats=2).draft().disc(0, "III", 6).disc(1, "III", 5)
    assert pile(table, "III") == [(0, 6), (1, 5)]
    table.phase_two().market().mood(2, 3).play("pass", "pass")
    assert acts(table) == [1, 1, 5]
    assert pile(table, "III") == [(1, 5), (0, 5)]


def test_r40_the_first_actor_of_the_day_takes_the_first_free_place_of_the_initiative() -> None:
    table = Table(seats=3).draft().phase_two()
    assert table.view()["initiative"] == []
    table.play("activate:queen", "ask:pounds")
    table.play("activate:falstaff")
    assert table.view()["initiative"] == [1]
    table.play("activate:author")
    assert table.view()["initiative"] == [1, 2], "on placing the cylinder"
    table.play("advance:I", "advance:I", "activate:falstaff")
    assert table.view()["initiative"] == [1, 2, 0]


def test_r40_a_second_actor_does_not_move_the_disc() -> None:
    table = Table(seats=2).draft().phase_two()
    table.play("activate:falstaff", "activate:falstaff")
    table.play("activate:author", "advance:I", "advance:I")
    assert table.view()["initiative"] == [0, 1]
    assert len(table.told("lined-up")) == 2


@pytest.mark.parametrize("name", ["queen", "house-handyman", "jeweler", "costume-mistress-6"])
def test_r40_only_actors_line_up(name: str) -> None:
    table = Table(seats=2).draft()
    if name in ("jeweler", "costume-mistress-6"):
        table.give(0, name)
    table.phase_two().market().play(f"activate:{name}")
    if name == "queen":
        table.play("ask:pounds")
    assert table.asked == [1]
    assert table.view()["initiative"] == []


@pytest.mark.parametrize("first", ["I", "II", "III"])
@pytest.mark.parametrize("second", ["I", "II", "III"])
def test_r41_the_author_has_two_white_quills(first: str, second: str) -> None:
    table = Table(seats=2).draft().phase_two()
    table.play("activate:author", f"advance:{first}")
    assert table.asked == [0]
    table.play(f"advance:{second}")
    assert table.asked == [1]
    wanted = [1 + (first == act) + (second == act) for act in ("I", "II", "III")]
    assert acts(table) == wanted
