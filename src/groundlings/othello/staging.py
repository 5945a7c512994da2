"""Staging cards, once nobody has stopped them: Miscue, No Drama, Take the Lead, Villainy, Revive.

Exchange has a file of its own; Seize does nothing on its player's turn (A15).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, State
from groundlings.kernel.step import Step
from groundlings.othello import turns
from groundlings.othello.coins import (
    change_lead,
    exchange_targets,
    give_back,
    has,
    lead_targets,
)
from groundlings.othello.hands import kinds, show
from groundlings.othello.improv import Switch
from groundlings.othello.piles import discard, draw
from groundlings.othello.script import harm, keep, worth
from groundlings.othello.state import (
    ASIDE,
    DEAD,
    EXCHANGE,
    FACE_UP,
    HAND_SIZE,
    IAGO_COIN,
    IAGO_LIMIT,
    IAGO_USED,
    INTRIGUE,
    LEAD,
    MISCUE,
    NO_DRAMA,
    PLACED,
    PROTECTED,
    REVIVE,
    SCRIPTS,
    SHOWN,
    STAGING,
    TAKE_THE_LEAD,
    VILLAINY,
    bit,
    book,
)
from groundlings.othello.verbs import (
    AT,
    LOWER,
    MUST_SWITCH,
    NO_DRAMA_SHOWN,
    PAY,
    PLACE,
    PLAIN,
    REVIVE_ONE,
    REVIVED,
    STOP,
    WOUND,
)
from groundlings.othello.wounds import dead, living, lower, wound

MORE: Final = 2
"""The wounds of a plain Villainy; the stronger one has one more."""


def targets(g: State, seat: i64, card: i64) -> list[int]:
    """At whom a staging card can be played; nobody for those that need no target."""
    if card == EXCHANGE:
        return exchange_targets(g, seat)
    if card == TAKE_THE_LEAD:
        return lead_targets(g, seat)
    if card != MISCUE:
        return []
    return [
        AT + other
        for other in range(g.seats)
        if other != seat
        and g.cells[PROTECTED + other] == 0
        and g.cells[PLACED + other] != NOBODY
        and g.cells[FACE_UP + other] == 0
        and g.cells[HAND_SIZE + other] > 0
    ]


def is_aimed(card: i64) -> bool:
    """Whether the card is done to another player."""
    return card in (EXCHANGE, MISCUE, TAKE_THE_LEAD)


def can_play(g: State, seat: i64, card: i64) -> bool:
    """Whether a placed staging card would do anything; otherwise only exit is left (A15, A47)."""
    if is_aimed(card):
        return len(targets(g, seat, card)) > 0
    if card == NO_DRAMA:
        cost = book(g).scalars.no_drama_cost
        return g.cells[PROTECTED + seat] == 0 and g.cells[INTRIGUE + seat] >= cost
    if card == VILLAINY:
        return has(g, seat, IAGO_COIN) and len(living(g, WOUND)) > 0
    if card == REVIVE:
        return len(dead(g, REVIVE_ONE)) > 0 and can_revive(g, seat)
    return False


def can_revive(g: State, seat: i64) -> bool:
    """The Lead revives for nothing, the company for a fee."""
    return g.cells[LEAD] == seat or g.cells[INTRIGUE + seat] >= book(g).scalars.revive_cost


def pay(g: State, seat: i64, card: i64) -> None:
    """What is paid when the card is announced, and gone if it is stopped (A98)."""
    if card == REVIVE and g.cells[LEAD] != seat:
        g.cells[INTRIGUE + seat] -= book(g).scalars.revive_cost


def perform(g: State, seat: i64, card: i64, whom: i64) -> None:
    """What the card does; it has left its place."""
    if card == NO_DRAMA:
        g.cells[INTRIGUE + seat] -= book(g).scalars.no_drama_cost
        g.cells[PROTECTED + seat] = 1
        g.cells[SHOWN + seat] += 1
        g.emit(NO_DRAMA_SHOWN, seat)
        return
    discard(g, card)
    if card == TAKE_THE_LEAD:
        change_lead(g, seat, whom)
    elif card == MISCUE:
        g.push(Second(seat))
        if g.cells[PLACED + whom] != NOBODY:  # it may have gone with a Seize that came to nothing
            g.emit(MUST_SWITCH, whom)
            g.push(Switch(whom, seat))
        draw(g, seat, STAGING)
    elif card == VILLAINY:
        g.push(Villainy(seat))
    else:
        g.push(Revive(seat))


@final
class Second(Step):
    """After a Miscue another card of the hand is revealed, with a window of its own (A33)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, g: State) -> i64:
        """Who played the Miscue, if there is a card."""
        if g.cells[HAND_SIZE + self.seat] == 0:
            g.pop()
            return 0
        return bit(self.seat)

    def asks_anyway(self) -> bool:
        """The hand is hidden."""
        return True

    def options(self, g: State, seat: i64) -> list[int]:
        """The whole hand, the card just drawn too."""
        return kinds(g, seat, PLACE)

    def take(self, g: State, seat: i64, option: i64) -> None:
        """It takes the place of the Miscue, face up; the turn goes on with it."""
        g.pop()
        card = option - PLACE
        show(g, seat, card)
        g.cells[PLACED + seat] = card
        turns.turn_up(g, seat)


