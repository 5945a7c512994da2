"""What a position of Shakespeare is worth to a seat, in the words of the game.

Every term is in prestige as far as we can say it; the table of weights says how far we trust it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast, final

from groundlings.bots.shakespeare import backstage, objectives, troupe
from groundlings.bots.shakespeare.acts import Acts, coloured_quills, white_quills
from groundlings.bots.shakespeare.backstage import Display
from groundlings.bots.shakespeare.glance import USUAL_WAGER, Glance
from groundlings.kernel.die import Die
from groundlings.kernel.state import Seat, State, bit
from groundlings.kernel.step import Sealed
from groundlings.shakespeare import fortune, score
from groundlings.shakespeare.actions import cylinders, has_recruited, placed
from groundlings.shakespeare.backstage import is_open
from groundlings.shakespeare.market import in_bag, on_board
from groundlings.shakespeare.objectives import Choose, drawn
from groundlings.shakespeare.order import in_initiative, in_order, lined_up
from groundlings.shakespeare.perform import Craft, Place
from groundlings.shakespeare.stage_set import colour_on, spaces
from groundlings.shakespeare.state import (
    ACTS,
    MOST_SEATS,
    NOTHING,
    PURPLE,
    SET,
    YELLOW,
    element_of,
)
from groundlings.shakespeare.verbs import WAGER
from groundlings.shakespeare.wager import Wager

INCOME: Final = 2.0
"""Pounds that come in a day beside those we foresee: the Queen, pink elements, costumes."""
SPARE: Final = 0.06
"""A Pound that nobody needs breaks a tie (R99)."""
PURPLE_STAYS: Final = 0.5
"""The chance that a purple set element is still unclaimed in the evening."""
POINT_TO_SPEND: Final = 0.12
"""What a point of value still to be spent promises."""
LIKELY_WAGERS: Final[tuple[int, ...]] = (1, 2, 4, 4, 3)
"""How often others wager one, two, three, four, five cylinders."""
LIKELY_WITH_BACKSTAGE: Final[tuple[int, ...]] = (2, 4, 4, 3, 1)
"""The same where those that are not wagered can be spent backstage."""


@final
class Scene:
    """What every term looks at: one seat at a glance, the acts foreseen, the cards backstage."""

    def __init__(self, glance: Glance, acts: Acts, display: Display) -> None:
        self.glance: Final = glance
        self.acts: Final = acts
        self.display: Final = display


def prestige(scene: Scene) -> float:
    """The points we have."""
    return float(fortune.prestige(scene.glance.g, scene.glance.seat))


def yellow(scene: Scene) -> float:
    """Yellow elements pay at the end (R97)."""
    glance = scene.glance
    return float(score.yellow_elements(glance.g, glance.seat) * glance.book.scalars.yellow)


def acts(scene: Scene) -> float:
    """Grey spaces, places on Act II and prestige of Act III, at each scoring to come."""
    return scene.acts.prestige


def purse(scene: Scene) -> float:
    """Characters that money, and the money to come, will not pay (R98)."""
    glance = scene.glance
    purse = int(fortune.pounds(glance.g, glance.seat))
    left = purse + scene.acts.pounds + INCOME * glance.time_left()
    unpaid = 0.0
    for wage in glance.wages:
        paid = min(left, float(wage))
        if glance.before_scoring:
            unpaid += 1 - paid / wage
        elif paid < wage:
            unpaid += 1
        left -= paid
    return SPARE * left - unpaid * int(glance.book.scalars.unpaid)


def mood(scene: Scene) -> float:
    """What the ambiance will do this evening, unclaimed purple elements and all (R69, R71)."""
    glance = scene.glance
    return _mood(glance, glance.seat) if glance.in_turns or glance.dampening else 0.0


def rivals_mood(scene: Scene) -> float:
    """What it will do to the others."""
    glance = scene.glance
    if not glance.in_turns or glance.seats == 1:
        return 0.0
    total = 0.0
    for other in range(glance.seats):
        if other != glance.seat:
            total += _mood(glance, other)
    return total / (glance.seats - 1)


def _mood(glance: Glance, seat: Seat) -> float:
    moods = glance.worths.moods
    purple = int(on_board(glance.g, element_of(PURPLE, SET)))
    damp = purple * PURPLE_STAYS * glance.today
    if glance.dampening:
        damp = float(purple)
    spot = max(1.0, int(fortune.ambiance(glance.g, seat)) - damp)
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
    gaps = 0
    for space in range(spaces(glance.g)):
        if colour_on(glance.g, glance.seat, space) == NOTHING:
            gaps |= bit(space)
    total = 0.0
    for candle in glance.worths.candles:
        missing = int(candle & gaps).bit_count()
        if missing > 0:
            total += (to_come / (to_come + missing)) ** 2
    return total


def symmetry(scene: Scene) -> float:
    """Spaces that wait for one colour, worse if the colour has become rare (R56)."""
    glance = scene.glance
    g, seat, mirror = glance.g, glance.seat, glance.book.stage.mirror
    if glance.days_left == 0 and glance.today == 0.0:
        return 0.0
    total = 0.0
    for space in range(spaces(g)):
        colour = colour_on(g, seat, space)
        waits = colour_on(g, seat, mirror[space]) == NOTHING
        if colour not in (NOTHING, YELLOW) and waits:
            element = element_of(colour, SET)
            total += 1 / int(1 + in_bag(g, element) + 2 * on_board(g, element))
    return total


def tokens(scene: Scene) -> float:
    """+3 tokens, as far as there are days to spend them (R61)."""
    glance = scene.glance
    return min(float(fortune.plus3(glance.g, glance.seat)), glance.time_left())


def held(scene: Scene) -> float:
    """Objectives in hand (R96)."""
    return objectives.held(scene.glance)


def to_draw(scene: Scene) -> float:
    """Objectives drawn in a world we imagine: any of those we have not seen could be there."""
    number = len(drawn(scene.glance.g))
    return objectives.to_draw(scene.glance, number) if number > 0 else 0.0


def recruit_to_come(scene: Scene) -> float:
    """Today's recruit, while the Recruitment card is in hand."""
    glance = scene.glance
    in_hand = glance.in_turns and not has_recruited(glance.g, glance.seat)
    if not glance.before_turns and not in_hand:
        return 0.0
    return (1 + glance.days_left) / int(glance.book.scalars.days)


