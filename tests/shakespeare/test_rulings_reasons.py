"""Why a tempting thing is not possible: the reasons a view gives."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from groundlings.kernel.play import lowest
from groundlings.shakespeare.actions import receive_cylinders
from groundlings.shakespeare.acts import Quill, Retreat
from groundlings.shakespeare.days import MAINTENANCE, Day
from groundlings.shakespeare.reasons import REASONS
from shakespeare.theatre import GAME, Table
from shakespeare.wings import Wings

VALUES = {"black": 1, "pink": 2, "purple": 3, "blue": 4, "green": 5, "yellow": 3}
SPACES: dict[str, dict[str, Any]] = {
    record["id"]: record
    for record in GAME.sheet.get("stage_set", "space")  # type: ignore[attr-defined]
}
VIRTUAL = {
    record["id"]
    for record in GAME.sheet.get("stage_set", "virtual_space")  # type: ignore[attr-defined]
}


def why(table: Table, option: str, seat: int = 0) -> Any:  # noqa: ANN401 - a view is read freely
    """The reason a seat is given for not being able to choose this."""
    assert option not in table.options(seat=seat)
    return table.hints(seat)["refused"].get(option)


def dresser(**market: int) -> Table:
    """A set dresser of value 6 is at work."""
    table = Table(seats=2).draft()
    table.give(0, "set-dresser-6")
    return table.phase_two().market(**market)


# One by one


def test_already_used() -> None:
    table = Table(seats=2).draft().phase_two().play("activate:falstaff").play("pass")
    told = {"key": "already-used", "card": {"noun": "falstaff"}}
    assert why(table, "activate:falstaff") == told


def test_resting() -> None:
    table = Table(seats=2).draft().phase_two()
    table.rest(0, "author")
    table.settle()
    assert why(table, "activate:author") == {"key": "resting", "card": {"noun": "author"}}


def test_never_activated() -> None:
    table = Table(seats=2).draft()
    table.give(0, "assistant")
    table.phase_two()
    told = {"key": "never-activated", "card": {"noun": "assistant"}}
    assert why(table, "activate:assistant") == told


def test_no_cylinders() -> None:
    table = Table(seats=2).draft().phase_two(cylinders=0, recruited=False)
    for card in ("author", "falstaff", "house-handyman", "queen"):
        assert why(table, f"activate:{card}") == {"key": "no-cylinders"}


def test_no_cylinders_is_the_reason_while_one_copy_of_a_card_is_free() -> None:
    """Of two handymen the second rests; the first is free, and only a cylinder is missing."""
    table = Table(seats=2).draft()
    first, second = table.give(0, "handyman"), table.give(0, "handyman")
    for handyman in (first, second):
        table.use_member(0, handyman)
    table.only(Day(MAINTENANCE)).phase_two(cylinders=0, recruited=False)
    assert [m["rested"] for m in table.view()["players"][0]["troupe"][-2:]] == [False, True]
    assert why(table, "activate:handyman") == {"key": "no-cylinders"}


def test_a_used_character_is_used_whether_there_are_cylinders_or_not() -> None:
    table = Table(seats=2).draft().phase_two(cylinders=1, recruited=False)
    table.play("activate:falstaff").play("recruit-extra:" + table.view()["display"][0])
    assert why(table, "activate:falstaff")["key"] == "already-used"
    assert why(table, "activate:author")["key"] == "no-cylinders"


def test_recruit_first() -> None:
    table = Table(seats=2).draft().phase_two(recruited=False)
    assert why(table, "pass") == {"key": "recruit-first"}
    table.recruited(0, done=True).settle()
    assert "pass" in table.options()
    assert "pass" not in table.hints()["refused"]


def test_recruited_today() -> None:
    table = Table(seats=2).draft().display("puck", "iago").phase_two(recruited=True)
    for option in ("recruit:puck", "recruit-extra:puck", "recruit:iago", "recruit-extra:iago"):
        assert why(table, option) == {"key": "recruited-today"}
    assert "recruit:hamlet" not in table.hints()["refused"], "he is not on display"


def test_yellow() -> None:
    table = dresser(yellow_set=1, black_set=1).play("activate:set-dresser-6")
    assert why(table, "take:yellow-set") == {"key": "yellow"}


def test_not_this_kind() -> None:
    table = dresser(black_costume=1, black_set=1).play("activate:set-dresser-6")
    assert why(table, "take:black-costume") == {"key": "not-this-kind"}


def test_not_this_kind_for_an_actor_who_takes_one_colour() -> None:
    table = Table(seats=2).draft()
    table.give(0, "king-lear")
    table.phase_two().market(blue_set=1, black_set=1, blue_costume=1).play("activate:king-lear")
    assert why(table, "take:black-set") == {"key": "not-this-kind"}
    assert why(table, "take:blue-costume") == {"key": "not-this-kind"}
    assert why(table, "take:green-set") is None, "there is none to be tempted by"


def test_not_this_kind_for_the_jeweler() -> None:
    table = Table(seats=2).draft()
    table.give(0, "jeweler")
    table.phase_two().market(yellow_set=1, black_set=1).play("activate:jeweler")
    assert why(table, "take:black-set") == {"key": "not-this-kind"}


def test_too_dear() -> None:
    table = dresser(green_set=1, purple_set=1, black_set=1)
    table.play("activate:set-dresser-6", "take:purple-set", "put:1.3")
    assert why(table, "take:green-set") == {"key": "too-dear", "n": 5, "left": 3}


def test_nobody_to_wear() -> None:
    table = Table(seats=2).draft()
    table.wear(table.member(0, "author"), "black", "black", "black")
    table.wear(table.member(0, "falstaff"), "black", "black", "black")
    table.wear(table.first_extra(0), "black", "black", "black")
    assert all(m["dressed"] for m in table.view()["players"][0]["troupe"] if m["slots"])
    table.phase_two().market(black_costume=1, black_set=1).play("activate:house-handyman")
    assert why(table, "take:black-costume") == {"key": "nobody-to-wear"}


def test_nowhere_to_build() -> None:
    table = dresser(pink_set=1, black_set=1)
    blue = [name for name in SPACES if name != "1.1"]
    table.build(0, **{"s" + name.replace(".", "_"): "blue" for name in blue})
    table.build(0, s1_5="black").play("activate:set-dresser-6")
    told = {"key": "nowhere-to-build", "colour": {"noun": "pink"}}
    assert why(table, "take:pink-set") == told
    assert "take:black-set" in table.options()


def test_no_support() -> None:
    table = dresser(pink_set=1).build(0, s1_1="black")
    table.play("activate:set-dresser-6", "take:pink-set")
    assert why(table, "put:2.1") == {"key": "no-support", "place": {"noun": "2.1"}}
    assert why(table, "put:5.3") == {"key": "no-support", "place": {"noun": "5.3"}}
    assert why(table, "put:1.1") is None, "a filled space tempts nobody"


def test_asymmetric() -> None:
    table = dresser(pink_set=1).build(0, s1_1="green")
    table.play("activate:set-dresser-6", "take:pink-set")
    assert why(table, "put:1.5") == {
        "key": "asymmetric",
        "place": {"noun": "1.5"},
        "colour": {"noun": "green"},
    }


def test_dressed() -> None:
    table = Table(seats=2).draft()
    table.wear(table.member(0, "author"), "black", "black", "black")
    table.phase_two().market(black_costume=1)
    table.play("activate:house-handyman", "take:black-costume")
    assert why(table, "dress:author") == {"key": "dressed", "wearer": {"noun": "author"}}
    assert "dress:falstaff" in table.options()
    assert why(table, "dress:queen") is None, "she has no costume space"


def test_act_full() -> None:
    table = Table(seats=2).draft().disc(0, "II", 10).push(Quill(0, 1))
    assert why(table, "advance:II") == {"key": "act-full", "act": {"noun": "II"}}


def test_act_not_begun() -> None:
    table = Table(seats=2).draft().disc(0, "I", 2).disc(0, "III", 3).push(Retreat(0))
    assert why(table, "retreat:II") == {"key": "act-not-begun", "act": {"noun": "II"}}


def test_card_used_today() -> None:
    table = Wings.in_turns("barkeep").play("backstage:barkeep-1", seat=0)
    used = {"key": "card-used-today", "behind": {"noun": "barkeep"}}
    assert why(table, "backstage:barkeep-1", seat=1) == used


def test_too_few_behind() -> None:
    table = Wings.in_turns("barkeep", waiting=1)
    assert why(table, "backstage:barkeep-2") == {"key": "too-few-behind", "n": 2}


def test_recruitment_used() -> None:
    table = Wings.in_turns("barkeep", waiting=1)
    assert why(table, "backstage-recruitment:barkeep-1") == {"key": "recruitment-used"}


def test_every_reason_there_is_has_a_test() -> None:
    tested = {name.removeprefix("test_").replace("_", "-") for name in globals()}
    assert set(REASONS) <= tested


def test_only_who_is_asked_is_given_reasons() -> None:
    table = Table(seats=2).draft().phase_two(recruited=False)
    assert table.hints(0)["refused"]
    assert table.hints(1)["refused"] == {}
    assert "refused" not in table.view(None)


# In any game


def tempting(view: dict[str, Any], step: str) -> set[str]:
    """What a player may well try: read from the view alone, written anew on purpose."""
    me = view["players"][view["seat"]]
    acts = ("I", "II", "III")
    if step == "Turn":
        wished = {f"activate:{m['card']}" for m in me["troupe"] if not m["extra"]}
        shown = {card for card in view["display"] if card}
        wished |= {f"recruit:{card}" for card in shown}
        wished |= {f"recruit-extra:{card}" for card in shown}
        return wished | {"pass"}
    if step in ("Craft", "Take"):
        market = view["market"]
        return {f"take:{c}-{kind}" for kind in market for c, n in market[kind].items() if n}
    if step == "Place" and view["prompt"]["key"] == "place-set":
        return {f"put:{name}" for name in SPACES if name not in me["set"]}
    if step == "Place":
        return {f"dress:{m['name']}" for m in me["troupe"] if m["slots"]}
    verb = {"Quill": "advance", "Retreat": "retreat"}.get(step)
    return {f"{verb}:{act}" for act in acts} if verb else set()


def holds(view: dict[str, Any], option: str, reason: dict[str, Any]) -> bool:
    """Whether a reason is true, as far as the view can tell."""
    me = view["players"][view["seat"]]
    noun = option.partition(":")[2]
    copies = [m for m in me["troupe"] if m["card"] == noun and not m["extra"]]
    colour, _, kind = noun.partition("-")
    discs = {
        a: d["space"] for a in view["acts"] for d in view["acts"][a] if d["seat"] == view["seat"]
    }
    space = SPACES.get(noun, {"rests_on": [], "mirror": noun})
    facing = me["set"].get(space["mirror"])
    carried = all(below in VIRTUAL or below in me["set"] for below in space["rests_on"])
    room = any(len(m["costume"]) < m["slots"] for m in me["troupe"])
    by_key = {
        "already-used": any(m["cylinder"] for m in copies)
        and all(m["cylinder"] or m["rested"] for m in copies),
        "resting": any(m["rested"] for m in copies)
        and all(m["cylinder"] or m["rested"] for m in copies),
        "never-activated": noun == "assistant",
        "no-cylinders": me["cylinders"] == 0
        and any(not m["cylinder"] and not m["rested"] for m in copies),
        "recruit-first": option == "pass" and not me["recruited"],
        "recruited-today": me["recruited"] and noun in view["display"],
        "yellow": colour == "yellow",
        "not-this-kind": colour != "yellow",
        "too-dear": reason.get("n") == VALUES.get(colour)
        and view["prompt"].get("left") == reason.get("left")
        and VALUES.get(colour, 0) > reason.get("left", 9),
        "nobody-to-wear": kind == "costume" and not room,
        "nowhere-to-build": kind == "set" and reason.get("colour") == {"noun": colour},
        "no-support": reason.get("place") == {"noun": noun} and not carried,
        "asymmetric": carried and facing is not None and reason.get("colour") == {"noun": facing},
        "dressed": any(m["name"] == noun and m["dressed"] for m in me["troupe"]),
        "act-full": discs.get(noun) == 10,
        "act-not-begun": discs.get(noun) == 1,
    }
    return bool(by_key[reason["key"]])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_tempts_is_legal_or_refused_for_a_true_reason(seats: int) -> None:
    met = set()
    for seed in range(12):
        g = GAME.new(seats=seats, seed=seed)
        chance = Random(seed)  # noqa: S311 - no secret is made of it
        while not g.over:
            seat = lowest(g.asked)
            view: dict[str, Any] = GAME.view(g, seat)
            legal = {GAME.text(option) for option in GAME.options(g, seat)}
            refused: dict[str, dict[str, Any]] = GAME.guide.refused(g, seat)
            wished = tempting(view, type(g.stack[-1]).__name__)
            assert not legal & set(refused), "nothing legal is refused"
            assert wished - legal == set(refused), "all that tempts is explained, and nothing else"
            for option, reason in refused.items():
                assert set(reason) == {"key", *REASONS[reason["key"]]}
                assert holds(view, option, reason), (option, reason)
                met.add(reason["key"])
            lively = sorted(legal - {"pass", "stop"}) if seed % 2 else sorted(legal)
            GAME.play(g, seat, GAME.parse(chance.choice(lively or sorted(legal))))
    assert {"already-used", "resting", "recruit-first", "too-dear", "no-support"} <= met


def test_the_reasons_of_a_turn_without_cylinders_name_every_character() -> None:
    table = Table(seats=2).draft().phase_two(recruited=False)
    receive_cylinders(table.g, 0, 0)
    table.settle()
    named = {text for text in table.hints(0)["refused"] if text.startswith("activate")}
    assert named == {f"activate:{c}" for c in ("author", "falstaff", "house-handyman", "queen")}