@final
class Villainy(Step):
    """The Lead has the stronger form; the company may pay for it."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, g: State) -> i64:
        """The company, if it can pay."""
        if g.cells[LEAD] == self.seat:
            g.replace(Villain(self.seat, MORE, 0))
            return 0
        return bit(self.seat)

    def options(self, g: State, seat: i64) -> list[int]:
        """The plain form or the stronger one."""
        if g.cells[INTRIGUE + seat] >= book(g).scalars.villainy_cost:
            return [PAY, PLAIN]
        return [PLAIN]

    def take(self, g: State, seat: i64, option: i64) -> None:
        """Pay."""
        if option == PAY:
            g.cells[INTRIGUE + seat] -= book(g).scalars.villainy_cost
        g.replace(Villain(seat, MORE if option == PAY else MORE - 1, 0))


@final
class Villain(Step):
    """Wounds, each for an Iago coin, or one lower limit for no coin (A45, A46).

    `power`: by so much a limit is lowered; one more is the number of coins for the whole scene.
    """

    def __init__(self, seat: i64, power: i64, given: i64) -> None:
        self.seat: Final = seat
        self.power: Final = power
        self.given: Final = given

    def ask(self, g: State) -> i64:
        """Who does it, while something can be done."""
        if not self.wounds(g) and self.given > 0:
            g.pop()
            return 0
        return bit(self.seat)

    def wounds(self, g: State) -> list[int]:
        """Whom a coin can wound now; more coins than usual may be used in this scene."""
        if not has(g, self.seat, IAGO_COIN) or g.cells[IAGO_USED + self.seat] > self.power:
            return []
        return living(g, WOUND)

    def options(self, g: State, seat: i64) -> list[int]:
        """First the one or the other; after the first wound more of them, or stop."""
        if self.given > 0:
            return [STOP, *self.wounds(g)]
        return [*living(g, LOWER), *self.wounds(g), STOP]

    def take(self, g: State, seat: i64, option: i64) -> None:
        """A lower limit is all; wounds may go on."""
        if option == STOP:
            g.pop()
        elif option < WOUND:
            g.pop()
            lower(g, seat, option - LOWER, self.power)
        else:
            g.cells[IAGO_LIMIT + seat] = max(g.cells[IAGO_LIMIT + seat], self.power + 1)
            g.cells[IAGO_USED + seat] += 1
            give_back(g, seat, IAGO_COIN)
            g.replace(Villain(seat, self.power, self.given + 1))
            wound(g, seat, option - WOUND)


@final
class Revive(Step):
    """A dead character of the act comes back, with all cards set aside for it (A54-A56)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, g: State) -> i64:
        """Who revives."""
        return bit(self.seat)

    def options(self, g: State, seat: i64) -> list[int]:
        """Any dead character of the act."""
        return dead(g, REVIVE_ONE)

    def take(self, g: State, seat: i64, option: i64) -> None:
        """The cards are scored without their rewards; their wounds and kills happen now."""
        g.pop()
        character = option - REVIVE_ONE
        g.cells[DEAD + character] = 0
        g.emit(REVIVED, seat, character)
        card = first_aside(g, character)
        while card != NOBODY:
            g.cells[ASIDE + card] = 0
            keep(g, seat, card, worth(g, seat, card, seized=False))
            harm(g, seat, card)
            card = first_aside(g, character)


def first_aside(g: State, character: i64) -> i64:
    """The card set aside first for this character; NOBODY if there is none (A55)."""
    found: i64 = NOBODY
    card: i64 = 0
    while card < SCRIPTS:
        if (
            g.cells[ASIDE + card] > 0
            and book(g).scripts.leads[card] == character
            and (found == NOBODY or g.cells[ASIDE + card] < g.cells[ASIDE + found])
        ):
            found = card
        card += 1
    return found
