"""Rulings A62, A63: when a pile has run out, and what the depletion marker says of it."""

from __future__ import annotations

import pytest

from conformance.ways import Way, walk
from groundlings.othello.depletion import is_final, marker
from groundlings.othello.moment import is_between
from groundlings.othello.piles import pile_size
from groundlings.othello.state import (
    ACT_BEGINS,
    SCRIPT,
    SCRIPT_IS_EMPTY,
    STAGING,
    STAGING_WAS_EMPTY,
)
from othello.stage import GAME, Table, scene

FIVE = "miscue miscue villainy villainy revive"


def test_a62_the_script_pile_is_empty_from_the_start_with_six() -> None:
    assert GAME.view(GAME.new(seats=6, seed=1), None)["marker"] == "script-empty"
    assert GAME.view(GAME.new(seats=5, seed=1), None)["marker"] == "act-begins"


def test_a62_later_discards_make_a_new_pile_and_the_marker_moves_back() -> None:
    table = scene(s2="take-the-lead I.8").pile(SCRIPT, "I.10")
    table.show(1, then="play").let().play("1 pass")
    table.show(2, then="exit").let().play("2 pass")
    table.show(0, then="exit").let().play("0 pass")
    assert table.view()["marker"] == "act-begins"
    assert table.view()["piles"]["script"] == 1  # I.2 was discarded and is the pile now


def test_a62_with_neither_pile_nor_discards_the_marker_moves_to_the_feather() -> None:
    table = scene(s0="villainy I.3", s2="take-the-lead I.8").pile(SCRIPT, "I.10")
    table.show(1).let().play("1 pass")
    table.show(2).let().play("2 pass").finish()
    assert table.view()["marker"] == "script-empty"


@pytest.mark.parametrize("discards", ["", "I.10 I.7"])
def test_a62_an_improv_that_leaves_a_script_card_under_the_pile_empties_nothing(
    discards: str,
) -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2 I.3", s1="I.4 I.1", s2="I.9 I.8").start()
    table.pile(SCRIPT, "I.11", discards)
    table.play("1 improv").let().play("1 draw:script", "1 bury:I.4")
    view = table.view()
    assert view["piles"]["script"] == 1  # I.4
    assert sorted(view["discards"]["script"]) == sorted(discards.split())
    assert view["marker"] == "act-begins"
    assert "script-empty" not in table.events()


def test_a62_a_script_card_put_under_an_empty_pile_moves_the_marker_back() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2 I.3", s1="I.4 I.1", s2="I.9 I.8").start()
    table.pile(SCRIPT, "").set(marker=SCRIPT_IS_EMPTY)
    table.play("1 improv").let().play("1 bury:I.4")
    assert table.view()["piles"]["script"] == 1
    assert table.view()["marker"] == "act-begins"
    assert table.events()[-3:] == ["drew", "buried", "script-again"]


def test_a62_curtains_are_bound_to_their_role_while_the_script_pile_has_cards() -> None:
    """Pile of one, no discards: an improv of script for script opens no curtain (page 12)."""
    table = scene(s1="I.12 I.1", s2="I.4 I.8").half().pile(SCRIPT, "I.11")
    table.play("1 improv").let().play("1 draw:script", "1 bury:I.1")
    table.show(1).let()
    assert "failed" in table.events()
    assert table.view()["act"] == "I"


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a62_the_marker_stands_on_the_feather_only_while_the_pile_is_empty(seats: int) -> None:
    for seed in range(2):
        for g in walk(Way(GAME, seats), seed):
            if not is_between(g):
                assert marker(g) != SCRIPT_IS_EMPTY or pile_size(g, SCRIPT) == 0
                assert marker(g) != ACT_BEGINS or pile_size(g, SCRIPT) > 0


def test_a62_after_a_staging_draw_in_mid_scene_discards_make_a_new_pile_too() -> None:
    table = scene(s1="I.4 I.1", s2="I.9 no-drama I.8").pile(SCRIPT, "")
    table.set(marker=SCRIPT_IS_EMPTY).show(1, then="exit").let().play("1 pass")
    assert table.view()["discards"]["script"] == ["I.4"]
    table.play("2 show:no-drama")
    assert table.view()["piles"]["script"] == 1
    assert table.view()["marker"] == "act-begins"


def test_a62_once_the_countdown_has_begun_it_never_moves_back() -> None:
    table = scene(s2="take-the-lead I.8").pile(SCRIPT, "").set(marker=STAGING_WAS_EMPTY)
    table.show(1, then="exit").let().play("1 pass")
    table.show(2, then="exit").let().play("2 pass")
    table.show(0, then="exit").let().play("0 pass")
    assert table.view()["marker"] == "staging-empty"


def test_a63_the_staging_pile_is_counted_after_the_script_is_empty() -> None:
    table = scene().pile(STAGING, "seize miscue revive", "miscue villainy revive")
    for seat in (1, 2, 0):
        table.show(seat).let().play(f"{seat} pass")
    assert table.view()["marker"] == "act-begins"  # the script pile has cards
    table = scene().pile(STAGING, "seize miscue revive", "miscue villainy revive")
    table.pile(SCRIPT, "").set(marker=SCRIPT_IS_EMPTY)
    for seat in (1, 2, 0):
        table.show(seat).let().play(f"{seat} pass")
    assert table.view()["marker"] == "staging-empty"
    assert pile_size(table.g, STAGING) == 3  # made anew at once


def test_a63_a_staging_card_put_under_its_pile_keeps_it_from_running_out() -> None:
    for old, expected in (("seize", "staging-empty"), ("I.1", "last-space")):
        table = Table(seats=3, lead=0).hands(s0="I.2", s1="I.1 seize", s2="I.4").start()
        table.pile(STAGING, "miscue", FIVE).pile(SCRIPT, "").set(marker=STAGING_WAS_EMPTY)
        table.play("1 improv").let().play(f"1 bury:{old}")
        assert table.view()["marker"] == expected
        assert table.view()["final"] == (expected == "last-space")


def test_a63_emptied_in_the_draw_phase_the_next_scene_is_the_last() -> None:
    table = scene().pile(STAGING, "seize miscue revive", FIVE).pile(SCRIPT, "")
    table.set(marker=STAGING_WAS_EMPTY)
    for seat in (1, 2, 0):
        table.show(seat).let().play(f"{seat} pass")
    assert table.view()["act"] == "I"
    assert table.view()["final"]
    table.finish()
    assert table.view()["act"] == "II"


def test_a63_emptied_otherwise_the_current_scene_is_the_last() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2 I.3", s1="I.1 no-drama", s2="I.4 I.8").start()
    table.pile(STAGING, "seize", FIVE).pile(SCRIPT, "").set(marker=STAGING_WAS_EMPTY)
    table.play("1 show:no-drama")
    assert is_final(table.g)
    table.finish()
    assert table.view()["act"] == "II"
