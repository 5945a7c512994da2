"""What a policy looks at in Othello: in words, of every option, and nothing that is hidden."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from typing import TYPE_CHECKING, Final

import pytest

import groundlings
from bots.moments import moments
from groundlings.bots.learning import blank
from groundlings.bots.othello import names, schema
from groundlings.bots.othello.eye import OthelloEye
from groundlings.bots.policy import MOST_NOTED
from groundlings.kernel.die import cast
from groundlings.kernel.play import asked_seats, lowest, options, play_unchecked
from groundlings.othello.score import act_score, company_bonus, iago_bonus
from groundlings.othello.verbs import NOTATION
from othello.own import FOOLS, KNAVES, effect, game_with, staging
from othello.stage import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State

GAME: Final = groundlings.game("othello")
WAYS: Final = (
    *product((GAME,), GAME.seats, GAME.variants["mode"].choices),
    *product((KNAVES, FOOLS), (3,), ("standard",)),
)
OFTEN: Final = 2
"""So many times every question is looked at in a game."""
WORLDS: Final = 2


@pytest.fixture(scope="module")
def eye() -> OthelloEye:
    return OthelloEye(blank(schema.FEATURES))


def noted(eye: OthelloEye, g: State, seat: int, option: int) -> list[int]:
    """The places of what holds of an option of the moment that was looked at last."""
    eye.like(g, seat, option)
    return [int(eye.noted[number]) for number in range(int(eye.count))]


def looked(eye: OthelloEye, g: State, seat: int, legal: list[int]) -> list[list[int]]:
    """The same of all options of a moment."""
    eye.look(g, seat)
    return [noted(eye, g, seat, option) for option in legal]


def seen(table: Table, choice: str) -> set[str]:
    """What is looked at, in words, before this choice: the seat, then the option."""
    seat, text = choice.split()
    eye, option = OthelloEye(blank(schema.FEATURES)), table.game.parse(text)
    assert option in table.game.options(table.g, int(seat))
    (places,) = looked(eye, table.g, int(seat), [option])
    return {names.names()[place] for place in places}


def test_each_place_has_a_name_of_its_own_in_words() -> None:
    found = names.names()
    assert len(found) == len(set(found)) == schema.FEATURES
    assert all(re.fullmatch(r"[A-Za-z0-9 ,:-]+", name) for name in found)
    ends = [block.first + len(block.names) for block in names.BLOCKS]
    assert [block.first for block in names.BLOCKS] == [0, *ends[:-1]]


def walk(game: Game, seats: int, mode: str) -> Iterator[tuple[State, int]]:
    """A random game at the first moments of every question, and whoever is asked it."""
    state, die, met = game.new(seats=seats, seed=seats, mode=mode), cast(seats), Counter[object]()
    while not state.over:
        for seat in asked_seats(state):
            verbs = {NOTATION.pairs[option][0] for option in game.options(state, seat)}
            question = (type(state.stack[-1]), frozenset(verbs))
            met[question] += 1
            if met[question] <= OFTEN and len(game.options(state, seat)) > 1:
                yield state, int(seat)
        seat = lowest(state.asked)
        legal = options(state, seat)
        play_unchecked(state, seat, legal[die.roll(len(legal))])


@pytest.mark.parametrize(("game", "seats", "mode"), WAYS)
def test_of_every_option_something_holds_and_nothing_that_is_hidden(
    eye: OthelloEye, game: Game, seats: int, mode: str
) -> None:
    met = 0
    for state, seat in walk(game, seats, mode):
        legal = game.options(state, seat)
        found = looked(eye, state, seat, legal)
        met += 1
        assert all(0 < len(places) < MOST_NOTED for places in found)
        assert all(len(set(places)) == len(places) for places in found)
        for die in range(WORLDS):
            assert looked(eye, game.redeal(state, seat, die), seat, legal) == found
    assert met > 9


@pytest.mark.parametrize("mode", GAME.variants["mode"].choices)
def test_points_are_the_sheet_with_the_bonuses_of_the_end(eye: OthelloEye, mode: str) -> None:
    for state in moments(GAME, 4, seed=6, every=211, mode=mode):
        for seat in range(4):
            bonuses = iago_bonus(state, seat) + company_bonus(state, seat)
            assert eye.points(state, seat) == act_score(state, seat) + bonuses
    table = Table(seats=4, act=5)
    before = eye.points(table.g, 2)
    table.scored(2, "I.2", "II.2", "III.3", "I.8", "II.4", "III.8")  # lie there, count no points
    assert eye.points(table.g, 2) == before + 2 + 2


# What some of them mean


def scene(**hands: str) -> Table:
    """Act I before placement; seat 0 leads."""
    held = {"s0": "I.2 seize", "s1": "I.3 I.6 villainy", "s2": "I.8 take-the-lead"} | hands
    return Table(seats=3, lead=0).hands(**held).start().play("1 pass", "2 pass", "0 pass")


def test_a_card_is_looked_at_as_it_would_go_now() -> None:
    table = scene()
    assert {
        "place a script card that would succeed, as company",
        "place a script card that would succeed, revealing first",
        "place, 6 thirds of a point, as company",
        "a card used, led by cassio, in act I",
    } <= seen(table, "1 place:I.6")
    assert "place a script card of the other role, as company" in seen(table, "1 place:I.3")
    assert "place, a villainy card that could do nothing" in seen(table, "1 place:villainy")
    table.give(1, coins="iago")
    assert "place, a villainy card that could do nothing" not in seen(table, "1 place:villainy")
    assert "place a seize card, revealing last" in seen(table, "0 place:seize")


def test_a_card_is_looked_at_for_the_bonus_it_would_bring() -> None:
    first = "a card used, the first of its character"
    assert first in seen(scene(), "2 place:I.8")
    assert "a card used, for a bonus of 2" in seen(
        scene().scored(2, "II.4", "III.8"), "2 place:I.8"
    )
    assert "a card used, for a bonus of 1" in seen(scene().scored(0, "II.2"), "0 place:I.2")


def test_what_is_at_stake_is_looked_at_by_who_could_stop_it() -> None:
    table = Table(seats=3, lead=0).hands(s0="seize I.2", s1="I.6 I.1", s2="I.8 I.4").start()
    table.place(s0="seize", s1="I.6", s2="I.8").give(1, intrigue=30).show(1)
    assert {
        "seize a script card that would succeed, as the Lead",
        "seize, something middling, of somebody ahead of all",
        "a card taken, the first of its character",
    } <= seen(table, "0 seize")
    assert "steal the spotlight, done to nobody" not in seen(table, "2 spotlight")
    assert "steal the spotlight from, done to nobody" in seen(table, "2 spotlight")
    assert seen(table, "2 let") == {"let happen a script card that would succeed, as company"}


def test_a_victim_is_looked_at_for_its_tokens_and_for_who_would_mourn() -> None:
    table = Table(seats=3, lead=0, act=5).hands(s0="V.1 V.2", s1="V.3 V.7", s2="V.4 V.15").start()
    table.place(s0="V.1", s1="V.3", s2="V.4").give(1, coins="iago").tile("bianca", wounds=2)
    table.play("1 coin:iago")
    killing = seen(table, "1 wound:bianca")
    assert "wound by coin, killing for 3 tokens" in killing
    assert "kill, own cards led by the victim: one" in killing
    assert "wound by coin, leaving more to live" in seen(table, "1 wound:othello")


def test_in_playwrights_challenge_it_counts_how_soon_a_card_comes() -> None:
    table = Table(seats=3, lead=0, mode="playwright").hands(s0="I.9", s1="I.1 I.7", s2="I.2 I.3")
    table.start().play("1 pass", "2 pass", "0 pass")
    assert "place, its turn now, revealing first" in seen(table, "1 place:I.1")
    assert "place, its turn perhaps after one card, revealing between" in seen(table, "2 place:I.2")
    assert "place, its turn not in this scene, revealing last" in seen(table, "0 place:I.9")
    assert "place, its turn after another of mine, revealing first" in seen(table, "1 place:I.7")


def test_a_card_of_ones_own_counts_as_the_printed_card_it_is_like() -> None:
    usurper = staging(effect("gain", "spotlight", 2), effect("lead"), target="player")
    purse = staging(effect("gain", "intrigue", 5), price_company=1)
    table = Table(seats=3, lead=0, game=game_with(usurper, purse))
    table.hands(s0="I.2 I.3", s1="written-1 written-2", s2="I.8 I.4").start()
    table.play("1 pass", "2 pass", "0 pass")
    assert {
        "place a take-the-lead card, as company",
        "place, 6 thirds of a point, as company",
    } <= seen(table, "1 place:written-1")
    assert {
        "place a card for tokens, as company",
        "place, 4 thirds of a point, as company",
    } <= seen(table, "1 place:written-2")
