"""Backstage: set-up, cylinders, using a card, the Recruitment card, the night (R107 to R115)."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

import groundlings
from groundlings.editions.sheet import Sheet
from groundlings.shakespeare import Shakespeare
from groundlings.shakespeare.backstage import in_behind_deck
from groundlings.shakespeare.days import MAINTENANCE, Day
from groundlings.shakespeare.deck import in_deck
from groundlings.shakespeare.edition import read
from groundlings.shakespeare.lords import hidden_lords, lord_on_top
from groundlings.shakespeare.state import ACTOR, MOST_MEMBERS, book
from groundlings.shakespeare.verbs import (
    ADDED_NAMES,
    ADDED_OBJECTIVE_NAMES,
    BEHIND_NAMES,
    CARD_NAMES,
    EXTRA_NAMES,
    PRINTED_NAMES,
)
from shakespeare.theatre import GAME, Table, revised
from shakespeare.wings import Wings

seats_of = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def test_r107_the_box_holds_nine_actors_five_objectives_and_thirty_two_cards() -> None:
    values = read(GAME.sheet).backstage
    assert len(ADDED_NAMES) == 9
    assert len(ADDED_OBJECTIVE_NAMES) == 5
    assert sum(values.copies) == 32
    assert len(BEHIND_NAMES) == values.count == 12


@seats_of
def test_r108_nine_actors_old_or_new_form_the_lords_deck(seats: int) -> None:
    seen = set()
    for seed in range(12):
        g = GAME.new(seats=seats, seed=seed, backstage=True)
        cards = book(g).cards
        lords = [*hidden_lords(g), int(lord_on_top(g))]
        assert len(lords) == len(set(lords)) == 9
        assert all(cards.type[card] == ACTOR and not cards.printed[card] for card in lords)
        shown = [card for card in cast("list[str]", GAME.view(g, None)["display"]) if card]
        others = [CARD_NAMES[card] for card in in_deck(g)] + shown
        assert len(others) == 30
        assert not {CARD_NAMES[card] for card in lords} & set(others)
        seen |= {CARD_NAMES[card] for card in lords}
    assert seen & set(ADDED_NAMES)
    assert seen - set(ADDED_NAMES), "old actors, too"


def test_r108_without_the_expansion_none_of_it_is_there() -> None:
    table = Table(seats=2)
    assert "backstage" not in table.view()
    assert all("backstage" not in player for player in table.view()["players"])
    everybody = {CARD_NAMES[card] for card in in_deck(table.g)} | set(table.view()["display"])
    assert not everybody & set(ADDED_NAMES)
    assert table.view()["objectives"] == 10


def test_r109_the_five_objectives_are_in_the_deck() -> None:
    assert Wings().view()["objectives"] == 15


def test_r110_every_theatre_card_is_alike_and_empty() -> None:
    table = Wings(seats=4)
    assert [table.own(seat)["theatre"] for seat in range(4)] == [[]] * 4


@pytest.mark.parametrize(("seats", "laid_out"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_r111_players_and_two_cards_are_laid_out_and_renewed(seats: int, laid_out: int) -> None:
    table = Wings(seats)
    seen = Counter(place["card"] for place in table.view()["backstage"]["display"])
    assert seen.total() == laid_out
    assert table.view()["backstage"]["deck"] == 32 - laid_out
    table.draft().only(Day(MAINTENANCE))
    backstage = table.view()["backstage"]
    assert Counter(backstage["discarded"]) == seen
    assert len(backstage["display"]) == laid_out
    assert backstage["deck"] == 32 - 2 * laid_out


def test_r112_what_is_not_wagered_can_be_spent_backstage() -> None:
    table = Wings(seats=2).draft()
    table.wager(2, 5)
    assert [table.own(seat)["cylinders"] for seat in range(2)] == [3, 0]
    assert table.told("backstage-filled") == [{"key": "backstage-filled", "who": 0, "n": 3}]


def test_r113_a_card_is_used_with_cylinders_as_the_action_of_a_turn() -> None:
    table = Wings.in_turns("barkeep", waiting=2)
    assert "backstage:barkeep-1" in table.options()
    assert "backstage:barkeep-2" in table.options()
    table.play("backstage:barkeep-2")
    assert table.player()["ambiance"] == 6
    assert table.own()["cylinders"] == 0
    used = {"card": "barkeep", "used": 0, "cylinders": 2, "recruitment": False}
    assert table.view()["backstage"]["display"][0] == used
    assert table.asked == [1], "one action a turn"


def test_r114_the_recruitment_card_counts_as_one_cylinder() -> None:
    table = Wings.in_turns("barkeep", waiting=1)
    table.recruited(0, done=False).settle()
    assert table.options(verb="backstage-recruitment") == [
        "backstage-recruitment:barkeep-1",
        "backstage-recruitment:barkeep-2",
    ]
    table.play("backstage-recruitment:barkeep-2")
    assert table.player()["ambiance"] == 6
    assert table.own()["cylinders"] == 0
    assert table.player()["recruited"] is True
    assert table.view()["backstage"]["display"][0]["recruitment"] is True
    assert table.view()["hired"] == [], "nobody was recruited with it"


def test_r115_the_recruitment_card_must_be_used_one_way_or_the_other() -> None:
    table = Wings.in_turns("barkeep", waiting=0)
    table.recruited(0, done=False).settle()
    assert "pass" not in table.options()
    table.play("backstage-recruitment:barkeep-1")
    table.play("pass", seat=1)
    assert "pass" in table.options(0)


# Rulings


def test_s81_cylinders_backstage_bring_no_rest_tokens() -> None:
    table = Wings.in_turns("barkeep", "kit-marlowe")
    table.play("backstage:barkeep-1", seat=0).play("pass", seat=1)
    table.play("backstage:kit-marlowe-1", "advance:I", seat=0)
    table.use(0, "author")
    table.only(Day(MAINTENANCE))
    assert [m["card"] for m in table.player()["troupe"] if m["rested"]] == []


def test_s82_any_number_of_cards_one_an_action() -> None:
    table = Wings.in_turns("barkeep", "kit-marlowe", "barkeep", waiting=3)
    table.play("backstage:barkeep-1", seat=0).play("pass", seat=1)
    table.play("backstage:kit-marlowe-1", "advance:I", "backstage:barkeep-1", seat=0)
    assert table.own()["cylinders"] == 0


def test_s82_who_has_passed_uses_nothing_backstage() -> None:
    table = Wings.in_turns("barkeep").play("pass", seat=0)
    assert table.asked == [1]
    table.play("pass", seat=1)
    assert table.view()["phase"] != "turns"


def test_s83_only_listed_levels_can_be_paid() -> None:
    table = Wings.in_turns("double", "hatter", waiting=3)
    assert table.options(verb="backstage") == [
        "backstage:double-2",
        "backstage:hatter-1",
        "backstage:hatter-3",
    ]


def test_s84_who_spends_the_recruitment_card_backstage_does_not_recruit() -> None:
    table = Wings.in_turns("barkeep", "kit-marlowe", waiting=1)
    table.recruited(0, done=False).settle()
    before = len(table.player()["troupe"])
    table.play("backstage-recruitment:barkeep-1").play("pass", seat=1)
    assert not [text for text in table.options(0) if text.startswith("recruit")]
    table.play("pass")
    assert len(table.player()["troupe"]) == before


def test_s86_a_card_serves_one_player_once_a_day() -> None:
    table = Wings.in_turns("barkeep", waiting=3).play("backstage:barkeep-1", seat=0)
    assert table.options(1, "backstage") == []
    table.play("pass", seat=1)
    assert table.options(0, "backstage") == []


def test_s86_a_second_copy_serves_somebody_else() -> None:
    table = Wings.in_turns("barkeep", "barkeep").play("backstage:barkeep-1", seat=0)
    assert "backstage:barkeep-1" in table.options(1)


def test_s87_a_short_deck_is_dealt_out_and_the_discard_shuffled() -> None:
    table = Wings(seats=4).draft()
    for _ in range(4):
        table.only(Day(MAINTENANCE))
    assert table.view()["backstage"]["deck"] == 2
    last = set(in_behind_deck(table.g))
    table.told()
    table.only(Day(MAINTENANCE))
    backstage = table.view()["backstage"]
    assert table.told("backstage-shuffled") == [{"key": "backstage-shuffled", "n": 30}]
    assert backstage["deck"] == 26
    assert backstage["discarded"] == []
    assert {BEHIND_NAMES[kind] for kind in last} <= {one["card"] for one in backstage["display"]}


def test_s88_a_wager_of_five_leaves_the_recruitment_card_for_backstage() -> None:
    table = Wings(seats=2).draft()
    table.wager(5, 5)
    assert not table.options(verb="backstage")
    levels = table.options(verb="backstage-recruitment")
    assert levels
    assert all(level.endswith("-1") for level in levels)


def test_s105_alone_one_says_how_many_cylinders_stay() -> None:
    table = Wings(seats=1).draft()
    assert table.view()["prompt"]["key"] == "muster"
    assert table.options() == [f"wager:{n}" for n in range(1, 6)]
    table.play("wager:2")
    assert (table.player()["cylinders"], table.own()["cylinders"]) == (2, 3)
    assert table.player()["score"]["wager"] == 0


@pytest.mark.parametrize(("cards", "bonus"), [((), 0), (("author",), 1), (("author", "queen"), 1)])
def test_s105_the_solo_bonus_looks_at_characters_only(cards: tuple[str, ...], bonus: int) -> None:
    table = Wings.in_turns("barkeep", seats=1)
    for card in cards:
        table.use(0, card)
    table.play("backstage:barkeep-1", "pass")
    assert table.player()["score"]["solo"] == bonus


def test_s110_neither_elements_nor_cards_nor_cylinders_are_lost_or_made() -> None:
    """The walk of test_conservation.py goes through the expansion, too."""
    assert {"backstage", "strategic_rest"} <= set(GAME.variants)


def test_s113_a_card_may_be_used_in_vain_and_says_so() -> None:
    table = Wings.in_turns("architect").market()
    table.settle()
    option = GAME.parse("backstage:architect-1")
    assert {"key": "in-vain"} in GAME.guide.gloss(table.g, 0, option)
    table.play("backstage:architect-1")
    assert table.asked == [1]
    assert table.own()["cylinders"] == 2


def test_s114_the_largest_troupe_fits_and_every_extra_has_a_name() -> None:
    table = Wings(seats=2)
    table.only_printed(0)
    for card in ADDED_NAMES + tuple(
        name for name in CARD_NAMES if name not in (*ADDED_NAMES, *PRINTED_NAMES)
    ):
        if len(table.player()["troupe"]) < MOST_MEMBERS:
            table.give(0, card, extra=True)
    assert len(table.player()["troupe"]) == MOST_MEMBERS == 4 + 1 + 6 + 9
    assert [m["name"] for m in table.player()["troupe"]][4:] == list(EXTRA_NAMES)
    names = [member["name"] for member in table.player(1)["troupe"]]
    assert names == ["author", "falstaff", "house-handyman", "queen"], "nobody was overwritten"


def test_s114_an_edition_whose_troupes_could_grow_larger_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("groundlings.shakespeare.state.MOST_MEMBERS", 19)
    with pytest.raises(groundlings.GameError, match="a troupe could grow to 20 members"):
        revised()


def test_s112_all_cylinders_come_back_at_night() -> None:
    table = Wings.in_turns("barkeep").play("backstage:barkeep-1", seat=0)
    table.initiative(0, 1).only(Day(MAINTENANCE))
    assert [table.own(seat)["cylinders"] for seat in range(2)] == [0, 0]
    table.wager(1, 1)
    assert [table.own(seat)["cylinders"] for seat in range(2)] == [4, 4]


# Editions


def test_an_edition_without_backstage_plays_the_base_game_and_says_so() -> None:
    text = GAME.sheet.text.partition("[backstage.meta]")[0]
    base = Shakespeare(Sheet.parse(text, "mybox.toml"))
    assert base.edition == GAME.edition
    assert base.new(seats=2, seed=1).asked
    with pytest.raises(groundlings.GameError, match="has no values for Backstage"):
        base.new(seats=2, seed=1, backstage=True)


def test_the_expansion_changes_only_its_own_fingerprint() -> None:
    other = revised(("[backstage.meta]", "hat_prestige = 1", "hat_prestige = 2"))
    assert other.edition == GAME.edition
    assert other.edition_for({"backstage": True}) != GAME.edition_for({"backstage": True})
    g = GAME.new(seats=2, seed=1, backstage=True)
    with pytest.raises(groundlings.GameError, match="played with edition"):
        other.replay(GAME.record(g))
    assert "backstage=true" in GAME.record(g)
    assert "backstage" not in GAME.record(GAME.new(seats=2, seed=1))


def test_s108_picks_under_the_seal_are_hidden_and_can_be_taken_back() -> None:
    g = GAME.new(seats=2, seed=5, backstage=True)
    table = Wings()
    table.g = g
    table.draft()
    for card in ("author", "falstaff", "queen"):
        table.use(0, card)
        table.use(1, card)
    table.lighten(0, 1).initiative(0, 1).only(Day(MAINTENANCE))
    table.play("keep:author", seat=0)
    floor = int(g.floor)
    assert table.view(0)["keeping"] == ["author"]
    assert table.view(1)["keeping"] == []
    table.play("keep:queen", seat=1)
    assert table.asked == [0]
    assert g.floor == floor, "nobody's pick stands for good before all are in"
    worlds = [GAME.redeal(g, 1, die) for die in range(30)]
    assert all(GAME.view(world, 1) == GAME.view(g, 1) for world in worlds)
    assert len({str(GAME.view(world, 0)["keeping"]) for world in worlds}) == 3
