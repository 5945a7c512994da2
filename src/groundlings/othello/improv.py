"""Improv: a card is changed for one of a pile, or the placed card for one of the hand (A27-A31)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.state import NOBODY, Option, Seat, State, bit
from groundlings.kernel.step import Own
from groundlings.othello.draws import check_after_improv, draw_for_improv
from groundlings.othello.hands import (
    add,
    count_kind,
    find,
    hand_size,
    kinds,
    loosen_held,
    remove,
    script_kinds,
    staging_kinds,
)
from groundlings.othello.moment import phase
from groundlings.othello.piles import bury, has_cards
from groundlings.othello.placed import (
    has_face_down,
    has_placed,
    is_face_up,
    is_miscued,
    loosen_placed,
    note_miscue,
    placed,
    put,
)
from groundlings.othello.playwright import is_playwright
from groundlings.othello.reading import tell_turned_up
from groundlings.othello.sight import forget, switch
from groundlings.othello.state import (
    ADJUSTING,
    IMPROVED,
    SCRIPT,
    STAGING,
    Card,
    Pile,
    book,
    is_script,
)
from groundlings.othello.tokens import can_pay, pay
from groundlings.othello.verbs import (
    BURY,
    BURY_PLACED,
    DRAW_FROM,
    PASS,
    SWITCH,
    SWITCHED,
)

JUST_STAGING: Final = [DRAW_FROM + STAGING]
EITHER_PILE: Final = [DRAW_FROM + SCRIPT, DRAW_FROM + STAGING]


def has_improvised(g: State, seat: Seat) -> bool:
    """Whether this player has paid for an improv in this scene."""
    return g.cells[IMPROVED + seat] != 0


def can_afford(g: State, seat: Seat) -> bool:
    """One paid improv a scene, of either kind (A29)."""
    return not has_improvised(g, seat) and can_pay(g, seat, book(g).scalars.improv_cost)


def pay_for_improv(g: State, seat: Seat) -> None:
    """The fee, and the allowance of the scene; both are gone even if it is blocked (A30)."""
    pay(g, seat, book(g).scalars.improv_cost)
    g.cells[IMPROVED + seat] = 1


def renew_improv(g: State, seat: Seat) -> None:
    """A new scene: one improv may be paid for."""
    g.cells[IMPROVED + seat] = 0


def is_possible(g: State, seat: Seat) -> bool:
    """Whether there is something to change, and something to change it for."""
    if phase(g) == ADJUSTING:
        return hand_size(g, seat) > 0
    return has_cards(g, STAGING) and buriable(g, seat) > 0


def buriable(g: State, seat: Seat) -> i64:
    """How many cards may go under a pile: in Playwright's Challenge staging cards only (A77)."""
    mine = count_kind(g, seat, script=False) if is_playwright(g) else hand_size(g, seat)
    return mine + (1 if may_bury_placed(g, seat) else 0)


def may_bury_placed(g: State, seat: Seat) -> bool:
    """The placed card may go too, unless a Miscue has brought it (A35)."""
    if not has_placed(g, seat) or is_miscued(g, seat):
        return False
    return not is_playwright(g) or not is_script(placed(g, seat))


def begin(g: State, seat: Seat) -> None:
    """Between placement and reveal the placed card is switched; otherwise a pile helps (A28)."""
    if phase(g) == ADJUSTING:
        g.push(Switch(seat, NOBODY))
    elif not is_playwright(g) and has_cards(g, SCRIPT):
        g.push(FromPile(seat))
    else:
        g.push(Bury(seat, STAGING))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FromPile(Own):
    """A script card may be changed for a card of either pile, a staging card not (A85)."""

    def asks_anyway(self) -> bool:
        """Which cards are in the hand is hidden."""
        return True

    def options(self, g: State, seat: Seat) -> list[int]:
        """The script pile only for who has a script card to put under it."""
        lies_there = may_bury_placed(g, seat) and is_script(placed(g, seat))
        if lies_there or count_kind(g, seat, script=True) > 0:
            return EITHER_PILE
        return JUST_STAGING

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """The pile is chosen first, then the card that goes."""
        g.replace(Bury(seat, option - DRAW_FROM))

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """Who improvises is asked for the pile."""
        return "from-pile", {}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Bury(Own):
    """The old card goes face down under its pile, after the new one was drawn (A31)."""

    def __init__(self, seat: Seat, pile: Pile) -> None:
        super().__init__(seat)
        self.pile: Final = pile

    def asks_anyway(self) -> bool:
        """Which cards are in the hand is hidden."""
        return True

    def options(self, g: State, seat: Seat) -> list[int]:
        """A card of the hand, or the placed one before it is played."""
        if self.pile == SCRIPT:
            found = script_kinds(g, seat, BURY)
        else:
            found = staging_kinds(g, seat, BURY) if is_playwright(g) else kinds(g, seat, BURY)
        if may_bury_placed(g, seat) and (self.pile == STAGING or is_script(placed(g, seat))):
            found.append(BURY_PLACED)
        return found or [PASS]

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """The new card comes to where the old one was: hand or place, open or not."""
        g.pop()
        if option == PASS:
            return
        card, known = draw_for_improv(g, seat, self.pile)
        if option != BURY_PLACED:
            old = option - BURY
            remove(g, seat, find(g, seat, old))
            bury_unseen(g, seat, old)
            add(g, seat, card, known)
            if has_face_down(g, seat):
                # Whether hand or place was changed is hidden: who knows the card knows no more.
                loosen_held(g, seat, hand_size(g, seat) - 1)
        elif is_face_up(g, seat):
            bury(g, seat, placed(g, seat), g.everybody())
            put(g, seat, card, 0)
            tell_turned_up(g, seat, card)
        else:
            bury_unseen(g, seat, placed(g, seat))
            put(g, seat, card, known & ~bit(seat))
            loosen_placed(g, seat)
        check_after_improv(g, self.pile)

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """Who improvises is told from which pile a card will come."""
        return "bury", {"pile": self.pile}


def bury_unseen(g: State, seat: Seat, card: Card) -> None:
    """All see under which pile a card goes, nobody sees which: of that sort nothing is sure."""
    script = is_script(card)
    forget(g, seat, 0, script=script, staging=not script)
    bury(g, seat, card, bit(seat))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Switch(Own):
    """The placed card is changed for one of the hand: by improv, or because of a Miscue (A28)."""

    def __init__(self, seat: Seat, by: Seat) -> None:
        super().__init__(seat)
        self.by: Final = by

    def asks_anyway(self) -> bool:
        """The hand is hidden."""
        return True

    def options(self, g: State, seat: Seat) -> list[int]:
        """Any card of the hand; the player chooses (A32)."""
        return kinds(g, seat, SWITCH)

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """All see that cards are switched, nobody sees which."""
        g.pop()
        switch(g, seat, find(g, seat, option - SWITCH))
        if self.by != NOBODY:
            note_miscue(g, seat, self.by)
        g.emit(SWITCHED, seat)

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """Who was miscued is told by whom."""
        return ("switch", {}) if self.by == NOBODY else ("must-switch", {"by": self.by})
