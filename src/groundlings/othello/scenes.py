"""A scene: pre-placement, placement, a second pass, the reveal, the draw (A3, A60, A63, A67)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.state import NOBODY, Option, Seat, Seats, State, bit
from groundlings.kernel.step import Sealed, Step
from groundlings.othello.coins import renew_iago
from groundlings.othello.deeds import forget_deeds
from groundlings.othello.depletion import check_final, is_final
from groundlings.othello.draws import draw
from groundlings.othello.hands import find, kinds, with_cards
from groundlings.othello.improv import renew_improv
from groundlings.othello.lead import fix_order, in_draw, in_pass
from groundlings.othello.moment import act, go_to_next_scene, go_to_phase, scene
from groundlings.othello.no_drama import end_protection
from groundlings.othello.piles import has_cards
from groundlings.othello.placed import end_scene_in_place, has_placed, is_face_up, owe, owed
from groundlings.othello.playwright import is_playwright
from groundlings.othello.reading import close_reading
from groundlings.othello.sight import put_in_place
from groundlings.othello.state import (
    BETWEEN,
    DRAWING,
    NOTHING,
    OWED_EITHER,
    OWED_SCRIPT,
    PLACING,
    PREPARING,
    REVEALING,
    SCRIPT,
    STAGING,
    Phase,
    Pile,
)
from groundlings.othello.turns import ADJUST, BEFORE, DECLARE, PREPARE, Turn, When
from groundlings.othello.verbs import ACT_RAN_OUT, DRAW_FROM, PLACE, PLACED_ALL, SCENE_BEGAN
from groundlings.othello.wounds import restore_limits


def window(g: State, seat: Seat, phase: Phase) -> When:
    """The window of a player in this phase; a defeated Seize lies open already (A13)."""
    if is_face_up(g, seat):
        return DECLARE
    if phase == REVEALING:
        return BEFORE
    return PREPARE if phase == PREPARING else ADJUST


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Scene(Step):
    """Phase after phase, scene after scene, until the act ends."""

    def __init__(self, phase: Phase) -> None:
        self.phase: Final = phase

    def ask(self, g: State) -> Seats:
        """The next phase; the order of each pass is fixed when it begins (A3)."""
        if self.phase == BETWEEN:
            self.end(g)
            return 0
        if self.phase == PREPARING:
            begin(g)
        go_to_phase(g, self.phase)
        fix_order(g)
        g.replace(Scene(self.phase + 1))
        if self.phase == PLACING:
            g.push(Placement())
        elif self.phase != DRAWING:
            g.push(Pass(self.phase, 0))
        elif not is_final(g):
            g.push(Draws(0))
        return 0

    def end(self, g: State) -> None:
        """What lasted for the scene ends; the final scene ends the act (A67)."""
        clean_up(g)
        if is_final(g):
            g.emit(ACT_RAN_OUT, act(g) - 1)
            g.pop()
        else:
            go_to_phase(g, BETWEEN)
            g.replace(Scene(PREPARING))


def begin(g: State) -> None:
    """A new scene; it may be the final one (A63, A95)."""
    go_to_next_scene(g)
    forget_deeds(g)
    g.emit(SCENE_BEGAN, scene(g))
    check_final(g)


def clean_up(g: State) -> None:
    """No Drama cards are discarded, limits restored, allowances renewed."""
    for seat in range(g.seats):
        end_protection(g, seat)
        renew_improv(g, seat)
        renew_iago(g, seat)
        end_scene_in_place(g, seat)
    restore_limits(g)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Pass(Step):
    """Each player in turn from the Lead's left, the Lead last (A3, A4).

    In the reveal who has seized already takes no further action (A87).
    """

    def __init__(self, phase: Phase, turn: i64) -> None:
        self.phase: Final = phase
        self.turn: Final = turn

    def ask(self, g: State) -> Seats:
        """The next player's window opens."""
        if self.turn == g.seats:
            g.pop()
            return 0
        seat = in_pass(g, self.turn)
        g.replace(Pass(self.phase, self.turn + 1))
        if self.phase != REVEALING or has_placed(g, seat):
            g.push(Turn(seat, window(g, seat, self.phase)))
        return 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Placement(Sealed):
    """Secretly and at once everybody places a card face down."""

    def seats(self, g: State) -> Seats:
        """Whoever has cards."""
        return with_cards(g)

    def ask(self, g: State) -> Seats:
        """With no cards anywhere nobody places."""
        if self.seats(g) == 0:
            g.pop()
            return 0
        return super().ask(g)

    def options(self, g: State, seat: Seat) -> list[int]:
        """Any card of the hand."""
        return kinds(g, seat, PLACE)

    def reveal(self, g: State, answers: tuple[int, ...]) -> None:
        """The cards lie face down."""
        g.pop()
        for seat, answer in enumerate(answers):
            if answer != NOBODY:
                put_in_place(g, seat, find(g, seat, answer - PLACE))
        close_reading(g)
        g.emit(PLACED_ALL)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Draws(Step):
    """From the Lead on each player draws what is owed (A60, A61, A75)."""

    def __init__(self, turn: i64) -> None:
        self.turn: Final = turn

    def ask(self, g: State) -> Seats:
        """Who lost a card to a Seize chooses the pile, if both have cards."""
        seat = in_draw(g, self.turn)
        has_script = not is_playwright(g) and has_cards(g, SCRIPT)
        if owed(g, seat) == OWED_EITHER and has_script:
            return bit(seat)
        if owed(g, seat) == NOTHING:
            self.go_on(g)
        elif owed(g, seat) == OWED_SCRIPT and has_script:
            self.draw(g, seat, SCRIPT)
        else:
            self.draw(g, seat, STAGING)
        return 0

    def options(self, g: State, seat: Seat) -> list[int]:
        """Either pile."""
        return [DRAW_FROM + SCRIPT, DRAW_FROM + STAGING]

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """The card comes from the pile of choice."""
        self.draw(g, seat, option - DRAW_FROM)

    def draw(self, g: State, seat: Seat, pile: Pile) -> None:
        """One card; then the next player."""
        owe(g, seat, NOTHING)
        self.go_on(g)
        draw(g, seat, pile)

    def go_on(self, g: State) -> None:
        """The next player, if there is one."""
        if self.turn + 1 == g.seats:
            g.pop()
        else:
            g.replace(Draws(self.turn + 1))
