"""Many games in a row, in one process, from one seed."""

from __future__ import annotations

import shlex
from dataclasses import dataclass, replace
from math import lcm
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

import groundlings
from groundlings.arena.dice import die_for, game_seed
from groundlings.bots import bot
from groundlings.bots.chair import Chair
from groundlings.errors import GameError
from groundlings.kernel.play import lowest
from groundlings.kernel.playout import playout
from groundlings.kernel.promises import check, check_record
from groundlings.kernel.setup import Setup, listed

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from groundlings.bots import Bot
    from groundlings.kernel.die import Die
    from groundlings.kernel.game import Game
    from groundlings.kernel.setup import Setting
    from groundlings.kernel.state import State

_CHECK_DIE = 2**31 - 1


@dataclass(frozen=True, slots=True)
class Season:
    """What is played: games that are set up like this, by which bots, how many.

    The dice of each game follow from the seed of the setup and the number of the game. `first` is
    the number of the first game; `check` looks at every promise of the kernel after every choice;
    `records` is a folder for the records; `edition` the file that an edition was read from.
    A season can be sent to another process.
    """

    setup: Setup
    bots: tuple[str, ...]
    games: int
    first: int = 1
    check: bool = False
    records: Path | None = None
    edition: Path | None = None

    @classmethod
    def of(
        cls,
        game: Game,
        bots: tuple[str, ...],
        games: int,
        seed: int,
        variants: dict[str, Setting] | None = None,
    ) -> Season:
        """So many games between these bots, if so many can play in this way."""
        return cls(Setup.of(game, len(bots), seed, variants or {}), bots, games)

    @property
    def seed(self) -> int:
        """What all dice of all games follow from."""
        return self.setup.pledge.seed

    def setup_of(self, number: int) -> Setup:
        """How the game with this number is set up."""
        return self.setup.reseeded(game_seed(self.seed, number))

    def command(self, number: int) -> str:
        """The command that plays this one game again."""
        setup, variants = self.setup, groundlings.game_of(self.setup).variants
        words = ["groundlings", "simulate", setup.game, "--seats", str(setup.seats)]
        words += ["--bots", ",".join(self.bots), "--games", "1", "--first", str(number)]
        words += ["--seed", str(self.seed)]
        chosen = {n: way for n, way in setup.variants.items() if way != variants[n].default}
        for setting in listed(chosen):
            words += ["--variant", setting]
        if self.edition is not None:
            words += ["--edition", str(self.edition)]
        if self.check:
            words.append("--check")
        return shlex.join(words)


class BrokenGame(RuntimeError):  # noqa: N818 - it names what broke
    """A game that could not be played to its end: a fault of ours, with how to see it again."""

    def __init__(self, season: Season, number: int, fault: Exception) -> None:
        told = " ".join(str(fault).split()) or "no reason given"
        super().__init__(
            f"game {number} of seed {season.seed} broke ({type(fault).__name__}: {told}); "
            f"play it again with: {season.command(number)}"
        )


@dataclass(frozen=True, slots=True)
class Tally:
    """What came of a season; values by seat are lists, a shared win counts 1/k."""

    season: Season
    decisions: int
    seconds: float
    mean_scores: list[float]
    mean_winning_score: float | None
    win_rates: list[float]
    shortest: int
    longest: int

    @property
    def decisions_per_second(self) -> float:
        """How fast it went; a season too short to be timed has no speed."""
        return self.decisions / self.seconds if self.seconds > 0 else 0.0

    def json(self) -> dict[str, object]:
        """The tally ready for JSON, with the keys the design fixes."""
        season = self.season
        return {
            "game": season.setup.game,
            "seats": season.setup.seats,
            "variants": season.setup.variants,
            "bots": list(season.bots),
            "games": season.games,
            "first": season.first,
            "seed": season.seed,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.decisions_per_second,
            "mean_scores": self.mean_scores,
            "mean_winning_score": self.mean_winning_score,
            "win_rates": self.win_rates,
            "shortest": self.shortest,
            "longest": self.longest,
            "compiled": groundlings.COMPILED,
        }


class CutShort(KeyboardInterrupt):
    """Somebody has stopped a season: the tally of the games that were played to their end."""

    def __init__(self, tally: Tally) -> None:
        super().__init__()
        self.tally = tally


