"""Phase 6: all characters used today rest tomorrow, but one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, State
from groundlings.kernel.step import Sealed, Step
from groundlings.shakespeare.state import (
    CARD,
    CYLINDER,
    INITIATIVE,
    MEMBER_CELLS,
    PLACED,
    RESTED,
    TROUPE,
    book,
    member_at,
)
from groundlings.shakespeare.troupe import activated_cards
from groundlings.shakespeare.verbs import KEEP, KEPT_AWAKE, SENT_TO_REST


def remove_rest_tokens(g: State) -> None:
    """Earlier Rest tokens go first (R90)."""
    seat: i64 = 0
    while seat < g.seats:
        at = member_at(seat, 0)
        last = member_at(seat, g.cells[TROUPE + seat])
        while at < last:
            g.cells[at + RESTED] = 0
            at += MEMBER_CELLS
        seat += 1


def choices(g: State, seat: i64) -> list[int]:
    """One of the characters activated today stays awake; copies are alike."""
    mask = activated_cards(g, seat)
    return [KEEP + card for card in range(book(g).cards.count) if mask & (i64(1) << card) != 0]


def has_choice(g: State, seat: i64) -> bool:
    """Whether there is anything to choose: two different characters at least (S72)."""
    mask = activated_cards(g, seat)
    return mask & (mask - 1) != 0


def go_to_rest(g: State, seat: i64, awake: i64) -> None:
    """A Rest token on each character used but one; the cylinders come back (R91, R94)."""
    kept = awake == NOBODY
    at = member_at(seat, 0)
    last = member_at(seat, g.cells[TROUPE + seat])
    while at < last:
        if g.cells[at + CYLINDER] != 0:
            card = g.cells[at + CARD]
            g.cells[at + CYLINDER] = 0
            if card == awake and not kept:
                kept = True
                g.emit(KEPT_AWAKE, seat, card)
            else:
                g.cells[at + RESTED] = 1
                g.emit(SENT_TO_REST, seat, card)
        at += MEMBER_CELLS
    g.cells[PLACED + seat] = 0


def only_choice(g: State, seat: i64) -> i64:
    """The card kept awake where there is no choice; NOBODY where nobody was used."""
    found = choices(g, seat)
    return found[0] - KEEP if found else NOBODY


@final
class Rest(Sealed):
    """All at once, each player keeps one character awake (R91)."""

    def seats(self, g: State) -> i64:
        """Those who used two different characters or more."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < g.seats:
            if has_choice(g, seat):
                mask |= i64(1) << seat
            seat += 1
        return mask

    def ask(self, g: State) -> i64:
        """With nothing to choose anywhere, all go to rest unasked."""
        if self.seats(g) == 0:
            self.reveal(g, (NOBODY,) * g.seats)
            return 0
        return super().ask(g)

    def options(self, g: State, seat: i64) -> list[int]:
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

    def __init__(self, place: i64) -> None:
        self.place: Final = place

    def ask(self, g: State) -> i64:
        """The next in line, if there is something to choose."""
        if self.place == g.seats:
            g.pop()
            return 0
        seat = g.cells[INITIATIVE + self.place]
        if has_choice(g, seat):
            return i64(1) << seat
        go_to_rest(g, seat, only_choice(g, seat))
        g.replace(StrategicRest(self.place + 1))
        return 0

    def options(self, g: State, seat: i64) -> list[int]:
        """Any character used today."""
        return choices(g, seat)

    def take(self, g: State, seat: i64, option: i64) -> None:
        """Tokens are placed for all to see."""
        go_to_rest(g, seat, option - KEEP)
        g.replace(StrategicRest(self.place + 1))

    def prompt(self, g: State, seat: i64) -> tuple[str, dict[str, int]]:
        """The same question as at once."""
        return "rest", {}
