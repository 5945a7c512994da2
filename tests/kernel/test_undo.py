"""Taking back: down to the floor and no further, and under the seal each for itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from groundlings.editions.sheet import Sheet
from groundlings.errors import GameError
from groundlings.kernel.log import fold
from groundlings.kernel.state import NOBODY
from groundlings.kernel.step import Sealed, Step
from pit import FOLDER, GAME, ThePit

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State

NOTHING = "can take back nothing now: a choice stands once something hidden was revealed or another"


def note(g: State, number: int) -> None:
    """Write a number down in the first cell, after those before."""
    g.cells[0] = g.cells[0] * 10 + number


class Ask(Step):
    """Asks a seat for one of three."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, g: State) -> int:
        return 1 << self.seat

    def options(self, g: State, seat: int) -> list[int]:
        return [0, 1, 2]

    def take(self, g: State, seat: int, option: int) -> None:
        note(g, option + 1)
        g.pop()


class Forced(Ask):
    """Has one option only, and so is never asked."""

    def options(self, g: State, seat: int) -> list[int]:
        return [0]


class Throw(Ask):
    """Throws a die when it is answered."""

    def take(self, g: State, seat: int, option: int) -> None:
        super().take(g, seat, option)
        note(g, g.roll(6))


class Show(Ask):
    """Shows something hidden when it is answered."""

    def take(self, g: State, seat: int, option: int) -> None:
        super().take(g, seat, option)
        g.reveal()


class Bag(Ask):
    """Draws from a bag of nothing when it is answered."""

    def take(self, g: State, seat: int, option: int) -> None:
        super().take(g, seat, option)
        assert g.draw(20, 0) == NOBODY


class Vote(Sealed):
    """All seats of a mask choose one of three, unseen."""

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def seats(self, g: State) -> int:
        return self.mask

    def options(self, g: State, seat: int) -> list[int]:
        return [0, 1, 2]

    def reveal(self, g: State, answers: tuple[int, ...]) -> None:
        g.pop()
        for answer in answers:
            note(g, answer + 1)


class Rehearsal(ThePit):
    """A game of just these steps, the first one first."""

    def __init__(self, *steps: Step) -> None:
        super().__init__(Sheet.read(FOLDER / "edition.toml"))
        self.steps = steps

    def set_up(self, g: State, settings: dict[str, bool | int | str]) -> None:
        for step in reversed(self.steps):
            g.push(step)


def played(game: Game, *choices: tuple[int, int]) -> State:
    """Give the table of three after these choices."""
    g = game.new(seats=3, seed=5)
    for seat, option in choices:
        game.play(g, seat, option)
    return g


def undoables(game: Game, g: State) -> list[int]:
    """Give how many choices each seat may take back."""
    return [game.undoable(g, seat) for seat in range(g.seats)]


# Down to the floor


def test_what_was_taken_back_was_never_done() -> None:
    game = Rehearsal(Ask(0), Ask(0), Ask(0), Ask(1))
    moments = [played(game, *[(0, 1)] * n) for n in range(4)]
    for steps in (1, 2, 3):
        g = played(game, (0, 1), (0, 1), (0, 1))
        game.undo(g, 0, steps)
        assert g == moments[3 - steps]
        assert game.events(g, None) == game.events(moments[3 - steps], None)
        assert undoables(game, g) == [3 - steps, 0, 0]


def test_one_choice_is_taken_back_unless_more_are_wanted() -> None:
    game = Rehearsal(Ask(0), Ask(0), Ask(0))
    g = played(game, (0, 1), (0, 2))
    game.undo(g, 0)
    assert g == played(game, (0, 1))


def test_taking_back_step_by_step_leads_where_taking_back_at_once_does() -> None:
    game = Rehearsal(Ask(0), Ask(0), Ask(0), Ask(1))
    one, other = (played(game, (0, 0), (0, 1), (0, 2)) for _ in range(2))
    game.undo(one, 0)
    game.undo(one, 0)
    game.undo(other, 0, 2)
    assert one == other
    assert game.record(one) != game.record(other)


