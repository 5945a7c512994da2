"""Exchange, by card or by Roderigo's coin: a card for a card (A36-A40)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, State
from groundlings.kernel.step import Step
from groundlings.othello.hands import (
    add,
    find,
    forget,
    forget_copies,
    kinds,
    look_at,
    remove,
)
from groundlings.othello.state import (
    HAND,
    HAND_SIZE,
    INTRIGUE,
    MOST_HAND,
    TRADED,
    TRADED_SEEN,
    TRADER,
    bit,
    book,
)
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


@final
class Exchange(Step):
    """A card at random from another hand, or for a fee one that was seen first."""

    def __init__(self, seat: i64, whom: i64) -> None:
        self.seat: Final = seat
        self.whom: Final = whom

    def ask(self, g: State) -> i64:
        """Who exchanges; without a card on either side nothing is traded (A39)."""
        if g.cells[HAND_SIZE + self.seat] == 0 or g.cells[HAND_SIZE + self.whom] == 0:
            g.pop()
            return 0
        return bit(self.seat)

    def options(self, g: State, seat: i64) -> list[int]:
        """Blindly, or after a look if it can be paid."""
        if g.cells[INTRIGUE + seat] >= book(g).scalars.look_cost:
            return [BLIND, LOOK]
        return [BLIND]

    def take(self, g: State, seat: i64, option: i64) -> None:
        """A random card changes hands, or the whole hand is seen."""
        if option == BLIND:
            g.replace(Give(seat, self.whom))
            carry_over(g, seat, self.whom, g.roll(g.cells[HAND_SIZE + self.whom]))
            return
        g.cells[INTRIGUE + seat] -= book(g).scalars.look_cost
        look_at(g, seat, self.whom)
        g.reveal()
        g.emit(LOOKED, seat, self.whom)
        place: i64 = 0
        while place < g.cells[HAND_SIZE + self.whom]:
            g.whisper(seat, SAW, self.whom, g.cells[HAND + self.whom * MOST_HAND + place])
            place += 1
        g.replace(Pick(seat, self.whom))

    def prompt(self, g: State, seat: i64) -> tuple[str, dict[str, int]]:
        """With whom."""
        return "exchange", {"whom": self.whom}


@final
class Pick(Step):
    """One of the cards that were seen."""

    def __init__(self, seat: i64, whom: i64) -> None:
        self.seat: Final = seat
        self.whom: Final = whom

    def ask(self, g: State) -> i64:
        """Who has looked."""
        return bit(self.seat)

    def asks_anyway(self) -> bool:
        """What there is to choose from is hidden from the others."""
        return True

    def options(self, g: State, seat: i64) -> list[int]:
        """Any card of that hand; the placed card is no part of it (A38)."""
        return kinds(g, self.whom, TAKE)

    def take(self, g: State, seat: i64, option: i64) -> None:
        """It changes hands."""
        g.replace(Give(seat, self.whom))
        carry_over(g, seat, self.whom, find(g, self.whom, option - TAKE))

    def prompt(self, g: State, seat: i64) -> tuple[str, dict[str, int]]:
        """From whom."""
        return "pick", {"whom": self.whom}


def carry_over(g: State, seat: i64, whom: i64, place: i64) -> None:
    """The card is taken; the two of them know it, all others lose track of that hand."""
    card = g.cells[HAND + whom * MOST_HAND + place]
    both = bit(seat) | bit(whom)
    seen = remove(g, whom, place)
    forget_copies(g, whom, card, bit(seat) & ~seen)
    forget(g, whom, both, script=True, staging=True)
    g.cells[TRADED] = card
    g.cells[TRADED_SEEN] = both
    g.cells[TRADER] = seat
    g.reveal()
    g.whisper(seat, TOOK_CARD, card, whom)
    g.whisper(whom, LOST_CARD, card, seat)


@final
class Give(Step):
    """A card of the own hand in return; the one just taken waits aside (A39)."""

    def __init__(self, seat: i64, whom: i64) -> None:
        self.seat: Final = seat
        self.whom: Final = whom

    def ask(self, g: State) -> i64:
        """Who has taken."""
        return bit(self.seat)

    def asks_anyway(self) -> bool:
        """The hand is hidden."""
        return True

    def options(self, g: State, seat: i64) -> list[int]:
        """Any card held before; a copy of the one taken among them."""
        return kinds(g, seat, GIVE)

    def take(self, g: State, seat: i64, option: i64) -> None:
        """Both hands are whole again."""
        g.pop()
        card = option - GIVE
        both = bit(seat) | bit(self.whom)
        seen = remove(g, seat, find(g, seat, card))
        forget_copies(g, seat, card, bit(self.whom) & ~seen)
        forget(g, seat, both, script=True, staging=True)
        add(g, self.whom, card, bit(seat))
        add(g, seat, g.cells[TRADED], g.cells[TRADED_SEEN])
        g.cells[TRADED] = NOBODY
        g.cells[TRADED_SEEN] = 0
        g.cells[TRADER] = NOBODY
        g.reveal()
        g.emit(TRADED_CARDS, seat, self.whom)
        g.whisper(seat, GAVE_CARD, card, self.whom)
        g.whisper(self.whom, RECEIVED_CARD, card, seat)

    def prompt(self, g: State, seat: i64) -> tuple[str, dict[str, int]]:
        """To whom, and for what."""
        return "give", {"whom": self.whom, "card": g.cells[TRADED]}
