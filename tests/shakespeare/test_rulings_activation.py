"""Activation and acts (S21 to S33)."""

from __future__ import annotations

import pytest

from groundlings.errors import IllegalChoice
from groundlings.shakespeare.acts import Quill, Retreat
from groundlings.shakespeare.days import AMBIANCE_PHASE, Day
from groundlings.shakespeare.rehearsal import Rehearsal
from shakespeare.theatre import GAME, Table, revised

WHITE = '{ effect = "quill", act = "any", n = 1 }'
QUILL_III = '{ effect = "quill", act = "III", n = 1 }'


def pile(table: Table, act: str, space: int) -> list[int]:
    """The seats on a space of an act, the lowest disc first."""
    return [disc["seat"] for disc in table.view()["acts"][act] if disc["space"] == space]


def test_s21_an_actor_at_the_end_of_his_act_may_be_activated_for_the_initiative() -> None:
    table = Table(seats=2).draft()
    table.give(0, "viola")
    table.disc(0, "II", 10).phase_two()
    assert "activate:viola" in table.options()
    table.play("activate:viola")
    assert table.view()["initiative"] == [0]
    assert table.at("II") == 10
    assert table.asked == [1]


def test_s21_a_jeweler_with_no_yellow_left_may_be_activated() -> None:
    table = Table(seats=2).draft()
    table.give(0, "jeweler")
    table.phase_two().market(black_set=1)
    assert "activate:jeweler" in table.options()
    table.play("activate:jeweler")
    assert table.asked == [1], "there was nothing to choose"
    assert table.view()["players"][0]["placed"] == 1


def warning(table: Table, option: str) -> list[str]:
    """What the gloss of an option adds to the power of its card."""
    told = GAME.guide.gloss(table.g, 0, GAME.parse(option))
    return [str(one["key"]) for one in told if one["key"] in {"in-vain", "initiative-only"}]


def test_s21_who_would_activate_in_vain_is_warned() -> None:
    table = Table(seats=2).draft()
    table.give(0, "jeweler")
    table.give(0, "viola")
    table.disc(0, "II", 10).phase_two().market(black_set=1)
    before = table.view(0)
    assert warning(table, "activate:jeweler") == ["in-vain"]
    assert warning(table, "activate:viola") == ["initiative-only"]
    assert warning(table, "activate:author") == []
    assert warning(table, "activate:house-handyman") == []
    assert table.view(0) == before
    table.play("activate:viola")
    table.market(yellow_set=1)
    assert warning(table, "activate:jeweler") == []


def test_s22_taking_elements_is_optional() -> None:
    table = Table(seats=2).draft().phase_two().market(black_set=2)
    table.play("activate:house-handyman")
    assert "stop" in table.options()
    table.play("stop")
    assert (table.asked, table.on_board("black-set")) == ([1], 2)


def test_s22_spending_a_token_is_optional() -> None:
    table = Table(seats=2).draft().tokens(0, 1).phase_two().market(black_set=2)
    table.play("activate:house-handyman")
    assert {"plus3", "stop"} <= set(table.options())
    table.play("take:black-set", "put:1.1", "stop")
    assert table.plus3(0) == 1


def test_s22_quills_bonuses_and_the_queen_are_carried_out() -> None:
    table = Table(seats=2).draft().phase_two()
    table.play("activate:author")
    assert table.options() == ["advance:I", "advance:II", "advance:III"]
    table.play("advance:II")
    assert table.options() == ["advance:I", "advance:II", "advance:III"], "the second quill too"
    table.play("advance:II").play("activate:queen")
    assert table.options() == ["ask:objectives", "ask:pounds"]


def test_s22_objectives_drawn_must_be_chosen_from() -> None:
    table = Table(seats=2).draft().phase_two()
    table.play("activate:queen", "ask:objectives")
    assert len(table.options()) == 3
    assert len(table.options(verb="choose")) == 3


def test_s22_an_effect_on_others_cannot_be_spared_them() -> None:
    table = Table(seats=3).draft()
    table.give(0, "hamlet")
    table.phase_two().play("activate:hamlet", "advance:I")
    assert [table.ambiance(seat) for seat in range(3)] == [3, 2, 2]


def test_s23_icons_are_carried_out_in_printed_order() -> None:
    table = Table(seats=2).draft()
    table.give(0, "king-lear")
    table.phase_two().market(blue_set=1)
    table.play("activate:king-lear", "take:blue-set", "put:1.3")
    told = [event["key"] for event in table.told()]
    assert told.index("advanced") < told.index("took")


