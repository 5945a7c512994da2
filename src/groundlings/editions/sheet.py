"""A TOML sheet that remembers on which line each of its keys stands.

A player who mends a value must be told the line of it, and `tomllib` keeps no lines. So the
text is read twice: `tomllib` proves the syntax and gives the values, then a short walk over
the same text notes where each key stands.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from groundlings.editions.reader import EditionError, Problem

if TYPE_CHECKING:
    from os import PathLike

Place: TypeAlias = tuple[str | int, ...]
"""The way to a value: keys of tables and, from 0, positions in lists."""

_PART: Final = r"""(?:[A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*"|'[^']*')"""
_KEY: Final = re.compile(rf"{_PART}(?:[ \t]*\.[ \t]*{_PART})*")
_EQUALS: Final = re.compile(r"[ \t]*=[ \t]*")
_OPENING: Final = re.compile(r"\[\[?[ \t]*")
_CLOSING: Final = re.compile(r"[ \t]*\]\]?")
_GAP: Final = re.compile(r"(?:[ \t\r\n,]|#[^\n]*)*")
# A multi-line string may end with one or two quotes of its own before the closing three.
_SCALAR: Final = re.compile(
    r'''"""(?:[^\\]|\\.)*?""""{0,2}'''
    r"""|'''.*?''''{0,2}"""
    r"""|"(?:[^"\\]|\\.)*"|'[^']*'|[^,\]}#\n]+""",
    re.DOTALL,
)
_COMPLAINT: Final = re.compile(
    r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL
)


@dataclass(frozen=True)
class Sheet:
    """One TOML file: its values, and the line of each of its keys."""

    name: str
    data: dict[str, object]
    text: str = field(repr=False)
    _lines: dict[Place, int] = field(repr=False)

    @classmethod
    def read(cls, path: str | PathLike[str]) -> Sheet:
        """Read the sheet from a file; one that cannot be read raises `EditionError`."""
        file = Path(path)
        if file.is_dir():
            raise _refusal(file.name, 0, "this is a folder", "name a TOML file")
        try:
            raw = file.read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            fault = _refusal(file.name, 0, "there is no such file", "check the name and the folder")
            raise fault from None
        except OSError as error:
            what = f"the file cannot be read ({error.strerror})"
            raise _refusal(file.name, 0, what, "check that you may open it") from error
        try:
            # Some editors begin a UTF-8 file with an invisible mark that TOML does not know.
            text = raw.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = raw.count(b"\n", 0, error.start) + 1
            what = "this line is not UTF-8 text"
            raise _refusal(file.name, line, what, "save the file as UTF-8") from error
        return cls.parse(text, file.name)

    @classmethod
    def parse(cls, text: str, name: str) -> Sheet:
        """Read the sheet from its text; text that is not TOML raises `EditionError`."""
        try:
            return cls(name, tomllib.loads(text), text, _Walk(text).lines())
        except tomllib.TOMLDecodeError as error:
            raise _misspelt(text, name, str(error)) from error
        except (RecursionError, ValueError) as error:
            what = "a number is too long or a list nests too deep to be read"
            raise _refusal(name, 0, what, "write it shorter") from error

    def get(self, *place: str | int) -> object:
        """Give the value at the place, or None where nothing stands (TOML has no None)."""
        found: object = self.data
        for step in place:
            inside = dict(enumerate(found)) if isinstance(found, list) else found
            found = inside.get(step) if isinstance(inside, dict) else None
        return found

    def line(self, *place: str | int) -> int:
        """Give the line of the key; a key that is not there has the line of what encloses it."""
        while place and place not in self._lines:
            place = place[:-1]
        return self._lines.get(place, 1)


def _refusal(name: str, line: int, what: str, fix: str) -> EditionError:
    return EditionError(name, [Problem(line, what, fix)])


def _misspelt(text: str, name: str, complaint: str) -> EditionError:
    """Turn the complaint of `tomllib` into a problem of that line."""
    found = _COMPLAINT.fullmatch(complaint)
    what, line, column = found.groups() if found else (complaint, None, None)
    what = what[:1].lower() + what[1:]
    what += f" at column {column}" if column else " at the end of the file"
    fix = "put this line right (key = value, words in quotes, each key once)"
    spot = int(line or text.rstrip().count("\n") + 1)
    return EditionError(name, [Problem(spot, what, fix, "misspelt")])


class _Walk:
    """One walk over a text that is proven TOML: it finds keys and never judges."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._breaks = [found.start() for found in re.finditer("\n", text)]
        self._lines: dict[Place, int] = {}
        self._lengths: dict[Place, int] = {}

    def lines(self) -> dict[Place, int]:
        """Walk to the end and give the line of every key and every entry of a list."""
        table: Place = ()
        self._take(_GAP)
        while self._at < len(self._text):
            if self._text[self._at] == "[":
                table = self._header()
            else:
                self._pair(table)
            self._take(_GAP)
        return self._lines

    def _take(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self._text, self._at)
        if found is None:  # pragma: no cover - tomllib has let this text pass
            msg = f"the walk is lost at character {self._at}"
            raise AssertionError(msg)
        self._at = found.end()
        return found.group()

    def _line(self) -> int:
        return bisect_left(self._breaks, self._at) + 1

    def _key(self, table: Place, line: int) -> Place:
        """Take a key, dotted or not, and give its place; tables on the way arise on this line."""
        *outer, last = _parts(self._take(_KEY))
        for part in outer:
            table = (*table, part)
            self._lines.setdefault(table, line)
            if table in self._lengths:
                # A header that passes through [[a]] means the latest a.
                table = (*table, self._lengths[table] - 1)
        return (*table, last)

    def _header(self) -> Place:
        line = self._line()
        repeated = self._take(_OPENING).startswith("[[")
        place = self._key((), line)
        self._take(_CLOSING)
        if repeated:
            self._lines.setdefault(place, line)
            self._lengths[place] = self._lengths.get(place, 0) + 1
            place = (*place, self._lengths[place] - 1)
        self._lines[place] = line
        return place

    def _pair(self, table: Place) -> None:
        line = self._line()
        place = self._key(table, line)
        self._lines[place] = line
        self._take(_EQUALS)
        self._value(place)

    def _value(self, place: Place) -> None:
        opening = self._text[self._at]
        if opening not in "[{":
            self._take(_SCALAR)
            return
        self._at += 1
        for index in count():
            self._take(_GAP)
            if self._text[self._at] in "]}":
                break
            if opening == "{":
                self._pair(place)
            else:
                self._lines[*place, index] = self._line()
                self._value((*place, index))
        self._at += 1


def _parts(key: str) -> list[str]:
    """Split a dotted key into its parts; where quotes are in play, `tomllib` reads them."""
    if '"' not in key and "'" not in key:
        return [part.strip() for part in key.split(".")]
    parts: list[str] = []
    rest: object = tomllib.loads(f"{key} = 0")
    while isinstance(rest, dict):
        [(part, rest)] = rest.items()
        parts.append(part)
    return parts
