"""Rulings A43-A59, A91, A98: coins, wounds, Villainy, death, Revive, coins as rewards."""

from __future__ import annotations

from othello.stage import Table, scene


def act_five(**hands: str) -> Table:
    """Seat 0 leads; each seat places the first card of its hand."""
    held = {"s0": "V.1 V.2", "s1": "V.3 V.7", "s2": "V.4 V.15"} | hands
    table = Table(seats=3, lead=0, act=5).hands(**held).start()
    return table.place(**{seat: cards.split()[0] for seat, cards in held.items()})


def kill(table: Table, *names: str) -> Table:
    for name in names:
        table.tile(name, dead=True)
    return table


def test_a43_each_coin_has_its_windows() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2 I.3", s1="I.1 I.6", s2="I.4 I.8")
    table.give(1, coins="othello emilia roderigo cassio iago desdemona").give(0, coins="iago")
    table.start()
    early = {f"coin:{coin}" for coin in ("cassio", "desdemona", "emilia", "othello", "roderigo")}
    assert early <= set(table.options(1))
    assert "coin:iago" not in table.options(1)
    assert table.hints(1)["refused"]["coin:iago"]["key"] == "iago-later"
    table.play("1 pass", "2 pass", "0 pass")
    table.play("0 place:I.2", "1 place:I.1", "2 place:I.4")
    assert early <= set(table.options(1))
    assert "coin:iago" not in table.options(1)
    table.play("1 pass", "2 pass", "0 pass")
    assert early | {"coin:iago"} <= set(table.options(1))
    table.show(1).let()
    assert "coin:roderigo" in table.options(1)  # also the one just earned
    assert "coin:cassio" in table.options(1)


def test_a44_one_iago_coin_for_each_player_and_scene() -> None:
    table = act_five().give(1, coins="iago iago").give(2, coins="iago")
    table.play("1 coin:iago", "1 wound:bianca").let()
    assert "coin:iago" not in table.options(1)
    table.show(1, then="exit").let().play("1 pass")
    assert "coin:iago" in table.options(2)


def test_a45_each_wound_of_villainy_costs_a_coin() -> None:
    table = act_five(s1="villainy V.3").give(1, coins="iago iago iago iago", intrigue=0)
    table.show(1).let()
    table.play("1 wound:bianca", "1 wound:cassio")
    assert table.player(1)["coins"]["iago"] == 2  # two wounds are the most
    assert table.asked() == [1]
    assert "wound:bianca" not in table.options(1)


def test_a45_the_stronger_form_has_three_wounds_and_the_company_pays_for_it() -> None:
    table = act_five(s1="villainy V.3").give(1, coins="iago iago iago iago", intrigue=3)
    table.show(1).let().play("1 pay")
    table.play("1 wound:bianca", "1 wound:bianca", "1 wound:bianca")
    assert table.player(1)["intrigue"] == 0
    assert table.player(1)["wounds"] == 3
    assert table.view()["cast"]["bianca"]["dead"]


def test_a45_lowering_spends_no_coin_and_the_ordinary_coin_may_follow() -> None:
    table = act_five(s1="villainy V.3").give(1, coins="iago", intrigue=0)
    table.show(1).let().play("1 lower:bianca")
    assert table.player(1)["coins"]["iago"] == 1
    assert table.view()["cast"]["bianca"]["limit"] == 2
    assert "coin:iago" in table.options(1)


def test_a45_a_coin_used_before_is_not_counted_by_the_card() -> None:
    table = act_five(s1="villainy V.3").give(1, coins="iago iago iago iago", intrigue=3)
    table.play("1 coin:iago", "1 wound:othello").let()
    table.show(1).let().play("1 pay", *["1 wound:othello"] * 3)
    assert table.view()["cast"]["othello"]["tokens"] == 4
    assert table.player(1)["coins"]["iago"] == 0


def test_a45_the_ordinary_coin_may_follow_the_wounds_of_the_card() -> None:
    table = act_five(s1="villainy V.3").give(1, coins="iago iago iago iago", intrigue=0)
    table.show(1).let().play("1 wound:othello", "1 wound:othello")
    table.play("1 coin:iago", "1 wound:othello").let()
    assert table.view()["cast"]["othello"]["tokens"] == 3
    assert "coin:iago" not in table.options(1)  # one ordinary coin a scene


