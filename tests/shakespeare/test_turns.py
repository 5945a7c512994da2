"""Phase 2, turn by turn: R25 to R33, R67 and R68."""

from __future__ import annotations

import pytest

from groundlings.errors import IllegalChoice
from groundlings.shakespeare.actions import receive_cylinders
from groundlings.shakespeare.state import book
from groundlings.shakespeare.verbs import CARD_NAMES, DECK_NAMES
from shakespeare.theatre import Table


def cylinders(table: Table, *numbers: int) -> Table:
    """The cylinders at hand, by seat."""
    for seat, number in enumerate(numbers):
        receive_cylinders(table.g, seat, number)
    return table.settle()


def activable(table: Table, seat: int | None = None) -> list[str]:
    return [text.partition(":")[2] for text in table.options(seat, "activate")]


def offered(table: Table, verb: str = "recruit") -> list[str]:
    return [text.partition(":")[2] for text in table.options(verb=verb)]


def in_phase_two(table: Table) -> bool:
    return any(type(step).__name__ == "Turns" for step in table.g.stack)


def test_r25_one_action_each_in_order_round_after_round() -> None:
    table = Table(seats=3).draft().initiative(0, 1, 2).wager(3, 2, 2)
    asked = []
    for choice in ("recruit", "activate:queen", "activate:falstaff"):
        for _ in range(3):
            asked += table.asked
            table.play(next(text for text in table.options() if text.startswith(choice)))
            if choice == "activate:queen":
                table.play("ask:pounds")
    assert asked == [1, 2, 0] * 3
    assert table.asked == [0], "the one with a third cylinder"


def test_r25_the_phase_lasts_while_anyone_has_a_cylinder_or_a_recruitment_card() -> None:
    table = Table(seats=2).draft().wager(1, 1)
    first, second = table.view()["order"]
    table.play("activate:falstaff", "activate:falstaff")
    assert table.asked == [first], "without cylinders there is still a card to play"
    assert table.options(verb="activate") == []
    table.play(table.options(verb="recruit")[0])
    assert table.asked == [second]
    assert in_phase_two(table)
    table.play(table.options(verb="recruit")[0])
    assert not in_phase_two(table)


def test_r25_without_cylinder_and_card_a_player_is_done() -> None:
    table = Table(seats=2).draft().phase_two(cylinders=1)
    table.play("activate:falstaff")
    assert table.asked == [1]
    assert in_phase_two(table)
    table.play("activate:falstaff")
    assert not in_phase_two(table)


def test_r26_a_player_goes_on_alone_when_the_others_are_done() -> None:
    table = cylinders(Table(seats=3).draft().phase_two(), 1, 1, 4)
    table.play("activate:falstaff", "activate:falstaff", "activate:falstaff")
    assert table.asked == [2]
    table.play("activate:queen", "ask:pounds")
    assert table.asked == [2]
    assert activable(table) == ["author", "house-handyman"]
    table.play("activate:author", "advance:I", "advance:I")
    assert table.asked == [2]
    table.market().play("activate:house-handyman")
    assert not in_phase_two(table)


def test_r27_recruiting_is_an_action_of_its_own_once_a_day() -> None:
    table = Table(seats=2).draft().phase_two(recruited=False)
    assert set(activable(table)) == {"author", "falstaff", "house-handyman", "queen"}
    assert offered(table)
    table.play(table.options(verb="recruit")[0])
    assert table.asked == [1], "no activation in the same turn"
    table.play("activate:falstaff")
    assert table.asked == [0]
    assert table.options(verb="recruit") == table.options(verb="recruit-extra") == []
    assert set(activable(table)) >= {"author", "falstaff"}


def test_r27_activating_takes_one_cylinder_and_is_the_whole_action() -> None:
    table = Table(seats=2).draft().phase_two(cylinders=3, recruited=False)
    table.play("activate:falstaff")
    assert table.view()["players"][0]["cylinders"] == 2
    assert table.view()["players"][0]["placed"] == 1
    assert table.asked == [1]


