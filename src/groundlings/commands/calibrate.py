"""`groundlings calibrate`: an edition held against what the rulebooks say of play."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Final

import click

from groundlings.arena.calibration.games import ENOUGH, Calibration
from groundlings.arena.calibration.measures import read, sample
from groundlings.arena.calibration.yardsticks import YARDSTICKS
from groundlings.arena.keeping import Folder, alone_in, open_folder
from groundlings.bots import offered
from groundlings.commands import terms
from groundlings.commands.contests import need, played_out
from groundlings.commands.show import console, counted, table
from groundlings.errors import GameError
from groundlings.kernel.setup import Setup, listed

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from groundlings.arena.calibration.measures import Reading, Sample
    from groundlings.arena.calibration.sheet import Told
    from groundlings.kernel.game import Game

WRITES: Final = ("matplotlib", "pyarrow")
TWICE: Final = 180
"""So many letters wide is a table of two calibrations, where no terminal is narrower."""


@click.command("calibrate")
@click.argument("game")
@click.option("--seats", metavar="A,B", help="Tables of so many; by default of each size.")
@click.option(
    "--bots", default="policy", show_default=True, help=f"Who sits on all seats: {offered()}."
)
@click.option(
    "--games", type=terms.Whole(1), default=300, show_default=True, help="Deals at each table."
)
@click.option(
    "--guests",
    type=terms.Whole(0),
    default=ENOUGH,
    show_default=True,
    help="Of these, deals for each guest at most.",
)
@terms.seed_option
@terms.variant_option
@terms.edition_option
@click.option("--jobs", type=terms.Whole(1), help="Games at a time; by default one for each core.")
@click.option(
    "--out", type=terms.FILE, metavar="DIR", help="Keep the games there; write table and picture."
)
@click.option(
    "--beside", type=terms.FILE, metavar="DIR", help="Tell what stands there, too: another --out."
)
@terms.json_option
def command(
    *,
    game: str,
    seats: str | None,
    bots: str,
    games: int,
    guests: int,
    seed: int,
    variants: tuple[str, ...],
    edition: Path | None,
    jobs: int | None,
    out: Path | None,
    beside: Path | None,
    as_json: bool,
) -> None:
    """Hold an edition against what its rulebooks say of play, measure by measure.

    The same bot sits on all seats; beside that, guests play who keep to one line of play. A
    measure holds where its whole 95 % interval lies in the wanted range. With --out, what was
    stopped goes on with the same command, and more --games play only what is missing.
    """
    need("arena", WRITES)
    from groundlings.arena.calibration import sheet  # noqa: PLC0415 - an extra, asked for above

    played = terms.game_at(game, edition)
    (bot,) = _one(terms.bot_names(played, bots))
    sizes = _sizes(played, seats)
    others = {} if beside is None else sheet.kept_in(beside)
    contests = []
    for size in sizes:
        setup = Setup.of(played, size, seed, terms.settings(played, variants))
        contests.append(Calibration.of_game(played, setup, bot, games, edition, guests))
    samples = [_played(played, one, jobs, out) for one in contests]
    readings = [one for found in samples for one in read(YARDSTICKS[played.name], found)]
    readings.sort(key=lambda one: YARDSTICKS[played.name].index(one.measure))
    chosen = {
        name: way
        for name, way in contests[0].setup.variants.items()
        if way != played.variants[name].default
    }
    head = {
        "game": played.name,
        "edition": contests[0].setup.edition,
        "variants": listed(chosen),
        "bot": bot,
        "games": games,
        "seed": seed,
    }
    if out is not None:
        from groundlings.arena.calibration.picture import draw  # noqa: PLC0415 - the same

        sheet.keep(head, readings, out)
        if played.name == "shakespeare":
            sheet.keep_characters(samples, out)
        draw(_title(head), readings, out, others.get("readings", {}))
    if as_json:
        terms.print_json({**head, "readings": [sheet.told(one) for one in readings]})
    else:
        _print(head, readings, others, out)


def _one(names: Sequence[str]) -> Sequence[str]:
    if len(names) != 1:
        raise GameError(f"calibrate seats the same bot everywhere; name one, not {len(names)}")
    return names


def _sizes(game: Game, seats: str | None) -> list[int]:
    """The numbers of seats that are asked for, in order; a wrong one is told."""
    if seats is None:
        return list(game.seats)
    parts = [part.strip() for part in seats.split(",")]
    if not all(part.isdecimal() and len(part) == 1 for part in parts):
        raise GameError(f"--seats takes numbers with commas between them, as 2,4; not {seats!r}")
    return sorted({terms.seats_at(game, int(part)) for part in parts})


def _played(game: Game, contest: Calibration, jobs: int | None, out: Path | None) -> Sample:
    """Play at one table, and keep it in a folder of its own."""
    with ExitStack() as stack:
        folder = None
        if out is not None:
            open_folder(out, "a calibration is kept in a folder")
            path = out / f"{game.name}-{contest.seats}"
            stack.enter_context(alone_in(path))
            folder = Folder(path, contest)
        return sample(contest, game.sheet.data, played_out(contest, folder, jobs))


def _title(head: dict[str, Any]) -> str:
    ways = "".join(f", {way}" for way in head["variants"])
    return (
        f"{head['game']}{ways}: {counted(head['games'], 'deal', 'deals')} a table, "
        f"{head['bot']} everywhere, edition {head['edition'][:8]}, seed {head['seed']}"
    )


def _print(
    head: dict[str, Any], readings: Sequence[Reading], others: Told, out: Path | None
) -> None:
    from groundlings.arena.calibration import sheet  # noqa: PLC0415 - an extra

    screen = console()
    if others and not screen.is_terminal:
        screen.width = TWICE
    screen.print(_title(head), style="bold")
    columns = ["measure", " seats", " wanted", " measured, 95 %", " verdict"]
    shown = table([*columns, *([" beside", " its verdict"] if others else [])])
    before = None
    for reading in readings:
        told = sheet.line(reading)
        row = [reading.measure.key if reading.measure is not before else "", str(told.seats)]
        row += [told.wanted, told.measured, told.verdict]
        before = reading.measure
        if others:
            other = others["readings"].get((reading.measure.key, reading.seats))
            row += [sheet.measured(other), other["verdict"]] if other else ["", ""]
        shown.add_row(*row)
    screen.print(shown)
    screen.print("what each measure counts, and whose word it is: docs/calibration.md")
    if out is not None:
        screen.print(f"table and picture are in {out}", soft_wrap=True)