def test_a46_a_lowered_limit_is_never_below_one_and_may_kill_at_once() -> None:
    table = Table(seats=3, lead=1, act=4).hands(s0="IV.1", s1="villainy IV.8", s2="IV.5 IV.7")
    table.give(1, coins="iago").tile("bianca", wounds=1).start()
    table.place(s0="IV.1", s1="villainy", s2="IV.5")
    table.show(2, then="exit").let().play("2 pass")
    table.show(0, then="exit").let().play("0 pass")
    table.show(1).let().play("1 lower:bianca")  # the Lead lowers by two: 3 - 2 = 1
    assert table.view()["cast"]["bianca"]["dead"]
    assert table.player(1)["wounds"] == 1


def test_a46_the_limit_returns_with_the_end_of_the_scene() -> None:
    table = act_five(s1="villainy V.3").give(1, coins="iago", intrigue=0)
    table.show(1).let().play("1 lower:othello").finish()
    assert table.view()["cast"]["othello"]["limit"] == 6
    one = Table(seats=3, lead=1, act=2).hands(s0="II.2", s1="villainy", s2="II.1").start()
    one.give(1, coins="iago").place(s0="II.2", s1="villainy", s2="II.1")
    for seat in (2, 0):
        one.show(seat, then="exit").let().play(f"{seat} pass")
    one.show(1).let()
    assert "lower:cassio" in one.options(1)
    assert "lower:montano" not in one.options(1)  # a limit of 1 stays


def test_a47_villainy_without_coins_can_only_be_exited_with() -> None:
    table = act_five(s1="villainy V.3").play("1 reveal")
    assert "play" not in table.options(1)
    assert table.hints(1)["refused"]["play"]["key"] == "no-iago-coin"


def test_a48_living_characters_of_the_act_can_be_wounded_iago_too() -> None:
    table = kill(act_five(), "cassio").give(1, coins="iago")
    table.play("1 coin:iago")
    assert table.options(1) == [
        f"wound:{name}" for name in ("bianca", "desdemona", "emilia", "iago", "othello", "roderigo")
    ]


def test_a49_a_wounds_card_on_the_dead_scores_without_a_wound() -> None:
    table = kill(act_five(s1="V.4 V.7", s2="V.3 V.15"), "roderigo")
    table.show(1).let()
    assert table.player(1)["scored"] == ["V.4"]
    assert table.player(1)["coins"]["cassio"] == 1
    assert table.view()["cast"]["roderigo"]["tokens"] == 0


def test_a50_a_dead_killer_kills_nobody_and_the_card_is_set_aside() -> None:
    table = kill(act_five(s1="V.9 V.7"), "othello").tile("desdemona", wounds=2)
    table.show(1).let()
    assert table.player(1)["scored"] == []
    assert table.player(1)["coins"]["othello"] == 1
    assert not table.view()["cast"]["desdemona"]["dead"]
    assert table.view()["cast"]["othello"]["aside"] == ["V.9"]


def test_a50_a_dead_victim_leaves_no_tokens_and_the_card_scores() -> None:
    table = kill(act_five(s1="V.9 V.7"), "desdemona")
    table.show(1).let()
    assert table.player(1)["scored"] == ["V.9"]
    assert table.player(1)["wounds"] == 0


def test_a50_a_kills_card_takes_the_wounds() -> None:
    table = act_five(s1="V.9 V.7").tile("desdemona", wounds=3)
    table.show(1).let()
    assert table.player(1)["wounds"] == 3
    assert table.view()["cast"]["desdemona"] == {
        "limit": 5,
        "tokens": 0,
        "dead": True,
        "aside": [],
    }


def lead_plays_iago(dead_iago: str = "aside") -> Table:
    table = Table(seats=3, lead=0, act=5, dead_iago=dead_iago)
    table.hands(s0="V.1 V.2", s1="V.3", s2="V.4")
    kill(table, "iago").start().place(s0="V.1", s1="V.3", s2="V.4")
    for seat in (1, 2):
        table.show(seat, then="exit").let().play(f"{seat} pass")
    return table.show(0).let()


