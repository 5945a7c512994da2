"""A script for people at the text table: what they type, and what stood on the screen then."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from io import StringIO
from typing import TYPE_CHECKING

from rich.console import Console

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

WIPED = "\x1b[3J"
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@dataclass
class Moment:
    """A question, and all that could be read when it was asked."""

    question: str
    screen: str


@dataclass
class Script:
    """Types the lines in turn, then ends the input; each is echoed as a terminal would."""

    lines: Iterable[str | type[BaseException]] = ()
    reply: Callable[[str], str] | None = None
    is_terminal: bool = True
    moments: list[Moment] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.file = StringIO()
        self.console = Console(file=self.file, force_terminal=self.is_terminal, width=100)
        self._lines = iter(self.lines)

    def __call__(self, question: str) -> str:
        self.file.write(question)
        self.moments.append(Moment(question, self.screen))
        line = self.reply(question) if self.reply else next(self._lines, EOFError)
        if not isinstance(line, str):
            raise line
        self.file.write(line + "\n")
        return line

    @property
    def output(self) -> str:
        """All that was ever written, without colours."""
        return CODES.sub("", self.file.getvalue())

    @property
    def screen(self) -> str:
        """What has been written since the screen was last wiped."""
        return CODES.sub("", self.file.getvalue().rpartition(WIPED)[2])

    def after(self, at: int) -> str:
        """What was written between this question and the next one, its typed line aside."""
        start = self.moments[at].screen
        end = self.moments[at + 1].screen if at + 1 < len(self.moments) else self.screen
        return end.removeprefix(start)
