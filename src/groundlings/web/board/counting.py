"""Counting: what a game tells of how its points are counted, for who shows it step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from groundlings.kernel.messages import Message
    from groundlings.web.board.story import Deed
    from groundlings.words import Phrasebook

Totals = tuple[tuple[int, ...], ...]
"""By seat, what is counted in the order of the game's counters."""


class Change(NamedTuple):
    """What an event changes on the table."""

    moves: Mapping[str, str]
    """Pieces by their ids, and the cells that they go to."""
    totals: Totals


class Course(NamedTuple):
    """How a scene went: what stood where before it, and what each of its events changed."""

    start: Mapping[str, str]
    before: Totals
    changes: Sequence[Change]


class Counting(NamedTuple):
    """How a game counts points, for who shows it."""

    counters: tuple[str, ...]
    """The icons of what is counted."""
    course: Callable[[Mapping[str, Any], Sequence[Message], Sequence[Message]], Course]
    """How a scene went: from what is seen now, its events, and the events since."""
    row: Callable[[Message, Phrasebook], str]
    """In which row of the sheet a step is written; none for what befalls all."""
    tally: Callable[
        [Sequence[Message], Phrasebook], Sequence[tuple[str, Message, Mapping[int, str]]]
    ] = lambda _, __: ()
    """What came together in a chapter: by row, an event of that sort, and the sums by seat."""
    leads: Callable[[Totals, Phrasebook], str] = lambda _, __: ""
    """Who is ahead."""
    written_out: Callable[[Mapping[str, Any], Deed], Deed] = lambda _, deed: deed
    """A scene with what its events leave to be read from the table."""