def order(scene: Scene) -> float:
    """Who is early in the order chooses among more."""
    glance = scene.glance
    if glance.seats == 1 or not glance.in_turns:
        return 0.0
    for rank in range(glance.seats):
        if in_order(glance.g, rank) == glance.seat:
            return -rank / (glance.seats - 1) * glance.today
    return 0.0


def initiative(scene: Scene) -> float:
    """Who is high on the Initiative track wins tied wagers (R21)."""
    glance = scene.glance
    if glance.seats == 1 or not glance.in_turns or glance.days_left == 0:
        return 0.0
    for rank in range(int(lined_up(glance.g))):
        if in_initiative(glance.g, rank) == glance.seat:
            return 1 - rank / glance.seats
    return 0.0


def few_cylinders(scene: Scene) -> float:
    """Alone: a day with one or two cylinders pays (R103)."""
    glance = scene.glance
    g, book = glance.g, glance.book
    if glance.seats > 1 or not glance.in_turns:
        return 0.0
    return float(book.scalars.solo_bonus * book.tracks.solo_cylinders[placed(g, glance.seat)])


def cylinders_in_waiting(scene: Scene) -> float:
    """What cylinders may still do backstage today, on the cards that nobody has used (R113)."""
    return backstage.in_waiting(scene.glance, scene.display)


def card_lent(scene: Scene) -> float:
    """The Recruitment card was used backstage: nobody is recruited with it today (S84)."""
    glance = scene.glance
    return backstage.recruit_missed(glance) if backstage.has_lent(glance) else 0.0


def theatre(scene: Scene) -> float:
    """The theatre column acts again with every later element (R116)."""
    return backstage.theatre(scene.glance)


def hats(scene: Scene) -> float:
    """Hats that make six with the element beneath, or may do so (R117)."""
    return backstage.hats(scene.glance)


def rags(scene: Scene) -> float:
    """The discard is open to our craftsmen (R123)."""
    return backstage.open_rags(scene.glance)


