"""The public face of a game: how one is begun, found, seen and imagined."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import groundlings
from groundlings.editions.reader import EditionError
from groundlings.editions.sheet import Sheet
from groundlings.errors import GameError
from groundlings.kernel.die import SEEDS, QuickDie, TrueDie, cast, imagined, quick
from groundlings.kernel.messages import NUMBER, SEAT, Messages
from groundlings.kernel.play import lowest
from groundlings.kernel.playout import playout
from groundlings.kernel.pledge import Pledge
from groundlings.kernel.setup import Variant, written
from groundlings.kernel.state import EVERYBODY, NOBODY
from groundlings.kernel.step import Sealed, Step
from pit import FOLDER, GAME, ThePit

if TYPE_CHECKING:
    from pathlib import Path

    from groundlings.kernel.setup import Setting
    from groundlings.kernel.state import State


def at_random(seed: int, choices: int, seats: int) -> State:
    """Give a game after so many random choices."""
    g = GAME.new(seats=seats, seed=seed)
    die = cast(seed)
    while choices and g.asked:
        seat = lowest(g.asked)
        offers = GAME.options(g, seat)
        GAME.play(g, seat, offers[die.roll(len(offers))])
        choices -= 1
    return g


moments = st.tuples(st.integers(0, 2**64), st.integers(0, 60), st.integers(2, 4))
"""Seed, choices and seats of a game: hypothesis keeps what it gives, so it gives plain numbers."""

Moment = tuple[int, int, int]


# Begun


@pytest.mark.parametrize(
    "seats",
    [0, 1, 5, -2, True, "3", 3.0, None, [3]],
)
def test_a_bad_number_of_seats_is_told_the_good_ones(seats: int) -> None:
    with pytest.raises(GameError) as caught:
        GAME.new(seats=seats, seed=1)
    assert str(caught.value) == f"pit takes 2 to 4 players, not {seats!r}"


def test_a_game_for_one_number_of_players_says_just_that() -> None:
    game = ThePit(GAME.sheet)
    game.seats = range(2, 3)
    with pytest.raises(GameError, match=r"^pit takes 2 players, not 4$"):
        game.new(seats=4, seed=1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_good_number_of_seats_is_set_up(seats: int) -> None:
    g = GAME.new(seats=seats, seed=1)
    assert g.seats == seats
    assert g.asked == 2**seats - 1
    assert not g.over


@pytest.mark.parametrize("seed", [-1, SEEDS, True, "7", 7.0, None])
def test_a_bad_seed_is_told_what_a_seed_is(seed: int) -> None:
    with pytest.raises(GameError, match="is no seed; a seed is a whole number"):
        GAME.new(seats=2, seed=seed)


def test_a_game_follows_from_its_seed() -> None:
    assert GAME.new(seats=3, seed=1) == GAME.new(seats=3, seed=1)
    assert GAME.new(seats=3, seed=1) != GAME.new(seats=3, seed=2)
    assert GAME.new(seats=3, seed=Pledge(1, bytes(16))) == GAME.new(seats=3, seed=1)
    assert GAME.new(seats=3, seed=Pledge(1, bytes(16), (b"x",))) != GAME.new(seats=3, seed=1)


def test_an_unknown_variant_is_told_the_known_ones() -> None:
    with pytest.raises(GameError) as caught:
        GAME.new(seats=2, seed=1, lenght="long")
    assert str(caught.value) == "pit knows no variant 'lenght'; its variants are: length, tricks"


def test_a_game_without_variants_says_so() -> None:
    game = ThePit(GAME.sheet)
    game.variants = {}
    with pytest.raises(GameError, match=r"its variants are: none$"):
        game.new(seats=2, seed=1, length="long")


@pytest.mark.parametrize(
    ("name", "setting", "told"),
    [
        ("length", "longer", "length can be short or long, not 'longer'"),
        ("length", "", "length can be short or long, not ''"),
        ("tricks", 1, "tricks can be true or false, not 1"),
        ("tricks", 0, "tricks can be true or false, not 0"),
        ("tricks", "true", "tricks can be true or false, not 'true'"),
        pytest.param("tricks", None, "tricks can be true or false, not None"),
        pytest.param("tricks", 1.0, "tricks can be true or false, not 1.0"),
    ],
)
def test_a_bad_setting_is_told_the_good_ones(name: str, setting: Setting, told: str) -> None:
    with pytest.raises(GameError) as caught:
        GAME.new(seats=2, seed=1, **{name: setting})
    assert str(caught.value) == told


def test_a_number_is_not_taken_for_a_truth_nor_a_truth_for_a_number() -> None:
    game = ThePit(GAME.sheet)
    game.variants = {"coins": Variant(1, (1, 2), "how many"), **GAME.variants}
    assert game.settings({"coins": 2})["coins"] == 2
    with pytest.raises(GameError, match=r"^coins can be 1 or 2, not True$"):
        game.settings({"coins": True})


def test_settings_stand_in_the_order_of_their_names_and_are_complete() -> None:
    some: list[dict[str, Setting]] = [{}, {"tricks": False}, {"tricks": False, "length": "long"}]
    for chosen in some:
        assert list(GAME.settings(chosen)) == ["length", "tricks"]
        assert GAME.settings(chosen) == {"length": "short", "tricks": True} | chosen
    game = ThePit(GAME.sheet)
    game.variants = dict(reversed(GAME.variants.items()))
    assert list(game.settings({})) == ["length", "tricks"]


def test_a_setting_is_read_as_it_is_written() -> None:
    for variant in (*GAME.variants.values(), Variant(1, (1, 10), "")):
        for choice in variant.choices:
            assert variant.parse(written(choice)) is choice
        with pytest.raises(KeyError):
            variant.parse("neither")


def test_what_a_game_does_to_its_settings_does_not_change_its_bill() -> None:
    class Careless(ThePit):
        def set_up(self, g: State, settings: dict[str, Setting]) -> None:
            super().set_up(g, settings)
            settings.clear()

    game = Careless(GAME.sheet)
    assert "tricks=true" in game.record(game.new(seats=2, seed=1))


# Found


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody be registered but by the test itself."""
    monkeypatch.setattr(groundlings, "_registered", {})
    monkeypatch.setattr(groundlings, "_guests", set())
    monkeypatch.delenv("GROUNDLINGS_GAMES", raising=False)


