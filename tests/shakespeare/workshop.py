"""Craftsmen at work: what tests of elements and of characters share."""

from __future__ import annotations

from typing import Any

from groundlings.shakespeare import GAME as SHAKESPEARE
from groundlings.shakespeare.verbs import COLOUR_NAMES
from shakespeare.theatre import Table

VALUES = {"black": 1, "pink": 2, "purple": 3, "blue": 4, "green": 5}
CRAFTSMEN = {
    "costume-mistress-6": 6,
    "costume-mistress-8": 8,
    "set-dresser-6": 6,
    "set-dresser-8": 8,
    "handyman": 4,
    "house-handyman": 4,
}
ALL = {f"{colour}_{kind}": 9 for colour in COLOUR_NAMES for kind in ("costume", "set")}


def at_work(card: str, seats: int = 2, *helpers: str, **market: int) -> Table:
    """A craftsman or the Jeweler of seat 0 has just been activated, with these on the board."""
    table = Table(seats=seats).draft()
    for name in (card, *helpers):
        if name != "house-handyman":
            table.give(0, name)
    return table.phase_two().market(**market).play(f"activate:{card}")


def sheet(*place: str) -> Any:  # noqa: ANN401 - a value of the edition
    return SHAKESPEARE.sheet.get(*place)


def left(table: Table) -> int:
    """The value a craftsman has left."""
    prompt = table.view()["prompt"]
    assert prompt["key"] == "craft"
    return int(prompt["left"])


def takes(table: Table) -> list[str]:
    return [text.partition(":")[2] for text in table.options(0, "take")]


def places(table: Table) -> list[str]:
    return [text.partition(":")[2] for text in table.options(0, "put")]


def dress(table: Table, who: str, *colours: str) -> Table:
    for colour in colours:
        table.play(f"take:{colour}-costume", f"dress:{who}")
    return table