def test_after_an_undo_another_choice_can_be_made() -> None:
    game = Rehearsal(Ask(0), Ask(0), Ask(1))
    g = played(game, (0, 0), (0, 1))
    game.undo(g, 0, 2)
    game.play(g, 0, 2)
    game.play(g, 0, 2)
    assert g == played(game, (0, 2), (0, 2))
    game.undo(g, 0)
    game.play(g, 0, 0)
    assert g == played(game, (0, 2), (0, 0))


def test_a_fresh_game_has_nothing_to_take_back() -> None:
    g = GAME.new(seats=3, seed=5)
    assert undoables(GAME, g) == [0, 0, 0]
    with pytest.raises(GameError, match=f"^seat 0 {NOTHING}"):
        GAME.undo(g, 0)


@pytest.mark.parametrize("barrier", [Throw(0), Show(0)])
def test_a_throw_and_a_reveal_cannot_be_taken_back(barrier: Step) -> None:
    game = Rehearsal(Ask(0), barrier, Ask(0), Ask(0))
    g = played(game, (0, 1))
    assert undoables(game, g) == [1, 0, 0]
    game.play(g, 0, 1)
    assert undoables(game, g) == [0, 0, 0]
    with pytest.raises(GameError, match=f"^seat 0 {NOTHING}"):
        game.undo(g, 0)
    game.play(g, 0, 2)
    assert undoables(game, g) == [1, 0, 0]
    game.undo(g, 0)
    assert g == played(game, (0, 1), (0, 1))
    with pytest.raises(GameError, match="nothing"):
        game.undo(g, 0)


def test_an_empty_bag_gives_nothing_and_bars_nothing() -> None:
    game = Rehearsal(Bag(0), Ask(0))
    assert undoables(game, played(game, (0, 1))) == [1, 0, 0]


def test_merely_asking_another_seat_bars_nothing() -> None:
    game = Rehearsal(Ask(0), Ask(1), Ask(0))
    g = played(game, (0, 1))
    assert g.asked == 0b010
    game.undo(g, 0)
    assert g == played(game)


def test_what_another_seat_does_by_necessity_bars_nothing() -> None:
    game = Rehearsal(Ask(0), Forced(1), Ask(0), Ask(0))
    g = played(game, (0, 1), (0, 2))
    assert undoables(game, g) == [2, 0, 0]
    game.undo(g, 0, 2)
    assert g == played(game)


def test_a_choice_by_another_seat_bars_those_before() -> None:
    game = Rehearsal(Ask(0), Ask(1), Ask(1), Ask(0), Ask(0))
    g = played(game, (0, 1), (1, 1))
    assert undoables(game, g) == [0, 1, 0]
    game.play(g, 1, 2)
    assert undoables(game, g) == [0, 2, 0]
    game.play(g, 0, 1)
    assert undoables(game, g) == [1, 0, 0]
    with pytest.raises(GameError, match="1 to 1 choices now, not 2"):
        game.undo(g, 0, 2)


def test_once_the_other_has_taken_its_choice_back_nothing_bars_the_way() -> None:
    game = Rehearsal(Ask(0), Ask(1), Ask(1))
    g = played(game, (0, 1), (1, 1))
    game.undo(g, 1)
    assert undoables(game, g) == [1, 0, 0]


def test_when_the_game_is_over_nothing_can_be_taken_back() -> None:
    game = Rehearsal(Ask(0))
    assert undoables(game, played(game, (0, 1))) == [0, 0, 0]


# Under the seal


def test_a_sealed_answer_can_be_taken_back_until_the_reveal() -> None:
    game = Rehearsal(Vote(0b111), Ask(0))
    g = played(game, (1, 1))
    game.undo(g, 1)
    assert g == played(game)
    g = played(game, (1, 1), (0, 0), (2, 2))
    assert undoables(game, g) == [0, 0, 0]
    with pytest.raises(GameError, match=f"^seat 1 {NOTHING}"):
        game.undo(g, 1)


