"""Random play and counting, inside the engine: where a search spends its life."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.die import Die
from groundlings.kernel.play import lowest, options, play_unchecked
from groundlings.kernel.state import State


def playout(g: State, die: Die) -> int:
    """Play to the end by throwing a die at each choice; how many real decisions that took.

    A choice with one option only is forced, not a decision.
    """
    decisions: i64 = 0
    while g.asked != 0:
        seat = lowest(g.asked)
        offers = g.offers
        if offers is None:  # so a world begins
            offers = options(g, seat)
        count: i64 = len(offers)
        if count > 1:
            decisions += 1
            play_unchecked(g, seat, offers[die.roll(count)])
        else:
            play_unchecked(g, seat, offers[0])
    return decisions


def perft(g: State, depth: int) -> int:
    """How many different rows of `depth` choices can follow; the die falls as it falls.

    Seats asked at once answer in the order of their numbers: under a seal no other order matters.
    """
    if g.asked == 0:
        return 0
    seat = lowest(g.asked)
    offers = options(g, seat)
    if depth <= 1:
        return len(offers)
    total = 0
    for option in offers:
        child = g.clone()
        play_unchecked(child, seat, option)
        total += perft(child, depth - 1)
    return total
