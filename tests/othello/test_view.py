"""What a seat sees: the log of deeds, stops and answers; its cards and their prospects; orders."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.ways import Way, walk
from groundlings.kernel.die import cast
from groundlings.kernel.occasions import Occasion
from groundlings.kernel.play import lowest
from groundlings.othello.state import MOST_DEEDS
from groundlings.othello.verbs import LET, PASS, REVEAL
from groundlings.words import phrasebook
from othello.stage import GAME, Table


def scene(**hands: str) -> Table:
    held = {"s0": "I.2 I.3", "s1": "I.1 I.6", "s2": "seize I.8"} | hands
    table = Table(seats=3, lead=0).hands(**held).start()
    return table.place(**{seat: cards.split()[0] for seat, cards in held.items()})


def test_the_log_tells_deeds_stops_and_answers() -> None:
    table = scene().give(1, coins="desdemona iago")
    table.play("1 coin:iago", "1 wound:cassio", "0 spotlight", "2 let", "1 let")
    table.show(1)
    assert table.view()["deed"] == {"who": {"seat": 1}, "what": "play", "card": "I.1"}
    table.play("0 let", "2 seize", "1 coin:desdemona")
    assert table.view()["deeds"] == [
        {
            "who": {"seat": 1},
            "what": "coin-iago",
            "character": "cassio",
            "outcome": "blocked",
            "by": {"seat": 0},
        },
        {
            "who": {"seat": 1},
            "what": "play",
            "card": "I.1",
            "outcome": "done",
            "by": {"seat": 2},
            "countered": True,
        },
    ]
    assert table.view()["deed"] is None


def test_a_new_scene_has_a_new_log_and_a_long_one_keeps_its_end() -> None:
    table = scene()
    table.show(1, then="exit").let().play("1 pass").finish()
    assert table.view()["deeds"] == []
    busy = Table(seats=2, lead=0).hands(s0="I.2 I.3", s1="I.1 I.6")
    busy.give(1, coins="cassio cassio cassio").start()
    for _ in range(3):
        busy.play("1 coin:cassio").let().play("1 draw:staging")
        busy.play(f"1 {busy.options(1)[-1]}")
    assert [deed["what"] for deed in busy.view()["deeds"]] == ["coin-cassio"] * 3
    assert MOST_DEEDS == 16


def test_every_card_in_hand_tells_whether_it_could_succeed_and_why_not() -> None:
    table = Table(seats=3, lead=0, act=5)
    table.hands(s0="V.1 V.3", s1="V.2 V.16")
    table.hands(s2="V.8 V.5 seize no-drama revive villainy take-the-lead exchange miscue")
    table.tile("desdemona", dead=True).give(2, intrigue=1).start()
    mine = {
        name: why if why is None else why["key"]
        for name, why in table.hints(2)["prospects"].items()
    }
    assert mine == {
        "V.5": "needs-lead",
        "V.8": "set-aside",
        "exchange": None,
        "miscue": None,
        "no-drama": None,
        "revive": "costs-intrigue",
        "seize": None,
        "take-the-lead": None,
        "villainy": "no-iago-coin",
    }
    lead = table.hints(0)["prospects"]
    assert lead["V.1"] is None
    assert lead["V.3"] == {"key": "needs-company", "character": {"noun": "roderigo"}}
    assert table.hints(1)["prospects"]["V.16"]["key"] == "needs-half"


def test_the_score_sheet_has_a_column_for_each_act_played() -> None:
    table = scene()
    assert table.player(0)["sheet"] == {}
    assert set(table.player(0)["score"]) == {
        *("script", "intrigue", "spotlight", "wounds", "handkerchief"),
        *("iago-bonus", "company-bonus"),
    }


def test_standing_orders_know_what_they_may_be_about() -> None:
    table = scene()
    turn = GAME.occasion(table.g, 1)
    assert turn == Occasion("before", REVEAL, is_window=False)
    table.show(1)
    deed = GAME.occasion(table.g, 0)
    assert deed is not None
    assert (deed.kind, deed.passing, deed.points, deed.is_at_me) == ("script", LET, 1, False)
    assert GAME.window(table.g) == "script"
    assert GAME.answers(table.g)[0] == "let"
    assert {"spotlight", "seize"} <= set(GAME.answers(table.g))
    table.let()
    assert GAME.occasion(table.g, 1) == Occasion("after", PASS, is_window=False)
    before = GAME.scene(table.g)
    table.finish()
    assert GAME.scene(table.g) == before + 1
    assert GAME.act(table.g) == 1


def test_who_does_not_answer_in_time_lets_things_happen() -> None:
    table = scene()
    assert GAME.text(GAME.overdue(table.g, 1)) == "reveal"
    table.play("1 reveal")
    assert GAME.text(GAME.overdue(table.g, 1)) == "play"
    table.play("1 play")
    assert GAME.text(GAME.overdue(table.g, 2)) == "let"
    early = Table(seats=3).hands(s0="I.2", s1="I.1", s2="I.4").start()
    assert GAME.text(GAME.overdue(early.g, 1)) == "pass"
    early.play("1 pass", "2 pass", "0 pass")
    assert GAME.text(GAME.overdue(early.g, 1)) == "place:I.1"


# Beside the view


def test_a78_a_card_of_the_other_role_is_glossed_at_what_it_brings() -> None:
    table = Table(seats=3, lead=0, act=2, mode="playwright").hands(s0="II.6", s1="II.5")
    place = GAME.parse("place:II.6")
    told = [GAME.guide.gloss(table.g, seat, place)[0] for seat in (0, 1)]
    assert told == [{"key": "off-role", "n": 1}, {"key": "for-all", "n": 2}]


def test_before_a_card_is_turned_up_its_player_is_told_which_it_is() -> None:
    table = scene()
    told = GAME.guide.gloss(table.g, 1, GAME.parse("reveal"))
    assert told == [{"key": "would-succeed", "card": {"noun": "I.1"}}]


def test_who_may_stop_a_deed_is_told_what_is_at_stake() -> None:
    table = scene()
    assert "at_stake" not in GAME.guide.gallery(table.g, 0)
    table.show(1)
    printed = GAME.guide.boards()["cards"]["I.1"]
    stake = [*printed["points"], *printed["rewards"], *printed["effect"]]
    for looker in (None, 0, 2):
        assert GAME.guide.gallery(table.g, looker)["at_stake"] == stake
    assert GAME.guide.gloss(table.g, 0, GAME.parse("spotlight")) == [{"key": "blocks-it"}]
    [does] = GAME.guide.gloss(table.g, 2, GAME.parse("seize"))
    assert does["key"] == "seize-does"


def test_a10_who_can_only_let_it_happen_is_told_why_they_are_asked() -> None:
    table = scene().give(0, spotlight=0)
    let = GAME.parse("let")
    table.show(1)
    told = {seat: GAME.guide.gloss(table.g, seat, let) for seat in (0, 2)}
    for seat in (0, 2):
        can_stop = len(GAME.options(table.g, seat)) > 1
        assert told[seat] == ([] if can_stop else [{"key": "cannot-stop"}])
    assert [{"key": "cannot-stop"}] in told.values()
    assert [] in told.values()


def test_between_the_acts_the_score_of_each_act_is_shown() -> None:
    g = GAME.new(seats=2, seed=3)
    whim = cast(3)
    while GAME.view(g, None)["act"] == "I" or not GAME.guide.gallery(g, None).get("by_act"):
        seat = lowest(g.asked)
        legal = GAME.options(g, seat)
        GAME.play(g, seat, legal[whim.roll(len(legal))])
    view: dict[str, Any] = GAME.view(g, None)
    assert view["scene"] is None
    sheets = [player["sheet"] for player in view["players"]]
    assert GAME.guide.gallery(g, None)["by_act"] == [
        {act: column["act-score"] for act, column in sheet.items()} for sheet in sheets
    ]


@pytest.mark.parametrize(
    ("placed", "asked"),
    [
        ("I.1", "declare"),
        ("I.9", "declare-play"),
        ("I.12", "declare-vain"),
        ("revive", "declare-exit"),
    ],
)
def test_a64_the_prompt_says_what_can_be_done_with_the_open_card(placed: str, asked: str) -> None:
    table = scene(s1=f"{placed} I.6").play("1 reveal")
    prompt = GAME.prompt(table.g, 1)
    assert prompt is not None
    assert prompt["key"] == asked
    ways = {"play", "play-in-vain", "exit"} & set(table.options(1))
    wanted = {
        "declare": {"play", "exit"},
        "declare-play": {"play"},
        "declare-vain": {"play-in-vain"},
        "declare-exit": {"exit"},
    }
    assert ways == wanted[asked]


def test_a64_a_full_curtain_before_the_half_is_offered_as_what_can_only_fail() -> None:
    table = scene(s0="I.12 I.3", s2="I.4 I.8")
    for seat in (1, 2):
        table.show(seat, then="exit").let().play(f"{seat} pass")
    table.play("0 reveal")
    assert table.options(0) == ["improv", "play-in-vain"]
    assert table.hints(0)["refused"]["play"]["key"] == "needs-half"
    told = {language: phrasebook(language, GAME.folder) for language in ("en", "fr", "hu")}
    assert told["en"].option("play-in-vain") == "Play it in vain: it can only fail"
    assert "échouer" in told["fr"].option("play-in-vain")
    assert "kudarcot" in told["hu"].option("play-in-vain")
    table.play("0 play-in-vain")
    assert "failed" in table.events()


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
            "speaker": {"en": "Roderigo", "fr": "Roderigo", "hu": "Rodrigo"},
            "where": "1.1.1",
        }
    ]
    for language in ("en", "fr", "hu"):
        book_ = phrasebook(language, GAME.folder)
        told = [book_.event(event) for event in GAME.events(table.g, None)]
        assert any("Tush! never tell me" in line and "1.1.1" in line for line in told)


@pytest.mark.parametrize(
    "way", [Way(GAME, 2), Way(GAME, 4), Way(GAME, 6), Way(GAME, 3, {"mode": "playwright"})], ids=str
)
def test_a92_every_script_card_turned_up_is_read_to_everybody(way: Way) -> None:
    """In the view of players and onlookers alike, and line by line beside it and in the log."""
    turned = 0
    for g in walk(way, 3):
        events = GAME.events(g, None, g.choices)
        up = [event["card"] for event in events if event["key"] == "turned-up"]
        turned += len(up)
        for seat in (None, *range(g.seats)) if up else ():
            view: dict[str, Any] = GAME.view(g, seat)
            read = [{"noun": one["card"]} for one in view["reading"]]
            assert read[len(read) - len(up) :] == up
            lines = GAME.guide.gallery(g, seat)["read_aloud"]
            assert lines == [{"key": "quoted", "card": noun} for noun in read]
    assert turned > 40


def test_a92_the_last_cards_of_a_scene_are_read_until_new_ones_are_placed() -> None:
    table = scene()
    for seat in (1, 2, 0):
        table.show(seat, then="exit").let().play(f"{seat} pass")
    assert table.view()["scene"] == 2
    assert [one["card"] for one in table.view()["reading"]] == ["I.1", "I.2"]
    table.play("1 pass", "2 pass", "0 pass")
    while table.options()[0].startswith("place"):
        table.play(f"{table.asked()[0]} {table.options()[0]}")
    assert table.view()["reading"] == []
