"""Rulings A27-A42, A85, A97: improv, Miscue, Exchange, No Drama, Roderigo and Emilia."""

from __future__ import annotations

from groundlings.othello.improv import has_improvised
from groundlings.othello.piles import discards, pile_size
from groundlings.othello.placed import owed
from groundlings.othello.state import (
    OWED_SCRIPT,
    OWED_STAGING,
    SCRIPT,
    SCRIPT_IS_EMPTY,
    STAGING,
)
from othello.stage import Table


def start(**hands: str) -> Table:
    held = {"s0": "I.2 I.3 I.5", "s1": "I.1 I.6 villainy", "s2": "I.4 I.8 revive"} | hands
    return Table(seats=3, lead=0).hands(**held).start()


def placed(**hands: str) -> Table:
    held = {"s0": "I.2 I.3 I.5", "s1": "I.1 I.6 villainy", "s2": "I.4 I.8 revive"} | hands
    table = Table(seats=3, lead=0).hands(**held).start()
    return table.place(**{seat: cards.split()[0] for seat, cards in held.items()})


def test_a27_improv_by_draw_in_the_first_pass_takes_any_hand_card() -> None:
    table = start()
    table.play("1 improv").let()
    assert table.options(1) == ["draw:script", "draw:staging"]
    table.play("1 draw:staging")
    assert table.options(1) == ["bury:I.1", "bury:I.6", "bury:villainy"]
    table.play("1 bury:villainy")
    assert "villainy" not in table.hand(1) or len(table.hand(1)) == 3


def test_a27_in_the_reveal_turn_the_placed_card_may_go_face_down_or_up() -> None:
    for before in ([], ["1 reveal"]):
        table = placed().play(*before)
        table.play("1 improv").let().play("1 draw:script")
        assert "bury-placed" in table.options(1)
        table.play("1 bury-placed")
        assert table.placed(1) != "I.1"
        assert table.view(1)["under"]["script"] == {"1": "I.1"}
        assert table.view(0)["under"]["script"] == ({"1": "I.1"} if before else {})
        assert table.events().count("turned-up") == 2 * len(before)


def test_a27_after_the_reveal_a_hand_card_may_be_changed_for_the_fee() -> None:
    table = placed()
    table.show(1).let()
    assert table.asked() == [1]
    assert "improv" in table.options(1)
    table.play("1 improv").let().play("1 draw:staging")
    assert table.options(1) == ["bury:I.6", "bury:villainy"]
    table.play("1 bury:villainy")
    assert table.player(1)["improvised"]
    assert "improv" not in table.options(1)


def test_a27_the_played_card_itself_cannot_be_changed() -> None:
    table = placed()
    table.show(1)
    assert "improv" not in [one for seat in table.asked() for one in table.options(seat)]


def test_a28_the_placed_card_is_switched_in_the_second_pass_only() -> None:
    table = start()
    table.play("1 pass", "2 pass", "0 pass")
    table.play("0 place:I.2", "1 place:I.1", "2 place:I.4")
    table.play("1 improv").let()
    assert table.options(1) == ["switch:I.6", "switch:villainy"]
    table.play("1 switch:I.6")
    assert table.placed(1) == "I.6"
    assert table.hand(1) == ["I.1", "villainy"]
    table.play("1 pass", "2 pass", "0 pass", "1 reveal")
    assert "improv" not in table.options(1)


def test_a29_one_paid_improv_a_scene_and_cassio_coins_beside_it() -> None:
    table = start().give(1, coins="cassio cassio", intrigue=9)
    table.play("1 improv").let().play("1 draw:staging", "1 bury:villainy")
    assert "improv" not in table.options(1)
    assert table.hints(1)["refused"]["improv"]["key"] == "improv-used"
    for _ in range(2):
        table.play("1 coin:cassio").let().play("1 draw:staging")
        table.play(f"1 {table.options(1)[-1]}")
    assert table.player(1)["intrigue"] == 8


