"""No Drama: for the rest of the scene nobody may act upon this player (A11, A12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.kernel.state import Option, Seat, State
from groundlings.othello.coins import give_back, has
from groundlings.othello.draws import draw
from groundlings.othello.hands import hand_size, holds
from groundlings.othello.piles import discard
from groundlings.othello.sight import show
from groundlings.othello.state import (
    DESDEMONA_COIN,
    NO_DRAMA,
    PROTECTED,
    SHOWN,
    STAGING,
    book,
)
from groundlings.othello.tokens import can_pay, pay
from groundlings.othello.verbs import (
    LET,
    NO_DRAMA_COIN,
    NO_DRAMA_SHOWN,
    SHOW_NO_DRAMA,
    USE_COIN,
)

USE_DESDEMONA: Final = USE_COIN + DESDEMONA_COIN


def is_protected(g: State, seat: Seat) -> bool:
    """Whether this player has said No Drama in this scene."""
    return g.cells[PROTECTED + seat] != 0


def shown(g: State, seat: Seat) -> i64:
    """The No Drama cards that lie open before this player until the end of the scene."""
    return g.cells[SHOWN + seat]


def could_answer(g: State, seat: Seat) -> bool:
    """Whether all can see that this player might say No Drama: by a coin, or by a card and the fee.

    Whom we ask follows from this, never from the hand (A10).
    """
    if is_protected(g, seat):
        return False
    return has(g, seat, DESDEMONA_COIN) or (hand_size(g, seat) > 0 and can_pay_card(g, seat))


def can_pay_card(g: State, seat: Seat) -> bool:
    """Whether there is intrigue enough for a No Drama card."""
    return can_pay(g, seat, book(g).scalars.no_drama_cost)


def ways_out(g: State, seat: Seat) -> list[int]:
    """The card, if it is in the hand and can be paid, and the coin."""
    found: list[int] = []
    if is_protected(g, seat):
        return found
    if has(g, seat, DESDEMONA_COIN):
        found.append(USE_DESDEMONA)
    if can_show(g, seat):
        found.append(SHOW_NO_DRAMA)
    return found


def can_show(g: State, seat: Seat) -> bool:
    """Whether the card is in the hand, can be paid, and would change anything."""
    return not is_protected(g, seat) and can_pay_card(g, seat) and holds(g, seat, NO_DRAMA)


def answers(g: State, seat: Seat) -> list[int]:
    """Let it happen, or say No Drama."""
    return [LET, *ways_out(g, seat)]


def protect(g: State, seat: Seat, option: Option) -> None:
    """The card is shown from the hand and replaced at once; the coin goes back to the supply."""
    if option == SHOW_NO_DRAMA:
        show(g, seat, NO_DRAMA)
        lay_open(g, seat)
        draw(g, seat, STAGING)
    else:
        g.cells[PROTECTED + seat] = 1
        give_back(g, seat, DESDEMONA_COIN)
        g.emit(NO_DRAMA_COIN, seat)


def lay_open(g: State, seat: Seat) -> None:
    """The card is paid for and lies open before its player until the end of the scene."""
    pay(g, seat, book(g).scalars.no_drama_cost)
    g.cells[PROTECTED + seat] = 1
    g.cells[SHOWN + seat] += 1
    g.emit(NO_DRAMA_SHOWN, seat)


def end_protection(g: State, seat: Seat) -> None:
    """The scene is over: No Drama cards that lay open are discarded."""
    for _ in range(g.cells[SHOWN + seat]):
        discard(g, NO_DRAMA)
    g.cells[SHOWN + seat] = 0
    g.cells[PROTECTED + seat] = 0
