"""Rulings A8-A26, A87: the window, its order, spotlight, Seize and No Drama."""

from __future__ import annotations

import pytest

from groundlings.othello.improv import has_improvised
from groundlings.othello.placed import owed
from groundlings.othello.state import (
    OWED_EITHER,
    OWED_SCRIPT,
    OWED_STAGING,
    SCRIPT,
    SCRIPT_IS_EMPTY,
    STAGING,
)
from othello.stage import GAME, Table


def scene(*, seize: int = 2, **hands: str) -> Table:
    """Three players, seat 0 leads; seat 1 reveals first and `seize` has placed a Seize."""
    held = {"s0": "I.2 I.3 I.5", "s1": "I.1 I.6 I.7", "s2": "I.4 I.8 I.10"} | hands
    held[f"s{seize}"] = "seize " + held[f"s{seize}"]
    table = Table(seats=3, lead=0).hands(**held).start()
    first = {seat: cards.split()[0] for seat, cards in held.items()}
    return table.place(**first)


def test_a08_a_seize_answers_the_reveal_and_nothing_resolved_earlier() -> None:
    table = scene()
    table.show(1)
    assert "seize" in table.options(2)
    table.let()
    assert table.player(1)["scored"] == ["I.1"]
    table.play("1 pass", "2 reveal")
    assert table.options(2) == ["exit", "improv"]  # it cannot reach back


def test_a09_only_a_placed_face_down_seize_later_in_the_order_counts() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2 seize", s1="I.1 I.6", s2="seize I.4").start()
    table.place(s0="I.2", s1="I.1", s2="seize")
    table.show(1)
    assert "seize" not in table.options(0)  # in the hand
    assert "seize" in table.options(2)
    table.let().play("1 pass")
    table.show(2, then="exit")
    assert table.asked() == [2]  # who has revealed cannot seize, and a Seize cannot be seized


def test_a09_a_seize_must_be_paid() -> None:
    table = scene()
    table.give(2, intrigue=0, spotlight=0)
    table.show(1)
    assert table.asked() == [0]


def test_a10_all_who_could_publicly_respond_are_asked_at_once() -> None:
    table = scene()
    table.show(1)
    assert table.asked() == [0, 2]
    table.play("2 seize")
    assert table.asked() == [0]
    assert table.view()["answered"] == [2]  # that it has answered, not what
    table.play("0 spotlight")
    assert table.player(2)["scored"] == []


def test_a10_the_first_responder_clockwise_counts() -> None:
    table = scene()
    table.show(1).play("0 spotlight", "2 seize")
    table.let()
    assert table.player(2)["scored"] == ["I.1"]  # seat 2 comes before seat 0
    assert table.player(0)["spotlight"] == 1


def test_a11_no_drama_answers_a_response_by_card_or_by_coin() -> None:
    for means in ("show:no-drama", "coin:desdemona"):
        table = scene(s1="I.1 no-drama I.6").give(1, coins="desdemona")
        table.show(1).play("0 let", "2 spotlight")
        assert table.asked() == [1]
        assert set(table.options()) == {"let", "coin:desdemona", "show:no-drama"}
        table.play(f"1 {means}")
        assert table.player(1)["scored"] == ["I.1"]
        assert table.player(1)["protected"]


def test_a12_wounds_and_villainy_are_no_action_on_a_player() -> None:
    table = Table(seats=3, lead=0, act=5).hands(s0="V.1", s1="V.14 V.3", s2="V.4").start()
    table.set_protected(0)
    table.place(s0="V.1", s1="V.14", s2="V.4")
    table.show(1).let()
    assert table.view()["cast"]["iago"]["tokens"] == 1  # on the protected Lead's own tile


def test_a12_taking_coins_cards_and_tile_are_actions_on_a_player() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.1 I.2", s1="I.3 I.5", s2="I.4 I.6")
    table.give(1, coins="emilia roderigo othello").give(0, coins="cassio").start()
    table.set_protected(0)
    assert table.options(1) == ["pass", "coin:roderigo", "improv"]  # the tile and coins are safe
    table.play("1 coin:roderigo")  # there is one target only, and it is named unasked
    assert table.view()["deed"] == {
        "who": {"seat": 1},
        "what": "coin-roderigo",
        "whom": {"seat": 2},
    }


