"""Exchange, by card or by Roderigo's coin: a card for a card (A36-A40).

It stays code: blindly or after a look for a fee, and what was taken waits until one is given.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from groundlings.kernel.state import NOBODY, Option, Seat, Seats, State, bit
from groundlings.kernel.step import Own
from groundlings.othello.hands import add, find, hand_size, held, holds, kinds, remove
from groundlings.othello.protection import is_protected
from groundlings.othello.sight import forget, forget_copies, look_at
from groundlings.othello.state import (
    EXCHANGE,
    TRADED,
    TRADED_SEEN,
    TRADER,
    Card,
    Place,
    book,
)
from groundlings.othello.tokens import can_pay, pay
from groundlings.othello.verbs import (
    BLIND,
    GAVE_CARD,
    GIVE,
    LOOK,
    LOOKED,
    LOST_CARD,
    RECEIVED_CARD,
    SAW,
    TAKE,
    TOOK_CARD,
    TRADED_CARDS,
)


def exchange_targets(g: State, seat: Seat) -> Seats:
    """Whoever has cards and no protection; the own hand must have one to give (A39)."""
    found: Seats = 0
    if hand_size(g, seat) > 0:
        for other in range(g.seats):
            if other != seat and not is_protected(g, other) and hand_size(g, other) > 0:
                found |= bit(other)
    return found


def can_show_exchange(g: State, seat: Seat) -> bool:
    """From the hand, in the own windows only, with another card left to give (A36, A39)."""
    return hand_size(g, seat) > 1 and holds(g, seat, EXCHANGE) and exchange_targets(g, seat) != 0


# The card that was taken waits aside until one is given for it


def trader(g: State) -> Seat:
    """Who has taken a card and not given one yet; NOBODY if nobody has."""
    return g.cells[TRADER]


def traded(g: State) -> Card:
    """The card that was taken."""
    return g.cells[TRADED]


def traded_seen(g: State) -> Seats:
    """Who knows the card that was taken."""
    return g.cells[TRADED_SEEN]


def lay_by(g: State, seat: Seat, card: Card, seen: Seats) -> None:
    """This player has taken that card."""
    g.cells[TRADED] = card
    g.cells[TRADED_SEEN] = seen
    g.cells[TRADER] = seat


def end_trade(g: State) -> None:
    """No card waits aside."""
    g.cells[TRADED] = NOBODY
    g.cells[TRADED_SEEN] = 0
    g.cells[TRADER] = NOBODY


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Exchange(Own):
    """A card at random from another hand, or for a fee one that was seen first."""

    def __init__(self, seat: Seat, whom: Seat) -> None:
        super().__init__(seat)
        self.whom: Final = whom

    def ask(self, g: State) -> Seats:
        """Who exchanges; without a card on either side nothing is traded (A39)."""
        if hand_size(g, self.seat) == 0 or hand_size(g, self.whom) == 0:
            g.pop()
            return 0
        return bit(self.seat)

    def options(self, g: State, seat: Seat) -> list[int]:
        """Blindly, or after a look if it can be paid."""
        return [BLIND, LOOK] if can_pay(g, seat, book(g).scalars.look_cost) else [BLIND]

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """A random card changes hands, or the whole hand is seen."""
        if option == BLIND:
            g.replace(Give(seat, self.whom))
            carry_over(g, seat, self.whom, g.roll(hand_size(g, self.whom)))
            return
        pay(g, seat, book(g).scalars.look_cost)
        look_into(g, seat, self.whom)
        g.replace(Pick(seat, self.whom))

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """The player is reminded with whom cards are exchanged."""
        return "exchange", {"whom": self.whom}


def look_into(g: State, seat: Seat, whom: Seat) -> None:
    """The whole hand of another player is seen."""
    look_at(g, seat, whom)
    g.emit(LOOKED, seat, whom)
    for place in range(hand_size(g, whom)):
        g.whisper(seat, SAW, whom, held(g, whom, place))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Pick(Own):
    """One of the cards that were seen."""

    def __init__(self, seat: Seat, whom: Seat) -> None:
        super().__init__(seat)
        self.whom: Final = whom

    def asks_anyway(self) -> bool:
        """What there is to choose from is hidden from the others."""
        return True

    def options(self, g: State, seat: Seat) -> list[int]:
        """Any card of that hand; the placed card is no part of it (A38)."""
        return kinds(g, self.whom, TAKE)

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """It changes hands."""
        g.replace(Give(seat, self.whom))
        carry_over(g, seat, self.whom, find(g, self.whom, option - TAKE))

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """The player is reminded whose cards these are."""
        return "pick", {"whom": self.whom}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Give(Own):
    """A card of the own hand in return; the one just taken waits aside (A39)."""

    def __init__(self, seat: Seat, whom: Seat) -> None:
        super().__init__(seat)
        self.whom: Final = whom

    def asks_anyway(self) -> bool:
        """The hand is hidden."""
        return True

    def options(self, g: State, seat: Seat) -> list[int]:
        """Any card held before; a copy of the one taken among them."""
        return kinds(g, seat, GIVE)

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """Both hands are whole again."""
        g.pop()
        card = hand_over(g, seat, self.whom, find(g, seat, option - GIVE))
        add(g, self.whom, card, bit(seat))
        add(g, seat, traded(g), traded_seen(g))
        end_trade(g)
        g.reveal()
        g.emit(TRADED_CARDS, seat, self.whom)
        g.whisper(seat, GAVE_CARD, card, self.whom)
        g.whisper(self.whom, RECEIVED_CARD, card, seat)

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """The player is reminded to whom the card goes, and what it is given for."""
        return "give", {"whom": self.whom, "card": traded(g)}


def carry_over(g: State, seat: Seat, whom: Seat, place: Place) -> None:
    """A card of the other hand is taken, and waits aside; the two of them know it."""
    card = hand_over(g, whom, seat, place)
    lay_by(g, seat, card, bit(seat) | bit(whom))
    g.reveal()
    g.whisper(seat, TOOK_CARD, card, whom)
    g.whisper(whom, LOST_CARD, card, seat)


def hand_over(g: State, seat: Seat, whom: Seat, place: Place) -> Card:
    """A card leaves the hand before the eyes of one other; all the rest lose track of that hand."""
    card = held(g, seat, place)
    knew = remove(g, seat, place)
    forget_copies(g, seat, card, bit(whom) & ~knew)
    forget(g, seat, bit(seat) | bit(whom), script=True, staging=True)
    return card
