"""Backstage: what each card does (R116 to R123, S90 to S98)."""

from __future__ import annotations

import pytest

from groundlings.shakespeare.days import MAINTENANCE, SCORING, Day
from shakespeare.wings import Wings


def source(table: Wings, name: str, seat: int = 0) -> int:
    return int(table.player(seat)["score"][name])


# The Architect and the theatre column


def test_r116_an_element_goes_on_the_lowest_free_space_and_all_take_effect_again() -> None:
    table = Wings.in_turns("architect").column(0, "pink", "blue")
    table.market(pink_set=1).play("backstage:architect-1", "take:pink-set")
    assert table.own()["theatre"] == ["pink", "blue", "pink"]
    assert table.player()["pounds"] == 2, "the old pink one, and the new one"
    assert table.player()["ambiance"] == 5, "the blue one again"
    acts = [(one["colour"], one["space"]) for one in table.told("theatre-acts")]
    assert acts == [("pink", 1), ("blue", 2), ("pink", 3)], "the lowest first, the new one last"


def test_r116_more_cylinders_open_dearer_colours() -> None:
    offered = []
    for level in (1, 2, 3):
        trial = Wings.in_turns("architect")
        trial.market(black_set=1, blue_set=1, green_set=1, yellow_set=1, pink_costume=1)
        trial.play(f"backstage:architect-{level}")
        offered.append(trial.options(verb="take"))
    assert offered == [
        ["take:black-set"],
        ["take:black-set", "take:blue-set"],
        ["take:black-set", "take:blue-set", "take:green-set"],
    ]


def test_s96_no_symmetry_and_no_support_are_asked_for() -> None:
    table = Wings.in_turns("architect").column(0, "black", "pink")
    table.market(black_set=1).play("backstage:architect-1", "take:black-set")
    assert table.own()["theatre"] == ["black", "pink", "black"]


@pytest.mark.parametrize(("below", "candles"), [(0, 0), (1, 1), (2, 0), (3, 1)])
def test_s96_a_candle_is_covered_once(below: int, candles: int) -> None:
    table = Wings.in_turns("architect").column(0, *["black"] * below)
    table.market(black_set=1).play("backstage:architect-1", "take:black-set")
    assert source(table, "candles") == candles


def test_s96_purple_and_blue_clamp_one_by_one_and_green_gives_a_token_each() -> None:
    table = Wings.in_turns("architect").column(0, "green", "blue", "purple")
    table.market(blue_set=1).play("backstage:architect-2", "take:blue-set")
    assert table.player()["plus3"] == 1
    assert table.player()["ambiance"] == 6, "3 + 2, clamped at 6 by the second blue one"
    assert table.player(1)["ambiance"] == 2


def test_s96_a_full_column_lets_the_card_be_used_in_vain() -> None:
    table = Wings.in_turns("architect").column(0, *["black"] * 4)
    table.market(pink_set=1).play("backstage:architect-1")
    assert table.asked == [1]
    assert table.player()["pounds"] == 0
    assert table.view()["market"]["set"]["pink"] == 1


def test_s97_theatre_elements_are_no_part_of_the_set() -> None:
    table = Wings.in_turns("architect").column(0, "green", "green")
    table.market(pink_set=1).play("backstage:architect-1", "take:pink-set")
    assert table.player()["set"] == {}
    assert table.player()["set_value"] == 0


def test_s97_yellow_never_gets_there() -> None:
    table = Wings.in_turns("architect").market(yellow_set=2)
    table.play("backstage:architect-3")
    assert table.asked == [1]


# The Hatter


def test_r117_costume_elements_become_hats_never_yellow_ones() -> None:
    table = Wings.in_turns("hatter").market(pink_costume=1, yellow_costume=1, blue_set=1)
    table.play("backstage:hatter-1")
    assert table.options() == ["take:pink-costume", "stop"]
    table.play("take:pink-costume")
    assert "hat:author" in table.options()
    table.play("hat:author")
    assert table.own()["hats"] == {"author": "pink"}
    assert table.player()["troupe"][0]["costume"] == [], "a hat is no part of the costume"


