"""Rulings A60-A72, A83, A86, A90, A95, A96: how acts begin and end, curtains, bonuses."""

from __future__ import annotations

import pytest

from groundlings.othello.hands import hand
from groundlings.othello.piles import cards_in, pile_size
from groundlings.othello.placed import owed
from groundlings.othello.protection import is_protected
from groundlings.othello.score import company_bonus, iago_bonus
from groundlings.othello.state import (
    ACTS,
    CARDS,
    OWED_EITHER,
    SCRIPT,
    SCRIPT_IS_EMPTY,
    STAGING,
    TAKE_THE_LEAD,
    THIS_IS_FINAL,
    book,
)
from othello.stage import GAME, Table, number, scene

FIVE = "miscue miscue villainy villainy revive"


@pytest.mark.parametrize("then", ["play", "exit"])
def test_a60_script_is_replaced_by_staging_and_staging_by_script(then: str) -> None:
    table = scene(s1="I.1 I.6", s2="take-the-lead I.8")
    table.show(1, then=then).let().play("1 pass")
    table.show(2, then=then).let().play("2 pass")
    table.finish()
    assert sum(name[0] == "I" for name in table.hand(1)) == 1
    assert sum(name[0] == "I" for name in table.hand(2)) == 2


def test_a60_who_was_seized_chooses_the_pile() -> None:
    table = scene(s2="seize I.8")
    table.show(1).play("0 let", "2 seize").let()
    assert owed(table.g, 1) == OWED_EITHER
    while table.options()[0] != "draw:script":
        seat = table.asked()[0]
        wish = next(w for w in ("pass", "let", "reveal", "exit") if w in table.options(seat))
        table.play(f"{seat} {wish}")
    assert table.asked() == [1]
    assert table.options(1) == ["draw:script", "draw:staging"]


def test_a61_with_no_script_left_staging_is_drawn() -> None:
    table = scene(s0="villainy I.3", s2="take-the-lead I.8").pile(SCRIPT, "")
    table.show(1).let().play("1 pass")
    table.show(2).let().play("2 pass").finish()
    assert table.hand(2)[0] == "I.8"
    assert len(table.hand(2)) == 2
    assert table.hand(2)[1][0] != "I"


def test_a64_a_curtain_of_the_wrong_role_fails_without_exit_or_reward() -> None:
    table = scene(s1="I.12 I.6").half()
    table.play("1 reveal")
    assert "exit" not in table.options(1)
    assert table.hints(1)["refused"]["exit"]["key"] == "no-exit-curtain"
    table.play("1 play-in-vain").let()
    assert table.player(1)["scored"] == []
    assert table.player(1)["intrigue"] == 3
    assert table.view()["discards"]["script"] == ["I.12"]
    table.finish()
    assert table.hand(1)[0] == "I.6"
    assert table.hand(1)[1][0] != "I"  # a staging card was drawn


def test_a65_the_full_curtain_ends_the_act_at_once() -> None:
    table = scene(s0="seize I.2", s1="I.12 I.6", s2="villainy I.4").half()
    table.set(marker=SCRIPT_IS_EMPTY)
    table.show(1).let()
    assert table.view()["act"] == "II"
    assert "turned-up" not in table.events()[table.events().index("act-ended") :]
    assert table.player(1)["worth"] == {"I.12": 1}


def test_a65_unrevealed_cards_return_and_script_goes_back() -> None:
    table = scene(s0="seize I.2", s1="I.12 I.6", s2="villainy I.4").half()
    table.set(marker=SCRIPT_IS_EMPTY)
    table.show(1).let()
    assert "seize" in table.hand(0)
    assert "villainy" in table.hand(2)
    for seat in range(3):
        assert not any(name.startswith("I.") for name in table.hand(seat))


def test_a66_without_the_half_the_full_curtain_fails() -> None:
    table = scene(lead=1, s1="I.12 I.6", s0="I.1 I.3")
    table.show(2, then="exit").let().play("2 pass")
    table.show(0, then="exit").let().play("0 pass")
    table.show(1).let()
    assert table.view()["act"] == "I"
    assert "I.12" in table.view()["discards"]["script"]


