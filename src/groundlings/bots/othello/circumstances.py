"""The circumstances of a moment: what all options of a seat have in common.

Only what the seat may know is looked at: its own cards, and what lies before everybody.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.bots.othello import schema
from groundlings.bots.othello.account import best_other, lead_by, sheet, standing_by
from groundlings.bots.othello.cards import haul_of, heap, reach_of
from groundlings.bots.othello.prints import Prints
from groundlings.kernel.state import NOBODY, Seat, State
from groundlings.othello.curtain import is_half_played
from groundlings.othello.depletion import finality, is_script_empty
from groundlings.othello.hands import hand_size, held
from groundlings.othello.lead import in_pass, lead
from groundlings.othello.moment import act, is_between, is_revealing, phase
from groundlings.othello.placed import has_face_down, has_placed, placed
from groundlings.othello.playwright import is_playwright, next_position
from groundlings.othello.script import FINE, OUT_OF_ORDER, WRONG_ROLE, obstacle
from groundlings.othello.state import (
    ACTS,
    NOT_FINAL,
    PREPARING,
    SCRIPTS,
    SEIZE,
    TAKE_THE_LEAD,
    book,
)
from groundlings.othello.tokens import can_pay, has_spotlight, intrigue, spotlights
from groundlings.othello.windows import could_seize

_SOME: Final = 4
_MUCH: Final = 6
_PLENTY: Final = 9


@final
class Circumstances:
    """A seat at a moment; `see` looks again."""

    def __init__(self) -> None:
        self.prints: Final = Prints()
        self.seat: Seat = 0
        self.role: i64 = 0
        self.act: i64 = 0
        self.purse: i64 = 0
        self.lights: i64 = 0
        self.standing: i64 = 0
        self.stage: i64 = 0
        self.plan: i64 = schema.NO_PLAN
        self.hope: i64 = 0
        self.flip: i64 = 0
        self.run: i64 = NOBODY
        """In Playwright's Challenge only."""
        self.order: i64 = 0
        self.before: i64 = 0
        """How many of the others will reveal before this seat."""
        self.scripts: i64 = 0
        self._led: i64 = NOBODY
        self.lit: i64 = 0
        """How many of the others have a spotlight."""
        self.seizers: i64 = 0
        """How many of the others might seize, by what all can see."""

    def see(self, g: State, seat: Seat) -> None:
        """Look at everything once."""
        self.prints.read(book(g))
        self.seat = seat
        leading = lead(g) == seat
        self.role = 1 if leading else 0
        self.act = act(g) - 1
        self.purse = purse_of(g, seat)
        self.lights = min(spotlights(g, seat), schema.LIGHTS - 1)
        self.standing = standing_by(sheet(g, seat) - best_other(g, seat))
        self.stage = stage_of(g)
        self.order = order_of(g, seat)
        self._led = NOBODY
        self._look_around(g, seat)
        self._look_through_hand(g, seat)
        self.plan = self._plan(g, seat)

    def led(self, g: State) -> i64:
        """Who leads the cards this player has scored; counted when it is wanted."""
        if self._led == NOBODY:
            self._led = lead_by(g, self.seat)
        return self._led

    def _look_around(self, g: State, seat: Seat) -> None:
        """Who of the others reveals before, and could stop what this player does with a card."""
        first = first_to_reveal(g)
        place = (seat - first + g.seats) % g.seats
        fee = book(g).scalars.seize_cost
        revealing = is_revealing(g)
        lit: i64 = 0
        seizers: i64 = 0
        before: i64 = 0
        for other in range(g.seats):
            if other != seat:
                earlier = (other - first + g.seats) % g.seats < place
                if earlier and (not revealing or has_face_down(g, other)):
                    before += 1
                if has_spotlight(g, other):
                    lit += 1
                if revealing:
                    if could_seize(g, other, seat):
                        seizers += 1
                elif not earlier and can_pay(g, other, fee):
                    seizers += 1
        self.before = before
        self.lit = min(lit, schema.MANY - 1)
        self.seizers = min(seizers, schema.MANY - 1)

    def _look_through_hand(self, g: State, seat: Seat) -> None:
        """The best card that fits, the best of the other role, how many are script cards."""
        best: i64 = 0
        other: i64 = 0
        scripts: i64 = 0
        soon: i64 = 0
        playwright = is_playwright(g)
        for place in range(hand_size(g, seat)):
            card = held(g, seat, place)
            if card < SCRIPTS:
                scripts += 1
                why = obstacle(g, seat, card)
                if why == FINE:
                    best = max(best, heap(haul_of(g, self.prints, seat, card, seized=False)))
                elif why == WRONG_ROLE:
                    other = max(other, heap(haul_of(g, self.prints, seat, card, seized=False)))
                if playwright:
                    ahead = book(g).scripts.position[card] - next_position(g)
                    if ahead == 0:
                        other = heap(haul_of(g, self.prints, seat, card, seized=True))
                        soon |= 1
                    elif ahead == 1:
                        soon |= 2
        self.hope = best
        self.flip = other
        self.scripts = min(scripts, schema.MANY - 1)
        self.run = NOBODY
        if playwright:
            self.run = schema.RUNS - 1 if soon == schema.RUNS else soon & 1

    def _plan(self, g: State, seat: Seat) -> i64:
        """What becomes of the placed card, as things are."""
        if not has_placed(g, seat):
            now = phase(g)
            return schema.NO_PLAN if now == PREPARING or is_between(g) else schema.PLAN_DONE
        card = placed(g, seat)
        if card >= SCRIPTS:
            kind = self.prints.kind[card]
            if kind == TAKE_THE_LEAD - SCRIPTS:
                return schema.PLAN_LEAD
            return schema.PLAN_SEIZE if kind == SEIZE - SCRIPTS else schema.PLAN_STAGED
        why = obstacle(g, seat, card)
        if why == WRONG_ROLE:
            return schema.PLAN_FLIP
        if why != FINE:
            may_come = why == OUT_OF_ORDER and is_soon(reach_of(g, seat, card, self.before))
            return schema.PLAN_FLIP if may_come else schema.PLAN_FAILS
        found = heap(haul_of(g, self.prints, seat, card, seized=False))
        return schema.PLAN_SMALL + (found - 1 if found > 0 else 0)


def is_soon(reach: i64) -> bool:
    """Whether a card's turn may come in this scene."""
    return schema.NOW <= reach <= schema.AFTER_MORE


def purse_of(g: State, seat: Seat) -> i64:
    """Intrigue, exactly while there is little of it."""
    tokens = intrigue(g, seat)
    if tokens < _SOME:
        return tokens
    if tokens < _MUCH:
        return _SOME
    return _SOME + 1 if tokens < _PLENTY else _SOME + 2


def stage_of(g: State) -> i64:
    """How far the act is."""
    if finality(g) != NOT_FINAL:
        return 5 if act(g) == ACTS else 4
    found: i64 = 2 if is_script_empty(g) and not is_playwright(g) else 0
    return found + 1 if is_half_played(g) else found


def order_of(g: State, seat: Seat) -> i64:
    """Whether this seat reveals first, last or between; before the reveal as it would be now."""
    first = first_to_reveal(g)
    if seat == first:
        return 0
    return 2 if seat == (first + g.seats - 1) % g.seats else 1


def first_to_reveal(g: State) -> Seat:
    """Who reveals first: as it was fixed, else as it would be now (A3)."""
    return in_pass(g, 0) if is_revealing(g) else (lead(g) + 1) % g.seats
