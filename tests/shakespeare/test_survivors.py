"""What no other test noticed when the rules were changed on purpose (docs/mutation.md)."""

from __future__ import annotations

from typing import Any

import pytest

from groundlings.shakespeare import score
from groundlings.shakespeare.craft import Take
from groundlings.shakespeare.days import SCORING, Day
from groundlings.shakespeare.fortune import gain_plus3
from groundlings.shakespeare.rest import has_choice
from groundlings.shakespeare.stage_set import fits_somewhere
from groundlings.shakespeare.state import (
    BLUE,
    DECK,
    DECK_SIZE,
    NOTHING,
    OBJECTIVE_DECK,
    OBJECTIVES_LEFT,
    YELLOW,
)
from groundlings.shakespeare.verbs import CARD_NAMES, ELEMENT_NAMES, OBJECTIVE_NAMES, SPACE_NAMES
from groundlings.shakespeare.wager import careful_wager
from shakespeare.theatre import Table, revised


def deck(g: Any) -> list[int]:  # noqa: ANN401 - a state is read freely in tests
    """The character deck from the bottom."""
    return [int(g.cells[DECK + n]) for n in range(g.cells[DECK_SIZE])]


def stock(table: Table, *objectives: str) -> Table:
    """Only these objectives are in the deck, the top one last."""
    for place, name in enumerate(objectives):
        table.g.cells[OBJECTIVE_DECK + place] = OBJECTIVE_NAMES.index(name)
    table.g.cells[OBJECTIVES_LEFT] = len(objectives)
    return table


# What a seat cannot know is dealt anew


def test_a_redeal_mixes_the_whole_character_deck_and_nothing_but_the_deck() -> None:
    table = Table(seats=3).draft()
    before = deck(table.g)
    worlds = [table.game.redeal(table.g, 0, die) for die in range(40)]
    for world in worlds:
        assert sorted(deck(world)) == sorted(before)
        assert table.game.view(world, 0) == table.view(0)
    for place in (0, -1):
        assert len({deck(world)[place] for world in worlds}) > 5, "the bottom and the top too"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_redeal_keeps_for_every_seat_what_it_put_under_the_deck(seat: int) -> None:
    table = Table(seats=3).draft().phase_two(first=seat)
    stock(table, "savings", "set40", "acts8", "rows", "stars", "firsts")
    table.play("activate:queen", "ask:objectives", "choose:stars")
    known = {"1": "rows", "2": "firsts"}
    others = set()
    for die in range(30):
        world: Any = table.game.redeal(table.g, seat, die)
        seen: Any = table.game.view(world, seat)
        assert (seen["under"], seen["held"]) == (known, ["stars"])
        others.add(tuple(int(world.cells[OBJECTIVE_DECK + place]) for place in (2, 3, 4)))
    assert len(others) == 6, "what nobody has seen comes in every order"


def test_rich_or_poor_nobody_shows_a_hand_before_the_end() -> None:
    table = Table(seats=3).draft().hold(1, "precious", "yellow4")
    for seat in range(3):
        table.purse(seat, 7)
    hands = set()
    for die in range(20):
        view: Any = table.game.view(table.game.redeal(table.g, 0, die), 1)
        hands.add(tuple(view["held"]))
    assert len(hands) > 5


def test_after_the_end_a_redeal_changes_nothing_that_was_shown() -> None:
    table = Table(seats=3).draft().hold(0, "rows", "stars").hold(1, "precious", "yellow4")
    table.on_day(6).only(Day(SCORING))
    for die in range(10):
        world = table.game.redeal(table.g, 0, die)
        for seat in range(3):
            assert table.game.view(world, seat)["players"] == table.view(seat)["players"]


# What the set has room for


def test_the_last_empty_space_of_a_set_is_found_wherever_it_is() -> None:
    table = Table(seats=2).draft()
    stage = table.g.book.stage
    cells = [table.space(1, SPACE_NAMES[stage.noun[space]]) for space in range(stage.count)]
    for cell in cells:
        table.g.cells[cell] = YELLOW
    assert not fits_somewhere(table.g, 1, BLUE)
    for cell in cells:
        table.g.cells[cell] = NOTHING
        assert fits_somewhere(table.g, 1, BLUE)
        table.g.cells[cell] = YELLOW


# What the end counts


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_every_row_of_a_full_set_is_complete_the_topmost_too(seat: int) -> None:
    table = Table(seats=4).draft()
    stage = table.g.book.stage
    for space in range(stage.count):
        table.g.cells[table.space(seat, SPACE_NAMES[stage.noun[space]])] = YELLOW
    rows = max(stage.row[space] for space in range(stage.count))
    wanted = [rows if other == seat else 0 for other in range(4)]
    assert [score.complete_rows(table.g, other) for other in range(4)] == wanted
    wanted = [stage.count if other == seat else 0 for other in range(4)]
    assert [score.yellow_elements(table.g, other) for other in range(4)] == wanted


@pytest.mark.parametrize("act", ["I", "II", "III"])
def test_the_lowest_act_may_be_any_of_the_three(act: str) -> None:
    table = Table(seats=2).draft()
    for other in ("I", "II", "III"):
        table.disc(0, other, 7 if other == act else 9)
    assert score.measure(table.g, 0, score.LOWEST_ACT_TEST) == 7


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


# Tokens and powers in larger numbers than the shipped cards give


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


# What is chosen, and what is not asked


@pytest.mark.parametrize("card", ["assistant", "author", "queen"])
def test_who_used_one_character_has_no_choice_whom_to_keep_awake(card: str) -> None:
    table = Table(seats=2).draft()
    table.give(0, "assistant")
    table.use(0, card)
    assert not has_choice(table.g, 0)
    table.use(0, "falstaff")
    assert has_choice(table.g, 0)


def test_a_careful_wager_counts_every_character_that_is_free() -> None:
    table = Table(seats=2).draft()
    counted = []
    for card in ("", "falstaff", "house-handyman", "queen", "author"):
        if card:
            table.rest(1, card)
        counted.append(careful_wager(table.g, 1))
    assert counted == [3, 3, 2, 1, 1]
