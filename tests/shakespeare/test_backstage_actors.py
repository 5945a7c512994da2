"""Backstage: the nine actors, its objectives, hats and the end (R124 to R131, S99 to S104)."""

from __future__ import annotations

import pytest

from groundlings.shakespeare.days import (
    AMBIANCE_PHASE,
    MAINTENANCE,
    REHEARSAL_PHASE,
    TURNS_PHASE,
    Day,
)
from shakespeare.theatre import GAME, revised
from shakespeare.wings import Wings


def source(table: Wings, name: str, seat: int = 0) -> int:
    return int(table.player(seat)["score"][name])


def ambiance(*objectives: str, seats: int = 2) -> Wings:
    """Phase 3; the first in order holds these objectives."""
    table = Wings(seats)
    table.draft().order(*range(seats)).market()
    table.hold(0, *objectives)
    table.only(Day(AMBIANCE_PHASE))
    return table


def rehearsed(table: Wings) -> Wings:
    table.on_day(4).initiative(0, 1).only(Day(REHEARSAL_PHASE))
    return table


def ended(table: Wings) -> Wings:
    table.on_day(6).only(Day(MAINTENANCE))
    assert table.g.over
    return table


# Immediate objectives


def test_r124_an_immediate_objective_is_played_before_the_purples_and_leaves_the_game() -> None:
    table = ambiance("ovation")
    table.market(purple_set=2)
    assert table.options() == ["play:ovation", "stop"]
    table.play("play:ovation")
    assert table.view()["backstage"]["out"] == ["ovation"]
    assert table.view()["backstage"]["immediate"] == 3
    assert table.view()["held"] == []
    judged = [one["space"] for one in table.told("mood-judged")]
    assert judged[0] == 4, "three up, then two down for the purples"


def test_r124_one_step_on_each_act() -> None:
    table = ambiance("run-through").play("play:run-through")
    assert [table.space(0, act) for act in ("I", "II", "III")] == [2, 2, 2]


def test_r124_elements_from_the_discard_worth_six_together() -> None:
    table = ambiance("ragbag")
    table.rags(blue_set=1, pink_costume=2, green_costume=1, yellow_set=1)
    table.play("play:ragbag")
    assert set(table.options()) == {
        *("salvage:blue-set", "salvage:green-costume", "salvage:pink-costume"),
        "stop",
    }
    table.play("salvage:blue-set", "put:1.1")
    assert table.player()["ambiance"] == 5, "placed with all effects"
    assert table.options(verb="salvage") == ["salvage:pink-costume"], "two are left of six"


def test_r124_one_yellow_element_from_the_discard() -> None:
    table = ambiance("lost-gold")
    table.rags(yellow_costume=1, pink_costume=1).play("play:lost-gold")
    assert table.options() == ["salvage:yellow-costume", "stop"]
    table.play("salvage:yellow-costume", "dress:author")
    assert table.player()["troupe"][0]["costume"] == ["yellow"]


def test_s99_whoever_holds_any_objective_is_asked_in_turn_order() -> None:
    table = Wings(seats=3)
    table.draft().order(2, 0, 1).market()
    table.hold(2, "set40").hold(1, "rows").only(Day(AMBIANCE_PHASE))
    assert table.asked == [2]
    assert table.options() == ["stop"], "asked like somebody who could"
    table.play("stop")
    assert table.asked == [1], "seat 0 holds nothing"


def test_s99_any_number_may_be_played() -> None:
    table = ambiance("ovation", "run-through")
    table.play("play:ovation", "play:run-through")
    assert table.view()["backstage"]["out"] == ["ovation", "run-through"]


def test_s99_nobody_is_asked_once_all_of_them_are_played_or_without_the_expansion() -> None:
    table = ambiance("ovation", "run-through", "ragbag", "lost-gold", "set40")
    for name in ("ovation", "run-through", "ragbag", "lost-gold"):
        table.play(f"play:{name}")
        while "stop" in table.options() and not table.options(verb="play"):
            if table.view()["phase"] != "ambiance" or table.view()["prompt"]["key"] == "immediate":
                break
            table.play("stop")
    assert table.view()["backstage"]["immediate"] == 0
    assert (table.view()["prompt"] or {}).get("key") != "immediate"