def test_a30_a_blocked_improv_is_paid_and_used() -> None:
    table = placed()
    table.play("1 improv", "0 spotlight", "2 let").let()
    assert table.player(1)["intrigue"] == 2
    assert has_improvised(table.g, 1)
    assert table.asked() == [1]
    assert "improv" not in table.options(1)


def test_a31_improv_draws_first_then_puts_the_old_card_under_the_pile() -> None:
    table = start().pile(SCRIPT, "I.10", "").set(marker=SCRIPT_IS_EMPTY)
    table.play("1 improv").let().play("1 draw:script", "1 bury:I.1")
    assert "I.10" in table.hand(1)
    assert "I.1" not in table.hand(1)
    assert table.view(1)["under"]["script"] == {"1": "I.1"}


def test_a31_a_script_pile_rebuilt_by_improv_moves_the_marker_back() -> None:
    table = start().pile(SCRIPT, "", "I.10 I.11").set(marker=SCRIPT_IS_EMPTY)
    table.play("1 improv").let().play("1 draw:script", "1 bury:I.1")
    assert table.view()["marker"] == "act-begins"
    assert pile_size(table.g, SCRIPT) == 2


def test_a32_a_miscue_needs_a_face_down_card_and_a_hand_without_protection() -> None:
    table = placed(s1="miscue I.1 I.6").set_protected(2)
    table.play("1 reveal", "1 play")
    assert table.view()["deed"]["whom"] == {"seat": 0}  # the only one left
    table = placed(s0="miscue I.2 I.3")
    for seat in (1, 2):
        table.show(seat, then="exit").let().play(f"{seat} pass")
    table.play("0 reveal")
    assert "play" not in table.options()  # nobody has a face-down card any more
    assert "exit" in table.options()


def test_a32_the_target_chooses_the_new_card() -> None:
    table = placed(s1="miscue I.1 I.6")
    table.play("1 reveal", "1 play", "1 at:2").let()
    assert table.asked() == [2]
    assert table.options(2) == ["switch:I.8", "switch:revive"]
    table.play("2 switch:revive")
    assert table.placed(2) == "revive"


def test_a33_the_miscue_player_draws_and_reveals_another_card_with_its_own_window() -> None:
    table = placed(s1="miscue I.1 I.6")
    table.play("1 reveal", "1 play", "1 at:2").let().play("2 switch:I.8")
    assert len(table.hand(1)) == 3  # two left and the one just drawn
    assert table.options(1)[:2] == ["place:I.1", "place:I.6"]
    table.play("1 place:I.1", "1 play")
    assert table.asked() == [0, 2]
    table.let()
    assert table.player(1)["scored"] == ["I.1"]
    assert owed(table.g, 1) == OWED_STAGING  # by the second card


def test_a33_a_stopped_miscue_gives_no_second_card() -> None:
    for answer in ("spotlight", "seize"):
        table = placed(s1="miscue I.1 I.6", s2="seize I.8 revive")
        table.play("1 reveal", "1 play", "1 at:0")
        table.play("0 let", f"2 {answer}").let()
        assert table.placed(1) is None
        assert sorted(table.hand(1)) == ["I.1", "I.6"]
        assert table.asked() != [1]


def test_a34_the_target_may_improv_a_seize_against_the_miscue() -> None:
    table = placed(s1="miscue I.1 I.6", s2="I.4 seize I.8")
    table.play("1 reveal", "1 play", "1 at:2")
    assert table.options(2) == ["let", "spotlight", "swap-seize"]
    table.play("0 let", "2 swap-seize").let()
    assert table.player(2)["intrigue"] == 1
    assert table.player(2)["spotlight"] == 2
    assert sorted(table.hand(2)) == ["I.4", "I.8"]
    assert has_improvised(table.g, 2)


def test_a34_not_without_both_fees_nor_for_another_nor_by_a_cassio_coin() -> None:
    table = placed(s1="miscue I.1 I.6", s2="I.4 seize I.8").give(2, intrigue=1, coins="cassio")
    table.play("1 reveal", "1 play", "1 at:2")
    assert table.options(2) == ["let", "spotlight"]
    table = placed(s1="miscue I.1 I.6", s2="I.4 seize I.8")
    table.play("1 reveal", "1 play", "1 at:0")
    assert table.options(2) == ["let", "spotlight"]