def test_each_takes_back_its_own_answer_whatever_the_others_answered_since() -> None:
    game = Rehearsal(Vote(0b111), Ask(0))
    g = played(game, (1, 1), (0, 0))
    assert undoables(game, g) == [1, 1, 0]
    game.undo(g, 1)
    assert g == played(game, (0, 0))
    assert g.asked == 0b110
    game.play(g, 2, 2)
    game.undo(g, 0)
    game.play(g, 1, 0)
    game.undo(g, 2)
    assert g == played(game, (1, 0))
    for seat, option in ((0, 1), (2, 1)):
        game.play(g, seat, option)
    assert g == played(game, (1, 0), (0, 1), (2, 1))
    assert undoables(game, g) == [0, 0, 0]


def test_a_choice_before_the_seal_is_barred_once_another_seat_has_answered() -> None:
    game = Rehearsal(Ask(0), Vote(0b111), Ask(0))
    g = played(game, (0, 2), (0, 1))
    assert undoables(game, g) == [2, 0, 0]
    game.play(g, 1, 1)
    assert undoables(game, g) == [1, 1, 0]
    with pytest.raises(GameError, match="1 to 1 choices now, not 2"):
        game.undo(g, 0, 2)
    game.undo(g, 0)
    assert g == played(game, (0, 2), (1, 1))
    assert undoables(game, g) == [0, 1, 0]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_order_of_the_answers_does_not_move_the_floor(order: tuple[int, int]) -> None:
    game = Rehearsal(Ask(0), Ask(0), Vote(0b111), Ask(0))
    g = played(game, (0, 1), (0, 1), *((seat, 1) for seat in order))
    assert undoables(game, g) == [1, 1, 0]
    assert g.floor == 2


def test_a_choice_before_the_seal_is_free_again_when_the_others_took_theirs_back() -> None:
    game = Rehearsal(Ask(0), Vote(0b111), Ask(0))
    g = played(game, (0, 2), (1, 1), (0, 1))
    game.undo(g, 1)
    assert undoables(game, g) == [2, 0, 0]
    game.undo(g, 0, 2)
    assert g == played(game)


def test_who_answers_alone_under_a_seal_may_think_again() -> None:
    game = Rehearsal(Ask(1), Vote(0b010), Vote(0b010), Ask(0), Ask(0))
    g = played(game, (1, 1), (1, 1), (1, 2))
    assert g.asked == 0b001
    assert undoables(game, g) == [0, 3, 0]
    game.undo(g, 1, 2)
    assert g == played(game, (1, 1))
    for seat, option in ((1, 0), (1, 0), (0, 1)):
        game.play(g, seat, option)
    assert undoables(game, g) == [1, 0, 0]


def test_the_reveal_bars_what_everybody_did_before() -> None:
    game = Rehearsal(Ask(0), Vote(0b101), Vote(0b110), Ask(1))
    g = played(game, (0, 0), (2, 1), (0, 1))
    assert (g.floor, undoables(game, g)) == (3, [0, 0, 0])
    game.play(g, 2, 1)
    assert undoables(game, g) == [0, 0, 1]
    game.play(g, 1, 1)
    assert (g.floor, undoables(game, g)) == (5, [0, 0, 0])


# What is refused


@pytest.mark.parametrize("steps", [0, -1, 3, 10**9])
def test_a_bad_number_of_steps_is_told_the_right_ones(steps: int) -> None:
    game = Rehearsal(Ask(0), Ask(0), Ask(0))
    g = played(game, (0, 1), (0, 1))
    before, written = g.clone(), game.record(g)
    with pytest.raises(GameError) as caught:
        game.undo(g, 0, steps)
    assert str(caught.value) == f"seat 0 can take back 1 to 2 choices now, not {steps}"
    assert g == before
    assert game.record(g) == written


