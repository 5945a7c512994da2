from collections import Counter

import pytest

import groundlings
import pit
from bots.moments import moments
from groundlings import GameError
from groundlings.bots import Weigher, bot, names
from groundlings.bots.chair import Chair
from groundlings.kernel.die import Die, cast
from groundlings.kernel.play import lowest
from groundlings.words import languages, phrasebook

GAME = pit.GAME


def test_every_named_bot_can_be_had_and_knows_its_name() -> None:
    assert "random" in names()
    assert [bot(name).name for name in names()] == list(names())
    assert set(names("pit")) < set(names("othello")) < set(names())


@pytest.mark.parametrize("language", languages())
def test_every_named_bot_has_a_name_for_people(language: str) -> None:
    assert set(phrasebook(language)._sections["bot"]) >= set(names())


def test_an_unknown_bot_is_told_with_the_known_ones() -> None:
    with pytest.raises(GameError, match=r"there is no bot 'clever'; the levels are .*random"):
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


@pytest.mark.parametrize("name", names("pit"))
def test_a_bot_chooses_among_its_options_and_leaves_the_game_alone(name: str) -> None:
    state = GAME.new(seats=2, seed=7)
    before = state.clone()
    assert bot(name).choose(Chair(GAME, state, 1), cast(3)) in GAME.options(state, 1)
    assert state == before


@pytest.mark.parametrize("game", ["pit", "shakespeare", "othello"])
@pytest.mark.parametrize("name", sorted({*names("pit"), "search:4"} - {"master", "revels"}))
def test_a_bot_that_weighs_chooses_the_first_of_the_best(name: str, game: str) -> None:
    played = GAME if game == "pit" else groundlings.game(game)
    player = bot(name)
    assert isinstance(player, Weigher)
    for state in moments(played, 2, seed=5, every=211 if game == "othello" else 23):
        chair = Chair(played, state, lowest(state.asked))
        worth = player.weigh(chair, cast(9))
        assert len(worth) == len(chair.options())
        assert player.choose(chair, cast(9)) == chair.options()[worth.index(max(worth))]


def test_what_weighs_nothing_more_than_another_comes_first() -> None:
    class Content(Weigher):
        """Likes all but the first option, all of them alike."""

        def weigh(self, chair: Chair, die: Die) -> list[float]:
            return [0.0, *[1.0] * (len(chair.options()) - 1)]

    chair = Chair(GAME, GAME.new(seats=2, seed=7), 0)
    assert Content().choose(chair, cast(1)) == chair.options()[1]
