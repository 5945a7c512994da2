from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import pit
from bots.pit_table import lay_out
from groundlings import GameError
from groundlings.arena.simulate import Season, simulate
from groundlings.bots import Weigher, bot, search
from groundlings.bots.chair import Chair
from groundlings.bots.learning import blank, listed
from groundlings.bots.policy import pick
from groundlings.bots.rollout import reseal
from groundlings.bots.search import Arm, Effort, halved, promising, settled
from groundlings.kernel.die import cast, quick
from groundlings.kernel.state import NOBODY
from pit.eye import NAMES, SIGHT
from pit.verbs import BID

if TYPE_CHECKING:
    from pathlib import Path

GAME = pit.GAME


@pytest.fixture(autouse=True)
def _the_pit_has_a_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lay_out(monkeypatch, tmp_path, GAME.edition)


@pytest.mark.parametrize("name", ["search:", "search:0", "search:fast", "search:-5ms", "search:5s"])
def test_an_effort_that_nobody_can_make_is_refused_in_one_sentence(name: str) -> None:
    with pytest.raises(GameError, match=r"a search is given as search:500 .* or search:50ms .*, "):
        bot(name)


def test_the_better_half_goes_on_in_the_same_worlds() -> None:
    arms = [Arm(number, []) for number in range(5)]
    worlds: list[list[int]] = []

    def tried(left: list[Arm]) -> None:
        worlds.append([arm.number for arm in left])
        for arm in left:
            arm.made.append(float(arm.number))

    rounds = halved(arms, Effort(90), tried)
    assert [[arm.number for arm in out] for out in rounds] == [[4], [3], [2], [1, 0]]
    assert sum(map(len, worlds)) <= 90
    assert worlds.count([0, 1, 2, 3, 4]) == 6
    assert settled([0.0] * 5, rounds) == [0.0, 1.0, 2.0, 3.0, 4.0]


def test_a_level_plays_out_fewer_games_where_a_game_is_long() -> None:
    assert Effort(0, length=1200).within(100) == Effort(12)
    assert Effort(0, length=1200).within(1000) == Effort(6), "but never too few to tell"
    assert Effort(50).within(100) == Effort(50)


def test_an_effort_in_time_ends_with_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    tries: list[int] = []

    def tried(left: list[Arm]) -> None:
        nonlocal now
        now += 0.001 * len(left)
        tries.append(len(left))
        for arm in left:
            arm.made.append(0.0)

    monkeypatch.setattr(search, "process_time", lambda: now)
    halved([Arm(number, []) for number in range(4)], Effort.of("40ms"), tried)
    assert tries == [4] * 5 + [2] * 10


def test_who_left_earlier_or_was_never_tried_is_worth_less() -> None:
    rounds = [[Arm(0, [1.0])], [Arm(1, [3.0])], [Arm(2, [2.0])]]
    assert settled([0.0, -1.0, -1.0, -9.0, -8.0], rounds) == [1.0, 1.0, 1.0, -9.0, -8.0]


def test_what_is_hardly_ever_done_is_not_tried() -> None:
    assert [arm.number for arm in promising([-5.0, 0.0, -6.0, -1.0], Effort(600))] == [1, 3, 0]
    assert [arm.number for arm in promising([-5.0, 0.0, -6.0, -1.0], Effort(12))] == [1, 3]


def test_others_answers_under_a_seal_are_those_of_such_players() -> None:
    likes_two = blank(len(NAMES))
    likes_two[BID + 2] = 9.0
    eye = SIGHT.eye(likes_two)
    state = GAME.new(seats=3, seed=7)
    GAME.play(state, 1, BID)
    chair = Chair(GAME, state, 2)
    world = chair.imagine(5)
    reseal(world, 2, eye, 1.0, quick(3))
    assert world.answers == (NOBODY, BID + 2, NOBODY)
    assert pick(eye, world, 0, GAME.options(world, 0), 1.0, quick(1)) == BID + 2
    assert listed(eye.table)[BID + 2] == 9.0


@pytest.mark.parametrize("name", ["policy", "search:40"])
def test_whoever_plays_by_the_table_beats_chance(name: str) -> None:
    for seat in range(2):
        bots = (name, "random") if seat == 0 else ("random", name)
        tally = simulate(Season.of(GAME, bots, games=12, seed=1))
        assert tally.win_rates[seat] >= 0.8


def test_a_search_by_count_thinks_the_same_again_and_likes_what_it_chooses_best() -> None:
    searching = bot("search:60")
    assert isinstance(searching, Weigher)
    chair = Chair(GAME, GAME.new(seats=2, seed=7), 0)
    worth = searching.weigh(chair, cast(9))
    assert worth == searching.weigh(chair, cast(9))
    assert searching.choose(chair, cast(9)) == chair.options()[worth.index(max(worth))]
