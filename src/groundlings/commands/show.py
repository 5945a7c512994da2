"""How commands show tables and progress: plain where nobody watches, rich at a terminal."""

from __future__ import annotations

from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

_PIPE_WIDTH = 120
_UPDATES = 200
_SILENCE: Final = 10.0
"""Seconds after which somebody who sees no bar hears how far we are."""


def console() -> Console:
    """Standard output. Names of cards are shown as they are, never read as markup."""
    console = Console(markup=False, emoji=False, highlight=False)
    if not console.is_terminal:
        console.width = _PIPE_WIDTH
    return console


def table(columns: Iterable[str], title: str | None = None) -> Table:
    """An empty table; columns whose name begins with a blank hold numbers."""
    made = Table(title=title, title_justify="left", title_style="bold")
    for column in columns:
        header = Text(column.strip())
        if column.startswith(" "):
            made.add_column(header, justify="right", no_wrap=True)
        else:
            made.add_column(header, overflow="fold")
    return made


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, or a line now and then where that is no terminal.

    Call it with how much is done.
    """
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _lines(console, what, total)
        return
    stride = max(1, total // _UPDATES)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as bar:
        task = bar.add_task(what, total=total)

        def watch(done: int) -> None:
            if done % stride == 0:
                bar.update(task, completed=done)

        yield watch


def _lines(console: Console, what: str, total: int) -> Callable[[int], None]:
    """How far we are, in a line at a time; what takes no time is done without a word."""
    told = monotonic()

    def watch(done: int) -> None:
        nonlocal told
        if done < total and monotonic() - told >= _SILENCE:
            told = monotonic()
            console.print(f"{what}: {done} of {total}", highlight=False)

    return watch


def counted(number: int, one: str, several: str) -> str:
    """So many of them: 1 game, 2 games."""
    return f"{number} {one if number == 1 else several}"
