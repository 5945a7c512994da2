"""Cards of one's own at the table: standing orders, reasons, glosses, summaries, the notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

import groundlings
from groundlings.othello.verbs import CARD_NAMES, NOTATION
from groundlings.words import phrasebook
from othello.own import EXAMPLE, effect, game_with, staging
from othello.stage import GAME, Table

if TYPE_CHECKING:
    from groundlings.kernel.game import Game

ROBBER = staging(effect("take", "intrigue", 2), target="player", price_company=1)


def scene(game: Game, **hands: str) -> Table:
    table = Table(seats=3, lead=0, game=game).hands(**hands).start()
    return table.place(**{seat: cards.split()[0] for seat, cards in hands.items()})


def test_the_notation_has_six_more_cards_at_every_edition() -> None:
    assert CARD_NAMES[70:73] == ("X.1", "X.2", "X.3")
    assert CARD_NAMES[-3:] == ("written-1", "written-2", "written-3")
    assert list(CARD_NAMES) == sorted(CARD_NAMES)
    assert groundlings.game("othello").notation is EXAMPLE.notation
    assert {"place:X.1", "show:written-3", "gain:iago", "cede:iago"} < set(NOTATION.texts)


def test_the_rules_have_the_number_they_had() -> None:
    assert GAME.rules == EXAMPLE.rules == 2


def test_a_deed_of_an_own_card_can_be_answered_by_a_standing_order() -> None:
    table = scene(game_with(ROBBER), s0="I.2 I.3", s1="written-1 I.6", s2="I.4 I.8").show(1)
    table.play("1 at:2")
    occasion = table.game.occasion(table.g, 2)
    assert occasion is not None
    assert (occasion.kind, occasion.is_at_me) == ("staging", True)
    assert table.game.answers(table.g)[:3] == ["let", "spotlight", "seize"]


def test_all_who_are_asked_have_the_key_of_an_own_answer_whoever_has_it() -> None:
    table = scene(EXAMPLE, s0="I.2 I.3", s1="take-the-lead I.6", s2="I.4 I.8").show(1)
    assert "show:written-3" in table.game.answers(table.g)
    assert "show:written-3" not in table.options(0)


def test_own_cards_in_the_hand_can_be_laid_ready() -> None:
    table = Table(seats=3, game=EXAMPLE).hands(s0="I.2", s1="written-2 written-3", s2="I.4").start()
    told = [table.game.text(option) for option in table.game.reserves(table.g, 1)]
    assert told == ["show:written-2", "show:written-3"]


def test_what_an_own_card_does_and_costs_is_told_beside_it() -> None:
    table = scene(game_with(ROBBER), s0="I.2 I.3", s1="written-1 I.6", s2="I.4 I.8")
    table.play("1 reveal")
    book = phrasebook("en", GAME.folder)
    play = table.game.parse("play")
    told = book.gloss(table.game.guide.gloss(table.g, 1, play))
    assert told == "pay 1 intrigue as company: take 2 intrigue from another player"


def test_why_an_own_card_is_not_shown_is_told() -> None:
    table = Table(seats=3, game=EXAMPLE).hands(s0="I.2", s1="written-2 I.6", s2="I.4").start()
    assert table.hints(1)["refused"]["show:written-2"]["key"] == "nobody-to-aim-at"
    table.give(2, coins="iago").give(1, intrigue=0)
    assert table.hints(1)["refused"]["show:written-2"] == {"key": "costs-intrigue", "n": 1}
    assert table.hints(1)["prospects"]["written-2"] == {"key": "costs-intrigue", "n": 1}


def test_what_has_become_of_an_own_card_is_summed_up() -> None:
    table = scene(game_with(ROBBER), s0="I.2 I.3", s1="written-1 I.6", s2="I.4 I.8").show(1)
    table.play("1 at:2", "0 spotlight", "2 let").let().finish()
    told = table.game.guide.summed_up(
        [event for event in table.game.events(table.g, None) if event["choice"]], 3
    )
    assert told[1][0] == {"key": "was-blocked", "card": {"noun": "written-1"}, "by": {"seat": 0}}


def test_what_is_known_of_an_own_card_survives_a_redeal_and_nothing_else_does() -> None:
    table = scene(
        game_with(staging(effect("look"), target="player")),
        s0="I.2 exchange",
        s1="written-1 I.6",
        s2="I.4 seize",
    )
    table.show(1).play("1 at:2").let()
    worlds = [table.game.redeal(table.g, 1, die) for die in range(20)]
    assert {str(table.game.view(world, 2)["hand"]) for world in worlds} == {"['seize']"}
    assert len({str(table.game.view(world, 0)["hand"]) for world in worlds}) > 1
