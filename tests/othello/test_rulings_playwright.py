"""Rulings A73-A82, A88, A89: Playwright's Challenge."""

from __future__ import annotations

import pytest

from groundlings.kernel.die import cast
from groundlings.kernel.playout import playout
from groundlings.othello.depletion import finality, is_final
from groundlings.othello.draws import draw
from groundlings.othello.piles import has_cards, pile_size
from groundlings.othello.placed import owed
from groundlings.othello.state import (
    LAST_SPACE,
    NOT_FINAL,
    STAGING,
    STAGING_WAS_EMPTY,
    THIS_IS_FINAL,
)
from othello.stage import GAME, Table

MODE = "playwright"


def scene(nxt: int = 1, **hands: str) -> Table:
    """Seat 0 leads; each seat places the first card of its hand; `nxt` is next in the script."""
    held = {"s0": "I.3 seize", "s1": "I.1 miscue", "s2": "I.4 villainy"} | hands
    table = Table(seats=3, lead=0, mode=MODE).hands(**held).set(position=nxt).start()
    return table.place(**{seat: cards.split()[0] for seat, cards in held.items()})


def test_a73_a_card_that_is_not_next_returns_to_the_hand() -> None:
    table = scene(nxt=2)
    table.play("1 reveal")
    assert sorted(table.hand(1)) == ["I.1", "miscue"]
    assert owed(table.g, 1) == 0
    assert table.player(1)["intrigue"] == 3
    assert table.view(0)["known"]["1"] == ["I.1"]  # all have seen it
    table.finish()
    assert len(table.hand(1)) == 2  # and nothing was drawn for it


def test_a74_several_cards_may_follow_in_one_scene() -> None:
    table = scene(s2="I.2 villainy")
    table.show(1).let().play("1 pass")
    assert table.view()["next"] == "I.2"
    table.show(2).let().play("2 pass")
    table.show(0).let()
    assert table.view()["next"] == "I.4"
    assert table.player(2)["scored"] == ["I.2"]
    assert table.player(0)["scored"] == ["I.3"]


def test_a75_all_draws_are_staging_cards() -> None:
    table = scene(s2="take-the-lead I.4")
    before = pile_size(table.g, STAGING)
    table.show(1).let().play("1 pass")
    table.show(2).let().play("2 pass")
    table.finish()
    assert pile_size(table.g, STAGING) == before - 2
    assert not [name for name in table.hand(2)[1:] if name.startswith("I.")]


@pytest.mark.parametrize(("seats", "shares"), [(2, [6, 6]), (5, [3, 3, 2, 2, 2])])
def test_a76_all_script_is_dealt_and_who_gets_fewer_gets_a_staging_card(
    seats: int, shares: list[int]
) -> None:
    g = GAME.new(seats=seats, seed=3, mode=MODE)
    view = GAME.view(g, None)
    order = [(view["lead"] + n) % seats for n in range(seats)]  # type: ignore[operator]
    players = view["players"]
    assert isinstance(players, list)
    assert [players[seat]["script_cards"] for seat in order] == shares
    assert len({p["script_cards"] + p["staging_cards"] for p in players}) == 1
    assert view["piles"]["script"] == 0  # type: ignore[index]


def test_a77_improv_by_draw_is_for_staging_cards_only() -> None:
    table = Table(seats=3, lead=0, mode=MODE).hands(s0="I.3", s1="I.1 miscue", s2="I.4").start()
    table.play("1 improv").let()
    assert table.options(1) == ["bury:miscue"]
    table.play("1 bury:miscue", "1 pass")
    assert "improv" not in table.options(2)  # only script in the hand
    table.play("2 pass", "0 pass")
    mine = table.options(1)
    table.play("0 place:I.3", f"1 {mine[0]}", "2 place:I.4")
    table.play("1 pass")
    assert "improv" not in table.options(2)


def test_a77_hand_swaps_are_allowed_with_script() -> None:
    table = Table(seats=3, lead=0, mode=MODE)
    table.hands(s0="I.3 seize", s1="I.1 I.2", s2="I.4 I.5").start()
    table.play("1 pass", "2 pass", "0 pass")
    table.play("0 place:I.3", "1 place:I.1", "2 place:I.4")
    table.play("1 improv").let().play("1 switch:I.2")
    assert table.placed(1) == "I.2"


