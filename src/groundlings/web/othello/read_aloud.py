"""Table Read: synopses, and every script card that is turned up, for a table to read (A92).

All of it comes from the view, so onlookers read what players read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from groundlings.kernel.game import Game
    from groundlings.words import Phrasebook

FIRST_ACT: Final = "I"
OPENING: Final = frozenset({"pre-placement", "placement"})
"""The phases of a first scene in which nothing of its act was heard yet."""


class Synopsis(NamedTuple):
    """What the play, or an act, is about; read before it begins."""

    id: str
    title: str
    paragraphs: tuple[str, ...]


class ReadLine(NamedTuple):
    """A script card that was turned up, as it is read."""

    id: str
    seat: int
    sentence: str
    """Who has turned it up."""
    title: str
    speaker: str
    verses: tuple[str, ...]
    """The quotation, in English; an own card may have none."""
    where: str
    is_own: bool = False
    """Whether it is a card that players have written."""


class Reading(NamedTuple):
    """What is to be read at this moment."""

    synopsis: Synopsis | None
    lines: list[ReadLine]


def reading(view: Mapping[str, Any], game: Game, book: Phrasebook) -> Reading | None:
    """What a view gives to read; before Act I the synopsis of the whole play, too."""
    language, act = book.language, view["act"]
    synopsis = None
    if view["scene"] == 1 and view["phase"] in OPENING:
        play = [game.guide.boards()["synopsis"][language]] if act == FIRST_ACT else []
        paragraphs = (*play, view["synopsis"][language])
        synopsis = Synopsis(f"synopsis-{act}", book.noun(act), paragraphs)
    own = game.guide.boards()["own"]
    lines = [_line(n, line, book, own) for n, line in enumerate(view["reading"])]
    return Reading(synopsis, lines) if synopsis or lines else None


def _line(n: int, line: Mapping[str, Any], book: Phrasebook, own: Collection[str]) -> ReadLine:
    seat, card = int(line["seat"]), str(line["card"])
    return ReadLine(
        id=f"read-{n}-{seat}-{card.replace('.', '-')}",
        seat=seat,
        sentence=book.text("reading.turned_up", who={"seat": seat}),
        title=str(line["title"][book.language]),
        speaker=str(line["speaker"][book.language]),
        verses=tuple(verse for verse in str(line["quote"]).split(" / ") if verse),
        where=str(line["where"]),
        is_own=card in own,
    )
