"""Cards to be read at the table: by their name, or by the number that sentences give them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from groundlings.kernel.game import Game
    from groundlings.words import Phrasebook

NAME: Final = "name"
"""The column that names a card."""
NUMBER: Final = "position"
"""The column that says where in the play it belongs, as in I.9."""
MARKS: Final = " “”„\"'«»()\u00a0"
"""What stands around a name or a number in a sentence."""


class Shown(NamedTuple):
    """A card: its name, its number if it has one, and all that stands on it."""

    title: str
    number: str
    told: str


def shown_cards(game: Game, book: Phrasebook) -> list[Shown]:
    """Every card with a name."""
    found = []
    for table in game.guide.cards(book.language):
        if table.columns[0] != NAME:
            continue
        for row in table.rows:
            values = [book.value(value) for value in row.columns]
            title, number = values[0], dict(zip(table.columns, values, strict=True)).get(NUMBER, "")
            heads = [book.label_within(table.title, column) for column in table.columns[1:]]
            labels = [head.name for head in heads]
            told = [book.named(*pair) for pair in zip(labels, values[1:], strict=True) if pair[1]]
            found.append(Shown(title, number, book.named(title, book.text("list.also").join(told))))
    return found


def looked_up(cards: Sequence[Shown], name: str) -> list[str]:
    """The cards of this number, else of this beginning, else with this in their name."""
    wanted = name.strip(MARKS).casefold()
    if not wanted:
        return []
    ways = (
        [card.told for card in cards if card.number.casefold() == wanted],
        [card.told for card in cards if card.title.casefold().startswith(wanted)],
        [card.told for card in cards if wanted in card.title.casefold()],
    )
    return next(filter(None, ways), [])
