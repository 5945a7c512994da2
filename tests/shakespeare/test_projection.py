"""Looking ahead: the projection against what then happens, and what it tells to whom."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from groundlings.kernel.play import lowest, settle
from groundlings.shakespeare.days import AMBIANCE_PHASE, REHEARSAL_PHASE, Day
from groundlings.shakespeare.fortune import pounds, prestige
from groundlings.shakespeare.turns import end_turns
from groundlings.shakespeare.verbs import ACTIVATE, CARD_NAMES
from shakespeare.theatre import GAME, Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from groundlings.kernel.state import State

BOARDS = GAME.guide.boards()
ACTS = ("act-I", "act-II", "act-III")


def whole_game(seats: int, seed: int) -> Iterator[State]:
    """Every moment of a game of chance in which people like to activate."""
    chance = Random(f"{seats} {seed}")  # noqa: S311 - a game of chance
    g = GAME.new(seats, seed)
    while not g.over:
        yield g.clone()
        seat = lowest(g.asked)
        legal = GAME.options(g, seat)
        lively = [option for option in legal if ACTIVATE <= option < ACTIVATE + len(CARD_NAMES)]
        GAME.play(g, seat, chance.choice(lively if lively and chance.random() < 0.8 else legal))
    yield g


def rest_of_day(g: State) -> State | None:
    """The same table when the day is over, if nobody did anything more; None if one is asked."""
    world = g.clone()
    del world.stack[1:]
    told = len(GAME.events(world, None))
    end_turns(world)
    settle(world)
    keys = [event["key"] for event in GAME.events(world, None)[told:]]
    return world if "day-ended" in keys else None


def fortunes(g: State) -> list[tuple[int, int]]:
    """Prestige and Pounds, by seat."""
    return [(int(prestige(g, seat)), int(pounds(g, seat))) for seat in range(g.seats)]


def tonight(row: dict[str, dict[str, int]], *acts: str) -> tuple[int, int]:
    """The prestige and the Pounds that the rest of the day brings."""
    rows = [row[name] for name in ("ambiance", "costumes", "solo", *acts)]
    made = sum(one["prestige"] - one.get("grey", 0) for one in rows)
    return made, sum(one.get("pounds", 0) for one in rows)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", GAME.seats)
def test_where_nothing_is_left_to_choose_it_comes_as_projected(seats: int) -> None:
    checked: Counter[str] = Counter()
    for seed in range(4):
        for g in whole_game(seats, seed):
            if g.over or GAME.view(g, None)["phase"] != "turns":
                continue
            lookers: list[Any] = [GAME.guide.hints(g, seat) for seat in range(seats)]
            rows = [hints["projection"][seat] for seat, hints in enumerate(lookers)]
            is_rehearsal = lookers[0]["acts_scored"]["tonight"]
            then = rest_of_day(g)
            if then is None or any(row["costumes"]["quills"] for row in rows):
                continue
            if then.over:
                checked["end"] += 1
                foretold = [(row["sum"]["then"], row["wages"]["left"]) for row in rows]
            else:
                checked["rehearsal" if is_rehearsal else "day"] += 1
                coming = [tonight(row, *(ACTS if is_rehearsal else ())) for row in rows]
                pairs = zip(fortunes(g), coming, strict=True)
                foretold = [(was[0] + made[0], was[1] + made[1]) for was, made in pairs]
            assert fortunes(then) == foretold
    assert min(checked[name] for name in ("day", "rehearsal", "end")) >= 3, checked


def test_it_tells_each_act_as_the_discs_lie() -> None:
    table = Table(seats=2).draft().on_day(4).phase_two()
    table.disc(0, "I", 6).disc(1, "I", 2).disc(1, "II", 9).disc(0, "II", 9).disc(0, "III", 10)
    mine, theirs = table.hints(None)["projection"]
    acts, ranks = BOARDS["acts"], BOARDS["ranks"]
    assert mine["act-I"] == {
        "space": 6,
        "rank": 1,
        "pounds": acts["I"][5][0]["n"],
        "prestige": 0,
        "grey": 0,
    }
    assert (theirs["act-I"]["rank"], theirs["act-I"]["pounds"], theirs["act-I"]["grey"]) == (
        2,
        0,
        1,
    )
    assert (theirs["act-II"]["rank"], theirs["act-II"]["prestige"]) == (1, ranks[0])
    assert (mine["act-II"]["rank"], mine["act-II"]["prestige"]) == (2, ranks[1])
    assert mine["act-III"]["prestige"] == acts["III"][9][0]["n"]
    leads = table.hints(None)["leads"]
    assert [leads[act] for act in ACTS] == [[0], [1], [0]]


def test_the_pounds_of_the_first_act_pay_wages_on_a_day_with_a_rehearsal_only() -> None:
    table = Table(seats=2).draft().purse(0, 0).disc(0, "I", 6).market()
    table.give(0, "handyman")
    pays = BOARDS["acts"]["I"][5][0]["n"]
    for today, tonight_, purses, unpaid in ((3, False, 0, 1), (4, True, pays, 0), (5, False, 0, 1)):
        hints = table.on_day(today).phase_two().hints(None)
        assert hints["acts_scored"] == {"day": 4 if today < 5 else 6, "tonight": tonight_}
        wages = hints["projection"][0]["wages"]
        assert (wages["due"], wages["purse"], wages["unpaid"]) == (1, purses, unpaid)
        assert wages["prestige"] == -2 * unpaid
        assert hints["projection"][0]["act-I"]["pounds"] == pays, "told all the same"


def test_tonights_ambiance_reckons_with_the_purples_until_they_have_pushed() -> None:
    table = Table(seats=2).draft().mood(6, 2).market(purple_set=2).phase_two()
    moods = [row["ambiance"] for row in table.hints(None)["projection"]]
    assert [mood["space"] for mood in moods] == [4, 1]
    assert (moods[0]["pounds"], moods[1]["prestige"]) == (1, -1)
    assert table.hints(None)["leads"]["ambiance"] == [0]
    table = Table(seats=2).draft().order(0, 1).mood(6, 6).market(purple_set=1)
    table.only(Day(AMBIANCE_PHASE))
    assert table.view()["prompt"]["key"] == "quill-ambiance"
    assert table.asked == [0]
    moods = [row["ambiance"] for row in table.hints(None)["projection"]]
    assert [(mood["space"], mood["quills"]) for mood in moods] == [(5, 0), (5, 1)]


def test_costumes_bring_what_is_certain_and_name_their_quills() -> None:
    table = Table(seats=2).draft().on_day(4).phase_two()
    for name, card in BOARDS["cards"].items():
        if card["type"] != "actor":
            continue
        table.only_printed(0).give(0, name, *["black"] * card["slots"])
        row = table.hints(None)["projection"][0]["costumes"]
        brings = {effect["key"]: effect.get("n", 0) for effect in card["rehearsal"]}
        quills = sum(n for key, n in brings.items() if key.startswith("quill"))
        assert row == {
            "pounds": brings.get("pounds", 0),
            "prestige": brings.get("prestige", 0),
            "quills": quills,
        }, name
    table.on_day(5)
    assert table.hints(None)["projection"][0]["costumes"]["quills"] == 0


def test_who_has_rehearsed_tonight_is_not_reckoned_with_again() -> None:
    table = Table(seats=2).draft().on_day(4).initiative(1, 0).market()
    for seat in (0, 1):
        table.wear(table.member(seat, "author"), "black", "black", "black")
    table.only(Day(REHEARSAL_PHASE))
    assert table.asked == [1]
    rows = table.hints(None)["projection"]
    assert [row["costumes"]["quills"] for row in rows] == [1, 0]


def test_alone_few_cylinders_are_worth_their_bonus() -> None:
    table = Table(seats=1).draft().phase_two().placed(0, 2)
    assert table.hints(0)["projection"][0]["solo"] == {"prestige": 1}
    assert table.placed(0, 3).hints(0)["projection"][0]["solo"] == {"prestige": 0}
    leads = table.hints(0)["leads"]
    assert [leads[act] for act in ACTS] == [[], [], []], "the neutral discs are ahead"


def test_all_lookers_agree_but_for_their_own_objectives() -> None:
    for g in list(whole_game(3, 5))[:-1:7]:
        public: Any = GAME.guide.hints(g, None)
        assert "refused" not in public
        for seat in range(3):
            mine: Any = GAME.guide.hints(g, seat)
            assert json.loads(json.dumps(mine)) == mine
            worth = mine["projection"][seat]["objectives"].pop("prestige")
            mine["projection"][seat]["sum"]["then"] -= worth
            assert mine["projection"] == public["projection"]
            assert {**mine["leads"], "sum": []} == {**public["leads"], "sum": []}


def test_a_redeal_changes_nothing_that_a_seat_is_told_ahead() -> None:
    table = Table(seats=3).draft().phase_two()
    table.hold(0, "rows").hold(1, "stars", "savings").hold(2, "firsts")
    for seat in range(3):
        told = table.hints(seat)
        for die in range(10):
            assert GAME.guide.hints(GAME.redeal(table.g, seat, die), seat) == told


def test_after_the_end_there_is_nothing_ahead() -> None:
    *_, after = whole_game(2, 1)
    for looker in (0, None):
        told = GAME.guide.hints(after, looker)
        assert (told["projection"], told["leads"]) == ([], {})
