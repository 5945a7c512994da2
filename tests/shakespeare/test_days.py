"""Maintenance and rest: R85 to R95."""

from __future__ import annotations

from collections import Counter

import pytest

from groundlings.shakespeare.days import MAINTENANCE, Day
from shakespeare.theatre import GAME, Table


def night(table: Table) -> Table:
    """Maintenance, then rest."""
    return table.only(Day(MAINTENANCE))


def resting(table: Table, seat: int = 0) -> set[str]:
    return {m["name"] for m in table.view()["players"][seat]["troupe"] if m["rested"]}


def used(table: Table, seat: int = 0) -> set[str]:
    return {m["name"] for m in table.view()["players"][seat]["troupe"] if m["cylinder"]}


def tired(seats: int = 2, *, strategic_rest: bool = False) -> Table:
    """Seat 0 has used Author, Falstaff and Queen, seat 1 Falstaff and the Handyman."""
    table = Table(seats=seats, strategic_rest=strategic_rest).draft()
    for card in ("author", "falstaff", "queen"):
        table.use(0, card)
    for card in ("falstaff", "house-handyman"):
        table.use(1, card)
    return table


# Maintenance


@pytest.mark.parametrize(("seats", "shown"), [(2, 4), (3, 5), (4, 6)])
def test_r85_unrecruited_characters_are_discarded_and_new_ones_laid_out(
    seats: int, shown: int
) -> None:
    table = Table(seats=seats).draft().phase_two(recruited=False).market()
    before = table.view()
    table.finish_turns()
    after = table.view()
    assert after["day"] == 2
    assert len([card for card in after["display"] if card]) == shown
    assert after["deck"] == before["deck"] - shown
    recruited = [player["troupe"][-1]["card"] for player in after["players"]]
    gone = Counter(after["dismissed"]) - Counter(before["dismissed"])
    assert gone + Counter(recruited) == Counter(before["display"])
    assert gone.total() == 2


def test_r85_recruitment_cards_return() -> None:
    table = Table(seats=2).draft().phase_two(recruited=False).market().finish_turns()
    assert table.view()["day"] == 2
    assert [player["recruited"] for player in table.view()["players"]] == [False, False]
    table.wager(1, 2)
    assert table.options(verb="recruit")
    assert "pass" not in table.options()


def test_r86_a_deck_too_short_is_made_anew_from_the_discards() -> None:
    """Two cards are left in the deck: they come first, then cards of the shuffled discard."""
    table = Table(seats=2).draft().display("puck", "viola").stack_deck("iago", "hamlet")
    table.discard("romeo", "juliet", "ophelia", "othello")
    night(table)
    seen = table.view()
    assert set(seen["display"][:2]) == {"iago", "hamlet"}
    assert set(seen["display"][2:]) < {"romeo", "juliet", "ophelia", "othello", "puck", "viola"}
    assert (seen["deck"], seen["dismissed"]) == (4, [])
    assert [event["n"] for event in table.told("deck-shuffled")] == [6]


def test_r86_the_discards_are_shuffled() -> None:
    shown = set()
    for seed in range(12):
        table = Table(seats=2, seed=seed).draft().display("puck", "viola", "romeo", "juliet")
        table.stack_deck().discard()
        shown.add(tuple(night(table).view()["display"]))
    assert len(shown) > 4


def test_r86_a_deck_just_long_enough_is_not_shuffled() -> None:
    table = Table(seats=2).draft()
    table.stack_deck(*table.deck()[:4])
    night(table)
    assert table.told("deck-shuffled") == []
    assert table.view()["deck"] == 0


@pytest.mark.parametrize(("seats", "drawn"), [(2, 6), (3, 9), (4, 12)])
def test_r87_unclaimed_elements_are_discarded_and_new_ones_drawn(seats: int, drawn: int) -> None:
    table = Table(seats=seats).draft()
    before = table.view()
    night(table)
    after = table.view()
    for kind in ("costume", "set"):
        assert after["discarded"][kind] == before["market"][kind]
        assert sum(after["market"][kind].values()) == drawn
        assert {
            c: after["market"][kind][c] + after["bags"][kind][c] for c in after["bags"][kind]
        } == (before["bags"][kind])


def test_r88_the_discarded_elements_may_be_looked_through_by_anybody() -> None:
    table = Table(seats=2).draft().market(pink_set=2, yellow_costume=1)
    night(table).phase_two().market(blue_set=4)
    night(table)
    for seat in (0, 1, None):
        seen = table.view(seat)["discarded"]
        assert {c: n for c, n in seen["set"].items() if n} == {"pink": 2, "blue": 4}
        assert {c: n for c, n in seen["costume"].items() if n} == {"yellow": 1}


@pytest.mark.parametrize("day", [1, 2, 3, 4, 5])
def test_r89_the_day_token_advances(day: int) -> None:
    table = night(Table(seats=2).draft().on_day(day))
    assert table.view()["day"] == day + 1
    assert not table.g.over


# Rest


def test_r90_earlier_rest_tokens_are_removed_at_the_start_of_the_phase() -> None:
    table = tired()
    table.rest(0, "house-handyman")
    table.rest(1, "author")
    night(table)
    assert table.asked == [0, 1]
    assert resting(table, 0) == resting(table, 1) == set(), "before anybody has chosen"
    table.play("keep:queen", seat=0).play("keep:falstaff", seat=1)
    assert resting(table, 0) == {"author", "falstaff"}
    assert resting(table, 1) == {"house-handyman"}