def test_r117_three_cylinders_make_two_hats() -> None:
    table = Wings.in_turns("hatter").market(pink_costume=2)
    table.play("backstage:hatter-3", "take:pink-costume", "hat:author")
    assert "hat:author" not in table.options()
    table.play("take:pink-costume")
    assert "hat:author" not in table.options()
    table.play("hat:falstaff")
    assert table.own()["hats"] == {"author": "pink", "falstaff": "pink"}


@pytest.mark.parametrize(
    ("hat", "worn", "points"),
    [
        ("green", ("black",), 1),
        ("blue", ("pink", "green"), 1),
        ("purple", ("yellow",), 1),
        ("purple", ("purple", "black", "black"), 1),
        ("green", (), 0),
        ("green", ("pink", "black"), 0),
    ],
)
def test_s98_a_hat_counts_with_the_first_element_beneath(
    hat: str, worn: tuple[str, ...], points: int
) -> None:
    table = Wings()
    table.wear(table.member(0, "author"), *worn)
    table.hat(table.member(0, "author"), hat)
    assert table.own()["hat_points"] == points


def test_s98_the_hat_may_come_before_the_costume() -> None:
    table = Wings.in_turns("hatter").market(blue_costume=1)
    table.play("backstage:hatter-1", "take:blue-costume", "hat:falstaff")
    table.wear(table.member(0, "falstaff"), "pink")
    assert table.own()["hat_points"] == 1


def test_s98_extras_and_two_slot_actors_wear_hats_and_others_do_not() -> None:
    table = Wings.in_turns("hatter").market(pink_costume=1)
    table.give(0, "shylock")
    table.play("backstage:hatter-1", "take:pink-costume")
    assert table.options() == ["hat:author", "hat:falstaff", "hat:extra-1", "hat:shylock"]


# The Double


def test_r118_a_double_lets_a_used_or_resting_actor_act_again() -> None:
    table = Wings.in_turns("double")
    table.use(0, "author")
    table.rest(0, "falstaff")
    table.settle()
    table.play("backstage:double-2")
    assert table.options() == ["repeat:author", "repeat:falstaff"]
    table.play("repeat:falstaff")
    assert table.space(0, "I") == 2
    assert table.player()["ambiance"] == 5


def test_s90_no_cylinder_no_token_and_no_place_in_the_initiative() -> None:
    table = Wings.in_turns("double")
    table.rest(0, "falstaff")
    table.settle()
    table.play("backstage:double-2")
    falstaff = table.player()["troupe"][1]
    assert (falstaff["cylinder"], falstaff["rested"]) == (False, True)
    assert table.view()["initiative"] == []
    assert table.player()["placed"] == 0


def test_s90_a_free_actor_is_no_target_and_nor_are_others() -> None:
    table = Wings.in_turns("double")
    table.use(0, "queen")
    table.use(0, "house-handyman")
    table.settle()
    table.play("backstage:double-2")
    assert table.asked == [1], "used in vain"


def test_s90_two_actors_must_differ() -> None:
    table = Wings.in_turns("double", waiting=4)
    for card in ("author", "falstaff"):
        table.use(0, card)
    table.settle()
    table.play("backstage:double-4", "repeat:falstaff")
    assert table.view()["prompt"]["key"] == "quill", "the other one can only be the Author"
    table.play("advance:III", "advance:III")
    assert table.asked == [1]


def test_s90_the_bonus_of_a_complete_costume_applies() -> None:
    table = Wings.in_turns("double")
    table.give(0, "shylock", "pink", "pink")
    table.use(0, "shylock")
    table.settle()
    table.play("backstage:double-2")
    assert table.space(0, "I") == 3


# The Lord Chamberlain


def test_r119_two_pounds_and_a_recruit_from_the_lords_deck() -> None:
    table = Wings.in_turns("lord-chamberlain").lords("romeo", "ghost")
    table.play("backstage:lord-chamberlain-1")
    assert table.player()["pounds"] == 2
    assert table.options() == ["recruit-extra:ghost", "recruit:ghost"]
    table.play("recruit:ghost")
    assert table.player()["troupe"][-1]["card"] == "ghost"
    assert table.view()["backstage"]["lord"] == {"top": "romeo", "left": 1}


