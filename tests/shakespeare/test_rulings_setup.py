"""Set-up and what is open (S1 to S8)."""

from __future__ import annotations

import pytest

from groundlings.shakespeare.days import SCORING, Day
from groundlings.shakespeare.verbs import ELEMENT_NAMES
from shakespeare.theatre import Table, revised


def drawn(table: Table, kind: str = "") -> int:
    """How many elements have come out of the bags: those on the board."""
    return sum(table.on_board(element) for element in ELEMENT_NAMES if element.endswith(kind))


def undrawn(table: Table, kind: str = "") -> int:
    """How many are in the bags."""
    return sum(table.in_bag(element) for element in ELEMENT_NAMES if element.endswith(kind))


@pytest.mark.parametrize(("seats", "each"), [(1, 36), (2, 36), (3, 54), (4, 72)])
def test_s1_six_draws_empty_the_bags_exactly(seats: int, each: int) -> None:
    table = Table(seats=seats).draft()
    for kind in ("costume", "set"):
        assert drawn(table, kind) + undrawn(table, kind) == each
    for day in range(1, 6):
        assert undrawn(table) == 2 * each - 2 * each * day // 6
        table.idle_day()
    assert table.view()["day"] == 6
    assert undrawn(table) == 0
    assert drawn(table) == 2 * each // 6


@pytest.mark.parametrize("seed", range(6))
def test_s2_the_first_in_the_starting_order_lies_lowest_on_every_act(seed: int) -> None:
    table = Table(seats=4, seed=seed)
    order = table.view()["order"]
    for act in ("I", "II", "III"):
        piled = [disc["seat"] for disc in table.view()["acts"][act]]
        assert piled == order, "in a pile the lowest is ahead"


def test_s2_the_starting_piles_decide_act_ii_while_discs_share_the_first_space() -> None:
    table = Table(seats=3, seed=1)
    first, second, third = table.view()["order"]
    table.on_day(4).only(Day(SCORING))
    gained = [table.view()["players"][seat]["score"]["act-ii"] for seat in (first, second, third)]
    assert gained == [2, 1, 0]


def test_s3_a_card_may_be_drafted_as_an_extra() -> None:
    table = Table(seats=2, seed=4)
    shown = sorted({card for card in table.view()["display"] if card})
    assert table.options(verb="recruit") == [f"recruit:{card}" for card in shown]
    assert table.options(verb="recruit-extra") == [f"recruit-extra:{card}" for card in shown]
    drafter = table.asked[0]
    table.play(f"recruit-extra:{shown[0]}")
    [*_, member] = table.view()["players"][drafter]["troupe"]
    assert (member["card"], member["extra"], member["name"]) == (shown[0], True, "extra-1")


def test_s3_an_extra_drafted_is_free_and_wears_a_costume_and_one_face_up_is_the_character() -> None:
    table = Table(seats=2, seed=4)
    down, up = table.asked[0], 1 - table.asked[0]
    table.display("set-dresser-8", "hamlet", "iago", "puck").settle()
    table.play("recruit-extra:set-dresser-8", "recruit:hamlet")
    extra = table.view()["players"][down]["troupe"][-1]
    hamlet = table.view()["players"][up]["troupe"][-1]
    assert (extra["slots"], extra["cost"]) == (3, 0)
    assert (hamlet["extra"], hamlet["cost"]) == (False, 3)


def test_s4_the_drafted_card_is_paid_for_at_the_end() -> None:
    table = Table(seats=2, seed=4)
    owner, other = table.asked[0], 1 - table.asked[0]
    table.display("hamlet", "iago", "puck", "romeo").settle()
    table.play("recruit:hamlet", "recruit-extra:iago")
    table.purse(owner, 4).purse(other, 4).on_day(6).only(Day(SCORING))
    assert (table.pounds(owner), table.pounds(other)) == (1, 4)


def test_s4_a_drafted_card_that_cannot_be_paid_costs_prestige() -> None:
    table = Table(seats=2, seed=4)
    owner = table.asked[0]
    table.display("hamlet", "iago", "puck", "romeo").settle()
    table.play("recruit:hamlet", "recruit-extra:iago")
    table.purse(owner, 2).on_day(6).only(Day(SCORING))
    score = table.view()["players"][owner]["score"]
    assert (table.pounds(owner), score["unpaid"]) == (2, -2)


