"""Wounds, deaths and coming back: what happens to the character tiles."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import Seat, State, bit
from groundlings.othello.moment import act
from groundlings.othello.state import (
    CHARACTERS,
    DEAD,
    LOWERED,
    TILE,
    WOUNDS,
    Character,
    Characters,
    book,
)
from groundlings.othello.verbs import DIED, LOWERED_LIMIT, REVIVED, TOOK_WOUNDS, WOUNDED


def limit(g: State, character: Character) -> i64:
    """So many wounds kill: the printed limit, lowered for this scene, never below 1 (A46)."""
    found = book(g).cast.limit[character] - g.cells[LOWERED + character]
    return max(found, 1)


def wounds_on(g: State, character: Character) -> i64:
    """The wound tokens on this tile."""
    return g.cells[TILE + character]


def wounds_of(g: State, seat: Seat) -> i64:
    """The wound tokens this player has taken for deaths."""
    return g.cells[WOUNDS + seat]


def is_on_stage(g: State, character: Character) -> bool:
    """Whether the character is in the cast of the current act."""
    return book(g).cast.on_stage[act(g) * CHARACTERS + character] != 0


def is_dead(g: State, character: Character) -> bool:
    """Whether the tile shows its red side."""
    return g.cells[DEAD + character] != 0


def living(g: State) -> Characters:
    """The living characters of the act, Iago too (A48)."""
    found: Characters = 0
    for character in range(CHARACTERS):
        if is_on_stage(g, character) and not is_dead(g, character):
            found |= bit(character)
    return found


def lowerable(g: State) -> Characters:
    """Whose limit can be lowered: one wound always kills, so a limit of 1 stays (A46)."""
    found = living(g)
    for character in range(CHARACTERS):
        if limit(g, character) == 1:
            found &= ~bit(character)
    return found


def dead(g: State) -> Characters:
    """The dead characters of the act (A54)."""
    found: Characters = 0
    for character in range(CHARACTERS):
        if is_on_stage(g, character) and is_dead(g, character):
            found |= bit(character)
    return found


def wound(g: State, seat: Seat, character: Character) -> None:
    """A token on the tile; at the limit the character dies by this player (A49: not the dead)."""
    if is_dead(g, character) or not is_on_stage(g, character):
        return
    g.cells[TILE + character] += 1
    g.emit(WOUNDED, seat, character, wounds_on(g, character), limit(g, character))
    check_limit(g, seat, character)


def lower(g: State, seat: Seat, character: Character, by: i64) -> None:
    """Villainy: a lower limit for this scene, which may kill at once (A46)."""
    g.cells[LOWERED + character] += by
    g.emit(LOWERED_LIMIT, seat, character, limit(g, character))
    check_limit(g, seat, character)


def check_limit(g: State, seat: Seat, character: Character) -> None:
    """Who has as many wounds as the limit dies, by this player's deed."""
    if wounds_on(g, character) >= limit(g, character):
        kill(g, seat, character)


def kill(g: State, seat: Seat, character: Character) -> None:
    """The tile is turned over and its wounds go to who did it (A50: not from the dead)."""
    if is_dead(g, character) or not is_on_stage(g, character):
        return
    g.cells[DEAD + character] = 1
    g.emit(DIED, character)
    if wounds_on(g, character) > 0:
        g.cells[WOUNDS + seat] += wounds_on(g, character)
        g.emit(TOOK_WOUNDS, seat, wounds_on(g, character))
        g.cells[TILE + character] = 0


def bring_back(g: State, seat: Seat, character: Character) -> None:
    """The tile is turned back; a revived character starts without wounds (A56)."""
    g.cells[DEAD + character] = 0
    g.emit(REVIVED, seat, character)


def restore_limits(g: State) -> None:
    """With the scene lowered limits end."""
    for character in range(CHARACTERS):
        g.cells[LOWERED + character] = 0


def heal_passers_by(g: State) -> None:
    """With the act wounds are lost on those who appear in one act only (A57)."""
    for character in range(CHARACTERS):
        if book(g).cast.single[character] != 0:
            g.cells[TILE + character] = 0
