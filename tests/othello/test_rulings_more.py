"""Rulings A83-A97: two players, what is public, and what was added later."""

from __future__ import annotations

from collections import Counter
from typing import Any

import groundlings
from groundlings.kernel.state import NOBODY, bit
from groundlings.othello.hands import hand, let_see
from groundlings.othello.intermission import Trade
from groundlings.othello.piles import cards_in
from groundlings.othello.state import (
    CARDS,
    SCRIPT_IS_EMPTY,
    STAGING,
    TAKE_THE_LEAD,
    book,
)
from groundlings.words import phrasebook
from othello.stage import GAME, Table


def scene(**hands: str) -> Table:
    held = {"s0": "I.2 I.3", "s1": "I.1 I.6", "s2": "I.4 I.8"} | hands
    table = Table(seats=3, lead=0).hands(**held).start()
    return table.place(**{seat: cards.split()[0] for seat, cards in held.items()})


def test_a84_whoever_imagines_an_exchange_being_aimed_leaves_it_where_it_is() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2 I.3", s1="exchange I.6 villainy", s2="I.4 seize")
    table.start().play("1 show:exchange")
    for die in range(40):
        world = GAME.redeal(table.g, 0, die)
        before: Any = GAME.view(world, 1)["hand"]
        GAME.play(world, 1, GAME.parse("at:2"))
        after: Any = GAME.view(world, 1)["hand"]
        assert GAME.view(world, 0)["discards"] == {"script": [], "staging": ["exchange"]}
        assert "exchange" in before
        assert not Counter(before) - Counter(["exchange"]) - Counter(after)  # one more was drawn


def test_a83_two_take_the_lead_cards_leave_a_game_of_two() -> None:
    for seats, left in ((2, 5), (3, 7), (6, 7)):
        g = GAME.new(seats=seats, seed=1)
        held = [card for seat in range(seats) for card in hand(g, seat)]
        assert (held + cards_in(g, STAGING)).count(TAKE_THE_LEAD) == left
        assert CARDS == 77


def test_a84_scored_cards_tokens_and_sizes_are_public_and_hands_are_not() -> None:
    table = scene(s2="seize I.8")
    mine, other, watcher = table.view(1), table.view(2), table.view()
    assert mine["hand"] == ["I.6"]
    assert mine["mine"] == "I.1"
    assert "hand" not in watcher
    assert other["players"][1]["placed"] == "face-down"
    public = {key: value for key, value in mine.items() if key in watcher}
    for key in ("seat", "prompt"):
        public[key] = watcher[key]
    assert public == watcher


def test_a84_an_exchanged_card_is_known_to_both_parties_only() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2 I.3", s1="I.1 exchange", s2="I.4").start()
    table.give(1, intrigue=9)
    table.play("1 show:exchange", "1 at:0").let().play("1 look", "1 take:I.3")
    table.play(f"1 {table.options(1)[0]}")
    assert "I.3" in table.view(0)["known"]["1"]
    assert table.view(2)["known"] == {}
    assert table.view(1)["known"]["0"] == ["I.1", "I.2"]


def test_a84_a_third_player_loses_track_of_both_hands_of_an_exchange() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2 I.3", s1="I.1 exchange I.6", s2="I.4").start()
    for seat in (0, 1):
        let_see(table.g, seat, 0, bit(2))
    table.give(1, intrigue=9)
    assert table.view(2)["known"] == {"0": ["I.2"], "1": ["I.1"]}
    table.play("1 show:exchange", "1 at:0").let().play("1 look", "1 take:I.3", "1 give:I.6")
    assert table.view(2)["known"] == {}


def test_a84_which_of_the_known_cards_was_placed_stays_open() -> None:
    """All have seen seat 1 get a Take the Lead; nobody can tell whether it lies face down."""
    for own in ("take-the-lead", "I.1"):
        table = Table(seats=3, lead=0).hands(s0="I.2 I.3", s1="I.1 I.6 take-the-lead", s2="I.4")
        let_see(table.g, 1, 2, bit(0) | bit(2))
        table.start()
        table.place(s0="I.2", s1=own, s2="I.4")
        assert table.view(2)["known"] == {"1": ["take-the-lead"]}
        worlds = [GAME.redeal(table.g, 2, die) for die in range(60)]
        placed = {GAME.view(world, 1)["mine"] for world in worlds}
        assert "take-the-lead" in placed
        assert len(placed) > 3
        assert all(GAME.view(world, 2)["known"] == table.view(2)["known"] for world in worlds)
        table.play("1 reveal")
        assert table.view(2)["known"] == ({} if own != "I.1" else {"1": ["take-the-lead"]})


