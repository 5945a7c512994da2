"""What is hidden, from whom, and for how long (S7)."""

from __future__ import annotations

from typing import Any

import pytest

from groundlings.shakespeare.days import MAINTENANCE, SCORING, Day
from groundlings.shakespeare.verbs import OBJECTIVE_NAMES
from shakespeare.theatre import Table

OWN = {"held", "drawn", "under"}
LOOKERS = (0, 1, 2, None)


def audience(*deck: str) -> Table:
    """Seat 0 of three has drawn three objectives, the top ones of this deck."""
    table = Table(seats=3).draft().phase_two()
    table.stock(*deck)
    table.told()
    return table.play("activate:queen", "ask:objectives")


def whispers(table: Table, seat: int | None) -> list[Any]:
    """What is said of objectives, as this seat hears it."""
    heard = table.game.events(table.g, seat)
    return [event for event in heard if "objective" in event["key"]]  # type: ignore[operator]


def words(value: object) -> set[str]:
    """Every text in a view; the keys of its tables say nothing."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return set().union(*map(words, value))
    return {value} if isinstance(value, str) else set()


def names_in(view: dict[str, Any]) -> set[str]:
    """The objectives a view names anywhere."""
    return words(view) & set(OBJECTIVE_NAMES)


def test_s7_a_spectator_sees_what_all_see_and_nothing_of_anybodys_own() -> None:
    table = Table(seats=3).draft().hold(0, "rows").hold(1, "stars")
    seen = table.view(None)
    assert not OWN & set(seen)
    mine = table.view(0)
    assert set(mine) >= OWN
    public = {key: value for key, value in mine.items() if key not in OWN}
    assert public == seen | {"seat": 0, "prompt": mine["prompt"]}


def test_s7_objectives_held_are_known_to_their_holder_alone() -> None:
    table = Table(seats=3).draft().hold(0, "rows", "stars").hold(1, "firsts")
    assert [table.view(seat)["held"] for seat in range(3)] == [["rows", "stars"], ["firsts"], []]
    assert [player["objectives"] for player in table.view(None)["players"]] == [2, 1, 0]
    assert names_in(table.view(0)) == {"rows", "stars"}
    assert names_in(table.view(2)) == set()
    assert names_in(table.view(None)) == set()


def test_s7_two_hands_that_differ_look_the_same_to_the_others() -> None:
    table = Table(seats=3).draft().hold(0, "rows", "stars")
    before = [table.view(looker) for looker in LOOKERS]
    table.hold(0, "yellow4", "savings")
    after = [table.view(looker) for looker in LOOKERS]
    assert before[1:] == after[1:]
    assert before[0] != after[0]


def test_s7_the_forecast_of_a_holder_is_for_the_holder() -> None:
    table = Table(seats=3).draft().hold(0, "craftsmen3")
    table.give(0, "handyman")
    table.give(0, "handyman")
    assert table.hints(0)["forecast"] == {"objectives": 2, "yellow": 0, "unpaid": -4}
    assert table.hints(1)["forecast"]["objectives"] == 0
    assert "forecast" not in table.hints(None)


def test_s7_objectives_are_open_after_the_end() -> None:
    table = Table(seats=3).draft().hold(0, "rows", "stars").hold(1, "firsts")
    table.on_day(6).only(Day(SCORING))
    for looker in LOOKERS:
        shown = [player["objectives"] for player in table.view(looker)["players"]]
        assert shown == [["rows", "stars"], ["firsts"], []]
    told = [e["objective"] for e in table.told("revealed-objective")]
    assert told == ["rows", "stars", "firsts"]


def test_s7_objectives_in_the_deck_stay_hidden_after_the_end() -> None:
    table = Table(seats=3).draft().hold(0, "rows")
    table.on_day(6).only(Day(SCORING))
    assert names_in(table.view(None)) == {"rows"}


def test_s7_drawn_objectives_are_seen_by_the_drawer_alone() -> None:
    table = audience("savings", "rows", "stars", "firsts")
    assert table.view(0)["drawn"] == ["firsts", "stars", "rows"]
    assert (table.view(1)["drawn"], table.view(2)["drawn"]) == ([], [])
    for looker in (1, 2, None):
        assert names_in(table.view(looker)) == set()
        assert table.view(looker)["objectives"] == 1, "how many are left is open"
    assert table.game.options(table.g, 1) == []


def test_s7_what_is_drawn_is_whispered() -> None:
    table = audience("savings", "rows", "stars", "firsts")
    table.play("choose:stars")
    mine = [(event["key"], event.get("objective")) for event in whispers(table, 0)]
    assert mine == [
        ("drew-objectives", None),
        ("saw-objective", {"noun": "firsts"}),
        ("saw-objective", {"noun": "stars"}),
        ("saw-objective", {"noun": "rows"}),
        ("kept-objective", None),
        ("chose-objective", {"noun": "stars"}),
    ]
    for looker in (1, 2, None):
        assert [event["key"] for event in whispers(table, looker)] == [
            "drew-objectives",
            "kept-objective",
        ]


def test_s7_the_chooser_still_knows_what_went_under_the_deck() -> None:
    table = audience("savings", "rows", "stars", "firsts").play("choose:stars")
    assert table.view(0)["held"] == ["stars"]
    assert table.view(0)["under"] == {"1": "rows", "2": "firsts"}, "from the bottom"
    assert (table.view(0)["drawn"], table.view(1)["under"], table.view(2)["under"]) == ([], {}, {})
    assert names_in(table.view(1)) == set()
    assert "under" not in table.view(None)


def test_s7_cards_put_under_by_another_move_the_known_ones_up() -> None:
    deck = ("set40", "savings", "precious", "rows", "stars", "firsts")
    table = audience(*deck).play("choose:stars")
    table.play("activate:queen", "ask:objectives")
    assert table.view(1)["drawn"] == ["precious", "savings", "set40"]
    assert table.view(0)["under"] == {"1": "rows", "2": "firsts"}
    table.play("choose:savings")
    assert table.view(1)["under"] == {"1": "set40", "2": "precious"}
    assert table.view(0)["under"] == {"3": "rows", "4": "firsts"}


def test_s7_known_cards_that_another_draws_are_known_no_more() -> None:
    table = audience("savings", "rows", "stars", "firsts").play("choose:stars")
    table.play("activate:queen", "ask:objectives")
    assert table.view(1)["drawn"] == ["savings", "firsts", "rows"]
    assert table.view(0)["under"] == {}
    table.play("choose:rows")
    assert table.view(1)["under"] == {"1": "firsts", "2": "savings"}
    assert table.view(0)["under"] == {}, "which of the three went back seat 0 cannot tell"
    assert names_in(table.view(0)) == {"stars"}


def test_s7_drawing_the_own_cards_again_one_sees_them_again() -> None:
    table = audience("savings", "rows", "stars", "firsts").play("choose:stars")
    table.only().phase_two(first=0)
    table.free(0, "queen")
    table.settle().play("activate:queen", "ask:objectives")
    assert table.view(0)["drawn"] == ["savings", "firsts", "rows"]
    assert table.view(0)["under"] == {}
    table.play("choose:savings")
    assert table.view(0)["under"] == {"1": "rows", "2": "firsts"}


@pytest.mark.parametrize("other", ["wager:5", "wager:3"])
def test_s7_a_sealed_wager_shows_that_it_was_made_and_not_what(other: str) -> None:
    table, twin = Table(seats=3).draft(), Table(seats=3).draft()
    table.play("wager:2", seat=0)
    twin.play(other, seat=0)
    for looker in (1, 2, None):
        assert table.view(looker) == twin.view(looker)
        assert table.game.events(table.g, looker) == twin.game.events(twin.g, looker)
        assert table.view(looker)["answered"] == [0]
    table.play("wager:3", seat=1).play("wager:4", seat=2)
    assert [player["cylinders"] for player in table.view(None)["players"]] == [2, 3, 4]


def test_s7_a_sealed_rest_shows_that_it_was_chosen_and_not_whom() -> None:
    tables = []
    for choice in ("keep:author", "keep:queen"):
        table = Table(seats=3).draft()
        for seat in range(3):
            table.use(seat, "author")
            table.use(seat, "queen")
        tables.append(table.only(Day(MAINTENANCE)).play(choice, seat=1))
    one, other = tables
    for looker in (0, 2, None):
        assert one.view(looker) == other.view(looker)
        assert one.game.events(one.g, looker) == other.game.events(other.g, looker)
    for table in tables:
        table.play("keep:author", seat=0).play("keep:author", seat=2)
    assert one.view(0)["players"] != other.view(0)["players"], "all is open when all are in"


def test_s7_a_redeal_keeps_what_the_seat_knows_and_mixes_the_rest() -> None:
    table = audience("savings", "set40", "rows", "stars", "firsts").play("choose:stars")
    table.hold(1, "precious", "yellow4")
    rivals = set()
    for die in range(30):
        world = table.game.redeal(table.g, 0, die)
        view: dict[str, Any] = table.game.view(world, 0)
        assert (view["held"], view["under"]) == (["stars"], {"1": "rows", "2": "firsts"})
        hands: dict[str, Any] = table.game.view(world, 1)
        rivals.add(tuple(hands["held"]))
        assert set(hands["held"]) <= {"precious", "yellow4", "savings", "set40"}
    assert len(rivals) > 5
