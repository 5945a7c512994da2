"""Whether the characters of an edition are those whose names the tables know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.shakespeare.state import Book, Program

KNOWN: Final[i64] = 809_020
"""The sum over the characters of the edition in the box, by `sum_of`."""
_MODULUS: Final[i64] = 1_000_003
_FACTOR: Final[i64] = 31


def are_known(tables: Book) -> bool:
    """Whether these are the characters whose names a table knows."""
    return sum_of(tables) == KNOWN


def sum_of(tables: Book) -> i64:
    """A number that changes with any cost, type or deed of any character."""
    cards = tables.cards
    found: i64 = 7
    for card in range(cards.count):
        found = (found * _FACTOR + cards.cost[card]) % _MODULUS
        found = (found * _FACTOR + cards.type[card]) % _MODULUS
        found = (found * _FACTOR + cards.slots[card]) % _MODULUS
        found = (found * _FACTOR + cards.white[card]) % _MODULUS
        found = (found * _FACTOR + cards.bonus[card] * 2 + cards.opens[card]) % _MODULUS
        found = _sum_of_program(tables, cards.activation[card], found)
        found = _sum_of_program(tables, cards.dressed[card], found)
        found = _sum_of_program(tables, cards.rehearsal[card], found)
    return found


def _sum_of_program(tables: Book, program: Program, found: i64) -> i64:
    effects = tables.effects
    for at in range(effects.first[program], effects.last[program]):
        found = (found * _FACTOR + effects.effect[at]) % _MODULUS
        found = (found * _FACTOR + effects.amount[at]) % _MODULUS
        found = (found * _FACTOR + effects.detail[at]) % _MODULUS
    return found
