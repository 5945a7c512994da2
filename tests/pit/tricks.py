"""Tricks: a deed is announced, perhaps stopped, the stopping perhaps answered, then carried out."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY
from groundlings.kernel.step import Sealed, Step
from pit.hand import discard, draw_card, holds
from pit.schema import (
    CATCH,
    CHEER,
    HAND,
    HAND_SIZE,
    MOST_CARDS,
    PEEP,
    PENNIES,
    SEEN,
    SHOVE,
    Pit,
)
from pit.verbs import (
    AT,
    CATCH_IT,
    CHEER_IT,
    LET,
    PASS,
    PEEPED,
    PLAY_PEEP,
    PLAY_SHOVE,
    ROBBED,
    SAW,
    SHOVED,
    STOPPED,
)


@final
class Trick(Step):
    """The winner may play a trick on somebody; then a card is drawn."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, g: Pit) -> i64:
        """The winner, whatever is in the hand: the asking itself must tell nothing."""
        return i64(1) << self.seat

    def asks_anyway(self) -> bool:
        """What may be played follows from a hidden hand."""
        return True

    def options(self, g: Pit, seat: i64) -> list[int]:
        """A card in hand that has somebody to hit, or nothing."""
        found: list[int] = [PASS]
        if holds(g, seat, PEEP) != NOBODY and targets(g, seat, PEEP):
            found.append(PLAY_PEEP)
        if holds(g, seat, SHOVE) != NOBODY and targets(g, seat, SHOVE):
            found.append(PLAY_SHOVE)
        return found

    def take(self, g: Pit, seat: i64, option: i64) -> None:
        """Whatever is played, a card is drawn at the end."""
        g.replace(Refill(seat))
        if option == PASS:
            return
        trick = PEEP if option == PLAY_PEEP else SHOVE
        discard(g, seat, trick)
        g.push(Aim(seat, trick))


def targets(g: Pit, seat: i64, trick: i64) -> list[int]:
    """A peep wants somebody with cards, a shove somebody with pennies."""
    need = HAND_SIZE if trick == PEEP else PENNIES
    return [AT + other for other in range(g.seats) if other != seat and g.cells[need + other] > 0]


@final
class Aim(Step):
    """At whom the trick goes."""

    def __init__(self, seat: i64, trick: i64) -> None:
        self.seat: Final = seat
        self.trick: Final = trick

    def ask(self, g: Pit) -> i64:
        """Who plays it."""
        return i64(1) << self.seat

    def options(self, g: Pit, seat: i64) -> list[int]:
        """Everybody it can hit."""
        return targets(g, seat, self.trick)

    def take(self, g: Pit, seat: i64, option: i64) -> None:
        """A peep happens at once; a shove can be caught."""
        whom = option - AT
        if self.trick == PEEP:
            g.pop()
            peep(g, seat, whom)
            return
        g.emit(SHOVED, seat, whom)
        g.replace(Carry(seat, whom))
        if holders(g, seat):
            g.push(Window(seat, whom))

    def prompt(self, g: Pit, seat: i64) -> tuple[str, dict[str, int]]:
        """Which trick it is about."""
        return "aim", {"trick": self.trick}


def peep(g: Pit, seat: i64, whom: i64) -> None:
    """Look at a whole hand, and remember it."""
    g.reveal()
    g.emit(PEEPED, seat, whom)
    place: i64 = 0
    while place < g.cells[HAND_SIZE + whom]:
        at = whom * MOST_CARDS + place
        g.cells[SEEN + at] |= i64(1) << seat
        g.whisper(seat, SAW, whom, g.cells[HAND + at])
        place += 1


def holders(g: Pit, but: i64) -> i64:
    """The mask of all others with cards in hand: who could, for all one knows, catch."""
    mask: i64 = 0
    for seat in range(g.seats):
        if seat != but and g.cells[HAND_SIZE + seat] > 0:
            mask |= i64(1) << seat
    return mask


@final
class Carry(Step):
    """A shove that nobody stopped: the shoved one loses a penny to the shover."""

    def __init__(self, seat: i64, whom: i64) -> None:
        self.seat: Final = seat
        self.whom: Final = whom

    def ask(self, g: Pit) -> i64:
        """It happens."""
        g.cells[PENNIES + self.whom] -= 1
        g.cells[PENNIES + self.seat] += 1
        g.emit(ROBBED, self.seat, self.whom)
        g.pop()
        return 0


@final
class Stopped(Step):
    """A shove that was caught and stays so."""

    def __init__(self, seat: i64, whom: i64) -> None:
        self.seat: Final = seat
        self.whom: Final = whom

    def ask(self, g: Pit) -> i64:
        """Nothing happens."""
        g.emit(STOPPED, self.seat, self.whom)
        g.pop()
        return 0


@final
class Window(Sealed):
    """All others who hold cards may catch the shove; the first one clockwise counts."""

    def __init__(self, seat: i64, whom: i64) -> None:
        self.seat: Final = seat
        self.whom: Final = whom

    def seats(self, g: Pit) -> i64:
        """Whoever holds cards, not whoever holds a Catch."""
        return holders(g, self.seat)

    def options(self, g: Pit, seat: i64) -> list[int]:
        """Let it happen, or catch it."""
        return [LET] if holds(g, seat, CATCH) == NOBODY else [CATCH_IT, LET]

    def reveal(self, g: Pit, answers: tuple[int, ...]) -> None:
        """One catch is spent; the shover may answer it."""
        g.pop()
        for turn in range(1, g.seats):
            seat = (self.seat + turn) % g.seats
            if answers[seat] == CATCH_IT:
                discard(g, seat, CATCH)
                g.replace(Stopped(self.seat, self.whom))
                if g.cells[HAND_SIZE + self.seat] > 0:
                    g.push(Answer(self.seat))
                return

    def prompt(self, g: Pit, seat: i64) -> tuple[str, dict[str, int]]:
        """Who shoves whom."""
        return "window", {"who": self.seat, "whom": self.whom}


@final
class Answer(Step):
    """A Cheer drowns a Catch: the shove happens after all."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, g: Pit) -> i64:
        """The shover."""
        return i64(1) << self.seat

    def asks_anyway(self) -> bool:
        """Whether there is a Cheer in the hand is hidden."""
        return True

    def options(self, g: Pit, seat: i64) -> list[int]:
        """Cheer, if one is in hand, or let it be."""
        return [LET] if holds(g, seat, CHEER) == NOBODY else [CHEER_IT, LET]

    def take(self, g: Pit, seat: i64, option: i64) -> None:
        """The step below becomes what it was."""
        g.pop()
        if option == CHEER_IT:
            discard(g, seat, CHEER)
            below = g.stack[-1]
            assert isinstance(below, Stopped)
            g.replace(Carry(below.seat, below.whom))


@final
class Refill(Step):
    """After the trick, or without one, a card is drawn."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, g: Pit) -> i64:
        """Draw."""
        g.pop()
        draw_card(g, self.seat)
        return 0
