"""Wounds, deaths and coming back: what happens to the character tiles."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import State
from groundlings.othello.state import (
    ACT,
    CHARACTERS,
    DEAD,
    LOWERED,
    TILE,
    WOUNDS,
    book,
)
from groundlings.othello.verbs import DIED, LOWERED_LIMIT, TOOK_WOUNDS, WOUNDED


def limit(g: State, character: i64) -> i64:
    """So many wounds kill: the printed limit, lowered for this scene, never below 1 (A46)."""
    found = book(g).cast.limit[character] - g.cells[LOWERED + character]
    return max(found, 1)


def is_on_stage(g: State, character: i64) -> bool:
    """Whether the character is in the cast of the current act."""
    return book(g).cast.on_stage[g.cells[ACT] * CHARACTERS + character] != 0


def is_dead(g: State, character: i64) -> bool:
    """Whether the tile shows its red side."""
    return g.cells[DEAD + character] != 0


def living(g: State, verb: i64) -> list[int]:
    """An option for each living character of the act, Iago too (A48)."""
    return [
        verb + character
        for character in range(CHARACTERS)
        if is_on_stage(g, character) and not is_dead(g, character)
    ]


def dead(g: State, verb: i64) -> list[int]:
    """An option for each dead character of the act (A54)."""
    return [
        verb + character
        for character in range(CHARACTERS)
        if is_on_stage(g, character) and is_dead(g, character)
    ]


def wound(g: State, seat: i64, character: i64) -> None:
    """A token on the tile; at the limit the character dies by this player (A49: not the dead)."""
    if is_dead(g, character) or not is_on_stage(g, character):
        return
    g.cells[TILE + character] += 1
    g.emit(WOUNDED, seat, character, g.cells[TILE + character], limit(g, character))
    if g.cells[TILE + character] >= limit(g, character):
        kill(g, seat, character)


def kill(g: State, seat: i64, character: i64) -> None:
    """The tile is turned over and its wounds go to who did it (A50: not from the dead)."""
    if is_dead(g, character) or not is_on_stage(g, character):
        return
    g.cells[DEAD + character] = 1
    g.emit(DIED, character)
    if g.cells[TILE + character] > 0:
        g.cells[WOUNDS + seat] += g.cells[TILE + character]
        g.emit(TOOK_WOUNDS, seat, g.cells[TILE + character])
        g.cells[TILE + character] = 0


def lower(g: State, seat: i64, character: i64, by: i64) -> None:
    """Villainy: a lower limit for this scene, which may kill at once (A46)."""
    g.cells[LOWERED + character] += by
    g.emit(LOWERED_LIMIT, seat, character, limit(g, character))
    if g.cells[TILE + character] >= limit(g, character):
        kill(g, seat, character)
