"""What `arena` and `calibrate` share: games that are played, kept, and gone on with."""

from __future__ import annotations

from contextlib import closing
from importlib.util import find_spec
from typing import TYPE_CHECKING

import click

from groundlings.arena.contest import Meeting
from groundlings.arena.crew import on_this_machine
from groundlings.commands.show import counted, progress
from groundlings.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from groundlings.arena.contest import Contest, Played
    from groundlings.arena.keeping import Folder


def need(extra: str, modules: Sequence[str]) -> None:
    """One sentence instead of a traceback where an extra is not installed."""
    missing = [name for name in modules if find_spec(name) is None]
    if missing:
        raise GameError(
            f"this needs {' and '.join(missing)}; install it with: "
            f"pip install 'groundlings[{extra}]'"
        )


def played_out(
    contest: Contest,
    folder: Folder | None,
    jobs: int | None,
    *,
    workers: str = "local",
    address: str | None = None,
) -> dict[Meeting, Played]:
    """Play what was not played before. Who stops us hears what was kept."""
    kept: dict[Meeting, Played] = {} if folder is None else folder.kept
    missing = [one for one in contest.meetings() if one not in kept]
    done = (sum(1 for _ in contest.meetings()) - len(missing)) * contest.each
    what = f"{counted(contest.games, 'game', 'games')} of {contest.setup.game}"
    try:
        with (
            closing(_played(contest, missing, workers, jobs, address)) as stream,
            progress(what, contest.games) as watch,
        ):
            for one in stream if folder is None else folder.keep(stream):
                kept[Meeting(*one["meeting"])] = one
                done += contest.each
                watch(done)
    except KeyboardInterrupt:
        told = f"Stopped: {done} of {counted(contest.games, 'game', 'games')} were played"
        more = ", and none is kept: --out keeps them." if folder is None else " and are kept; "
        click.echo(told + more + ("" if folder is None else "the same command goes on."), err=True)
        raise
    if folder is not None and missing:
        folder.put_in_order()
    return kept


def _played(
    contest: Contest,
    missing: Sequence[Meeting],
    workers: str,
    jobs: int | None,
    address: str | None,
) -> Generator[Played]:
    if workers == "ray":
        from groundlings.arena.cluster import on_ray  # noqa: PLC0415 - an extra, slow to import

        return on_ray(contest, missing, jobs, address)
    return on_this_machine(contest, missing, jobs)
