"""The screen: what is said and shown on it, what is typed on it, and how it is wiped."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Protocol

from rich.rule import Rule
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


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
        self.console.print(Rule(Text(words, style="bold"), align="left", style="dim"))

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
