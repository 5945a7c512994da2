"""Improv: a card is changed for one of a pile, or the placed card for one of the hand (A27-A31)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, State
from groundlings.kernel.step import Step
from groundlings.othello.hands import (
    add,
    count_kind,
    find,
    forget,
    kinds,
    remove,
    staging_kinds,
    switch,
)
from groundlings.othello.piles import bury, draw_for_improv, everybody, has_cards
from groundlings.othello.state import (
    ADJUSTING,
    FACE_UP,
    HAND_SIZE,
    IMPROVED,
    INTRIGUE,
    LOOSE,
    MISCUED_BY,
    MOST_HAND,
    PHASE,
    PLACED,
    PLACED_LOOSE,
    PLACED_SEEN,
    PLAYWRIGHT,
    SCRIPT,
    SCRIPTS,
    SEEN,
    STAGING,
    bit,
    book,
    is_script,
)
from groundlings.othello.verbs import (
    BURY,
    BURY_PLACED,
    DRAW_FROM,
    DREW,
    GOT,
    PASS,
    SWITCH,
    SWITCHED,
    TURNED_UP,
    TURNED_UP_STAGING,
)


def can_pay(g: State, seat: i64) -> bool:
    """One paid improv a scene, of either kind (A29)."""
    cost = book(g).scalars.improv_cost
    return g.cells[IMPROVED + seat] == 0 and g.cells[INTRIGUE + seat] >= cost


def is_possible(g: State, seat: i64) -> bool:
    """Whether there is something to change, and something to change it for."""
    if g.cells[PHASE] == ADJUSTING:
        return g.cells[HAND_SIZE + seat] > 0
    return has_cards(g, STAGING) and buriable(g, seat) > 0


def buriable(g: State, seat: i64) -> i64:
    """How many cards may go under a pile: in Playwright's Challenge staging cards only (A77)."""
    if g.cells[PLAYWRIGHT] == 0:
        return g.cells[HAND_SIZE + seat] + (1 if may_bury_placed(g, seat) else 0)
    found = count_kind(g, seat, script=False)
    return found + (1 if may_bury_placed(g, seat) else 0)


def may_bury_placed(g: State, seat: i64) -> bool:
    """The placed card may go too, unless a Miscue has brought it (A35)."""
    card = g.cells[PLACED + seat]
    if card == NOBODY or g.cells[MISCUED_BY + seat] != NOBODY:
        return False
    return g.cells[PLAYWRIGHT] == 0 or not is_script(card)


def begin(g: State, seat: i64) -> None:
    """Between placement and reveal the placed card is switched; otherwise a pile helps (A28)."""
    if g.cells[PHASE] == ADJUSTING:
        g.push(Switch(seat, NOBODY))
    elif g.cells[PLAYWRIGHT] == 0 and has_cards(g, SCRIPT):
        g.push(FromPile(seat))
    else:
        g.push(Bury(seat, STAGING))


