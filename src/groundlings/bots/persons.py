"""Persons: who the bots are that people play against, as far as it takes no words.

Their faces are drawings called after the bot. What they are and how they play is told in the words
of the house.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_CANDLES: Final = 4


class Person(NamedTuple):
    """Somebody to play against."""

    bot: str
    name: str
    short: str
    """What they are called at a table."""
    candles: int
    """How strong they are, from 1 to 4."""
    game: str = ""
    """The one game that they play; empty = all."""


LEVELS: Final = (
    Person("groundling", "Moll Penny", "Moll", 1),
    Person("journeyman", "Peter Quince", "Quince", 2),
    Person("master", "Richard Burbage", "Burbage", 3),
    Person("revels", "Edmund Tilney", "Tilney", 4),
)
"""From the weakest to the best."""
STYLES: Final = (
    Person("builder", "Peter Street", "Street", 2, "shakespeare"),
    Person("tailor", "Robin Starveling", "Starveling", 2, "shakespeare"),
    Person("rehearser", "Nick Bottom", "Bottom", 2, "shakespeare"),
    Person("miser", "Philip Henslowe", "Henslowe", 2, "shakespeare"),
    Person("bold", "Kit Marlowe", "Marlowe", 2, "othello"),
    Person("cautious", "Emilia Bassano", "Bassano", 2, "othello"),
)
"""Each has a leaning to play by, in `leanings`."""
_PERSONS: Final = {person.bot: person for person in (*LEVELS, *STYLES)}
_NUMERALS: Final = ("", " II", " III", " IV", " V", " VI")


def person(bot: str) -> Person | None:
    """Who this bot is; None if it is a yardstick."""
    return _PERSONS.get(bot)


def company(game: str) -> tuple[Person, ...]:
    """All who play this game: the levels, then its styles."""
    return tuple(one for one in _PERSONS.values() if one.game in {"", game})


def called(bots: Sequence[str | None]) -> list[str]:
    """What the persons at a table are called, by seat: as kings where there are two of a name.

    Empty where nobody sits who has a name.
    """
    names: list[str] = []
    for seat, bot in enumerate(bots):
        one = person(bot) if bot else None
        names.append(one.short + _NUMERALS[bots[:seat].count(bot)] if one else "")
    return names
