"""The engine: undo, chance, seals, conservation (S106 to S111)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from groundlings.errors import GameError
from groundlings.kernel.die import cast
from groundlings.kernel.play import lowest
from groundlings.shakespeare.days import MAINTENANCE, Day
from groundlings.shakespeare.deck import dismissed
from groundlings.shakespeare.state import STRATEGIC
from groundlings.shakespeare.verbs import COLOUR_NAMES
from shakespeare.theatre import GAME, Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from groundlings.kernel.state import State


def walk(seats: int, seed: int, **variants: bool) -> Iterator[State]:
    """A random game, state by state."""
    g = GAME.new(seats=seats, seed=seed, **variants)
    whim = cast(seed + 1)
    yield g
    while not g.over:
        seat = lowest(g.asked)
        legal = GAME.options(g, seat)
        GAME.play(g, seat, legal[whim.roll(len(legal))])
        yield g


def undoable(table: Table, seat: int) -> int:
    return table.game.undoable(table.g, seat)


def morning(seats: int = 2, seed: int = 1) -> Table:
    """A real game at the first turn of its first day: an undo plays it again from the set-up."""
    table = Table(seats=seats, seed=seed).draft()
    if seats > 1:
        table.wager(*range(3, 3 + seats))
    return table


# Undo


def test_s106_inside_an_activation_choices_are_taken_back_one_by_one() -> None:
    table = morning()
    first = table.asked[0]
    stages = []
    for verb in ("activate", "take", "", "take"):
        stages.append(table.g.clone())
        offered = table.options(verb=verb) if verb else table.options()
        wanted = [text for text in offered if "house-handyman" in text or "black" in text]
        table.play((wanted or offered)[0])
    assert table.asked == [first]
    assert undoable(table, first) == 4
    for left in (3, 2, 1, 0):
        table.game.undo(table.g, first)
        assert table.g == stages[left], f"as it was {4 - left} choices ago"
        assert undoable(table, first) == left


def test_s106_a_whole_turn_is_taken_back_at_once() -> None:
    table = morning()
    first = table.asked[0]
    before = table.g.clone()
    table.play("activate:author", "advance:I", "advance:III")
    assert table.asked != [first], "the turn is over"
    table.game.undo(table.g, first, undoable(table, first))
    assert table.g == before
    assert [table.at(act, first) for act in ("I", "II", "III")] == [1, 1, 1]


def test_s106_no_more_than_that_can_be_taken_back() -> None:
    table = morning()
    first = table.asked[0]
    table.play("activate:author", "advance:I")
    assert undoable(table, first) == 2
    with pytest.raises(GameError):
        table.game.undo(table.g, first, 3)


def test_s106_being_asked_is_no_barrier() -> None:
    table = morning()
    first = table.asked[0]
    before = table.g.clone()
    table.play("activate:falstaff")
    assert table.asked == [1 - first]
    assert undoable(table, first) == 1, "the other is asked but has not chosen"
    table.game.undo(table.g, first)
    assert table.g == before


def test_s106_a_choice_by_another_seat_is_a_barrier() -> None:
    table = morning()
    first = table.asked[0]
    table.play("activate:falstaff")
    assert undoable(table, first) == 1
    table.play("activate:falstaff")
    assert undoable(table, first) == 0
    assert undoable(table, 1 - first) == 1
    with pytest.raises(GameError):
        table.game.undo(table.g, first)


def test_s106_drawing_objectives_is_a_barrier() -> None:
    table = morning()
    first = table.asked[0]
    table.play("activate:queen")
    assert undoable(table, first) == 1
    table.play("ask:objectives")
    assert undoable(table, first) == 0
    before = table.g.clone()
    table.play(table.options()[0])
    assert undoable(table, first) == 1, "which one to keep may still be thought over"
    table.game.undo(table.g, first)
    assert table.g == before
    assert undoable(table, first) == 0


def test_s106_asking_the_queen_for_pounds_is_no_barrier() -> None:
    table = morning()
    first = table.asked[0]
    table.play("activate:queen", "ask:pounds")
    assert undoable(table, first) == 2


def test_s106_the_deals_of_the_maintenance_are_a_barrier() -> None:
    table = Table(seats=1, seed=1).draft()
    table.play(table.options(verb="recruit-extra")[0], "activate:queen", "ask:pounds")
    assert undoable(table, 0) == 3
    table.play("pass")
    assert table.view()["day"] == 2
    assert undoable(table, 0) == 0


def test_s106_ending_the_turns_is_no_barrier_until_something_is_dealt() -> None:
    """An ambiance quill comes between: the pass before it can still be taken back."""
    for seed in range(60):
        table = Table(seats=1, seed=seed).draft()
        if table.view()["market"]["set"]["purple"] == 0:
            break
    table.play(table.options(verb="recruit-extra")[0], "activate:falstaff", "pass")
    assert table.options() == ["advance:I", "advance:II", "advance:III"], "ambiance 5"
    assert undoable(table, 0) == 3
    table.play("advance:I")
    assert undoable(table, 0) == 0


def test_s106_the_second_display_of_the_set_up_is_a_barrier() -> None:
    table = Table(seats=2, seed=1)
    last = table.asked[0]
    table.play(table.options()[0])
    assert undoable(table, last) == 1, "the other drafter is only asked"
    table.play(table.options()[0])
    assert (undoable(table, last), undoable(table, 1 - last)) == (0, 0)


def test_s106_revealing_the_wagers_is_a_barrier() -> None:
    table = Table(seats=3, seed=1).draft()
    table.play("wager:2", seat=1).play("wager:4", seat=0)
    assert [undoable(table, seat) for seat in range(3)] == [1, 1, 0]
    table.play("wager:1", seat=2)
    assert [undoable(table, seat) for seat in range(3)] == [0, 0, 0]


def evening() -> Table:
    """A real game in which both seats must choose who stays awake."""
    for seed in range(200):
        table = morning(seed=seed)
        while table.g.stack and type(table.g.stack[-1]).__name__ != "Rest":
            legal = table.options()
            liked = [text for text in legal if text in ("activate:queen", "ask:pounds")]
            liked += [text for text in legal if text in ("activate:house-handyman", "stop")]
            liked += [text for text in legal if text.startswith("recruit-extra") or text == "pass"]
            table.play((liked or legal)[0])
        if table.asked == [0, 1]:
            return table
    message = "no such game"
    raise AssertionError(message)


def test_s106_revealing_the_rest_is_a_barrier() -> None:
    table = evening()
    assert (undoable(table, 0), undoable(table, 1)) == (0, 0)
    table.play(table.options(seat=0)[0], seat=0)
    assert undoable(table, 0) == 1
    table.play(table.options(seat=1)[0], seat=1)
    assert (undoable(table, 0), undoable(table, 1)) == (0, 0)


# Chance


def test_s107_a_seed_decides_all_chance() -> None:
    games = [list(walk(3, 5))[-1] for _ in range(2)]
    assert games[0] == games[1]
    assert GAME.new(seats=3, seed=5) == GAME.new(seats=3, seed=5)
    assert GAME.new(seats=3, seed=5).numbers() != GAME.new(seats=3, seed=6).numbers()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_s107_a_replay_is_exact(seats: int) -> None:
    for g in walk(seats, 9):
        if g.choices % 25 == 0 or g.over:
            assert GAME.replay(GAME.record(g)) == g


def test_s107_a_draw_from_a_bag_is_rolled_when_it_happens() -> None:
    """The bag that is there decides, not the one that was there at the set-up."""
    table = Table(seats=2, seed=3).draft().bags(green_costume=6, green_set=6)
    table.only(Day(MAINTENANCE))
    assert table.view()["market"]["set"]["green"] == 6
    assert table.view()["market"]["costume"]["green"] == 6


def test_s107_a_deck_is_shuffled_when_it_is_formed_and_dealt_as_it_lies() -> None:
    table = Table(seats=2, seed=3).draft()
    lying = table.deck()
    table.g.die = cast(99)
    table.only(Day(MAINTENANCE))
    assert table.view()["display"] == lying[:-5:-1], "other dice change nothing about it"


def test_s107_there_is_one_die_and_it_is_in_the_state() -> None:
    table, twin, other = morning(), morning(), morning()
    other.g.die = cast(12345)
    for one in (table, twin, other):
        one.finish_turns()
    assert table.view()["market"] == twin.view()["market"]
    assert table.view()["market"] != other.view()["market"]


# Sealed choices


def test_s108_a_choice_is_kept_until_all_are_in() -> None:
    table = Table(seats=3, seed=1).draft()
    table.play("wager:1", seat=2).play("wager:5", seat=0)
    assert (table.view()["answered"], table.asked) == ([0, 2], [1])
    assert [player["cylinders"] for player in table.view()["players"]] == [0, 0, 0]
    assert [player["prestige"] for player in table.view()["players"]] == [5, 5, 5]
    assert table.told("wagered") == []
    table.play("wager:3", seat=1)
    assert [player["cylinders"] for player in table.view()["players"]] == [5, 3, 1]
    assert table.view()["players"][2]["prestige"] == 6


def test_s108_the_own_choice_may_be_taken_back_and_changed() -> None:
    table = Table(seats=3, seed=1).draft()
    table.play("wager:1", seat=2).play("wager:5", seat=0)
    table.game.undo(table.g, 2)
    assert (table.view()["answered"], table.asked) == ([0], [1, 2])
    table.play("wager:4", seat=2).play("wager:3", seat=1)
    assert [player["cylinders"] for player in table.view()["players"]] == [5, 3, 4]


def test_s108_nobody_takes_back_the_choice_of_another() -> None:
    table = Table(seats=3, seed=1).draft()
    table.play("wager:1", seat=2)
    with pytest.raises(GameError):
        table.game.undo(table.g, 0)


def test_s108_rest_choices_are_kept_and_taken_back_alike() -> None:
    table = evening()
    before = table.view(None)
    first, *_, last = table.options(seat=0)
    table.play(first, seat=0)
    after = table.view(None)
    assert (after["asked"], after["answered"]) == ([1], [0])
    assert (after["players"], after["day"]) == (before["players"], before["day"])
    table.game.undo(table.g, 0)
    table.play(last, seat=0).play(table.options(seat=1)[0], seat=1)
    awake = last.partition(":")[2]
    assert awake not in [m["card"] for m in table.view()["players"][0]["troupe"] if m["rested"]]


# Conservation


def test_s109_a_bag_shorter_than_a_draw_gives_what_is_left() -> None:
    table = Table(seats=2, seed=3).draft().bags(black_set=2)
    table.only(Day(MAINTENANCE))
    assert sum(table.view()["market"]["costume"].values()) == 0
    assert table.view()["market"]["set"] == dict.fromkeys(COLOUR_NAMES, 0) | {"black": 2}
    assert table.view()["day"] == 2, "and the game goes on"


def test_s109_discarded_elements_do_not_go_back_into_a_bag() -> None:
    table = Table(seats=2, seed=3).draft().market(green_set=6, green_costume=6)
    table.bags()
    table.only(Day(MAINTENANCE))
    assert table.view()["discarded"]["set"]["green"] == 6
    assert sum(table.view()["market"]["set"].values()) == 0


def tally(view: dict[str, Any]) -> Counter[tuple[str, str]]:
    """Every element anywhere, by kind and colour, as a spectator can count them."""
    found: Counter[tuple[str, str]] = Counter()
    for heap in ("market", "bags", "discarded"):
        for kind, colours in view[heap].items():
            found.update({(kind, colour): number for colour, number in colours.items()})
    for player in view["players"]:
        found.update(("set", colour) for colour in player["set"].values())
        found.update(("costume", colour) for m in player["troupe"] for colour in m["costume"])
    return found


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_s110_no_element_and_no_card_is_ever_lost_or_made(seats: int) -> None:
    for seed in range(3):
        states = walk(seats, seed)
        everything = tally(GAME.view(next(states), None))
        for g in states:
            view: dict[str, Any] = GAME.view(g, None)
            found = tally(view)
            if not g.over and type(g.stack[-1]).__name__ == "Place":
                noun = GAME.prompt(g, lowest(g.asked))["element"]["noun"]  # type: ignore[index]
                colour, kind = noun.split("-")
                found[kind, colour] += 1
            assert +found == +everything
            owned = sum(len(player["troupe"]) - 4 for player in view["players"])
            shown = sum(card is not None for card in view["display"])
            assert view["deck"] + len(view["dismissed"]) + shown + owned == 30
            assert len(dismissed(g)) == len(view["dismissed"])


# Variants


def test_s111_alone_strategic_rest_is_accepted_and_changes_nothing() -> None:
    plain, strategic = walk(1, 4), walk(1, 4, strategic_rest=True)
    for one, other in zip(plain, strategic, strict=True):
        assert other.cells[STRATEGIC] == 1
        assert one.numbers()[:STRATEGIC] == other.numbers()[:STRATEGIC]
        assert one.numbers()[STRATEGIC + 1 :] == other.numbers()[STRATEGIC + 1 :]
        assert (one.asked, one.stack, one.floor) == (other.asked, other.stack, other.floor)
        assert GAME.view(one, 0) == GAME.view(other, 0)


def test_s111_with_two_seats_it_does_change_something() -> None:
    askings = []
    for strategic in (False, True):
        states = walk(2, 4, strategic_rest=strategic)
        askings.append([type(g.stack[-1]).__name__ for g in states if not g.over])
    assert "Rest" in askings[0]
    assert "StrategicRest" in askings[1]
    assert "Rest" not in askings[1]
