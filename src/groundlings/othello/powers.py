"""What is written on cards: their effects, prices and targets, as the book of the edition has them.

A row for each kind of staging card, then for own script cards; printed script cards have none.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.kernel.state import Seat, State, bit
from groundlings.othello.hands import holds
from groundlings.othello.lead import is_lead
from groundlings.othello.protection import is_protected
from groundlings.othello.state import (
    OWN_SCRIPTS,
    OWN_SEIZES,
    OWN_SHIELDS,
    SCRIPTS,
    STAGINGS,
    Card,
    Powers,
    book,
    is_script,
)
from groundlings.othello.tokens import intrigue, pay, pay_in_spotlight, spotlights
from groundlings.othello.vocabulary import (
    AT_LEAD,
    AT_NOBODY,
    AT_PLAYER,
    MOST_EFFECTS,
    NO_MORE,
    SPOTLIGHT_TOKENS,
)

FIRST_OWN: Final = 1 << 7
"""Among the kinds of a hand, the first that is no printed one."""


def row_of(card: Card) -> i64:
    """The row of a staging card, or of an own script card."""
    return card - SCRIPTS if card >= SCRIPTS else card - OWN_SCRIPTS + STAGINGS


def first_effect(card: Card) -> i64:
    """Where the effects of this card begin."""
    return row_of(card) * MOST_EFFECTS


def has_effects(g: State, card: Card) -> bool:
    """Whether effects are written on this card; none are on a printed script card."""
    return card >= OWN_SCRIPTS and book(g).powers.do[first_effect(card)] != NO_MORE


def is_last(powers: Powers, at: i64) -> bool:
    """Whether no effect of the same card follows this one."""
    return (at + 1) % MOST_EFFECTS == 0 or powers.do[at + 1] == NO_MORE


# Staging cards: at whom, for how much, when


def is_aimed(g: State, card: Card) -> bool:
    """Whether the card is done to another player."""
    return book(g).powers.target[card - SCRIPTS] != AT_NOBODY


def is_in_reach(g: State, seat: Seat, whom: Seat, target: i64) -> bool:
    """Whether this player may be the target: another, unprotected, of the role that is named."""
    if whom == seat or is_protected(g, whom):
        return False
    return target == AT_PLAYER or (target == AT_LEAD) == is_lead(g, whom)


def price(g: State, seat: Seat, card: Card) -> i64:
    """What the card costs this player in the present role."""
    powers = book(g).powers
    row = card - SCRIPTS
    return powers.as_lead[row] if is_lead(g, seat) else powers.as_company[row]


def is_paid_in_spotlight(g: State, card: Card) -> bool:
    """Whether spotlights are paid for the card, and not intrigue."""
    return book(g).powers.paid_in[card - SCRIPTS] == SPOTLIGHT_TOKENS


def can_afford(g: State, seat: Seat, card: Card) -> bool:
    """Whether this player has what the card costs."""
    wanted = price(g, seat, card)
    if wanted == 0:
        return True
    purse = spotlights(g, seat) if is_paid_in_spotlight(g, card) else intrigue(g, seat)
    return purse >= wanted


def pay_for(g: State, seat: Seat, card: Card) -> None:
    """The price goes back to the supply."""
    wanted = price(g, seat, card)
    if wanted == 0:
        return
    if is_paid_in_spotlight(g, card):
        pay_in_spotlight(g, seat, wanted)
    else:
        pay(g, seat, wanted)


def seizes(g: State, card: Card) -> bool:
    """Whether the card stops and takes another, from its place."""
    return not is_script(card) and book(g).powers.seizes[card - SCRIPTS] != 0


def makes_switch(g: State, card: Card) -> bool:
    """Whether its target must change the placed card, as by a Miscue."""
    return book(g).powers.switches[card - SCRIPTS] != 0


# Own cards that answer, or are shown from the hand


def lay_out_own(g: State) -> None:
    """What sorts of own cards there are is noted: in most editions none, and nobody looks."""
    powers = book(g).powers
    g.cells[OWN_SHIELDS] = 1 if len(powers.own_shields) > 0 else 0
    g.cells[OWN_SEIZES] = 1 if len(powers.own_seizes) > 0 else 0


def has_own_shields(g: State) -> bool:
    """Whether this edition has own cards that say No Drama out of turn."""
    return g.cells[OWN_SHIELDS] != 0


def own_shown(g: State, kinds: i64) -> list[int]:
    """Those of these kinds that are shown from the hand in one's own windows."""
    if kinds < FIRST_OWN:
        return []
    return [card for card in book(g).powers.own_shown if kinds & bit(card - SCRIPTS)]


def own_shields(g: State, seat: Seat) -> list[int]:
    """Those of this hand, if they can be paid."""
    shields = book(g).powers.own_shields
    return [card for card in shields if holds(g, seat, card) and can_afford(g, seat, card)]


def could_shield(g: State, seat: Seat) -> bool:
    """Whether all can see that this player could pay for such a card, whoever has it (A107)."""
    if not has_own_shields(g):
        return False
    return any(can_afford(g, seat, card) for card in book(g).powers.own_shields)


def could_pay_to_seize(g: State, seat: Seat) -> bool:
    """Whether this player could pay for an own card that seizes, whoever has it (A107)."""
    if g.cells[OWN_SEIZES] == 0:
        return False
    return any(can_afford(g, seat, card) for card in book(g).powers.own_seizes)
