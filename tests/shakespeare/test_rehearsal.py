"""Phase 4, the dress rehearsal and the scoring of the acts: R73 to R84."""

from __future__ import annotations

import pytest

from groundlings.shakespeare.days import REHEARSAL_PHASE, SCORING, Day
from shakespeare.theatre import Table

DRESSED = ("black", "black", "black")


def acts(table: Table, seat: int = 0) -> list[int]:
    return [table.at(act, seat) for act in ("I", "II", "III")]


def before(seats: int = 2, day: int = 4) -> Table:
    """Just before a rehearsal."""
    return Table(seats=seats).draft().on_day(day)


def rehearse(table: Table) -> Table:
    return table.only(Day(REHEARSAL_PHASE))


def score(table: Table) -> Table:
    """The scoring alone."""
    return table.only(Day(SCORING))


def standing(table: Table, **discs: tuple[int, ...]) -> Table:
    """The spaces on an act by seat, put down in the order of the seats."""
    for act, spaces in discs.items():
        for seat, space in enumerate(spaces):
            table.disc(seat, act, space)
    return table


def test_r73_players_rehearse_in_initiative_order() -> None:
    table = before(3).order(0, 1, 2).initiative(2, 0, 1)
    for seat in range(3):
        table.give(seat, "puck", *DRESSED, extra=True)
    rehearse(table)
    asked = []
    for _ in range(3):
        asked += table.asked
        table.play("advance:II")
    assert asked == [2, 0, 1]
    assert [disc["seat"] for disc in table.view()["acts"]["II"]] == [2, 0, 1]


def test_r73_everybody_with_a_complete_costume_uses_their_power() -> None:
    table = before()
    table.wear(table.member(0, "falstaff"), *DRESSED)
    table.give(0, "king-lear", *DRESSED)
    table.give(0, "iago", "green", "green")
    table.give(0, "othello")
    rehearse(table)
    assert acts(table) == [2, 1, 2]
    assert [event["wearer"] for event in table.told("rehearsed")] == ["falstaff", "king-lear"]
    assert acts(table, 1) == [1, 1, 1]


def test_r73_all_quills_of_all_the_dressed_count() -> None:
    """The Author's white one, Puck's white one and Falstaff's red one."""
    table = before()
    table.wear(table.member(0, "author"), *DRESSED)
    table.wear(table.member(0, "falstaff"), *DRESSED)
    table.give(0, "puck", *DRESSED)
    rehearse(table)
    assert acts(table) == [2, 1, 1]
    assert table.asked == [0]
    table.play("advance:II")
    assert table.asked == [0]
    table.play("advance:III")
    assert acts(table) == [2, 2, 2]
    assert table.told("act-scored")


def test_r73_there_is_no_rehearsal_on_other_days() -> None:
    for day in (1, 2, 3, 5):
        table = before(day=day)
        table.wear(table.member(0, "falstaff"), *DRESSED)
        rehearse(table)
        assert acts(table) == [1, 1, 1]
        assert table.told("act-scored") == []


def test_r74_activation_powers_are_not_used() -> None:
    """Falstaff would lift the mood, Othello would go two spaces on Act III."""
    table = before()
    table.wear(table.member(0, "falstaff"), *DRESSED)
    table.give(0, "othello", *DRESSED)
    table.give(0, "costume-mistress-8")
    table.give(0, "hamlet", *DRESSED)
    rehearse(table)
    assert acts(table) == [3, 1, 2]
    told = {event["key"] for event in table.told()}
    assert "rehearsed" in told
    assert not {"mood-rose", "mood-fell", "activated"} & told


def test_r75_a_resting_actor_takes_part() -> None:
    table = before(day=6)
    table.wear(table.member(0, "falstaff"), *DRESSED)
    table.rest(0, "falstaff")
    rehearse(table)
    assert acts(table) == [2, 1, 1]


def test_r75_so_does_one_who_bears_a_cylinder() -> None:
    table = before(day=6)
    table.wear(table.member(0, "falstaff"), *DRESSED)
    table.use(0, "falstaff")
    rehearse(table)
    assert acts(table) == [2, 1, 1]


@pytest.mark.parametrize("act", ["I", "II", "III"])
def test_r76_an_extra_is_one_white_quill(act: str) -> None:
    table = before()
    table.give(0, "lady-macbeth", *DRESSED, extra=True)
    rehearse(table)
    assert table.asked == [0]
    assert table.options() == ["advance:I", "advance:II", "advance:III"]
    table.play(f"advance:{act}")
    assert acts(table) == [1 + (act == name) for name in ("I", "II", "III")]


def test_r76_lady_macbeth_is_one_quill_on_each_act() -> None:
    table = before()
    table.give(0, "lady-macbeth", *DRESSED)
    rehearse(table)
    assert acts(table) == [2, 2, 2]


def test_r76_hamlet_is_one_prestige() -> None:
    table = standing(before(), I=(4, 4), II=(4, 4), III=(4, 4))
    table.give(1, "hamlet", *DRESSED)
    rehearse(table)
    players = table.view()["players"]
    assert [player["score"]["rehearsals"] for player in players] == [0, 1]
    assert table.prestige(1) == 5 + 1 + 1, "and second on Act II"