@pytest.mark.usefixtures("house")
def test_a_registered_game_is_found_by_its_name() -> None:
    assert "pit" not in groundlings.games()
    groundlings.register(GAME)
    assert "pit" in groundlings.games()
    assert list(groundlings.games()) == sorted(groundlings.games())
    assert groundlings.game("pit") is GAME


@pytest.mark.usefixtures("house")
def test_an_unknown_game_is_told_the_known_ones() -> None:
    groundlings.register(GAME)
    listed = ", ".join(groundlings.games())
    with pytest.raises(GameError) as caught:
        groundlings.game("globe")
    assert str(caught.value) == f"there is no game 'globe'; the games are: {listed}"


@pytest.mark.usefixtures("house")
def test_guests_are_found_by_the_names_of_their_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROUNDLINGS_GAMES", ",pit,")
    assert "pit" in groundlings.games()
    assert groundlings.game("pit") is GAME
    assert groundlings.games().count("pit") == 1


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize(
    "module", ["no_such_module", "pit.no_such_part", "json", "pit.verbs", "a b"]
)
def test_a_guest_that_is_none_is_named(monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    monkeypatch.setenv("GROUNDLINGS_GAMES", module)
    for _ in range(2):
        with pytest.raises(
            GameError, match=f"GROUNDLINGS_GAMES names '{module}', which has no GAME"
        ):
            groundlings.games()
    with pytest.raises(GameError, match="has no GAME"):
        groundlings.game("pit")


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize("module", [".pit", "broken_guest"])
def test_a_guest_that_cannot_even_be_read_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, module: str
) -> None:
    (tmp_path / "broken_guest.py").write_text("GAME = (\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("GROUNDLINGS_GAMES", module)
    with pytest.raises(GameError, match=f"GROUNDLINGS_GAMES names '{module}'"):
        groundlings.games()


def in_a_fresh_process(code: str) -> str:
    """Run some Python in which the Pit is a guest; give what it prints."""
    path = os.pathsep.join([str(FOLDER.parent), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = {**os.environ, "GROUNDLINGS_GAMES": "pit", "PYTHONPATH": path}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout


def test_guests_come_in_from_the_environment_of_a_fresh_process() -> None:
    found = in_a_fresh_process("import groundlings; print(*groundlings.games())")
    assert "pit" in found.split()


WEAK = """
import gc, weakref, groundlings
game = groundlings.game("pit")
kept = []
for n in range(3000):
    state = game.new(seats=2, seed=1)
    for thing in (state, state.stack[-1]):
        try:
            kept.append(weakref.ref(thing))
        except TypeError:
            pass
    del state, thing
    if n % 100 == 0:
        gc.collect()
        kept = kept[-50:]
print("alive", sum(ref() is not None for ref in kept))
"""


def test_a_weak_reference_to_a_state_or_a_step_is_harmless() -> None:
    assert in_a_fresh_process(WEAK) == "alive 0\n"


@pytest.mark.usefixtures("house")
def test_another_edition_is_played_from_its_file(tmp_path: Path) -> None:
    groundlings.register(GAME)
    text = (FOLDER / "edition.toml").read_text("utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace("pennies = 6", "pennies = 9"), "utf-8")
    for path in (mine, str(mine)):
        game = groundlings.game("pit", edition=path)
        assert game.edition != GAME.edition
        view = game.view(game.new(seats=2, seed=1), None)
        assert isinstance(view["players"], list)
        assert view["players"][0]["pennies"] == 9
    assert groundlings.game("pit") is GAME


@pytest.mark.usefixtures("house")
def test_an_edition_that_is_missing_or_bad_is_refused(tmp_path: Path) -> None:
    groundlings.register(GAME)
    with pytest.raises(EditionError, match=r"missing\.toml"):
        groundlings.game("pit", edition=tmp_path / "missing.toml")
    bad = tmp_path / "bad.toml"
    bad.write_text("[meta]\npennies = -1\n")
    with pytest.raises(EditionError, match=r"bad\.toml:2: "):
        groundlings.game("pit", edition=bad)


def test_states_of_different_editions_are_not_equal(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    text = (FOLDER / "edition.toml").read_text("utf-8")
    mine.write_text(text.replace("worth = 3", "worth = 9"), "utf-8")
    assert GAME.revised(mine).new(seats=2, seed=1) != GAME.new(seats=2, seed=1)


# Seen

COMMON = {"game", "seats", "seat", "choices", "asked", "answered", "answer", "over", "prompt"}


@given(moments)
@settings(deadline=None, max_examples=50)
def test_every_view_begins_with_what_all_games_have(moment: Moment) -> None:
    g = at_random(*moment)
    asked = [seat for seat in range(g.seats) if g.asked >> seat & 1]
    for seat in (None, *range(g.seats)):
        view = GAME.view(g, seat)
        assert set(view) >= COMMON
        assert view["game"] == "pit"
        assert (view["seats"], view["seat"]) == (g.seats, seat)
        assert (view["choices"], view["asked"]) == (g.choices, asked)
        answered = [other for other in range(g.seats) if g.answers and g.answers[other] != NOBODY]
        assert view["answered"] == answered
        mine = g.answers[seat] if g.answers and seat is not None else NOBODY
        assert view["answer"] == (None if mine == NOBODY else GAME.text(mine))
        assert view["over"] is (not g.stack)
        assert view["prompt"] == GAME.prompt(g, seat)
        assert (view["prompt"] is not None) == (seat in asked)
        assert json.loads(json.dumps(view)) == view


@given(moments)
@settings(deadline=None, max_examples=50)
def test_what_a_game_shows_does_not_hide_what_all_games_have(moment: Moment) -> None:
    g = at_random(*moment)
    for seat in (None, *range(g.seats)):
        assert not COMMON & set(GAME.look(g, seat))


@pytest.mark.parametrize("seat", [-1, 3, 64])
def test_a_seat_that_is_not_there_sees_and_imagines_nothing(seat: int) -> None:
    g = GAME.new(seats=3, seed=1)
    told = f"^there is no seat {seat}; the seats are 0 to 2$"
    with pytest.raises(GameError, match=told):
        GAME.view(g, seat)
    with pytest.raises(GameError, match=told):
        GAME.redeal(g, seat, 1)


@pytest.mark.parametrize("seat", [True, "0", 0.0])
def test_what_is_no_seat_sees_and_imagines_nothing(seat: int) -> None:
    g = GAME.new(seats=3, seed=1)
    with pytest.raises(GameError, match=f"there is no seat {seat!r}"):
        GAME.view(g, seat)
    with pytest.raises(GameError, match=f"there is no seat {seat!r}"):
        GAME.redeal(g, seat, 1)


@pytest.mark.parametrize("seat", [-1, 3, True])
def test_a_seat_that_is_not_there_hears_nothing(seat: int) -> None:
    g = GAME.new(seats=3, seed=1)
    with pytest.raises(GameError, match="there is no seat"):
        GAME.events(g, seat)


@given(moments)
@settings(deadline=None, max_examples=50)
def test_a_whisper_is_heard_by_its_seat_alone(moment: Moment) -> None:
    g = at_random(*moment)
    assert g.events is not None
    rows = g.events.read()
    kinds = list(GAME.messages.kinds)
    for seat in (None, *range(g.seats)):
        heard = GAME.events(g, seat)
        told = [(row[0], kinds[row[2]]) for row in rows if row[1] in (EVERYBODY, seat)]
        assert [(event["choice"], event["key"]) for event in heard] == told
        keys = {event["key"] for event in heard}
        assert keys.isdisjoint({"got", "saw"}) == (seat is None)
        assert json.loads(json.dumps(heard)) == heard
        for since in range(0, g.choices + 2, 3):
            later = [event for event in heard if int(str(event["choice"])) >= since]
            assert GAME.events(g, seat, since) == later


def test_a_whisper_to_nobody_is_heard_by_nobody() -> None:
    g = GAME.new(seats=3, seed=1)
    before = GAME.events(g, None)
    g.whisper(NOBODY, GAME.messages.number("got"), 0)
    assert GAME.events(g, None) == before


def test_what_is_told_carries_what_its_numbers_mean() -> None:
    told = Messages({"who": SEAT, "n": NUMBER, "ware": ("nut", "pie")}, {"took": ("who", "ware")})
    message = told.message("took", {"who": 1, "ware": 1, "n": 7})
    assert message == {"key": "took", "who": {"seat": 1}, "ware": {"noun": "pie"}, "n": 7}
    assert told.number("took") == 0


def test_a_noun_that_was_not_told_is_not_made_up() -> None:
    g = GAME.new(seats=2, seed=1)
    g.emit(GAME.messages.number("offered"))
    assert "noun" not in str(GAME.events(g, None)[-1])


def test_a_silent_state_tells_nothing() -> None:
    g = at_random(3, 20, 3)
    g.hush()
    assert GAME.events(g, 0) == []
    g.emit(0, 1)
    g.whisper(0, 0, 1)
    assert GAME.events(g, 0) == []
    twin = g.clone()
    playout(twin, cast(1))
    assert twin.over


def test_only_who_is_asked_is_prompted() -> None:
    g = GAME.new(seats=3, seed=7)
    GAME.play(g, 1, GAME.parse("bid:3"))
    assert [GAME.prompt(g, seat) is None for seat in (0, 1, 2, None)] == [False, True, False, True]
    GAME.play(g, 0, GAME.parse("bid:0"))
    GAME.play(g, 2, GAME.parse("bid:0"))
    ware = GAME.options(g, 1)[0]
    GAME.play(g, 1, ware)
    noun = GAME.text(ware).removeprefix("take:")
    assert GAME.prompt(g, 1) == {"key": "put", "ware": {"noun": noun}}
    assert [GAME.prompt(g, seat) for seat in (0, 2, None)] == [None, None, None]


def test_nothing_that_a_seat_is_shown_tells_what_others_answered_under_the_seal() -> None:
    tables = []
    for bid in ("bid:0", "bid:3"):
        g = GAME.new(seats=3, seed=7)
        GAME.play(g, 1, GAME.parse(bid))
        tables.append(g)
    one, other = tables
    assert one.answers != other.answers
    for seat in (0, 2, None):
        assert GAME.view(one, seat) == GAME.view(other, seat)
        assert GAME.events(one, seat) == GAME.events(other, seat)
    for seat in (0, 2):
        assert GAME.options(one, seat) == GAME.options(other, seat)
        with pytest.raises(GameError) as first:
            GAME.play(one, 1, GAME.parse("bid:1"))
        with pytest.raises(GameError) as second:
            GAME.play(other, 1, GAME.parse("bid:1"))
        assert str(first.value) == str(second.value)
    assert [GAME.undoable(one, s) for s in range(3)] == [GAME.undoable(other, s) for s in range(3)]


def test_what_somebody_does_to_an_event_nobody_else_hears() -> None:
    events = [(3, EVERYBODY, 0, 1, 0)]
    told = Messages({"who": SEAT, "ware": ("nut", "pie")}, {"took": ("who", "ware")})
    first = told.heard(events, None, 0)
    first[0]["key"] = "gave"
    del first[0]["who"]
    expected = {"choice": 3, "key": "took", "who": {"seat": 1}, "ware": {"noun": "nut"}}
    assert told.heard(events, 1, 0) == [expected]


@given(moments)
@settings(deadline=None, max_examples=30)
def test_no_view_and_no_event_tells_the_seed(moment: Moment) -> None:
    g = at_random(*moment)
    assert g.setup is not None
    pledge = g.setup.pledge
    secrets = {str(pledge.seed), f"{pledge.seed:x}", pledge.salt.hex(), true(g).key.hex()}
    for seat in (None, *range(g.seats)):
        shown = json.dumps([GAME.view(g, seat), GAME.events(g, seat)])
        assert not [secret for secret in secrets if len(secret) > 8 and secret in shown]


# Imagined


def true(g: State) -> TrueDie:
    """Give the die of a game, which nobody foresees."""
    assert isinstance(g.die, TrueDie)
    return g.die


def key(die: QuickDie) -> bytes:
    """Give what a quick die came from, before its first throw."""
    return b"".join(int(word).to_bytes(4, "little") for word in (die.a, die.b, die.c, die.d))


@given(moments, st.integers(0, 2**64))
@settings(deadline=None, max_examples=50)
def test_imagining_leaves_the_table_as_it_is(moment: Moment, die: int) -> None:
    g = at_random(*moment)
    before, text = g.clone(), GAME.record(g)
    for seat in range(g.seats):
        world = GAME.redeal(g, seat, die)
        assert GAME.view(world, seat) == GAME.view(g, seat)
        assert GAME.options(world, seat) == GAME.options(g, seat)
        assert (world.floor, world.last, world.choices) == (g.floor, g.last, g.choices)
        playout(world, cast(die))
        assert world.over
    assert g == before
    assert GAME.record(g) == text


def test_an_imagined_world_keeps_no_seed_no_log_and_no_events() -> None:
    g = at_random(3, 20, 3)
    world = GAME.redeal(g, 0, 5)
    assert (world.setup, world.log, world.events) == (None, None, None)
    assert isinstance(world.die, QuickDie)
    assert GAME.redeal(g, 0, 5) == world
    assert GAME.redeal(g, 0, 6).die != world.die


def test_the_answers_of_others_are_dealt_anew_and_the_own_is_kept() -> None:
    g = GAME.new(seats=3, seed=7)
    GAME.play(g, 0, GAME.parse("bid:2"))
    GAME.play(g, 1, GAME.parse("bid:3"))
    bids = [GAME.parse(f"bid:{n}") for n in range(4)]
    seen = set()
    for die in range(60):
        world = GAME.redeal(g, 0, die)
        assert (world.answers[0], world.answers[2]) == (bids[2], NOBODY)
        assert world.asked == 0b100
        seen.add(world.answers[1])
    assert seen == set(bids)
    outside = {GAME.redeal(g, 2, die).answers for die in range(300)}
    assert outside == {(a, b, NOBODY) for a in bids for b in bids}


class Wink(Sealed):
    """Everybody winks or not; whoever has a penny may wink."""

    def seats(self, g: State) -> int:
        return 0b111

    def options(self, g: State, seat: int) -> list[int]:
        return [0, 1] if g.cells[seat] else [0]

    def reveal(self, g: State, answers: tuple[int, ...]) -> None:
        g.pop()


class Purses(ThePit):
    """A game in which each seat alone knows whether it has a penny."""

    def __init__(self) -> None:
        super().__init__(Sheet.read(FOLDER / "edition.toml"))

    def set_up(self, g: State, settings: dict[str, Setting]) -> None:
        for seat in range(3):
            g.cells[seat] = 1
        g.push(Wink())

    def deal_anew(self, g: State, seat: int) -> None:
        for other in range(3):
            if other != seat:
                g.cells[other] = g.roll(2)


def test_an_imagined_answer_is_one_that_could_be_given_in_that_world() -> None:
    game = Purses()
    g = game.new(seats=3, seed=1)
    game.play(g, 1, 1)
    seen = set()
    for die in range(60):
        world = game.redeal(g, 0, die)
        assert world.answers[1] in world.stack[-1].options(world, 1)
        assert world.floor == 0
        seen.add((world.numbers()[1], world.answers[1]))
    assert seen == {(0, 0), (1, 0), (1, 1)}


def test_options_in_an_imagined_world_are_those_of_that_world() -> None:
    game = Purses()
    g = game.new(seats=3, seed=1)
    game.play(g, 0, 0)
    game.play(g, 2, 0)
    assert game.options(g, 1) == [0, 1]
    poor = next(w for n in range(60) if not (w := game.redeal(g, 0, n)).numbers()[1])
    assert game.options(poor, 1) == [0]
    assert game.options(g, 1) == [0, 1]


def test_an_imagined_die_is_never_the_true_one() -> None:
    game = Purses()
    g = game.new(seats=3, seed=7)
    world = game.dealt_by(imagined(7), g, 0)
    assert true(world).key != true(g).key
    assert key(quick(7)) not in {true(world).key, true(g).key}


@pytest.mark.parametrize("die", [-1, SEEDS])
def test_a_die_that_is_none_is_refused(die: int) -> None:
    with pytest.raises(GameError, match="whole number from 0"):
        GAME.redeal(GAME.new(seats=2, seed=1), 0, die)


# Won


def test_the_best_score_wins_and_several_share_it() -> None:
    class Tally(ThePit):
        points: tuple[int, ...] = ()

        def scores(self, state: State) -> list[int]:
            return list(self.points)

        def winners(self, state: State) -> list[int]:
            return super(ThePit, self).winners(state)

    game = Tally(GAME.sheet)
    g = game.new(seats=3, seed=1)
    for points, winners in (((1, 3, 2), [1]), ((3, 1, 3), [0, 2]), ((-1, -1, -1), [0, 1, 2])):
        game.points = points
        assert game.winners(g) == winners


def test_a_step_may_be_prompted_with_any_field_of_the_game() -> None:
    class Question(Step):
        def ask(self, g: State) -> int:
            return 1

        def options(self, g: State, seat: int) -> list[int]:
            return [0, 1]

        def prompt(self, g: State, seat: int) -> tuple[str, dict[str, int]]:
            return "question", {"who": seat, "n": 5}

    g = GAME.new(seats=2, seed=1)
    g.stack[:] = [Question()]
    g.asked = 1
    assert GAME.prompt(g, 0) == {"key": "question", "who": {"seat": 0}, "n": 5}
