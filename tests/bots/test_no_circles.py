"""What the rules let a player do for ever is not done for ever by who plays by a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from typing import cast as typed

import pytest

import groundlings
from groundlings.bots.chair import Chair
from groundlings.bots.hints import hints
from groundlings.bots.leaning import Leaning
from groundlings.bots.othello.circles import MUCH, bought, goes_round
from groundlings.bots.player import NEVER, Policy, chances, eye_for
from groundlings.bots.policy import pick
from groundlings.bots.search import Effort, Search
from groundlings.editions.sheet import Sheet
from groundlings.kernel.die import cast, quick
from groundlings.kernel.play import lowest, options, play_unchecked
from groundlings.othello.intermission import Trade
from groundlings.othello.moment import scenes
from groundlings.othello.state import INTRIGUE, STAGING
from groundlings.othello.tokens import has_spotlight
from groundlings.othello.verbs import SHOW_EXCHANGE, TRADE_FOR_INTRIGUE, TRADE_FOR_SPOTLIGHT
from othello.own import FOOLS, KNAVES
from othello.stage import Table

if TYPE_CHECKING:
    from groundlings.bots.policy import Eye
    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State

GAME = groundlings.game("othello")
WAYS = ("trade for", "show an", "play an", "play a miscue")
LOVER: Final = Leaning("othello", tuple((f"{way} *, as *", 40.0) for way in WAYS))
"""Likes nothing better than what goes round in circles."""
MOST: Final = 400
"""So many choices nobody makes, all seats together, in a scene and what follows before the next."""


def eye_of(g: State, seat: int, leaning: Leaning | None = None, game: Game = GAME) -> Eye:
    return typed("Eye", eye_for(Chair(game, g, seat), g, leaning))


def liked(g: State, seat: int, world: State | None = None) -> dict[str, float]:
    """How a seat likes each of its options, as it knows them or in a world it imagines."""
    legal = GAME.options(g, seat)
    found = chances(eye_of(g, seat), world or g, seat, legal)
    return dict(zip(map(GAME.text, legal), found, strict=True))


# Tokens between acts


def at_a_trade() -> tuple[State, int]:
    """Between two acts; somebody who has a spotlight and much intrigue has not traded yet."""
    for seed in range(50):
        g, die = GAME.new(seats=3, seed=seed), cast(seed)
        while g.asked:
            seat = lowest(g.asked)
            is_fresh = isinstance(g.stack[-1], Trade) and bought(g, seat) == 0
            if is_fresh and has_spotlight(g, seat):
                g.cells[INTRIGUE + seat], g.offers = 9, None
                return g, seat
            legal = GAME.options(g, seat)
            GAME.play(g, seat, legal[die.roll(len(legal))])
    raise AssertionError("nobody ever had a spotlight")


def traded(g: State, seat: int, choice: str) -> State:
    after = g.clone()
    GAME.play(after, seat, GAME.parse(choice))
    return after


def test_tokens_are_traded_one_way_between_two_acts_and_never_back() -> None:
    g, seat = at_a_trade()
    assert min(liked(g, seat).values()) > NEVER
    then = liked(traded(g, seat, "trade:spotlight"), seat)
    assert then["trade:intrigue"] == NEVER
    assert then["trade:spotlight"] > NEVER
    assert liked(traded(g, seat, "trade:intrigue"), seat)["trade:spotlight"] == NEVER


def test_whoever_chose_last_in_an_act_may_trade() -> None:
    """A guard that asked who had chosen last forbade it."""
    g, seat = at_a_trade()
    g.last = seat
    assert min(liked(g, seat).values()) > NEVER


@pytest.mark.compiled
def test_nobody_searches_or_hints_at_a_trade_back() -> None:
    g, seat = at_a_trade()
    after = traded(g, seat, "trade:spotlight")
    chair = Chair(GAME, after, seat)
    back = GAME.parse("trade:intrigue")
    assert (
        Search(Effort(60), "search").weigh(chair, cast(1))[chair.options().index(back)] < NEVER / 2
    )
    assert back not in {hint.option for hint in hints(chair, cast(1), Effort(60))}


def test_where_spotlights_count_nothing_they_are_sold_and_not_bought() -> None:
    text = (GAME.folder / "edition.toml").read_text(encoding="utf-8")
    text = text.replace("spotlight_points = 1", "spotlight_points = 0")
    game = GAME.printed(Sheet.parse(text, "mine.toml"))
    g = game.new(seats=2, seed=1)
    assert goes_round(g, 0, TRADE_FOR_SPOTLIGHT)
    assert not goes_round(g, 0, TRADE_FOR_INTRIGUE)


# One card after the other in a scene


def shown(times: int) -> Table:
    """Nothing but Exchanges lies in the pile, and seat 1 shows one after the other."""
    table = Table(seats=3, lead=0).pile(STAGING, " ".join(["exchange"] * 5))
    table.hands(s0="I.2", s1="exchange exchange I.1", s2="I.3").start()
    for _ in range(times):
        table.play("1 show:exchange")
        while table.asked() != [1] or "pass" not in table.options():
            table.play(f"{table.asked()[0]} {table.options()[0]}")
    return table


def test_whoever_has_done_much_in_a_scene_shows_no_more_cards() -> None:
    table = shown(MUCH - 1)
    assert liked(table.g, 1)["show:exchange"] > NEVER
    table = shown(MUCH)
    assert liked(table.g, 1)["show:exchange"] == NEVER
    assert Policy("bold", 50.0).choose(Chair(GAME, table.g, 1), cast(1)) != SHOW_EXCHANGE


def test_that_is_known_in_every_world_that_is_imagined() -> None:
    g = shown(MUCH).g
    for die in range(4):
        assert liked(g, 1, GAME.redeal(g, 1, die)) == liked(g, 1)


def test_in_the_next_scene_they_are_shown_again() -> None:
    table = shown(MUCH).finish()
    while "show:exchange" not in table.options():
        table.play(f"{table.asked()[0]} {table.options()[0]}")
    assert liked(table.g, table.asked()[0])["show:exchange"] > NEVER


# Whole games


def longest(game: Game, seats: int, warmth: float, leaning: Leaning | None, mode: str) -> int:
    """The most choices from one scene to the next in a game among players who like it so."""
    g, die = game.new(seats=seats, seed=1, mode=mode), quick(seats)
    g.hush()
    eye = eye_of(g, 0, leaning, game)
    most = since = 0
    scene = int(scenes(g))
    while g.asked and most < MOST:
        seat = lowest(g.asked)
        play_unchecked(g, seat, pick(eye, g, seat, options(g, seat), warmth, die))
        if scene != int(scenes(g)):
            scene, since = int(scenes(g)), int(g.choices)
        most = max(most, int(g.choices) - since)
    return most


@pytest.mark.compiled
@pytest.mark.parametrize("mode", GAME.variants["mode"].choices)
@pytest.mark.parametrize("warmth", [0.01, 0.5, 1.6])
def test_games_end_however_much_circles_are_liked(mode: str, warmth: float) -> None:
    for game, seats in ((GAME, 2), (GAME, 3), (GAME, 5), (GAME, 6), (KNAVES, 3), (FOOLS, 3)):
        assert longest(game, seats, warmth, None, mode) < MOST
        assert longest(game, seats, warmth, LOVER, mode) < MOST
