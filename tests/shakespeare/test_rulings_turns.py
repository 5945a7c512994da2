"""Turns, recruiting, passing (S12 to S20)."""

from __future__ import annotations

from collections import Counter

import pytest

from groundlings.errors import BrokenRule, IllegalChoice
from groundlings.kernel.die import cast
from groundlings.kernel.play import lowest
from groundlings.shakespeare.actions import has_recruited
from groundlings.shakespeare.days import MAINTENANCE, Day
from groundlings.shakespeare.verbs import CARD_NAMES
from shakespeare.theatre import GAME, Table


def stock(table: Table, *, deck: list[str], discard: list[str]) -> None:
    """The character deck, its top last, and the discard."""
    table.stack_deck(*deck).discard(*discard)


def test_s12_passing_is_offered_once_the_recruitment_card_is_used() -> None:
    table = Table(seats=2).draft().phase_two(recruited=False)
    assert "pass" not in table.options()
    with pytest.raises(IllegalChoice):
        table.play("pass")
    table.play(table.options(verb="recruit-extra")[0])
    assert "pass" not in table.options(), "the other has not recruited either"
    table.play(table.options(verb="recruit-extra")[0])
    assert "pass" in table.options(seat=0)


def test_s12_out_of_cylinders_one_must_recruit() -> None:
    table = Table(seats=2).draft().display("puck", "viola").phase_two(cylinders=0, recruited=False)
    assert table.asked == [0]
    wanted = ["recruit-extra:puck", "recruit-extra:viola", "recruit:puck", "recruit:viola"]
    assert table.options() == wanted


def test_s12_with_nobody_to_activate_one_must_recruit() -> None:
    table = Table(seats=2).draft().display("puck").phase_two(cylinders=3, recruited=False)
    for card in ("author", "falstaff", "house-handyman", "queen"):
        table.rest(0, card)
    table.settle()
    assert table.options() == ["recruit-extra:puck", "recruit:puck"]


def test_s12_one_may_activate_before_recruiting() -> None:
    table = Table(seats=2).draft().phase_two(recruited=False)
    assert "activate:author" in table.options()


def test_s13_each_turn_is_an_action_or_the_end_of_the_phase() -> None:
    table = Table(seats=3).draft().phase_two()
    assert {text.partition(":")[0] for text in table.options()} == {"activate", "pass"}
    table.play("pass")
    for seat in (1, 2, 1, 2):
        assert table.asked == [seat], "who has passed is not asked again that day"
        table.play("activate:queen" if "activate:queen" in table.options() else "pass")
        if table.options(verb="ask"):
            table.play("ask:pounds")
    assert table.view()["day"] == 2


def test_s13_nobody_takes_two_turns_in_a_row_while_others_play() -> None:
    table = Table(seats=3).draft().phase_two()
    turns = []
    for _ in range(6):
        turns += table.asked
        card = "activate:falstaff" if "activate:falstaff" in table.options() else "activate:queen"
        table.play(card)
        if table.options(verb="ask"):
            table.play("ask:pounds")
    assert turns == [0, 1, 2, 0, 1, 2]


def test_s14_the_engine_passes_for_a_player_without_a_legal_action() -> None:
    table = Table(seats=2).draft().phase_two(cylinders=1)
    table.play("activate:falstaff")
    assert table.asked == [1]
    table.play("activate:falstaff")
    assert table.view()["day"] == 2, "neither was asked to pass"


def test_s14_cylinders_without_a_character_end_the_phase_too() -> None:
    table = Table(seats=2).draft().phase_two(cylinders=2, first=1)
    for card in ("author", "house-handyman", "queen"):
        table.rest(0, card)
    table.play("pass", seat=1).play("activate:falstaff", seat=0)
    assert table.view()["day"] == 2


def test_s14_a_player_with_an_action_left_is_asked() -> None:
    table = Table(seats=2).draft().phase_two(cylinders=2, first=1)
    table.play("pass", seat=1).play("activate:falstaff", seat=0)
    assert table.asked == [0]
    assert "pass" in table.options()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_s15_the_display_never_runs_out(seats: int) -> None:
    for seed in range(8):
        g = GAME.new(seats=seats, seed=seed)
        whim = cast(seed)
        while not g.over:
            recruits_to_come = sum(not has_recruited(g, seat) for seat in range(seats))
            shown: list[str | None] = GAME.view(g, None)["display"]  # type: ignore[assignment]
            drafting = int(g.choices) < seats
            wanted = seats - int(g.choices) if drafting else recruits_to_come
            assert sum(card is not None for card in shown) == wanted + 2 + (seats == 1)
            legal = GAME.options(g, lowest(g.asked))
            GAME.play(g, lowest(g.asked), legal[whim.roll(len(legal))])


def test_s15_a_display_that_has_run_out_is_not_played_over() -> None:
    table = Table(seats=2).draft().display().phase_two(recruited=True)
    table.recruited(0, done=False)
    for card in ("author", "falstaff", "house-handyman", "queen"):
        table.rest(0, card)
    with pytest.raises(BrokenRule):
        table.settle()


def test_s16_leftovers_are_discarded_first_and_the_old_deck_is_dealt_out_before_the_new() -> None:
    table = Table(seats=2, seed=3).draft()
    stock(table, deck=["othello", "puck"], discard=["iago"])
    table.display("viola").on_day(2).only(Day(MAINTENANCE))
    shown = table.view()["display"]
    assert shown[:2] == ["puck", "othello"], "what the deck still has comes first"
    assert sorted(shown[2:]) == ["iago", "viola"], "then the discard, the day's leftovers included"
    assert (table.view()["deck"], table.view()["dismissed"]) == (0, [])
    assert table.told("deck-shuffled")[-1]["n"] == 2


