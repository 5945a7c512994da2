"""How a choice is carried out: what is done without asking, what is refused, what is a bug."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from groundlings.errors import BrokenRule, GameError, IllegalChoice
from groundlings.kernel.die import cast
from groundlings.kernel.play import MOST_UNASKED, lowest, options, play_unchecked, settle
from groundlings.kernel.playout import perft, playout
from groundlings.kernel.state import NOBODY, bit, is_among
from groundlings.kernel.step import Sealed, Step
from pit import GAME
from pit.schema import PENNIES

if TYPE_CHECKING:
    from collections.abc import Callable

    from groundlings.kernel.state import State


def note(g: State, number: int) -> None:
    """Write a number down in the first cell, after those before."""
    g.cells[0] = g.cells[0] * 10 + number


class Ask(Step):
    """Asks a seat for a number below `count`."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def ask(self, g: State) -> int:
        return 1 << self.seat

    def options(self, g: State, seat: int) -> list[int]:
        return list(range(self.count))

    def take(self, g: State, seat: int, option: int) -> None:
        note(g, option + 1)
        g.pop()


class AskInPublic(Ask):
    """The same, where the asking itself is public."""

    def asks_anyway(self) -> bool:
        return True


class Work(Step):
    """Needs no answer."""

    def __init__(self, number: int) -> None:
        self.number = number

    def ask(self, g: State) -> int:
        note(g, self.number)
        g.pop()
        return 0


class Idle(Work):
    """Neither asks nor goes."""

    def ask(self, g: State) -> int:
        return 0


class Vote(Sealed):
    """All seats of a mask choose unseen."""

    def __init__(self, mask: int, count: int) -> None:
        self.mask = mask
        self.count = count

    def seats(self, g: State) -> int:
        return self.mask

    def options(self, g: State, seat: int) -> list[int]:
        return list(range(self.count))

    def reveal(self, g: State, answers: tuple[int, ...]) -> None:
        g.pop()
        for answer in answers:
            note(g, answer + 1)


class Spin(Work):
    """Goes on as itself for ever."""

    def ask(self, g: State) -> int:
        g.replace(Spin(self.number))
        return 0


class Grow(Work):
    """Pushes more and more work."""

    def ask(self, g: State) -> int:
        g.push(Grow(self.number))
        return 0


class Leave(Ask):
    """Goes whatever is chosen."""

    def take(self, g: State, seat: int, option: int) -> None:
        g.pop()


class Stuck(Ask):
    """Its only option changes nothing."""

    def take(self, g: State, seat: int, option: int) -> None:
        pass


def staged(*steps: Step) -> State:
    """Give a table of three at which only these steps are to be done, the first one first."""
    g = GAME.new(seats=3, seed=1, tricks=False)
    g.stack[:] = reversed(steps)
    g.cells[0] = 0
    settle(g)
    return g


def noted(g: State) -> int:
    """Give what was written down."""
    return g.numbers()[0]


def test_work_is_done_without_asking_until_a_seat_must_choose() -> None:
    g = staged(Work(7), Work(8), Ask(1, 2), Work(9))
    assert noted(g) == 78
    assert g.stack == [Work(9), Ask(1, 2)]
    assert g.asked == 0b010
    assert not g.over


def test_a_single_option_is_taken_without_asking_and_is_no_choice() -> None:
    g = staged(Ask(0, 1), Ask(2, 2))
    assert noted(g) == 1
    assert g.asked == 0b100
    assert (g.choices, g.last, g.floor) == (0, NOBODY, 0)
    assert GAME.record(g).endswith("\n")
    assert g.log is not None
    assert g.log.read() == []


def test_a_single_option_is_asked_for_where_the_asking_is_public() -> None:
    g = staged(AskInPublic(2, 1))
    assert g.asked == 0b100
    assert GAME.options(g, 2) == [0]
    GAME.play(g, 2, 0)
    assert g.over
    assert (g.choices, g.last) == (1, 2)


