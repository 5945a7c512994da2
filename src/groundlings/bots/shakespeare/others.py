"""Editions with other characters, to learn from: those of the box do what others of them do."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from groundlings.editions.sheet import Sheet
from groundlings.kernel.die import cast

if TYPE_CHECKING:
    from groundlings.kernel.die import Die
    from groundlings.kernel.game import Game

EDITIONS: Final = 16
"""So many take turns with the game as it is; each has changed more than the last."""
_DONE: Final = re.compile(r"^(activation|rehearsal) = (\[.*\])$", re.MULTILINE)
"""What a character does, in an edition file."""


def with_others(game: Game, number: int) -> Game:
    """The edition with this number: always the same, and half of them are the game as it is."""
    return _printed(game, number // 4 % EDITIONS + 1) if number // 2 % 2 else game


@cache
def _printed(game: Game, number: int) -> Game:
    """So many in sixteen of all characters have changed."""
    text, die = game.sheet.text, cast(number)
    for what in ("activation", "rehearsal"):
        text = _exchanged(text, what, number, die)
    return game.printed(Sheet.parse(text, game.sheet.name))


def _exchanged(text: str, what: str, number: int, die: Die) -> str:
    """Those chosen give what they do to one another."""
    found = [one for one in _DONE.finditer(text) if one[1] == what]
    chosen = [one for one in found if die.roll(EDITIONS) < number]
    for place in range(len(chosen) - 1, 0, -1):
        other = int(die.roll(place + 1))
        chosen[place], chosen[other] = chosen[other], chosen[place]
    fresh = {
        one.start(): then[2] for one, then in zip(chosen, chosen[1:] + chosen[:1], strict=True)
    }
    return _DONE.sub(lambda one: f"{one[1]} = {fresh.get(one.start(), one[2])}", text)
