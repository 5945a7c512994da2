from collections import Counter

import pytest

import pit
from groundlings import GameError
from groundlings.bots import bot, names
from groundlings.bots.chair import Chair
from groundlings.kernel.die import cast

GAME = pit.GAME


def test_every_named_bot_can_be_had_and_knows_its_name() -> None:
    assert "random" in names()
    assert [bot(name).name for name in names()] == list(names())
    assert list(names()) == sorted(names())


def test_an_unknown_bot_is_told_with_the_known_ones() -> None:
    with pytest.raises(GameError, match=r"there is no bot 'clever'; the bots are: .*random"):
        bot("clever")


def test_the_random_bot_follows_its_die() -> None:
    chair = Chair(GAME, GAME.new(seats=2, seed=7), 0)
    rows = [[bot("random").choose(chair, cast(die)) for die in range(40)] for _ in range(2)]
    assert rows[0] == rows[1]


def test_the_random_bot_likes_all_options_alike() -> None:
    chair = Chair(GAME, GAME.new(seats=2, seed=7), 0)
    die, player = cast(1), bot("random")
    chosen = Counter(player.choose(chair, die) for _ in range(4000))
    assert sorted(chosen) == chair.options()
    assert sum((n - 1000) ** 2 / 1000 for n in chosen.values()) < 16.3  # chi-square, p = 0.001


@pytest.mark.parametrize("name", names())
def test_a_bot_chooses_among_its_options_and_leaves_the_game_alone(name: str) -> None:
    state = GAME.new(seats=2, seed=7)
    before = state.clone()
    assert bot(name).choose(Chair(GAME, state, 1), cast(3)) in GAME.options(state, 1)
    assert state == before