def test_s99_an_unplayed_one_scores_nothing() -> None:
    table = Wings(seats=2).draft()
    table.hold(0, "ovation")
    assert source(ended(table), "objectives") == 0


def test_s99_which_ones_are_held_stays_hidden_and_may_be_imagined_otherwise() -> None:
    table = ambiance("ovation", "set40")
    worlds = [GAME.redeal(table.g, 1, die) for die in range(40)]
    assert all(GAME.view(world, 1) == GAME.view(table.g, 1) for world in worlds)
    offers = {tuple(map(GAME.text, GAME.options(world, 0))) for world in worlds}
    assert ("stop",) in offers
    assert len(offers) > 2


def test_s100_what_the_ghost_draws_on_day_six_is_scored() -> None:
    table = Wings(seats=2).draft()
    table.only_printed(0)
    table.give(0, "ghost", "pink", "pink", "pink")
    table.disc(0, "I", 9).disc(0, "II", 9).disc(0, "III", 9)
    table.stock("acts8").on_day(6).initiative(0, 1).only(Day(REHEARSAL_PHASE))
    while not table.g.over:
        table.play(table.options()[0])
    assert source(table, "objectives") == 2


# The Dismissal


@pytest.mark.parametrize(
    ("pounds", "unpaid", "left", "waived"),
    [(0, 2, 0, "mark-antony"), (4, 0, 0, "mark-antony"), (9, 0, 5, "mark-antony")],
)
def test_r125_one_character_needs_no_pay(pounds: int, unpaid: int, left: int, waived: str) -> None:
    table = Wings(seats=2).draft()
    for card in ("shylock", "ghost", "mark-antony"):
        table.give(0, card)
    table.hold(0, "dismissal").purse(0, pounds)
    ended(table)
    assert source(table, "unpaid") == -2 * unpaid
    assert table.player()["pounds"] == left
    assert [one["card"] for one in table.told("wage-waived")] == [waived]


def test_s101_an_exempt_character_is_not_unpaid_for_any_objective() -> None:
    table = Wings(seats=2).draft()
    table.give(0, "mark-antony")
    table.hold(0, "dismissal", "savings").purse(0, 3)
    ended(table)
    assert source(table, "objectives") == 1, "three Pounds are left, and nobody is unpaid"


def test_s101_others_do_not_see_it_before_the_end() -> None:
    table = Wings(seats=2).draft()
    table.give(0, "mark-antony")
    table.hold(0, "dismissal")
    assert table.player()["unpaid"] == 1
    assert table.hints(0)["projection"][0]["wages"]["waived"] == 1
    assert table.hints(1)["projection"][0]["wages"]["waived"] == 0


# Hats


def test_r126_hats_are_scored_after_yellow_and_before_payment() -> None:
    table = Wings(seats=2).draft()
    author = table.member(0, "author")
    table.wear(author, "black")
    table.hat(author, "green")
    ended(table)
    assert source(table, "hats") == 1
    told = [one["key"] for one in table.told()]
    order = [told.index(key) for key in ("yellow-counted", "hats-counted", "paid")]
    assert order == sorted(order)


# The actors


@pytest.mark.parametrize(("card", "act"), [("shylock", "I"), ("mercutio", "II"), ("ariel", "III")])
@pytest.mark.parametrize(("costume", "quills"), [((), 1), (("pink",), 1), (("pink", "black"), 2)])
def test_r127_a_second_quill_once_two_elements_are_worn(
    card: str, act: str, costume: tuple[str, ...], quills: int
) -> None:
    table = Wings.in_turns()
    table.give(0, card, *costume)
    table.play(f"activate:{card}")
    assert table.space(0, act) == 1 + quills


def test_r127_no_rehearsal_power_comes_with_it() -> None:
    table = Wings(seats=2).draft()
    table.give(0, "shylock", "pink", "pink")
    rehearsed(table)
    assert table.told("rehearsed") == []
    assert table.space(0, "I") == 1