def test_s92_it_is_a_duty_and_an_extra_is_free() -> None:
    table = Wings.in_turns("lord-chamberlain").lords("ghost")
    table.play("backstage:lord-chamberlain-1", "recruit-extra:ghost")
    assert table.player()["troupe"][-1] | {"extra": True, "cost": 0} == table.player()["troupe"][-1]


def test_s92_with_an_empty_deck_only_the_money() -> None:
    table = Wings.in_turns("lord-chamberlain").lords()
    table.play("backstage:lord-chamberlain-1")
    assert table.player()["pounds"] == 2
    assert table.asked == [1]


def test_s92_the_card_beneath_is_a_barrier_for_undo() -> None:
    table = Wings.in_turns("lord-chamberlain").lords("romeo", "ghost")
    table.play("backstage:lord-chamberlain-1")
    before = int(table.g.floor)
    table.play("recruit:ghost")
    assert table.g.floor > before


def test_s92_the_recruitment_of_the_day_remains() -> None:
    table = Wings.in_turns("lord-chamberlain").lords("romeo", "ghost")
    table.recruited(0, done=False).settle()
    table.play("backstage:lord-chamberlain-1", "recruit:ghost").play("pass", seat=1)
    assert table.options(0, "recruit")


def test_s93_only_the_top_card_is_on_offer_and_seen() -> None:
    table = Wings.in_turns("lord-chamberlain").lords("hamlet", "romeo", "ghost")
    assert table.view()["backstage"]["lord"] == {"top": "ghost", "left": 3}


# The Director


def kept(table: Wings, seat: int = 0) -> list[str]:
    return [m["card"] for m in table.player(seat)["troupe"] if m["rested"]]


def evening(lightened: int, *cards: str, strategic: bool = False) -> Wings:
    table = Wings(strategic_rest=strategic)
    table.draft()
    for card in cards:
        table.use(0, card)
    table.lighten(0, lightened)
    table.initiative(0, 1).only(Day(MAINTENANCE))
    return table


def test_r120_the_director_spares_rest_tokens() -> None:
    table = Wings.in_turns("director")
    table.play("backstage:director-2")
    assert table.own()["fewer_rest"] == 2


@pytest.mark.parametrize("strategic", [False, True])
def test_s91_so_many_more_stay_awake(*, strategic: bool) -> None:
    table = evening(1, "author", "falstaff", "queen", strategic=strategic)
    assert table.view()["prompt"] == {"key": "rest-more", "n": 2}
    table.play("keep:author", seat=0)
    assert table.view()["keeping"] == ["author"]
    assert table.options(0) == ["keep:falstaff", "keep:queen"]
    table.play("keep:queen", seat=0)
    assert kept(table) == ["falstaff"]


def test_s91_never_below_none_and_nothing_is_asked_then() -> None:
    table = evening(3, "author", "falstaff")
    assert kept(table) == []
    assert table.own()["fewer_rest"] == 0, "what was not needed lapses"
    assert table.asked == [0, 1], "the next wager"


def test_s91_void_on_the_last_day() -> None:
    table = Wings.in_turns("director").on_day(6)
    table.play("backstage:director-1").only(Day(MAINTENANCE))
    assert table.g.over


# The others


def test_r121_the_backstage_jeweler_places_a_yellow_element_from_the_main_board() -> None:
    table = Wings.in_turns("backstage-jeweler").market(yellow_costume=1, pink_costume=1)
    table.play("backstage:backstage-jeweler-2")
    assert table.options() == ["take:yellow-costume", "stop"]


def test_r121_barkeep_and_kit_marlowe() -> None:
    table = Wings.in_turns("barkeep", "kit-marlowe")
    table.play("backstage:barkeep-1", seat=0)
    assert table.player()["ambiance"] == 4
    table.play("backstage:kit-marlowe-3", "advance:II", "advance:II", seat=1)
    assert table.space(1, "II") == 3