def test_a67_the_final_scene_ends_the_act_after_its_reveals() -> None:
    table = scene().set(final=THIS_IS_FINAL)
    before = pile_size(table.g, STAGING)
    for seat in (1, 2, 0):
        table.show(seat).let().play(f"{seat} pass")
    assert table.view()["act"] == "II"
    assert table.player(2)["scored"] == ["I.4"]
    assert pile_size(table.g, STAGING) <= before
    assert "act-ran-out" in table.events()


def test_a67_in_act_five_the_game_ends() -> None:
    table = scene(act=5, s0="V.1", s1="V.3", s2="V.4").set(final=THIS_IS_FINAL)
    for seat in (1, 2, 0):
        table.show(seat).let().play(f"{seat} pass")
    assert table.g.over


def test_a68_hands_are_brought_to_the_staging_number_then_script_is_dealt() -> None:
    table = scene(s1="I.1 seize miscue revive villainy exchange", s2="I.4").set(final=THIS_IS_FINAL)
    table.give(1, coins="cassio")
    for seat in (1, 2, 0):
        table.show(seat).let().play(f"{seat} pass")
    while "discard" not in table.options()[0]:
        table.play(f"{table.asked()[0]} pass")
    assert table.asked() == [1]
    table.play("1 discard:revive", "1 discard:miscue")
    assert table.view()["scene"] == 1
    for seat in range(3):
        assert (table.player(seat)["script_cards"], table.player(seat)["staging_cards"]) == (3, 3)
    assert table.player(1)["coins"]["cassio"] == 1
    assert table.player(1)["scored"] == ["I.1"]


def test_a69_a_tie_goes_to_who_holds_the_tile_else_it_is_shared() -> None:
    table = Table(seats=3, lead=1)
    for seat in range(3):
        table.give(seat, intrigue=0, spotlight=0)
        table.give(seat, points=(7, 7, 5)[seat])
    assert GAME.winners(table.g) == [1]
    table.set(lead=2)
    assert GAME.winners(table.g) == [0, 1]


def owning(*cards: str) -> Table:
    return Table(seats=2).scored(1, *cards)


@pytest.mark.parametrize(
    ("cards", "bonus"),
    [
        (("I.2", "I.3"), 0),
        (("I.2", "II.2"), 1),
        (("I.2", "II.2", "III.3"), 2),
        (("I.2", "II.2", "III.3", "IV.1"), 4),
        (("I.2", "II.2", "III.3", "IV.1", "V.1"), 7),
        (("I.1", "II.1", "III.1", "IV.5", "V.3"), 0),
    ],
)
def test_a70_the_iago_bonus_counts_acts_of_scored_iago_cards(
    cards: tuple[str, ...], bonus: int
) -> None:
    assert iago_bonus(owning(*cards).g, 1) == bonus


def test_a71_the_company_bonus_counts_each_character_once() -> None:
    othello = ("I.8", "II.4", "II.10")
    assert company_bonus(owning(*othello).g, 1) == 2
    assert company_bonus(owning(*othello, "V.13", "V.14", "V.9").g, 1) == 2
    assert company_bonus(owning(*othello[:2], "V.13").g, 1) == 2
    assert company_bonus(owning(*othello, "I.6", "II.6", "II.8").g, 1) == 4
    assert company_bonus(owning("I.2", "I.3", "I.5", "I.11").g, 1) == 0
    assert company_bonus(owning(*othello[:2]).g, 1) == 0


def test_a72_the_role_at_the_time_of_playing_decides_a_curtains_points() -> None:
    table = scene(lead=1, s1="I.9 I.6", s0="I.1 I.3").set(marker=SCRIPT_IS_EMPTY)
    table.show(2, then="exit").let().play("2 pass")
    table.show(0, then="exit").let().play("0 pass")
    table.show(1).let()
    table.set(lead=2)
    assert table.player(1)["worth"] == {"I.9": 1}  # played as Lead, whoever leads now
    assert table.player(1)["score"]["script"] == 1


