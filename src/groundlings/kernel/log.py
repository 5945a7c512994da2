"""The log: how its rows are written, which choices of it stand, and how it is told.

A row is a seat and an option; minus n in place of the option takes back the seat's last n choices.
As text it is the option in the notation of the game, or `undo n`. Nothing is ever deleted: what
counts is the fold of all rows.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from groundlings.kernel.game import Game
    from groundlings.kernel.messages import Message
    from groundlings.kernel.state import State

UNDO: Final = r"undo (0|[1-9][0-9]{0,8})"
"""How a row is written that takes choices back."""


def written(game: Game, option: int) -> str:
    """A row, but for its seat, as text."""
    return f"undo {-option}" if option < 0 else game.text(option)


def steps_back(text: str) -> int | None:
    """How many choices the row that is written so takes back; None if it is a choice itself."""
    found = re.fullmatch(UNDO, text)
    return int(found[1]) if found else None


def fold(rows: Iterable[tuple[int, ...]]) -> list[tuple[int, int]]:
    """The choices that stand: (seat, option), in order.

    Under a seal a seat takes back its own answer and leaves the others' where they are (S108).
    """
    standing: list[tuple[int, int]] = []
    for seat, option in rows:
        _lay(standing, seat, option)
    return standing


def last_of(standing: list[tuple[int, int]], seat: int, number: int) -> list[int]:
    """The places of a seat's last so many choices, the last one first."""
    found: list[int] = []
    for place in range(len(standing) - 1, -1, -1):
        if len(found) == number:
            break
        if standing[place][0] == seat:
            found.append(place)
    return found


def _lay(standing: list[tuple[int, int]], seat: int, option: int) -> None:
    """One row more."""
    if option >= 0:
        standing.append((seat, option))
        return
    for place in last_of(standing, seat, -option):
        del standing[place]


class SecondThought(NamedTuple):
    """A seat took back so many of its choices."""

    seat: int
    steps: int


class Told(NamedTuple):
    """Something that happened, and after how many of the choices that stand."""

    choice: int
    what: Message | SecondThought


def told(game: Game, g: State, seat: int | None, since: int = 0) -> list[Told]:
    """All that has happened from this choice on, as this seat may know it, second thoughts too.

    The events of what was taken back are gone with it, as if they had never been; that somebody
    thought again is told among the events of the choice down to which it went, as their last.
    """
    found = [Told(choice_of(event), event) for event in game.events(g, seat, since)]
    rows = g.log.read() if g.log is not None else []
    if len(rows) == g.choices:  # nobody has thought again
        return found
    standing: list[tuple[int, int]] = []
    for who, option in rows:
        _lay(standing, who, option)
        if option < 0 and len(standing) >= since:
            found.append(Told(len(standing), SecondThought(who, -option)))
    return sorted(found, key=lambda line: line.choice)


def last_rows(rows: Iterable[tuple[int, ...]]) -> list[int]:
    """For each number of choices that stand the last row after which so many stood."""
    standing: list[tuple[int, int]] = []
    found = {0: 0}
    for number, (seat, option) in enumerate(rows, start=1):
        _lay(standing, seat, option)
        found[len(standing)] = number
    return [found[choices] for choices in range(len(standing) + 1)]


def choice_of(event: Message) -> int:
    """The number of the choice that an event came with."""
    choice = event["choice"]
    return choice if isinstance(choice, int) else 0