def test_s23_an_edition_that_prints_them_the_other_way_round_plays_them_so() -> None:
    quill, power = QUILL_III, '{ effect = "take_set", colours = ["blue"], n = 1 }'
    turned = ('key = "king_lear"', f"[{quill}, {power}]", f"[{power}, {quill}]")
    table = Table(seats=2, game=revised(turned)).draft()
    table.give(0, "king-lear")
    table.phase_two().market(blue_set=1)
    table.play("activate:king-lear", "take:blue-set", "put:1.3")
    told = [event["key"] for event in table.told()]
    assert told.index("took") < told.index("advanced")


def test_s24_coloured_quills_come_before_white_ones() -> None:
    mixed = ('key = "romeo"', f"[{WHITE}]", f"[{WHITE}, {QUILL_III}]")
    table = Table(seats=2, game=revised(mixed)).draft()
    table.give(0, "romeo")
    table.phase_two().play("activate:romeo")
    assert (table.at("III"), table.options()[0]) == (2, "advance:I")
    table.play("advance:I")
    assert [table.at(act) for act in ("I", "II", "III")] == [2, 1, 2]


def test_s24_white_quills_go_one_by_one_wherever_the_player_likes() -> None:
    table = Table(seats=2).draft().phase_two()
    table.play("activate:author", "advance:III")
    assert table.at("III") == 2
    table.play("advance:I")
    assert [table.at(act) for act in ("I", "II", "III")] == [2, 1, 2]


def test_s24_several_white_quills_may_go_to_one_act() -> None:
    table = Table(seats=2).draft().phase_two()
    table.play("activate:author", "advance:III", "advance:III")
    assert [table.at(act) for act in ("I", "II", "III")] == [1, 1, 3]


def test_s25_a_coloured_quill_at_the_end_of_its_act_is_lost() -> None:
    table = Table(seats=2).draft()
    table.give(0, "othello")
    table.disc(0, "III", 9).phase_two()
    table.play("activate:othello")
    assert [table.at(act) for act in ("I", "II", "III")] == [1, 1, 10]
    assert [event["act"] for event in table.told("quill-lost")] == ["III"], "the second of two"
    assert table.asked == [1], "and does not turn white"


def test_s25_a_white_quill_must_go_elsewhere_if_it_can() -> None:
    table = Table(seats=2).draft().disc(0, "I", 10).phase_two()
    table.play("activate:author")
    assert table.options() == ["advance:II", "advance:III"]
    table.disc(0, "II", 10).play("advance:III")
    assert table.at("III") == 3, "the second had one way to go and took it"


def test_s25_a_white_quill_with_nowhere_to_go_is_lost() -> None:
    table = Table(seats=2).draft()
    for act in ("I", "II", "III"):
        table.disc(0, act, 10)
    table.phase_two().play("activate:author")
    assert table.asked == [1]
    assert [table.at(act) for act in ("I", "II", "III")] == [10, 10, 10]


def test_s25_a_white_quill_cannot_be_wasted_on_a_full_act() -> None:
    table = Table(seats=2).draft().disc(0, "I", 10).phase_two().play("activate:author")
    with pytest.raises(IllegalChoice):
        table.play("advance:I")


def test_s26_a_disc_on_the_last_space_keeps_its_place_in_the_pile() -> None:
    table = Table(seats=2).draft()
    table.give(0, "viola")
    table.disc(0, "II", 10).disc(1, "II", 10).phase_two()
    assert pile(table, "II", 10) == [0, 1]
    table.play("activate:viola")
    assert pile(table, "II", 10) == [0, 1]


def test_s27_only_the_pile_on_the_last_space_of_several_steps_matters() -> None:
    table = Table(seats=3).draft()
    table.give(0, "othello")
    table.disc(0, "III", 4).disc(1, "III", 5).disc(2, "III", 6).phase_two()
    table.play("activate:othello")
    assert pile(table, "III", 5) == [1], "passed through without a trace"
    assert pile(table, "III", 6) == [2, 0], "on top"


def test_s27_two_quills_are_two_steps_and_told_as_such() -> None:
    table = Table(seats=2).draft()
    table.give(0, "othello")
    table.phase_two().play("activate:othello")
    assert [event["space"] for event in table.told("advanced")] == [2, 3]


def test_s28_a_disc_moved_back_goes_on_top_of_the_pile_one_space_back() -> None:
    table = Table(seats=3).draft()
    table.disc(1, "II", 4).disc(2, "II", 4).disc(0, "II", 5).push(Retreat(0))
    assert table.at("II") == 4
    assert pile(table, "II", 4) == [1, 2, 0]


def test_s28_no_disc_moves_below_the_first_space() -> None:
    table = Table(seats=2).draft().disc(0, "II", 2).disc(0, "III", 2).push(Retreat(0))
    assert table.options() == ["retreat:II", "retreat:III"]
    table.play("retreat:II")
    assert table.at("II") == 1
    table.push(Retreat(0))
    assert table.at("III") == 1, "the only act left"
    before = table.view()["acts"]
    table.push(Retreat(0))
    assert table.view()["acts"] == before