def test_a84_a_card_known_to_be_in_the_hand_is_never_imagined_in_its_place() -> None:
    table = scene(s1="I.1 I.6 exchange").give(1, intrigue=9)
    table.play("1 show:exchange", "1 at:0").let().play("1 look", "1 take:I.3", "1 give:I.6")
    for die in range(40):
        assert GAME.view(GAME.redeal(table.g, 0, die), 1)["mine"] != "I.3"
        assert GAME.view(GAME.redeal(table.g, 1, die), 0)["mine"] != "I.6"


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


def test_a86_once_the_script_is_empty_curtains_are_open_to_both_roles_and_nothing_else_is() -> None:
    table = scene(s0="I.9 I.3", s1="I.2 I.6").set(marker=SCRIPT_IS_EMPTY)
    table.play("1 reveal")
    assert "play" not in table.options(1)  # an Iago card stays the Lead's
    table.play("1 exit").let().play("1 pass")
    table.show(2).let().play("2 pass")
    table.show(0).let()
    assert table.player(0)["worth"] == {"I.9": 1}


def test_a87_a_seizer_has_one_coin_window_and_no_turn_of_their_own() -> None:
    table = scene(s2="seize I.8")
    table.show(1).play("0 let", "2 seize").let()
    assert table.asked() == [2]
    assert table.options(2) == ["pass", "coin:roderigo"]  # the coin just won
    table.play("2 pass")
    assert table.asked() == [0]  # the order passes seat 2 by
    assert table.options(0)[0] == "reveal"


def test_a90_the_role_of_a_curtain_is_that_of_its_first_character() -> None:
    g = Table(seats=3).g
    roles = {
        name: "lead" if GAME.guide.boards()["cards"][name]["crown"] else "company"
        for act in GAME.guide.boards()["acts"].values()
        for name in (act["half"], act["full"])
    }
    assert roles == {
        "I.9": "company",
        "I.12": "lead",
        "II.10": "company",
        "II.12": "lead",
        "III.7": "lead",
        "III.15": "company",
        "IV.3": "lead",
        "IV.15": "company",
        "V.13": "company",
        "V.16": "lead",
    }
    scripts = book(g).scripts
    for name, role in roles.items():
        card = groundlings.othello.verbs.CARD_NAMES.index(name)
        best = scripts.as_lead[card] if role == "lead" else scripts.as_company[card]
        assert best == scripts.points[card]


def test_a91_iagos_wounds_stay_when_the_lead_changes() -> None:
    table = scene(s1="take-the-lead I.6").tile("iago", wounds=3)
    table.show(1).let()
    assert table.view()["lead"] == 1
    assert table.view()["cast"]["iago"]["tokens"] == 3


def test_a91_no_drama_protects_only_its_player() -> None:
    table = scene().set_protected(1).give(2, coins="roderigo")
    table.show(1).let().play("1 pass", "2 coin:roderigo").let()
    assert table.view()["deeds"][-1]["whom"] == {"seat": 0}


def test_a92_synopses_titles_and_quotations_are_in_the_view_and_told() -> None:
    table = scene()
    assert table.view()["synopsis"]["en"].startswith("By night in Venice")
    table.play("1 reveal")
    assert table.view()["reading"] == [
        {
            "seat": 1,
            "card": "I.1",
            "title": {
                "en": "Roderigo confronts Iago",
                "fr": "Roderigo affronte Iago",
                "hu": "Rodrigo szembeszáll Jagóval",
            },
            "quote": "Tush! never tell me; I take it much unkindly",
            "speaker": "Roderigo",
            "where": "1.1.1",
        }
    ]
    for language in ("en", "fr", "hu"):
        book_ = phrasebook(language, GAME.folder)
        told = [book_.event(event) for event in GAME.events(table.g, None)]
        assert any("Tush! never tell me" in line and "1.1.1" in line for line in told)


def test_a93_how_many_cards_of_each_sort_a_player_holds_is_public() -> None:
    table = scene(s2="seize I.8 villainy")
    player = table.player(2)
    assert (player["script_cards"], player["staging_cards"]) == (1, 2)  # the placed one too
    assert player["placed"] == "face-down"
    for die in range(40):
        world = GAME.redeal(table.g, 0, die)
        assert GAME.view(world, None)["players"] == table.view()["players"]


def test_a94_what_no_drama_foils_is_spent_and_the_turn_goes_on() -> None:
    table = scene(s1="take-the-lead I.6").give(0, coins="desdemona")
    table.show(1)
    assert "coin:desdemona" in table.options(0)
    table.play("2 let", "0 coin:desdemona")
    assert table.view()["lead"] == 0
    assert "take-the-lead" in table.view()["discards"]["staging"]
    assert table.asked() == [1]
    assert table.view()["deeds"][-1]["outcome"] == "foiled"


