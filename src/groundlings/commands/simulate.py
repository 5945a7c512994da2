"""`groundlings simulate`: bots play, the numbers are told."""

from __future__ import annotations

import csv
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from groundlings.arena.season import Season
from groundlings.arena.simulate import CutShort, simulate
from groundlings.bots import offered
from groundlings.commands import terms
from groundlings.commands.show import console, counted, progress, table
from groundlings.kernel.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from rich.table import Table

    from groundlings.arena.simulate import Row, Tally


@click.command("simulate")
@click.argument("game")
@terms.seats_option
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help=f"One for all, or one per seat: {offered()}.",
)
@click.option(
    "--games", type=terms.Whole(1), default=100, show_default=True, help="How many games."
)
@terms.seed_option
@terms.variant_option
@terms.edition_option
@click.option("--records", type=terms.FILE, metavar="DIR", help="Write each game's record there.")
@click.option(
    "--first", type=terms.Whole(1), default=1, show_default=True, help="Number of the first game."
)
@click.option(
    "--rotate", is_flag=True, help="Play each deal once from every seat: all bots are dealt alike."
)
@click.option(
    "--csv", "sheet", type=terms.FILE, metavar="FILE", help="Write a row for every game and player."
)
@click.option("--check", is_flag=True, help="Look for leaks and bad clones after every choice.")
@terms.json_option
def command(
    *,
    game: str,
    seats: int | None,
    bots: str,
    games: int,
    seed: int,
    variants: tuple[str, ...],
    edition: Path | None,
    records: Path | None,
    first: int,
    rotate: bool,
    sheet: Path | None,
    check: bool,
    as_json: bool,
) -> None:
    """Play many games between bots and tell what came of them.

    The same seed gives the same games, and game number 17 is the same however many are played.
    With --rotate that number is a deal, and --games are rounded up to whole deals. Ctrl-C stops
    after the games that are over, and tells what came of them.
    """
    played = terms.game_at(game, edition)
    players = terms.bots_at(played, seats, bots)
    chosen = terms.settings(played, variants)
    terms.remark_on(played, players)
    season = Season(
        setup=Setup.of(played, len(players), seed, chosen),
        bots=players,
        games=-(-games // len(players)) if rotate else games,
        first=first,
        check=check,
        records=records,
        edition=edition,
        rotate=rotate,
    )
    games = season.games * season.turns
    try:
        with (
            progress(f"{counted(games, 'game', 'games')} of {played.name}", games) as watch,
            _rows(sheet) as keep,
        ):
            tally = simulate(season, watch, keep)
    except CutShort as cut:
        _tell(cut.tally, as_json=as_json)
        over = counted(cut.tally.games, "game that is over", "games that are over")
        click.echo(f"Stopped before all {games} were played: this is of the {over}.", err=True)
        raise
    _tell(tally, as_json=as_json)


@contextmanager
def _rows(path: Path | None) -> Iterator[Callable[[Row], None] | None]:
    """A table in a file, row by row; games and seats count from 1."""
    if path is None:
        yield None
        return
    with path.open("w", encoding="utf-8", newline="") as file:
        writer: csv.DictWriter[str] | None = None

        def keep(row: Row) -> None:
            nonlocal writer
            told = _row(row)
            if writer is None:
                writer = csv.DictWriter(file, list(told), lineterminator="\n")
                writer.writeheader()
            writer.writerow(told)

        yield keep


def _row(row: Row) -> dict[str, Any]:
    return {
        "game": row.game,
        "seed": row.seed,
        "seat": row.seat + 1,
        "player": row.player + 1,
        "bot": row.bot,
        "score": row.score,
        "won": row.won,
        "decisions": row.decisions,
        **row.sources,
    }


def _tell(tally: Tally, *, as_json: bool) -> None:
    if as_json:
        terms.print_json(tally.json())
    else:
        _print(tally)


def _print(tally: Tally) -> None:
    season = tally.season
    shown = table(("player", "bot", " mean score", " sd", " won"))
    rows = zip(season.bots, tally.scores, tally.score_sds, tally.wins, strict=True)
    for number, (name, score, sd, won) in enumerate(rows, start=1):
        rate = f"{won.value:.1%} [{won.low:.1%}, {won.high:.1%}]"
        shown.add_row(str(number), name, score.told(), f"{sd:.2f}", rate)
    speed = tally.decisions_per_second
    deals = f", every deal played {season.turns} times" if season.rotate else ""
    games = counted(tally.games, "game", "games")
    lines = [
        f"{games} of {season.setup.game}, seed {season.seed}{deals}",
        f"{tally.decisions} decisions in {tally.seconds:.2f} s, {speed:,.0f} per second",
        f"from {tally.shortest} to {tally.longest} decisions a game",
        "a decision is a choice between several options; replay and verify count every choice",
        "± and [ ] are 95 % intervals",
    ]
    if tally.mean_winning_score is not None:
        lines.append(f"winners made {tally.mean_winning_score:.2f} points")
    if season.check:
        lines.append("every promise was kept at every choice")
    screen = console()
    screen.print(lines[0], style="bold")
    screen.print(shown)
    screen.print(_sources(tally))
    screen.print("\n".join(lines[1:]))


def _sources(tally: Tally) -> Table:
    """Where the points of each player come from, in the mean of a game."""
    names = list(dict.fromkeys(source for means in tally.mean_sources for source in means))
    numbers = range(1, len(tally.mean_sources) + 1)
    shown = table(("points from", *(f" player {number}" for number in numbers)))
    for name in names:
        shown.add_row(name, *(f"{means.get(name, 0):.2f}" for means in tally.mean_sources))
    return shown