def test_no_drama_ends_with_the_scene() -> None:
    table = scene(s1="no-drama I.6")
    table.show(1).play("1 pass").finish()
    assert not is_protected(table.g, 1)
    assert "no-drama" in table.view()["discards"]["staging"]
    assert ACTS == 5


def test_a83_two_take_the_lead_cards_leave_a_game_of_two() -> None:
    for seats, left in ((2, 5), (3, 7), (6, 7)):
        g = GAME.new(seats=seats, seed=1)
        held = [card for seat in range(seats) for card in hand(g, seat)]
        assert (held + cards_in(g, STAGING)).count(TAKE_THE_LEAD) == left
        assert CARDS == 77 + 6  # and places for cards of one's own


def test_a86_once_the_script_is_empty_curtains_are_open_to_both_roles_and_nothing_else_is() -> None:
    table = scene(s0="I.9 I.3", s1="I.2 I.6").pile(SCRIPT, "").set(marker=SCRIPT_IS_EMPTY)
    table.play("1 reveal")
    assert "play" not in table.options(1)  # an Iago card stays the Lead's
    table.play("1 exit").let().play("1 pass")
    table.show(2).let().play("2 pass")
    table.show(0).let()
    assert table.player(0)["worth"] == {"I.9": 1}


def test_a90_the_role_of_a_curtain_is_that_of_its_first_character() -> None:
    g = Table(seats=3).g
    roles = {
        name: "lead" if GAME.guide.boards()["cards"][name]["crown"] else "company"
        for act in GAME.guide.boards()["acts"].values()
        for name in (act["half"], act["full"])
    }
    assert roles == {
        "I.9": "company",
        "I.12": "lead",
        "II.10": "company",
        "II.12": "lead",
        "III.7": "lead",
        "III.15": "company",
        "IV.3": "lead",
        "IV.15": "company",
        "V.13": "company",
        "V.16": "lead",
    }
    scripts = book(g).scripts
    for name, role in roles.items():
        card = number(name)
        best = scripts.as_lead[card] if role == "lead" else scripts.as_company[card]
        assert best == scripts.points[card]


def test_a95_an_act_lasts_a_hundred_scenes_at_most() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2 I.3", s1="I.1 I.6", s2="I.4 I.8")
    table.set(scene=98).start()
    assert not table.view()["final"]
    table.finish()
    assert table.view()["scene"] == 100
    assert table.view()["final"]
    table.finish()
    assert table.view()["act"] == "II"


def test_a96_tokens_are_traded_both_ways_until_a_pass() -> None:
    table = curtain_call().give(0, intrigue=7, spotlight=1)
    assert table.options(0) == ["pass", "trade:intrigue", "trade:spotlight"]
    table.play("0 trade:spotlight")
    assert (table.player(0)["intrigue"], table.player(0)["spotlight"]) == (4, 2)
    assert table.options(0) == ["pass", "trade:intrigue", "trade:spotlight"]
    table.play("0 trade:intrigue")
    assert (table.player(0)["intrigue"], table.player(0)["spotlight"]) == (7, 1)
    table.play("0 pass")
    assert table.asked() == [1]


def test_a96_who_has_traded_everything_is_asked_again() -> None:
    table = curtain_call().give(0, intrigue=7, spotlight=0)
    table.play("0 trade:spotlight", "0 trade:spotlight")
    assert (table.player(0)["intrigue"], table.player(0)["spotlight"]) == (1, 2)
    assert table.options(0) == ["pass", "trade:intrigue"]


def curtain_call() -> Table:
    """Act I has ended by its full curtain; seat 0 is the Lead of Act II."""
    table = scene(s0="I.4 I.3", s1="I.1 I.6", s2="I.12 I.8", lead=2).half().give(1, points=9)
    for seat in (0, 1):
        table.show(seat, then="exit").let().play(f"{seat} pass")
    table.show(2).let()
    assert table.view()["act"] == "II"
    assert table.asked() == [0]
    return table