def test_s5_the_four_printed_characters_are_free() -> None:
    table = Table(seats=2).draft()
    troupe = table.view()["players"][0]["troupe"]
    assert [(m["card"], m["cost"]) for m in troupe if not m["extra"]] == [
        ("author", 0),
        ("falstaff", 0),
        ("house-handyman", 0),
        ("queen", 0),
    ]
    table.purse(0, 7).on_day(6).only(Day(SCORING))
    assert table.pounds(0) == 7
    assert table.view()["players"][1]["score"]["unpaid"] == 0, "without a Pound either"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_s6_nobody_starts_with_money(seats: int) -> None:
    table = Table(seats=seats)
    assert [table.pounds(seat) for seat in range(seats)] == [0] * seats


def test_s6_an_edition_may_give_starting_money() -> None:
    rich = revised(("[meta]", "start_pounds = 0", "start_pounds = 7"))
    assert Table(seats=2, game=rich).pounds(1) == 7


def test_s7_all_but_the_secrets_is_open_to_everybody() -> None:
    table = Table(seats=3, seed=2).draft()
    table.give(1, "jeweler", "pink", "yellow", extra=True)
    table.build(1, s1_3="green").purse(1, 4).tokens(1, 2).market(blue_set=3)
    for looker in (0, 1, 2, None):
        view = table.view(looker)
        rival = view["players"][1]
        assert (rival["prestige"], rival["pounds"], rival["plus3"]) == (5, 4, 2)
        assert rival["set"] == {"1.3": "green"}
        assert rival["troupe"][-1] | {"name": ""} == {
            "card": "jeweler",  # which card lies under an Extra is open
            "extra": True,
            "name": "",
            "cylinder": False,
            "rested": False,
            "slots": 3,
            "costume": ["pink", "yellow"],
            "value": 5,
            "dressed": False,
            "cost": 0,
        }
        assert view["market"]["set"]["blue"] == 3
        assert sum(view["bags"]["set"].values()) == 54 - 9
        assert sum(view["bags"]["costume"].values()) == 54 - 9
        assert sum(view["discarded"]["set"].values()) == 0
        assert len(view["display"]) == 5
        assert view["deck"] == 20


def test_s7_bag_contents_are_open_by_colour() -> None:
    table = Table(seats=4, seed=3)
    for element in ELEMENT_NAMES:
        colour, kind = element.split("-")
        assert table.view(None)["bags"][kind][colour] == table.in_bag(element)


def test_s7_discarded_elements_are_open_by_colour() -> None:
    table = Table(seats=2, seed=3).draft()
    table.market(purple_set=1, pink_costume=2).phase_two(cylinders=0).finish_turns()
    gone = table.view(None)["discarded"]
    assert gone["set"] == dict.fromkeys(gone["set"], 0) | {"purple": 1}
    assert gone["costume"] == dict.fromkeys(gone["costume"], 0) | {"pink": 2}


def test_s7_the_order_of_the_deck_is_hidden() -> None:
    """Two decks in different orders look the same to everybody."""
    table = Table(seats=3, seed=2).draft()
    before = [table.view(looker) for looker in (0, 1, 2, None)]
    deck = table.deck()
    table.stack_deck(*reversed(deck))
    assert deck != table.deck()
    assert [table.view(looker) for looker in (0, 1, 2, None)] == before


def test_s7_what_the_deck_and_bag_give_next_is_not_in_the_view() -> None:
    """Two games that differ in their dice only look the same until the dice fall."""
    table = Table(seats=2, seed=2).draft()
    other = Table(seats=2, seed=2).draft()
    other.g.die.roll(6)
    assert table.view(0) == other.view(0)
    for one in (table, other):
        one.phase_two(cylinders=0).finish_turns()
    assert table.view(0)["market"] != other.view(0)["market"]


def test_s8_the_character_discard_is_open() -> None:
    table = Table(seats=2, seed=5)
    laid_out = list(table.view()["display"])
    assert table.view(None)["dismissed"] == []
    taken = []
    for _ in range(2):
        choice = table.options(verb="recruit")[0]
        taken.append(choice.partition(":")[2])
        table.play(choice)
    for card in taken:
        laid_out.remove(card)
    for looker in (0, 1, None):
        assert table.view(looker)["dismissed"] == sorted(laid_out)


def test_s8_the_discard_tells_names_and_not_the_order() -> None:
    table = Table(seats=2, seed=5).draft()
    table.display("viola", "iago", "assistant", "romeo").phase_two(cylinders=0).finish_turns()
    dismissed = table.view(1)["dismissed"]
    assert {"viola", "iago", "assistant", "romeo"} <= set(dismissed)
    assert dismissed == sorted(dismissed)
