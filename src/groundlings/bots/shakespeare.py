"""What a position of Shakespeare is worth to a seat, in the words of the game.

Every term is in prestige as far as we can say it; the table of weights says how far we trust it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, cast

from groundlings.bots import shakespeare_objectives as objectives
from groundlings.bots import shakespeare_troupe as troupe
from groundlings.bots.shakespeare_acts import Acts, in_rehearsal
from groundlings.bots.shakespeare_almanac import almanac
from groundlings.bots.shakespeare_glance import USUAL_WAGER, Glance
from groundlings.shakespeare.ambiance import Ambiance
from groundlings.shakespeare.days import Day
from groundlings.shakespeare.objectives import Choose
from groundlings.shakespeare.opening import Opening
from groundlings.shakespeare.perform import Craft, Place
from groundlings.shakespeare.rehearsal import Rehearsal
from groundlings.shakespeare.state import (
    AMBIANCE,
    BAG,
    DRAWN_SIZE,
    INITIATIVE,
    KINDS,
    LINED_UP,
    MARKET,
    MOST_SEATS,
    NOTHING,
    ORDER,
    PLUS3,
    PRESTIGE,
    PURPLE,
    RECRUITED,
    SET,
    YELLOW,
    book,
)
from groundlings.shakespeare.turns import Turns
from groundlings.shakespeare.verbs import WAGER
from groundlings.shakespeare.wager import Wager

if TYPE_CHECKING:
    from collections.abc import Callable

    from groundlings.kernel.die import Die
    from groundlings.kernel.state import State
    from groundlings.kernel.step import Sealed

INCOME: Final = 2.0
"""Pounds that come in a day beside those we foresee: the Queen, pink elements, costumes."""
PURPLE_STAYS: Final = 0.5
"""The chance that a purple set element is still unclaimed in the evening."""
POINT_TO_SPEND: Final = 0.12
"""What a point of value still to be spent promises."""
LIKELY_WAGERS: Final = (1, 2, 4, 4, 3)
"""How often others wager one, two, three, four, five cylinders."""


class Scene(NamedTuple):
    """What every term looks at: the world, its numbers at a glance, and the acts foreseen."""

    g: State
    glance: Glance
    acts: Acts


def prestige(scene: Scene) -> float:
    """The points we have."""
    return scene.glance.cells[PRESTIGE + scene.glance.seat]


def yellow(scene: Scene) -> float:
    """Yellow elements pay at the end (R97)."""
    return scene.glance.yellow * scene.glance.almanac.yellow


def acts(scene: Scene) -> float:
    """Grey spaces, places on Act II and prestige of Act III, at each scoring to come."""
    return scene.acts.prestige


def purse(scene: Scene) -> float:
    """Characters that money, and the money to come, will not pay (R98)."""
    glance = scene.glance
    left = glance.pounds + scene.acts.pounds + INCOME * (glance.days_left + glance.today)
    unpaid = 0.0
    for wage in glance.wages:
        paid = min(left, wage)
        unpaid += 1 - paid / wage if glance.before_scoring else paid < wage
        left -= paid
    return SPARE * left - unpaid * glance.almanac.unpaid


SPARE: Final = 0.06
"""A Pound that nobody needs breaks a tie (R99)."""


def mood(scene: Scene) -> float:
    """What the ambiance will do this evening, unclaimed purple elements and all (R69, R71)."""
    glance = scene.glance
    return _mood(glance, glance.seat) if glance.in_turns else 0.0


def rivals_mood(scene: Scene) -> float:
    """What it will do to the others."""
    glance = scene.glance
    if not glance.in_turns:
        return 0.0
    others = [other for other in range(glance.seats) if other != glance.seat]
    return sum([_mood(glance, other) for other in others]) / max(1, len(others))


def _mood(glance: Glance, seat: int) -> float:
    moods = glance.almanac.moods
    damp = glance.cells[MARKET + PURPLE * KINDS + SET] * PURPLE_STAYS * glance.today
    spot = max(1.0, glance.cells[AMBIANCE + seat] - damp)
    low = int(spot)
    high = min(low + 1, len(moods) - 1)
    return moods[low] + (spot - low) * (moods[high] - moods[low])


def work(scene: Scene) -> float:
    """What the troupe can still do: its strength, its rest and the days left."""
    return troupe.work(scene.glance)


def costumes(scene: Scene) -> float:
    """Costumes begun, and actors and Extras to dress."""
    return troupe.costumes(scene.glance)


def bonuses(scene: Scene) -> float:
    """What the dressed bring in rehearsals beside quills."""
    return troupe.bonuses(scene.glance)


def candles(scene: Scene) -> float:
    """Candles that can still be covered, by how much is missing beneath (R58)."""
    glance = scene.glance
    to_come = troupe.elements_to_come(glance, SET)
    gaps = sum(1 << space for space, colour in enumerate(glance.set) if colour == NOTHING)
    missing = [(candle & gaps).bit_count() for candle in glance.almanac.candles]
    return sum((to_come / (to_come + number)) ** 2 for number in missing if number)


def symmetry(scene: Scene) -> float:
    """Spaces that wait for one colour, worse if the colour has become rare (R56)."""
    glance = scene.glance
    total = 0.0
    for space, mirror in enumerate(glance.almanac.mirror):
        colour = glance.set[space]
        if colour not in (NOTHING, YELLOW) and glance.set[mirror] == NOTHING:
            left = glance.cells[BAG + colour * KINDS + SET]
            total += 1 / (1 + left + 2 * glance.cells[MARKET + colour * KINDS + SET])
    return total if glance.days_left or glance.today else 0.0


def tokens(scene: Scene) -> float:
    """+3 tokens, as far as there are days to spend them (R61)."""
    glance = scene.glance
    return min(glance.cells[PLUS3 + glance.seat], glance.days_left + glance.today)


def held(scene: Scene) -> float:
    """Objectives in hand (R96)."""
    return objectives.held(scene.g, scene.glance)


def to_draw(scene: Scene) -> float:
    """Objectives drawn in a world we imagine: any of those we have not seen could be there."""
    drawn = scene.glance.cells[DRAWN_SIZE]
    return objectives.to_draw(scene.g, scene.glance, drawn) if drawn else 0.0


def recruit_to_come(scene: Scene) -> float:
    """Today's recruit, while the Recruitment card is in hand."""
    glance = scene.glance
    due = glance.before_turns or (glance.in_turns and not glance.cells[RECRUITED + glance.seat])
    return (1 + glance.days_left) / glance.almanac.days if due else 0.0


