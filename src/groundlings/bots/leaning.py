"""Leanings: what somebody with a style likes more, or less, than the table they play by.

groundlings leaning 1
game shakespeare

complete row *  1.5
stop set work *  -0.6

Each line has features, `*` standing for any words, and what is added to the number of each of them.
So a builder still knows everything that was learned, and builds where others hesitate. What two
lines speak of is leant to by both.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fnmatch import translate
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from groundlings.bots.learning import filled
from groundlings.bots.table import number_of
from groundlings.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from groundlings.kernel.cells import vec

SHIPPED: Final = Path(__file__).parent / "leanings"
"""Where the leanings lie that come with Groundlings, each under the name of its bot."""
ENDING: Final = ".leaning"
_FIRST: Final = "groundlings leaning 1"


@dataclass(frozen=True, slots=True)
class Leaning:
    """What is added to the numbers of a table, by the names of what is looked at."""

    game: str
    amounts: tuple[tuple[str, float], ...]

    def added(self, row: Sequence[float], names: tuple[str, ...], called: str) -> vec[float]:
        """The numbers of a table with this leaning; a line that fits nothing is refused."""
        leant = list(row)
        for pattern, amount in self.amounts:
            fits = re.compile(translate(pattern)).match
            places = [place for place, name in enumerate(names) if fits(name)]
            if not places:
                raise GameError(
                    f"{called} leans to {pattern!r}, which nobody looks at in {self.game}"
                )
            for place in places:
                leant[place] += amount
        return filled(leant)


def parse(text: str, called: str) -> Leaning:
    """A leaning from its text; what is wrong with it is told in one sentence, with the line."""
    lines = text.splitlines()
    if len(lines) < len((_FIRST, "game", "")) or lines[0] != _FIRST:
        raise GameError(f"{called} is not a leaning: its first line must be {_FIRST!r}")
    head, _, game = lines[1].partition(" ")
    if head != "game" or not game or lines[2]:
        raise GameError(f"{called} must say its game in its second line, and nothing in its third")
    amounts = []
    for number, line in enumerate(lines[3:], start=4):
        pattern, _, value = line.rpartition(" ")
        amount = number_of(value)
        if amount is None or not pattern.strip():
            raise GameError(f"line {number} of {called} is not what is leant to and a number")
        amounts.append((pattern.strip(), amount))
    return Leaning(game, tuple(amounts))


@cache
def shipped(bot: str) -> Leaning:
    """The leaning of a bot that comes with Groundlings."""
    path = SHIPPED / f"{bot}{ENDING}"
    return parse(path.read_text(encoding="utf-8"), path.name)
