"""What a search needs of a world beside the policy: answers under the seal, and who is ahead."""

from __future__ import annotations

from groundlings.bots.policy import Eye, pick
from groundlings.kernel.die import Die
from groundlings.kernel.state import NOBODY, Seat, State


def reseal(g: State, seat: Seat, eye: Eye, warmth: float, die: Die) -> None:
    """The others have answered under the seal what such players would.

    A world is imagined with answers that are all as likely; nobody plays like that.
    """
    answers = list(g.answers)
    for other in range(g.seats):
        if other < len(answers) and other != seat and answers[other] != NOBODY:
            legal = g.stack[-1].options(g, other)
            answers[other] = pick(eye, g, other, legal, warmth, die)
    g.answers = tuple(answers)


def lead(g: State, seat: Seat, eye: Eye) -> float:
    """How far ahead of the best of the others the seat is; alone, what it has.

    Before the end of the game: as far as anybody can say.
    """
    best: float = -1e300
    for other in range(g.seats):
        if other != seat:
            best = max(best, _has(g, other, eye))
    own = _has(g, seat, eye)
    return own if g.seats == 1 else own - best


def _has(g: State, seat: Seat, eye: Eye) -> float:
    made = float(eye.points(g, seat))
    return made if g.asked == 0 else made + eye.outlook(g, seat)