def order(scene: Scene) -> float:
    """Who is early in the order chooses among more."""
    glance = scene.glance
    if glance.seats == 1 or not glance.in_turns:
        return 0.0
    place = glance.cells[ORDER : ORDER + MOST_SEATS].index(glance.seat)
    return -place / (glance.seats - 1) * glance.today


def initiative(scene: Scene) -> float:
    """Who is high on the Initiative track wins tied wagers (R21)."""
    glance = scene.glance
    if glance.seats == 1 or not glance.in_turns or not glance.days_left:
        return 0.0
    line = glance.cells[INITIATIVE : INITIATIVE + glance.cells[LINED_UP]]
    return 1 - line.index(glance.seat) / glance.seats if glance.seat in line else 0.0


def few_cylinders(scene: Scene) -> float:
    """Alone: a day with one or two cylinders pays (R103)."""
    glance = scene.glance
    if glance.seats > 1 or not glance.in_turns:
        return 0.0
    return glance.almanac.solo_bonus * glance.almanac.solo_cylinders[glance.placed]


class Term(NamedTuple):
    """One thing a critic looks at, how much it counts, and why so much."""

    weight: float
    look: Callable[[Scene], float]
    why: str


TERMS: Final = (
    Term(1.0, prestige, "it is what is counted"),
    Term(1.0, yellow, "a yellow element is a point already"),
    Term(1.5, acts, "a quill counts for objectives too, and is nobody else's any more"),
    Term(1.0, purse, "wages are points as well"),
    Term(1.15, mood, "what is gained this evening is sure, all that is foreseen is not"),
    Term(-0.3, rivals_mood, "what hurts one of several others helps us a little"),
    Term(0.68, work, "all work is an average; what lies on the board today may be worse"),
    Term(0.42, costumes, "more than half of it is in the work of the craftsmen too"),
    Term(1.2, bonuses, "the dressed will rehearse, whatever happens"),
    Term(0.7, candles, "half of it is in the work of the set dressers too"),
    Term(-0.3, symmetry, "a lost space costs part of a candle"),
    Term(0.5, tokens, "three more points of value"),
    Term(1.0, held, "they are points, foreseen with care"),
    Term(0.9, to_draw, "nearly as those in hand, but one may draw badly"),
    Term(1.0, recruit_to_come, "about what the last good card is worth more than the next one"),
    Term(0.3, order, "elements and cards run short, the last takes what is left"),
    Term(0.15, initiative, "a tie is won once in a few days"),
    Term(0.5, few_cylinders, "one may still place one more"),
)


