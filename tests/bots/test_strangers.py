"""Where the characters are others, those who play by a table go by what each of them does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import groundlings
from bots.moments import moments
from groundlings.bots import bot, remark
from groundlings.bots.chair import Chair
from groundlings.bots.eyes import STRANGERS, sight
from groundlings.bots.hints import hints
from groundlings.bots.player import STRANGE, eye_for
from groundlings.bots.search import Effort, Search
from groundlings.bots.shakespeare.known import are_known
from groundlings.bots.shakespeare.others import EDITIONS, with_others
from groundlings.bots.table import shipped
from groundlings.kernel.die import cast
from groundlings.kernel.play import lowest
from groundlings.shakespeare.state import book

if TYPE_CHECKING:
    from groundlings.kernel.game import Game

pytestmark = pytest.mark.compiled

BOX = groundlings.game("shakespeare")
MANY = 4 * EDITIONS - 1
"""The edition in which nearly everybody has changed."""


@pytest.fixture
def others() -> Game:
    return with_others(BOX, MANY)


def test_each_edition_is_another_and_always_the_same() -> None:
    games = [with_others(BOX, number) for number in range(MANY + 1)]
    assert games.count(BOX) == len(games) / 2
    strange = {game.edition: game for game in games if game is not BOX}
    assert len(strange) == EDITIONS
    assert not any(are_known(book(game.new(seats=2, seed=1))) for game in strange.values())
    again = with_others(BOX.printed(BOX.sheet), MANY)
    assert again.edition == games[MANY].edition


@pytest.mark.parametrize("backstage", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_there_is_a_table_for_strangers_at_every_table(
    others: Game,
    seats: int,
    backstage: bool,  # noqa: FBT001 - a variant
) -> None:
    way = sight("shakespeare").way(others.new(seats=seats, seed=1, backstage=backstage))
    assert way == ("strangers_backstage" if backstage else STRANGERS)
    table = shipped("shakespeare", seats, way)
    assert table is not None
    assert (table.seats, table.strangers) == (seats, True)
    assert ("backstage=true" in table.variants) == backstage


def test_it_is_said_that_nobody_is_known_by_name(others: Game) -> None:
    assert remark(BOX, ["policy", "master"]) == ""
    assert remark(others, ["policy", "greedy"]) == STRANGE
    assert remark(others, ["greedy", None]) == ""


def test_policy_search_and_hints_play_with_other_characters(others: Game) -> None:
    """No line of theirs comes from greedy: there is an eye for every chair."""
    short = Search(Effort(40), "search:40")
    for g in moments(others, 2, seed=4, every=25):
        chair = Chair(others, g, lowest(g.asked))
        legal = chair.options()
        if len(legal) > 1:
            eye = eye_for(chair, chair.imagine(1))
            assert eye is not None
            assert bot("policy").choose(chair, cast(1)) in legal
            assert short.choose(chair, cast(1)) in legal
            assert hints(chair, cast(1), Effort(40))


def test_policy_holds_against_greedy_where_nearly_everybody_has_changed(others: Game) -> None:
    made = {"policy": 0, "greedy": 0}
    for seed in range(6):
        names = ["policy", "greedy"] if seed % 2 else ["greedy", "policy"]
        g, dice = others.new(seats=2, seed=seed), cast(seed)
        seated = [bot(name) for name in names]
        while g.asked:
            seat = lowest(g.asked)
            chair = Chair(others, g, seat)
            legal = chair.options()
            others.play(g, seat, seated[seat].choose(chair, dice) if legal[1:] else legal[0])
        for name, score in zip(names, others.scores(g), strict=True):
            made[name] += score
    assert made["policy"] > made["greedy"] - 6 * 4, made
