"""The worked examples of the rulebook, played as they are told."""

from __future__ import annotations

from groundlings.shakespeare.days import MAINTENANCE, REHEARSAL_PHASE, SCORING, Day
from shakespeare.theatre import Table

RED, GREEN, BLUE, YELLOW = range(4)


def order(table: Table) -> list[int]:
    return list(table.view()["order"])


def acts(table: Table, seat: int) -> list[int]:
    return [table.at(act, seat) for act in ("I", "II", "III")]


def troupe(table: Table, seat: int) -> dict[str, list[str]]:
    """The costume of each member of a troupe."""
    return {m["name"]: m["costume"] for m in table.view()["players"][seat]["troupe"]}


def places(table: Table) -> list[str]:
    return [text.partition(":")[2] for text in table.options(verb="put")]


def first_day() -> Table:
    """Day 1, the wagers still to be made; Blue stands before Yellow on the Initiative track."""
    table = Table(seats=4).draft().initiative(GREEN, BLUE, RED, YELLOW)
    table.give(YELLOW, "costume-mistress-6")
    table.give(GREEN, "set-dresser-8")
    table.market(
        pink_costume=3,
        green_costume=1,
        black_costume=1,
        purple_costume=2,
        green_set=1,
        pink_set=2,
        black_set=3,
        yellow_set=1,
        blue_set=1,
        purple_set=2,
    )
    return table.display("lady-macbeth", "jeweler", "assistant", "hamlet", "puck", "iago")


def wagered() -> Table:
    wagers = {RED: 2, GREEN: 5, BLUE: 3, YELLOW: 3}
    return first_day().wager(*(wagers[seat] for seat in range(4)))


def recruited() -> Table:
    return wagered().play("recruit:lady-macbeth")


def authored() -> Table:
    return recruited().play("activate:author", "advance:II", "advance:III")


def tailored() -> Table:
    table = authored().play("activate:costume-mistress-6")
    for _ in range(3):
        table.play("take:pink-costume", "dress:falstaff")
    return table


def built() -> Table:
    table = tailored().play("activate:set-dresser-8", "take:green-set", "put:1.3")
    return table.play("take:pink-set", "put:1.2", "take:black-set", "put:2.2")


def repaired() -> Table:
    table = built().play("activate:house-handyman", "take:purple-costume", "dress:author")
    return table.play("take:black-set", "put:1.1")


def test_the_wagers_are_revealed() -> None:
    table = first_day()
    assert table.view()["initiative"].index(BLUE) < table.view()["initiative"].index(YELLOW)
    table = wagered()
    assert order(table) == [RED, BLUE, YELLOW, GREEN]
    assert [table.prestige(seat) for seat in (RED, BLUE, YELLOW, GREEN)] == [6, 5, 5, 5]
    assert table.view()["initiative"] == []
    assert table.asked == [RED]


def test_with_yellow_before_blue_on_the_initiative_track_yellow_would_be_second() -> None:
    table = first_day().initiative(YELLOW, BLUE, RED, GREEN).wager(2, 5, 3, 3)
    assert order(table) == [RED, YELLOW, BLUE, GREEN]


def test_red_recruits_lady_macbeth() -> None:
    table = recruited()
    assert table.view()["display"] == [None, "jeweler", "assistant", "hamlet", "puck", "iago"]
    assert "lady-macbeth" in troupe(table, RED)
    assert table.pounds(RED) == 0
    assert table.view()["players"][RED]["cylinders"] == 2
    assert table.asked == [BLUE]
    table = built()
    assert table.asked == [RED]
    assert table.options(verb="recruit") == table.options(verb="recruit-extra") == []
    assert "activate:lady-macbeth" in table.options()


def test_blue_activates_the_author() -> None:
    table = authored()
    assert acts(table, BLUE) == [1, 2, 2]
    assert table.view()["initiative"] == [BLUE]
    assert table.asked == [YELLOW]


def test_yellow_dresses_falstaff_in_three_pink_elements() -> None:
    table = tailored()
    assert troupe(table, YELLOW)["falstaff"] == ["pink", "pink", "pink"]
    assert (table.pounds(YELLOW), table.prestige(YELLOW)) == (2, 5)
    assert table.on_board("pink-costume") == 0
    assert table.view()["initiative"] == [BLUE], "a costume mistress is no actor"
    assert table.asked == [GREEN]


def test_yellow_could_have_taken_a_green_and_a_black_element_instead() -> None:
    table = authored().play("activate:costume-mistress-6", "take:green-costume", "dress:falstaff")
    assert table.options() == ["take:black-costume", "stop"], "5 + 1 = 6"
    table.play("take:black-costume", "dress:falstaff")
    assert troupe(table, YELLOW)["falstaff"] == ["green", "black"]
    assert table.pounds(YELLOW) == 0
    assert table.asked == [GREEN]


