"""`groundlings simulate`: bots play, the numbers are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from groundlings.arena.simulate import CutShort, Season, simulate
from groundlings.commands import terms
from groundlings.commands.show import console, counted, progress, table
from groundlings.kernel.setup import Setup

if TYPE_CHECKING:
    from pathlib import Path

    from groundlings.arena.simulate import Tally


@click.command("simulate")
@click.argument("game")
@terms.seats_option
@click.option("--bots", default="random", show_default=True, help="One for all, or one per seat.")
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
    check: bool,
    as_json: bool,
) -> None:
    """Play many games between bots and tell what came of them.

    The same seed gives the same games, and game number 17 is the same however many are played.
    Ctrl-C stops after the games that are over, and tells what came of them.
    """
    played = terms.game_at(game, edition)
    players = terms.bots_at(played, seats, bots)
    chosen = terms.settings(played, variants)
    terms.remark_on(played, players)
    season = Season(
        setup=Setup.of(played, len(players), seed, chosen),
        bots=players,
        games=games,
        first=first,
        check=check,
        records=records,
        edition=edition,
    )
    try:
        with progress(f"{counted(games, 'game', 'games')} of {played.name}", games) as watch:
            tally = simulate(season, watch)
    except CutShort as cut:
        _tell(cut.tally, as_json=as_json)
        over = counted(cut.tally.season.games, "game that is over", "games that are over")
        click.echo(f"Stopped before all {games} were played: this is of the {over}.", err=True)
        raise
    _tell(tally, as_json=as_json)


def _tell(tally: Tally, *, as_json: bool) -> None:
    if as_json:
        terms.print_json(tally.json())
    else:
        _print(tally)


def _print(tally: Tally) -> None:
    season = tally.season
    shown = table(("player", "bot", " mean score", " won"))
    rows = zip(season.bots, tally.mean_scores, tally.win_rates, strict=True)
    for number, (name, score, rate) in enumerate(rows, start=1):
        shown.add_row(str(number), name, f"{score:.2f}", f"{rate:.1%}")
    speed = tally.decisions_per_second
    lines = [
        f"{counted(season.games, 'game', 'games')} of {season.setup.game}, seed {season.seed}",
        f"{tally.decisions} decisions in {tally.seconds:.2f} s, {speed:,.0f} per second",
        f"from {tally.shortest} to {tally.longest} decisions a game",
        "a decision is a choice between several options; replay and verify count every choice",
    ]
    if tally.mean_winning_score is not None:
        lines.append(f"winners made {tally.mean_winning_score:.2f} points")
    if season.check:
        lines.append("every promise was kept at every choice")
    screen = console()
    screen.print(lines[0], style="bold")
    screen.print(shown)
    screen.print("\n".join(lines[1:]))
