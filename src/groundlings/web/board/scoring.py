"""Scorings: a scene in which points are counted, step by step.

Each step moves discs, changes what everybody has, and writes into a sheet: a row for each thing
that is counted, a column for each player. Who wants no motion reads the sheet.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from groundlings.web.board.story import CHAPTER, Effect, steps

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from groundlings.kernel.messages import Message
    from groundlings.web.board.counting import Counting, Course, Totals
    from groundlings.web.board.narration import Narrator, ToldDeed
    from groundlings.web.board.story import Deed


class Mark(NamedTuple):
    """What a step writes into the sheet."""

    step: int
    effects: Sequence[Effect]


class SheetRow(NamedTuple):
    """A row of the sheet, a cell for each seat."""

    title: str
    by_seat: list[list[Mark]]


class ScoringStep(NamedTuple):
    """One step."""

    seat: int | None
    sentence: str
    moves: str
    totals: str
    pieces: str
    ms: int = 0
    """How long it is seen, where that is not as long as others."""


class Scoring(NamedTuple):
    """A scene that is staged."""

    id: str
    kind: str
    title: str
    start: str
    ends: Mapping[str, str]
    """Where each piece stands after it."""
    before: Totals
    after: Totals
    steps: list[ScoringStep]
    rows: list[SheetRow]
    counters: tuple[str, ...]
    stays: bool
    """Whether it stays until somebody has read it."""
    closes: bool
    """Whether it tells what a whole chapter came to."""
    goes_on: bool
    """Whether somebody has to choose before it can go on."""


def scorings(
    narrator: Narrator,
    view: Mapping[str, Any],
    story: Sequence[Deed],
    since: Sequence[Deed],
    tell: Callable[[Deed], ToldDeed] | None = None,
) -> dict[str, Scoring]:
    """The scenes that are staged, of what has happened since, by the ids of their deeds."""
    board = narrator.board
    counting = board.counting
    if counting is None:
        return {}
    found = {}
    for n, deed in enumerate(story):
        if deed.kind not in board.telling.staged or deed not in since:
            continue
        later = [event for other in story[n + 1 :] for event in other.events]
        told, whole = (tell or narrator.tell)(deed), counting.written_out(view, deed)
        course = counting.course(view, whole.events, later)
        if deed.kind in board.telling.closing:
            chapter = _chapter(story[: n + 1])
            found[told.id] = narrator.once(
                told,
                (course, chapter),
                partial(_closing, narrator, told, deed, chapter, course),
            )
        else:
            goes_on = n == len(story) - 1 and not view["over"]
            found[told.id] = narrator.once(
                told,
                (course, whole, goes_on),
                partial(_staged, narrator, told, whole, course, goes_on=goes_on),
            )
    return found


def _chapter(story: Sequence[Deed]) -> list[Message]:
    """All that has happened since the last chapter began."""
    opened = max((n for n, one in enumerate(story) if one.kind == CHAPTER), default=0)
    return [event for one in story[opened:] for event in one.events]


def _staged(
    narrator: Narrator, told: ToldDeed, deed: Deed, course: Course, *, goes_on: bool
) -> Scoring:
    counting, seats = _counting(narrator), range(narrator.seats)
    rows: dict[str, SheetRow] = {}
    shown: list[ScoringStep] = []
    ends = dict(course.start)
    at, title = 0, ""
    for step in steps(deed, narrator.board.telling):
        events = (step.lead, *step.effects)
        changes = course.changes[at : at + len(events)]
        at += len(events)
        told_all = narrator.told_effects(events, step.seat)
        effects = told_all[len(narrator.told_effects([step.lead], step.seat)) :]
        title = counting.row(step.lead, narrator.book) or title
        if title and step.seat is not None:
            row = rows.setdefault(title, SheetRow(title, [[] for _ in seats]))
            row.by_seat[step.seat].append(Mark(len(shown), told_all))
        moves: dict[str, str] = {}
        for change in changes:
            moves |= change.moves
        ends |= moves
        shown.append(
            ScoringStep(
                seat=step.seat,
                sentence=narrator.book.deed(step.lead, narrator.listed(effects)),
                moves=_pairs(moves),
                totals=_totals(changes[-1].totals),
                pieces=" ".join(narrator.pieces(events)),
                ms=narrator.board.telling.steps.get(str(step.lead["key"]), 0),
            )
        )
    after = course.changes[-1].totals
    return Scoring(
        told.id, deed.kind, told.title, _pairs(course.start), ends, course.before, after, shown,
        [*rows.values()], counting.counters,
        stays=deed.kind in narrator.board.telling.stays, closes=False, goes_on=goes_on,
    )  # fmt: skip


def _closing(
    narrator: Narrator, told: ToldDeed, deed: Deed, events: Sequence[Message], course: Course
) -> Scoring:
    """What a whole chapter came to."""
    counting = _counting(narrator)
    whole = counting.course({"totals": course.before}, events, ())

    def change(event: Message, text: str) -> list[Effect]:
        return [Effect(narrator.board.sign(event, narrator.book), text)] if text else []

    rows = [
        SheetRow(
            title, [[Mark(0, change(one, own.get(seat, "")))] for seat in range(narrator.seats)]
        )
        for title, one, own in counting.tally(events, narrator.book)
    ]
    title, sentence = narrator.book.event(deed.lead), counting.leads(course.before, narrator.book)
    step = ScoringStep(None, sentence, "", _totals(course.before), "")
    return Scoring(
        told.id, deed.kind, title, _pairs(course.start), course.start, whole.before, course.before,
        [step], rows, counting.counters,
        stays=deed.kind in narrator.board.telling.stays, closes=True, goes_on=False,
    )  # fmt: skip


def _counting(narrator: Narrator) -> Counting:
    counting = narrator.board.counting
    if counting is None:
        raise LookupError("this game does not say how it counts")
    return counting


def _pairs(moves: Mapping[str, str]) -> str:
    return " ".join(f"{piece}={cell}" for piece, cell in moves.items())


def _totals(totals: Iterable[Iterable[int]]) -> str:
    return " ".join(",".join(map(str, own)) for own in totals)