def test_r28_recruiting_is_compulsory_each_day() -> None:
    table = Table(seats=2).draft().phase_two(cylinders=1, recruited=False)
    assert "pass" not in table.options()
    with pytest.raises(IllegalChoice):
        table.play("pass")
    table.play("activate:falstaff")
    table.play(table.options(verb="recruit-extra")[0])
    assert {text.partition(":")[0] for text in table.options(0)} == {"recruit", "recruit-extra"}
    table.play(table.options(verb="recruit-extra")[0])
    assert "pass" in table.options(1)


def test_r28_recruiting_uses_no_cylinder() -> None:
    table = Table(seats=2).draft().phase_two(cylinders=2, recruited=False)
    table.play(table.options(verb="recruit")[0])
    assert table.view()["players"][0]["cylinders"] == 2
    assert table.view()["players"][0]["placed"] == 0
    assert table.view()["players"][0]["recruited"]


def test_r29_the_display_is_not_refilled_during_the_day() -> None:
    table = Table(seats=3).draft().phase_two(recruited=False)
    table.display("hamlet", "viola", "puck", "jeweler", "iago").settle()
    deck = table.view()["deck"]
    table.play("recruit:puck")
    assert table.view()["display"] == ["hamlet", "viola", None, "jeweler", "iago"]
    assert (
        offered(table) == offered(table, "recruit-extra") == ["hamlet", "iago", "jeweler", "viola"]
    )
    table.play("recruit-extra:hamlet")
    assert table.view()["display"] == [None, "viola", None, "jeweler", "iago"]
    assert table.view()["deck"] == deck


def test_r30_a_card_is_hired_face_up_as_itself_or_face_down_as_an_extra() -> None:
    table = Table(seats=2).draft().phase_two(recruited=False)
    table.display("hamlet", "jeweler", "puck", "viola").settle()
    table.play("recruit:jeweler", "recruit-extra:hamlet")
    up, down = (table.view()["players"][seat]["troupe"][-1] for seat in (0, 1))
    assert (up["card"], up["extra"], up["slots"]) == ("jeweler", False, 0)
    assert (down["card"], down["extra"], down["slots"]) == ("hamlet", True, 3)
    assert "jeweler" in activable(table, 0)
    table.play("activate:queen", "ask:pounds")
    assert "hamlet" not in activable(table, 1)


def test_r30_the_side_never_changes() -> None:
    table = Table(seats=2).draft().phase_two(recruited=False)
    table.display("hamlet", "jeweler", "puck", "viola").settle()
    table.play("recruit:puck", "recruit-extra:hamlet")
    while not table.g.over:
        legal = table.options()
        table.play(next((text for text in legal if text.startswith("activate")), legal[-1]))
        sides = [
            {m["card"]: m["extra"] for m in table.view()["players"][seat]["troupe"]}
            for seat in (0, 1)
        ]
        assert (sides[0]["puck"], sides[1]["hamlet"]) == (False, True)


def test_r31_a_recruit_may_be_used_on_a_later_turn_of_the_same_day() -> None:
    table = Table(seats=2).draft().phase_two(recruited=False)
    table.display("hamlet", "othello", "puck", "viola").settle()
    assert "othello" not in activable(table)
    table.play("recruit:othello")
    assert table.asked == [1], "not within the recruiting turn"
    table.play("activate:falstaff", "activate:othello")
    assert table.at("III") == 3
    assert table.view()["day"] == 1


def test_r32_cards_cost_one_three_or_five_pounds_and_extras_nothing() -> None:
    table = Table(seats=1).draft()
    costs = {name: book(table.g).cards.cost[CARD_NAMES.index(name)] for name in DECK_NAMES}
    assert set(costs.values()) == {1, 3, 5}
    for name in ("viola", "hamlet", "lady-macbeth"):
        table.give(0, name)
    table.give(0, "othello", extra=True)
    shown = [member["cost"] for member in table.view()["players"][0]["troupe"][-4:]]
    assert shown == [1, 3, 5, 0]


