"""Cards, as they would go for a player at this moment: of which sort, for how much."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.bots.othello import schema
from groundlings.bots.othello.prints import Prints
from groundlings.kernel.state import Seat, State
from groundlings.othello.coins import has
from groundlings.othello.handkerchief import holder
from groundlings.othello.hands import hand_size, held
from groundlings.othello.kept import goes_aside, is_aside
from groundlings.othello.placed import placed
from groundlings.othello.playwright import next_position
from groundlings.othello.powers import can_afford
from groundlings.othello.script import FINE, HALF_FIRST, WRONG_ROLE, obstacle, worth
from groundlings.othello.state import (
    CHARACTERS,
    CONSPIRES,
    HALF_CURTAIN,
    IAGO_COIN,
    KILLS_EFFECT,
    NO_CURTAIN,
    NO_EFFECT,
    REVIVE,
    SCRIPTS,
    VILLAINY,
    WOUNDS_EFFECT,
    Card,
    Character,
    book,
)
from groundlings.othello.wounds import is_dead, is_on_stage, limit, wounds_on

_SMALL: Final = 4
_MIDDLING: Final = 6


def sort_of(g: State, prints: Prints, seat: Seat, card: Card) -> i64:
    """How a card would go, if this player played it now."""
    if card >= SCRIPTS:
        return schema.STAGED + prints.kind[card]
    why = obstacle(g, seat, card)
    if why == WRONG_ROLE:
        return schema.WRONG
    if why != FINE:
        return schema.EARLY if why == HALF_FIRST else schema.WAITING
    scripts = book(g).scripts
    curtain = scripts.curtain[card]
    if curtain != NO_CURTAIN:
        return schema.HALF if curtain == HALF_CURTAIN else schema.FULL
    if goes_aside(g, card):
        return schema.LOST
    return schema.CONSPIRACY if scripts.deed[card] == CONSPIRES else schema.SURE


def haul_of(g: State, prints: Prints, seat: Seat, card: Card, *, seized: bool) -> i64:
    """What a card would bring this player now, in thirds of a point."""
    total = prints.extra[card]
    if card < SCRIPTS:
        tables = book(g)
        scripts = tables.scripts
        if not goes_aside(g, card):
            total += schema.THIRDS * worth(g, seat, card, seized=seized)
        if scripts.handkerchief[card] != 0 and holder(g) != seat:
            total += schema.THIRDS * tables.scalars.handkerchief_points
        if scripts.effect[card] != NO_EFFECT:
            total += schema.THIRDS * tables.scalars.wound_points * tokens_for(g, card)
    return min(max(total, 0), schema.HAULS - 1)


def tokens_for(g: State, card: Card) -> i64:
    """The wound tokens that come with a card that kills, or gives the last wound."""
    scripts = book(g).scripts
    victim = scripts.meets[card]
    if is_dead(g, victim) or not is_on_stage(g, victim) or is_dead(g, scripts.leads[card]):
        return 0
    on = wounds_on(g, victim)
    if scripts.effect[card] == KILLS_EFFECT:
        return on
    if scripts.effect[card] == WOUNDS_EFFECT and on + 1 >= limit(g, victim):
        return on + 1
    return 0


def heap(haul: i64) -> i64:
    """Nothing, a little, something, much."""
    if haul == 0:
        return 0
    if haul <= _SMALL:
        return 1
    return 2 if haul <= _MIDDLING else 3


def is_ready(g: State, prints: Prints, seat: Seat, card: Card) -> bool:
    """Whether a staging card can be paid and has something to do, as far as is seen at once."""
    if not can_afford(g, seat, card):
        return False
    kind = prints.kind[card] + SCRIPTS
    if kind == VILLAINY:
        return card != VILLAINY or has(g, seat, IAGO_COIN)
    return kind != REVIVE or is_anybody_dead(g)


def is_anybody_dead(g: State) -> bool:
    """Whether somebody of the act could come back."""
    character: i64
    for character in range(CHARACTERS):
        if is_dead(g, character) and is_on_stage(g, character):
            return True
    return False


def mourned(g: State, seat: Seat, character: Character) -> i64:
    """How many script cards of this player the character leads, in hand or placed."""
    leads = book(g).scripts.leads
    found: i64 = 0
    for place in range(hand_size(g, seat)):
        card = held(g, seat, place)
        if card < SCRIPTS and leads[card] == character:
            found += 1
    card = placed(g, seat)
    if 0 <= card < SCRIPTS and leads[card] == character:
        found += 1
    return found


def aside_for(g: State, character: Character) -> i64:
    """What the cards set aside for this character would bring, in thirds of a point."""
    scripts = book(g).scripts
    total: i64 = 0
    card: i64
    for card in range(SCRIPTS):
        if is_aside(g, card) and scripts.leads[card] == character:
            total += schema.THIRDS * scripts.points[card]
    return total


def reach_of(g: State, seat: Seat, card: Card, before: i64) -> i64:
    """How soon the turn of a script card comes, if so many reveal before its player."""
    position = book(g).scripts.position
    ahead = position[card] - next_position(g)
    if ahead <= 0:
        return schema.OVER if ahead < 0 else schema.NOW
    for place in range(hand_size(g, seat)):
        other = held(g, seat, place)
        if other < SCRIPTS and next_position(g) <= position[other] < position[card]:
            return schema.AFTER_OWN
    if ahead > before:
        return schema.TOO_FAR
    return schema.AFTER_ONE if ahead == 1 else schema.AFTER_MORE
