"""The screen: what is said and shown on it, what is typed on it, and how it is wiped."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final, Protocol

from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console, RenderableType


BROAD: Final = 120
"""Columns that have room for sentences beside a table,"""
NARROW: Final = 76
"""which then has these."""
HEADING: Final = 2
"""The blank line and the heading over a table."""


class Ask(Protocol):
    """Like `input`: shows the question, gives the line; EOFError when there are no more."""

    def __call__(self, question: str, /) -> str:
        """The line that was typed."""
        ...


class Screen:
    """A console that says plain words: nothing in a name or a text is markup."""

    def __init__(self, console: Console, ask: Ask | None = None) -> None:
        self.console = console
        self._ask = ask or self._input

    def say(self, words: str, style: str = "") -> None:
        """One sentence, or several lines."""
        self.console.print(Text(words, style=style), highlight=False)

    def show(self, picture: RenderableType) -> None:
        """A table or the like."""
        self.console.print(picture, highlight=False)

    def head(self, words: str) -> None:
        """A heading over what follows."""
        self.console.print()
        self.show(self.heading(words))

    def heading(self, words: str) -> Rule:
        """A line with words on it."""
        return Rule(Text(words, style="bold"), align="left", style="dim")

    @property
    def rows(self) -> int:
        """How many lines can be read at once, the one that is typed on aside."""
        return self.console.height - 1

    def height(self, pictures: Sequence[RenderableType]) -> int:
        """How many lines these take."""
        return sum(len(self.console.render_lines(one, pad=False)) for one in pictures)

    def beside(
        self,
        pictures: Sequence[RenderableType],
        news: Sequence[RenderableType],
        below: Sequence[RenderableType],
    ) -> list[RenderableType]:
        """Show a table and the news beside it, if all can be read at once with what comes below.

        Else the news come back, to be shown where they can be read.
        """
        if news and self.console.width >= BROAD:
            grid = Table.grid(padding=(0, 3, 0, 0))
            grid.add_column(width=NARROW)
            grid.add_column()
            heading, table = pictures[:HEADING], pictures[HEADING:]
            grid.add_row(Group(*table), Group(*news))
            page = [*heading, grid]
            if self.height([*page, *below]) <= self.rows:
                for picture in page:
                    self.show(picture)
                return []
        for picture in pictures:
            self.show(picture)
        return [Text(), *news] if news else []

    def ask(self, question: str) -> str:
        """A typed line."""
        return self._ask(question)

    def _input(self, question: str) -> str:
        """From the keyboard. What comes from a file is written down, as a terminal would do it."""
        line = self.console.input(Text(question))
        if not sys.stdin.isatty():
            self.say(line)
        return line

    def wipe(self) -> None:
        """Leave nothing to be read, not even by scrolling back; plain output cannot be wiped."""
        console = self.console
        if not console.is_terminal:
            console.print()
        elif console.is_dumb_terminal:
            console.print("\n" * console.height)
        else:
            console.clear()
            console.file.write("\x1b[3J")  # what has scrolled away, which clear leaves standing
