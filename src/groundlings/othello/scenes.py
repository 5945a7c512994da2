"""A scene: pre-placement, placement, a second pass, the reveal, the draw (A3, A60, A63, A67)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, State
from groundlings.kernel.step import Sealed, Step
from groundlings.othello.hands import find, kinds, put_in_place
from groundlings.othello.piles import discard, draw, has_cards
from groundlings.othello.state import (
    ACT,
    BETWEEN,
    CHARACTERS,
    DEED_COUNT,
    DRAWING,
    FACE_UP,
    FINAL,
    FIRST,
    HAND_SIZE,
    IAGO_LIMIT,
    IAGO_USED,
    IMPROVED,
    LEAD,
    LOWERED,
    MISCUED_BY,
    NEXT_IS_FINAL,
    NO_DRAMA,
    NOT_FINAL,
    NOTHING,
    OWED,
    OWED_EITHER,
    OWED_SCRIPT,
    PHASE,
    PLACED,
    PLACING,
    PLAYWRIGHT,
    PREPARING,
    PROTECTED,
    REVEALING,
    SCENE,
    SCENES,
    SCRIPT,
    SHOWN,
    STAGING,
    THIS_IS_FINAL,
    bit,
    book,
)
from groundlings.othello.turns import ADJUST, BEFORE, PREPARE, Turn
from groundlings.othello.verbs import (
    ACT_RAN_OUT,
    DRAW_FROM,
    FINAL_SCENE,
    PLACE,
    PLACED_ALL,
    SCENE_BEGAN,
)

WINDOWS: Final = (PREPARE, NOBODY, ADJUST, BEFORE)
"""By phase: which window the players have in turn."""


@final
class Scene(Step):
    """Phase after phase, scene after scene, until the act ends."""

    def __init__(self, phase: i64) -> None:
        self.phase: Final = phase

    def ask(self, g: State) -> i64:
        """The next phase; the order of each pass is fixed when it begins (A3)."""
        phase = self.phase
        if phase == BETWEEN:
            self.end(g)
            return 0
        if phase == PREPARING:
            begin(g)
        g.cells[PHASE] = phase
        g.cells[FIRST] = g.cells[LEAD]
        g.replace(Scene(phase + 1))
        if phase == PLACING:
            g.push(Placement())
        elif phase == DRAWING:
            if g.cells[FINAL] != THIS_IS_FINAL:
                g.push(Draws(0))
        else:
            g.push(Pass(phase, 0))
        return 0

    def end(self, g: State) -> None:
        """What lasted for the scene ends; the final scene ends the act (A67)."""
        clean_up(g)
        if g.cells[FINAL] == THIS_IS_FINAL:
            g.emit(ACT_RAN_OUT, g.cells[ACT] - 1)
            g.pop()
            return
        g.cells[PHASE] = BETWEEN
        g.replace(Scene(PREPARING))


def begin(g: State) -> None:
    """A new scene; it may be the final one (A63, A95)."""
    g.cells[SCENE] += 1
    g.cells[SCENES] += 1
    g.cells[DEED_COUNT] = 0
    g.emit(SCENE_BEGAN, g.cells[SCENE])
    if g.cells[FINAL] == NOT_FINAL and g.cells[SCENE] >= book(g).scalars.longest_act:
        g.cells[FINAL] = NEXT_IS_FINAL
    if g.cells[FINAL] == NEXT_IS_FINAL:
        g.cells[FINAL] = THIS_IS_FINAL
        g.emit(FINAL_SCENE)


def clean_up(g: State) -> None:
    """No Drama cards are discarded, limits restored, allowances renewed."""
    seat: i64 = 0
    while seat < g.seats:
        while g.cells[SHOWN + seat] > 0:
            g.cells[SHOWN + seat] -= 1
            discard(g, NO_DRAMA)
        g.cells[PROTECTED + seat] = 0
        g.cells[IMPROVED + seat] = 0
        g.cells[IAGO_USED + seat] = 0
        g.cells[IAGO_LIMIT + seat] = 1
        g.cells[MISCUED_BY + seat] = NOBODY
        g.cells[OWED + seat] = NOTHING
        g.cells[FACE_UP + seat] = 0
        seat += 1
    character: i64 = 0
    while character < CHARACTERS:
        g.cells[LOWERED + character] = 0
        character += 1


@final
class Pass(Step):
    """Each player in turn from the Lead's left, the Lead last (A3, A4).

    In the reveal who has seized already takes no further action (A87).
    """

    def __init__(self, phase: i64, turn: i64) -> None:
        self.phase: Final = phase
        self.turn: Final = turn

    def ask(self, g: State) -> i64:
        """Open the next window."""
        if self.turn == g.seats:
            g.pop()
            return 0
        seat = (g.cells[FIRST] + 1 + self.turn) % g.seats
        g.replace(Pass(self.phase, self.turn + 1))
        if self.phase != REVEALING or g.cells[PLACED + seat] != NOBODY:
            g.push(Turn(seat, WINDOWS[self.phase]))
        return 0


@final
class Placement(Sealed):
    """Secretly and at once everybody places a card face down."""

    def seats(self, g: State) -> i64:
        """Whoever has cards."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < g.seats:
            if g.cells[HAND_SIZE + seat] > 0:
                mask |= bit(seat)
            seat += 1
        return mask

    def ask(self, g: State) -> i64:
        """With no cards anywhere nobody places."""
        if self.seats(g) == 0:
            g.pop()
            return 0
        return super().ask(g)

    def options(self, g: State, seat: i64) -> list[int]:
        """Any card of the hand."""
        return kinds(g, seat, PLACE)

    def reveal(self, g: State, answers: tuple[int, ...]) -> None:
        """The cards lie face down."""
        g.pop()
        for seat, answer in enumerate(answers):
            if answer != NOBODY:
                put_in_place(g, seat, find(g, seat, answer - PLACE))
        g.emit(PLACED_ALL)


@final
class Draws(Step):
    """From the Lead on each player draws what is owed (A60, A61, A75)."""

    def __init__(self, turn: i64) -> None:
        self.turn: Final = turn

    def seat(self, g: State) -> i64:
        """Whose turn it is."""
        return (g.cells[FIRST] + self.turn) % g.seats

    def ask(self, g: State) -> i64:
        """Who lost a card to a Seize chooses the pile, if both have cards."""
        if self.turn == g.seats:
            g.pop()
            return 0
        seat = self.seat(g)
        owed = g.cells[OWED + seat]
        script = g.cells[PLAYWRIGHT] == 0 and has_cards(g, SCRIPT)
        if owed == OWED_EITHER and script:
            return bit(seat)
        if owed != NOTHING:
            self.draw(g, SCRIPT if owed == OWED_SCRIPT and script else STAGING)
        else:
            g.replace(Draws(self.turn + 1))
        return 0

    def options(self, g: State, seat: i64) -> list[int]:
        """Either pile."""
        return [DRAW_FROM + SCRIPT, DRAW_FROM + STAGING]

    def take(self, g: State, seat: i64, option: i64) -> None:
        """Draw."""
        self.draw(g, option - DRAW_FROM)

    def draw(self, g: State, pile: i64) -> None:
        """One card; then the next player."""
        seat = self.seat(g)
        g.cells[OWED + seat] = NOTHING
        g.replace(Draws(self.turn + 1))
        draw(g, seat, pile)