def test_a13_a_defeated_spotlight_is_spent() -> None:
    table = scene().give(1, coins="desdemona")
    table.show(1).play("0 spotlight", "2 let", "1 coin:desdemona")
    assert table.player(0)["spotlight"] == 0
    assert table.player(1)["scored"] == ["I.1"]


def defeated() -> Table:
    """Seat 2 has tried to seize a card of seat 1, who has said No Drama and ends the turn."""
    table = scene().give(1, coins="desdemona").give(2, coins="iago")
    table.show(1).play("0 let", "2 seize")
    assert table.player(2)["intrigue"] == 2
    table.play("1 coin:desdemona")
    assert table.player(1)["scored"] == ["I.1"]
    assert table.player(2)["placed"] == "seize"  # open for all to see
    return table.play("1 pass")


def test_a13_a_defeated_seize_is_exited_with_on_its_own_turn() -> None:
    table = defeated()
    assert table.asked() == [2]
    assert table.options(2) == ["exit", "improv"]
    table.play("2 exit")
    assert table.player(2)["intrigue"] == 3
    assert "seize" in table.view()["discards"]["staging"]
    assert owed(table.g, 2) == OWED_SCRIPT
    assert "coin:iago" in table.options(2)  # the window after the reveal
    table.play("2 pass")
    assert table.asked() == [0]


def test_a13_a_defeated_seize_may_be_improvised_away_and_the_new_card_played() -> None:
    table = defeated().pile(STAGING, "revive take-the-lead")
    table.play("2 improv").let().play("2 draw:staging", "2 bury-placed")
    assert table.player(2)["placed"] == "take-the-lead"
    table.play("2 play").let()
    assert table.view()["lead"] == 2


def test_a13_a_defeated_seize_cannot_seize_again_and_goes_with_the_act() -> None:
    table = Table(seats=4, lead=0).hands(s0="I.2 I.3", s1="I.1 I.6", s2="I.12 I.4", s3="seize I.8")
    table.half().pile(SCRIPT, "").set(marker=SCRIPT_IS_EMPTY).start()
    table.give(1, coins="desdemona").place(s0="I.2", s1="I.1", s2="I.12", s3="seize")
    table.show(1).play("0 let", "2 let", "3 seize", "1 coin:desdemona", "1 pass")
    table.show(2)
    assert table.asked() == [0]  # seat 3 has nothing left to seize with
    table.let()
    assert table.view()["act"] == "II"
    assert "seize" in table.view()["discards"]["staging"]
    assert "seize" not in table.hand(3)


def test_a14_only_the_first_seizer_reveals_and_pays() -> None:
    table = scene(s0="seize I.2 I.3")
    table.show(1).play("0 seize", "2 seize").let()
    assert table.player(2)["scored"] == ["I.1"]
    assert table.player(0)["intrigue"] == 3
    assert table.player(0)["placed"] == "face-down"


def test_a15_a_seize_on_its_own_turn_can_only_be_exited_or_improvised_away() -> None:
    table = scene()
    table.show(1).let().play("1 pass", "2 reveal")
    assert table.options(2) == ["exit", "improv"]
    table.play("2 exit")
    assert table.player(2)["intrigue"] == 4


def test_a16_an_exit_cannot_be_blocked_but_its_card_can_be_seized() -> None:
    table = scene()
    table.show(1, then="exit")
    assert table.asked() == [0, 2]  # both have a face-down card, neither may block
    assert table.options(0) == ["let"]
    assert table.options(2) == ["let", "seize"]
    table.play("0 let", "2 seize").let()
    assert table.player(2)["scored"] == ["I.1"]
    assert table.player(1)["intrigue"] == 3  # no token for the exit


