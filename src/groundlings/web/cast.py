"""The cast: the bots as people meet them, each with a face, a name, and how they play."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

import groundlings
from groundlings.bots import yardsticks
from groundlings.bots.persons import MOST_CANDLES, company, person
from groundlings.web.render import house_book, table_book

NOBODY: Final = "yardstick"
"""The face of those who are nobody."""


class Role(NamedTuple):
    """A bot as people meet it."""

    bot: str
    face: str
    name: str
    short: str
    rank: str
    """What they are: a journeyman. Empty for yardsticks, whose name says that."""
    named: str
    """Name and rank, as in a list."""
    plays: str
    """How they play, in a sentence."""
    lights: tuple[bool, ...]
    """Candles, and which of them are lit; none for yardsticks."""
    lit: str
    """The same in words."""
    title: str
    """The one game they play; empty = all."""


@lru_cache(maxsize=256)  # a search may have any number in its name
def role(bot: str, language: str) -> Role:
    """Who this bot is, in the reader's language."""
    book, known = house_book(language), person(bot)
    what = book.bot(bot)
    if known is None:
        return Role(bot, NOBODY, what, what, "", what, book.plays(bot), (), "", "")
    return Role(
        bot,
        bot,
        known.name,
        known.short,
        what,
        book.text("player.named", who=known.name, what=what),
        book.plays(bot),
        tuple(n < known.candles for n in range(MOST_CANDLES)),
        book.text("opponent.lights", n=known.candles, of=MOST_CANDLES),
        table_book(groundlings.game(known.game), language, ()).title() if known.game else "",
    )


class Part(NamedTuple):
    """Some of them under one heading."""

    heading: str
    roles: list[Role]


@cache
def parts(game: str, language: str) -> tuple[Part, ...]:
    """All who play a game: levels, styles, and apart from them the yardsticks."""
    book = house_book(language)
    found = [role(one.bot, language) for one in company(game)]
    return tuple(
        part
        for part in (
            Part(book.text("opponent.levels"), [one for one in found if not one.title]),
            Part(book.text("opponent.style"), [one for one in found if one.title]),
            Part(book.text("opponent.yardsticks"), [role(bot, language) for bot in yardsticks()]),
        )
        if part.roles
    )