def test_s16_a_deck_that_lasts_is_not_reshuffled() -> None:
    table = Table(seats=2, seed=3).draft()
    stock(table, deck=["othello", "puck", "romeo", "juliet"], discard=["iago"])
    table.display("viola").on_day(2).only(Day(MAINTENANCE))
    assert table.view()["display"] == ["juliet", "romeo", "puck", "othello"]
    assert table.view()["dismissed"] == ["iago", "viola"]
    assert table.told("deck-shuffled") == []


def test_s16_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(12):
        table = Table(seats=2, seed=seed).draft()
        stock(table, deck=[], discard=["iago", "puck", "othello", "romeo"])
        table.display().on_day(2).only(Day(MAINTENANCE))
        orders.add(tuple(table.view()["display"]))
    assert len(orders) > 4


def test_s16_with_four_players_day_six_shows_the_six_cards_nobody_owns() -> None:
    table = Table(seats=4, seed=11).draft()
    cards = table.g.book.cards
    base = [(n, card) for n, card in enumerate(CARD_NAMES) if not cards.added[n]]
    everything = Counter({card: int(cards.copies[n]) for n, card in base})
    while table.view()["day"] < 6:
        table.idle_day()
    owned = Counter(m["card"] for player in table.view()["players"] for m in player["troupe"])
    printed = Counter(dict.fromkeys(("author", "falstaff", "house-handyman", "queen"), 3))
    assert Counter(table.view()["display"]) == everything + printed - owned
    assert len(table.view()["display"]) == 6
    assert (table.view()["deck"], table.view()["dismissed"]) == (0, [])


def test_s17_a_card_recruited_as_an_extra_never_comes_back() -> None:
    table = Table(seats=2, seed=3).draft()
    stock(table, deck=[], discard=["iago", "puck", "othello", "romeo"])
    table.display("juliet", "hamlet").phase_two(cylinders=0, recruited=False)
    table.play("recruit-extra:juliet", "recruit-extra:hamlet")
    assert sorted(table.view()["display"]) == ["iago", "othello", "puck", "romeo"]
    assert table.view()["dismissed"] == []


def test_s18_a_recruit_is_used_on_the_next_turn_and_not_within_the_recruiting_one() -> None:
    table = Table(seats=2).draft().display("puck", "iago").phase_two(recruited=False)
    table.play("recruit:puck")
    assert table.asked == [1], "recruiting was the whole turn"
    table.play("recruit-extra:iago")
    assert "activate:puck" in table.options(seat=0)
    table.play("activate:puck")
    assert table.at("I") == 2


def test_s18_an_assistant_adds_one_at_once() -> None:
    table = Table(seats=2).draft().display("assistant", "iago").phase_two(recruited=False)
    table.market(green_costume=1, black_costume=1)
    table.play("recruit:assistant", "recruit-extra:iago", "activate:house-handyman")
    assert "take:green-costume" in table.options(), "4 + 1 pays for a green element"
    assert table.view()["prompt"]["left"] == 5


def test_s18_an_assistant_lying_face_down_adds_nothing() -> None:
    table = Table(seats=2).draft().display("assistant", "iago").phase_two(recruited=False)
    table.market(green_costume=1, black_costume=1)
    table.play("recruit-extra:assistant", "recruit-extra:iago", "activate:house-handyman")
    assert table.view()["prompt"]["left"] == 4


def test_s19_passing_takes_no_place_in_the_initiative() -> None:
    table = Table(seats=3).draft().phase_two()
    table.play("pass")
    assert table.view()["initiative"] == []
    table.play("activate:falstaff")
    assert table.view()["initiative"] == [1], "the first free place is the first one"


def test_s19_who_is_missing_is_added_when_the_phase_ends_in_turn_order() -> None:
    table = Table(seats=4).draft().phase_two(first=2)
    table.play("pass", seat=2).play("pass", seat=3)
    table.play("pass", seat=0)
    table.play("activate:falstaff", seat=1)
    assert table.view()["initiative"] == [1]
    table.play("pass", seat=1)
    assert table.view()["initiative"] == [1, 2, 3, 0]


def test_s20_unplaced_cylinders_give_and_cost_nothing() -> None:
    table = Table(seats=2).draft().market(black_set=1).phase_two(cylinders=5)
    before = table.view()["players"][0]
    table.play("pass", seat=0).play("pass", seat=1)
    after = table.view()["players"][0]
    assert (after["prestige"], after["pounds"]) == (before["prestige"], before["pounds"])
    assert not any(member["rested"] for member in after["troupe"])
    assert table.view()["day"] == 2
    table.wager(2, 5)
    assert table.view()["players"][0]["cylinders"] == 2, "none is kept for the next day"


def test_s20_rest_tokens_count_cylinders_placed_and_not_wagered() -> None:
    table = Table(seats=2).draft().market(black_set=1).phase_two(cylinders=5)
    table.play("activate:queen", "ask:pounds", seat=0).play("pass", seat=1)
    table.play("activate:author", "advance:I", "advance:I", seat=0).play("pass", seat=0)
    table.play("keep:author", seat=0)
    rested = [m["card"] for m in table.view()["players"][0]["troupe"] if m["rested"]]
    assert rested == ["queen"]