def test_a_table_of_single_options_plays_itself_to_the_end() -> None:
    g = staged(*(Ask(seat % 3, 1) for seat in range(6)))
    assert g.over
    assert g.asked == 0
    assert noted(g) == 111111


def test_the_step_that_was_pushed_last_is_done_first() -> None:
    g = staged(Ask(0, 2), Work(9))
    g.push(Ask(1, 2))
    settle(g)
    GAME.play(g, 1, 0)
    GAME.play(g, 0, 1)
    assert noted(g) == 129


def test_options_are_a_list_of_ones_own() -> None:
    g = staged(Ask(0, 3))
    GAME.options(g, 0).clear()
    assert GAME.options(g, 0) == [0, 1, 2]
    twin = g.clone()
    GAME.options(twin, 0).append(9)
    assert GAME.options(g, 0) == [0, 1, 2]


def test_options_are_empty_for_a_seat_that_is_not_asked() -> None:
    g = staged(Ask(0, 3))
    assert [GAME.options(g, seat) for seat in range(-1, 4)] == [[], [0, 1, 2], [], [], []]


def test_a_step_that_neither_asks_nor_changes_the_stack_is_named() -> None:
    with pytest.raises(BrokenRule, match=r"^Idle\(number=4\) neither asks anybody nor changes"):
        staged(Work(1), Idle(4))


@pytest.mark.parametrize(
    ("step", "named"),
    [
        (Spin(5), r"^Spin\(number=5\) goes on without ever asking anybody"),
        (Grow(6), r"^Grow\(number=6\) goes on without ever asking anybody"),
        (Stuck(2, 1), r"^Stuck\(.*seat=2.*\) goes on without ever asking anybody"),
    ],
)
def test_a_rule_that_runs_in_circles_is_named(step: Step, named: str) -> None:
    with pytest.raises(BrokenRule, match=named):
        staged(step)


def test_much_work_is_not_mistaken_for_a_circle() -> None:
    g = staged(*([Leave(1, 1)] * MOST_UNASKED), Ask(0, 2))
    assert g.stack == [Ask(0, 2)]
    assert g.asked == 1


def test_a_step_that_offers_nothing_is_named() -> None:
    with pytest.raises(BrokenRule, match=r"^Ask\(.*\) asks seat 1 but offers nothing"):
        staged(Ask(1, 0))


@pytest.mark.parametrize("step", [AskInPublic(1, 0), Vote(0b011, 0), Vote(0b010, 0)])
def test_a_public_step_that_offers_nothing_is_named(step: Step) -> None:
    with pytest.raises(BrokenRule, match="offers nothing"):
        staged(step)


@pytest.mark.parametrize("step", [Ask(3, 2), Vote(0b1001, 2), Vote(-1, 2)])
def test_a_step_that_asks_a_seat_that_is_not_there_is_named(step: Step) -> None:
    with pytest.raises(BrokenRule, match=type(step).__name__):
        staged(step)


def test_a_broken_rule_is_no_fault_of_a_player() -> None:
    assert not issubclass(BrokenRule, GameError)
    assert issubclass(IllegalChoice, GameError)


def test_a_step_without_rules_says_so() -> None:
    bare: Step = Step()
    g = staged()
    with pytest.raises(NotImplementedError):
        bare.ask(g)
    with pytest.raises(NotImplementedError):
        bare.options(g, 0)
    with pytest.raises(NotImplementedError):
        bare.take(g, 0, 0)
    assert not bare.asks_anyway()
    assert bare.prompt(g, 0) == ("step", {})


def test_a_step_is_prompted_by_its_name_unless_it_says_otherwise() -> None:
    assert AskInPublic(0, 1).prompt(staged(), 0) == ("askinpublic", {})