@final
class FromPile(Step):
    """A script card may be changed for a card of either pile, a staging card not (A85)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, g: State) -> i64:
        """Who improvises."""
        return bit(self.seat)

    def asks_anyway(self) -> bool:
        """Which cards are in the hand is hidden."""
        return True

    def options(self, g: State, seat: i64) -> list[int]:
        """The script pile only for who has a script card to put under it."""
        placed = may_bury_placed(g, seat) and is_script(g.cells[PLACED + seat])
        if placed or count_kind(g, seat, script=True) > 0:
            return [DRAW_FROM + SCRIPT, DRAW_FROM + STAGING]
        return [DRAW_FROM + STAGING]

    def take(self, g: State, seat: i64, option: i64) -> None:
        """Then the card that goes."""
        g.replace(Bury(seat, option - DRAW_FROM))

    def prompt(self, g: State, seat: i64) -> tuple[str, dict[str, int]]:
        """The pile."""
        return "from-pile", {}


@final
class Bury(Step):
    """The old card goes face down under its pile, after the new one was drawn (A31)."""

    def __init__(self, seat: i64, pile: i64) -> None:
        self.seat: Final = seat
        self.pile: Final = pile

    def ask(self, g: State) -> i64:
        """Who improvises."""
        return bit(self.seat)

    def asks_anyway(self) -> bool:
        """Which cards are in the hand is hidden."""
        return True

    def options(self, g: State, seat: i64) -> list[int]:
        """A card of the hand, or the placed one before it is played."""
        found = staging_kinds(g, seat, BURY) if g.cells[PLAYWRIGHT] else kinds(g, seat, BURY)
        if self.pile == SCRIPT:
            found = [option for option in found if option < BURY + SCRIPTS]
        if may_bury_placed(g, seat) and (self.pile == STAGING or is_script(g.cells[PLACED + seat])):
            found.append(BURY_PLACED)
        return found or [PASS]

    def take(self, g: State, seat: i64, option: i64) -> None:
        """Draw, then put away."""
        g.pop()
        if option == PASS:
            return
        card, known = draw_for_improv(g, self.pile)
        g.emit(DREW, seat, self.pile)
        g.whisper(seat, GOT, card)
        if option != BURY_PLACED:
            old = option - BURY
            remove(g, seat, find(g, seat, old))
            lose_sight(g, seat, old)
            bury(g, seat, old, bit(seat))
            add(g, seat, card, known)
            if g.cells[PLACED + seat] != NOBODY and g.cells[FACE_UP + seat] == 0:
                # Whether hand or place was changed is hidden: who knows the card knows no more.
                at = seat * MOST_HAND + g.cells[HAND_SIZE + seat] - 1
                g.cells[LOOSE + at] = g.cells[SEEN + at]
            return
        old = g.cells[PLACED + seat]
        if g.cells[FACE_UP + seat] != 0:
            bury(g, seat, old, everybody(g))
            g.cells[PLACED + seat] = card
            g.emit(TURNED_UP if is_script(card) else TURNED_UP_STAGING, seat, card)
            return
        g.cells[PLACED + seat] = NOBODY
        lose_sight(g, seat, old)
        bury(g, seat, old, bit(seat))
        g.cells[PLACED + seat] = card
        g.cells[PLACED_SEEN + seat] = known & ~bit(seat)
        g.cells[PLACED_LOOSE + seat] = g.cells[PLACED_SEEN + seat]

    def prompt(self, g: State, seat: i64) -> tuple[str, dict[str, int]]:
        """From which pile a card comes."""
        return "bury", {"pile": self.pile}


def lose_sight(g: State, seat: i64, card: i64) -> None:
    """All see under which pile a card went, nobody sees which: of that sort nothing is sure."""
    script = is_script(card)
    forget(g, seat, 0, script=script, staging=not script)


@final
class Switch(Step):
    """The placed card is changed for one of the hand: by improv, or because of a Miscue (A28)."""

    def __init__(self, seat: i64, by: i64) -> None:
        self.seat: Final = seat
        self.by: Final = by

    def ask(self, g: State) -> i64:
        """Whose card it is."""
        return bit(self.seat)

    def asks_anyway(self) -> bool:
        """The hand is hidden."""
        return True

    def options(self, g: State, seat: i64) -> list[int]:
        """Any card of the hand; the player chooses (A32)."""
        return kinds(g, seat, SWITCH)

    def take(self, g: State, seat: i64, option: i64) -> None:
        """Unseen."""
        g.pop()
        switch(g, seat, find(g, seat, option - SWITCH))
        if self.by != NOBODY:
            g.cells[MISCUED_BY + seat] = self.by
        g.emit(SWITCHED, seat)

    def prompt(self, g: State, seat: i64) -> tuple[str, dict[str, int]]:
        """Why."""
        return ("switch", {}) if self.by == NOBODY else ("must-switch", {"by": self.by})