def test_r90_they_stay_until_then() -> None:
    table = Table(seats=2).draft().phase_two(cylinders=2)
    table.rest(0, "author")
    table.settle().play("activate:queen", "ask:pounds", "pass")
    assert resting(table) == {"author"}


@pytest.mark.parametrize("kept", ["author", "falstaff", "queen"])
def test_r91_all_characters_activated_today_rest_but_one_of_choice(kept: str) -> None:
    table = night(tired())
    assert table.options(0) == ["keep:author", "keep:falstaff", "keep:queen"]
    table.play(f"keep:{kept}", seat=0).play("keep:falstaff", seat=1)
    assert resting(table) == {"author", "falstaff", "queen"} - {kept}


def test_r91_all_at_once_and_unseen() -> None:
    """Seat 1 cannot tell what seat 0 keeps before both have chosen."""
    seen = []
    for kept in ("author", "queen"):
        table = night(tired())
        assert table.asked == [0, 1]
        table.play(f"keep:{kept}", seat=0)
        assert resting(table) == set()
        seen.append((table.view(1), GAME.events(table.g, 1)))
    assert seen[0] == seen[1]


def test_r91_of_one_character_used_none_rests() -> None:
    table = Table(seats=2).draft()
    table.use(0, "queen")
    night(table)
    assert resting(table, 0) == resting(table, 1) == set()
    assert used(table) == set()
    assert table.options(0, "wager")


def test_r91_of_two_copies_one_rests() -> None:
    table = Table(seats=2).draft()
    first, second = table.give(0, "handyman"), table.give(0, "handyman")
    for handyman in (first, second):
        table.use_member(0, handyman)
    night(table)
    rested = [m["rested"] for m in table.view()["players"][0]["troupe"]]
    assert rested[:5] == [False] * 5
    assert sorted(rested[5:]) == [False, True]


def test_r91_five_cylinders_make_four_rest_tokens() -> None:
    table = Table(seats=2).draft()
    table.give(0, "jeweler")
    for card in ("author", "falstaff", "house-handyman", "queen", "jeweler"):
        table.use(0, card)
    night(table).play("keep:jeweler")
    assert resting(table) == {"author", "falstaff", "house-handyman", "queen"}


def test_r92_only_characters_activated_today_get_a_token() -> None:
    """Extras and Assistants never, nor who was not used, whatever was wagered."""
    table = Table(seats=2).draft()
    table.give(0, "assistant")
    table.give(0, "puck", "black", "black", "black", extra=True)
    table.phase_two(cylinders=5).market().play("activate:author", "advance:I", "advance:I")
    table.play("activate:author", "advance:I", "advance:I", "activate:falstaff", "pass")
    table.mood(3, 3).play("pass")
    assert table.options(0) == ["keep:author", "keep:falstaff"]
    table.play("keep:author", seat=0)
    assert resting(table) == {"falstaff"}
    assert resting(table, 1) == set()


def test_r93_a_character_with_a_rest_token_cannot_be_activated_on_the_next_day() -> None:
    table = night(tired())
    table.play("keep:queen", seat=0).play("keep:falstaff", seat=1)
    table.initiative(0, 1).wager(3, 3)
    assert table.options(0, "activate") == ["activate:house-handyman", "activate:queen"]
    table.play("activate:house-handyman").play(*(["stop"] if table.asked == [0] else []))
    assert table.options(1, "activate") == [
        "activate:author",
        "activate:falstaff",
        "activate:queen",
    ]


def test_r93_on_the_day_after_they_are_free_again() -> None:
    table = night(tired())
    table.play("keep:queen", seat=0).play("keep:falstaff", seat=1)
    table.phase_two().market().play("activate:queen", "ask:pounds", "pass", "pass")
    assert resting(table) == set()
    table.wager(1, 2)
    assert len(table.options(0, "activate")) == 4


def test_r94_then_the_cylinders_are_taken_back() -> None:
    table = night(tired())
    assert used(table) == {"author", "falstaff", "queen"}
    table.play("keep:queen", seat=0)
    assert used(table) == {"author", "falstaff", "queen"}, "not before all have chosen"
    table.play("keep:falstaff", seat=1)
    assert used(table, 0) == used(table, 1) == set()
    assert [player["placed"] for player in table.view()["players"]] == [0, 0]
    assert len(table.options(0, "wager")) == 5


def test_r95_strategic_rest_is_played_openly_in_initiative_order() -> None:
    table = tired(seats=3, strategic_rest=True)
    table.use(2, "author")
    table.use(2, "queen")
    night(table.order(0, 1, 2).initiative(2, 0, 1))
    assert table.asked == [2]
    table.play("keep:queen")
    assert resting(table, 2) == {"author"}
    assert used(table, 2) == set()
    assert table.asked == [0]
    assert used(table, 0) == {"author", "falstaff", "queen"}
    table.play("keep:author")
    assert resting(table, 0) == {"falstaff", "queen"}
    assert table.asked == [1]
    table.play("keep:falstaff")
    assert resting(table, 1) == {"house-handyman"}
    assert table.options(0, "wager")


def test_r95_without_the_variant_all_choose_at_once() -> None:
    table = night(tired(seats=2).initiative(1, 0))
    assert table.asked == [0, 1]