def test_green_activates_the_set_dresser() -> None:
    table = tailored().play("activate:set-dresser-8", "take:green-set", "put:1.3")
    assert (table.plus3(GREEN), table.supply()) == (1, 7)
    assert "plus3" not in table.options()
    table.play("take:pink-set", "put:1.2")
    assert table.pounds(GREEN) == 1
    table.play("take:black-set")
    assert "1.4" not in places(table), "to the right of the green one: not symmetric"
    assert places(table) == ["1.1", "1.5", "2.2"], "else anywhere on row 1, or upon green and pink"
    table.play("put:2.2")
    assert table.view()["players"][GREEN]["set"] == {"1.2": "pink", "1.3": "green", "2.2": "black"}
    assert (table.pounds(GREEN), table.prestige(GREEN), table.plus3(GREEN)) == (1, 5, 1)
    assert [table.ambiance(seat) for seat in range(4)] == [3] * 4
    assert table.asked == [RED]


def test_red_activates_the_handyman() -> None:
    table = repaired()
    assert troupe(table, RED)["author"] == ["purple"]
    assert table.view()["players"][RED]["set"] == {"1.1": "black"}
    assert table.pounds(RED) == 0
    assert [table.ambiance(seat) for seat in range(4)] == [3] * 4, "a purple costume hurts nobody"
    assert table.asked == [BLUE], "3 + 1 = 4: no value is left"


def rest_of_the_day() -> Table:
    """Up to Green's turn with the jeweler."""
    table = repaired().play("recruit-extra:puck", "recruit:assistant", "recruit:jeweler")
    table.play("activate:author", "advance:I", "advance:I")
    table.play("activate:falstaff")
    return table


def test_the_assistant_makes_yellows_handyman_worth_five() -> None:
    table = rest_of_the_day()
    assert table.asked == [YELLOW]
    table.play("activate:house-handyman")
    assert table.view(YELLOW)["prompt"]["left"] == 5
    assert "take:green-costume" in table.options(), "a handyman of 4 could not"
    assert "take:yellow-set" not in table.options()
    table.play("take:green-costume", "dress:author")
    assert table.asked == [GREEN]


def jeweled() -> Table:
    table = rest_of_the_day().play("activate:house-handyman", "stop")
    return table.play("activate:jeweler", "take:yellow-set")


def test_green_puts_a_yellow_element_to_the_right_of_the_green_one() -> None:
    table = jeweled()
    assert "1.4" in places(table), "a joker"
    pounds, prestige = table.pounds(GREEN), table.prestige(GREEN)
    table.play("put:1.4")
    assert table.view()["players"][GREEN]["set"] == {
        "1.2": "pink",
        "1.3": "green",
        "1.4": "yellow",
        "2.2": "black",
    }
    assert (table.pounds(GREEN), table.prestige(GREEN), table.plus3(GREEN)) == (
        pounds,
        prestige,
        1,
    )


def test_green_ends_the_turn_alone_and_asks_the_queen_for_four_pounds() -> None:
    table = jeweled().play("put:1.4")
    assert table.asked == [BLUE], "Red has used both cylinders"
    table.play("activate:queen", "ask:pounds")
    table.play("activate:falstaff")
    for choice in ("activate:falstaff", "activate:house-handyman", "stop"):
        assert table.asked == [GREEN]
        table.play(choice)
    assert table.asked == [GREEN]
    assert table.view()["players"][GREEN]["cylinders"] == 1
    assert [table.view()["players"][seat]["cylinders"] for seat in (RED, BLUE, YELLOW)] == [0] * 3
    table.play("activate:queen")
    assert table.options() == ["ask:objectives", "ask:pounds"]
    table.told()
    table.play("ask:pounds")
    assert {"key": "earned", "who": GREEN, "pounds": 4} in table.told()
    assert table.view()["initiative"] == [BLUE, RED, YELLOW, GREEN]


def test_ambiance_two_purple_elements_are_left_and_blue_gains_a_pound() -> None:
    """Blue stood completely to the right; two back is the space of one Pound."""
    table = Table(seats=4).draft().phase_two().market(purple_set=2)
    moods = [3, 3, 3, 3]
    moods[BLUE] = 6
    table.mood(*moods).told()
    table.play("pass", "pass", "pass", "pass")
    falls = {event["who"]: event["n"] for event in table.told("mood-fell")}
    assert falls == dict.fromkeys(range(4), 2)
    assert [table.pounds(seat) for seat in (RED, GREEN, BLUE, YELLOW)] == [0, 0, 1, 0]
    assert [table.prestige(seat) for seat in (RED, GREEN, BLUE, YELLOW)] == [4, 4, 5, 4]
    assert table.ambiance(BLUE) == 3