def test_a51_cards_of_a_dead_iago_are_set_aside_with_their_rewards() -> None:
    table = lead_plays_iago()
    assert table.player(0)["scored"] == []
    assert table.player(0)["coins"]["iago"] == 1
    assert table.view()["cast"]["iago"]["aside"] == ["V.1"]
    assert table.view()["lead"] == 0


def test_a51_the_option_scores_them_as_usual() -> None:
    table = lead_plays_iago(dead_iago="scores")
    assert table.player(0)["scored"] == ["V.1"]
    assert table.view()["cast"]["iago"]["aside"] == []


def test_a52_a_curtain_of_the_dead_moves_the_curtain_unscored() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2", s1="I.9 I.6", s2="I.4")
    kill(table, "desdemona").start().place(s0="I.2", s1="I.9", s2="I.4")
    table.show(1).let()
    assert table.view()["half_played"]
    assert table.player(1)["scored"] == []
    assert table.view()["cast"]["desdemona"]["aside"] == ["I.9"]


def last_card(*dead: str) -> Table:
    table = Table(seats=3, lead=0, act=5).hands(s0="V.16 V.2", s1="V.3", s2="V.4").half()
    kill(table, *dead).tile("cassio", wounds=1)
    if "othello" not in dead:
        table.tile("othello", wounds=4)
    table.start().place(s0="V.16", s1="V.3", s2="V.4")
    for seat in (1, 2):
        table.show(seat, then="exit").let().play(f"{seat} pass")
    return table.show(0).let()


def test_a53_the_last_card_ends_the_game_whoever_is_dead() -> None:
    plain, othello, iago = last_card(), last_card("othello"), last_card("iago")
    for table in (plain, othello, iago):
        assert table.g.over
    assert plain.player(0)["worth"] == {"V.16": 4}
    assert plain.player(0)["wounds"] == 4
    assert othello.player(0)["worth"] == {"V.16": 4}
    assert othello.player(0)["wounds"] == 0
    assert iago.player(0)["worth"] == {}
    assert iago.player(0)["wounds"] == 0


def test_a54_revive_brings_all_cards_of_that_character_in_the_current_act_only() -> None:
    table = act_five(s1="V.8 V.7", s2="revive V.15")
    kill(table, "desdemona", "lodovico").give(2, intrigue=3)
    table.show(1).let().play("1 pass")
    assert table.view()["cast"]["desdemona"]["aside"] == ["V.8"]
    table.show(2).let()  # Lodovico is not on stage: there is one character to revive
    assert table.player(2)["scored"] == ["V.8"]
    assert table.player(2)["intrigue"] == 0
    assert table.player(2)["coins"]["desdemona"] == 0  # no rewards
    assert not table.view()["cast"]["desdemona"]["dead"]
    assert table.view()["offstage"]["lodovico"]["dead"]


def test_a54_the_lead_revives_for_nothing_and_the_company_must_pay() -> None:
    table = kill(act_five(s1="revive V.3"), "bianca").give(1, intrigue=2)
    table.play("1 reveal")
    assert "play" not in table.options(1)
    assert table.hints(1)["refused"]["play"]["key"] == "costs-intrigue"
    free = Table(seats=3, lead=0, act=5).hands(s0="revive V.2", s1="V.3", s2="V.4")
    kill(free, "bianca").give(0, intrigue=0).start().place(s0="revive", s1="V.3", s2="V.4")
    for seat in (1, 2):
        free.show(seat, then="exit").let().play(f"{seat} pass")
    free.show(0).let()
    assert not free.view()["cast"]["bianca"]["dead"]


def test_a55_wounds_and_kills_of_revived_cards_happen_as_the_revivers_deeds() -> None:
    table = act_five(s1="V.9 V.7", s2="revive V.15")
    kill(table, "othello").tile("desdemona", wounds=2).give(2, intrigue=3)
    table.show(1).let().play("1 pass")
    assert not table.view()["cast"]["desdemona"]["dead"]
    table.show(2).let()
    assert table.view()["cast"]["desdemona"]["dead"]
    assert table.player(2)["wounds"] == 2
    assert table.player(2)["scored"] == ["V.9"]


def test_a55_a_revived_curtain_has_the_revivers_value_and_no_second_effect() -> None:
    table = act_five(s1="V.13 V.7", s2="revive V.15")
    kill(table, "othello").give(2, intrigue=3)
    table.show(1).let().play("1 pass")
    assert table.view()["half_played"]
    table.show(2).let()
    assert table.player(2)["worth"] == {"V.13": 2}
    assert table.events().count("half-curtain") == 1