def test_steps_are_equal_when_they_are_of_one_kind_and_hold_the_same() -> None:
    assert Ask(0, 2) == Ask(0, 2)
    assert hash(Ask(0, 2)) == hash(Ask(0, 2))
    assert Ask(0, 2) != Ask(0, 3)
    assert Ask(0, 2) != Ask(1, 2)
    assert Ask(0, 2) != AskInPublic(0, 2)
    assert Ask(0, 2) != "Ask(seat=0, count=2)"
    assert repr(Work(3)) == "Work(number=3)"


@given(st.integers(1, 2**60))
def test_the_lowest_seat_of_a_mask_is_its_last_bit(mask: int) -> None:
    assert 1 << lowest(mask) == mask & -mask


@given(st.integers(0, 61))
def test_a_mask_has_room_for_more_than_thirty(number: int) -> None:
    """Compiled code shifts a literal as an int of 32 bits; cards and elements want more."""
    assert bit(number) == 1 << number
    assert is_among(number, bit(number) | 1)
    assert not is_among(number + 1, bit(number))


# Under the seal


def test_sealed_answers_are_kept_until_all_are_in() -> None:
    g = staged(Vote(0b101, 3), Work(9))
    assert g.asked == 0b101
    GAME.play(g, 2, 1)
    assert (g.asked, noted(g), g.answers) == (0b001, 0, (NOBODY, NOBODY, 1))
    GAME.play(g, 0, 2)
    assert (g.asked, g.answers) == (0, ())
    assert noted(g) == 3029


def test_the_order_of_sealed_answers_makes_no_difference() -> None:
    ends = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        g = staged(Vote(0b111, 4))
        for seat in order:
            GAME.play(g, seat, seat + 1)
        ends.append(noted(g))
    assert ends == [234] * 3


def test_a_seal_follows_a_seal() -> None:
    g = staged(Vote(0b011, 2), Vote(0b110, 2))
    GAME.play(g, 1, 0)
    GAME.play(g, 0, 1)
    assert (g.asked, g.answers) == (0b110, ())
    GAME.play(g, 1, 1)
    assert (g.asked, g.answers) == (0b100, (NOBODY, 1, NOBODY))
    GAME.play(g, 2, 0)
    assert noted(g) == 210021


def test_a_seat_with_one_answer_is_asked_under_the_seal_all_the_same() -> None:
    g = staged(Vote(0b010, 1))
    assert g.asked == 0b010
    GAME.play(g, 1, 0)
    assert g.over


def test_a_clone_keeps_its_answers_to_itself() -> None:
    g = staged(Vote(0b111, 3))
    GAME.play(g, 0, 1)
    twin = g.clone()
    GAME.play(twin, 1, 2)
    assert (g.asked, g.answers) == (0b110, (1, NOBODY, NOBODY))
    assert (twin.asked, twin.answers) == (0b100, (1, 2, NOBODY))


# What is refused


def opened() -> State:
    """All three are asked under a seal, and seat 1 has answered."""
    g = GAME.new(seats=3, seed=7)
    GAME.play(g, 1, GAME.parse("bid:3"))
    return g


def taking() -> State:
    """Seat 1 alone is asked: it has won the bid."""
    g = opened()
    GAME.play(g, 0, GAME.parse("bid:0"))
    GAME.play(g, 2, GAME.parse("bid:0"))
    assert g.asked == 0b010
    return g


def ended() -> State:
    """The fair is over."""
    g = GAME.new(seats=3, seed=7)
    playout(g, cast(1))
    assert g.over
    return g


def all_of(g: State) -> list[object]:
    """Give everything that can be seen of a state from outside."""
    seats = range(g.seats)
    seen: list[object] = [GAME.record(g), GAME.events(g, None), g.numbers(), repr(g.stack)]
    seen += [GAME.options(g, seat) for seat in seats]
    seen += [GAME.view(g, seat) for seat in (None, *seats)]
    return [*seen, *(GAME.undoable(g, seat) for seat in seats)]


BID = GAME.parse("bid:0")


