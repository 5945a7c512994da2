"""One game between bots, played to its end, and what was seen of it on the way."""

from __future__ import annotations

from collections import Counter
from math import log
from time import thread_time
from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.arena.dice import die_for
from groundlings.arena.season import BrokenGame
from groundlings.bots.chair import Chair
from groundlings.errors import GameError
from groundlings.kernel.play import lowest
from groundlings.kernel.playout import playout
from groundlings.kernel.promises import check, check_record

if TYPE_CHECKING:
    from collections.abc import Sequence

    from groundlings.arena.season import Season
    from groundlings.bots import Bot
    from groundlings.kernel.die import Die
    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State

_CHECK_DIE: Final = 2**31 - 1
STEP: Final = 1.05
"""Thinking times are counted in bins, each so much longer than the one before."""


class Ending(NamedTuple):
    """How a game ended; `decisions` are those of all seats."""

    state: State
    decisions: int
    scores: list[int]
    winners: list[int]


class Notes:
    """What is written down while a game is played: decisions, offers and choices of each seat.

    A decision is a choice among several options. Of each how long the bot thought is noted, as
    processor time of this thread, so that a busy machine does not make a slow bot.
    """

    def __init__(self, seats: int, *, listens: bool = False) -> None:
        self.listens = listens
        """Whether what is told of the game is wanted, too."""
        self.decisions = [0] * seats
        self.offered: list[set[int]] = [set() for _ in range(seats)]
        self.taken: list[set[int]] = [set() for _ in range(seats)]
        self.times: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.spent = [0.0] * seats

    def decided(self, seat: int, seconds: float) -> None:
        """One decision more."""
        self.decisions[seat] += 1
        self.spent[seat] += seconds
        self.times[seat][bin_of(seconds)] += 1


def bin_of(seconds: float) -> int:
    """The bin of a thinking time; what is shorter than a microsecond is in bin 0."""
    return int(log(max(seconds * 1e6, 1.0), STEP))


def milliseconds(place: int) -> float:
    """The thinking time in the middle of a bin."""
    return float(STEP ** (place + 0.5)) / 1000


def play(
    season: Season,
    game: Game,
    number: int,
    players: Sequence[Bot],
    notes: Notes | None = None,
) -> Ending:
    """One game, played out and scored. Where notes are taken, nothing is played in the engine."""
    state: State | None = None
    try:
        state = season.setup_of(number).begin(game)
        if season.records is None and not season.check and not (notes and notes.listens):
            state.hush()
        decisions = _play_out(season, game, number, state, players, notes)
        return Ending(state, decisions, game.scores(state), game.winners(state))
    except Exception as fault:
        if state is None and isinstance(fault, GameError):
            raise
        raise BrokenGame.of(season, number, fault) from fault


def _play_out(
    season: Season,
    game: Game,
    number: int,
    state: State,
    players: Sequence[Bot],
    notes: Notes | None,
) -> int:
    """Play to the end, inside the engine where nobody needs to think; how many decisions."""
    if any(name != "random" for name in season.bots):
        dice = [die_for(season.seed, number, f"seat {seat}") for seat in range(len(players))]
        return _play_from_chairs(season, game, number, state, players, dice, notes)
    # One die for the whole table, so that a checked game is the game the engine plays.
    die = die_for(season.seed, number, "table")
    if season.check or notes is not None:
        shared = [die] * len(players)
        return _play_from_chairs(season, game, number, state, players, shared, notes)
    return playout(state, die)


def _play_from_chairs(
    season: Season,
    game: Game,
    number: int,
    state: State,
    players: Sequence[Bot],
    dice: list[Die],
    notes: Notes | None,
) -> int:
    """Ask bot after bot; a choice with one option only is forced, not a decision."""
    chairs = [Chair(game, state, seat) for seat in range(len(players))]
    notes = notes or Notes(len(players))
    inspector = die_for(season.seed, number, "check")
    if season.check:
        check(game, state, inspector.roll(_CHECK_DIE))
    while state.asked:
        seat = lowest(state.asked)
        options = game.options(state, seat)
        option = options[0]
        if len(options) > 1:
            began = thread_time()
            option = players[seat].choose(chairs[seat], dice[seat])
            notes.decided(seat, thread_time() - began)
        notes.offered[seat].update(options)
        notes.taken[seat].add(option)
        game.play(state, seat, option)
        if season.check:
            check(game, state, inspector.roll(_CHECK_DIE))
    if season.check:
        check_record(game, state)
    return sum(notes.decisions)
