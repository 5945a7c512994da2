"""Rulings A84, A93: what is public, what stays known, and what can be imagined otherwise."""

from __future__ import annotations

from collections import Counter
from typing import Any

from groundlings.kernel.state import bit
from groundlings.othello.hands import let_see
from groundlings.othello.state import STAGING
from othello.stage import GAME, Table, scene


def test_a84_scored_cards_tokens_and_sizes_are_public_and_hands_are_not() -> None:
    table = scene(s2="seize I.8")
    mine, other, watcher = table.view(1), table.view(2), table.view()
    assert mine["hand"] == ["I.6"]
    assert mine["mine"] == "I.1"
    assert "hand" not in watcher
    assert other["players"][1]["placed"] == "face-down"
    public = {key: value for key, value in mine.items() if key in watcher}
    for key in ("seat", "prompt"):
        public[key] = watcher[key]
    assert public == watcher


def test_a84_an_exchanged_card_is_known_to_both_parties_only() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2 I.3", s1="I.1 exchange", s2="I.4").start()
    table.give(1, intrigue=9)
    table.play("1 show:exchange", "1 at:0").let().play("1 look", "1 take:I.3")
    table.play(f"1 {table.options(1)[0]}")
    assert "I.3" in table.view(0)["known"]["1"]
    assert table.view(2)["known"] == {}
    assert table.view(1)["known"]["0"] == ["I.1", "I.2"]


def test_a84_a_third_player_loses_track_of_both_hands_of_an_exchange() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2 I.3", s1="I.1 exchange I.6", s2="I.4").start()
    for seat in (0, 1):
        let_see(table.g, seat, 0, bit(2))
    table.give(1, intrigue=9)
    assert table.view(2)["known"] == {"0": ["I.2"], "1": ["I.1"]}
    table.play("1 show:exchange", "1 at:0").let().play("1 look", "1 take:I.3", "1 give:I.6")
    assert table.view(2)["known"] == {}


def test_a84_which_of_the_known_cards_was_placed_stays_open() -> None:
    """All have seen seat 1 get a Take the Lead; nobody can tell whether it lies face down."""
    for own in ("take-the-lead", "I.1"):
        table = Table(seats=3, lead=0).hands(s0="I.2 I.3", s1="I.1 I.6 take-the-lead", s2="I.4")
        let_see(table.g, 1, 2, bit(0) | bit(2))
        table.start()
        table.place(s0="I.2", s1=own, s2="I.4")
        assert table.view(2)["known"] == {"1": ["take-the-lead"]}
        worlds = [GAME.redeal(table.g, 2, die) for die in range(60)]
        placed = {GAME.view(world, 1)["mine"] for world in worlds}
        assert "take-the-lead" in placed
        assert len(placed) > 3
        assert all(GAME.view(world, 2)["known"] == table.view(2)["known"] for world in worlds)
        table.play("1 reveal")
        assert table.view(2)["known"] == ({} if own != "I.1" else {"1": ["take-the-lead"]})


def test_a84_a_card_known_to_be_in_the_hand_is_never_imagined_in_its_place() -> None:
    table = scene(s1="I.1 I.6 exchange").give(1, intrigue=9)
    table.play("1 show:exchange", "1 at:0").let().play("1 look", "1 take:I.3", "1 give:I.6")
    for die in range(40):
        assert GAME.view(GAME.redeal(table.g, 0, die), 1)["mine"] != "I.3"
        assert GAME.view(GAME.redeal(table.g, 1, die), 0)["mine"] != "I.6"


def test_a84_whoever_imagines_an_exchange_being_aimed_leaves_it_where_it_is() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2 I.3", s1="exchange I.6 villainy", s2="I.4 seize")
    table.start().play("1 show:exchange")
    for die in range(40):
        world = GAME.redeal(table.g, 0, die)
        before: Any = GAME.view(world, 1)["hand"]
        GAME.play(world, 1, GAME.parse("at:2"))
        after: Any = GAME.view(world, 1)["hand"]
        assert GAME.view(world, 0)["discards"] == {"script": [], "staging": ["exchange"]}
        assert "exchange" in before
        assert not Counter(before) - Counter(["exchange"]) - Counter(after)  # one more was drawn


def test_a93_an_exchange_of_script_for_staging_shows_in_the_numbers_and_nowhere_else() -> None:
    """Two worlds that differ in the cards exchanged alone: for a third player in two numbers."""
    seen = []
    for given in ("I.6", "villainy"):
        table = Table(seats=3, lead=0)
        table.hands(s0="I.2 I.3", s1="exchange I.6 villainy", s2="I.4").start()
        table.pile(STAGING, "revive revive").give(1, intrigue=9)
        table.play("1 show:exchange", "1 at:0").let()
        table.play("1 look", "1 take:I.3", f"1 give:{given}")
        players = table.view(2)["players"]
        held = [(one.pop("script_cards"), one.pop("staging_cards")) for one in players[:2]]
        seen.append((held, players, GAME.events(table.g, 2)))
    assert [held for held, _, _ in seen] == [[(2, 0), (1, 2)], [(1, 1), (2, 1)]]
    assert seen[0][1:] == seen[1][1:]


def test_a93_how_many_cards_of_each_sort_a_player_holds_is_public() -> None:
    table = scene(s2="seize I.8 villainy")
    player = table.player(2)
    assert (player["script_cards"], player["staging_cards"]) == (1, 2)  # the placed one too
    assert player["placed"] == "face-down"
    for die in range(40):
        world = GAME.redeal(table.g, 0, die)
        assert GAME.view(world, None)["players"] == table.view()["players"]
