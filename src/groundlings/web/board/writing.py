"""Writing: how the pages lay out the form for a card of a game with blank ones, and draw it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from markupsafe import Markup

    from groundlings.editions.reader import Problem
    from groundlings.kernel.game import Game
    from groundlings.words import Phrasebook

    Card = dict[str, Any]
    """A card as plain data: keys and values as in its file."""


class DrawnCard(NamedTuple):
    """A card, ready for the templates of its game."""

    name: str
    kind: str
    """What sort of card it is, in words."""
    face: Markup


class Writing(NamedTuple):
    """What the pages on which cards are written need of a game; `card.html` in its folder."""

    blank: Callable[[Game, str], Card]
    """A card on which nothing is written yet, of this sort."""
    card_of: Callable[[Game, Iterable[tuple[str, str]]], Card]
    """The card that a form has sent, whatever is wrong with it."""
    turned: Callable[[Game, Card, str], tuple[Card, str]]
    """The card after a button of its form was pressed, and the field where its writer goes on."""
    is_sound: Callable[[Game, Card], bool]
    """Whether it can be played."""
    desk: Callable[[Game, Card, Phrasebook, str, bool], dict[str, Any]]
    """What the form shows: the card, its problems, where the focus is, whether it is untouched."""
    drawn: Callable[[Game, str, Card], DrawnCard]
    """A card as it lies on a table, in this language."""
    sheets: Callable[[Game, str], Markup]
    """All own cards of an edition, for those who have not sat down yet; nothing if it has none."""
    problem: Callable[[Problem, Phrasebook], str]
    """What is wrong with a file, with its line."""
    seen: Callable[[str], str]
    """A text with a sign for each character in it that nobody would see."""