def test_s85_two_slots_are_complete_with_two_and_pay_nothing() -> None:
    table = Wings.in_turns().market(green_costume=1)
    table.give(0, "shylock", "green")
    table.give(0, "costume-mistress-6")
    table.play("activate:costume-mistress-6", "take:green-costume", "dress:shylock")
    assert table.player()["troupe"][-2]["dressed"] is True
    assert (table.player()["pounds"], source(table, "costumes")) == (0, 0)
    (told,) = table.told("costume-completed")
    assert (told["total"], told["pounds"], told["n"]) == (10, 0, 0)


def test_s85_nor_do_they_count_for_objectives() -> None:
    table = Wings(seats=2).draft()
    for card in ("shylock", "mercutio", "ariel"):
        table.give(0, card, "green", "green")
    table.wear(table.member(0, "author"), "green", "green", "green")
    table.hold(0, "costumes4", "precious")
    ended(table)
    assert source(table, "objectives") == 1, "the Author's costume alone is precious"


def test_s85_an_edition_may_let_them_pay() -> None:
    paying = revised(
        ("[backstage.meta]", "two_slot_costumes_pay = false", "two_slot_costumes_pay = true")
    )
    table = Wings.in_turns(game=paying).market(green_costume=1)
    table.give(0, "shylock", "green")
    table.give(0, "costume-mistress-6")
    table.play("activate:costume-mistress-6", "take:green-costume", "dress:shylock")
    assert (table.player()["pounds"], source(table, "costumes")) == (1, 1)


def test_s104_the_quill_is_added_from_the_moment_the_costume_is_complete() -> None:
    table = Wings.in_turns()
    shylock = table.give(0, "shylock", "pink")
    table.play("activate:shylock").play("pass", seat=1)
    assert table.space(0, "I") == 2
    table.wear(shylock, "pink")
    table.free(0, "shylock")
    table.settle()
    table.play("activate:shylock")
    assert table.space(0, "I") == 4


@pytest.mark.parametrize(
    ("costume", "mood"), [((), 1), (("pink", "pink"), 1), (("pink", "pink", "pink"), 3)]
)
def test_r128_richards_penalty_lapses_once_he_is_dressed(
    costume: tuple[str, ...], mood: int
) -> None:
    table = Wings.in_turns()
    table.give(0, "richard-iii", *costume)
    table.play("activate:richard-iii", "advance:I", "advance:I")
    assert table.player()["ambiance"] == mood


def test_s103_quills_first_then_the_penalty() -> None:
    table = Wings.in_turns()
    table.give(0, "richard-iii")
    table.play("activate:richard-iii")
    assert table.player()["ambiance"] == 3
    table.play("advance:I", "advance:I")
    assert table.player()["ambiance"] == 1


def morning(owner: int, seats: int = 3) -> Wings:
    """Phase 2 begins; this seat has the Bear, and the order is 0, 1, 2."""
    table = Wings(seats)
    table.draft()
    table.give(owner, "bear")
    table.phase_two(cylinders=2, recruited=False)
    table.only(Day(TURNS_PHASE))
    return table


def test_r129_the_bears_owner_takes_the_first_action_of_the_day() -> None:
    table = morning(2)
    assert table.asked == [2]
    assert table.told("went-ahead") == [{"key": "went-ahead", "who": 2, "card": "bear"}]


def test_r129_the_bear_is_not_activated() -> None:
    table = morning(0)
    assert "activate:bear" not in table.options()
    refused = table.hints(0)["refused"]
    assert refused["activate:bear"]["key"] == "never-activated"


def test_s89_the_others_follow_and_from_round_two_the_order_holds() -> None:
    table = morning(2)
    seen = []
    for _ in range(7):
        seen.append(table.asked[0])
        choice = "activate" if table.options(verb="activate") else "recruit-extra"
        table.play(table.options(verb=choice)[0])
        while (
            table.view(None)["phase"] == "turns"
            and not table.options(verb="recruit")
            and ("pass" not in table.options())
        ):
            table.play(table.options()[0])
    assert seen[:6] == [2, 0, 1, 0, 1, 2]


