"""How a choice is carried out: the whole turn machinery."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.errors import BrokenRule
from groundlings.kernel.state import NOBODY, Option, Seat, Seats, State, is_among

MOST_UNASKED: Final = 100_000
"""Steps in a row that nobody was asked about, before we say that a rule runs in circles."""


def settle(g: State) -> None:
    """Do what needs no asking, until a seat must choose or the game is over.

    What can be done in only one way is done, except where the asking is public. The end of the
    game reveals everything.
    """
    g.offers = None
    stack = g.stack
    tops: list[object] = stack  # type: ignore[assignment] # to look whether it is still the same
    turns: i64 = 0
    while stack:
        step = stack[-1]
        depth: i64 = len(stack)
        asked = step.ask(g)
        if asked == 0:
            if len(stack) == depth and tops[-1] is step:
                raise BrokenRule(f"{step!r} neither asks anybody nor changes the stack")
        else:
            if asked < 0 or asked >> g.seats != 0:
                raise BrokenRule(f"{step!r} asks a seat that is not there")
            seat = lowest(asked)
            offers = step.options(g, seat)
            if not offers:
                raise BrokenRule(f"{step!r} asks seat {seat} but offers nothing")
            if len(offers) > 1 or asked & (asked - 1) != 0 or step.asks_anyway():
                g.asked = asked
                g.offers = offers
                return
            g.asked = asked
            step.take(g, seat, offers[0])
        turns += 1
        if turns > MOST_UNASKED:
            raise BrokenRule(f"{step!r} goes on without ever asking anybody")
    g.asked = 0
    g.reveal()


def lowest(mask: Seats) -> Seat:
    """The first seat of a mask."""
    seat: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        seat += 1
    return seat


def asked_seats(g: State) -> list[int]:
    """The seats that must choose now, in order."""
    return [seat for seat in range(g.seats) if is_among(seat, g.asked)]


def is_seat(g: State, seat: object) -> bool:
    """Whether this is the number of a seat; True and False are none."""
    # In this order: compiled code forgets that a number was True once it is known to be an int,
    # and compares an endless one with an i64 by its last 64 bits.
    return not isinstance(seat, bool) and isinstance(seat, int) and 0 <= seat < int(g.seats)


def is_asked(g: State, seat: object) -> bool:
    """Whether this is a seat, and one that must choose now."""
    return is_seat(g, seat) and isinstance(seat, int) and is_among(seat, g.asked)


def is_legal(g: State, seat: object, option: object) -> bool:
    """Whether this seat may choose this now."""
    return (
        not isinstance(option, bool)
        and is_asked(g, seat)
        and isinstance(seat, int)
        and isinstance(option, int)
        and option in options(g, seat)
    )


def options(g: State, seat: Seat) -> list[int]:
    """What a seat that is asked may choose. The list is the state's own: do not change it."""
    if g.asked == 0:
        return []
    if seat == lowest(g.asked):
        offers = g.offers
        if offers is None:
            offers = g.stack[-1].options(g, seat)
            g.offers = offers
        return offers
    return g.stack[-1].options(g, seat)


def play_unchecked(g: State, seat: Seat, option: Option) -> None:
    """Carry out a choice that is known to be legal; for searches and replays."""
    step = g.stack[-1]
    _raise_floor(g, seat, step.under_seal(g))
    g.choices += 1
    g.rows += 1
    g.last = seat
    log = g.log
    if log is not None:
        log.write_choice(seat, option)
    step.take(g, seat, option)
    settle(g)


def _raise_floor(g: State, seat: Seat, sealed: i64) -> None:
    """A choice by another seat cannot be undone across; answers under one seal can (S106, S108)."""
    if sealed > 0 or (g.last != seat and g.last != NOBODY):  # noqa: PLR1714 - no tuple each time
        g.floor = max(g.floor, g.choices - sealed)