class Critic:
    """Judges worlds for one seat; it looks at the others once, before the choice."""

    frame = (Day, Turns, Ambiance, Rehearsal, Opening)

    def __init__(self, g: State, seat: int) -> None:
        self.seat: Final = seat
        self.almanac: Final = almanac(book(g))
        self.today: Final = self.left_of_today(Glance(g, seat, self.almanac, 0.0))
        self.known: Final[dict[tuple[int, ...], float]] = {}
        self.rivals: Final = [0.0] * (MOST_SEATS + 1)
        for other in range(g.seats):
            if other != seat:
                coloured, white = in_rehearsal(Glance(g, other, self.almanac, 0.0))
                self.rivals[other] = coloured[1] + white / len(coloured)

    @staticmethod
    def left_of_today(glance: Glance) -> float:
        """How much of today will be left after this action, from 1 down to 0.

        It is the same for all options, so that none looks better for having used up less of it.
        """
        return min(1.0, max(0, glance.cylinders - glance.in_turns) / USUAL_WAGER)

    def judge(self, g: State) -> float:
        """The sum of all terms."""
        key = (*g.numbers(), self.is_chance(g))
        if key not in self.known:
            scene = self.scene(g)
            self.known[key] = sum(term.weight * term.look(scene) for term in TERMS)
        return self.known[key]

    def scene(self, g: State) -> Scene:
        """What the terms look at."""
        glance = Glance(g, self.seat, self.almanac, self.today)
        return Scene(g, glance, Acts(glance, self.rivals))

    def promise(self, g: State) -> float:
        """A craftsman with value left may still take something."""
        step = g.stack[-1]
        return POINT_TO_SPEND * int(step.left) if isinstance(step, Craft) else 0.0

    def is_chance(self, g: State) -> bool:
        """Objectives that are drawn in an imagined world are not those of the true one."""
        return bool(g.stack) and isinstance(g.stack[-1], Choose)

    def is_midway(self, g: State) -> bool:
        """An element is in hand."""
        return bool(g.stack) and isinstance(g.stack[-1], Place)

    def guess(self, g: State, other: int, die: Die) -> int:
        """A usual wager; for a rest, anything."""
        step = cast("Sealed", g.stack[-1])
        possible = step.options(g, other)
        if isinstance(step, Wager):
            pull = die.roll(sum(LIKELY_WAGERS))
            for number, often in enumerate(LIKELY_WAGERS):
                if pull < often and WAGER + number in possible:
                    return WAGER + number
                pull -= often
        return possible[die.roll(len(possible))]
