"""What a seat cannot know is dealt anew, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from groundlings.shakespeare.days import SCORING, Day
from groundlings.shakespeare.deck import in_deck
from groundlings.shakespeare.objectives import in_objective_deck
from shakespeare.theatre import Table


def test_a_redeal_mixes_the_whole_character_deck_and_nothing_but_the_deck() -> None:
    table = Table(seats=3).draft()
    before = in_deck(table.g)
    worlds = [table.game.redeal(table.g, 0, die) for die in range(40)]
    for world in worlds:
        assert sorted(in_deck(world)) == sorted(before)
        assert table.game.view(world, 0) == table.view(0)
    for place in (0, -1):
        assert len({in_deck(world)[place] for world in worlds}) > 5, "the bottom and the top too"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_redeal_keeps_for_every_seat_what_it_put_under_the_deck(seat: int) -> None:
    table = Table(seats=3).draft().phase_two(first=seat)
    table.stock("savings", "set40", "acts8", "rows", "stars", "firsts")
    table.play("activate:queen", "ask:objectives", "choose:stars")
    known = {"1": "rows", "2": "firsts"}
    others = set()
    for die in range(30):
        world: Any = table.game.redeal(table.g, seat, die)
        seen: Any = table.game.view(world, seat)
        assert (seen["under"], seen["held"]) == (known, ["stars"])
        others.add(tuple(int(in_objective_deck(world, place)) for place in (2, 3, 4)))
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
