"""Components, set-up and the frame of the days: R1 to R18."""

from __future__ import annotations

from typing import Any

import pytest

from groundlings.errors import GameError
from groundlings.shakespeare import GAME as SHAKESPEARE
from groundlings.shakespeare.state import ACTOR, HANDYMAN, QUEEN, book
from groundlings.shakespeare.verbs import CARD_NAMES, PRINTED_NAMES
from shakespeare.theatre import GAME, Table

FULL = {"black": 16, "pink": 16, "purple": 12, "blue": 12, "green": 8, "yellow": 8}
every_number = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def sheet(*place: str | int) -> Any:  # noqa: ANN401 - a value of the edition
    return SHAKESPEARE.sheet.get(*place)


def all_in(table: Table, kind: str) -> dict[str, int]:
    """The elements of a kind by colour, in the bag and on the board."""
    seen = table.view()
    return {c: seen["bags"][kind][c] + seen["market"][kind][c] for c in FULL}


def troupe(table: Table, seat: int) -> list[str]:
    return [member["card"] for member in table.view()["players"][seat]["troupe"]]


def test_r1_one_to_four_play() -> None:
    assert [GAME.new(seats=seats, seed=3).seats for seats in (1, 2, 3, 4)] == [1, 2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(GameError, match="1 to 4"):
            GAME.new(seats=seats, seed=3)


def test_r2_each_player_owns_five_cylinders_and_no_sixth() -> None:
    table = Table(seats=2).draft()
    assert table.options(0) == [f"wager:{n}" for n in range(1, 6)]
    assert sheet("meta", "cylinders_per_player") == 5


def test_r2_each_player_owns_a_board_seven_discs_and_four_rest_tokens() -> None:
    """A disc each for order, initiative, prestige, ambiance and the three acts."""
    table = Table(seats=3)
    seen = table.view()
    for seat in range(3):
        assert troupe(table, seat) == list(PRINTED_NAMES)
        assert [seen[track].count(seat) for track in ("order", "initiative")] == [1, 1]
        assert [[disc["seat"] for disc in act].count(seat) for act in seen["acts"].values()] == [
            1
        ] * 3
        assert (table.prestige(seat), table.ambiance(seat)) == (5, 3)
    assert sheet("meta", "rest_tokens_per_player") == 4


def test_r2_each_player_owns_one_recruitment_card() -> None:
    table = Table(seats=2).draft().wager(3, 4)
    table.play(table.options(verb="recruit")[0])
    assert [player["recruited"] for player in table.view()["players"]] == [True, False]
    table.play(table.options(verb="recruit")[0])
    assert table.options(verb="recruit") == []


def test_r3_the_box_holds_72_elements_of_each_kind() -> None:
    table = Table(seats=4)
    assert all_in(table, "costume") == FULL
    assert all_in(table, "set") == FULL
    assert sum(FULL.values()) == 72


def test_r3_the_box_holds_thirty_characters_ten_objectives_and_eight_tokens() -> None:
    table = Table(seats=4)
    seen = table.view()
    assert seen["deck"] + len([card for card in seen["display"] if card]) == 30
    assert seen["dismissed"] == []
    assert seen["objectives"] == 10
    assert seen["plus3"] == 8
    assert [player["plus3"] for player in seen["players"]] == [0] * 4


@every_number
def test_r4_four_characters_are_printed_on_each_board(seats: int) -> None:
    table = Table(seats=seats)
    cards = book(table.g).cards
    types = [cards.type[CARD_NAMES.index(name)] for name in PRINTED_NAMES]
    assert types == [ACTOR, ACTOR, HANDYMAN, QUEEN]
    for seat in range(seats):
        assert troupe(table, seat) == ["author", "falstaff", "house-handyman", "queen"]
    assert not {"author", "falstaff", "house-handyman", "queen"} & set(table.view()["display"])


def test_r4_the_printed_handyman_is_worth_four() -> None:
    table = Table(seats=2).draft().phase_two().market(blue_costume=1, green_costume=1)
    table.play("activate:house-handyman")
    assert table.view()["prompt"]["left"] == 4
    assert table.options() == ["take:blue-costume", "stop"]


def test_r5_the_day_token_starts_on_day_one() -> None:
    assert Table(seats=4).view()["day"] == 1
    assert Table(seats=1).draft().view()["day"] == 1


def test_r6_ambiance_starts_on_the_third_of_six_spaces_which_does_nothing() -> None:
    table = Table(seats=3).draft()
    assert [table.ambiance(seat) for seat in range(3)] == [3, 3, 3]
    assert sheet("track", "ambiance", "spaces") == 6
    table.phase_two().market().told()
    table.finish_turns()
    told = {event["key"] for event in table.told()}
    assert "mood-reset" in told
    assert not {"gained", "lost", "earned", "advanced", "retreated"} & told
    assert table.view()["day"] == 2, "nobody was asked anything"


def test_r7_prestige_starts_on_five() -> None:
    table = Table(seats=4)
    assert [table.prestige(seat) for seat in range(4)] == [5] * 4


@every_number
def test_r8_a_disc_of_each_player_stands_on_the_first_space_of_each_act(seats: int) -> None:
    table = Table(seats=seats)
    for act in ("I", "II", "III"):
        assert [table.at(act, seat) for seat in range(seats)] == [1] * seats
        discs = [disc["seat"] for disc in table.view()["acts"][act] if disc["seat"] is not None]
        assert sorted(discs) == list(range(seats))


def test_r9_the_starting_order_is_random() -> None:
    """Every order of three comes up, each about as often."""
    orders = [tuple(Table(seats=3, seed=seed).view()["order"]) for seed in range(120)]
    assert len(set(orders)) == 6
    assert min(orders.count(order) for order in set(orders)) >= 8


def test_r10_the_starting_initiative_copies_the_order() -> None:
    seen = [Table(seats=4, seed=seed).view() for seed in range(10)]
    assert [one["initiative"] for one in seen] == [one["order"] for one in seen]
    assert len({tuple(one["initiative"]) for one in seen}) > 1


@pytest.mark.parametrize(("seats", "total"), [(1, 36), (2, 36), (3, 54), (4, 72)])
def test_r11_each_bag_is_filled_by_the_number_of_players(seats: int, total: int) -> None:
    table = Table(seats=seats)
    for kind in ("costume", "set"):
        filled = all_in(table, kind)
        assert sum(filled.values()) == total
        (record,) = [bag for bag in sheet("bag") if bag["players"] == seats and bag["kind"] == kind]
        assert filled == {colour: record[colour] for colour in FULL}
        if seats == 4:
            assert filled == FULL


@pytest.mark.parametrize(("seats", "drawn"), [(2, 6), (3, 9), (4, 12)])
def test_r12_three_elements_per_player_come_out_of_each_bag(seats: int, drawn: int) -> None:
    seen = [Table(seats=seats, seed=seed).view() for seed in range(6)]
    for kind in ("costume", "set"):
        assert [sum(one["market"][kind].values()) for one in seen] == [drawn] * 6
        assert [sum(one["bags"][kind].values()) for one in seen] == [drawn * 5] * 6
        assert len({str(one["market"][kind]) for one in seen}) > 1


@pytest.mark.parametrize(("seats", "shown"), [(2, 4), (3, 5), (4, 6)])
def test_r13_players_plus_two_cards_of_a_shuffled_deck_are_laid_out(seats: int, shown: int) -> None:
    seen = [Table(seats=seats, seed=seed).view() for seed in range(6)]
    assert [len(one["display"]) for one in seen] == [shown] * 6
    assert not any(None in one["display"] for one in seen)
    assert [one["deck"] for one in seen] == [30 - shown] * 6
    assert len({str(one["display"]) for one in seen}) > 3


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_r14_from_the_last_to_the_first_each_player_takes_one_of_these_cards(seed: int) -> None:
    table = Table(seats=4, seed=seed)
    order, laid_out = table.view()["order"], table.view()["display"]
    taken: list[str] = []
    for seat in reversed(order):
        assert table.asked == [seat]
        offered = {text.partition(":")[2] for text in table.options(verb="recruit")}
        left = list(laid_out)
        for card in taken:
            left.remove(card)
        assert offered == set(left)
        taken.append(min(left))
        table.play(f"recruit:{taken[-1]}")
        assert troupe(table, seat)[4:] == [taken[-1]]
    assert [len(troupe(table, seat)) for seat in range(4)] == [5] * 4
    assert table.options(0) == [f"wager:{n}" for n in range(1, 6)]


@pytest.mark.parametrize(("seats", "shown"), [(2, 4), (3, 5), (4, 6)])
def test_r15_cards_left_over_are_discarded_and_new_ones_laid_out(seats: int, shown: int) -> None:
    table = Table(seats=seats)
    left = list(table.view()["display"])
    while table.view()["dismissed"] == []:
        assert table.view()["deck"] == 30 - shown
        card = table.options(verb="recruit")[0].partition(":")[2]
        left.remove(card)
        table.play(f"recruit:{card}")
    seen = table.view()
    assert seen["dismissed"] == sorted(left)
    assert len(left) == 2
    assert len([card for card in seen["display"] if card]) == shown
    assert seen["deck"] == 30 - 2 * shown


def whole_game(seats: int = 2) -> list[list[str]]:
    """What is told of a game in which everybody uses Author and Queen, day by day."""
    table = Table(seats=seats).draft()
    table.give(0, "hamlet", "black", "black", "black")
    wishes = ("activate:author", "activate:queen", "ask:pounds", "activate", "wager:2")
    while not table.g.over:
        legal = table.options()
        choice = next((text for wish in wishes for text in legal if text.startswith(wish)), "")
        table.play(choice or legal[0])
    days: list[list[str]] = []
    for event in table.told():
        if event["key"] == "day-began":
            days.append([])
        elif days:
            days[-1].append(event["key"])
    return days


PHASES = (
    ("wagered", "went-first"),
    ("recruited", "recruited-extra", "activated", "advanced", "lined-up"),
    ("mood-reset",),
    ("rehearsed", "act-scored"),
    ("elements-discarded",),
    ("kept-awake", "sent-to-rest"),
)


def phases_of(day: list[str]) -> list[int]:
    """The phases by what is told of them, in the order they were played."""
    found: list[int] = []
    for key in day:
        for phase, keys in enumerate(PHASES, 1):
            if key in keys and (not found or found[-1] != phase):
                found.append(phase)
    return found


def test_r16_six_days_of_six_phases_in_this_order() -> None:
    days = whole_game()
    assert len(days) == 6
    assert phases_of(days[3]) == [1, 2, 3, 4, 5, 6]
    for day in days:
        assert phases_of(day) == sorted(set(phases_of(day)))
        assert phases_of(day)[:3] == [1, 2, 3]


def test_r17_dress_rehearsals_are_played_on_days_four_and_six_only() -> None:
    days = whole_game()
    assert [4 in phases_of(day) for day in days] == [False, False, False, True, False, True]
    assert [day.count("act-scored") for day in days] == [0, 0, 0, 3, 0, 3]
    assert [day.count("rehearsed") for day in days] == [0, 0, 0, 1, 0, 1]


def test_r18_on_day_six_there_is_neither_maintenance_nor_rest() -> None:
    days = whole_game()
    assert phases_of(days[4]) == [1, 2, 3, 5, 6]
    assert phases_of(days[5]) == [1, 2, 3, 4]
    assert days[5][-1] == "game-ended"
    table = Table(seats=2).draft().on_day(6).phase_two().market(pink_set=2)
    table.play("activate:author", "advance:I", "advance:I").finish_turns()
    assert table.g.over
    assert table.on_board("pink-set") == 2
    assert table.view()["day"] == 6
    assert table.view()["players"][0]["troupe"][0]["cylinder"]
    assert not table.view()["players"][0]["troupe"][0]["rested"]
