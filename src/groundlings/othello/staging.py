"""Staging cards, once nobody has stopped them.

Exchange, No Drama, Villainy and Revive have files of their own; Seize does nothing on its
player's turn (A15).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from groundlings.kernel.state import Option, Seat, Seats, State, bit
from groundlings.kernel.step import Own
from groundlings.othello.draws import draw
from groundlings.othello.exchange import Exchange, exchange_targets
from groundlings.othello.hands import hand_size, kinds
from groundlings.othello.improv import Switch
from groundlings.othello.lead import change_lead, lead_targets
from groundlings.othello.no_drama import can_pay_card, is_protected, lay_open
from groundlings.othello.piles import discard
from groundlings.othello.placed import has_face_down, put
from groundlings.othello.revive import Revive, can_revive, pay_for_revive
from groundlings.othello.sight import show
from groundlings.othello.state import (
    EXCHANGE,
    MISCUE,
    NO_DRAMA,
    REVIVE,
    STAGING,
    TAKE_THE_LEAD,
    VILLAINY,
    Card,
)
from groundlings.othello.underway import turn_under_way
from groundlings.othello.verbs import AT, MUST_SWITCH, PLACE, REVIVE_ONE
from groundlings.othello.villainy import Villainy, can_do_villainy
from groundlings.othello.wounds import dead


def is_aimed(card: Card) -> bool:
    """Whether the card is done to another player."""
    return card in (EXCHANGE, MISCUE, TAKE_THE_LEAD)


def staging_targets(g: State, seat: Seat, card: Card) -> list[int]:
    """At whom a staging card can be played; nobody for those that need no target."""
    if card == EXCHANGE:
        return exchange_targets(g, seat)
    if card == TAKE_THE_LEAD:
        return lead_targets(g, seat)
    return miscue_targets(g, seat) if card == MISCUE else []


def miscue_targets(g: State, seat: Seat) -> list[int]:
    """Whoever has a face-down card, another one to change it for, and no protection (A32)."""
    return [
        AT + other
        for other in range(g.seats)
        if other != seat
        and not is_protected(g, other)
        and has_face_down(g, other)
        and hand_size(g, other) > 0
    ]


def can_play(g: State, seat: Seat, card: Card) -> bool:
    """Whether a placed staging card would do anything; otherwise only exit is left (A15, A47)."""
    if is_aimed(card):
        return len(staging_targets(g, seat, card)) > 0
    if card == NO_DRAMA:
        return not is_protected(g, seat) and can_pay_card(g, seat)
    if card == VILLAINY:
        return can_do_villainy(g, seat)
    if card == REVIVE:
        return len(dead(g, REVIVE_ONE)) > 0 and can_revive(g, seat)
    return False


def pay_ahead(g: State, seat: Seat, card: Card) -> None:
    """Of all cards only a Revive is paid for when it is announced (A98)."""
    if card == REVIVE:
        pay_for_revive(g, seat)


def perform_staging(g: State, seat: Seat, card: Card, whom: Seat) -> None:
    """What the card does; it has left its place."""
    if card == NO_DRAMA:
        lay_open(g, seat)
        return
    discard(g, card)
    if card == EXCHANGE:
        g.push(Exchange(seat, whom))
    elif card == TAKE_THE_LEAD:
        change_lead(g, seat, whom)
    elif card == MISCUE:
        miscue(g, seat, whom)
    elif card == VILLAINY:
        g.push(Villainy(seat))
    else:
        g.push(Revive(seat))


def miscue(g: State, seat: Seat, whom: Seat) -> None:
    """A card is drawn, the target switches its placed card, then the turn goes on with another.

    The target's card may lie open by now: a Seize that came to nothing (A99).
    """
    g.push(Second(seat))
    if has_face_down(g, whom):
        g.emit(MUST_SWITCH, whom)
        g.push(Switch(whom, seat))
    draw(g, seat, STAGING)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Second(Own):
    """After a Miscue another card of the hand is revealed, with a window of its own (A33)."""

    def ask(self, g: State) -> Seats:
        """Who played the Miscue, if there is a card."""
        if hand_size(g, self.seat) == 0:
            g.pop()
            return 0
        return bit(self.seat)

    def asks_anyway(self) -> bool:
        """The hand is hidden."""
        return True

    def options(self, g: State, seat: Seat) -> list[int]:
        """The whole hand, the card just drawn too."""
        return kinds(g, seat, PLACE)

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """It takes the place of the Miscue, face up; the turn goes on with it."""
        g.pop()
        card = option - PLACE
        show(g, seat, card)
        put(g, seat, card, 0)
        turn_under_way(g).reveal(g)
