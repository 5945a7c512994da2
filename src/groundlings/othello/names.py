"""What cards are called where an edition calls them otherwise, and own cards in every edition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groundlings.editions.reader import Reader
from groundlings.othello import own_boards
from groundlings.othello.cards import said_by
from groundlings.othello.edition import FAMILIES, own_cards

if TYPE_CHECKING:
    from groundlings.editions.sheet import Sheet
    from groundlings.kernel.guide import Names


def renamed(sheet: Sheet, shipped: Sheet, language: str) -> Names:
    """The nouns of cards whose name is not the shipped one, and those of own cards."""
    ours, theirs = _names(sheet, language), _names(shipped, language)
    found: dict[str, str | dict[str, str]] = {
        noun: name for noun, name in ours.items() if name != theirs.get(noun)
    }
    reader = Reader(sheet, FAMILIES)
    for card in own_cards(sheet):
        speaker = said_by(reader, own_boards.text(sheet, card, "quote_speaker"))
        found[card.noun] = own_boards.forms(sheet, card, language, speaker)
        if not card.is_script:
            found[f"deed-{card.noun}"] = own_boards.apart(
                own_boards.names_of(sheet, card)[language]
            )
    return found


def _names(sheet: Sheet, language: str) -> dict[str, str]:
    reader = Reader(sheet, FAMILIES)
    places = [place for name in ("script", "staging") for place in reader.records(name)]
    return {reader.text(place, "key"): reader.text(place, language) for place in places}
