"""Steps: the pending work of a game, as data.

A step says whom it asks, what they may choose, and what happens then. It holds ints only, it is
replaced and never changed, and it keeps no reference into the state: clones share it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.state import MOST_SEATS, NOBODY, Option, Seat, Seats, State, bit

_UNANSWERED: Final = [NOBODY] * MOST_SEATS


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Step:
    """One piece of pending work."""

    def ask(self, g: State) -> Seats:
        """The mask of the seats that must choose now; 0 = work done, look at the stack again.

        Whom we ask follows from public facts only.
        """
        raise NotImplementedError

    def options(self, g: State, seat: Seat) -> list[int]:
        """What this seat may choose; it may follow from what only this seat knows."""
        raise NotImplementedError

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """The consequence of a choice: change the numbers, then pop, push or replace."""
        raise NotImplementedError

    def asks_anyway(self) -> bool:
        """Whether a single option is asked for all the same, because the asking is public.

        Must be so wherever `options` follows from something hidden: else the missing pause tells.
        """
        return False

    def under_seal(self, g: State) -> i64:
        """How many of the last choices lie under a seal: nobody has seen them yet."""
        return 0

    def is_frame(self) -> bool:
        """Whether this goes on from seat to seat or from day to day: no part of one seat's action.

        Who looks one action ahead looks no further than down to here.
        """
        return False

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """What the seat is asked: a key of the game's words, and the numbers they need."""
        return type(self).__name__.lower(), {}

    def __eq__(self, other: object) -> bool:
        return (
            type(self) is type(other) and isinstance(other, Step) and inside(self) == inside(other)
        )

    def __hash__(self) -> int:
        return hash((type(self).__name__, tuple(inside(self).values())))

    def __repr__(self) -> str:
        named = ", ".join(f"{name}={value}" for name, value in inside(self).items())
        return f"{type(self).__name__}({named})"


def inside(step: object) -> dict[str, int]:
    """The numbers a step holds, by name; for equality, messages and the curious."""
    found: dict[str, int] = {}
    for kind in reversed(type(step).__mro__):
        for name in getattr(kind, "__mypyc_attrs__", getattr(kind, "__slots__", ())):
            if not name.startswith("__"):
                found[name] = getattr(step, name)
    found.update(getattr(step, "__dict__", {}))
    return found


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Own(Step):
    """A choice that one seat makes alone, openly: most of any game."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: State) -> Seats:
        """Whose choice it is."""
        return bit(self.seat)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Sealed(Step):
    """A choice several seats make at once, unseen: the wager, the rest, a response window.

    The state keeps the answers; when the last one is in they are revealed together. Until then a
    seat may take its own answer back, and a view shows that it has chosen, never what (S108).
    """

    def seats(self, g: State) -> Seats:
        """The mask of all seats that take part; it stays the same until the reveal."""
        raise NotImplementedError

    def reveal(self, g: State, answers: tuple[int, ...]) -> None:
        """All answers, by seat, NOBODY for a seat not asked: pop, and carry them out."""
        raise NotImplementedError

    def ask(self, g: State) -> Seats:
        """Those who have not answered yet: with the first answer it is known who takes part."""
        answers = g.answers
        if not answers:
            return self.seats(g)
        waiting = g.asked
        for seat, answer in enumerate(answers):
            if answer != NOBODY:
                waiting &= ~bit(seat)
        return waiting

    def under_seal(self, g: State) -> i64:
        """The answers that are in; a step that wants several from a seat counts them all."""
        return given(g.answers)

    def asks_anyway(self) -> bool:
        """Sealed askings are public: everybody sees who is still thinking."""
        return True

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """Keep the answer; with the last one, reveal them all."""
        kept = list(g.answers) if g.answers else _UNANSWERED[: g.seats]
        kept[seat] = option
        g.answers = tuple(kept)
        if self.ask(g) == 0:
            answers = g.answers
            g.answers = ()
            if given(answers) > 1:
                # One seat alone reveals nothing to anybody: it may still think again.
                g.reveal()
            self.reveal(g, answers)


def given(answers: tuple[int, ...]) -> i64:
    """How many answers are in."""
    found: i64 = 0
    for answer in answers:
        if answer != NOBODY:
            found += 1
    return found
