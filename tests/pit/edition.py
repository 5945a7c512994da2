"""Reads and checks an edition of the Pit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groundlings.editions.cards import CardRow, CardTable
from groundlings.editions.reader import Reader
from pit.schema import MOST_CARDS, Book
from pit.verbs import TRICK_NAMES, WARE_NAMES

if TYPE_CHECKING:
    from groundlings.editions.sheet import Sheet


def read(sheet: Sheet) -> Book:
    """The book of a sheet; EditionError with every problem if there are any."""
    reader = Reader(sheet)
    meta = ("meta",)
    rounds = (reader.integer(meta, "short", 1, 20), reader.integer(meta, "long", 1, 20))
    worth, wares = [], []
    for record in reader.records("ware"):
        reader.one_of(record, "key", WARE_NAMES)
        worth.append(reader.integer(record, "worth", 1, 9))
        wares.append(reader.integer(record, "copies", 0, 20))
    tricks = []
    for record in reader.records("trick"):
        reader.one_of(record, "key", TRICK_NAMES)
        tricks.append(reader.integer(record, "copies", 0, MOST_CARDS))
    reader.count(("ware",), len(WARE_NAMES))
    reader.count(("trick",), len(TRICK_NAMES))
    if sum(tricks) > MOST_CARDS:
        reader.problem(("trick",), f"there are {sum(tricks)} cards", f"give {MOST_CARDS} at most")
    pennies = reader.integer(meta, "pennies", 0, 20)
    hand = reader.integer(meta, "hand", 0, 4)
    reader.finish()
    return Book(pennies, hand, rounds, worth, wares, tricks)


def cards(sheet: Sheet, language: str) -> list[CardTable]:
    """Wares and tricks for reading."""
    reader = Reader(sheet)
    wares = [
        CardRow(
            (
                reader.text(place, language),
                str(reader.integer(place, "worth", 1, 9)),
                str(reader.integer(place, "copies", 0, 20)),
            ),
            tuple(reader.origin(place, key) for key in (language, "worth", "copies")),
        )
        for place in reader.records("ware")
    ]
    tricks = [
        CardRow(
            (reader.text(place, language), str(reader.integer(place, "copies", 0, MOST_CARDS))),
            tuple(reader.origin(place, key) for key in (language, "copies")),
        )
        for place in reader.records("trick")
    ]
    return [
        CardTable("wares", ("name", "worth", "copies"), tuple(wares)),
        CardTable("tricks", ("name", "copies"), tuple(tricks)),
    ]
