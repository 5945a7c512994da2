"""Tricks: a deed is announced, perhaps stopped, the stopping perhaps answered, then carried out."""

from __future__ import annotations

from typing import Final, final

from groundlings.kernel.state import Option, Seat, Seats, State
from groundlings.kernel.step import Own, Sealed, Step
from pit.goods import earn, pay, pennies
from pit.hand import card, discard, draw_card, holders, holds, see, size
from pit.schema import CATCH, CHEER, PEEP, SHOVE, Card
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
class Trick(Own):
    """The winner may play a trick on somebody; then a card is drawn."""

    def asks_anyway(self) -> bool:
        """What may be played follows from a hidden hand: the asking itself must tell nothing."""
        return True

    def options(self, g: State, seat: Seat) -> list[int]:
        """A card in hand that has somebody to hit, or nothing."""
        found: list[int] = [PASS]
        if holds(g, seat, PEEP) and targets(g, seat, PEEP):
            found.append(PLAY_PEEP)
        if holds(g, seat, SHOVE) and targets(g, seat, SHOVE):
            found.append(PLAY_SHOVE)
        return found

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """Whatever is played, a card is drawn at the end."""
        g.replace(Refill(seat))
        if option == PASS:
            return
        trick = PEEP if option == PLAY_PEEP else SHOVE
        discard(g, seat, trick)
        g.push(Aim(seat, trick))


def targets(g: State, seat: Seat, trick: Card) -> list[int]:
    """A peep wants somebody with cards, a shove somebody with pennies."""
    need = size if trick == PEEP else pennies
    return [AT + other for other in range(g.seats) if other != seat and need(g, other) > 0]


@final
class Aim(Own):
    """At whom the trick goes."""

    def __init__(self, seat: Seat, trick: Card) -> None:
        super().__init__(seat)
        self.trick: Final = trick

    def options(self, g: State, seat: Seat) -> list[int]:
        """Everybody it can hit."""
        return targets(g, seat, self.trick)

    def take(self, g: State, seat: Seat, option: Option) -> None:
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

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """Which trick it is about."""
        return "aim", {"trick": self.trick}


def peep(g: State, seat: Seat, whom: Seat) -> None:
    """Look at a whole hand, and remember it."""
    g.reveal()
    g.emit(PEEPED, seat, whom)
    for place in range(size(g, whom)):
        see(g, whom, place, seat)
        g.whisper(seat, SAW, whom, card(g, whom, place))


@final
class Carry(Step):
    """A shove that nobody stopped: the shoved one loses a penny to the shover."""

    def __init__(self, seat: Seat, whom: Seat) -> None:
        self.seat: Final = seat
        self.whom: Final = whom

    def ask(self, g: State) -> Seats:
        """It happens."""
        pay(g, self.whom, 1)
        earn(g, self.seat, 1)
        g.emit(ROBBED, self.seat, self.whom)
        g.pop()
        return 0


@final
class Stopped(Step):
    """A shove that was caught and stays so."""

    def __init__(self, seat: Seat, whom: Seat) -> None:
        self.seat: Final = seat
        self.whom: Final = whom

    def ask(self, g: State) -> Seats:
        """Nothing happens."""
        g.emit(STOPPED, self.seat, self.whom)
        g.pop()
        return 0


@final
class Window(Sealed):
    """All others who hold cards may catch the shove; the first one clockwise counts."""

    def __init__(self, seat: Seat, whom: Seat) -> None:
        self.seat: Final = seat
        self.whom: Final = whom

    def seats(self, g: State) -> Seats:
        """Whoever holds cards, not whoever holds a Catch."""
        return holders(g, self.seat)

    def options(self, g: State, seat: Seat) -> list[int]:
        """Let it happen, or catch it."""
        return [CATCH_IT, LET] if holds(g, seat, CATCH) else [LET]

    def reveal(self, g: State, answers: tuple[int, ...]) -> None:
        """One catch is spent; the shover may answer it."""
        g.pop()
        for turn in range(1, g.seats):
            seat = (self.seat + turn) % g.seats
            if answers[seat] == CATCH_IT:
                discard(g, seat, CATCH)
                g.replace(Stopped(self.seat, self.whom))
                if size(g, self.seat) > 0:
                    g.push(Answer(self.seat))
                return

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """Who shoves whom."""
        return "window", {"who": self.seat, "whom": self.whom}


@final
class Answer(Own):
    """A Cheer drowns a Catch: the shove happens after all."""

    def asks_anyway(self) -> bool:
        """Whether there is a Cheer in the hand is hidden."""
        return True

    def options(self, g: State, seat: Seat) -> list[int]:
        """Cheer, if one is in hand, or let it be."""
        return [CHEER_IT, LET] if holds(g, seat, CHEER) else [LET]

    def take(self, g: State, seat: Seat, option: Option) -> None:
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

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: State) -> Seats:
        """Draw."""
        g.pop()
        draw_card(g, self.seat)
        return 0
