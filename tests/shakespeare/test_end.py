"""The end of the game: R96 to R99."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from groundlings.shakespeare.days import MAINTENANCE, SCORING, Day
from groundlings.shakespeare.objectives import keep
from groundlings.shakespeare.score import LOWEST_ACT_TEST, complete_rows, measure, yellow_elements
from groundlings.shakespeare.stage_set import put
from groundlings.shakespeare.state import YELLOW
from groundlings.shakespeare.verbs import ADDED_OBJECTIVE_NAMES, OBJECTIVE_NAMES
from shakespeare.theatre import GAME, Table

if TYPE_CHECKING:
    from collections.abc import Callable


def last_day(seats: int = 2) -> Table:
    return Table(seats=seats).draft().on_day(6)


def end(table: Table) -> Table:
    """The accounts, nothing else."""
    table.only(Day(MAINTENANCE))
    assert table.g.over
    return table


def hold(table: Table, seat: int, *objectives: str) -> Table:
    for objective in objectives:
        keep(table.g, seat, OBJECTIVE_NAMES.index(objective))
    return table


def score(table: Table, seat: int, source: str) -> int:
    return int(table.view()["players"][seat]["score"][source])


def dressed(table: Table, number: int, *costume: str) -> Table:
    for _ in range(number):
        table.give(0, "puck", *costume, extra=True)
    return table


def rows(table: Table, number: int, colour: str = "black") -> Table:
    """So many rows of the set are complete."""
    for row, width in list(enumerate((5, 4, 5, 4, 5), 1))[:number]:
        table.build(0, **{f"s{row}_{place}": colour for place in range(1, width + 1)})
    return table


def crew(table: Table, *cards: str) -> Table:
    for card in cards:
        table.give(0, card)
    return table.purse(0, 50)


def ahead(table: Table, *acts: str) -> Table:
    for act in ("I", "II", "III"):
        table.disc(1, act, 5).disc(0, act, 6 if act in acts else 5)
    return table


def spaces(table: Table, *where: int) -> Table:
    for act, space in zip(("I", "II", "III"), where, strict=True):
        table.disc(0, act, space)
    return table


CASES: dict[str, tuple[str, Callable[[Table], Table], int]] = {
    "costumes4: three": ("costumes4", lambda t: dressed(t, 3, "pink", "pink", "pink"), 0),
    "costumes4: four": ("costumes4", lambda t: dressed(t, 4, "pink", "pink", "pink"), 2),
    "costumes4: unfinished": ("costumes4", lambda t: dressed(t, 4, "pink", "pink"), 0),
    "craftsmen3: two": ("craftsmen3", lambda t: crew(t, "handyman", "jeweler", "assistant"), 0),
    "craftsmen3: three": ("craftsmen3", lambda t: crew(t, "handyman", "set-dresser-6"), 2),
    "set40: 39": ("set40", lambda t: rows(rows(t, 5, "pink"), 2, "black").build(0, s1_1="pink"), 0),
    "set40: 40": (
        "set40",
        lambda t: rows(rows(t, 5, "pink"), 1, "black").build(0, s1_1="yellow", s2_1="black"),
        2,
    ),
    "firsts: none": ("firsts", ahead, 0),
    "firsts: one": ("firsts", lambda t: ahead(t, "II"), 1),
    "firsts: three": ("firsts", lambda t: ahead(t, "I", "II", "III"), 3),
    "yellow4: three": ("yellow4", lambda t: rows(t, 1).build(0, s1_1="yellow", s1_2="yellow"), 0),
    "yellow4: four": (
        "yellow4",
        lambda t: dressed(t, 2, "yellow").build(0, s1_1="yellow", s1_2="yellow"),
        2,
    ),
    "rows: one": ("rows", lambda t: rows(t, 1), 0),
    "rows: two": ("rows", lambda t: rows(t, 2), 1),
    "rows: three": ("rows", lambda t: rows(t, 3), 2),
    "rows: four": ("rows", lambda t: rows(t, 4), 3),
    "acts8: one short": ("acts8", lambda t: spaces(t, 10, 7, 9), 0),
    "acts8: all": ("acts8", lambda t: spaces(t, 8, 8, 8), 2),
    "savings: two": ("savings", lambda t: t.purse(0, 2), 0),
    "savings: eight": ("savings", lambda t: t.purse(0, 8), 2),
    "savings: thirty": ("savings", lambda t: t.purse(0, 30), 3),
    "stars: five": ("stars", lambda t: crew(t, "iago", "viola", "romeo"), 0),
    "stars: six": ("stars", lambda t: crew(t, "iago", "viola", "romeo", "hamlet"), 2),
    "precious: ten": ("precious", lambda t: dressed(t, 1, "green", "blue", "black"), 0),
    "precious: two": ("precious", lambda t: dressed(t, 2, "green", "green", "black"), 2),
    "precious: four": ("precious", lambda t: dressed(t, 4, "green", "green", "black"), 3),
}


@pytest.mark.parametrize("case", CASES)
def test_r96_each_objective_gives_nought_to_three_prestige(case: str) -> None:
    objective, arrange, worth = CASES[case]
    table = last_day()
    arrange(table)
    end(hold(table, 0, objective))
    assert score(table, 0, "objectives") == worth
    assert score(table, 1, "objectives") == 0
    (event,) = table.told("revealed-objective")
    assert (event["who"], event["objective"], event["n"]) == (0, objective, worth)


def test_r96_every_objective_is_tried_above() -> None:
    base = set(OBJECTIVE_NAMES) - set(ADDED_OBJECTIVE_NAMES)
    assert {objective for objective, _, _ in CASES.values()} == base


def test_r96_the_order_of_revealing_makes_no_difference() -> None:
    """All objectives of a seat are revealed, in an order that changes no total."""
    totals = []
    for held in (("costumes4", "savings", "rows"), ("rows", "savings", "costumes4")):
        table = hold(rows(last_day(), 2).purse(0, 7), 0, *held)
        table.give(0, "puck")
        dressed(table, 4, "black", "black", "black")
        end(table)
        assert {event["objective"] for event in table.told("revealed-objective")} == set(held)
        totals.append((table.prestige(), table.pounds()))
    assert totals == [(5 + 2 + 2 + 1, 6)] * 2


def test_r96_objectives_are_hidden_until_the_end() -> None:
    table, other = hold(last_day(), 0, "rows"), hold(last_day(), 0, "savings")
    for seat in (1, None):
        assert table.view(seat)["players"][0]["objectives"] == 1
        assert table.view(seat) == other.view(seat)
    assert table.view(0)["held"] == ["rows"]
    end(table)
    assert table.view(1)["players"][0]["objectives"] == ["rows"]


def test_r97_each_yellow_element_gives_one_prestige_also_in_an_unfinished_costume() -> None:
    table = last_day().build(0, s1_1="yellow", s1_5="yellow", s1_3="green")
    table.wear(table.member(0, "author"), "yellow", "black")
    table.wear(table.first_extra(0), "black", "yellow", "yellow")
    table.wear(table.member(1, "falstaff"), "green", "pink")
    end(table)
    assert (score(table, 0, "yellow-elements"), table.prestige(0)) == (5, 10)
    assert (score(table, 1, "yellow-elements"), table.prestige(1)) == (0, 5)


def test_r97_yellow_elements_nobody_has_taken_give_nothing() -> None:
    table = end(last_day().market(yellow_set=3, yellow_costume=3))
    assert [table.prestige(seat) for seat in (0, 1)] == [5, 5]


@pytest.mark.parametrize(
    ("pounds", "unpaid", "left"),
    [(0, 3, 0), (1, 2, 0), (3, 2, 2), (4, 1, 0), (8, 1, 4), (9, 0, 0), (12, 0, 3)],
)
def test_r98_each_unpaid_character_costs_two_prestige(pounds: int, unpaid: int, left: int) -> None:
    """Lady Macbeth costs 5, Hamlet 3, Viola 1; what money there is goes where it helps most."""
    table = last_day()
    for card in ("lady-macbeth", "hamlet", "viola"):
        table.give(0, card)
    end(table.purse(0, pounds))
    assert score(table, 0, "unpaid") == -2 * unpaid
    assert table.prestige(0) == 5 - 2 * unpaid
    assert table.pounds(0) == left
    (event,) = [event for event in table.told("paid") if event["who"] == 0]
    assert (event["pounds"], event["left"]) == (pounds - left, left)


def test_r98_extras_and_printed_characters_cost_nothing() -> None:
    table = last_day()
    table.give(0, "lady-macbeth", extra=True)
    end(table)
    assert (table.prestige(0), table.pounds(0)) == (5, 0)


def test_r98_nobody_is_paid_in_part() -> None:
    table = last_day().purse(0, 4)
    table.give(0, "lady-macbeth")
    end(table)
    assert (table.prestige(0), table.pounds(0)) == (3, 4)


def winners(table: Table) -> list[int]:
    return GAME.winners(table.g)


def test_r99_most_prestige_wins() -> None:
    table = last_day(3).purse(0, 30)
    table.score(1, 6)
    end(table)
    assert winners(table) == [1]
    assert GAME.scores(table.g) == [5, 6, 5]


def test_r99_on_a_tie_the_most_pounds_left_after_paying_win() -> None:
    """Seat 0 has more money but pays it away; seat 2 is richest but behind."""
    table = last_day(3).purse(0, 6).purse(1, 2).purse(2, 20)
    table.give(0, "lady-macbeth")
    table.score(2, 4)
    end(table)
    assert [table.prestige(seat) for seat in range(3)] == [5, 5, 4]
    assert [table.pounds(seat) for seat in range(3)] == [1, 2, 20]
    assert winners(table) == [1]


# What it counts, wherever it stands


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_every_row_of_a_full_set_is_complete_the_topmost_too(seat: int) -> None:
    table = Table(seats=4).draft()
    stage = table.g.book.stage
    for space in range(stage.count):
        put(table.g, seat, space, YELLOW)
    rows = max(stage.row[space] for space in range(stage.count))
    wanted = [rows if other == seat else 0 for other in range(4)]
    assert [complete_rows(table.g, other) for other in range(4)] == wanted
    wanted = [stage.count if other == seat else 0 for other in range(4)]
    assert [yellow_elements(table.g, other) for other in range(4)] == wanted


@pytest.mark.parametrize("act", ["I", "II", "III"])
def test_the_lowest_act_may_be_any_of_the_three(act: str) -> None:
    table = Table(seats=2).draft()
    for other in ("I", "II", "III"):
        table.disc(0, other, 7 if other == act else 9)
    assert measure(table.g, 0, LOWEST_ACT_TEST) == 7


def test_a_view_foretells_the_wages_until_they_are_paid() -> None:
    table = Table(seats=2).draft().purse(0, 20)
    table.give(0, "puck")
    wage = table.view()["players"][0]["troupe"][-1]["cost"]
    assert wage > 0
    seen = table.view()["players"][0]
    assert (seen["pounds"], seen["left"], seen["unpaid"]) == (20, 20 - wage, 0)
    table.on_day(6).only(Day(SCORING))
    seen = table.view()["players"][0]
    assert (seen["pounds"], seen["left"], seen["unpaid"]) == (20 - wage, 20 - wage, 0)
