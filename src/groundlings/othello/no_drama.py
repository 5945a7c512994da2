"""No Drama: for the rest of the scene nobody may act upon this player (A11, A12)."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import State
from groundlings.othello.hands import holds, show
from groundlings.othello.piles import draw
from groundlings.othello.state import (
    COIN,
    COINS,
    DESDEMONA_COIN,
    HAND_SIZE,
    INTRIGUE,
    NO_DRAMA,
    PROTECTED,
    SHOWN,
    STAGING,
    SUPPLY,
    book,
)
from groundlings.othello.verbs import (
    LET,
    NO_DRAMA_COIN,
    NO_DRAMA_SHOWN,
    SHOW_NO_DRAMA,
    USE_COIN,
)

USE_DESDEMONA = USE_COIN + DESDEMONA_COIN


def could_answer(g: State, seat: i64) -> bool:
    """Whether all can see that this player might say No Drama: by a coin, or by a card and the fee.

    Whom we ask follows from this, never from the hand (A10).
    """
    if g.cells[PROTECTED + seat] != 0:
        return False
    if g.cells[COIN + seat * COINS + DESDEMONA_COIN] > 0:
        return True
    return g.cells[HAND_SIZE + seat] > 0 and can_pay(g, seat)


def can_pay(g: State, seat: i64) -> bool:
    """Whether there is intrigue enough for a No Drama card."""
    return g.cells[INTRIGUE + seat] >= book(g).scalars.no_drama_cost


def ways_out(g: State, seat: i64) -> list[int]:
    """The card, if it is in the hand and can be paid, and the coin."""
    found: list[int] = []
    if g.cells[PROTECTED + seat] != 0:
        return found
    if g.cells[COIN + seat * COINS + DESDEMONA_COIN] > 0:
        found.append(USE_DESDEMONA)
    if can_pay(g, seat) and holds(g, seat, NO_DRAMA):
        found.append(SHOW_NO_DRAMA)
    return found


def answers(g: State, seat: i64) -> list[int]:
    """Let it happen, or say No Drama."""
    return [LET, *ways_out(g, seat)]


def protect(g: State, seat: i64, option: i64) -> None:
    """The card lies open until the end of the scene and is replaced at once; the coin goes back."""
    g.cells[PROTECTED + seat] = 1
    if option == SHOW_NO_DRAMA:
        g.cells[INTRIGUE + seat] -= book(g).scalars.no_drama_cost
        show(g, seat, NO_DRAMA)
        g.cells[SHOWN + seat] += 1
        g.emit(NO_DRAMA_SHOWN, seat)
        draw(g, seat, STAGING)
    else:
        g.cells[COIN + seat * COINS + DESDEMONA_COIN] -= 1
        g.cells[SUPPLY + DESDEMONA_COIN] += 1
        g.emit(NO_DRAMA_COIN, seat)