@pytest.mark.parametrize(
    ("table", "seat", "option", "told"),
    [
        (opened, 0, GAME.parse("take:nut"), "seat 0 cannot choose take:nut now; legal: bid:0, bid"),
        (opened, 0, len(GAME.notation), "cannot choose 19 now; legal: bid:0, bid:1, bid:2, bid:3"),
        (opened, 0, -1, "seat 0 cannot choose -1 now; legal: bid:0"),
        (opened, 0, -15, "seat 0 cannot choose -15 now; legal: bid:0"),
        (opened, 0, 2**80, "cannot choose .* now; legal: bid:0"),
        (opened, 1, BID, "seat 1 has already answered; .* take the answer back until seat 0 and 2"),
        (opened, 3, BID, "there is no seat 3; the seats are 0 to 2"),
        (opened, -1, BID, "there is no seat -1; the seats are 0 to 2"),
        (opened, 62, BID, "there is no seat 62; the seats are 0 to 2"),
        (opened, 64, BID, "there is no seat 64; the seats are 0 to 2"),
        (taking, 0, GAME.parse("take:nut"), "seat 0 is not asked; seat 1 must choose first"),
        (taking, 1, BID, "seat 1 cannot choose bid:0 now; legal: take:"),
        (taking, 1, GAME.parse("put:left"), "cannot choose put:left now; legal: take:"),
        (ended, 0, BID, "the game is over"),
        (ended, 9, BID, "the game is over"),
        pytest.param(opened, 2**80, BID, "there is no seat"),
        pytest.param(opened, True, BID, "there is no seat True"),
        pytest.param(opened, False, BID, "there is no seat False"),
        pytest.param(opened, "0", BID, "there is no seat '0'"),
        pytest.param(opened, None, BID, "there is no seat None"),
        pytest.param(opened, 0.0, BID, "there is no seat 0.0"),
        pytest.param(opened, 0, "bid:0", "an option is a number"),
        pytest.param(opened, 0, None, "cannot choose None now; legal: bid:0"),
        pytest.param(opened, 0, 4.0, "cannot choose 4.0 now; legal: bid:0"),
        (opened, 0, True, "cannot choose .* now; legal: bid:0"),
        pytest.param(
            opened,
            0,
            10**5000,
            "legal: bid:0",
            id="huge",
        ),
    ],
)
def test_an_illegal_choice_is_told_what_is_legal_and_changes_nothing(
    table: Callable[[], State], seat: int, option: int, told: str
) -> None:
    g = table()
    before, seen = g.clone(), all_of(g)
    with pytest.raises(IllegalChoice, match=told):
        GAME.play(g, seat, option)
    assert g == before
    assert all_of(g) == seen
    assert g.offers == before.offers


@pytest.mark.parametrize("option", [True, False])
def test_true_and_false_are_no_options_even_where_1_and_0_are(option: int) -> None:
    g = staged(Ask(0, 2))
    with pytest.raises(IllegalChoice, match="legal: at:0, at:1"):
        GAME.play(g, 0, option)
    assert g.choices == 0


@given(st.integers(0, 2**32), st.integers(-3, 6), st.integers(-3, 30))
@settings(deadline=None)
def test_whatever_is_legal_is_played_and_whatever_is_not_changes_nothing(
    seed: int, seat: int, option: int
) -> None:
    g = GAME.new(seats=4, seed=seed)
    die = cast(seed)
    for _ in range(die.roll(25)):
        who = lowest(g.asked)
        offers = GAME.options(g, who)
        GAME.play(g, who, offers[die.roll(len(offers))])
    before = g.clone()
    if option in GAME.options(g, seat):
        GAME.play(g, seat, option)
        assert g.choices == before.choices + 1
        assert g.last == seat
    else:
        with pytest.raises(IllegalChoice):
            GAME.play(g, seat, option)
        assert g == before
        assert GAME.record(g) == GAME.record(before)