def test_a17_in_the_passes_a_spotlight_ends_the_window() -> None:
    table = Table(seats=3, lead=0).give(1, coins="othello cassio").start()
    table.play("1 coin:othello", "0 spotlight", "2 let")
    table.let()
    assert table.view()["lead"] == 0
    assert table.asked() == [2]


def test_a17_in_the_reveal_only_a_blocked_card_ends_the_turn() -> None:
    table = scene().give(1, coins="othello")
    table.play("1 coin:othello", "0 spotlight", "2 let").let()
    assert table.asked() == [1]
    assert table.options()[0] == "reveal"  # the turn goes on
    table.show(1).play("2 spotlight").let()
    assert table.asked() == [2]
    assert table.view()["discards"]["script"] == ["I.1"]


def test_a18_a_blocked_coin_is_lost_and_a_blocked_iago_coin_uses_up_the_scene() -> None:
    table = scene().give(1, coins="iago iago")
    table.play("1 coin:iago", "1 wound:cassio", "0 spotlight", "2 let").let()
    assert table.player(1)["coins"]["iago"] == 1
    assert table.view()["supply"]["iago"] == 11
    assert table.view()["cast"]["cassio"]["tokens"] == 0
    assert "coin:iago" not in table.options(1)
    assert table.hints(1)["refused"]["coin:iago"]["key"] == "iago-used"


def test_a19_a_seized_card_needs_no_role_and_has_its_higher_value() -> None:
    table = Table(seats=3, lead=0).hands(s0="seize I.2", s1="I.9 I.6", s2="I.4 I.8").start()
    table.place(s0="seize", s1="I.9", s2="I.4")
    table.show(1).play("0 seize").let()
    assert table.player(0)["worth"] == {"I.9": 2}  # for the Lead it would be worth 1


def test_a20_a_card_of_the_wrong_role_can_be_seized() -> None:
    table = scene(s1="I.2 I.6", s0="I.3 I.5")
    table.show(1, then="exit").play("2 seize").let()
    assert table.player(2)["scored"] == ["I.2"]


def test_a20_a_full_curtain_before_the_half_cannot_be_seized() -> None:
    table = Table(seats=3, lead=1).hands(s0="I.2 I.3", s1="I.12 I.6", s2="seize I.8").start()
    table.place(s0="I.2", s1="I.12", s2="seize")
    table.show(2, then="exit").play("2 pass")
    table = Table(seats=3, lead=0).hands(s0="seize I.3", s1="I.12 I.6", s2="seize I.8").start()
    table.place(s0="seize", s1="I.12", s2="seize")
    table.show(1)  # nobody is asked: it fails at once
    assert table.asked() == [1]
    assert table.view()["discards"]["script"] == ["I.12"]
    again = Table(seats=3, lead=0).hands(s0="seize I.3", s1="I.12 I.6", s2="seize I.8").half()
    again.start().place(s0="seize", s1="I.12", s2="seize")
    assert again.show(1).asked() == [0, 2]


def test_a21_wounds_of_a_seized_card_are_the_seizers() -> None:
    table = Table(seats=3, lead=0, act=2).hands(s0="II.2", s1="II.8 II.1", s2="seize II.7").start()
    table.place(s0="II.2", s1="II.8", s2="seize")
    table.show(1).play("0 let", "2 seize").let()
    assert table.view()["cast"]["montano"]["dead"]
    assert table.player(2)["wounds"] == 1
    assert table.player(1)["wounds"] == 0


def test_a22_a_seized_half_curtain_opens_the_full_one() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2 I.3", s1="I.9 I.6", s2="seize I.8").start()
    table.place(s0="I.2", s1="I.9", s2="seize")
    table.show(1).play("2 seize").let()
    assert table.view()["half_played"]


def test_a22_a_seized_full_curtain_ends_the_act() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2", s1="I.12 I.6", s2="seize I.8").half().start()
    table.place(s0="I.2", s1="I.12", s2="seize")
    table.show(1).play("2 seize").let()
    assert table.view()["act"] == "II"
    assert table.player(2)["worth"] == {"I.12": 3}


