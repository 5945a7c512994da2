"""`groundlings train`: a table is learned by playing, and written when it has proved itself."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

import click

from groundlings.arena import bookmark
from groundlings.arena.classroom import Classroom, packed
from groundlings.arena.curve import curve
from groundlings.arena.keeping import open_folder
from groundlings.arena.players import akin, fitting
from groundlings.arena.training import (
    BATCH,
    CHAPTERS,
    FINALISTS,
    STYLE_NAMES,
    Begun,
    Course,
    Learner,
    finale,
    numbers,
)
from groundlings.bots.eyes import STRANGERS, sight
from groundlings.bots.learning import listed
from groundlings.bots.table import ENDING, Table
from groundlings.commands import terms
from groundlings.commands.show import console, counted, progress
from groundlings.errors import GameError
from groundlings.kernel.setup import Setup
from groundlings.kernel.setup import listed as written

if TYPE_CHECKING:
    from groundlings.arena.classroom import Row
    from groundlings.arena.training import Finalist
    from groundlings.bots.eyes import Sight
    from groundlings.kernel.game import Game

WARM: Final = 4
"""Batches that only tell how fast this machine is."""
PROOF: Final = 0.1
"""The part of the minutes that the proofs may take."""
REFUSED: Final = 1


@click.command("train")
@click.argument("game")
@terms.seats_option
@terms.variant_option
@click.option("--minutes", type=terms.Measure(0), default=1.0, show_default=True, help="About.")
@click.option("--games", type=terms.Whole(1), help="Exactly so many instead: the same again.")
@terms.seed_option
@click.option("--out", type=terms.FILE, required=True, metavar="FILE", help="The table.")
@click.option(
    "--against",
    type=terms.FILE,
    multiple=True,
    metavar="FILE",
    help="A table that it must hold against; may be given several times.",
)
@click.option(
    "--from",
    "begun",
    type=terms.FILE,
    metavar="FILE",
    help="Begin with this table; seats and variants may be others.",
)
@click.option("--workers", type=terms.Whole(1), help="Processes; by default one for each core.")
@click.option(
    "--pool", type=terms.FILE, metavar="DIR", help="Write all tables there that it learned among."
)
@terms.edition_option
@click.option(
    "--strangers",
    is_flag=True,
    help="Learn for editions with other characters: by what they do, in many editions.",
)
def command(
    *,
    game: str,
    seats: int | None,
    variants: tuple[str, ...],
    minutes: float,
    games: int | None,
    seed: int,
    out: Path,
    against: tuple[Path, ...],
    begun: Path | None,
    workers: int | None,
    pool: Path | None,
    edition: Path | None,
    strangers: bool,
) -> None:
    """Learn a table by playing, so that a bot may play by it.

    It is written only if it holds against all that learned before it, and against the table that
    it would replace. Ctrl-C stops; the same command goes on. The same seed and games give the
    same table, with any number of workers.
    """
    played = terms.game_at(game, edition)
    setup = Setup.of(played, terms.seats_at(played, seats), seed, terms.settings(played, variants))
    looks = _sight(played, setup, strangers=strangers)
    open_folder(out.parent, "a table is written into a folder")
    others = [*against, out] if out.exists() else [*against]
    rivals = tuple(_known(fitting(path, setup), looks, path) for path in others)
    first = None
    if begun is not None:
        first = Begun(begun.stem, _known(akin(begun, setup), looks, begun))
    course = Course(setup, looks, games or 0, against=rivals, begun=first)
    part = out.with_name(out.name + bookmark.ENDING)
    began = perf_counter()
    room = Classroom(setup, looks, workers or os.cpu_count() or 1)
    try:
        if games is None:
            known = bookmark.games(part)
            course = replace(course, games=known or _in_minutes(room, course, minutes))
        learner = bookmark.found(course, part) or Learner(course)
        _learn(room, learner, part)
        with progress("the proofs", FINALISTS) as watch:
            best = finale(room, learner, watch)
    finally:
        room.close()
    if pool is not None:
        _keep_pool(played, learner, pool)
    _close(played, learner, best, out, (perf_counter() - began) / 60)
    part.unlink(missing_ok=True)
    if not best.holds:
        raise click.exceptions.Exit(REFUSED)


def _sight(played: Game, setup: Setup, *, strangers: bool) -> Sight:
    """How it is looked at: where the characters are others, by what they do."""
    looks = sight(played.name)
    way = looks.way(played.new(seats=setup.seats, seed=0, **setup.variants))
    if strangers or way.startswith(STRANGERS):
        return looks.among_strangers(played.name, everywhere=strangers)
    return looks


def _known(found: Table, looks: Sight, path: Path) -> Row:
    """The numbers of a table, for somebody who looks at the game so."""
    if found.strangers != looks.is_among_strangers:
        raise GameError(
            f"{path} knows characters {by_what(strangers=found.strangers)}, and is wanted for one "
            f"that knows them {by_what(strangers=looks.is_among_strangers)}"
        )
    return packed(listed(found.row(looks.names, str(path))))


def by_what(*, strangers: bool) -> str:
    """How a table knows characters."""
    return "by what they do" if strangers else "by name"


def _in_minutes(room: Classroom, course: Course, minutes: float) -> int:
    """How many games this machine plays in so many minutes, as far as a few of them tell."""
    trial = Learner(replace(course, games=BATCH * CHAPTERS))
    trial.step(room)
    began = perf_counter()
    for _ in range(WARM):
        trial.step(room)
    each = (perf_counter() - began) / WARM
    batches = minutes * 60 * (1 - PROOF) / each
    return max(1, round(batches / CHAPTERS)) * CHAPTERS * BATCH


def _learn(room: Classroom, learner: Learner, part: Path) -> None:
    """Go through all lessons; a chapter that is over is never lost."""
    lessons = learner.course.lessons()
    total = sum(lesson.batches for lesson in lessons) * BATCH
    chapters = len(learner.reports)
    with progress(f"{total} games of {learner.course.setup.game}", total) as watch:
        try:
            while not learner.is_done:
                learner.step(room)
                watch(learner.games)
                if len(learner.reports) != chapters:
                    chapters = len(learner.reports)
                    bookmark.keep(learner, part)
        except KeyboardInterrupt:
            click.echo(f"Stopped; the same command goes on from {part}.", err=True)
            raise


def _close(played: Game, learner: Learner, best: Finalist, out: Path, minutes: float) -> None:
    """Write the table and its curve, or say whom it did not hold against."""
    course, setup = learner.course, learner.course.setup
    screen = console()
    own = [report for report in learner.reports if report.lesson == learner.reports[-1].lesson]
    made = " ".join(f"{report.made:.1f}" for report in own)
    screen.print(f"points at a seat, chapter by chapter: {made}", soft_wrap=True)
    hardest = min(best.proofs, key=lambda proof: proof.won, default=None)
    if hardest is not None:
        met, won = len(best.proofs), f"{hardest.won:.1%} ± {hardest.error:.1%}"
        screen.print(f"met {met} of the pool; won {won} against the hardest", soft_wrap=True)
    learned = _learned(course)
    screen.print(f"learned in {minutes:.1f} minutes; the same again: --games {course.games}")
    if not best.holds:
        screen.print(f"not written: {out} must hold against everybody in the pool", soft_wrap=True)
        return
    found = _table(played, course, best.table)
    out.write_text(found.text(), encoding="utf-8", newline="\n")
    title = f"{setup.game}, {counted(setup.seats, 'seat', 'seats')}: {learned}"
    out.with_suffix(".svg").write_text(curve(title, learner.reports), encoding="utf-8")
    screen.print(f"written: {out}", soft_wrap=True)


def _learned(course: Course) -> str:
    """How a table was learned, so that it can be learned again."""
    begun = "" if course.begun is None else f" from={course.begun.name}"
    return f"seed={course.setup.pledge.seed} games={course.games}{begun}"


def _table(played: Game, course: Course, row: Row) -> Table:
    """What was learned, as it is written."""
    setup = course.setup
    return Table(
        setup.game,
        setup.seats,
        tuple(written(played.telling(setup.variants))),
        setup.edition,
        _learned(course),
        numbers(course, row),
        course.sight.is_among_strangers,
    )


def _keep_pool(played: Game, learner: Learner, folder: Path) -> None:
    """The styles by their names, then the chapters; not those that were given by their files."""
    open_folder(folder, "a pool goes into a folder")
    own = learner.pool[len(learner.course.against) :]
    styles = len(learner.course.lessons()) - 1
    names = [*STYLE_NAMES[:styles], *(f"chapter-{n}" for n in range(1, len(own) - styles + 1))]
    for name, row in zip(names, own, strict=True):
        path = folder / f"{name}{ENDING}"
        path.write_text(_table(played, learner.course, row).text(), encoding="utf-8", newline="\n")
