"""No Drama: for the rest of the scene nobody may act upon this player (A11, A12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.kernel.state import Option, Seat, State, offer
from groundlings.othello.at_once import do_beside
from groundlings.othello.coins import give_back, has
from groundlings.othello.draws import draw
from groundlings.othello.hands import hand_size, holds
from groundlings.othello.piles import discard
from groundlings.othello.powers import could_shield, has_own_shields, own_shields, pay_for
from groundlings.othello.protection import is_protected, lift_protection, set_protected
from groundlings.othello.sight import show
from groundlings.othello.state import (
    DESDEMONA_COIN,
    NO_DRAMA,
    OWN_STAGINGS,
    SHOWN,
    STAGING,
    Card,
    book,
)
from groundlings.othello.tokens import can_pay, pay
from groundlings.othello.verbs import (
    LET,
    NO_DRAMA_COIN,
    NO_DRAMA_SHOWN,
    SHIELDED,
    SHOW_NO_DRAMA,
    SHOW_OWN,
    USE_COIN,
)

USE_DESDEMONA: Final = USE_COIN + DESDEMONA_COIN


def shown(g: State, seat: Seat) -> i64:
    """The No Drama cards that lie open before this player until the end of the scene."""
    return g.cells[SHOWN + seat]


def could_answer(g: State, seat: Seat) -> bool:
    """Whether all can see that this player might say No Drama: by a coin, or by a card and the fee.

    Whom we ask follows from this, never from the hand (A10); a card of one's own may be in any
    hand, whose fee may be lower (A107).
    """
    if is_protected(g, seat):
        return False
    return has(g, seat, DESDEMONA_COIN) or (
        hand_size(g, seat) > 0 and (can_pay_card(g, seat) or could_shield(g, seat))
    )


def can_pay_card(g: State, seat: Seat) -> bool:
    """Whether there is intrigue enough for a No Drama card."""
    return can_pay(g, seat, book(g).scalars.no_drama_cost)


def offer_ways_out(g: State, seat: Seat, found: list[int]) -> None:
    """The card, if it is in the hand and can be paid, the coin, and own cards like that one."""
    if is_protected(g, seat):
        return
    if has(g, seat, DESDEMONA_COIN):
        offer(found, USE_DESDEMONA)
    if can_show(g, seat):
        offer(found, SHOW_NO_DRAMA)
    if has_own_shields(g):
        for card in own_shields(g, seat):
            offer(found, SHOW_OWN + card - OWN_STAGINGS)


def can_show(g: State, seat: Seat) -> bool:
    """Whether the card is in the hand, can be paid, and would change anything."""
    return not is_protected(g, seat) and can_pay_card(g, seat) and holds(g, seat, NO_DRAMA)


def answers(g: State, seat: Seat) -> list[int]:
    """Let it happen, or say No Drama."""
    found: list[int] = []
    offer(found, LET)
    offer_ways_out(g, seat, found)
    return found


def protect(g: State, seat: Seat, option: Option) -> None:
    """The card is shown from the hand and replaced at once; the coin goes back to the supply."""
    if option == USE_DESDEMONA:
        set_protected(g, seat)
        give_back(g, seat, DESDEMONA_COIN)
        g.emit(NO_DRAMA_COIN, seat)
    elif option == SHOW_NO_DRAMA:
        pay(g, seat, book(g).scalars.no_drama_cost)
        show(g, seat, NO_DRAMA)
        lay_open(g, seat)
        draw(g, seat, STAGING)
    else:
        shield(g, seat, option - SHOW_OWN + OWN_STAGINGS)


def shield(g: State, seat: Seat, card: Card) -> None:
    """An own card says No Drama: it is paid, shown, discarded and replaced, and does the rest."""
    pay_for(g, seat, card)
    show(g, seat, card)
    discard(g, card)
    set_protected(g, seat)
    g.emit(SHIELDED, seat, card)
    draw(g, seat, STAGING)
    do_beside(g, seat, card)


def lay_open(g: State, seat: Seat) -> None:
    """The card lies open before its player until the end of the scene."""
    set_protected(g, seat)
    g.cells[SHOWN + seat] += 1
    g.emit(NO_DRAMA_SHOWN, seat)


def end_protection(g: State, seat: Seat) -> None:
    """The scene is over: No Drama cards that lay open are discarded."""
    for _each in range(g.cells[SHOWN + seat]):
        discard(g, NO_DRAMA)
    g.cells[SHOWN + seat] = 0
    lift_protection(g, seat)
