"""Counsel: what the Prompter has whispered to this visitor, and on which pieces it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.bots.advice import headline, worded
from groundlings.bots.hints import WORLDS
from groundlings.stage.prompter import may_ask, whisper_of
from groundlings.web.visit import book_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from groundlings.bots.hints import Hint
    from groundlings.stage.screen import Shown
    from groundlings.stage.table import LiveTable
    from groundlings.web.board.sight import Button
    from groundlings.words import Phrasebook

READY: Final = "ready"
THINKING: Final = "thinking"
TOLD: Final = "told"
LOST: Final = "lost"


class Line(NamedTuple):
    """One of the few best choices."""

    rank: int
    name: str
    worth: str
    """Best, about as good, or how much less."""
    margin: str
    because: Sequence[str]
    """Where it makes more or less than the best."""
    piece: str
    """The id of the choice on the table."""


class Counsel(NamedTuple):
    """What somebody who is asked can be told, is told, or soon will be."""

    state: str
    headline: str = ""
    lines: Sequence[Line] = ()
    fine: str = ""
    """What the numbers mean."""

    @property
    def is_open(self) -> bool:
        """Whether there is anything to see but the question."""
        return self.state != READY


def counsel_of(
    live: LiveTable, screen: Shown, book: Phrasebook, can: Mapping[str, Button]
) -> Counsel | None:
    """For whoever looks with the eyes of the seat that is asked, and nobody else.

    On a screen that several people share that is who has said to look alone: a hint tells of what
    the seat hides.
    """
    seat = screen.chooser
    if seat is None or screen.seat != seat or not can or not may_ask(live, seat):
        return None
    whisper = whisper_of(live, seat)
    if whisper is None:
        return Counsel(READY)
    if whisper.is_lost:
        return Counsel(LOST, book.text("counsel.lost"))
    if whisper.is_thinking:
        return Counsel(THINKING, book.text("counsel.thinking"))
    advice = worded(whisper.hints, live.game, book)
    lines = [
        Line(rank, one.name, one.worth, one.margin if one.behind else "", one.because, button.id)
        for rank, one in enumerate(advice, 1)
        if (button := can.get(one.choice)) is not None
    ]
    return Counsel(TOLD, headline(advice, book), lines, book.text("counsel.fine", worlds=WORLDS))


def written_advice(
    found: Sequence[Hint], live: LiveTable, seat: int, language: str
) -> dict[str, object]:
    """The few best choices of a seat, for JSON."""
    book = book_of(live, language)
    advice = worded(found, live.game, book)
    return {
        "rev": live.rev,
        "seat": seat,
        "sentence": headline(advice, book),
        "hints": [
            {
                "option": one.choice,
                "behind": one.behind,
                "interval": one.interval,
                "reasons": [reason._asdict() for reason in one.reasons],
                "sentence": one.sentence,
            }
            for one in advice
        ],
    }


def ranked(
    can: Mapping[str, Button], counsel: Counsel | None, book: Phrasebook
) -> dict[str, Button]:
    """The choices, those that are among the few best with their rank."""
    lines = {line.piece: line for line in counsel.lines} if counsel else {}
    return {
        text: button
        if (line := lines.get(button.id)) is None
        else button._replace(
            rank=line.rank, hint=book.text("counsel.rank", n=line.rank, worth=line.worth)
        )
        for text, button in can.items()
    }