def test_a23_a_seized_card_of_the_dead_is_set_aside_and_brings_its_rewards() -> None:
    table = scene().tile("roderigo", dead=True)
    table.show(1).play("0 let", "2 seize").let()
    assert table.player(2)["scored"] == []
    assert table.view()["cast"]["roderigo"]["aside"] == ["I.1"]
    assert table.player(2)["coins"]["roderigo"] == 1
    assert table.player(2)["intrigue"] == 3


def test_a24_an_exchange_from_the_hand_can_be_seized_in_the_reveal_phase_only() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2 I.3", s1="I.1 exchange", s2="seize I.8").start()
    table.play("1 show:exchange", "1 at:0")
    assert "seize" not in table.options(2)
    table = scene(s1="I.1 exchange I.6")
    table.play("1 show:exchange", "1 at:0")
    assert "seize" in table.options(2)
    table.play("0 let", "2 seize").let()
    assert table.player(2)["spotlight"] == 2
    table.play("2 pass") if table.asked() == [2] else None
    assert table.asked() == [1]
    assert table.options()[0] == "reveal"  # only the Exchange is lost
    assert owed(table.g, 2) == OWED_STAGING


def test_a24_after_placement_a_face_down_seize_does_not_stop_an_exchange_yet() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2 I.3", s1="I.1 exchange I.6", s2="seize I.8")
    table.start().play("1 pass", "2 pass", "0 pass")
    table.play("0 place:I.2", "1 place:I.1", "2 place:seize")
    table.play("1 show:exchange", "1 at:0")
    assert table.options(2) == ["let", "spotlight"]


def test_a25_with_two_players_there_is_one_responder() -> None:
    table = Table(seats=2, lead=0).hands(s0="I.2 I.3", s1="I.1 I.6").start()
    table.place(s0="I.2", s1="I.1")
    table.show(1)
    assert table.asked() == [0]
    table.play("0 spotlight").let()
    assert table.view()["discards"]["script"] == ["I.1"]


@pytest.mark.parametrize("holder", [0, 2, 3])
def test_a26_who_holds_a_seize_does_not_change_whom_we_ask(holder: int) -> None:
    """Worlds that differ only in who holds a Seize ask the same seats, in the same order."""

    def asked(seizer: int) -> list[list[int]]:
        cards = {0: "I.2", 1: "I.1", 2: "I.4", 3: "I.7"}
        held = {seat: [card, "villainy"] for seat, card in cards.items()}
        held[seizer] = ["seize", cards[seizer]]
        table = Table(seats=4, lead=0)
        table.hands(**{f"s{seat}": " ".join(names) for seat, names in held.items()}).start()
        trail = []
        table.place(**{f"s{seat}": names[0] for seat, names in held.items()})
        table.play("1 reveal", "1 play")
        while table.asked():
            trail.append(table.asked())
            if 1 in table.asked():
                break
            table.play(f"{table.asked()[0]} let")
        return trail

    assert asked(holder) == asked(2)


def test_a26_a_seat_that_can_only_pass_is_asked_all_the_same() -> None:
    table = scene()
    table.give(0, spotlight=0).give(2, spotlight=0)
    table.show(1)
    assert table.asked() == [0, 2]
    assert table.options(0) == ["let"]
    occasion = GAME.occasion(table.g, 0)
    assert occasion is not None
    assert occasion.passing == GAME.parse("let")


def test_a60_the_seized_player_chooses_the_pile_and_the_seizer_draws_staging() -> None:
    table = scene()
    table.show(1).play("0 let", "2 seize").let()
    assert owed(table.g, 1) == OWED_EITHER
    assert owed(table.g, 2) == OWED_STAGING
    assert not has_improvised(table.g, 2)


def test_a87_a_seizer_has_one_coin_window_and_no_turn_of_their_own() -> None:
    table = scene()
    table.show(1).play("0 let", "2 seize").let()
    assert table.asked() == [2]
    assert table.options(2) == ["pass", "coin:roderigo"]  # the coin just won
    table.play("2 pass")
    assert table.asked() == [0]  # the order passes seat 2 by
    assert table.options(0)[0] == "reveal"
