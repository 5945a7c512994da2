"""A list that only grows, shared by clones for as long as they agree."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Scroll:
    """Rows of ints in the order in which they were written.

    Clones share one list and remember how far they have read; whoever writes first goes on in
    place, whoever comes later takes a copy of the common part. So a clone costs nothing.
    """

    def __init__(self, rows: list[tuple[int, ...]], length: i64) -> None:
        self._rows = rows
        self.length: i64 = length

    def clone(self) -> Scroll:
        """The same rows, to be continued on its own."""
        return Scroll(self._rows, self.length)

    def write(self, row: tuple[int, ...]) -> None:
        """Add a row at the end."""
        if len(self._rows) != self.length:
            self._rows = self._rows[: self.length]
        self._rows.append(row)
        self.length += 1

    def read(self, since: int = 0) -> list[tuple[int, ...]]:
        """The rows from number `since` on."""
        return self._rows[since : self.length]
