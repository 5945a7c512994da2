"""Records, editions and own cards that somebody has broken: each is refused in one sentence.

They are made from true ones: lines are doubled, swapped, taken out or taken from another; words and
numbers are changed for others that are known to hurt; letters fall in and out.
"""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import groundlings
from groundlings.editions.sheet import Sheet
from groundlings.errors import GameError
from groundlings.stage.own_cards import cards_in

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

GOLDEN: Final = Path(__file__).parents[1] / "golden"
EDITIONS: Final = {name: Path(groundlings.__file__).parent / name / "edition.toml" for name in
                   ("shakespeare", "othello")}  # fmt: skip
SLOW: Final = 10.0
"""Seconds of processor after which an input is told as one that takes too long."""
HURTS: Final = (
    "", " ", "0", "-1", "-0", "1e999", "nan", "true", "None", "undo", "undo 0", "undo 99999999",
    "9" * 30, "9" * 5_000, "\x00", "\u2028", "\U0001f600", "e\u0301", "\u0660", "\u202e", "'", '"',
    '"""', "[[", "]]", "{", "}", "=", ":", "#", "\\", "\r", "a" * 300, "seed", "salt", "commit",
    "seats 0", "seats 99", "rules 2", "game pit", "[[own]]", "%s", "${x}", "../../etc/passwd",
    "<script>", "1979-05-27T07:32:00Z", "0x7fffffffffffffff", "inf",
)  # fmt: skip
WORD: Final = re.compile(r"[\w.+-]+")


class Kind(NamedTuple):
    """A kind of text, true ones of it, and who reads them."""

    name: str
    true: tuple[str, ...]
    read: Callable[[str], object]
    lines: int
    """So many of the first lines are kept at most: what is wrong with longer ones is the same."""


def _record(text: str) -> object:
    name = re.search(r"^game (\w+)", text, re.MULTILINE)
    game = name[1] if name and name[1] in groundlings.games() else "shakespeare"
    return groundlings.game(game).replay(text)


def _edition(name: str) -> Callable[[str], object]:
    game = groundlings.game(name)
    return lambda text: game.printed(Sheet.parse(text, "edition.toml"))


def kinds() -> list[Kind]:
    """All kinds."""
    records = tuple(
        path.read_text(encoding="utf-8")
        for path in sorted(GOLDEN.glob("*.record"))
        if not path.name.startswith("pit")
    )
    own = groundlings.game("othello").guide.blank
    assert own is not None
    editions = [
        Kind(f"editions of {name}", (path.read_text(encoding="utf-8"),), _edition(name), 10_000)
        for name, path in EDITIONS.items()
    ]
    cards = Kind("cards of one's own", CARDS, lambda text: cards_in("othello", text), 100)
    return [Kind("records", records, _record, 30), cards, *editions]


CARDS: Final = (
    """[[own]]
sort = "staging"
en = "Alms"
effects = [{ do = "gain", what = "intrigue" }]
""",
    """[[own]]
sort = "script"
act = "III"
points = 3
en = "A Letter"
fr = "Une lettre"
effects = [{ do = "gain", what = "intrigue" }]
""",
)


def broken(kind: Kind, die: Random) -> str:
    """One of the true texts, with a few things changed."""
    lines = die.choice(kind.true).splitlines(keepends=True)[: die.randint(4, kind.lines)]
    for _ in range(die.choice((1, 1, 2, 5))):
        place = die.randrange(max(1, len(lines)))
        match die.randrange(7):
            case 0:
                lines[place : place + 1] = []
            case 1:
                lines.insert(place, die.choice(lines or [""]))
            case 2:
                lines.insert(place, die.choice(HURTS) + "\n")
            case 3 | 4 if lines:
                words = WORD.findall(lines[place]) or [""]
                lines[place] = lines[place].replace(
                    die.choice(words), die.choice((*HURTS, *words)), 1
                )
            case 5:
                other = die.choice(kind.true).splitlines(keepends=True)
                lines.insert(place, die.choice(other))
            case _ if lines:
                at = die.randrange(len(lines[place]) + 1)
                letter = die.choice(("", chr(die.randrange(1, 0x250)), die.choice(HURTS)))
                lines[place] = lines[place][:at] + letter + lines[place][at + die.randrange(3) :]
    return "".join(lines)


class Texts:
    """What was tried, and what was found."""

    def __init__(self) -> None:
        self.tried: dict[str, int] = {}
        self.accepted: dict[str, int] = {}
        self.found: list[str] = []
        self.slowest = 0.0

    def feed(self, kind: Kind, die: Random, count: int) -> None:
        """So many of this kind."""
        for _ in range(count):
            self._read(kind, broken(kind, die))
        self.tried[kind.name] = self.tried.get(kind.name, 0) + count

    def _read(self, kind: Kind, text: str) -> None:
        began = time.process_time()
        try:
            kind.read(text)
            self.accepted[kind.name] = self.accepted.get(kind.name, 0) + 1
        except GameError as error:
            if "\n" in str(error).strip() and kind.name == "records":
                self.found.append(f"{kind.name}: more than one sentence: {text!r:.400}")
        except Exception as error:  # noqa: BLE001 - this is what is looked for
            self.found.append(
                f"{kind.name}: {type(error).__name__}: {error!s:.100}: {text!r:.2000}"
            )
        took = time.process_time() - began
        self.slowest = max(self.slowest, took)
        if took > SLOW:
            self.found.append(f"{kind.name}: {took:.0f} s: {text!r:.2000}")
