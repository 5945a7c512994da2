"""Whole games to be told: played by bots, looked at now and then, through all eyes."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from typing import TYPE_CHECKING, Final

import groundlings
from groundlings.arena.dice import die_for, game_seed
from groundlings.bots import bot
from groundlings.bots.chair import Chair
from groundlings.kernel.play import lowest
from groundlings.web.board.narration import narrator

if TYPE_CHECKING:
    from groundlings.kernel.setup import Setting
    from groundlings.kernel.state import State
    from groundlings.web.board.narration import Narrator
    from groundlings.web.board.scoring import Scoring

NAMES: Final = ("Ann", "Ben", "Cuthbert", "Dorothy", "Emma", "Fulke")
SPARSE: Final = 13
"""Every so many choices the table is looked at."""


@cache
def moments(name: str, seats: int, **settings: Setting) -> list[State]:
    """A game of greedy bots, at many of its moments; its end is the last."""
    game = groundlings.game(name)
    g = game.new(seats=seats, seed=game_seed(seats, 0), **settings)
    players = [bot("greedy") for _ in range(seats)]
    chairs = [Chair(game, g, seat) for seat in range(seats)]
    dice = [die_for(seats, 0, f"seat {seat}") for seat in range(seats)]
    found = []
    while not g.over:
        seat = lowest(g.asked)
        game.play(g, seat, players[seat].choose(chairs[seat], dice[seat]))
        if g.choices % SPARSE == 0 or g.over:
            found.append(g.clone())
    return found


def tells_of(name: str, seats: int, language: str = "en") -> Narrator:
    """Who tells it."""
    return narrator(groundlings.game(name), language, NAMES[:seats])


def eyes(seats: int) -> list[int | None]:
    """Whoever may look: everybody, and each player."""
    return [None, *range(seats)]


def words(html: str) -> str:
    """What is read of it."""
    return unescape(re.sub(r"<[^>]+>", "", html))


def last_totals(scoring: Scoring) -> list[list[int]]:
    """What everybody has after the last step."""
    return [list(map(int, own.split(","))) for own in scoring.steps[-1].totals.split(" ")]