def test_s89_recruited_during_a_day_he_works_from_the_next() -> None:
    table = morning(0)
    table.display("bear", "romeo", "handyman")
    table.settle()
    order = []
    for _ in range(4):
        order.append(table.asked[0])
        table.play(table.options(verb="recruit-extra")[0])
        if len(order) == 3:
            break
    assert order == [0, 1, 2]


def test_s89_three_slots_and_a_rehearsal_power() -> None:
    table = Wings(seats=2).draft()
    table.give(0, "bear", "pink", "pink", "pink")
    rehearsed(table)
    assert table.view()["prompt"]["key"] == "quill-rehearsal"


def test_r130_the_ghost_makes_the_others_go_back_on_an_act_of_their_choice() -> None:
    table = Wings.in_turns(seats=3)
    table.give(0, "ghost")
    table.disc(1, "II", 4).disc(1, "III", 3).disc(2, "I", 2)
    table.play("activate:ghost")
    assert table.asked == [1]
    assert table.view(1)["prompt"] == {
        "key": "retreat-by",
        "who": {"seat": 0},
        "card": {"noun": "ghost"},
    }
    assert table.options() == ["retreat:II", "retreat:III"]
    table.play("retreat:II")
    assert table.space(1, "II") == 3
    assert table.space(2, "I") == 1, "in one way only, so unasked"


def test_r130_dressed_he_draws_objectives_at_the_rehearsal() -> None:
    table = Wings(seats=2).draft()
    table.give(0, "ghost", "pink", "pink", "pink")
    rehearsed(table)
    assert len(table.view()["drawn"]) == 3
    assert table.view()["prompt"]["key"] == "choose"


def test_r131_the_rehearsal_icons_of_the_expansion() -> None:
    table = Wings(seats=2).draft()
    table.give(0, "caliban", "pink", "pink", "pink")
    table.give(0, "mark-antony", "pink", "pink", "pink")
    table.purse(1, 3).disc(1, "I", 3).disc(1, "II", 2)
    rehearsed(table)
    assert table.player(1)["pounds"] == 2, "Caliban: each other player loses a Pound"
    assert table.asked == [1], "Mark Antony: each other player goes back"
    table.play("retreat:I")
    assert table.space(1, "I") == 2


def test_s102_nothing_happens_on_space_one_or_without_money() -> None:
    table = Wings(seats=2).draft()
    table.give(0, "caliban", "pink", "pink", "pink")
    table.give(0, "mark-antony", "pink", "pink", "pink")
    rehearsed(table)
    assert table.player(1)["pounds"] == 0
    assert [table.space(1, act) for act in ("I", "II", "III")] == [1, 1, 1]


@pytest.mark.parametrize(("phase", "wanted"), [("turns", [1, 3, 0]), ("rehearsal", [3, 0, 1])])
def test_s102_one_after_the_other_from_behind_the_acting_player(
    phase: str, wanted: list[int]
) -> None:
    table = Wings.in_turns(seats=4)
    for seat in range(4):
        table.disc(seat, "I", 5).disc(seat, "II", 5)
    asked = []
    if phase == "turns":
        table.give(2, "ghost")
        table.phase_two(first=2)
        table.order(2, 1, 3, 0)
        table.play("activate:ghost")
    else:
        table.give(2, "mark-antony", "pink", "pink", "pink")
        table.on_day(4).initiative(1, 2, 3, 0).only(Day(REHEARSAL_PHASE))
    while table.options(verb="retreat"):
        asked.append(table.asked[0])
        table.play("retreat:I")
    assert asked == wanted
    spaces = [table.space(seat, "I") for seat in wanted]
    assert spaces == [4, 4, 4]
    line = [disc["seat"] for disc in table.view()["acts"]["I"] if disc["space"] == 4]
    assert line == wanted, "who went back first lies lowest"
