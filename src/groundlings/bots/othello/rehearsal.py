"""How greedy plays The Tragedy of Othello: it tries each choice in many scenes it can imagine.

What a card brings is decided by the whole scene and by hands nobody sees, so there is no looking
one action ahead. Instead the scene is played out from each option, in worlds dealt anew, by
players of simple habits; the option after which the seat stands best on average is chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.bots.chair import SEEDS
from groundlings.kernel.die import quick
from groundlings.kernel.play import lowest, options, play_unchecked
from groundlings.kernel.state import State
from groundlings.othello import tokens
from groundlings.othello.coins import purse
from groundlings.othello.hands import hand
from groundlings.othello.lead import is_lead
from groundlings.othello.moment import is_between, scenes
from groundlings.othello.placed import placed
from groundlings.othello.powers import own_shields
from groundlings.othello.score import act_score, company_bonus, iago_bonus
from groundlings.othello.script import FINE, obstacle, worth
from groundlings.othello.state import SCRIPTS, book
from groundlings.othello.verbs import (
    CARD_NAMES,
    EXIT,
    LET,
    PASS,
    PLACE,
    PLAY,
    PLAY_IN_VAIN,
    REVEAL,
)

if TYPE_CHECKING:
    from groundlings.bots.chair import Chair
    from groundlings.kernel.die import Die

WORLDS: Final = 16
"""In so many worlds every option is tried, with the same luck for all of them."""
WHIM: Final = 6
"""One time in so many a player of habits does something else."""


def weigh(chair: Chair, die: Die) -> list[float]:
    """How far ahead the seat is on average when the scene is over, for each option."""
    legal = chair.options()
    sums = [0.0] * len(legal)
    for _ in range(WORLDS):
        world = chair.imagine(die.roll(SEEDS))
        luck = die.roll(SEEDS)
        last = int(scenes(world)) + is_between(world)
        for number, option in enumerate(legal):
            g = world.clone()
            play_unchecked(g, chair.seat, option)
            play_out(g, last, quick(luck))
            sums[number] += standing(g, chair.seat)
    return [total / WORLDS for total in sums]


def play_out(g: State, last: int, die: Die) -> None:
    """By habit, until this scene is over."""
    while g.asked and scenes(g) <= last:
        seat = lowest(g.asked)
        play_unchecked(g, seat, habit(g, seat, die))


def habit(g: State, seat: int, die: Die) -> int:
    """What somebody without a plan does: place what can be played, play it, let things happen."""
    legal = options(g, seat)
    if die.roll(WHIM) == 0:
        return legal[die.roll(len(legal))]
    if PLACE <= legal[0] < PLACE + len(CARD_NAMES):
        fit = [o for o in legal if o - PLACE < SCRIPTS and obstacle(g, seat, o - PLACE) == FINE]
        return fit[die.roll(len(fit))] if fit else legal[die.roll(len(legal))]
    for usual in (PLAY, REVEAL, LET, PASS, EXIT, PLAY_IN_VAIN):
        if usual in legal:
            return usual
    return legal[die.roll(len(legal))]


def standing(g: State, seat: int) -> float:
    """How far ahead of the best of the others."""
    holdings = [holding(g, one) for one in range(g.seats)]
    return holdings.pop(seat) - max(holdings)


def holding(g: State, seat: int) -> float:
    """What a seat has, in points: the sum of all terms."""
    return sum(term.weight * term.look(g, seat) for term in TERMS)


# What it has


def points(g: State, seat: int) -> float:
    """As the sheet would count them now, with the bonuses of the end."""
    return int(act_score(g, seat)) + int(iago_bonus(g, seat)) + int(company_bonus(g, seat))


def odd_intrigue(g: State, seat: int) -> float:
    """The part of a point in intrigue that does not make a whole one yet."""
    per_point = int(book(g).scalars.intrigue_per_point)
    return int(tokens.intrigue(g, seat)) % per_point / per_point


def spotlights(g: State, seat: int) -> float:
    """Spotlights at hand."""
    return int(tokens.spotlights(g, seat))


def coins(g: State, seat: int) -> float:
    """Character coins."""
    return int(purse(g, seat))


def leads(g: State, seat: int) -> float:
    """Whether the seat is the Lead."""
    return int(is_lead(g, seat))


def in_hand(g: State, seat: int) -> float:
    """Points of the script cards that this seat could play now."""
    held = [*hand(g, seat), int(placed(g, seat))]
    scripts = [card for card in held if 0 <= card < SCRIPTS and obstacle(g, seat, card) == FINE]
    return sum(int(worth(g, seat, card, seized=False)) for card in scripts)


def answers(g: State, seat: int) -> float:
    """Cards of one's own in the hand that say No Drama out of turn, and that can be paid."""
    return len(own_shields(g, seat))


class Term(NamedTuple):
    """One thing worth having, how much of a point it is, and why."""

    weight: float
    look: Callable[[State, int], float]
    why: str


TERMS: Final = (
    Term(1.0, points, "they are what is counted"),
    Term(0.8, odd_intrigue, "the rest of the point may follow, and intrigue pays for deeds"),
    Term(0.3, spotlights, "beside its point each can stop a deed"),
    Term(0.4, coins, "each does something once"),
    Term(0.4, leads, "the Lead plays Iago, and plays last"),
    Term(0.35, in_hand, "what can be played may yet be scored"),
    Term(0.8, answers, "shown in time they save a deed, and shown for nothing they are gone"),
)