def test_a56_a_revived_character_starts_without_wounds() -> None:
    table = act_five(s2="revive V.15").tile("bianca", wounds=2).give(1, coins="iago")
    table.give(2, intrigue=3)
    table.play("1 coin:iago", "1 wound:bianca").let()
    assert table.player(1)["wounds"] == 3
    table.show(1, then="exit").let().play("1 pass")
    table.show(2).let()
    assert table.view()["cast"]["bianca"]["tokens"] == 0
    assert not table.view()["cast"]["bianca"]["dead"]


def test_a57_wounds_stay_off_stage_but_not_on_who_appears_once() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2", s1="I.12 I.6", s2="I.4").half()
    table.tile("roderigo", wounds=2).tile("brabantio", wounds=1).tile("desdemona", dead=True)
    table.give(1, coins="othello").start()
    table.play("1 coin:othello").let().place(s0="I.2", s1="I.12", s2="I.4")
    for seat in (2, 0):
        table.show(seat, then="exit").let().play(f"{seat} pass")
    table.show(1).let()
    assert table.view()["act"] == "II"
    assert table.view()["cast"]["roderigo"]["tokens"] == 2
    assert table.view()["offstage"]["brabantio"]["tokens"] == 0
    assert table.view()["offstage"]["desdemona"]["dead"]


def test_a58_the_coin_follows_the_card_and_there_may_be_none_left() -> None:
    table = Table(seats=3, lead=0).hands(s0="I.2", s1="I.6 I.7", s2="seize I.8")
    table.start().place(s0="I.2", s1="I.6", s2="seize")
    table.show(1).play("0 let", "2 seize").let()
    assert table.player(2)["coins"]["cassio"] == 1
    none = Table(seats=3, lead=0).hands(s0="I.2", s1="I.6 I.7", s2="I.4").no_more("cassio")
    none.start().place(s0="I.2", s1="I.6", s2="I.4")
    none.show(1).let()
    assert none.player(1)["coins"]["cassio"] == 0
    assert none.player(1)["scored"] == ["I.6"]
    assert "no-coin" in none.events()


def handkerchief(holder: int, **hands: str) -> Table:
    held = {"s0": "III.3", "s1": "III.6 III.8", "s2": "III.1 no-drama"} | hands
    table = Table(seats=3, lead=0, act=3).hands(**held).set(handkerchief=holder).start()
    table.place(**{seat: cards.split()[0] for seat, cards in held.items()})
    table.show(1).play("0 let", "2 let")
    return table


def test_a59_the_handkerchief_comes_from_the_supply_or_from_its_holder() -> None:
    assert handkerchief(-1).view()["handkerchief_holder"] == {"seat": 1}
    assert handkerchief(1).view()["handkerchief_holder"] == {"seat": 1}
    table = handkerchief(2)
    assert table.asked() == [2]
    table.play("2 let")
    assert table.view()["handkerchief_holder"] == {"seat": 1}


def test_a59_no_drama_keeps_it_and_the_rest_of_the_card_stands() -> None:
    table = handkerchief(2).play("2 show:no-drama")
    assert table.view()["handkerchief_holder"] == {"seat": 2}
    assert table.player(1)["scored"] == ["III.6"]
    assert table.player(1)["coins"]["emilia"] == 1


def test_a59_who_is_protected_keeps_it_unasked() -> None:
    table = Table(seats=3, lead=0, act=3).hands(s0="III.3", s1="III.6 III.8", s2="III.1 III.2")
    table.set(handkerchief=2).start().set_protected(2)
    table.place(s0="III.3", s1="III.6", s2="III.1")
    table.show(1).let()
    assert table.asked() == [1]
    assert table.view()["handkerchief_holder"] == {"seat": 2}
    assert table.player(1)["scored"] == ["III.6"]


def test_a91_iagos_wounds_stay_when_the_lead_changes() -> None:
    table = scene(s1="take-the-lead I.6").tile("iago", wounds=3)
    table.show(1).let()
    assert table.view()["lead"] == 1
    assert table.view()["cast"]["iago"]["tokens"] == 3


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