def test_a34_a_seize_brought_by_the_miscue_is_for_later_players_only() -> None:
    table = Table(seats=4, lead=0)
    table.hands(s0="I.2 I.3", s1="miscue I.1 I.6", s2="I.7 I.10", s3="I.4 seize I.8").start()
    table.place(s0="I.2", s1="miscue", s2="I.7", s3="I.4")
    table.play("1 reveal", "1 play", "1 at:3").let().play("3 switch:seize")
    table.play("1 place:I.1", "1 play")
    assert "seize" not in table.options(3)
    table.let().play("1 pass")
    table.show(2)
    assert "seize" in table.options(3)


def test_a34_a_seize_may_be_improvised_against_a_second_miscue_too() -> None:
    table = start(s1="miscue miscue I.6", s2="I.4 seize I.8").give(0, spotlight=0)
    table.give(2, intrigue=5, spotlight=0).play("1 pass", "2 pass", "0 pass")
    table.place(s0="I.2", s1="miscue", s2="I.4")
    table.play("1 reveal", "1 play", "1 at:2")
    assert "swap-seize" in table.options(2)
    table.let().play("2 switch:I.8").play("1 place:miscue", "1 play", "1 at:2")
    assert "swap-seize" in table.options(2)
    table.play("0 let", "2 swap-seize").let()
    assert "seized" in table.events()
    assert table.player(2)["intrigue"] == 5 - 1 - 1


def test_a35_a_card_that_no_miscue_has_brought_may_be_improvised_away() -> None:
    table = Table(seats=4, lead=0).hands(
        s0="I.2 I.3", s1="miscue I.6 I.7", s2="I.4 miscue I.8", s3="I.10 I.1"
    )
    table.give(2, intrigue=5).start().place(s0="I.2", s1="miscue", s2="I.4", s3="I.10")
    table.play("1 reveal", "1 play", "1 at:2").let().play("2 switch:miscue")
    table.play("1 place:I.6", "1 exit").let().play("1 pass")
    table.play("2 reveal", "2 play", "2 at:3").let().play("3 switch:I.1", "2 place:I.8")
    table.play("2 improv").let().play("2 draw:staging")
    assert "bury-placed" in table.options(2)


def test_a35_a_miscued_player_may_improv_a_hand_card_but_not_the_placed_one() -> None:
    table = placed(s1="miscue I.1 I.6")
    table.play("1 reveal", "1 play", "1 at:2").let().play("2 switch:I.8")
    table.play("1 place:I.1", "1 exit").let().play("1 pass")
    table.play("2 improv").let().play("2 draw:staging")
    assert "bury-placed" not in table.options(2)
    assert "bury:revive" in table.options(2)


def test_a36_exchange_from_the_hand_in_all_own_windows_and_never_in_another_turn() -> None:
    table = start(s1="I.1 exchange I.6")
    assert "show:exchange" in table.options(1)
    table.play("1 pass", "2 pass", "0 pass")
    table.play("0 place:I.2", "1 place:I.1", "2 place:I.4")
    assert "show:exchange" in table.options(1)
    table.play("1 pass", "2 pass", "0 pass")
    assert "show:exchange" in table.options(1)
    table.show(1).let()
    assert "show:exchange" in table.options(1)  # after the placed card too
    table.play("1 pass")
    table.show(2)
    assert "show:exchange" not in table.options(1)


def test_a37_a_card_is_drawn_at_once_for_an_exchange_from_the_hand() -> None:
    table = start(s1="I.1 exchange I.6")
    before = pile_size(table.g, STAGING)
    table.play("1 show:exchange", "1 at:2")
    assert pile_size(table.g, STAGING) == before - 1
    assert len(table.hand(1)) == 3
    assert table.view()["discards"]["staging"] == ["exchange"]


def test_a38_the_placed_card_is_no_part_of_the_hand() -> None:
    table = placed(s1="I.1 exchange I.6", s2="I.4 I.8").give(1, intrigue=5)
    table.play("1 show:exchange", "1 at:2").let().play("1 look")
    assert table.options(1) == ["take:I.8"]
    table.play("1 take:I.8")
    assert "give:I.1" not in table.options(1)
    assert table.view(1)["known"] == {}


