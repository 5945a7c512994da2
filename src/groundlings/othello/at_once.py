"""Effects of cards that ask nothing: tokens change hands, cards are drawn."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, Seat, State
from groundlings.othello.coins import supply, win
from groundlings.othello.draws import draw
from groundlings.othello.hands import hand_size
from groundlings.othello.lead import left_of
from groundlings.othello.piles import has_cards
from groundlings.othello.powers import first_effect, is_last
from groundlings.othello.protection import is_protected
from groundlings.othello.state import COINS, MOST_HELD, STAGING, Card, Pile, book
from groundlings.othello.tokens import (
    gain_intrigue,
    gain_spotlight,
    intrigue,
    pass_intrigue,
    pass_spotlight,
    pay,
    pay_in_spotlight,
    spotlights,
)
from groundlings.othello.verbs import (
    GAVE_INTRIGUE,
    GAVE_SPOTLIGHT,
    LOST_INTRIGUE,
    LOST_SPOTLIGHT,
    TOOK_INTRIGUE,
    TOOK_SPOTLIGHT,
)
from groundlings.othello.vocabulary import (
    A_COIN,
    DRAW_CARDS,
    GAIN,
    GIVE_TO,
    INTRIGUE_TOKENS,
    LOSE,
    OF_ME,
    OF_TARGET,
    TAKE_FROM,
)


def do_at_once(g: State, seat: Seat, whom: Seat, at: i64) -> None:
    """One effect that asks nothing."""
    powers = book(g).powers
    do, what, n, side = powers.do[at], powers.what[at], powers.n[at], powers.side[at]
    if do == GAIN and what == A_COIN:
        for _each in range(n):
            win(g, seat, side)
    elif do == GAIN:
        gain(g, seat, what, n)
    elif do == DRAW_CARDS:
        draw_some(g, seat, what, n)
    elif do == GIVE_TO:
        give_tokens(g, seat, whom, what, n)
    elif do == TAKE_FROM:
        for other in those(g, seat, whom, side):
            take_tokens(g, seat, other, what, n)
    elif do == LOSE:
        for other in those(g, seat, whom, side):
            lose_tokens(g, other, what, n)


def do_beside(g: State, seat: Seat, card: Card) -> None:
    """What a card does out of turn beside its answer: it asks nothing and has no target (A106)."""
    at = first_effect(card)
    while True:
        do_at_once(g, seat, NOBODY, at)
        if is_last(book(g).powers, at):
            return
        at += 1


def can_do_at_once(g: State, seat: Seat, whom: Seat, at: i64) -> bool:
    """Whether such an effect would do anything now."""
    powers = book(g).powers
    do, what, side = powers.do[at], powers.what[at], powers.side[at]
    if do == GAIN:
        return what != A_COIN or supply(g, side) > 0
    if do == DRAW_CARDS:
        return hand_size(g, seat) < MOST_HELD and (has_cards(g, what) or has_cards(g, STAGING))
    if do == GIVE_TO:
        return tokens_of(g, seat, what) > 0
    return any(tokens_of(g, other, what) > 0 for other in those(g, seat, whom, side))


def those(g: State, seat: Seat, whom: Seat, side: i64) -> list[int]:
    """Whom an effect concerns: oneself, the target, or all others whom No Drama does not keep."""
    if side == OF_ME:
        return [seat]
    if side == OF_TARGET:
        return [] if whom == NOBODY or is_protected(g, whom) else [whom]
    found: list[int] = []
    other = left_of(g, seat)
    while other != seat:
        if not is_protected(g, other):
            found.append(other)
        other = left_of(g, other)
    return found


def is_any_coin_left(g: State) -> bool:
    """Whether the supply has a coin of any sort."""
    return any(supply(g, coin) > 0 for coin in range(COINS))


# Tokens


def tokens_of(g: State, seat: Seat, what: i64) -> i64:
    """The intrigue, or the spotlights, of this player."""
    return intrigue(g, seat) if what == INTRIGUE_TOKENS else spotlights(g, seat)


def gain(g: State, seat: Seat, what: i64, n: i64) -> None:
    """Out of the supply."""
    if what == INTRIGUE_TOKENS:
        gain_intrigue(g, seat, n)
    else:
        gain_spotlight(g, seat, n)


def take_tokens(g: State, seat: Seat, whom: Seat, what: i64, n: i64) -> None:
    """As many as the other has (A104)."""
    moved = move_tokens(g, whom, seat, what, n)
    if moved > 0:
        g.emit(TOOK_INTRIGUE if what == INTRIGUE_TOKENS else TOOK_SPOTLIGHT, seat, moved, whom)


def give_tokens(g: State, seat: Seat, whom: Seat, what: i64, n: i64) -> None:
    """As many as one has oneself (A104)."""
    moved = move_tokens(g, seat, whom, what, n)
    if moved > 0:
        g.emit(GAVE_INTRIGUE if what == INTRIGUE_TOKENS else GAVE_SPOTLIGHT, seat, moved, whom)


def move_tokens(g: State, seat: Seat, whom: Seat, what: i64, n: i64) -> i64:
    """From one player to another; how many there were to move."""
    moved = min(n, tokens_of(g, seat, what))
    if what == INTRIGUE_TOKENS:
        pass_intrigue(g, seat, whom, moved)
    else:
        pass_spotlight(g, seat, whom, moved)
    return moved


def lose_tokens(g: State, seat: Seat, what: i64, n: i64) -> None:
    """Into the supply, as many as there are (A104)."""
    lost = min(n, tokens_of(g, seat, what))
    if lost == 0:
        return
    if what == INTRIGUE_TOKENS:
        pay(g, seat, lost)
        g.emit(LOST_INTRIGUE, seat, lost)
    else:
        pay_in_spotlight(g, seat, lost)
        g.emit(LOST_SPOTLIGHT, seat, lost)


def draw_some(g: State, seat: Seat, pile: Pile, n: i64) -> None:
    """From a pile into the hand, which holds fifteen cards at most beside the placed one (A105)."""
    for _each in range(n):
        if hand_size(g, seat) < MOST_HELD:
            draw(g, seat, pile)
