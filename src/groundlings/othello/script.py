"""Script cards: who may play them, what they score, what they bring (A5, A19, A50-A53, A58)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, Seat, State
from groundlings.othello.coins import win
from groundlings.othello.curtain import CurtainFalls, is_half_played, play_half
from groundlings.othello.depletion import is_script_empty, start_count_again
from groundlings.othello.handkerchief import reach_for_handkerchief
from groundlings.othello.kept import goes_aside, keep, set_aside
from groundlings.othello.lead import is_lead
from groundlings.othello.piles import discard
from groundlings.othello.playwright import go_on_after, is_next, is_playwright
from groundlings.othello.state import (
    FULL_CURTAIN,
    HALF_CURTAIN,
    IAGO,
    KILLS_EFFECT,
    NO_CURTAIN,
    WOUNDS_EFFECT,
    Card,
    book,
)
from groundlings.othello.tokens import gain_intrigue, gain_spotlight
from groundlings.othello.verbs import FAILED, REMOVED
from groundlings.othello.wounds import is_dead, kill, wound

# Why a script card would not succeed
FINE: Final = 0
WRONG_ROLE: Final = 1
HALF_FIRST: Final = 2
OUT_OF_ORDER: Final = 3


def obstacle(g: State, seat: Seat, card: Card) -> i64:
    """What keeps this player from playing the card now (A5, A64, A82, A86, A90)."""
    if is_playwright(g):
        return FINE if is_next(g, card) else OUT_OF_ORDER
    curtain = book(g).scripts.curtain[card]
    if curtain == FULL_CURTAIN and not is_half_played(g):
        return HALF_FIRST
    if is_on_role(g, seat, card) or (curtain != NO_CURTAIN and is_script_empty(g)):
        return FINE
    return WRONG_ROLE


def is_on_role(g: State, seat: Seat, card: Card) -> bool:
    """Iago's cards are the Lead's, all others the company's."""
    return (book(g).scripts.leads[card] == IAGO) == is_lead(g, seat)


def worth(g: State, seat: Seat, card: Card, *, seized: bool) -> i64:
    """The points of a card for this player now (A19, A72, A78)."""
    scripts = book(g).scripts
    if seized:
        return scripts.points[card]
    if scripts.curtain[card] != NO_CURTAIN:
        return scripts.as_lead[card] if is_lead(g, seat) else scripts.as_company[card]
    if is_playwright(g) and not is_on_role(g, seat, card):
        return book(g).scalars.off_role
    return scripts.points[card]


def perform_script(g: State, seat: Seat, card: Card) -> None:
    """The card is resolved: success, or to the discards without a reward (A64)."""
    if obstacle(g, seat, card) == FINE:
        succeed(g, seat, card, seized=False)
    else:
        g.emit(FAILED, seat, card)
        discard(g, card)


def succeed(g: State, seat: Seat, card: Card, *, seized: bool) -> None:
    """The card is this player's, with its effect and its rewards.

    A card of a dead character is set aside without effect (A23, A50); the curtain moves all the
    same (A22, A52).
    """
    curtain = book(g).scripts.curtain[card]
    was_dead = is_dead(g, book(g).scripts.leads[card])
    if curtain == FULL_CURTAIN:
        g.push(CurtainFalls())
    if goes_aside(g, card):
        set_aside(g, card)
    else:
        keep(g, seat, card, worth(g, seat, card, seized=seized))
    if not was_dead:
        harm(g, seat, card)
    if curtain == HALF_CURTAIN:
        play_half(g)
    move_on(g, card)
    reward(g, seat, card)


def harm(g: State, seat: Seat, card: Card) -> None:
    """Wounds and kills, as this player's deed (A21, A55)."""
    scripts = book(g).scripts
    if scripts.effect[card] == WOUNDS_EFFECT:
        wound(g, seat, scripts.meets[card])
    elif scripts.effect[card] == KILLS_EFFECT:
        kill(g, seat, scripts.meets[card])


def move_on(g: State, card: Card) -> None:
    """In Playwright's Challenge the script goes on with the next card (A74, A79, A81)."""
    if is_playwright(g):
        go_on_after(g, card)
        start_count_again(g)


def strike(g: State, card: Card) -> None:
    """A blocked script card: discarded, or out of the game in Playwright's Challenge (A79)."""
    if is_playwright(g):
        g.emit(REMOVED, card)
        move_on(g, card)
    else:
        discard(g, card)


def reward(g: State, seat: Seat, card: Card) -> None:
    """Intrigue, spotlight, a coin while there are any, the handkerchief last (A58, A59)."""
    scripts = book(g).scripts
    gain_intrigue(g, seat, scripts.intrigue[card])
    gain_spotlight(g, seat, scripts.spotlight[card])
    if scripts.coin[card] != NOBODY:
        win(g, seat, scripts.coin[card])
    if scripts.handkerchief[card] != 0:
        reach_for_handkerchief(g, seat)
