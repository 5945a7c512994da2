"""Pictures: sketches of a view drawn on a terminal."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from rich import box
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from groundlings.sketch import Grid, Lines, Sketcher, Wall

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

    from groundlings.sketch import Sketch
    from groundlings.words import Phrasebook

HALF: Final = 4
"""Columns from one brick to the one that rests half on it."""


APART: Final = 2
"""Columns between two pictures that stand side by side."""


class Painter:
    """Draws views in one language."""

    def __init__(self, book: Phrasebook) -> None:
        self.book = book
        self.sketcher = Sketcher(book)

    def view(self, view: Mapping[str, object], *, full: bool) -> Iterator[RenderableType]:
        """All there is to see of a moment; in short, with grids side by side where they fit."""
        for is_grid, some in groupby(
            self.sketcher.view(view, full=full), lambda sketch: isinstance(sketch, Grid)
        ):
            pictures = [one for sketch in some for one in self._drawn(sketch, full=full)]
            if is_grid and not full:
                yield SideBySide(pictures)
            else:
                yield from pictures

    def chapter(self, view: Mapping[str, object]) -> list[str]:
        """What tells one part of a game from the next, as the number of the day does."""
        return self.sketcher.chapter(view)

    def beside(self, view: Mapping[str, object], verb: str) -> Iterator[RenderableType]:
        """The pictures that are wanted where there are choices of this verb."""
        for wall in self.sketcher.beside(view, verb):
            yield from self._drawn(wall, full=True)

    def scores(self, view: Mapping[str, object], totals: Sequence[int]) -> RenderableType:
        """The points of each player by their source, as the view breaks them down."""
        grid = self.sketcher.scores(view, totals)
        table = _ruled(grid.title)
        table.add_column(grid.heads[0])
        for name in grid.heads[1:]:
            table.add_column(Text(name), justify="right")
        *rows, total = grid.rows
        for row in rows:
            table.add_row(*map(Text, row))
        table.add_section()
        table.add_row(*(Text(cell, style="bold") for cell in total))
        return table

    def _drawn(self, sketch: Sketch, *, full: bool) -> Iterator[RenderableType]:
        match sketch:
            case Lines(pairs, apart):
                lines = Table.grid(padding=(0, 2))
                lines.add_column(style="dim", no_wrap=apart)
                for name, words in pairs:
                    lines.add_row(Text(name), Text(words))
                yield lines
            case Grid():
                yield _table(sketch, full=full)
            case Wall(title, spaces, whole):
                yield Text(title, style="bold")
                yield Text("\n".join(self.bricks(spaces)))
                if whole:
                    yield Text(self.book.text("terminal.bricks"), style="dim")

    def bricks(self, spaces: Sequence[Mapping[str, object]]) -> Iterator[str]:
        """A wall: what each brick is, where one can be laid, and candles."""
        left = min((_number(space, "x") for space in spaces), default=0)
        for row in sorted({_number(space, "row") for space in spaces}, reverse=True):
            line: dict[int, str] = {}
            for space in spaces:
                if _number(space, "row") != row:
                    continue
                at = (_number(space, "x") - left) * HALF
                for offset, sign in enumerate(f"|{self._brick(space):^{2 * HALF - 1}}|"):
                    line[at + offset] = sign
            yield "".join(line.get(at, " ") for at in range(max(line, default=0) + 1))

    def _brick(self, space: Mapping[str, object]) -> str:
        holds = space.get("holds")
        free = "__" if space.get("open") else ".."
        sign = self.book.noun(holds, "short") if isinstance(holds, str) else free
        return f"{space.get('place')}{'*' if space.get('candle') else ' '}{sign}"


class SideBySide:
    """Pictures in as few rows as the screen is wide enough for."""

    def __init__(self, pictures: Sequence[RenderableType]) -> None:
        self.pictures = pictures

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Each stands beside the one before it, or below."""
        row: list[RenderableType] = []
        used = 0
        for picture in self.pictures:
            width = Measurement.get(console, options, picture).maximum
            if row and used + APART + width > options.max_width:
                yield _side_by_side(row)
                row, used = [], 0
            used += width + (APART if row else 0)
            row.append(picture)
        if row:
            yield _side_by_side(row)


def _side_by_side(pictures: Sequence[RenderableType]) -> RenderableType:
    if len(pictures) == 1:
        return pictures[0]
    grid = Table.grid(padding=(0, APART, 0, 0))
    grid.add_row(*pictures)
    return grid


def _table(grid: Grid, *, full: bool) -> Table:
    table = (
        _ruled(grid.title) if full and grid.title else _tight("" if grid.by_seat else grid.title)
    )
    table.add_column(Text(grid.heads[0], style="dim"))
    for head in grid.heads[1:]:
        table.add_column(Text(head))
    dim = "dim" if grid.by_seat and not full else ""
    for name, *cells in grid.rows:
        table.add_row(Text(name, style=dim), *map(Text, cells))
    return table


def _ruled(title: str) -> Table:
    return Table(title=Text(title, style="bold"), title_justify="left", box=box.SIMPLE_HEAD)


def _tight(title: str) -> Table:
    head = Text(title, style="bold") if title else None
    return Table(title=head, title_justify="left", box=None, padding=(0, 2, 0, 0))


def _number(space: Mapping[str, object], key: str) -> int:
    found = space.get(key)
    return found if isinstance(found, int) else 0
