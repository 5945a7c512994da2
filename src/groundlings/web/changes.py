"""Changes: what of a table is new, line by line, for a page that has the one before.

A change is made of lines: `=12 30` are thirty lines of the table before, from its twelfth on
(counted from 0), `+` and a text is a new one. The page puts the whole table together from them
(`line.js`), so that there is one way to show a table and no other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

WORTH: Final = 0.7
"""A change that is longer than this part of the table is not worth it."""


def change(before: str, now: str) -> str | None:
    """How the one becomes the other; None if it is simpler to tell all of it."""
    lines = [*_lines(before.splitlines(), now.splitlines())]
    told = "\n".join(lines)
    return told if len(told) < len(now) * WORTH else None


def mended(before: str, told: str) -> str:
    """The table put together again, as the page does it."""
    lines = before.splitlines()
    now: list[str] = []
    for one in told.splitlines():
        if one.startswith("+"):
            now.append(one[1:])
        else:
            place, count = map(int, one[1:].split(" "))
            now += lines[place : place + count]
    return "\n".join(now)


def _lines(before: Sequence[str], now: Sequence[str]) -> Iterator[str]:
    """A run of lines goes on for as long as it can; another begins where the next line is found."""
    places: dict[str, int] = {}
    for place in range(len(before) - 1, -1, -1):
        places[before[place]] = place
    start = end = 0
    for line in now:
        if end < len(before) and before[end] == line:
            end += 1
            continue
        if end > start:
            yield f"={start} {end - start}"
        found = places.get(line)
        if found is None:
            yield f"+{line}"
            start = end = end + 1  # it stands where another line stood, most likely
        else:
            start, end = found, found + 1
    if end > start:
        yield f"={start} {end - start}"
