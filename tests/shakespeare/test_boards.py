"""What is printed, for whoever draws it; and the moment that a table shows: phase, work, hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from groundlings.editions.reader import ORIGINS
from groundlings.shakespeare.craft import dress
from groundlings.shakespeare.days import AMBIANCE_PHASE, MAINTENANCE, REHEARSAL_PHASE, SCORING, Day
from groundlings.shakespeare.perform import Take
from groundlings.shakespeare.verbs import (
    CARD_NAMES,
    COLOUR_NAMES,
    ELEMENT_NAMES,
    OBJECTIVE_NAMES,
    SPACE_NAMES,
)
from shakespeare.theatre import GAME, Table, revised

BOARDS = GAME.guide.boards()
COLOURS = {facts["value"]: colour for colour, facts in BOARDS["colours"].items()}
"""One of each value."""


WITH_A_WHITE_QUILL = next(
    noun
    for noun, card in BOARDS["cards"].items()
    if any(effect["key"] == "quill-any" for effect in card["rehearsal"])
)


def plain(value: Any) -> Any:  # noqa: ANN401 - whatever JSON can carry
    """The same with lists, as JSON has them, where keys are texts already."""
    match value:
        case dict():
            assert all(type(key) is str for key in value)
            return {key: plain(one) for key, one in value.items()}
        case list() | tuple():
            return [plain(one) for one in value]
        case _:
            assert value is None or type(value) in {str, int, bool}, value
            return value


# What is printed


def test_boards_are_ready_for_json() -> None:
    assert json.loads(json.dumps(BOARDS)) == plain(BOARDS)


def test_boards_have_every_card_colour_objective_and_space() -> None:
    assert set(BOARDS["cards"]) == {*CARD_NAMES, "extra"}
    assert set(BOARDS["colours"]) == set(COLOUR_NAMES)
    assert set(BOARDS["objectives"]) == set(OBJECTIVE_NAMES)
    places = [spot["place"] for spot in BOARDS["spaces"]]
    assert len(places) == len(set(places))
    assert set(places) <= set(SPACE_NAMES)
    assert {len(spaces) for spaces in BOARDS["acts"].values()} == {10}


def test_spaces_facing_each_other_stand_on_either_side_of_the_mirror_line() -> None:
    at = {spot["place"]: spot for spot in (*BOARDS["spaces"], *BOARDS["virtual"])}
    for spot in BOARDS["spaces"]:
        facing = at[spot["mirror"]]
        assert (facing["row"], facing["x"]) == (spot["row"], -spot["x"])


def test_costumes_pay_for_every_total_without_a_gap() -> None:
    rows = BOARDS["costumes"]
    assert rows[0]["from"] == 3
    assert [row["from"] for row in rows[1:]] == [row["to"] + 1 for row in rows[:-1]]


@pytest.mark.parametrize("total", range(3, 16))
def test_a_complete_costume_pays_what_the_boards_say(total: int) -> None:
    """Three elements of values 1 to 5 make every total."""
    costume = [COLOURS[(total + n) // 3] for n in range(3)]
    table = Table(seats=2).draft()
    falstaff = table.member(0, "falstaff")
    table.wear(falstaff, *costume[:2])
    before = table.pounds(), table.prestige()
    dress(table.g, 0, ELEMENT_NAMES.index(f"{costume[2]}-costume"), falstaff)
    row = next(row for row in BOARDS["costumes"] if row["from"] <= total <= row["to"])
    pays = {one["key"]: one["n"] for one in row["pays"]}
    assert table.pounds() - before[0] == pays.get("pounds", 0)
    assert table.prestige() - before[1] == pays.get("prestige", 0)


CHANGES = [
    ("[meta]", "element_prestige = 1", "element_prestige = 2", ("yellow",), 2),
    ("[meta]", "rehearsal_days = [4, 6]", "rehearsal_days = [3, 6]", ("rehearsals",), [3, 6]),
    ("[track.act]", "grey_penalty = 1", "grey_penalty = 2", ("grey", "penalty"), 2),
    ("[track.act.II]", "[2, 1]", "[4, 2, 1]", ("ranks",), [4, 2, 1]),
    ("[track.act.I]", "5, pounds = 1", "5, pounds = 2", ("acts", "I", 4, 0, "n"), 2),
    ("[track.ambiance]", "pounds 1", "nothing", ("ambiance", 3, "key"), "nothing"),
    ("from = 6\nto = 7", "pounds = 2", "pounds = 9", ("costumes", 1, "pays", 0, "n"), 9),
    ('key = "pink"', "value = 2", "value = 3", ("colours", "pink", "value"), 3),
    ('key = "pink"', "n = 1", "n = 4", ("colours", "pink", "built", 0, "n"), 4),
    ('key = "iago"', "cost = 3", "cost = 5", ("cards", "iago", "cost"), 5),
    ('key = "falstaff"', "n = 2", "n = 1", ("cards", "falstaff", "activation", 1, "n"), 1),
]  # fmt: skip


@pytest.mark.parametrize(("anchor", "old", "new", "way", "told"), CHANGES)
def test_a_changed_edition_changes_the_boards(
    anchor: str, old: str, new: str, way: tuple[str | int, ...], told: object
) -> None:
    """And nothing of the boards of the shipped one."""
    before = json.dumps(BOARDS)
    ours: Any = GAME.guide.boards()
    theirs: Any = revised((anchor, old, new)).guide.boards()
    for key in way:
        ours, theirs = ours[key], theirs[key]
    assert theirs == told
    assert ours != told
    assert json.dumps(GAME.guide.boards()) == before


def test_a_value_that_is_not_the_printed_one_says_so() -> None:
    for cards in (BOARDS["cards"], BOARDS["objectives"]):
        for noun, card in cards.items():
            assert set(card["origin"].values()) <= set(ORIGINS), noun
    falstaff = BOARDS["cards"]["falstaff"]["origin"]
    assert (falstaff["name"], falstaff["cost"]) == ("seed", "reconstructed")
    assert BOARDS["colours"]["black"]["origin"] == {"value": "seed", "built": "seed"}


def test_an_owner_who_corrects_a_card_takes_its_mark_away() -> None:
    change = 'origin = { name = "seed", cost = "reconstructed", activation = "reconstructed"'
    owner = revised(('key = "falstaff"', change, change.replace("reconstructed", "seed")))
    assert owner.guide.boards()["cards"]["falstaff"]["origin"]["cost"] == "seed"
    assert owner.guide.boards()["cards"]["author"] == BOARDS["cards"]["author"]


# The moment


def moment(table: Table) -> tuple[object, object, object]:
    """Phase, work and hand; everybody sees the same."""
    seen = [
        [view[key] for key in ("phase", "work", "hand")]
        for view in map(table.view, [*range(table.g.seats), None])
    ]
    assert all(one == seen[0] for one in seen)
    phase, work, hand = seen[0]
    return phase, work, hand


def test_a_game_begins_with_the_draft_and_goes_on_with_the_wager() -> None:
    table = Table(seats=2)
    assert moment(table) == ("draft", None, None)
    assert moment(table.draft()) == ("wager", None, None)
    assert moment(table.wager(2, 1)) == ("turns", None, None)


def test_alone_the_draft_is_followed_by_the_turns() -> None:
    assert moment(Table(seats=1)) == ("draft", None, None)
    assert moment(Table(seats=1).draft()) == ("turns", None, None)


def test_quills_of_the_ambiance_are_spent_in_its_phase() -> None:
    table = Table(seats=2).draft().market().mood(5, 3).only(Day(AMBIANCE_PHASE))
    assert table.options(verb="advance") == ["advance:I", "advance:II", "advance:III"]
    assert moment(table) == ("ambiance", None, None)


def test_quills_of_a_rehearsal_are_spent_in_its_phase() -> None:
    table = Table(seats=2).draft().on_day(4).initiative(0, 1)
    table.give(0, WITH_A_WHITE_QUILL, "black", "black", "black")
    table.only(Day(REHEARSAL_PHASE))
    assert table.options(verb="advance") == ["advance:I", "advance:II", "advance:III"]
    assert moment(table) == ("rehearsal", None, None)


def test_who_rests_is_chosen_at_the_end_of_a_day() -> None:
    table = Table(seats=2).draft()
    table.use(0, "author")
    table.use(0, "queen")
    assert moment(table.only(Day(MAINTENANCE))) == ("rest", None, None)


def test_after_the_end_nothing_goes_on() -> None:
    table = Table(seats=2).draft().on_day(6).only(Day(SCORING))
    assert table.g.over
    assert moment(table) == ("end", None, None)


def test_a_craftsman_at_work_has_value_left() -> None:
    table = Table(seats=2).draft().phase_two().market(black_set=3, pink_costume=1)
    table.play("activate:house-handyman")
    value = BOARDS["cards"]["house-handyman"]["activation"][0]["n"]
    at_work = {"seat": 0, "card": "house-handyman", "value": value, "whole": value}
    assert moment(table) == ("turns", at_work, None)
    table.play("take:black-set")
    left = at_work | {"value": value - 1}
    assert moment(table) == ("turns", left, {"seat": 0, "element": "black-set"})
    table.play("put:1.2")
    assert moment(table) == ("turns", left, None)
    assert moment(table.play("stop")) == ("turns", None, None)


def test_an_actors_power_has_elements_left() -> None:
    mask = 1 << ELEMENT_NAMES.index("yellow-set") | 1 << ELEMENT_NAMES.index("yellow-costume")
    table = Table(seats=2).draft().phase_two().market(yellow_set=2, yellow_costume=1)
    table.push(Take(1, CARD_NAMES.index("king-lear"), mask, 2))
    assert moment(table)[1] == {"seat": 1, "card": "king-lear", "elements": 2}
    table.play("take:yellow-costume")
    assert moment(table)[1:] == (
        {"seat": 1, "card": "king-lear", "elements": 1},
        {"seat": 1, "element": "yellow-costume"},
    )