def test_r77_viola_is_two_pounds() -> None:
    table = before()
    table.give(0, "viola", *DRESSED)
    rehearse(table)
    assert (table.pounds(0), table.pounds(1)) == (2, 0)


def test_r77_viola_and_hamlet_move_nobody() -> None:
    table = before()
    table.give(0, "viola", *DRESSED)
    table.give(0, "hamlet", *DRESSED)
    rehearse(table)
    assert acts(table) == [1, 1, 1]
    assert table.told("advanced") == []


def test_r78_on_the_last_space_a_disc_stops() -> None:
    table = before().disc(0, "I", 10)
    table.wear(table.member(0, "falstaff"), *DRESSED)
    table.give(0, "puck", *DRESSED, extra=True)
    rehearse(table)
    assert table.at("I") == 10
    assert table.options() == ["advance:II", "advance:III"]


def test_r78_later_arrivals_go_on_top() -> None:
    """And who is there stays lowest, whatever else would move them."""
    table = before().disc(1, "III", 10).disc(0, "III", 9).initiative(0, 1)
    for seat in (0, 1):
        table.give(seat, "king-lear", *DRESSED)
    rehearse(table)
    assert [(disc["seat"], disc["space"]) for disc in table.view()["acts"]["III"]] == [
        (1, 10),
        (0, 10),
    ]


def test_r79_acts_are_scored_after_all_have_rehearsed() -> None:
    """Seat 0 rehearses first and leads Act II then, but seat 1 passes by before the scoring."""
    table = standing(before(), I=(4, 4), II=(4, 4), III=(4, 4)).initiative(0, 1)
    table.give(0, "iago", *DRESSED)
    table.give(1, "iago", *DRESSED)
    table.give(1, "puck", *DRESSED, extra=True)
    rehearse(table)
    assert table.asked == [1]
    assert [table.prestige(seat) for seat in (0, 1)] == [5, 5]
    table.play("advance:II")
    assert [table.prestige(seat) for seat in (0, 1)] == [6, 7]


@pytest.mark.parametrize("space", [1, 2, 3, 4])
@pytest.mark.parametrize("act", ["I", "II", "III"])
def test_r80_the_first_three_spaces_of_each_act_cost_one_prestige(act: str, space: int) -> None:
    table = standing(before(), I=(4, 4), II=(4, 4), III=(4, 4))
    score(table.disc(0, act, space))
    assert table.view()["players"][0]["score"]["grey"] == (-1 if space <= 3 else 0)
    assert table.view()["players"][1]["score"]["grey"] == 0


def test_r80_on_three_acts_it_costs_three() -> None:
    table = score(before(seats=3))
    assert [player["score"]["grey"] for player in table.view()["players"]] == [-3, -3, -3]


@pytest.mark.parametrize(
    ("space", "pounds"), [(3, 0), (4, 0), (5, 1), (6, 1), (7, 3), (8, 3), (9, 3), (10, 5)]
)
def test_r81_act_one_pays_pounds(space: int, pounds: int) -> None:
    table = standing(before(), I=(space, 4), II=(4, 4), III=(4, 4))
    score(table)
    assert (table.pounds(0), table.pounds(1)) == (pounds, 0)
    wanted = 2 - (space <= 3)
    assert table.prestige(0) == 5 + wanted, "Act II, and no prestige for Act I"


@pytest.mark.parametrize(
    ("spaces", "points"),
    [
        ((5, 6, 7, 8), [0, 0, 1, 2]),
        ((9, 4, 5, 4), [2, 0, 1, 0]),
        ((10, 10, 10, 4), [2, 1, 0, 0]),
        ((4, 4, 4, 4), [2, 1, 0, 0]),
    ],
)
def test_r82_act_two_gives_two_and_one_to_the_furthest(
    spaces: tuple[int, ...], points: list[int]
) -> None:
    table = standing(before(seats=4), I=(4,) * 4, II=spaces, III=(4,) * 4)
    score(table)
    assert [player["score"]["act-ii"] for player in table.view()["players"]] == points
    assert [table.prestige(seat) - 5 for seat in range(4)] == points


def test_r82_on_the_same_space_the_lower_disc_is_ahead() -> None:
    table = standing(before(seats=3), I=(4,) * 3, III=(4,) * 3)
    table.disc(2, "II", 6).disc(0, "II", 6).disc(1, "II", 6)
    score(table)
    assert [player["score"]["act-ii"] for player in table.view()["players"]] == [1, 0, 2]


@pytest.mark.parametrize(
    ("space", "prestige"), [(4, 0), (5, 0), (6, 1), (7, 1), (8, 2), (9, 2), (10, 3)]
)
def test_r83_act_three_pays_prestige(space: int, prestige: int) -> None:
    table = standing(before(), I=(4, 4), II=(4, 4), III=(space, 4))
    score(table)
    assert [player["score"]["act-iii"] for player in table.view()["players"]] == [prestige, 0]
    assert [table.pounds(seat) for seat in (0, 1)] == [0, 0]


def test_r84_act_tracks_have_ten_spaces() -> None:
    for act, others in (("I", "II"), ("II", "III"), ("III", "I")):
        table = Table(seats=2).draft().disc(0, act, 9).phase_two()
        table.play("activate:author", f"advance:{act}")
        assert table.at(act) == 10
        assert f"advance:{act}" not in table.options()
        table.play(f"advance:{others}")
        assert table.at(act) == 10