def test_a94_the_first_response_clockwise_counts_and_the_others_are_kept() -> None:
    table = scene(s1="take-the-lead I.6").give(0, coins="desdemona")
    table.show(1).play("2 spotlight", "0 coin:desdemona").let()
    assert table.player(0)["coins"]["desdemona"] == 1
    assert table.player(2)["spotlight"] == 0


def test_a95_an_act_lasts_a_hundred_scenes_at_most() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2 I.3", s1="I.1 I.6", s2="I.4 I.8")
    table.set(scene=98).start()
    assert not table.view()["final"]
    table.finish()
    assert table.view()["scene"] == 100
    assert table.view()["final"]
    table.finish()
    assert table.view()["act"] == "II"


def test_a96_tokens_are_traded_one_way_in_an_intermission() -> None:
    table = Table(seats=3, lead=0).give(0, intrigue=7, spotlight=1)
    table.g.stack[:] = [Trade(0, NOBODY)]
    table.g.asked = 1
    assert table.options(0) == ["pass", "trade:intrigue", "trade:spotlight"]
    table.play("0 trade:spotlight")
    assert (table.player(0)["intrigue"], table.player(0)["spotlight"]) == (4, 2)
    assert table.options(0) == ["pass", "trade:spotlight"]
    table.play("0 trade:spotlight")
    assert (table.player(0)["intrigue"], table.player(0)["spotlight"]) == (1, 3)
    assert table.asked() != [0]
    other = Table(seats=3, lead=0).give(0, intrigue=0, spotlight=1)
    other.g.stack[:] = [Trade(0, NOBODY)]
    other.g.asked = 1
    other.play("0 trade:intrigue")
    assert (other.player(0)["intrigue"], other.player(0)["spotlight"]) == (3, 0)


def test_a97_a_seize_swapped_in_is_no_deed_that_could_be_blocked() -> None:
    table = scene(s1="miscue I.1 I.6", s2="I.4 seize I.8")
    table.play("1 reveal", "1 play", "1 at:2")
    table.play("0 spotlight", "2 swap-seize").let()
    assert table.player(0)["spotlight"] == 1  # void: seat 2 comes first
    assert table.player(2)["spotlight"] == 2


def test_a98_a_revive_is_paid_when_it_is_announced() -> None:
    def revived(intrigue: int) -> Table:
        table = Table(seats=3, lead=0).hands(s0="I.2 I.3", s1="revive no-drama I.6", s2="I.7 I.4")
        table.tile("roderigo", dead=True).give(1, intrigue=intrigue).start()
        table.place(s0="I.2", s1="revive", s2="I.7")
        return table.play("1 reveal", "1 play", "0 spotlight", "2 let")

    table = revived(3)  # nothing is left for a No Drama, and what was stopped stays paid
    assert table.view()["deeds"][-1]["outcome"] == "blocked"
    assert table.player(1)["intrigue"] == 0
    richer = revived(4).play("1 show:no-drama")
    assert "revived" in richer.events()  # there is only one to revive
    assert richer.player(1)["intrigue"] == 0


def test_a99_the_target_is_asked_again_when_a_stop_has_come_to_nothing() -> None:
    def table() -> Table:
        found = Table(seats=3, lead=0)
        found.hands(s0="I.2 no-drama I.3", s1="take-the-lead no-drama I.6", s2="I.4 I.7").start()
        found.place(s0="I.2", s1="take-the-lead", s2="I.4")
        return found.show(1).play("0 show:no-drama", "2 spotlight", "1 show:no-drama")

    foiled = table()
    assert foiled.asked() == [0]
    assert foiled.options(0) == ["let", "show:no-drama"]
    foiled.play("0 show:no-drama")
    assert foiled.view()["lead"] == 0
    assert foiled.view()["deeds"][-1]["outcome"] == "foiled"
    assert table().play("0 let").view()["lead"] == 1


def test_a99_a_target_without_a_placed_card_switches_nothing() -> None:
    """A Seize that came to nothing has left its place; the Miscue it was to stop goes on."""
    table = Table(seats=3, lead=0)
    table.hands(s0="I.2 I.3", s1="miscue no-drama I.6 I.1", s2="seize I.4 villainy").start()
    table.place(s0="I.2", s1="miscue", s2="seize")
    table.play("1 reveal", "1 play", "1 at:2", "0 let", "2 seize", "1 show:no-drama")
    assert table.placed(2) is None
    assert sorted(table.hand(2)) == ["I.4", "villainy"]
    assert table.asked() == [1]  # who reveals a second card
    assert "must-switch" not in table.events()
