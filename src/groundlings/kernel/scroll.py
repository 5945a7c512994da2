"""Rows that are only ever added to, shared by clones for as long as they agree."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.cells import vec

CHOICE: Final[i64] = 2
"""How many numbers a row of the log has: a seat and an option."""
EVENT: Final[i64] = 8
"""And one of the events: after which choice, to whom, of what kind, and five numbers more."""
SHEET: Final[i64] = 56
"""So many numbers are on a sheet. Larger ones come from where states get their cells, and a clone
would look longer for its own."""
_EMPTY: Final = vec[i64]([0] * SHEET)


# Not acyclic: of a chain longer than fifty CPython frees the rest later, and writes down which in
# what only objects have that the collector knows.
@final
class Sheet:
    """A part of a scroll, and the part before it. What is written on it stays."""

    def __init__(self, width: i64, before: Sheet | None, first: i64, numbers: vec[i64]) -> None:
        self.width: Final = width
        self.before: Final = before
        self.first: Final = first
        """How many rows stand before this sheet."""
        self.numbers: Final = numbers
        self.used: i64 = 0
        """So many numbers are written."""
        self._rows: list[tuple[int, ...]] | None = None

    def rows(self, used: i64) -> list[tuple[int, ...]]:
        """The rows in the first so many numbers. Who asks again gets the same ones."""
        width, rows = self.width, self._rows
        if rows is None or len(rows) * width < used:
            numbers = self.numbers
            rows = [tuple([numbers[at + n] for n in range(width)]) for at in range(0, used, width)]
            self._rows = rows
        return rows[: used // width]


@final
@mypyc_attr(acyclic=True)
class Scroll:
    """Rows of numbers in the order in which they were written, all of the same width.

    Clones share the sheets and remember how far they have read; whoever writes first goes on in
    place, whoever comes later takes a copy of the last sheet. So a clone costs nothing.
    """

    def __init__(self, sheet: Sheet, used: i64) -> None:
        self.sheet: Sheet = sheet
        self._used: i64 = used

    @staticmethod
    def blank(width: i64) -> Scroll:
        """Nothing is written yet."""
        return Scroll(Sheet(width, None, 0, _EMPTY[:]), 0)

    def clone(self) -> Scroll:
        """The same rows, to be continued on its own."""
        return Scroll(self.sheet, self._used)

    @property
    def length(self) -> int:
        """How many rows there are."""
        return self.sheet.first + self._used // self.sheet.width

    def write_choice(self, seat: i64, option: i64) -> None:
        """Add a row of the log."""
        at = self._room(CHOICE)
        numbers = self.sheet.numbers
        numbers[at] = seat
        numbers[at + 1] = option

    def write_event(
        self, choice: i64, whom: i64, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64
    ) -> None:
        """Add what has happened."""
        at = self._room(EVENT)
        numbers = self.sheet.numbers
        numbers[at] = choice
        numbers[at + 1] = whom
        numbers[at + 2] = kind
        numbers[at + 3] = a
        numbers[at + 4] = b
        numbers[at + 5] = c
        numbers[at + 6] = d
        numbers[at + 7] = e

    def _room(self, width: i64) -> i64:
        """Where the next row will stand."""
        at = self._used
        if at == SHEET:
            self.sheet = Sheet(width, self.sheet, self.length, _EMPTY[:])
            at = 0
        elif at != self.sheet.used:
            sheet = self.sheet
            self.sheet = Sheet(width, sheet.before, sheet.first, sheet.numbers[:])
        self._used = at + width
        self.sheet.used = at + width
        return at

    def read(self, since: int = 0) -> list[tuple[int, ...]]:
        """The rows from number `since` on."""
        sheet, sheets = self.sheet, [self.sheet.rows(self._used)]
        while sheet.first > since and sheet.before is not None:
            sheet = sheet.before
            sheets.append(sheet.rows(sheet.used))
        return _in_order(sheets)[since - sheet.first :]

    def read_back(self, least: i64) -> list[tuple[int, ...]]:
        """The last rows, no fewer than begin with this number or a higher one: they never fall."""
        sheet, sheets = self.sheet, [self.sheet.rows(self._used)]
        while sheet.before is not None and sheet.numbers[0] >= least:
            sheet = sheet.before
            sheets.append(sheet.rows(sheet.used))
        return _in_order(sheets)


def _in_order(sheets: list[list[tuple[int, ...]]]) -> list[tuple[int, ...]]:
    """The rows of all these sheets, of which the last one comes first."""
    found: list[tuple[int, ...]] = []
    for rows in reversed(sheets):
        found += rows
    return found