def test_rehearsal_on_day_four_red_is_last() -> None:
    table = Table(seats=4).draft().on_day(4).initiative(BLUE, GREEN, YELLOW, RED)
    for act in ("I", "II", "III"):
        for seat in (BLUE, GREEN, YELLOW, RED):
            table.disc(seat, act, 4)
    full = ("black", "pink", "black")
    table.give(RED, "lady-macbeth", *full)
    table.give(RED, "hamlet", *full)
    table.give(RED, "puck", *full, extra=True)
    table.wear(table.member(RED, "author"), "green", "green")
    table.wear(table.member(RED, "falstaff"), "purple")
    table.give(GREEN, "king-lear", *full)
    table.only(Day(REHEARSAL_PHASE))
    told = table.told()
    wearers = [(event["who"], event["wearer"]) for event in told if event["key"] == "rehearsed"]
    assert wearers == [
        (GREEN, "king-lear"),
        (RED, "lady-macbeth"),
        (RED, "hamlet"),
        (RED, "extra-2"),
    ]
    assert acts(table, RED) == [5, 5, 5]
    assert table.asked == [RED]
    assert table.options() == ["advance:I", "advance:II", "advance:III"]
    assert table.view()["players"][RED]["score"]["rehearsals"] == 1
    assert "act-scored" not in [event["key"] for event in told]
    table.play("advance:II")
    assert acts(table, RED) == [5, 6, 5]
    assert table.view()["players"][RED]["score"]["act-ii"] == 2


def test_scoring_of_the_acts() -> None:
    """Blue arrived before Green on their space of Act II; Yellow is on a grey space there."""
    table = Table(seats=4).draft().on_day(4)
    table.disc(GREEN, "I", 3).disc(BLUE, "I", 4).disc(RED, "I", 4).disc(YELLOW, "I", 6)
    table.disc(RED, "II", 7).disc(BLUE, "II", 5).disc(GREEN, "II", 5).disc(YELLOW, "II", 2)
    table.disc(RED, "III", 4).disc(YELLOW, "III", 5).disc(BLUE, "III", 10).disc(GREEN, "III", 6)
    table.only(Day(SCORING))
    score = [player["score"] for player in table.view()["players"]]
    assert [table.pounds(seat) for seat in (RED, GREEN, BLUE, YELLOW)] == [0, 0, 0, 1]
    wanted = {RED: (0, 2, 0), GREEN: (-1, 0, 1), BLUE: (0, 1, 3), YELLOW: (-1, 0, 0)}
    for seat, points in wanted.items():
        found = tuple(score[seat][source] for source in ("grey", "act-ii", "act-iii"))
        assert found == points
        assert table.prestige(seat) == 5 + sum(points)


def test_rest_green_has_used_five_cylinders() -> None:
    table = Table(seats=4).draft()
    table.give(GREEN, "set-dresser-8")
    table.give(GREEN, "jeweler")
    blocked = ("queen", "falstaff", "author", "set-dresser-8")
    for card in (*blocked, "jeweler"):
        table.use(GREEN, card)
    table.only(Day(MAINTENANCE))
    assert table.asked == [GREEN]
    table.play("keep:jeweler")
    members = table.view()["players"][GREEN]["troupe"]
    assert {m["card"] for m in members if m["rested"]} == set(blocked)
    assert not any(m["cylinder"] for m in members)
    table.initiative(GREEN, RED, BLUE, YELLOW).wager(5, 5, 5, 5)
    assert table.asked == [GREEN]
    assert table.options(verb="activate") == ["activate:house-handyman", "activate:jeweler"]


def test_rest_who_wagered_five_and_used_four_blocks_three() -> None:
    """The rulebook's note on the Rest phase."""
    table = Table(seats=2).draft().wager(5, 1)
    seat = 0
    table.play(table.options(verb="recruit-extra")[0])
    table.play("activate:queen", "ask:pounds", "activate:queen", "ask:pounds")
    table.play("activate:falstaff").market().play("activate:house-handyman")
    table.play("activate:author", "advance:II", "advance:II")
    while table.asked != [seat] or "keep:queen" not in table.options(seat):
        table.play(table.options()[0])
    table.play("keep:queen")
    rested = [m["name"] for m in table.view()["players"][seat]["troupe"] if m["rested"]]
    assert rested == ["author", "falstaff", "house-handyman"]
    assert table.view()["players"][seat]["placed"] == 0


def test_symmetry_a_pink_element_at_the_bottom_right_wants_a_pink_one_at_the_bottom_left() -> None:
    """The rulebook's example within the construction rules."""
    table = Table(seats=2).draft().build(0, s1_5="pink")
    table.give(0, "set-dresser-6")
    table.phase_two().market(pink_set=1, black_set=1).play("activate:set-dresser-6")
    table.play("take:black-set")
    assert places(table) == ["1.2", "1.3", "1.4"]
    table.play("put:1.2", "take:pink-set")
    assert places(table) == ["1.1", "1.3"]