def test_a78_off_role_cards_are_worth_one_and_seized_ones_their_full_value() -> None:
    def third_act(nxt: int, **hands: str) -> Table:
        table = Table(seats=3, lead=0, act=2, mode=MODE).hands(**hands).set(position=nxt).start()
        return table.place(**{seat: cards.split()[0] for seat, cards in hands.items()})

    off = third_act(2, s0="II.4", s1="II.2", s2="II.5")
    off.show(1).let()
    assert off.player(1)["worth"] == {"II.2": 1}
    on = third_act(4, s0="II.2", s1="II.4", s2="II.5")
    on.show(1).let()
    assert on.player(1)["worth"] == {"II.4": 2}
    seized = third_act(2, s0="II.4", s1="II.2", s2="seize")
    seized.show(1).play("0 let", "2 seize").let()
    assert seized.player(2)["worth"] == {"II.2": 2}
    curtain = third_act(10, s0="II.2", s1="II.10", s2="II.4")
    curtain.show(1).let()
    assert curtain.player(1)["worth"] == {"II.10": 2}


def test_a79_a_blocked_script_card_is_out_of_the_game_and_the_script_moves_on() -> None:
    table = scene()
    table.show(1).play("0 let", "2 spotlight").let()
    assert table.view()["next"] == "I.2"
    assert table.view()["discards"]["script"] == []
    assert table.player(1)["scored"] == []
    assert "removed" in table.events()


def test_a80_cards_of_the_dead_are_set_aside_and_the_script_moves_on() -> None:
    table = scene().tile("roderigo", dead=True)
    table.show(1).let()
    assert table.view()["next"] == "I.2"
    assert table.view()["cast"]["roderigo"]["aside"] == ["I.1"]
    assert table.player(1)["coins"]["roderigo"] == 1


def test_a81_the_countdown_begins_anew_when_the_script_moves_on() -> None:
    assert scene().view()["marker"] == "script-empty"
    table = scene().set(marker=STAGING_WAS_EMPTY)
    table.show(1).let()
    assert table.view()["marker"] == "script-empty"
    last = scene().set(marker=LAST_SPACE, final=THIS_IS_FINAL)
    last.show(1).let()
    assert finality(last.g) == NOT_FINAL
    latest = scene().set(marker=LAST_SPACE, final=THIS_IS_FINAL).set(scene=100)
    latest.show(1).let()
    assert is_final(latest.g)  # A95
    idle = scene(nxt=2).set(marker=STAGING_WAS_EMPTY)
    idle.play("1 reveal")
    assert idle.view()["marker"] == "staging-empty"


def test_a82_any_player_may_play_a_curtain() -> None:
    table = scene(nxt=9, s0="I.9 seize", s1="I.4 miscue", s2="I.5 villainy")
    table.play("1 reveal", "1 pass", "2 reveal", "2 pass")
    table.show(0).let()  # the Lead plays a company card
    assert table.player(0)["worth"] == {"I.9": 1}


def test_no_exit_with_a_script_card() -> None:
    table = scene()
    table.play("1 reveal")
    assert table.options(1) == ["play"] or "exit" not in table.options(1)


def test_a88_a_card_that_is_not_next_opens_no_window() -> None:
    table = scene(nxt=2, s2="seize I.4")
    table.play("1 reveal")
    assert table.asked() == [1]


def test_a89_with_nothing_to_draw_nothing_is_drawn() -> None:
    table = scene().pile(STAGING, "", "")
    before = len(table.hand(1))
    draw(table.g, 1, STAGING)
    assert len(table.hand(1)) == before
    assert "nothing-to-draw" in table.events()
    assert not has_cards(table.g, STAGING)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_games_in_the_order_of_the_play_come_to_their_end(seats: int) -> None:
    for seed in range(3):
        g = GAME.new(seats=seats, seed=seed, mode=MODE)
        playout(g, cast(seed))
        assert g.over
