"""The greedy bot and cards nobody has seen before: it goes by what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from groundlings.bots import bot
from groundlings.bots.chair import Chair
from groundlings.kernel.die import cast
from othello.own import effect, game_with, staging
from othello.stage import Table

if TYPE_CHECKING:
    from groundlings.kernel.game import Game

pytestmark = pytest.mark.compiled

GOOD = staging(effect("gain", "spotlight", 5), played=["hand"])
BAD = staging(effect("lose", "spotlight", 9), effect("lose", "intrigue", 9), played=["hand"])
SHIELD = staging(effect("protect"), played=["hand", "answer"])
SEIZE = staging(effect("seize"), played=["answer"])
DICE = range(5)


def chosen(table: Table, seat: int) -> list[str]:
    """What it would do here, by some dice."""
    chair = Chair(table.game, table.g, seat)
    return [table.game.text(bot("greedy").choose(chair, cast(die))) for die in DICE]


def scene(game: Game, **hands: str) -> Table:
    table = Table(seats=3, lead=0, game=game).hands(**hands).start()
    return table.place(**{seat: cards.split()[0] for seat, cards in hands.items()})


def test_it_plays_a_plainly_good_card() -> None:
    table = scene(game_with(GOOD), s0="I.2 I.3", s1="written-1 I.6", s2="I.4 I.8").play("1 reveal")
    assert table.options(1) == ["exit", "improv", "play"]
    assert set(chosen(table, 1)) == {"play"}


def test_it_shows_a_plainly_good_card_from_the_hand() -> None:
    table = Table(seats=3, lead=0, game=game_with(GOOD))
    table.hands(s0="I.2 I.3", s1="I.1 written-1", s2="I.4 I.8").start()
    assert set(chosen(table, 1)) == {"show:written-1"}


def test_it_leaves_a_plainly_bad_card() -> None:
    table = scene(game_with(BAD), s0="I.2 I.3", s1="written-1 I.6", s2="I.4 I.8").play("1 reveal")
    assert "play" in table.options(1)
    assert "play" not in chosen(table, 1)
    table = Table(seats=3, lead=0, game=game_with(BAD))
    table.hands(s0="I.2 I.3", s1="I.1 written-1", s2="I.4 I.8").start()
    assert "show:written-1" in table.options(1)
    assert "show:written-1" not in chosen(table, 1)


def test_it_aims_a_card_at_who_has_what_it_takes() -> None:
    card = staging(effect("take", "spotlight", 9), target="player")
    table = scene(game_with(card), s0="I.2 I.3", s1="written-1 I.6", s2="I.4 I.8")
    table.give(0, spotlight=1).give(2, spotlight=6).play("1 reveal", "1 play")
    assert set(chosen(table, 1)) == {"at:2"}


def test_it_holds_an_answer_until_it_pays() -> None:
    game = game_with(SHIELD)
    table = Table(seats=3, lead=0, game=game)
    table.hands(s0="I.2 I.3", s1="I.1 written-1", s2="I.4 I.8").start()
    assert "show:written-1" in table.options(1)
    assert "show:written-1" not in chosen(table, 1)


def test_it_answers_when_that_pays() -> None:
    robber = staging(effect("take", "spotlight", 9), target="player")
    game = game_with(SHIELD, robber)
    table = Table(seats=3, lead=1, game=game)
    table.hands(s0="I.1 I.6", s1="I.2 written-1", s2="written-2 I.8").start()
    table.place(s0="I.1", s1="I.2", s2="written-2")
    table.give(0, spotlight=0).give(1, spotlight=6).show(2)
    assert "show:written-1" in table.options(1)
    assert set(chosen(table, 1)) <= {"show:written-1", "spotlight"}
    table.set_protected(2)
    assert set(chosen(table, 1)) == {"show:written-1"}


def test_it_seizes_with_a_card_of_ones_own_what_is_worth_it() -> None:
    game = game_with(SEIZE)
    table = scene(game, s0="I.2 I.3", s1="I.7 I.6", s2="written-1 I.8").show(1)
    assert "seize" in table.options(2)
    assert chosen(table, 2).count("seize") >= len(DICE) - 1


def test_it_goes_on_to_the_end_with_cards_of_every_kind() -> None:
    game = game_with(
        staging(effect("miscue"), effect("look"), effect("again"), target="player"),
        staging(effect("wound", n=2), effect("revive"), effect("villainy"), price_company=1),
        SHIELD,
    )
    g = game.new(seats=2, seed=4)
    whim = cast(3)
    while g.choices < 150:
        seat = next(seat for seat in range(2) if g.asked >> seat & 1)
        game.play(g, seat, bot("greedy").choose(Chair(game, g, seat), whim))
    assert not g.over
