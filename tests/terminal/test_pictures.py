"""Any view can be read: lists, tables and numbers, named by words."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from groundlings.terminal.picture import Painter
from groundlings.words import phrasebook

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

WORDS = """
[label]
round = "Round"
bag = "Bag"
pile = "Pile"
leader = { name = "Leader", is = "seat" }
order = { name = "Order", is = "seat" }
prestige = { name = "Prestige", by = "seat" }
seen = { name = "Seen", by = "seat" }
players = { name = "Players", by = "seat" }
market = "Market"
boards = "Boards"
card = "Card"
cost = "Cost"
id = { name = "Id", hide = true }
purse = { name = "Purse", aside = true }
open = "Open"
rows = "Rows"
shelf = { name = "Shelf", none = "sold" }
tokens = { name = "Tokens", table = "Tokens in the supply" }
tracks = { name = "Tracks", none = "neutral", draw = "standing" }
wall = { name = "Wall", draw = "bricks", beside = "put" }
hand = { name = "Hand", apart = true }
[label.cellar]
name = "Cellar"
within.shelf = { name = "Rack", within = { cost = "Price" } }
within.bag = { name = "Sack", aside = true }
[noun]
pie = { default = "the pie", alone = "pie", short = "Pi" }
nut = { default = "the nut", alone = "nut" }
"""


@pytest.fixture
def painter(tmp_path: Path) -> Painter:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.toml").write_text(WORDS, encoding="utf-8")
    return Painter(phrasebook("en", tmp_path).seated(["Anna", "Béla"]))


def drawn(painter: Painter, view: Mapping[str, object], *, full: bool = False) -> list[str]:
    """The lines of a picture, each with single blanks and without rules."""
    file = StringIO()
    console = Console(file=file, width=100)
    for picture in painter.view(view, full=full):
        console.print(picture, highlight=False)
    lines = [" ".join(line.split()) for line in file.getvalue().splitlines()]
    return [line for line in lines if line.strip("─ ")]


@pytest.mark.parametrize(
    ("view", "line"),
    [
        ({"round": 3}, "Round 3"),
        ({"round": None}, "Round none"),
        ({"shelf": None}, "Shelf sold"),
        ({"shelf": []}, "Shelf none"),
        ({"shelf": ["pie", None, "nut"]}, "Shelf pie, sold, nut"),
        ({"shelf": {"II": None, "cost": 3}}, "Shelf II: sold, Cost: 3"),
        ({"shelf": {"II": [{"seat": None, "cost": 1}]}}, "Shelf II: sold, Cost 1"),
        ({"round": "pie"}, "Round pie"),
        ({"round": "cost"}, "Round Cost"),
        ({"round": "Some [b]text[/b]"}, "Round Some [b]text[/b]"),
        ({"open": True}, "Open yes"),
        ({"open": False}, "Open no"),
        ({"bag": {"nut": 2, "pie": 1}}, "Bag nut 2, pie 1"),
        ({"bag": {"nut": 0, "pie": 1}}, "Bag pie 1"),
        ({"bag": {"nut": 0, "pie": 0}}, "Bag none"),
        ({"bag": {}}, "Bag none"),
        ({"bag": {"cost": 0, "round": 2}}, "Bag Cost: 0, Round: 2"),
        ({"bag": {"1": 4, "2": 5}}, "Bag 1: 4, 2: 5"),
        ({"pile": []}, "Pile none"),
        ({"pile": ["pie", "nut", "pie"]}, "Pile pie, nut, pie"),
        ({"leader": 1}, "Leader Béla"),
        ({"leader": -1}, "Leader nobody"),
        ({"leader": {"seat": 0}}, "Leader Anna"),
        ({"round": {"noun": "nut"}}, "Round nut"),
        ({"order": [1, 0]}, "Order Béla, Anna"),
        ({"prestige": [5, 4]}, "Prestige Anna: 5, Béla: 4"),
        ({"seen": {"1": ["pie", "nut"]}}, "Seen Béla: pie, nut"),
        ({"unknown": 1}, "[unknown] 1"),
        ({"bag": {"I": 4, "1.2": "pie"}}, "Bag I: 4, 1.2: pie"),
        ({"bag": {"II": [{"card": "pie", "cost": 0, "open": True}]}}, "Bag II: pie, Open"),
        ({"bag": {"II": [{"id": "c1", "leader": 0, "cost": 2}]}}, "Bag II: Anna, Cost 2"),
        ({"bag": {"II": [{"card": "", "open": False}]}}, "Bag II: none"),
        ({"bag": {"II": [{"seat": 0, "cost": 1}, {"seat": 1}]}}, "Bag II: Anna, Cost 1; Béla"),
    ],
)
def test_a_short_thing_is_a_line(painter: Painter, view: dict[str, object], line: str) -> None:
    assert drawn(painter, view, full=True) == [line]


@pytest.mark.parametrize(
    "view",
    [{"round": None}, {"round": ""}, {"bag": {"nut": 0, "pie": 0}}, {"bag": {}}, {"pile": []}],
)
def test_what_there_is_none_of_is_left_out_of_a_short_view(
    painter: Painter, view: dict[str, object]
) -> None:
    assert drawn(painter, view) == []


@pytest.mark.parametrize(
    ("view", "line"),
    [
        ({"round": 0}, "Round 0"),
        ({"shelf": None}, "Shelf sold"),
        ({"shelf": ["pie", None, "nut"]}, "Shelf pie, nut"),
        ({"leader": {"seat": 0}}, "Leader Anna"),
    ],
)
def test_what_says_something_stays_in_a_short_view(
    painter: Painter, view: dict[str, object], line: str
) -> None:
    assert drawn(painter, view) == [line]


def test_nobody_is_not_nothing(painter: Painter) -> None:
    assert drawn(painter, {"order": []}, full=True) == ["Order nobody"]


def test_what_the_table_has_is_named_so_and_stands_aside(painter: Painter) -> None:
    view = {"tokens": 8, "players": [{"cost": 1, "tokens": 2}, {"cost": 2, "tokens": 0}]}
    assert drawn(painter, view) == ["Anna Béla", "Cost 1 2", "Tokens 2 0"]
    assert drawn(painter, view, full=True)[0] == "Tokens in the supply 8"


def test_a_row_of_nothing_is_left_out_of_a_short_table(painter: Painter) -> None:
    view = {"players": [{"cost": 1, "open": False, "purse": 1}, {"cost": 0, "open": False}]}
    assert drawn(painter, view) == ["Anna Béla", "Cost 1 0"]
    assert "Open no no" in drawn(painter, view, full=True)


def test_standing_is_a_grid_with_the_first_marked(painter: Painter) -> None:
    tracks = {
        "II": [{"seat": 1, "cost": 4}, {"seat": 0, "cost": 4}],
        "III": [{"seat": 0, "cost": 7}, {"seat": 1, "cost": 2}],
    }
    view = {"tracks": tracks, "players": [{"cost": 1, "bag": {}}, {"cost": 2, "bag": {}}]}
    grid = ["II 4 4*", "III 7* 2"]
    assert drawn(painter, view) == ["* is ahead. Anna Béla", "Cost 1 2", *grid]
    assert drawn(painter, {"tracks": tracks}) == ["* is ahead. Anna Béla", *grid]
    alone = {"II": [{"seat": None, "cost": 3}, {"seat": 0, "cost": 1}]}
    assert drawn(painter, {"tracks": alone}) == ["* is ahead. Anna neutral", "II 1 3*"]


def test_of_things_apart_the_own_are_told_and_the_others_counted(painter: Painter) -> None:
    pie, nut, open_nut = {"card": "pie"}, {"card": "nut"}, {"card": "nut", "open": True}
    players = [{"cost": 1, "hand": [pie]}, {"cost": 2, "hand": [pie, open_nut, nut]}]
    table = ["Anna Béla", "Cost 1 2", "Hand 1 3"]
    assert drawn(painter, {"players": players}) == table
    told = ["Hand pie; nut, Open; nut"]
    assert drawn(painter, {"seat": 1, "players": players}) == [*table, *told]
    assert "Hand pie pie" in drawn(painter, {"players": players}, full=True)


def test_bricks_are_a_wall(painter: Painter) -> None:
    free: dict[str, object] = {"holds": None, "candle": False, "open": True}
    wall = [
        {**free, "place": "1.1", "row": 1, "x": -1, "holds": "pie", "open": False},
        {**free, "place": "1.2", "row": 1, "x": 1},
        {**free, "place": "2.1", "row": 2, "x": 0, "candle": True, "open": False},
    ]
    assert list(painter.bricks(wall)) == ["    |2.1*.. |", "|1.1 Pi |1.2 __ |"]
    legend = "__ can be built on, .. not yet; * is a candle."
    told = ["Wall", "|2.1*.. |", "|1.1 Pi |1.2 __ |", legend]
    assert drawn(painter, {"wall": wall}, full=True) == told
    assert drawn(painter, {"wall": wall}) == ["Wall", "|1.1 Pi |1.2 __ |"]
    assert drawn(painter, {"wall": wall[1:]}) == []
    assert len(list(painter.beside({"wall": wall}, "put"))) == 3
    assert list(painter.beside({"wall": wall}, "take")) == []


def test_what_is_hidden_or_aside_is_left_out(painter: Painter) -> None:
    view = {"id": "c7", "purse": 3, "round": 1, "over": False, "game": "pit"}
    assert drawn(painter, view) == ["Round 1"]
    assert drawn(painter, view, full=True) == ["Purse 3", "Round 1", "Finished no"]


def test_players_stand_side_by_side(painter: Painter) -> None:
    view = {
        "players": [
            {"cost": 1, "bag": {"nut": 1, "pie": 0}, "boards": {"round": 1, "card": "pie"}},
            {"cost": 2, "bag": {"nut": 0, "pie": 0}, "boards": {"round": 2, "card": "nut"}},
        ]
    }
    assert drawn(painter, view, full=True) == [
        "Players",
        "Anna Béla",
        "Cost 1 2",
        "Bag nut 1 none",
        "Boards: Round 1 2",
        "Boards: Card pie nut",
    ]


def test_places_are_told_in_one_cell(painter: Painter) -> None:
    empty: dict[str, str] = {}
    view = {
        "players": [
            {"cost": 1, "boards": {"1.1": "pie", "1.2": "nut"}},
            {"cost": 2, "boards": empty},
        ]
    }
    told = drawn(painter, view, full=True)
    assert told == ["Players", "Anna Béla", "Cost 1 2", "Boards 1.1: pie, 1.2: nut none"]


def test_cards_stand_below_each_other(painter: Painter) -> None:
    view = {
        "market": [
            {"id": "c1", "card": "pie", "cost": 3},
            {"id": "c2", "card": "nut", "leader": {"seat": 1}},
        ]
    }
    assert drawn(painter, view) == ["Market", "Card Cost Leader", "1 pie 3", "2 nut Béla"]


def test_what_is_missing_in_a_table_is_said_by_its_label(painter: Painter) -> None:
    view = {"shelf": [{"card": "pie", "cost": 3}, {"card": None, "cost": 2}]}
    assert drawn(painter, view) == ["Shelf", "Card Cost", "1 pie 3", "2 sold 2"]


def test_a_table_of_tables_has_their_names(painter: Painter) -> None:
    view = {"boards": {"pie": {"cost": 1, "round": 2}, "nut": {"cost": 3, "round": 4}}}
    assert drawn(painter, view) == ["Boards", "Cost Round", "pie 1 2", "nut 3 4"]


def test_lists_within_lists_take_a_line_each(painter: Painter) -> None:
    assert drawn(painter, {"rows": [["pie"], ["nut", "nut"]]}) == ["Rows pie", "nut, nut"]
    assert drawn(painter, {"bag": {"cost": {"nut": 1}, "pile": ["pie"]}}) == [
        "Bag Cost: nut 1",
        "Pile: pie",
    ]


def test_points_without_a_breakdown_are_a_total(painter: Painter) -> None:
    file = StringIO()
    Console(file=file, width=60).print(painter.scores({}, [3, 4]))
    rows = [" ".join(line.split()) for line in file.getvalue().splitlines()]
    assert [row for row in rows if row.strip("─ ")] == ["Scores", "Source Anna Béla", "Total 3 4"]


def test_a_key_can_mean_something_else_within_another(painter: Painter) -> None:
    """And what stands aside there is told in full only."""
    cellar = {"shelf": [{"card": "pie", "cost": 2}, {"card": "nut", "cost": 0}], "bag": 7}
    view = {"cellar": cellar, "shelf": ["nut", None], "bag": 3}
    assert drawn(painter, view) == ["Cellar Rack: pie, Price 2; nut", "Shelf nut", "Bag 3"]
    assert drawn(painter, view, full=True) == [
        "Cellar Rack: pie, Price 2; nut",
        "Sack: 7",
        "Shelf nut, sold",
        "Bag 3",
    ]


def test_what_goes_with_what_is_told_in_one_place(painter: Painter) -> None:
    view = {"players": [{"tokens": {"pie": "nut", "nut": "pie"}, "cost": 1}]}
    assert "Tokens pie: nut, nut: pie" in drawn(painter, view, full=True)
