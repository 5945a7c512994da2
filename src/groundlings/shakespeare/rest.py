"""Phase 6: all characters used today rest tomorrow, but one."""

from __future__ import annotations

from typing import Final, final

from groundlings.kernel.state import NOBODY, Option, Seat, Seats, State, bit
from groundlings.kernel.step import Sealed, Step
from groundlings.shakespeare.actions import take_cylinders_back
from groundlings.shakespeare.calendar import is_rest_strategic
from groundlings.shakespeare.order import in_initiative
from groundlings.shakespeare.state import Card, Rank, offer
from groundlings.shakespeare.troupe import (
    activated_cards,
    card_of,
    end_of,
    first_of,
    has_cylinder,
    put_rest_token,
    remove_cylinder,
    remove_rest_token,
)
from groundlings.shakespeare.verbs import KEEP, KEPT_AWAKE, SENT_TO_REST


def begin_rest(g: State) -> None:
    """Earlier Rest tokens go first (R90); then all choose, at once or one by one (R91, R95)."""
    for seat in range(g.seats):
        for member in range(first_of(seat), end_of(g, seat)):
            remove_rest_token(g, member)
    if is_rest_strategic(g):
        g.push(StrategicRest(0))
    else:
        g.push(Rest())


def choices(g: State, seat: Seat) -> list[int]:
    """One of the characters activated today stays awake; copies are alike."""
    found: list[int] = []
    offer(found, KEEP, activated_cards(g, seat))
    return found


def has_choice(g: State, seat: Seat) -> bool:
    """Whether there is anything to choose: two different characters at least (S72)."""
    used = activated_cards(g, seat)
    return used & (used - 1) != 0


def only_choice(g: State, seat: Seat) -> Card:
    """The card kept awake where there is no choice; NOBODY where nobody was used."""
    found = choices(g, seat)
    return found[0] - KEEP if found else NOBODY


def go_to_rest(g: State, seat: Seat, awake: Card) -> None:
    """A Rest token on each character used but one; the cylinders come back (R91, R94)."""
    kept = awake == NOBODY
    for member in range(first_of(seat), end_of(g, seat)):
        if has_cylinder(g, member):
            remove_cylinder(g, member)
            card = card_of(g, member)
            if card == awake and not kept:
                kept = True
                g.emit(KEPT_AWAKE, seat, card)
            else:
                put_rest_token(g, member)
                g.emit(SENT_TO_REST, seat, card)
    take_cylinders_back(g, seat)


@final
class Rest(Sealed):
    """All at once, each player keeps one character awake (R91)."""

    def seats(self, g: State) -> Seats:
        """Those who used two different characters or more."""
        found: Seats = 0
        for seat in range(g.seats):
            if has_choice(g, seat):
                found |= bit(seat)
        return found

    def ask(self, g: State) -> Seats:
        """With nothing to choose anywhere, all go to rest unasked."""
        if not g.answers and self.seats(g) == 0:
            self.reveal(g, (NOBODY,) * g.seats)
            return 0
        return super().ask(g)

    def options(self, g: State, seat: Seat) -> list[int]:
        """Any character used today."""
        return choices(g, seat)

    def reveal(self, g: State, answers: tuple[int, ...]) -> None:
        """Tokens are placed together."""
        g.pop()
        for seat, answer in enumerate(answers):
            go_to_rest(g, seat, only_choice(g, seat) if answer == NOBODY else answer - KEEP)


@final
class StrategicRest(Step):
    """The variant: openly, one after the other in Initiative order (R95, S75)."""

    def __init__(self, place: Rank) -> None:
        self.place: Final = place

    def ask(self, g: State) -> Seats:
        """The next in line, if there is something to choose."""
        if self.place == g.seats:
            g.pop()
            return 0
        seat = in_initiative(g, self.place)
        if has_choice(g, seat):
            return bit(seat)
        go_to_rest(g, seat, only_choice(g, seat))
        g.replace(StrategicRest(self.place + 1))
        return 0

    def options(self, g: State, seat: Seat) -> list[int]:
        """Any character used today."""
        return choices(g, seat)

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """Tokens are placed for all to see."""
        go_to_rest(g, seat, option - KEEP)
        g.replace(StrategicRest(self.place + 1))

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """The same question as at once."""
        return "rest", {}
