from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import pit
from bots.pit_table import lay_out
from groundlings import GameError
from groundlings.arena.simulate import Season, simulate
from groundlings.bots import Weigher, bot
from groundlings.bots.chair import Chair
from groundlings.bots.learning import blank, listed
from groundlings.bots.policy import pick
from groundlings.bots.race import Arm, Effort
from groundlings.bots.rollout import reseal
from groundlings.bots.search import MOST_TRIED, promising, settled
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


def test_who_left_earlier_or_was_never_tried_is_worth_less() -> None:
    arms = [Arm(0, [1.0]), Arm(1, [3.0]), Arm(2, [2.0])]
    assert settled([0.0, -1.0, -1.0, -9.0, -8.0], arms) == [1.0, 1.0, 1.0, -9.0, -8.0]


def test_everything_is_tried_the_likeliest_first_unless_there_is_too_little_time() -> None:
    likings = [-9.0, 0.0, -17.0, -1.0]
    assert [arm.number for arm in promising(likings, Effort(600))] == [1, 3, 0, 2]
    assert [arm.number for arm in promising(likings, Effort(12))] == [1, 3]
    assert [arm.number for arm in promising(likings, Effort(600, daring=10.0))] == [1, 3, 0]
    assert len(promising([0.0] * 99, Effort(choices=1))) == MOST_TRIED


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