@pytest.mark.parametrize("steps", [True, "1", None, 1.0])
def test_what_is_no_number_of_steps_is_refused(steps: int) -> None:
    game = Rehearsal(Ask(0), Ask(0), Ask(0))
    g = played(game, (0, 1), (0, 1))
    with pytest.raises(GameError, match=f"1 to 2 choices now, not {steps!r}"):
        game.undo(g, 0, steps)
    assert g == played(game, (0, 1), (0, 1))


@pytest.mark.parametrize("seat", [-1, 3, 64])
def test_a_seat_that_is_not_there_takes_back_nothing(seat: int) -> None:
    game = Rehearsal(Ask(0), Ask(0))
    g = played(game, (0, 1))
    with pytest.raises(GameError, match=f"seat {seat}"):
        game.undo(g, seat)
    assert g == played(game, (0, 1))


def test_true_is_no_seat_that_takes_back() -> None:
    g = GAME.new(seats=3, seed=5)
    GAME.play(g, 1, GAME.parse("bid:1"))
    written = GAME.record(g)
    with pytest.raises(GameError, match="there is no seat True"):
        GAME.undo(g, seat=True)
    assert GAME.record(g) == written


def test_what_keeps_no_log_takes_nothing_back() -> None:
    g = GAME.new(seats=3, seed=5)
    GAME.play(g, 1, GAME.parse("bid:1"))
    imagined = GAME.redeal(g, 1, 3)
    assert undoables(GAME, imagined) == [0, 0, 0]
    with pytest.raises(GameError, match="keeps no log"):
        GAME.undo(imagined, 1)
    g.hush()
    with pytest.raises(GameError, match="keeps no log"):
        GAME.undo(g, 1)


def test_an_undo_in_a_clone_leaves_the_first_alone() -> None:
    game = Rehearsal(Ask(0), Ask(0), Ask(0))
    g = played(game, (0, 1), (0, 1))
    twin = g.clone()
    game.undo(twin, 0)
    game.play(twin, 0, 2)
    assert g == played(game, (0, 1), (0, 1))
    assert game.record(g) == game.record(played(game, (0, 1), (0, 1)))
    assert twin == played(game, (0, 1), (0, 2))
    game.undo(g, 0, 2)
    assert twin == played(game, (0, 1), (0, 2))


# In the record


def test_an_undo_is_a_row_and_nothing_is_ever_deleted() -> None:
    game = Rehearsal(Ask(0), Ask(0), Ask(0), Ask(1))
    g = played(game, (0, 1), (0, 2))
    game.undo(g, 0, 2)
    game.play(g, 0, 0)
    assert game.record(g).splitlines()[5:] == ["0 at:1", "0 at:2", "0 undo 2", "0 at:0"]
    again = game.replay(game.record(g))
    assert again == g
    assert game.record(again) == game.record(g)
    assert undoables(game, again) == undoables(game, g)


def test_a_row_of_undo_takes_back_the_last_choices_of_its_seat() -> None:
    rows = [(0, 3), (1, 4), (0, 5), (0, -1), (1, 6), (0, 7), (1, -2), (1, 8)]
    assert fold(rows) == [(0, 3), (0, 7), (1, 8)]
    assert fold([]) == []


# All of it at once


def replayed(standing: list[tuple[int, int]], seed: int, seats: int) -> tuple[State, int]:
    """Play these choices from the start; give the state, and the choices before its last reveal.

    What reveals is told from outside: by events, and by who answered under a seal.
    """
    g = GAME.new(seats=seats, seed=seed)
    barrier = 0
    for number, (seat, option) in enumerate(standing, 1):
        if any(answer != NOBODY for answer in g.answers) and g.asked == 1 << seat:
            barrier = number
        GAME.play(g, seat, option)
    seen = ("offered", "drew", "shuffled", "peeped")
    for event in GAME.events(g, None):
        if event["key"] in seen:
            assert isinstance(event["choice"], int)
            barrier = max(barrier, event["choice"])
    return g, barrier


