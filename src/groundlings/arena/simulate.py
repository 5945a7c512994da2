"""Many games in a row, in one process, from one seed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean
from time import perf_counter
from typing import TYPE_CHECKING

import groundlings
from groundlings.arena.intervals import mean, share
from groundlings.arena.keeping import open_folder
from groundlings.arena.play import Notes, play
from groundlings.arena.players import player, texts
from groundlings.arena.season import BrokenGame, Season
from groundlings.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from groundlings.arena.intervals import Interval
    from groundlings.arena.play import Ending
    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State

__all__ = ["BrokenGame", "CutShort", "Row", "Season", "Tally", "simulate"]


@dataclass(frozen=True, slots=True)
class Row:
    """What came of one game for one player: a line of the table that `--csv` writes.

    `decisions` are those of this player; None where the engine played alone and counted them all.
    """

    game: int
    seed: int
    turn: int
    seat: int
    player: int
    bot: str
    score: int
    won: float
    sources: dict[str, int]
    decisions: int | None = None


@dataclass(frozen=True, slots=True)
class Tally:
    """What came of a season; values by player are lists, a shared win counts 1/k.

    A player is a place in the season's list of bots; without rotation it is a seat.
    """

    season: Season
    games: int
    decisions: int
    seconds: float
    scores: list[Interval]
    score_sds: list[float]
    mean_winning_score: float | None
    wins: list[Interval]
    mean_sources: list[dict[str, float]]
    shortest: int
    longest: int

    @property
    def decisions_per_second(self) -> float:
        """How fast it went; a season too short to be timed has no speed."""
        return self.decisions / self.seconds if self.seconds > 0 else 0.0

    @property
    def mean_scores(self) -> list[float]:
        """By player."""
        return [score.value for score in self.scores]

    @property
    def win_rates(self) -> list[float]:
        """By player."""
        return [won.value for won in self.wins]

    def json(self) -> dict[str, object]:
        """The tally ready for JSON, with the keys the design fixes."""
        season = self.season
        return {
            "game": season.setup.game,
            "seats": season.setup.seats,
            "variants": season.setup.variants,
            "bots": list(season.bots),
            "games": self.games,
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
            "rotate": season.rotate,
            "score_sds": self.score_sds,
            "score_intervals": [[score.low, score.high] for score in self.scores],
            "win_intervals": [[won.low, won.high] for won in self.wins],
            "mean_sources": self.mean_sources,
        }


class CutShort(KeyboardInterrupt):
    """Somebody has stopped a season: the tally of the games that were played to their end."""

    def __init__(self, tally: Tally) -> None:
        super().__init__()
        self.tally = tally


def simulate(
    season: Season,
    watch: Callable[[int], None] | None = None,
    keep: Callable[[Row], None] | None = None,
) -> Tally:
    """Play all games of a season; `watch` is told after each how many are done.

    `keep` is given each game's rows. Ctrl-C raises CutShort once a game is over.
    """
    game = groundlings.game_of(season.setup)
    count = _Count(season)
    if season.records is not None:
        open_folder(season.records, "records go into a folder")
    tables = texts(season.bots, season.setup)
    players = [player(name, tables.get(name)) for name in season.bots]
    turns = [
        (_turned(season, turn), players[-turn:] + players[:-turn]) for turn in range(season.turns)
    ]
    try:
        for number in range(season.first, season.first + season.games):
            for turn, (table, seated) in enumerate(turns):
                notes = Notes(len(table.bots)) if keep else None
                began = perf_counter()
                end = play(table, game, number, seated, notes)
                spent = perf_counter() - began
                if season.records is not None:
                    _keep(season.records / _name(season, number, turn), game, end.state)
                for row in count.add(number, turn, end, spent, game.sources(end.state), notes):
                    if keep:
                        keep(row)
                if watch is not None:
                    watch(count.games)
    except KeyboardInterrupt:
        if count.games:
            raise CutShort(count.tally()) from None
        raise
    return count.tally()


def _turned(season: Season, turn: int) -> Season:
    """The table after so many turns: who sat on the last seat sits on the first one."""
    return replace(season, bots=season.bots[-turn:] + season.bots[:-turn], rotate=False)


def _name(season: Season, number: int, turn: int) -> str:
    turned = f"-{turn + 1}" if season.rotate else ""
    return f"{season.setup.game}-{number:06}{turned}.txt"


def _keep(path: Path, game: Game, state: State) -> None:
    """Write a record; another game's is never overwritten."""
    record = game.record(state, result=True)
    if path.exists() and path.read_text(encoding="utf-8") != record:
        message = f"{path} holds another game already; give an empty folder"
        raise GameError(message)
    path.write_text(record, encoding="utf-8", newline="\n")


class _Count:
    """What is counted while a season runs, player by player."""

    def __init__(self, season: Season) -> None:
        self._season = season
        places = range(len(season.bots))
        self._lengths: list[int] = []
        self._seconds = 0.0
        self._winning: list[float] = []
        self._scores: list[list[int]] = [[] for _ in places]
        self._won: list[list[float]] = [[] for _ in places]
        self._sources: list[dict[str, int]] = [{} for _ in places]

    @property
    def games(self) -> int:
        """How many have been counted."""
        return len(self._lengths)

    def add(
        self,
        number: int,
        turn: int,
        end: Ending,
        seconds: float,
        sources: list[dict[str, int]],
        notes: Notes | None,
    ) -> list[Row]:
        """Count one game; its rows by seat."""
        self._lengths.append(end.decisions)
        self._seconds += seconds
        if end.winners:
            self._winning.append(fmean(end.scores[seat] for seat in end.winners))
        rows = []
        for seat, score in enumerate(end.scores):
            player = (seat - turn) % len(end.scores)
            won = 1 / len(end.winners) if seat in end.winners else 0.0
            self._scores[player].append(score)
            self._won[player].append(won)
            known = self._sources[player]
            for source, points in sources[seat].items():
                known[source] = known.get(source, 0) + points
            season = self._season
            rows.append(
                Row(
                    game=number,
                    seed=season.seed,
                    turn=turn,
                    seat=seat,
                    player=player,
                    bot=season.bots[player],
                    score=score,
                    won=won,
                    sources=sources[seat],
                    decisions=notes.decisions[seat] if notes else None,
                )
            )
        return rows

    def tally(self) -> Tally:
        """What it comes to. A season that was cut short has as many deals as were begun."""
        games, turns = self.games, self._season.turns
        deals = -(-games // turns)
        return Tally(
            season=replace(self._season, games=deals),
            games=games,
            decisions=sum(self._lengths),
            seconds=self._seconds,
            scores=[mean(_by_deal(made, turns)) for made in self._scores],
            score_sds=[_sd(made) for made in self._scores],
            mean_winning_score=fmean(self._winning) if self._winning else None,
            wins=[share(_by_deal(won, turns)) for won in self._won],
            mean_sources=[
                {source: total / games for source, total in known.items()}
                for known in self._sources
            ],
            shortest=min(self._lengths),
            longest=max(self._lengths),
        )


def _by_deal(values: list[int] | list[float], turns: int) -> list[tuple[float, int]]:
    """The sum of each deal, and how often it was played."""
    deals = [values[first : first + turns] for first in range(0, len(values), turns)]
    return [(sum(deal), len(deal)) for deal in deals]


def _sd(values: list[int]) -> float:
    """The standard deviation over games; of one game there is none."""
    middle = fmean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1))
