"""What there is to see in somebody who could join the troupe, face up or face down."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.bots.shakespeare.deeds import FIRST_TURN, HELPS, WHITE, see_deeds
from groundlings.bots.shakespeare.features import (
    BY_ACTOR,
    BY_CRAFTSMAN,
    BY_EXTRA,
    BY_OTHER,
    COSTS,
    DAYS,
    EXTRA_TYPE,
    FEW,
    HIRE_ALIKE,
    HIRE_BARE,
    HIRE_CARD,
    HIRE_DEED,
    HIRE_EXTRA,
    HIRE_HELP,
    HIRE_LORD,
    HIRE_POWER,
    HIRE_SHORT,
    MANY,
    PERIODS,
    REHEARSALS,
    SHORT,
    TO_HIRE_EXTRA,
    TO_RECRUIT,
)
from groundlings.bots.shakespeare.glimpse import Glimpse
from groundlings.kernel.state import Seat, State
from groundlings.shakespeare.lords import Patron
from groundlings.shakespeare.state import ACTOR, Card, book


def see_recruit(eye: Glimpse, g: State, seat: Seat, card: Card) -> None:
    """Somebody who could join."""
    tables = book(g)
    cards = tables.cards
    kind = cards.type[card]
    if isinstance(g.stack[-1], Patron):
        eye.note(HIRE_LORD + eye.day)
    else:
        eye.see_turn(g, seat, TO_RECRUIT)
    if eye.named:
        eye.note(HIRE_CARD + card * DAYS + eye.day)
    else:
        see_abilities(eye, g, card)
    eye.count_troupe(g, seat)
    cost = min(cards.cost[card], COSTS - 1)
    eye.note(HIRE_SHORT + (cost * SHORT + eye.short) * PERIODS + eye.period)
    alike: i64 = min(eye.types[kind], FEW - 1)
    eye.note(HIRE_ALIKE + (kind * FEW + alike) * PERIODS + eye.period)
    if kind == ACTOR:
        eye.note(HIRE_BARE + eye.bare * REHEARSALS + eye.left)
        eye.serve(g, seat, BY_ACTOR)
    elif cards.craftsman[card] != 0:
        eye.serve(g, seat, BY_CRAFTSMAN)
    else:
        eye.serve(g, seat, BY_OTHER)
    if cards.bonus[card] != 0:
        eye.note(HIRE_HELP + eye.able)


def see_abilities(eye: Glimpse, g: State, card: Card) -> None:
    """What a character does when activated, and in rehearsals."""
    cards, period = book(g).cards, eye.period
    see_deeds(eye, g, cards.activation[card], HIRE_DEED, PERIODS, period)
    see_deeds(eye, g, cards.rehearsal[card], HIRE_POWER, PERIODS, period)
    if cards.white[card] > 0:
        eye.note(HIRE_POWER + (WHITE + min(cards.white[card], 3) - 1) * PERIODS + period)
    if cards.bonus[card] > 0:
        eye.note(HIRE_DEED + (HELPS + min(cards.bonus[card], 3) - 1) * PERIODS + period)
    if cards.opens[card] != 0:
        eye.note(HIRE_DEED + FIRST_TURN * PERIODS + period)


def see_extra(eye: Glimpse, g: State, seat: Seat, card: Card) -> None:
    """Somebody who could join face down."""
    if isinstance(g.stack[-1], Patron):
        eye.note(HIRE_LORD + DAYS + eye.day)
    else:
        eye.see_turn(g, seat, TO_HIRE_EXTRA)
    if eye.named:
        eye.note(HIRE_EXTRA + card * DAYS + eye.day)
    eye.count_troupe(g, seat)
    alike: i64 = min(eye.types[EXTRA_TYPE], FEW - 1)
    eye.note(HIRE_ALIKE + (EXTRA_TYPE * FEW + alike) * PERIODS + eye.period)
    eye.note(HIRE_BARE + (MANY + eye.bare) * REHEARSALS + eye.left)
    eye.note(HIRE_SHORT + eye.short * PERIODS + eye.period)
    eye.serve(g, seat, BY_EXTRA)
