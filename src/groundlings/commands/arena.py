"""`groundlings arena`: bots meet each other on equal terms, and their strength is told."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from groundlings.arena.contest import Contest
from groundlings.arena.keeping import Folder, alone_in
from groundlings.bots import offered
from groundlings.commands import terms
from groundlings.commands.contests import need, played_out
from groundlings.commands.show import console, counted, table
from groundlings.errors import GameError
from groundlings.kernel.setup import Setup

if TYPE_CHECKING:
    from groundlings.arena.findings import Findings

RATES: Final = ("openskill",)
WRITES: Final = ("jinja2", "matplotlib", "pyarrow")
"""What the folder of an arena wants beside."""
MOST_HEADS: Final = 9
"""So many bots have room side by side in a terminal."""


@click.command("arena")
@click.argument("game")
@terms.seats_option
@click.option("--bots", required=True, metavar="A,B,C", help=f"Who meets whom: {offered()}.")
@click.option(
    "--games", type=terms.Whole(1), default=100, show_default=True, help="Games of each pairing."
)
@click.option("--against", metavar="BOT", help="Only this one meets all others.")
@terms.seed_option
@terms.variant_option
@terms.edition_option
@click.option(
    "--workers",
    type=click.Choice(["local", "ray"]),
    default="local",
    show_default=True,
    help="Processes of this machine, or a Ray cluster.",
)
@click.option("--jobs", type=terms.Whole(1), help="Games at a time; by default one for each core.")
@click.option("--ray-address", metavar="ADDRESS", help="Join this cluster.")
@click.option(
    "--out", type=terms.FILE, metavar="DIR", help="Keep the games there, and write the report."
)
@terms.language_option
def command(
    *,
    game: str,
    seats: int | None,
    bots: str,
    games: int,
    against: str | None,
    seed: int,
    variants: tuple[str, ...],
    edition: Path | None,
    workers: str,
    jobs: int | None,
    ray_address: str | None,
    out: Path | None,
    language: str,
) -> None:
    """Let bots meet each other and tell how strong they are, with intervals.

    Every pairing plays the same deals, each deal once from every seat. For more than two seats a
    pairing is one bot as a guest among others that are all alike. The same seed gives the same
    games, whoever plays them. With --out, what was stopped goes on with the same command.
    """
    need("arena", RATES if out is None else (*RATES, *WRITES))
    if workers == "ray":
        need("ray", ("ray",))
    elif ray_address is not None:
        raise GameError("--ray-address names a cluster of Ray: add --workers ray")
    played = terms.game_at(game, edition)
    names = terms.bot_names(played, bots)
    setup = Setup.of(played, terms.seats_at(played, seats), seed, terms.settings(played, variants))
    if against is not None:
        (against,) = terms.bot_names(played, against)
    contest = Contest.of(played, setup, names, games, edition, against)
    with alone_in(out):
        folder = None if out is None else Folder(out, contest)
        kept = played_out(contest, folder, jobs, workers=workers, address=ray_address)
        from groundlings.arena.findings import found  # noqa: PLC0415 - an extra, asked for above

        findings = found(contest, kept)
        if out is not None:
            from groundlings.arena.publish import publish  # noqa: PLC0415 - the same

            publish(findings, out, language)
    _print(findings, out)


def _print(findings: Findings, out: Path | None) -> None:
    contest, screen = findings.contest, console()
    deals = counted(contest.deals, "deal", "deals")
    screen.print(
        f"{counted(findings.games, 'game', 'games')} of {contest.setup.game} at {deals}, "
        f"seed {contest.seed}",
        style="bold",
    )
    shown = table(("bot", " rating", " won", " points", " ms a choice", " 99 % under"))
    for one in findings.standings:
        rating, won = one.rating, one.won
        shown.add_row(
            one.bot,
            rating.told(0) if rating else "",
            f"{won.value:.1%} [{won.low:.1%}, {won.high:.1%}]" if won else "",
            one.score.told(),
            f"{one.milliseconds:.2f}",
            f"{one.slowest:.2f}",
        )
    screen.print(shown)
    order = [one.bot for one in findings.standings]
    if contest.champion is not None:
        screen.print(_rivals(findings, contest.champion))
    elif 1 < len(order) <= MOST_HEADS:
        screen.print(_matrix(findings, order))
    if findings.memory is not None:
        screen.print(f"no process had more than {findings.memory} MB")
    if out is not None:
        screen.print(f"the report is {out / 'report.html'}")


def _rivals(findings: Findings, champion: str) -> object:
    """What all others won against one, and whether that is more than its like would, for sure."""
    shown = table((f"against {champion}", " games", " won", " points ahead", "beats it for sure"))
    for one in findings.standings:
        duel = findings.duels.get((one.bot, champion))
        if duel is not None:
            won = duel.won
            told = f"{won.value:.1%} [{won.low:.1%}, {won.high:.1%}]"
            sure = "yes" if won.low > findings.contest.even else "no"
            shown.add_row(one.bot, str(duel.games), told, duel.margin.told(), sure)
    return shown


def _matrix(findings: Findings, order: list[str]) -> object:
    """Each against each."""
    shown = table(("won against, %", *(f" {bot}" for bot in order)))
    for bot in order:
        fields = []
        for other in order:
            duel = findings.duels.get((bot, other))
            won = duel.won if duel else None
            fields.append(
                f"{100 * won.value:.0f} [{100 * won.low:.0f}, {100 * won.high:.0f}]" if won else "-"
            )
        shown.add_row(bot, *fields)
    return shown
