"""Leaves: a table as it is drawn, set of what is new and of what was drawn before.

What was drawn before lies in it as it was, with its lines. So the lines of a table are not read
from its text, letter by letter: most of them are the very ones of the table before.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from groundlings.web.changes import lines_of

if TYPE_CHECKING:
    from collections.abc import Sequence

RETURN: Final = "\r"


class Inset(Markup):
    """A piece of pages that is kept: it goes into each of them as it is."""

    @cached_property
    def lines(self) -> Sequence[str] | None:
        """Its lines, read once; None if some end by another sign than a line feed."""
        return None if RETURN in self else str.split(self, "\n")


class Leaf:
    """A table as it is drawn: its text, put together when somebody wants it, and its lines."""

    def __init__(self, pieces: Sequence[str]) -> None:
        self._pieces = pieces

    @cached_property
    def text(self) -> str:
        """All of it."""
        return "".join(self._pieces)

    @cached_property
    def lines(self) -> list[str]:
        """Its lines, as `lines_of` finds them in the text."""
        found: list[str] = []
        loose: list[str] = []
        for piece in self._pieces:
            if type(piece) is not Inset:
                loose.append(piece)
                continue
            lines = piece.lines
            if lines is None:
                return lines_of(self.text)
            loose.append(lines[0])
            if len(lines) > 1:
                text = "".join(loose)
                if RETURN in text:
                    return lines_of(self.text)
                found += text.split("\n")
                found += lines[1:-1]
                loose = [lines[-1]]
        text = "".join(loose)
        if RETURN in text:
            return lines_of(self.text)
        found += text.split("\n")
        if len(found) > 1 and not found[-1]:
            del found[-1]
        return found