def test_s29_every_act_beyond_its_first_space_counts_whenever_it_advanced() -> None:
    table = Table(seats=2).draft().disc(0, "I", 2).disc(0, "III", 10).on_day(5)
    table.push(Retreat(0))
    assert table.options() == ["retreat:I", "retreat:III"], "no quill was played this day"


def test_s29_with_all_three_on_the_first_space_nothing_happens() -> None:
    table = Table(seats=2).draft().order(0, 1).market(black_set=1).mood(2, 3)
    table.only(Day(AMBIANCE_PHASE))
    assert [table.at(act) for act in ("I", "II", "III")] == [1, 1, 1]
    assert table.told("retreated") == []
    assert table.view()["day"] == 2


def test_s29_a_disc_that_came_back_to_the_first_space_does_not_count() -> None:
    table = Table(seats=2).draft().disc(0, "I", 3).disc(0, "II", 3).disc(0, "III", 3)
    table.disc(0, "I", 1).push(Retreat(0))
    assert table.options() == ["retreat:II", "retreat:III"]


def test_s30_moving_back_cannot_be_declined_even_into_the_grey_spaces() -> None:
    table = Table(seats=2).draft().disc(0, "I", 4).disc(0, "II", 7).push(Retreat(0))
    assert table.options() == ["retreat:I", "retreat:II"]
    table.play("retreat:I")
    assert table.at("I") == 3, "a grey space"


def test_s30_with_one_act_to_choose_the_disc_moves_unasked() -> None:
    table = Table(seats=2).draft().disc(0, "I", 4).push(Retreat(0))
    assert table.at("I") == 3


def test_s31_the_initiative_disc_is_placed_before_the_effects() -> None:
    table = Table(seats=2).draft().phase_two().play("activate:author")
    assert table.view()["initiative"] == [0], "while the first quill is still in hand"
    assert table.at("I") == table.at("II") == table.at("III") == 1


@pytest.mark.parametrize("card", ["author", "falstaff", "viola", "lady-macbeth"])
def test_s32_any_actor_counts_for_the_initiative(card: str) -> None:
    table = Table(seats=2).draft()
    if card not in ("author", "falstaff"):
        table.give(0, card)
    table.phase_two().play(f"activate:{card}")
    assert table.view()["initiative"] == [0]


@pytest.mark.parametrize(
    "card",
    ["queen", "house-handyman", "handyman", "costume-mistress-6", "set-dresser-8", "jeweler"],
)
def test_s32_queen_craftsmen_and_jeweler_do_not_count(card: str) -> None:
    table = Table(seats=2).draft()
    if card not in ("queen", "house-handyman"):
        table.give(0, card)
    table.phase_two().market(black_set=1, black_costume=1, yellow_set=1)
    table.play(f"activate:{card}")
    assert table.view()["initiative"] == []
    table.play("ask:pounds" if card == "queen" else "stop")
    table.play("activate:author", seat=1)
    assert table.view()["initiative"] == [1]


def test_s32_the_second_actor_of_a_day_takes_no_second_place() -> None:
    table = Table(seats=2).draft().phase_two().play("activate:falstaff").play("pass")
    table.play("activate:author", "advance:I", "advance:I")
    assert table.view()["initiative"] == [0]


def test_s33_neither_extra_nor_assistant_can_be_activated() -> None:
    table = Table(seats=2).draft()
    table.give(0, "assistant")
    table.give(0, "hamlet", "pink", "pink", "pink", extra=True)
    table.phase_two()
    wanted = ["author", "falstaff", "house-handyman", "queen"]
    assert table.options(verb="activate") == [f"activate:{card}" for card in wanted]


def test_s33_the_same_cards_would_be_asked_face_up() -> None:
    table = Table(seats=2).draft()
    table.give(0, "hamlet")
    table.phase_two()
    assert "activate:hamlet" in table.options()


def test_s24_white_quills_of_a_rehearsal_wait_for_the_coloured_ones() -> None:
    table = Table(seats=2).draft()
    table.give(0, "puck", "pink", "pink", "pink")
    table.give(0, "juliet", "pink", "pink", "pink")
    table.initiative(0, 1).only(Rehearsal(0))
    assert [table.at(act) for act in ("I", "II", "III")] == [1, 2, 2], "Juliet's two quills"
    assert table.view()["prompt"]["n"] == 1, "then Puck's"
    table.play("advance:I")
    assert table.at("I") == 2


def test_s22_a_white_quill_of_the_ambiance_track_cannot_be_declined() -> None:
    table = Table(seats=2).draft().push(Quill(0, 1))
    assert table.options() == ["advance:I", "advance:II", "advance:III"]
