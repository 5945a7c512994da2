"""Cards of one's own: rulings A100 to A110."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from groundlings.othello.hands import hand
from groundlings.othello.piles import cards_in, discards
from groundlings.othello.state import MOST_HELD, SCRIPT, STAGING
from groundlings.othello.verbs import CARD_NAMES
from othello.own import EXAMPLE, effect, game_with, script, staging
from othello.stage import Table

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State

TAKE = staging(effect("take", "intrigue", 2), target="player")
OTHERS = {"s1": "I.1 I.6", "s2": "I.4 I.8"}


def held(g: State) -> list[str]:
    """All cards that are in a hand or a pile."""
    cards = [*cards_in(g, SCRIPT), *cards_in(g, STAGING)]
    for seat in range(g.seats):
        cards += hand(g, seat)
    return [CARD_NAMES[card] for card in cards]


def scene(game: Game, *, lead: int = 0, **hands: str) -> Table:
    """Three players have placed the first card of each hand; the first to reveal is seat 1."""
    table = Table(seats=3, lead=lead, game=game).hands(**hands).start()
    return table.place(**{seat: cards.split()[0] for seat, cards in hands.items()})


# A100: what they are, and where they lie


@pytest.mark.parametrize("seats", range(2, 7))
def test_a100_own_cards_are_mixed_into_the_right_decks(seats: int) -> None:
    g = EXAMPLE.new(seats=seats, seed=3)
    assert [held(g).count(card) for card in ("X.1", "written-2", "written-3")] == [0, 1, 1]
    table = Table(seats=seats, act=4, game=EXAMPLE)
    assert held(table.g).count("X.1") == 1
    assert "X.1" in [CARD_NAMES[card] for card in cards_in(table.g, SCRIPT)]


def test_a100_over_many_games_an_own_card_comes_to_every_seat() -> None:
    dealt = set()
    for seed in range(60):
        g = EXAMPLE.new(seats=3, seed=seed)
        dealt |= {s for s in range(3) if CARD_NAMES.index("written-2") in hand(g, s)}
    assert dealt == {0, 1, 2}


def test_a100_an_own_card_goes_to_the_discards_of_its_sort() -> None:
    table = scene(game_with(TAKE), s0="I.2", s1="written-1 I.6", s2="I.4")
    table.show(1).play("1 at:2").let()
    assert "written-1" in [CARD_NAMES[card] for card in discards(table.g, STAGING)]


# A101: when a staging card can be played, and what of it is done


def test_a101_a_card_that_would_do_nothing_can_only_be_exited() -> None:
    table = scene(game_with(TAKE), s0="I.2 I.3", s1="written-1 I.6", s2="I.4 I.8")
    table.give(0, intrigue=0).give(2, intrigue=0).play("1 reveal")
    assert "play" not in table.options(1)
    assert "exit" in table.options(1)
    assert table.hints(1)["refused"]["play"]["key"] == "nobody-to-aim-at"


def test_a101_an_effect_that_can_do_nothing_is_passed_over() -> None:
    card = staging(effect("wound"), effect("gain", "handkerchief"), effect("gain", "intrigue", 2))
    table = scene(game_with(card), s0="I.2", s1="written-1 I.6", s2="I.4")
    table.set(handkerchief=1).show(1).let()
    before = table.player(1)["intrigue"]
    table.play("1 wound:cassio")
    assert table.player(1)["intrigue"] == before + 2


def test_a101_effects_are_done_in_their_order() -> None:
    card = staging(effect("lose", "intrigue", 9), effect("gain", "intrigue", 2))
    table = scene(game_with(card), s0="I.2", s1="written-1 I.6", s2="I.4")
    table.show(1).let()
    assert table.player(1)["intrigue"] == 2


def test_a101_the_price_is_paid_when_the_card_is_announced_and_gone_if_it_is_stopped() -> None:
    card = {**TAKE, "price_company": 2, "price_lead": 3}
    table = scene(game_with(card), s0="I.2", s1="written-1 I.6", s2="I.4")
    table.show(1).play("1 at:2")
    assert table.player(1)["intrigue"] == 1
    table.play("0 spotlight", "2 let")
    assert table.player(1)["intrigue"] == 1
    assert table.player(2)["intrigue"] == 3


def test_a101_what_cannot_be_paid_cannot_be_played() -> None:
    card = {**TAKE, "price_company": 2, "price": "spotlight"}
    table = scene(game_with(card), s0="I.2", s1="written-1 I.6", s2="I.4")
    table.play("1 reveal")
    assert "play" not in table.options(1)
    told = table.hints(1)["refused"]["play"]
    assert (told["key"], told["n"]) == ("costs-spotlight", 2)
    table.give(1, spotlight=2)
    assert "play" in table.options(1)
    table.play("1 play", "1 at:2")
    assert table.player(1)["spotlight"] == 0


def test_a101_the_lead_and_the_company_pay_their_own_price() -> None:
    card = {**TAKE, "price_lead": 1, "price_company": 3}
    for lead, left in ((0, 0), (1, 2)):
        table = scene(game_with(card), lead=lead, s0="I.2", s1="written-1 I.6", s2="I.4")
        while table.asked() != [1]:
            table.play(f"{table.asked()[0]} reveal")
            table.play(f"{table.asked()[0]} {table.options()[0]}").let()
            table.play(f"{table.asked()[0]} pass")
        table.show(1).play("1 at:2")
        assert table.player(1)["intrigue"] == left


@pytest.mark.parametrize(("target", "reach"), [("player", [0, 2]), ("lead", [0]), ("company", [2])])
def test_a101_a_card_is_aimed_at_whom_it_says(target: str, reach: list[int]) -> None:
    card = {**TAKE, "target": target}
    table = scene(game_with(card), s0="I.2", s1="written-1 I.6", s2="I.4").play("1 reveal")
    table.play("1 play")
    told = table.view(None)["deeds"]
    if len(reach) > 1:
        assert table.options(1) == [f"at:{seat}" for seat in reach]
    else:
        assert told[-1]["whom"] == {"seat": reach[0]}


# A102: own script cards


def test_a102_an_own_script_card_is_scored_and_then_does_what_is_on_it() -> None:
    game = game_with(script(effect("gain", "spotlight", 2), intrigue=1))
    table = scene(game, s0="I.2", s1="X.1 I.6", s2="I.4")
    table.show(1).let()
    assert table.player(1)["scored"] == ["X.1"]
    assert table.player(1)["worth"] == {"X.1": 2}
    assert (table.player(1)["intrigue"], table.player(1)["spotlight"]) == (4, 3)


def test_a102_its_effects_go_to_who_seizes_it() -> None:
    game = game_with(script(effect("gain", "spotlight", 2)))
    table = scene(game, s0="I.2", s1="X.1 I.6", s2="seize I.4")
    table.show(1).play("0 let", "2 seize", "1 let")
    assert table.player(2)["scored"] == ["X.1"]
    assert table.player(2)["spotlight"] == 3
    assert table.player(1)["spotlight"] == 1


def test_a102_the_dead_bring_rewards_and_no_effects() -> None:
    game = game_with(script(effect("gain", "spotlight", 2), intrigue=1))
    table = scene(game, s0="I.2", s1="X.1 I.6", s2="I.4")
    table.tile("roderigo", dead=True).show(1).let()
    assert table.view()["cast"]["roderigo"]["aside"] == ["X.1"]
    assert (table.player(1)["intrigue"], table.player(1)["spotlight"]) == (4, 1)


def test_a102_a_revived_card_is_scored_and_does_not_do_it_either() -> None:
    game = game_with(script(effect("gain", "spotlight", 2)))
    table = scene(game, s0="I.2", s1="X.1 revive", s2="I.4")
    table.tile("roderigo", dead=True).give(1, intrigue=9).show(1).let().finish()
    table.place(s0=table.hand(0)[0], s1="revive", s2=table.hand(2)[0])
    while table.asked() != [1]:
        table.play(f"{table.asked()[0]} {table.options()[0]}")
    table.show(1).let()
    assert "X.1" in table.player(1)["scored"]
    assert table.player(1)["spotlight"] == 1


def test_a102_it_is_stopped_as_its_verb_is() -> None:
    game = game_with(script(verb="conspires", character_2=""))
    table = scene(game, s0="I.2", s1="X.1 I.6", s2="seize I.4").show(1)
    assert "spotlight" not in table.options(2)
    assert "seize" in table.options(2)


# A103: the order of Playwright's Challenge


@pytest.mark.parametrize(
    ("follows", "before", "after"),
    [("I.5", "I.5", "I.6"), ("", None, "I.1"), (None, "I.11", "I.12")],
)
def test_a103_an_own_card_has_its_place_in_the_order(
    follows: str | None, before: str | None, after: str
) -> None:
    game = game_with(script(**({} if follows is None else {"follows": follows})))
    order = sorted(
        (card["position"], name)
        for name, card in game.guide.boards()["cards"].items()
        if card["act"] == "I"
    )
    names = [name for _, name in order]
    assert [position for position, _ in order] == list(range(1, 14))
    at = names.index("X.1")
    assert names[at + 1] == after
    assert (names[at - 1] if at else None) == before


def test_a103_two_that_follow_one_card_come_in_the_order_of_the_file() -> None:
    game = game_with(script(follows="I.3"), staging({"do": "protect"}), script(follows="I.3"))
    cards = game.guide.boards()["cards"]
    assert [cards[name]["position"] for name in ("I.3", "X.1", "X.3", "I.4")] == [3, 4, 5, 6]


def test_a103_playwrights_challenge_plays_it_in_its_turn() -> None:
    game = game_with(script(follows=""))
    table = Table(seats=3, lead=0, game=game, mode="playwright")
    table.hands(s0="I.2", s1="X.1 I.6", s2="I.1 I.4").start()
    assert table.view()["next"] == "X.1"
    table.place(s0="I.2", s1="X.1", s2="I.1").show(1).let()
    assert table.view()["next"] == "I.1"
    table.play("1 pass").show(2).let()
    assert table.player(2)["scored"] == ["I.1"]


# A104: as many as there are


def test_a104_who_has_fewer_gives_what_there_is() -> None:
    card = staging(effect("take", "intrigue", 5), target="player")
    table = scene(game_with(card), s0="I.2", s1="written-1 I.6", s2="I.4")
    table.show(1).play("1 at:2").let()
    assert [table.player(seat)["intrigue"] for seat in range(3)] == [3, 6, 0]


def test_a104_each_other_player_gives_but_who_is_protected() -> None:
    card = staging({"do": "take", "what": "intrigue", "from": "others"})
    table = scene(game_with(card), s0="I.2", s1="written-1 I.6", s2="I.4")
    table.set_protected(2).show(1).let()
    assert [table.player(seat)["intrigue"] for seat in range(3)] == [2, 4, 3]


def test_a104_all_others_lose() -> None:
    card = staging(effect("lose", "spotlight", 2, who="others"))
    table = scene(game_with(card), s0="I.2", s1="written-1 I.6", s2="I.4")
    table.show(1).let()
    assert [table.player(seat)["spotlight"] for seat in range(3)] == [0, 1, 0]


def test_a104_tokens_and_coins_are_given_to_the_target() -> None:
    card = staging(effect("give", "intrigue", 2), effect("give", "coin"), target="company")
    table = scene(game_with(card), s0="I.2", s1="written-1 I.6", s2="I.4")
    table.give(1, coins="iago cassio").show(1).let()
    table.play("1 cede:cassio")
    assert table.player(2)["coins"]["cassio"] == 1
    assert [table.player(seat)["intrigue"] for seat in (1, 2)] == [1, 5]


def test_a104_coins_are_taken_one_by_one_while_there_are_any() -> None:
    card = staging(effect("take", "coin", 3), target="player")
    table = scene(game_with(card), s0="I.2", s1="written-1 I.6", s2="I.4")
    table.give(2, coins="emilia iago").show(1).let()
    assert table.options(1) == ["steal:emilia", "steal:iago"]
    table.play("1 steal:iago")
    assert table.player(1)["coins"] == {**dict.fromkeys(table.player(0)["coins"], 0)} | {
        "iago": 1,
        "emilia": 1,
    }


def test_a104_coins_come_from_the_supply_while_it_has_any() -> None:
    card = staging(effect("gain", "coin", 2, which="cassio"), effect("gain", "coin"))
    table = scene(game_with(card), s0="I.2", s1="written-1 I.6", s2="I.4")
    table.give(0, coins="cassio cassio").show(1).let()
    assert table.player(1)["coins"]["cassio"] == 1
    assert "gain:cassio" not in table.options(1)
    table.play("1 gain:othello")
    assert table.player(1)["coins"]["othello"] == 1


# A105: how many cards a hand holds


def test_a105_a_full_hand_draws_no_more() -> None:
    card = staging(effect("draw", "staging", 3))
    full = "I.6 exchange exchange exchange exchange exchange seize seize seize seize miscue miscue"
    table = scene(game_with(card), s0="I.2", s1=f"written-1 {full} miscue", s2="I.4")
    assert len(table.hand(1)) == MOST_HELD - 2
    table.show(1).let()
    assert len(table.hand(1)) == MOST_HELD


def test_a105_with_a_full_hand_drawing_is_nothing_to_play_a_card_for() -> None:
    card = staging(effect("draw", "staging", 3))
    full = "I.6 I.7 I.9 exchange exchange exchange exchange exchange seize seize seize seize"
    table = scene(game_with(card), s0="I.2", s1=f"written-1 {full} miscue miscue miscue", s2="I.4")
    table.play("1 reveal")
    assert "play" not in table.options(1)


def test_a105_script_cards_are_drawn_from_their_pile() -> None:
    table = scene(
        game_with(staging(effect("draw", "script", 2))), s0="I.2", s1="written-1", s2="I.4"
    )
    table.show(1).let()
    assert [name.partition(".")[0] for name in table.hand(1)] == ["I", "I"]


# A106: from the hand, and out of turn


def test_a106_a_card_is_shown_from_the_hand_and_replaced_at_once() -> None:
    table = Table(seats=3, lead=0, game=EXAMPLE).hands(s0="I.2", s1="written-2 I.6", s2="I.4")
    table.give(2, coins="iago cassio").start()
    assert "show:written-2" in table.options(1)
    table.play("1 show:written-2")
    assert table.view()["deeds"][-1]["whom"] == {"seat": 2}  # nobody else has a coin
    assert len(table.hand(1)) == 2
    assert table.player(1)["intrigue"] == 2
    table.let().play("1 steal:cassio")
    assert table.player(1)["coins"]["cassio"] == 1
    assert table.events()[-1] == "stole-coin"


def test_a106_only_a_card_that_says_so_is_shown() -> None:
    table = Table(seats=3, lead=0, game=game_with(TAKE)).hands(s0="I.2", s1="written-1", s2="I.4")
    assert "show:written-1" not in table.start().options(1)


def test_a106_out_of_turn_a_card_says_no_drama_and_does_the_rest() -> None:
    table = scene(EXAMPLE, s0="I.2", s1="take-the-lead I.6", s2="I.4 written-3", lead=2)
    while table.asked() != [1]:
        table.play(f"{table.asked()[0]} {table.options()[0]}")
    table.show(1)
    assert "show:written-3" in table.options(2)
    table.play("0 let", "2 show:written-3")
    assert table.view()["lead"] == 2
    assert table.player(2)["protected"] is True
    assert table.player(2)["intrigue"] == 3  # the Lead paid one and gained one
    assert "written-3" in table.view()["discards"]["staging"]
    assert table.view()["deeds"][-1]["outcome"] == "foiled"


def test_a106_it_answers_a_spotlight_and_keeps_the_handkerchief() -> None:
    table = scene(EXAMPLE, s0="I.2", s1="I.1 written-3", s2="I.4").show(1)
    table.play("0 spotlight", "2 let")
    assert table.options(1) == ["let", "show:written-3"]
    table.play("1 show:written-3")
    assert table.player(1)["scored"] == ["I.1"]


def test_a106_a_card_seizes_from_its_place_and_does_the_rest() -> None:
    card = staging(effect("seize"), effect("gain", "spotlight"), played=["answer"], price_company=2)
    table = scene(game_with(card), s0="I.2", s1="I.1 I.6", s2="written-1 I.4").show(1)
    assert "seize" in table.options(2)
    table.play("0 let", "2 seize", "1 let")
    assert table.player(2)["scored"] == ["I.1"]
    assert (table.player(2)["intrigue"], table.player(2)["spotlight"]) == (3 - 2 + 1, 2)
    assert "written-1" in table.view()["discards"]["staging"]


def test_a106_nothing_but_no_drama_answers_it_and_that_only_where_the_card_says_so() -> None:
    for stops, asked in ((["no-drama"], True), ([], False)):
        card = staging(effect("seize"), played=["answer"], stopped_by=stops)
        table = scene(game_with(card), s0="I.2", s1="I.1 no-drama", s2="written-1 I.4").show(1)
        table.play("0 let", "2 seize")
        assert ("show:no-drama" in table.options(1)) is asked


def test_a106_on_its_own_turn_a_card_that_seizes_does_the_rest() -> None:
    card = staging(effect("seize"), effect("gain", "spotlight"), played=["answer"])
    table = scene(game_with(card), s0="I.2", s1="written-1 I.6", s2="I.4").show(1)
    table.let()
    assert table.player(1)["spotlight"] == 2


# A107: who is asked follows from what all can see


def test_a107_the_cheapest_answer_of_the_edition_decides_who_is_asked() -> None:
    dear = staging(effect("protect"), played=["answer"], price_lead=2)
    cheap = staging(effect("protect"), played=["answer"], price="spotlight", price_lead=1)
    for card, asked in ((dear, [1]), (cheap, [0])):
        table = scene(game_with(card), s0="I.2 I.3", s1="take-the-lead I.6", s2="I.4 I.8")
        table.give(0, intrigue=0, spotlight=1).give(2, spotlight=0)
        table.set_protected(1).show(1)
        assert table.asked() == asked


def test_a107_who_could_pay_is_asked_whatever_is_in_the_hand() -> None:
    free = staging(effect("protect"), played=["answer"])
    table = scene(game_with(free), s0="I.2 I.3", s1="take-the-lead I.6", s2="I.4 I.8")
    for seat in range(3):
        table.give(seat, intrigue=0, spotlight=0)
    table.show(1)
    assert table.asked() == [0]
    assert table.options(0) == ["let"]


def test_a107_a_cheap_seize_in_the_edition_asks_all_with_a_card_face_down() -> None:
    free = staging(effect("seize"), played=["answer"])
    for game, asked in ((game_with(free), [0, 2]), (game_with(TAKE), [1])):
        table = scene(game, s0="I.2 I.3", s1="I.1 I.6", s2="I.4 I.8")
        for seat in range(3):
            table.give(seat, intrigue=0, spotlight=0)
        table.show(1)
        assert table.asked() == asked


# A108: cards that make another player change the face-down card


def test_a108_an_own_card_makes_a_card_be_changed_in_the_reveal_phase_only() -> None:
    card = staging(effect("miscue"), effect("gain", "intrigue"), target="player", played=["hand"])
    game = game_with(card)
    table = Table(seats=3, lead=0, game=game).hands(s0="I.2 I.3", s1="I.1 written-1", s2="I.4 I.8")
    table.start()
    assert "show:written-1" not in table.options(1)
    table.place(s0="I.2", s1="I.1", s2="I.4")
    assert "show:written-1" in table.options(1)
    table.play("1 show:written-1", "1 at:2").let().play("2 switch:I.8")
    assert table.placed(2) == "I.8"


def test_a108_its_target_may_improvise_a_printed_seize_against_it() -> None:
    card = staging(effect("miscue"), target="player")
    table = scene(game_with(card), s0="I.2 I.3", s1="written-1 I.6", s2="I.4 seize")
    table.give(2, intrigue=5).show(1).play("1 at:2")
    assert "swap-seize" in table.options(2)
    table.play("0 let", "2 swap-seize").let()
    assert table.view()["deeds"][-1]["outcome"] == "seized"


def test_a108_another_card_is_revealed_in_its_place() -> None:
    card = staging(effect("gain", "intrigue"), effect("again"))
    table = scene(game_with(card), s0="I.2", s1="written-1 I.1 I.6", s2="I.4")
    table.show(1).let().play("1 place:I.1")
    assert table.placed(1) == "I.1"
    table.play("1 play").let()
    assert table.player(1)["scored"] == ["I.1"]


# A109: what wounds and lower limits cost and do


def test_a109_wounds_are_given_one_by_one_and_kill_by_their_player() -> None:
    table = scene(game_with(staging(effect("wound", n=3))), s0="I.2", s1="written-1 I.6", s2="I.4")
    table.show(1).let()
    assert table.view(1)["prompt"] == {"key": "wounding", "n": 3}
    table.play("1 wound:brabantio", "1 wound:brabantio")
    assert table.player(1)["wounds"] == 2
    assert "wound:brabantio" not in table.options(1)
    table.play("1 wound:iago")
    assert table.view()["cast"]["iago"]["tokens"] == 1


def test_a109_a_limit_is_lower_for_this_scene() -> None:
    table = scene(game_with(staging(effect("lower", n=2))), s0="I.2", s1="written-1 I.6", s2="I.4")
    table.show(1).let().play("1 lower:cassio")
    assert table.view()["cast"]["cassio"]["limit"] == 3
    assert table.finish().view()["cast"]["cassio"]["limit"] == 5


# A110: what is done to a player


def test_a110_the_lead_is_taken_or_given_as_by_the_printed_card() -> None:
    card = staging(effect("lead"), target="player")
    table = scene(game_with(card), s0="I.2", s1="written-1 I.6", s2="I.4")
    table.show(1).let()
    assert table.view()["lead"] == 1
    table = scene(game_with(card), lead=1, s0="I.2", s1="written-1 I.6", s2="I.4")
    table.show(2, then="exit").let().play("2 pass").show(0, then="exit").let().play("0 pass")
    table.show(1).play("1 at:0").let()
    assert table.view()["lead"] == 0


def test_a110_a_look_shows_the_hand_to_one_and_it_stays_known() -> None:
    card = staging(effect("look"), target="player")
    table = scene(game_with(card), s0="I.2 I.3", s1="written-1 I.6", s2="I.4 I.8")
    table.show(1).play("1 at:2").let()
    assert table.view(1)["known"] == {"2": ["I.8"]}
    assert table.view(0)["known"] == {}


def test_a110_who_has_said_no_drama_is_out_of_reach() -> None:
    table = scene(game_with(TAKE), s0="I.2", s1="written-1 I.6", s2="I.4")
    table.set_protected(0).show(1)
    assert table.view()["deeds"][-1]["whom"] == {"seat": 2}


def test_a110_protect_on_ones_own_turn_holds_for_the_scene() -> None:
    table = scene(game_with(staging(effect("protect"))), s0="I.2", s1="written-1 I.6", s2="I.4")
    table.show(1).let()
    assert table.player(1)["protected"] is True
    assert table.finish().player(1)["protected"] is False
