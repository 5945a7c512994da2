"""Lines of play: guests who do one thing, or some, and leave the rest. `line:NAME` is one of them.

They play by the table of their hosts with a leaning so strong that it is a vow. They are no bots
for people; what they win or lose says what an edition thinks of such a plan.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from groundlings.bots.leaning import ENDING, Leaning, parse
from groundlings.errors import GameError

FOLDER: Final = Path(__file__).parent / "lines"


def line_names(game: str) -> tuple[str, ...]:
    """The lines of a game."""
    return tuple(
        path.stem for path in sorted(FOLDER.glob(f"*{ENDING}")) if line(path.stem).game == game
    )


@cache
def line(name: str) -> Leaning:
    """The vow of this name."""
    path = FOLDER / f"{name}{ENDING}"
    known = [each.stem for each in sorted(FOLDER.glob(f"*{ENDING}"))]
    if name not in known:
        raise GameError(f"there is no line {name!r}; known are: {', '.join(known)}")
    return parse(path.read_text(encoding="utf-8"), path.name)