def test_a39_the_card_taken_cannot_be_given_back_unless_a_copy_was_held() -> None:
    table = start(s1="I.1 exchange I.6", s2="seize I.4").give(1, intrigue=5)
    table.play("1 show:exchange", "1 at:2").let().play("1 look", "1 take:I.4")
    assert "give:I.4" not in table.options(1)
    table = start(s1="I.1 exchange seize", s2="seize I.4").give(1, intrigue=5)
    table.play("1 show:exchange", "1 at:2").let().play("1 look", "1 take:seize")
    assert "give:seize" in table.options(1)


def test_a39_without_a_card_to_give_there_is_no_exchange() -> None:
    table = start(s1="exchange", s2="I.4 I.8").give(1, coins="roderigo")
    assert "show:exchange" not in table.options(1)
    table = start(s1="exchange I.1", s0="I.2", s2="I.4")
    table.place(s0="I.2", s1="exchange", s2="I.4")
    table.play("1 reveal")
    assert "play" not in table.options(1)  # nobody else has a hand


def test_a40_the_roderigo_coin_is_an_exchange_that_cannot_be_seized() -> None:
    table = placed(s2="seize I.8 revive").give(1, coins="roderigo", intrigue=5)
    table.play("1 coin:roderigo", "1 at:0")
    assert table.options(2) == ["let", "spotlight"]
    table.let()
    assert table.options(1) == ["blind", "look"]
    table.play("1 look", "1 take:I.3")
    assert table.player(1)["intrigue"] == 2
    table.play("1 give:I.6")
    assert "I.3" in table.hand(1)
    assert "I.6" in table.hand(0)


def test_a41_a_placed_no_drama_is_played_for_the_fee_on_its_own_turn() -> None:
    table = placed(s1="no-drama I.1 I.6")
    assert "show:no-drama" not in table.options(1)  # not from its place
    table.show(1)
    assert table.player(1)["protected"]
    assert table.player(1)["intrigue"] == 2
    assert owed(table.g, 1) == OWED_SCRIPT
    assert discards(table.g, STAGING) == []  # it lies open until the end of the scene
    broke = placed(s1="no-drama I.1 I.6").give(1, intrigue=0)
    broke.play("1 reveal")
    assert broke.player(1)["intrigue"] == 1  # there was nothing left but to exit
    assert not broke.player(1)["protected"]


def test_a42_emilias_user_chooses_the_coin() -> None:
    table = start().give(1, coins="emilia").give(2, coins="cassio iago emilia")
    table.play("1 coin:emilia").let()
    assert table.options(1) == ["steal:cassio", "steal:iago"]
    table.play("1 steal:iago")
    assert table.player(1)["coins"]["iago"] == 1
    assert table.player(2)["coins"]["iago"] == 0


def test_a85_a_staging_card_is_changed_for_a_staging_card_only() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2", s1="I.1 villainy", s2="I.4").start()
    table.play("1 improv").let().play("1 draw:script")
    assert table.options(1) == ["bury:I.1"]
    table = Table(seats=3, lead=0).hands(s0="I.2", s1="I.1 villainy", s2="I.4").start()
    table.play("1 improv").let().play("1 draw:staging")
    assert table.options(1) == ["bury:I.1", "bury:villainy"]
    table = Table(seats=3, lead=0).hands(s0="I.2", s1="seize villainy", s2="I.4").start()
    table.play("1 improv").let()
    assert table.options(1) == ["draw:staging"]


def test_a97_a_seize_swapped_in_is_no_deed_that_could_be_blocked() -> None:
    table = placed(s1="miscue I.1 I.6", s2="I.4 seize I.8")
    table.play("1 reveal", "1 play", "1 at:2")
    table.play("0 spotlight", "2 swap-seize").let()
    assert table.player(0)["spotlight"] == 1  # void: seat 2 comes first
    assert table.player(2)["spotlight"] == 2