def test_unchecked_play_does_the_same_as_checked_play() -> None:
    g = opened()
    twin = g.clone()
    for seat, text in ((2, "bid:1"), (0, "bid:2")):
        GAME.play(g, seat, GAME.parse(text))
        play_unchecked(twin, seat, GAME.parse(text))
    assert g == twin
    assert GAME.record(g) == GAME.record(twin)


# Clones and equality


def test_a_clone_is_equal_and_nothing_that_happens_to_one_touches_the_other() -> None:
    for table in (opened, taking):
        g = table()
        seen = all_of(g)
        twin = g.clone()
        assert twin == g
        assert all_of(twin) == seen
        playout(twin, cast(5))
        twin.cells[PENNIES] += 50
        twin.push(Work(1))
        assert all_of(g) == seen
        assert twin != g


def test_become_puts_a_state_at_another_moment() -> None:
    g, other = opened(), taking()
    g.become(other.clone())
    assert g == other
    assert all_of(g) == all_of(other)
    playout(g, cast(5))
    assert other == taking()


def shifted(change: Callable[[State], object]) -> State:
    """Give a table with one thing changed."""
    g = opened()
    change(g)
    return g


@pytest.mark.parametrize(
    "change",
    [
        lambda g: g.emit(0),
        lambda g: GAME.options(g, 0),
        lambda g: GAME.view(g, 1),
        lambda g: setattr(g, "offers", [1]),
        lambda g: g.hush(),
    ],
    ids=["emit", "options", "view", "offers", "hush"],
)
def test_what_changes_nothing_of_the_game_leaves_states_equal(
    change: Callable[[State], object],
) -> None:
    assert shifted(change) == opened()


@pytest.mark.parametrize(
    "change",
    [
        lambda g: g.cells.__setitem__(0, 9),
        lambda g: g.cells.__setitem__(len(g.numbers()) - 1, 9),
        lambda g: setattr(g, "asked", 1),
        lambda g: setattr(g, "floor", 1),
        lambda g: setattr(g, "last", 0),
        lambda g: setattr(g, "answers", (NOBODY, 4, NOBODY)),
        lambda g: setattr(g, "choices", 2),
        lambda g: g.push(Work(1)),
        lambda g: g.pop(),
        lambda g: g.replace(Work(1)),
        lambda g: g.die.roll(2),
        lambda g: setattr(g, "die", cast(8)),
    ],
)
def test_what_changes_the_game_makes_states_unequal(
    change: Callable[[State], object],
) -> None:
    assert shifted(change) != opened()


def test_a_state_equals_no_other_kind_of_thing_and_has_no_hash() -> None:
    g = opened()
    assert g != g.numbers()
    assert GAME.new(seats=2, seed=7) != GAME.new(seats=3, seed=7)
    with pytest.raises(TypeError, match="unhashable"):
        hash(g)


# Random play and counting


def test_a_playout_counts_real_decisions_only() -> None:
    g = staged(AskInPublic(0, 1), Ask(1, 2), Ask(2, 1), Vote(0b011, 2), Vote(0b100, 1))
    assert playout(g, cast(1)) == 3
    assert g.over
    assert g.choices == 5


def test_a_finished_game_has_no_decisions_left() -> None:
    assert playout(ended(), cast(1)) == 0


@pytest.mark.parametrize(("depth", "count"), [(1, 3), (2, 6), (3, 24), (4, 96), (5, 0)])
def test_perft_counts_the_rows_of_choices_that_can_follow(depth: int, count: int) -> None:
    g = staged(Ask(0, 3), AskInPublic(1, 2), Vote(0b101, 4))
    assert perft(g, depth) == count
    assert g.choices == 0


def test_unchecked_options_are_computed_once_where_one_seat_is_asked() -> None:
    g = staged(Ask(0, 3), Vote(0b011, 2))
    assert options(g, 0) is options(g, 0)
    GAME.play(g, 0, 0)
    assert options(g, 0) == options(g, 1) == [0, 1]
