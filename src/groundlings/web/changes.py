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


def change(before: Sequence[str], now: Sequence[str]) -> list[str] | None:
    """How the one table becomes the other; None if it is simpler to tell all of it."""
    told = [*_told(before, now)]
    return told if sum(map(len, told)) < sum(map(len, now)) * WORTH else None


def mended(before: str, told: str) -> str:
    """The table put together again, as the page does it."""
    lines = before.split("\n")
    now: list[str] = []
    for one in told.split("\n"):
        if one.startswith("+"):
            now.append(one[1:])
        else:
            place, count = map(int, one[1:].split(" "))
            now += lines[place : place + count]
    return "\n".join(now)


def lines_of(text: str) -> list[str]:
    """The lines of a table, as a browser finds them too."""
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text.removesuffix("\n").split("\n")


def _told(before: Sequence[str], now: Sequence[str]) -> Iterator[str]:
    """A run of lines goes on for as long as it can; another begins where the next line is found."""
    places = dict(zip(reversed(before), range(len(before) - 1, -1, -1), strict=True))
    start = end = 0
    last = len(before)
    for line in now:
        if end < last and before[end] == line:
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