def free(g: State, standing: list[tuple[int, int]], barrier: int, seat: int) -> int:
    """Give how many choices a seat may take back, by the ruling (S106, S108)."""
    sealed = [who for who, answer in enumerate(g.answers) if answer != NOBODY]
    own = int(seat in sealed)
    if set(sealed) - {seat}:
        return own
    count = 0
    for who, _ in reversed(standing[barrier:]):
        if who != seat:
            break
        count += 1
    return count


class Indecision(RuleBasedStateMachine):
    """A game of the Pit in which everybody plays and takes back as they please."""

    @initialize(seed=st.integers(0, 2**32), seats=st.integers(2, 4))
    def begin(self, seed: int, seats: int) -> None:
        self.seed, self.seats = seed, seats
        self.g = GAME.new(seats=seats, seed=seed)
        self.standing: list[tuple[int, int]] = []
        self.rows = 0

    @rule(who=st.integers(0, 3), what=st.integers(0, 99))
    def play(self, who: int, what: int) -> None:
        asked = [seat for seat in range(self.seats) if GAME.options(self.g, seat)]
        if asked:
            seat = asked[who % len(asked)]
            offers = GAME.options(self.g, seat)
            option = offers[what % len(offers)]
            GAME.play(self.g, seat, option)
            self.standing.append((seat, option))
            self.rows += 1

    @rule(who=st.integers(0, 3), what=st.integers(0, 99))
    def play_on(self, who: int, what: int) -> None:
        for _ in range(5):
            self.play(who, what)
            who, what = who * 5 + 1, what * 7 + 3

    @rule(who=st.integers(0, 3), steps=st.integers(0, 9))
    def take_back(self, who: int, steps: int) -> None:
        seat = who % self.seats
        most = GAME.undoable(self.g, seat)
        if not most:
            before = self.g.clone()
            with pytest.raises(GameError, match="nothing"):
                GAME.undo(self.g, seat)
            assert self.g == before
            return
        steps = 1 + steps % most
        with pytest.raises(GameError, match=f"1 to {most} choices"):
            GAME.undo(self.g, seat, most + 1)
        GAME.undo(self.g, seat, steps)
        self.rows += 1
        own = [at for at, (other, _) in enumerate(self.standing) if other == seat]
        for at in reversed(own[-steps:]):
            del self.standing[at]

    @invariant()
    def all_is_as_if_only_the_standing_choices_had_been_made(self) -> None:
        fresh, barrier = replayed(self.standing, self.seed, self.seats)
        assert self.g == fresh
        assert self.g.numbers() == fresh.numbers()
        assert self.g.stack == fresh.stack
        assert self.g.die == fresh.die
        assert (self.g.floor, self.g.asked) == (fresh.floor, fresh.asked)
        for seat in (None, *range(self.seats)):
            assert GAME.events(self.g, seat) == GAME.events(fresh, seat)
            assert GAME.view(self.g, seat) | {"rev": 0} == GAME.view(fresh, seat) | {"rev": 0}
        for seat in range(self.seats):
            assert GAME.undoable(self.g, seat) == free(fresh, self.standing, barrier, seat)

    @invariant()
    def the_record_tells_it_all(self) -> None:
        text = GAME.record(self.g)
        assert len(text.splitlines()) == 5 + self.rows
        again = GAME.replay(text)
        assert again == self.g
        assert GAME.record(again) == text


Indecision.TestCase.settings = settings(settings(), stateful_step_count=25)
TestIndecision = Indecision.TestCase


def test_a_record_of_thousands_of_second_thoughts_is_read_like_any_other() -> None:
    """Each undo goes back to a state that is still at hand: else this would take minutes."""
    g = GAME.new(seats=3, seed=5)
    for seat, bid in ((0, "bid:0"), (1, "bid:1"), (2, "bid:3")):
        GAME.play(g, seat, GAME.parse(bid))
    take = GAME.text(GAME.options(g, 2)[0])
    again = GAME.record(g) + f"2 {take}\n2 undo 1\n" * 5000 + f"2 {take}\n"
    read = GAME.replay(again)
    assert read.choices == 4
    assert GAME.record(read) == again
    GAME.undo(read, 2)
    assert read == g