def simulate(season: Season, watch: Callable[[int], None] | None = None) -> Tally:
    """Play all games of a season; `watch` is told after each how many are done.

    Ctrl-C raises CutShort once a game is over.
    """
    game = groundlings.game_of(season.setup)
    players = [bot(name) for name in season.bots]
    count = _Count(len(players))
    if season.records is not None:
        _open_folder(season.records)
    try:
        for number in range(season.first, season.first + season.games):
            began = perf_counter()
            end = _play(season, game, number, players)
            count.add(end, perf_counter() - began)
            if season.records is not None:
                _keep(season.records / f"{game.name}-{number:06}.txt", game, end.state)
            if watch is not None:
                watch(number - season.first + 1)
    except KeyboardInterrupt:
        if count.games:
            raise CutShort(count.tally(replace(season, games=count.games))) from None
        raise
    return count.tally(season)


def _keep(path: Path, game: Game, state: State) -> None:
    """Write a record; another game's is never overwritten."""
    record = game.record(state, result=True)
    if path.exists() and path.read_text(encoding="utf-8") != record:
        message = f"{path} holds another game already; give an empty folder"
        raise GameError(message)
    path.write_text(record, encoding="utf-8", newline="\n")


class _End(NamedTuple):
    """How a game ended, and after how many decisions."""

    state: State
    decisions: int
    scores: list[int]
    winners: list[int]


def _play(season: Season, game: Game, number: int, players: list[Bot]) -> _End:
    """One game, played out and scored."""
    state: State | None = None
    try:
        state = season.setup_of(number).begin(game)
        if season.records is None and not season.check:
            state.hush()
        decisions = _play_out(season, game, number, state, players)
        return _End(state, decisions, game.scores(state), game.winners(state))
    except Exception as fault:
        if state is None and isinstance(fault, GameError):
            raise
        raise BrokenGame(season, number, fault) from fault


def _play_out(season: Season, game: Game, number: int, state: State, players: list[Bot]) -> int:
    """Play to the end, inside the engine where nobody needs to think; how many decisions."""
    if any(name != "random" for name in season.bots):
        dice = [die_for(season.seed, number, f"seat {seat}") for seat in range(len(players))]
        return _play_from_chairs(season, game, number, state, players, dice)
    # One die for the whole table, so that a checked game is the game the engine plays.
    die = die_for(season.seed, number, "table")
    if season.check:
        return _play_from_chairs(season, game, number, state, players, [die] * len(players))
    return playout(state, die)


def _play_from_chairs(
    season: Season, game: Game, number: int, state: State, players: list[Bot], dice: list[Die]
) -> int:
    """Ask bot after bot; a choice with one option only is forced, not a decision."""
    chairs = [Chair(game, state, seat) for seat in range(len(players))]
    inspector = die_for(season.seed, number, "check")
    decisions = 0
    if season.check:
        check(game, state, inspector.roll(_CHECK_DIE))
    while state.asked:
        seat = lowest(state.asked)
        options = game.options(state, seat)
        option = options[0]
        if len(options) > 1:
            decisions += 1
            option = players[seat].choose(chairs[seat], dice[seat])
        game.play(state, seat, option)
        if season.check:
            check(game, state, inspector.roll(_CHECK_DIE))
    if season.check:
        check_record(game, state)
    return decisions


def _open_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise GameError(
            f"records go into a folder, but {path} is a file or lies inside one"
        ) from None


class _Count:
    """Sums by seat while a season runs. Wins are counted in shares, so that 1/k adds up."""

    def __init__(self, seats: int) -> None:
        self._whole = lcm(*range(1, seats + 1))
        self._scores = [0] * seats
        self._shares = [0] * seats
        self._won = 0
        self._winning = 0.0
        self._lengths: list[int] = []
        self._seconds = 0.0

    @property
    def games(self) -> int:
        """How many have been counted."""
        return len(self._lengths)

    def add(self, end: _End, seconds: float) -> None:
        """Count one game."""
        self._lengths.append(end.decisions)
        self._seconds += seconds
        for seat, score in enumerate(end.scores):
            self._scores[seat] += score
        for seat in end.winners:
            self._shares[seat] += self._whole // len(end.winners)
        if end.winners:
            self._won += 1
            self._winning += sum(end.scores[seat] for seat in end.winners) / len(end.winners)

    def tally(self, season: Season) -> Tally:
        """What it comes to."""
        games = self.games
        return Tally(
            season=season,
            decisions=sum(self._lengths),
            seconds=self._seconds,
            mean_scores=[total / games for total in self._scores],
            mean_winning_score=self._winning / self._won if self._won else None,
            win_rates=[share / (games * self._whole) for share in self._shares],
            shortest=min(self._lengths),
            longest=max(self._lengths),
        )
