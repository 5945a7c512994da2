"""Advice: hints in words, the same at every table, in the API and for whoever asks in Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.bots.chair import Chair
from groundlings.bots.hints import RIVAL, Reason, hints
from groundlings.kernel.die import imagined
from groundlings.words import phrasebook

if TYPE_CHECKING:
    from collections.abc import Sequence

    from groundlings.bots.hints import Hint
    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State
    from groundlings.words import Phrasebook

MOST_SAID: Final = 4
"""So many reasons are told in words, the weightiest."""


class Advice(NamedTuple):
    """A good choice, and all there is to say of it."""

    choice: str
    """As the game writes it: `take:blue-costume`."""
    behind: float
    """How many points less than the best it is worth; 0 where that cannot be told."""
    interval: tuple[float, float]
    """From where to where the true difference may lie, in 95 of 100 cases."""
    reasons: tuple[Reason, ...]
    """Where the best one makes so many points more, the largest part first."""
    name: str
    """The choice in words."""
    worth: str
    """What it is worth, in words: best, as good, or how much less."""
    margin: str
    """How far that may be wrong; empty for the best."""
    because: tuple[str, ...]
    """Where it makes most more or less than the best, in words."""
    sentence: str
    """All of it."""


def advise(
    game: Game, state: State, seat: int, seed: int = 0, language: str = "en"
) -> list[Advice]:
    """The few best choices of this seat, the best first, only from what it may know.

    The same seed thinks the same again; another one imagines other worlds. Nothing where the seat
    is not asked, has one choice only, or nobody has learned to play the game.
    """
    found = hints(Chair(game, state, seat), imagined(seed))
    return worded(found, game, phrasebook(language, game.folder))


def worded(found: Sequence[Hint], game: Game, book: Phrasebook) -> list[Advice]:
    """Hints in the words of this book."""
    return [_said(hint, game, book, is_best=at == 0) for at, hint in enumerate(found)]


def headline(advice: Sequence[Advice], book: Phrasebook) -> str:
    """The best choice, and where it is better than the next one of which that can be told."""
    if not advice:
        return book.text("hint.nothing")
    best = advice[0]
    for other in advice[1:]:
        if other.behind:
            because = [_part(reason, book, -1) for reason in other.reasons[:MOST_SAID]]
            gap = _signed(other.behind, book)
            values = {"best": best.name, "other": other.name, "gap": gap}
            return _reasoned("hint.over", because, book, **values)
    return book.text("hint.all_alike", n=len(advice))


def _said(hint: Hint, game: Game, book: Phrasebook, *, is_best: bool) -> Advice:
    choice = game.text(hint.option)
    name = book.option(choice)
    because = tuple(_part(reason, book, 1) for reason in hint.reasons[:MOST_SAID])
    margin = "" if is_best else f"\u00b1\u00a0{_plain(hint.margin, book)}"
    if hint.behind:
        worth = _signed(-hint.behind, book)
        gap = f"{worth} {margin}"
        sentence = _reasoned("hint.behind", because, book, option=name, gap=gap)
    else:
        worth = book.text("hint.best" if is_best else "hint.alike")
        sentence = book.text("hint.as_good", option=name, worth=worth)
    return Advice(
        choice, hint.behind, hint.interval, hint.reasons, name, worth, margin, because, sentence
    )


def _reasoned(key: str, because: Sequence[str], book: Phrasebook, **values: str) -> str:
    """A sentence with its reasons, where any of them is worth a word."""
    if not because:
        return book.text(f"{key}_somehow", **values)
    return book.text(key, reasons=book.text("list.and").join(because), **values)


def _part(reason: Reason, book: Phrasebook, side: int) -> str:
    """What a choice makes more or less there: side 1 of the other choice, -1 of the best one.

    What the best of the others makes less is a gain of one's own.
    """
    if reason.source == RIVAL:
        return book.text("hint.rival", gap=_signed(side * reason.points, book))
    return f"{book.label(reason.source).name} {_signed(-side * reason.points, book)}"


def _signed(number: float, book: Phrasebook) -> str:
    return ("+" if number > 0 else "\u2212") + _plain(abs(number), book)


def _plain(number: float, book: Phrasebook) -> str:
    return f"{number:.1f}".replace(".", book.text("hint.point"))
