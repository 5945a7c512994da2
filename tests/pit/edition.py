"""Reads and checks an edition of the Pit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groundlings.kernel.cards import Row, Sheaf
from groundlings.kernel.edition import Censor
from pit.schema import MOST_CARDS, Book
from pit.verbs import TRICK_NAMES, WARE_NAMES

if TYPE_CHECKING:
    from groundlings.kernel.sheet import Sheet


def read(sheet: Sheet) -> Book:
    """The book of a sheet; EditionError with every problem if there are any."""
    censor = Censor(sheet)
    meta = ("meta",)
    rounds = (censor.integer(meta, "short", 1, 20), censor.integer(meta, "long", 1, 20))
    worth, wares = [], []
    for record in censor.records("ware"):
        censor.one_of(record, "key", WARE_NAMES)
        worth.append(censor.integer(record, "worth", 1, 9))
        wares.append(censor.integer(record, "copies", 0, 20))
    tricks = []
    for record in censor.records("trick"):
        censor.one_of(record, "key", TRICK_NAMES)
        tricks.append(censor.integer(record, "copies", 0, MOST_CARDS))
    censor.count(("ware",), len(WARE_NAMES))
    censor.count(("trick",), len(TRICK_NAMES))
    if sum(tricks) > MOST_CARDS:
        censor.problem(("trick",), f"there are {sum(tricks)} cards", f"give {MOST_CARDS} at most")
    pennies = censor.integer(meta, "pennies", 0, 20)
    hand = censor.integer(meta, "hand", 0, 4)
    censor.licence()
    return Book(pennies, hand, rounds, worth, wares, tricks)


def cards(sheet: Sheet, language: str) -> list[Sheaf]:
    """Wares and tricks for reading."""
    censor = Censor(sheet)
    wares = [
        Row(
            (
                censor.text(place, language),
                str(censor.integer(place, "worth", 1, 9)),
                str(censor.integer(place, "copies", 0, 20)),
            ),
            tuple(censor.origin(place, key) for key in (language, "worth", "copies")),
        )
        for place in censor.records("ware")
    ]
    tricks = [
        Row(
            (censor.text(place, language), str(censor.integer(place, "copies", 0, MOST_CARDS))),
            tuple(censor.origin(place, key) for key in (language, "copies")),
        )
        for place in censor.records("trick")
    ]
    return [
        Sheaf("wares", ("name", "worth", "copies"), tuple(wares)),
        Sheaf("tricks", ("name", "copies"), tuple(tricks)),
    ]
