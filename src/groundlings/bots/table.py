"""Tables as files: what each thing that is looked at counts, one a line, for anybody to read.

groundlings table 1
game shakespeare
seats 2
variant backstage=false
edition 3f2a...
cards strangers
learned seed=1 games=48000

wager 5 on day 6  0.84

Where cards are strangers, characters go by what they do: such a table plays with any edition.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from groundlings.bots.eyes import STRANGERS
from groundlings.bots.learning import filled
from groundlings.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from groundlings.kernel.cells import vec

SHIPPED: Final = Path(__file__).parent / "tables"
"""Where the tables lie that come with Groundlings."""
ENDING: Final = ".table"
_FIRST: Final = "groundlings table 1"
_FINEST: Final = 4
"""Decimals of a number: more make no difference that anybody could play."""
_HEADS: Final = ("game", "seats", "variant", "edition", "cards", "learned")


@dataclass(frozen=True, slots=True)
class Table:
    """What was learned for one game, one number of seats and one edition."""

    game: str
    seats: int
    variants: tuple[str, ...]
    """As a record writes them: `backstage=true`."""
    edition: str
    """The fingerprint of the edition that it was learned with."""
    learned: str
    """How it was learned, so that it can be learned again."""
    numbers: dict[str, float] = field(default_factory=dict, hash=False)
    strangers: bool = False
    """Whether no character goes by its name."""

    def row(self, names: tuple[str, ...], called: str) -> vec[float]:
        """The numbers at the places of these names; a name that it does not have counts 0."""
        for name in self.numbers:
            if name not in _known(names):
                raise GameError(
                    f"{called} has a number for {name!r}, which nobody looks at in {self.game}; "
                    f"learn it again with groundlings train {self.game} --seats {self.seats}"
                )
        return filled([self.numbers.get(name, 0.0) for name in names])

    def text(self) -> str:
        """The table as a file holds it."""
        heads = [_FIRST, f"game {self.game}", f"seats {self.seats}"]
        heads += [f"variant {variant}" for variant in self.variants]
        heads += [f"edition {self.edition}", *([f"cards {STRANGERS}"] if self.strangers else [])]
        heads += [f"learned {self.learned}", ""]
        lines = [f"{name}  {number:g}" for name, number in self.numbers.items()]
        return "\n".join([*heads, *lines, ""])


@cache
def _known(names: tuple[str, ...]) -> frozenset[str]:
    return frozenset(names)


def rounded(names: Iterable[str], row: Iterable[float]) -> dict[str, float]:
    """The numbers that a file would hold; those that count nothing are left out."""
    found = {name: round(number, _FINEST) for name, number in zip(names, row, strict=True)}
    return {name: number for name, number in found.items() if number}


def parse(text: str, called: str) -> Table:
    """A table from its text; what is wrong with it is told in one sentence, with the line."""
    lines = text.splitlines()
    if not lines or lines[0] != _FIRST:
        raise GameError(f"{called} is not a table: its first line must be {_FIRST!r}")
    if not text.endswith("\n"):
        raise GameError(f"{called} is cut off in line {len(lines)}")
    body = lines.index("") if "" in lines else len(lines)
    heads = _heads(lines[:body], called)
    numbers: dict[str, float] = {}
    for number, line in enumerate(lines[body + 1 :], start=body + 2):
        name, _, value = line.rpartition(" ")
        worth = number_of(value)
        if worth is None or not name.strip():
            raise GameError(f"line {number} of {called} is not a name and a number: {line!r}")
        if name.strip() in numbers:
            raise GameError(f"line {number} of {called} tells of {name.strip()!r} once more")
        numbers[name.strip()] = worth
    return Table(
        heads["game"][0],
        int(heads["seats"][0]),
        tuple(heads["variant"]),
        heads["edition"][0],
        heads["learned"][0],
        numbers,
        bool(heads["cards"]),
    )


def _heads(lines: list[str], called: str) -> dict[str, list[str]]:
    """What the head of a table says, and whether it says all."""
    heads: dict[str, list[str]] = {name: [] for name in _HEADS}
    for number, line in enumerate(lines[1:], start=2):
        name, _, value = line.partition(" ")
        if name not in heads or not value:
            raise GameError(
                f"line {number} of {called} is no head of a table; it has: {', '.join(_HEADS)}"
            )
        heads[name].append(value)
    for name in ("game", "seats", "edition", "learned"):
        if len(heads[name]) != 1:
            raise GameError(f"{called} must say {name} once in its head")
    if not re.fullmatch("[1-9]", heads["seats"][0]):
        raise GameError(f"{called} is for {heads['seats'][0]!r} seats; write a number from 1 to 9")
    if heads["cards"] not in ([], [STRANGERS]):
        raise GameError(f"{called} may say of its cards {STRANGERS!r} once, and nothing else")
    return heads


def number_of(text: str) -> float | None:
    """A number as a file writes it; None if it is none."""
    try:
        found = float(text)
    except ValueError:
        return None
    return found if math.isfinite(found) else None


def read(path: Path) -> Table:
    """A table from its file."""
    try:
        return parse(path.read_text(encoding="utf-8"), str(path))
    except FileNotFoundError:
        message = f"there is no file {path}"
    except (IsADirectoryError, UnicodeDecodeError):
        message = f"{path} is not a table: it is no text file"
    raise GameError(message)


def named(game: str, seats: int, way: str) -> str:
    """How the file of a table is called."""
    return f"{game}-{seats}{way and '-' + way}{ENDING}"


def shipped(game: str, seats: int, way: str) -> Table | None:
    """The table that comes with Groundlings for this game, or the one for a table most like it.

    Rather for another number of seats than for another way to play, and rather for more.
    """
    return _lying(SHIPPED, game, seats, way)


@cache
def _lying(folder: Path, game: str, seats: int, way: str) -> Table | None:
    found = [
        (other != way, abs(int(number) - seats), -int(number), path)
        for path in folder.glob(f"{game}-*{ENDING}")
        for number, other in re.findall(r"-(\d)(?:-(\w+))?$", path.stem)
        if other.startswith(STRANGERS) == way.startswith(STRANGERS)
    ]
    return read(min(found)[-1]) if found else None