def test_r32_nothing_is_paid_before_the_end_of_the_game() -> None:
    """Neither when recruiting nor when using the card nor overnight; after day 6 it is due."""
    table = Table(seats=2).draft().on_day(5).phase_two(recruited=False).market()
    table.display("hamlet", "othello", "puck", "viola").settle()
    table.purse(0, 3).purse(1, 0)
    table.play("recruit:othello", "recruit:hamlet", "activate:othello")
    table.finish_turns()
    assert table.view()["day"] == 6
    assert (table.pounds(0), table.pounds(1)) == (3, 0)
    assert "unpaid" not in [event.get("source") for event in table.told("lost")]
    table.phase_two(cylinders=1).market().finish_turns()
    assert table.g.over
    assert (table.pounds(0), table.pounds(1)) == (0, 0)
    assert [p["score"]["unpaid"] for p in table.view()["players"]] == [0, -2]


def test_r33_a_cylinder_goes_on_an_own_character_without_cylinder_or_rest_token() -> None:
    table = Table(seats=2).draft()
    table.give(0, "puck")
    table.give(1, "iago")
    table.use(0, "author")
    table.rest(0, "queen")
    table.phase_two()
    table.use(0, "author")
    table.settle()
    assert activable(table) == ["falstaff", "house-handyman", "puck"]
    for choice in ("activate:author", "activate:queen", "activate:iago"):
        with pytest.raises(IllegalChoice):
            table.play(choice)
    table.play("activate:puck")
    assert activable(table, 1) == ["author", "falstaff", "house-handyman", "iago", "queen"]


def test_r33_of_two_copies_each_can_be_used_once() -> None:
    table = Table(seats=2).draft()
    first, second = table.give(0, "handyman"), table.give(0, "handyman")
    table.phase_two().market()
    assert first != second
    table.play("activate:handyman", "activate:falstaff")
    assert activable(table).count("handyman") == 1
    table.play("activate:handyman", "activate:house-handyman")
    assert "handyman" not in activable(table)


def test_r67_a_player_may_stop_early_and_phase_two_is_then_over_for_them() -> None:
    table = Table(seats=2).draft().phase_two(cylinders=4)
    table.play("pass")
    assert table.view()["players"][0]["cylinders"] == 4
    assert table.asked == [1]
    table.play("activate:falstaff")
    assert table.asked == [1], "who has passed does not come back"
    table.play("activate:queen", "ask:pounds")
    assert table.asked == [1]
    table.play("pass")
    assert not in_phase_two(table)


def test_r67_passing_is_for_this_day_only() -> None:
    table = Table(seats=2).draft().phase_two(cylinders=4).market()
    table.play("pass", "pass").wager(2, 2)
    assert len(activable(table)) == 4
    assert [player["finished"] for player in table.view()["players"]] == [False, False]


def test_r68_players_without_an_actor_follow_in_the_order_of_the_order_track() -> None:
    """Seats 2 and 0 use actors, in this turn; 1 and 3 do not and follow as they stand in order."""
    table = Table(seats=4).draft().phase_two(first=3).market()
    assert table.view()["order"] == [3, 0, 1, 2]
    table.play("activate:queen", "ask:pounds")
    table.play("activate:queen", "ask:pounds")
    table.play("pass", "activate:falstaff")
    table.play("pass", "activate:falstaff", "pass")
    assert table.view()["initiative"] == [2, 0]
    table.play("pass")
    assert not in_phase_two(table)
    assert table.view()["initiative"] == [2, 0, 3, 1]


def test_r68_with_no_actor_at_all_the_initiative_is_the_order() -> None:
    table = Table(seats=3).draft().phase_two(first=1)
    assert table.view()["order"] == [1, 2, 0]
    table.play("pass", "pass", "pass")
    assert table.view()["initiative"] == [1, 2, 0]
    assert [event["who"] for event in table.told("lined-up")] == [1, 2, 0]