def first_turns(scene: Scene) -> float:
    """Whoever opens the day chooses among all there is (R129)."""
    glance = scene.glance
    return float(glance.days_left) if glance.opens and glance.seats > 1 else 0.0


def falling_back(scene: Scene) -> float:
    """Others whom we make fall back (S102)."""
    return backstage.falling_back(scene.glance)


def mustered_few(scene: Scene) -> float:
    """Alone: whoever keeps one or two cylinders for characters is sure of the bonus (S105)."""
    glance = scene.glance
    if glance.seats > 1 or not glance.in_turns:
        return 0.0
    few = placed(glance.g, glance.seat) + cylinders(glance.g, glance.seat)
    return float(glance.book.scalars.solo_bonus * glance.book.tracks.solo_cylinders[few])


@final
class Term:
    """One thing a critic looks at, how much it counts, and why so much."""

    def __init__(self, weight: float, look: Callable[[Scene], float], why: str) -> None:
        self.weight: Final = weight
        self.look: Final = look
        self.why: Final = why


TERMS: Final[tuple[Term, ...]] = (
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
BACKSTAGE_TERMS: Final[tuple[Term, ...]] = (
    Term(0.4, cylinders_in_waiting, "somebody else may use the card first"),
    Term(-0.3, card_lent, "a recruit works on every day that is left, but wants a wage"),
    Term(0.7, theatre, "the Architect must come again, and must be ours"),
    Term(1.0, hats, "they are points, or may be"),
    Term(0.8, rags, "the discard may have what the main board has as well"),
    Term(0.12, first_turns, "the first of everything, once a day"),
    Term(1.0, falling_back, "it is worth little already"),
    Term(0.5, mustered_few, "it is settled in the morning, if one places any"),
)
"""What there is to see with the expansion only."""


@final
class Critic:
    """Judges worlds for one seat; it looks at the others once, before the choice."""

    def __init__(self, g: State, seat: Seat) -> None:
        self.seat: Final = seat
        glance = Glance(g, seat, 0.0)
        self.today: Final[float] = left_of_today(glance)
        self.expanded: Final = is_open(g)
        self.display: Final = Display(glance)
        self.rivals: Final[list[float]] = [0.0] * (MOST_SEATS + 1)
        for other in range(g.seats):
            if other != seat:
                glance = Glance(g, other, 0.0)
                self.rivals[other] = coloured_quills(glance)[1] + white_quills(glance) / ACTS

    def judge(self, g: State) -> float:
        """The sum of all terms."""
        scene = self.scene(g)
        total = 0.0
        for term in TERMS:
            total += term.weight * term.look(scene)
        if self.expanded:
            for term in BACKSTAGE_TERMS:
                total += term.weight * term.look(scene)
        return total

    def scene(self, g: State) -> Scene:
        """What the terms look at."""
        glance = Glance(g, self.seat, self.today)
        return Scene(glance, Acts(glance, self.rivals), self.display)

    def promise(self, g: State) -> float:
        """A craftsman with value left may still take something."""
        step = g.stack[-1]
        return POINT_TO_SPEND * int(step.left) if isinstance(step, Craft) else 0.0

    def is_chance(self, g: State) -> bool:
        """Objectives that are drawn in an imagined world are not those of the true one."""
        return not g.over and isinstance(g.stack[-1], Choose)

    def is_midway(self, g: State) -> bool:
        """An element is in hand."""
        return not g.over and isinstance(g.stack[-1], Place)

    def guess(self, g: State, other: Seat, die: Die) -> int:
        """A usual wager; for a rest, anything."""
        step = cast("Sealed", g.stack[-1])
        possible = step.options(g, other)
        if isinstance(step, Wager):
            likely = LIKELY_WITH_BACKSTAGE if self.expanded else LIKELY_WAGERS
            pull = die.roll(sum(likely))
            for number, often in enumerate(likely):
                if pull < often and WAGER + number in possible:
                    return WAGER + number
                pull -= often
        return possible[die.roll(len(possible))]


def left_of_today(glance: Glance) -> float:
    """How much of today will be left after this action, from 1 down to 0.

    It is the same for all options, so that none looks better for having used up less of it.
    """
    still = glance.cylinders() - 1 if glance.in_turns else glance.cylinders()
    return min(1.0, max(0, int(still)) / USUAL_WAGER)