@pytest.mark.parametrize(("kind", "other"), [("costume", "set"), ("set", "costume")])
def test_r121_merchants_take_one_element_of_their_kind(kind: str, other: str) -> None:
    table = Wings.in_turns(f"merchant-{kind}")
    lying = {f"pink_{kind}": 2, f"blue_{kind}": 1, f"yellow_{kind}": 1, f"pink_{other}": 1}
    table.market(**lying).play(f"backstage:merchant-{kind}-1")
    assert table.options() == [f"take:pink-{kind}", "stop"]


def scoring(table: Wings, *spaces: int) -> Wings:
    for act, space in zip(("I", "II", "III"), spaces, strict=True):
        table.disc(0, act, space).disc(1, act, 9)
    table.on_day(4).only(Day(SCORING))
    return table


def test_r122_the_prompter_lets_one_pay_instead_of_losing_a_point() -> None:
    table = Wings.in_turns("prompter").purse(0, 5)
    table.play("backstage:prompter-1")
    assert table.own()["prompter"] is True
    scoring(table, 2, 5, 3)
    assert table.view()["prompt"] == {"key": "prompter", "act": {"noun": "I"}, "pounds": 1}
    table.play("prompter:pay")
    table.play("prompter:lose")
    assert table.player()["pounds"] == 4
    assert source(table, "grey") == -1
    assert source(table, "act-ii") == 1


def test_s95_without_the_money_nothing_is_asked() -> None:
    table = Wings.in_turns("prompter")
    table.play("backstage:prompter-1")
    scoring(table, 2, 5, 5)
    assert source(table, "grey") == -1


def test_s95_money_from_an_earlier_act_can_be_used() -> None:
    table = Wings.in_turns("prompter")
    table.play("backstage:prompter-1")
    scoring(table, 5, 5, 3)
    assert table.player()["pounds"] == 1, "Act I has paid it"
    table.play("prompter:pay")
    assert (table.player()["pounds"], source(table, "grey")) == (0, 0)


def test_s95_kept_through_the_night_and_discarded_after_the_scoring() -> None:
    table = Wings.in_turns("prompter")
    table.play("backstage:prompter-1").initiative(0, 1)
    assert table.view()["backstage"]["display"][0]["card"] is None
    table.only(Day(MAINTENANCE))
    assert table.own()["prompter"] is True
    assert "prompter" not in table.view()["backstage"]["discarded"]
    scoring(table, 9, 9, 9)
    assert table.own()["prompter"] is False
    assert "prompter" in table.view()["backstage"]["discarded"]


def test_r123_the_rag_picker_opens_the_discard_for_a_craftsman() -> None:
    table = Wings.in_turns("rag-picker").market(black_set=1).rags(pink_set=1, yellow_set=1)
    table.play("backstage:rag-picker-1").play("pass", seat=1)
    table.play("activate:house-handyman")
    assert table.options() == ["take:black-set", "salvage:pink-set", "stop"]
    table.play("salvage:pink-set", "put:1.1")
    assert table.view()["discarded"]["set"]["pink"] == 0
    assert table.player()["set"] == {"1.1": "pink"}


@pytest.mark.parametrize(("level", "again"), [(1, False), (2, True)])
def test_s94_for_the_next_craftsman_or_for_all_of_today(level: int, *, again: bool) -> None:
    table = Wings.in_turns("rag-picker").market().rags(black_set=4)
    table.give(0, "set-dresser-6")
    table.play(f"backstage:rag-picker-{level}").play("pass", seat=1)
    table.play("activate:house-handyman", "stop")
    table.play("activate:set-dresser-6")
    assert bool(table.options(verb="salvage")) == again
    table.only(Day(MAINTENANCE))
    assert table.own()["rags"] == "none"


def test_s94_within_the_usual_value() -> None:
    table = Wings.in_turns("rag-picker").market(pink_set=1).rags(green_set=1, blue_set=1)
    table.play("backstage:rag-picker-1").play("pass", seat=1)
    table.play("activate:house-handyman")
    assert table.options() == ["take:pink-set", "salvage:blue-set", "stop"]
