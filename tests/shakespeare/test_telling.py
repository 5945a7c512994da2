"""What is told of ambiance, rehearsal, the end of a day and the final count, step by step."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from conformance.ways import Way, walk
from groundlings.shakespeare.acts import FROM_AMBIANCE, FROM_REHEARSAL, Quill
from groundlings.shakespeare.days import AMBIANCE_PHASE, MAINTENANCE, SCORING, Day
from groundlings.shakespeare.state import NEUTRAL
from groundlings.shakespeare.verbs import CARD_NAMES
from groundlings.words import languages, phrasebook
from shakespeare.theatre import GAME, Table

AUTHOR = CARD_NAMES.index("author")


def plain(events: list[dict[str, Any]], *kinds: str) -> list[tuple[Any, ...]]:
    """Events of these kinds (all if none is named), each as its key and values."""
    return [tuple(event.values()) for event in events if event["key"] in kinds or not kinds]


# Acts


def test_discs_are_scored_from_the_furthest_to_the_last_and_lowest_of_a_pile_first() -> None:
    table = Table(seats=3).draft().on_day(6)
    table.disc(1, "II", 7).disc(0, "II", 7).disc(2, "II", 9)
    table.told()
    table.only(Day(SCORING))
    told = table.told()
    scored = [row for row in plain(told, "disc-scored") if row[2] == "II"]
    assert [row[1:] for row in scored] == [(2, "II", 9, 1), (1, "II", 7, 2), (0, "II", 7, 3)]


def test_what_a_disc_pays_follows_it_and_a_disc_that_pays_nothing_is_told_too() -> None:
    table = Table(seats=2).draft().on_day(6)
    for seat, space in ((0, 2), (1, 10)):
        table.disc(seat, "I", space).disc(seat, "II", space).disc(seat, "III", space)
    table.told()
    told = plain(table.only(Day(SCORING)).told())
    first = told[: told.index(("act-scored", "II"))]
    pounds = GAME.guide.boards()["acts"]["I"][9][0]["n"]
    assert first == [
        ("act-scored", "I"),
        ("disc-scored", 1, "I", 10, 1),
        ("earned", 1, pounds),
        ("disc-scored", 0, "I", 2, 2),
        ("lost", 0, 1, "grey"),
    ]


def test_alone_the_neutral_disc_counts_for_the_rank() -> None:
    table = Table(seats=1).draft().on_day(6)
    neutral = table.at("I", NEUTRAL)
    table.disc(0, "I", neutral + 1).disc(0, "II", neutral - 1).disc(0, "III", neutral)
    table.told()
    scored = plain(table.only(Day(SCORING)).told(), "disc-scored")
    assert [(row[2], row[4]) for row in scored] == [("I", 1), ("II", 2), ("III", 2)]


# Ambiance and the day


def test_each_mood_is_told_before_its_effect_and_purples_push_in_turn_order() -> None:
    table = Table(seats=3).draft().order(2, 0, 1).mood(3, 2, 5).market(purple_set=1)
    table.told()
    told = plain(table.only(Day(AMBIANCE_PHASE)).told())
    asked = told.index(("lost", 1, 1, "ambiance")) + 1
    assert told[:asked] == [
        ("ambiance-began",),
        ("purple-unclaimed", 1),
        ("mood-fell", 2, 1),
        ("mood-fell", 0, 1),
        ("mood-fell", 1, 1),
        ("mood-judged", 2, 4),
        ("earned", 2, 1),
        ("mood-judged", 0, 2),
        ("mood-judged", 1, 1),
        ("lost", 1, 1, "ambiance"),
    ]


def test_a_day_ends_after_ambiance_and_rehearsal_and_before_maintenance_or_the_count() -> None:
    table = Table(seats=2).draft()
    for _ in range(6):
        table.idle_day()
    marks = ("day-began", "mood-reset", "act-scored", "day-ended", "elements-discarded")
    told = [e["key"] for e in table.told() if e["key"] in (*marks, "final-count")]
    plainly = ["day-began", "mood-reset", "day-ended", "elements-discarded"]
    scored = ["day-began", "mood-reset", *["act-scored"] * 3, "day-ended"]
    early = [*plainly * 3, *scored, "elements-discarded", *plainly]
    assert told == [*early, *scored, "final-count"]


# The final count


def count(table: Table) -> list[tuple[Any, ...]]:
    table.on_day(6).told()
    return plain(table.only(Day(MAINTENANCE)).told())


def test_the_final_count_goes_category_by_category() -> None:
    table = Table(seats=2).draft().hold(0, "craftsmen3").hold(1, "savings").purse(0, 2).purse(1, 9)
    kinds = ("final-count", "revealed-objective", "yellow-counted", "paid")
    assert [row[:2] for row in count(table) if row[0] in kinds] == [
        ("final-count",),
        ("revealed-objective", 0),
        ("revealed-objective", 1),
        ("yellow-counted", 0),
        ("yellow-counted", 1),
        ("paid", 0),
        ("paid", 1),
    ]


def test_yellow_elements_are_counted_where_there_are_none_too() -> None:
    table = Table(seats=2).draft().build(1, s1_1="yellow", s1_2="yellow")
    told = [row for row in count(table) if row[0] == "yellow-counted"]
    assert told == [("yellow-counted", 0, 0, 0), ("yellow-counted", 1, 2, 2)]


def test_wages_are_paid_one_by_one_the_cheapest_first() -> None:
    table = Table(seats=2).draft().purse(0, 5)
    cost = GAME.guide.boards()["cards"]
    for card in ("costume-mistress-8", "hamlet", "handyman"):
        table.give(0, card)
    told = count(table)
    mine = [row for row in told if row[0] in ("wage-paid", "wage-unpaid", "paid") and row[1] == 0]
    assert [row[2] for row in mine[:-1]] == ["handyman", "hamlet", "costume-mistress-8"]
    left = 5 - cost["handyman"]["cost"]
    assert mine[0] == ("wage-paid", 0, "handyman", cost["handyman"]["cost"], left)
    left -= cost["hamlet"]["cost"]
    assert mine[1] == ("wage-paid", 0, "hamlet", cost["hamlet"]["cost"], left)
    assert mine[2] == ("wage-unpaid", 0, "costume-mistress-8", 2)
    assert told[told.index(mine[2]) + 1] == ("lost", 0, 2, "unpaid")
    assert mine[3] == ("paid", 0, 5 - left, left)


TIES = [
    ((20, 20), (3, 5), [("tied", 0, 20, 3), ("tied", 1, 20, 5), ("tie-broken", 1)]),
    ((20, 20), (4, 4), [("tied", 0, 20, 4), ("tied", 1, 20, 4), ("tie-stands",)]),
    ((20, 19), (4, 9), []),
]


@pytest.mark.parametrize(("prestige", "purses", "told"), TIES)
def test_a_tie_is_told_and_how_it_was_broken(
    prestige: tuple[int, int], purses: tuple[int, int], told: list[tuple[Any, ...]]
) -> None:
    table = Table(seats=2).draft()
    for seat in range(2):
        table.score(seat, prestige[seat]).purse(seat, purses[seat])
    rows = count(table)
    assert [row for row in rows if row[0] in ("tied", "tie-broken", "tie-stands")] == told
    assert rows[-1] == ("game-ended",)


def test_of_three_who_tie_two_may_share_the_victory() -> None:
    table = Table(seats=3).draft()
    for seat, purse in enumerate((4, 7, 7)):
        table.score(seat, 20).purse(seat, purse)
    rows = count(table)
    assert [row[0] for row in rows[-5:]] == ["tied", "tied", "tied", "tie-stands", "game-ended"]
    assert GAME.winners(table.g) == [1, 2]


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_told_sums_up_to_what_is_scored(seats: int) -> None:
    for seed in range(3):
        table = Table(seats=seats, seed=seed)
        start = table.pounds(0)
        table.g = list(walk(Way(GAME, seats), seed))[-1]
        made: Counter[int] = Counter()
        money: Counter[int] = Counter()
        for event in table.told():
            sign = -1 if event["key"] in ("lost", "wage-paid") else 1
            if event["key"] in ("gained", "lost"):
                made[event["who"]] += sign * event["n"]
            elif event["key"] in ("earned", "wage-paid"):
                money[event["who"]] += sign * event["pounds"]
        for seat, player in enumerate(table.view(None)["players"]):
            assert player["prestige"] == player["score"]["start"] + made[seat]
            assert player["pounds"] == start + money[seat]


# Who is asked is told why


PROMPTS = {
    "quill": AUTHOR,
    "quill-set": -1,
    "quill-ambiance": FROM_AMBIANCE,
    "quill-rehearsal": FROM_REHEARSAL,
}


@pytest.mark.parametrize("language", languages())
def test_a_white_quill_says_where_it_comes_from(language: str) -> None:
    said = set()
    for key, cause in PROMPTS.items():
        table = Table(seats=2).draft().push(Quill(0, 2, cause))
        prompt = table.view(0)["prompt"]
        assert (prompt["key"], prompt["n"]) == (key, 2)
        table.play("advance:I")
        assert table.view(0)["prompt"] == {**prompt, "n": 1}
        said.add(phrasebook(language, GAME.folder).prompt(prompt))
    assert len(said) == len(PROMPTS)


def test_the_quills_of_activation_ambiance_and_rehearsal_are_told_apart() -> None:
    table = Table(seats=2).draft().phase_two().play("activate:author")
    assert table.view(0)["prompt"] == {"key": "quill", "card": {"noun": "author"}, "n": 2}
    table = Table(seats=2).draft().mood(5, 3).market().only(Day(AMBIANCE_PHASE))
    assert table.view(0)["prompt"]["key"] == "quill-ambiance"
    table = Table(seats=2).draft().on_day(6).mood(3, 3).market()
    table.wear(table.member(0, "author"), "black", "black", "black")
    table.initiative(0, 1).only(Day(AMBIANCE_PHASE))
    assert table.view(0)["prompt"]["key"] == "quill-rehearsal"


def test_alone_to_pass_with_few_cylinders_tells_of_the_bonus() -> None:
    table = Table(seats=1).draft().phase_two()
    assert GAME.guide.gloss(table.g, 0, GAME.parse("pass")) == []
    table.placed(0, 1)
    (gloss,) = GAME.guide.gloss(table.g, 0, GAME.parse("pass"))
    assert gloss["key"] == "few-cylinders"
    assert (gloss["n"], gloss["options"]) == (1, [[{"key": "prestige", "n": 1}]])
    assert GAME.guide.gloss(table.placed(0, 3).g, 0, GAME.parse("pass")) == []
    many = Table(seats=2).draft().phase_two().placed(0, 1)
    assert GAME.guide.gloss(many.g, 0, GAME.parse("pass")) == []


# What a table draws from


def test_a_craftsman_at_work_has_a_whole_value_with_the_token_in_it() -> None:
    table = Table(seats=2).draft().tokens(0, 1).phase_two().market(black_set=3, blue_set=1)
    table.play("activate:house-handyman", "take:black-set", "put:1.2")
    work = table.view(None)["work"]
    assert (work["value"], work["whole"]) == (3, 4)
    table.play("plus3")
    work = table.view(None)["work"]
    assert (work["value"], work["whole"]) == (6, 7)


def test_who_hired_whom_is_seen_until_the_display_is_laid_out_anew() -> None:
    table = Table(seats=2)
    assert table.view()["hired"] == []
    drafter, card = table.asked[0], table.options(verb="recruit")[0].partition(":")[2]
    table.play(f"recruit:{card}")
    assert table.view()["hired"] == [{"seat": drafter, "card": card, "extra": False}]
    table.draft()
    assert table.view()["hired"] == []
    table.display("hamlet", "iago", "puck").phase_two(recruited=False)
    table.play("recruit-extra:iago")
    assert table.view()["hired"] == [{"seat": 0, "card": "iago", "extra": True}]
