"""How a critic of Shakespeare foresees Backstage: cards on display, cylinders that wait, and more.

What a card does is read from its effects, never from its name.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from mypy_extensions import i64

from groundlings.bots.shakespeare.acts import PACE, prompted, rehearsals_to_come
from groundlings.bots.shakespeare.glance import Glance
from groundlings.bots.shakespeare.troupe import elements_to_come
from groundlings.bots.shakespeare.worth import (
    EFFECT_WORTH,
    POINT_OF_CRAFT,
    QUILL_WORTH,
    YELLOW_WORTH,
)
from groundlings.shakespeare import fortune
from groundlings.shakespeare.actions import cylinders, has_finished, has_recruited, hired, placed
from groundlings.shakespeare.acts import Retreat, can_advance, space
from groundlings.shakespeare.backstage import (
    behind_laid_out,
    has_prompter,
    is_unused,
    level,
    shown_behind,
    waiting,
)
from groundlings.shakespeare.craft import takeable
from groundlings.shakespeare.favours import ALL, fewer_rest_tokens, rummages
from groundlings.shakespeare.lords import lord_on_top
from groundlings.shakespeare.market import discarded
from groundlings.shakespeare.perform import element_wanted
from groundlings.shakespeare.score import matching_hats
from groundlings.shakespeare.state import (
    ACTOR,
    ACTS,
    ANY,
    COSTUME,
    EARN,
    ELEMENTS,
    FOR_HAT,
    FOR_THEATRE,
    FROM_BOARD,
    GAIN,
    HATTING,
    LESS_REST,
    LORD,
    MOOD_SELF,
    MOST_LEVELS,
    NOTHING,
    OTHERS_BACK,
    PROMPT,
    QUILL,
    RAGS,
    REPEAT,
    TAKE_FREE,
    THEATRE,
    YELLOW,
    Book,
    Card,
    Colour,
    Elements,
    Member,
    Program,
    colour_of,
    kind_of,
    value_of,
)
from groundlings.shakespeare.theatre import height, in_column
from groundlings.shakespeare.troupe import (
    card_of,
    colour_worn,
    end_of,
    first_of,
    hat,
    is_dressed,
    is_extra,
    is_free,
    slots,
)

GONE: Final[tuple[float, ...]] = (1.0, 0.9, 0.8, 0.7)
"""Of the second best card we count on, somebody else may have used it by then; by seats."""
STANDING_IN: Final = 0.9
"""A Double repeats what was the best on an ordinary day; the actor must have been used first."""
KEPT_AWAKE: Final = 0.5
"""One more awake tomorrow is one more to choose from, not one more who works."""
OFTEN: Final = 0.5
"""Somebody new works every other day."""
EXTRA_HAND: Final = 0.25
"""An Extra to be dressed, for each rehearsal to come."""
HAT_TO_FIT: Final = 0.4
"""The chance that the element beneath a hat will be the right one."""
RAG: Final = 0.35
"""What a craftsman finds in a discard that has a choice of things."""
A_CHOICE: Final = 8
"""So many elements are a choice of things."""
SHARE: Final = 0.8
"""How often we come to use a card that is our share of those laid out."""
MISSED: Final = 2.2
"""What a recruit of the first day is worth: so much is missed if nobody is recruited."""


@final
class Offer:
    """A card on display at one of its levels: where it lies, what it costs, what it would bring."""

    def __init__(self, place: int, cost: int, brings: float) -> None:
        self.place: Final = place
        self.cost: Final = cost
        self.brings: Final = brings


@final
class Display:
    """What today's backstage cards would bring to a seat, looked at once before a choice."""

    def __init__(self, glance: Glance) -> None:
        g = glance.g
        self.gone: Final[float] = GONE[glance.seats - 1]
        self.offers: Final[list[Offer]] = []
        self.known: Final[dict[int, float]] = {}
        for place in range(behind_laid_out(g)):
            if is_unused(g, place):
                kind = shown_behind(g, place)
                for cost in range(1, MOST_LEVELS + 1):
                    program = level(g, kind, cost)
                    if program != NOTHING:
                        brings = deed(glance, program)
                        if brings > 0:
                            self.offers.append(Offer(place, cost, brings))
        self.offers.sort(key=lambda offer: -offer.brings)

    def best(self, places: int, purse: int) -> float:
        """The most that so many cylinders bring on cards in these places, a mask."""
        key = places * (2 * MOST_LEVELS) + purse
        found = self.known.get(key)
        if found is None:
            found = self._best(0, places, purse)
            self.known[key] = found
        return found

    def _best(self, first: int, places: int, purse: int) -> float:
        best = 0.0
        for number in range(first, len(self.offers)):
            offer = self.offers[number]
            if offer.cost <= purse and places >> offer.place & 1:
                left = places & ~(1 << offer.place)
                later = self._best(number + 1, left, purse - offer.cost)
                best = max(best, offer.brings + self.gone * later)
        return best


# What cylinders may still do


def in_waiting(glance: Glance, display: Display) -> float:
    """What the cylinders backstage, and perhaps the Recruitment card, may still do today."""
    g, seat = glance.g, glance.seat
    if not glance.in_turns or has_finished(g, seat):
        return 0.0
    unused = 0
    for place in range(behind_laid_out(g)):
        if is_unused(g, place):
            unused |= 1 << int(place)
    purse = int(waiting(g, seat))
    best = display.best(unused, purse) if purse > 0 else 0.0
    if not has_recruited(g, seat):
        best = max(best, display.best(unused, purse + 1) - recruit_missed(glance))
    return best


def recruit_missed(glance: Glance) -> float:
    """What is given up with today's recruit (S84)."""
    return MISSED * glance.days_left / int(glance.book.scalars.days)


def has_lent(glance: Glance) -> bool:
    """Whether the Recruitment card lies backstage today."""
    g, seat = glance.g, glance.seat
    return has_recruited(g, seat) and hired(g, seat) == NOTHING


# What a card would do


def deed(glance: Glance, program: Program) -> float:
    """What a program of effects would bring to this seat, as things lie today."""
    effects = glance.book.effects
    total = 0.0
    for at in range(effects.first[program], effects.last[program]):
        total += one_effect(glance, effects.effect[at], effects.amount[at], effects.detail[at])
    return total


def one_effect(glance: Glance, effect: i64, amount: i64, detail: i64) -> float:  # noqa: PLR0911, C901 - a list of effects
    """What one effect would bring."""
    g, seat = glance.g, glance.seat
    if effect == QUILL:
        return quills(glance, amount, detail)
    if effect == MOOD_SELF:
        room = glance.book.tracks.best_mood - fortune.ambiance(g, seat)
        return int(min(amount, room)) * EFFECT_WORTH[MOOD_SELF]
    if effect == TAKE_FREE:
        return int(amount) * best_element(glance, detail)
    if effect == THEATRE:
        return architect(glance, detail)
    if effect == HATTING:
        return hatter(glance, amount, detail)
    if effect == REPEAT:
        return STANDING_IN * double(glance, amount)
    if effect == LORD:
        return lord(glance)
    if effect == LESS_REST:
        return director(glance, amount)
    if effect == PROMPT:
        return prompter(glance)
    if effect == RAGS:
        return rags(glance, amount)
    if effect == OTHERS_BACK and glance.seats == 1:
        return 0.0
    return int(amount) * EFFECT_WORTH.get(effect, 0.0)


def quills(glance: Glance, amount: i64, act: i64) -> float:
    """Quills, as far as there are spaces to go to."""
    g, seat = glance.g, glance.seat
    for other in range(ACTS):
        if (act in (ANY, other)) and can_advance(g, seat, other):
            return int(amount) * QUILL_WORTH[act]
    return 0.0


def best_element(glance: Glance, elements: Elements) -> float:
    """The best of the elements that lie on the main board and have a place."""
    g = glance.g
    best = 0.0
    for option in takeable(g, glance.seat, elements, glance.book.tracks.dearest):
        element = element_wanted(option)
        colour, kind = colour_of(element), kind_of(element)
        brings = YELLOW_WORTH
        if colour != YELLOW:
            brings = int(value_of(g, colour)) * POINT_OF_CRAFT[kind]
            if kind != COSTUME:
                brings += glance.worths.placed[colour]
        best = max(best, brings)
    return best


def architect(glance: Glance, elements: Elements) -> float:
    """The whole theatre column acts, with the best new element on top; candles are points (S96)."""
    g, seat = glance.g, glance.seat
    dearest = glance.book.tracks.dearest
    found = takeable(g, seat, elements, dearest, FROM_BOARD, FOR_THEATRE)
    if not found:
        return 0.0
    again = columns_to_come(glance, 1)
    best = 0.0
    for option in found:
        best = max(best, (1 + again) * glance.worths.placed[colour_of(element_wanted(option))])
    if glance.book.backstage.candle[height(g, seat)] != 0:
        best += EFFECT_WORTH[GAIN]
    return best + column(glance)


def hatter(glance: Glance, amount: i64, elements: Elements) -> float:
    """Hats that make six with what is worn are points; others may become some."""
    g, seat = glance.g, glance.seat
    dearest = glance.book.tracks.dearest
    found = takeable(g, seat, elements, dearest, FROM_BOARD, FOR_HAT)
    if not found:
        return 0.0
    left: i64 = amount
    total = 0.0
    bare = 0
    for member in range(first_of(seat), end_of(g, seat)):
        if slots(g, member) > 0 and hat(g, member) == NOTHING:
            beneath = colour_worn(g, member, 0)
            if beneath == NOTHING:
                bare += 1
            elif left > 0 and fitting_hat(glance, found, beneath):
                left -= 1
                total += int(glance.book.backstage.hat_prestige)
    return total + int(min(left, bare)) * a_hat(glance)


def fitting_hat(glance: Glance, found: list[int], beneath: Colour) -> bool:
    """Whether one of these elements makes six with this one."""
    g = glance.g
    wanted = glance.book.backstage.hat_total - value_of(g, beneath)
    return wanted in [value_of(g, colour_of(element_wanted(option))) for option in found]


def a_hat(glance: Glance) -> float:
    """What a hat above an empty costume is worth."""
    chance = HAT_TO_FIT * min(1.0, elements_to_come(glance, COSTUME) / 2)
    return chance * int(glance.book.backstage.hat_prestige)


def double(glance: Glance, amount: i64) -> float:
    """The best actors of the troupe once more."""
    g, seat = glance.g, glance.seat
    cards = glance.book.cards
    found: list[float] = []
    for member in range(first_of(seat), end_of(g, seat)):
        card = card_of(g, member)
        actor = cards.type[card] == ACTOR and cards.activatable[card] != 0
        if actor and not is_extra(g, member):
            dressed = is_dressed(g, member)
            found.append(
                glance.worths.when_dressed[card] if dressed else glance.worths.in_use[card]
            )
    found.sort(reverse=True)
    total = 0.0
    for brings in found[: int(amount)]:
        total += brings
    return total


def lord(glance: Glance) -> float:
    """The top card of the Lord's deck, face up with its wage, or an Extra."""
    top = lord_on_top(glance.g)
    if top == NOTHING:
        return 0.0
    extra = EXTRA_HAND * len(rehearsals_to_come(glance))
    return max(extra, newcomer(glance, top))


def newcomer(glance: Glance, card: Card) -> float:
    """What an actor who joins now will do, without the wage."""
    worths = glance.worths
    days = glance.days_left + glance.today
    works = OFTEN * worths.in_use[card] * days
    return works - int(glance.book.cards.cost[card]) * EFFECT_WORTH[EARN]


def director(glance: Glance, amount: i64) -> float:
    """More of those who work today can work tomorrow; after the last day there is none."""
    g, seat = glance.g, glance.seat
    if glance.days_left < 1:
        return 0.0
    working = int(placed(g, seat) + cylinders(g, seat))
    tired = working - 1 - int(fewer_rest_tokens(g, seat))
    everybody = sorted(glance.free + glance.used, reverse=True)
    total = 0.0
    for brings in everybody[1 : 1 + max(0, min(int(amount), tired))]:
        total += brings
    return KEPT_AWAKE * total


def prompter(glance: Glance) -> float:
    """Points that grey spaces would cost at the next scoring, against Pounds."""
    days = rehearsals_to_come(glance)
    if not days or has_prompter(glance.g, glance.seat):
        return 0.0
    wait = days[0] - glance.day + glance.today
    spots: list[float] = [
        int(space(glance.g, glance.seat, act)) + PACE * wait for act in range(ACTS)
    ]
    return prompted(glance.book, spots, wait)


def rags(glance: Glance, scope: i64) -> float:
    """What craftsmen who work today may find in the discard."""
    g, seat = glance.g, glance.seat
    if rummages(g, seat) >= scope:
        return 0.0
    return found_in_rags(glance, scope)


def found_in_rags(glance: Glance, scope: i64) -> float:
    """The craftsmen who are free and for whom there are cylinders; the more there is to find."""
    g, seat = glance.g, glance.seat
    hands = 0
    for member in range(first_of(seat), end_of(g, seat)):
        if is_craftsman(glance, member) and is_free(g, member):
            hands += 1
    hands = min(hands, int(cylinders(g, seat)), hands if scope == ALL else 1)
    things: i64 = 0
    for element in range(ELEMENTS):
        if colour_of(element) != YELLOW:
            things += discarded(g, element)
    return RAG * hands * min(1.0, int(things) / A_CHOICE)


def is_craftsman(glance: Glance, member: Member) -> bool:
    """Whether somebody takes elements by their value."""
    card = card_of(glance.g, member)
    return glance.worths.costume_craft[card] != 0 or glance.worths.set_craft[card] != 0


# What has been won there


def column(glance: Glance) -> float:
    """What the theatre column does when it acts."""
    total = 0.0
    for place in range(height(glance.g, glance.seat)):
        total += glance.worths.placed[in_column(glance.g, glance.seat, place)]
    return total


def columns_to_come(glance: Glance, more: int) -> float:
    """How often the column will act again, when so many more elements stand in it."""
    left = int(glance.book.backstage.spaces - height(glance.g, glance.seat)) - more
    return min(float(left), a_day(glance.book, THEATRE, glance.seats) * glance.days_left)


def theatre(glance: Glance) -> float:
    """Each element of the column acts again with every later one (R116)."""
    if height(glance.g, glance.seat) == 0:
        return 0.0
    return columns_to_come(glance, 0) * column(glance)


@lru_cache(maxsize=64)
def a_day(played: Book, effect: int, seats: int) -> float:
    """How many of the cards with this effect are laid out in a day, our share of them."""
    backstage, effects = played.backstage, played.effects
    total: i64 = 0
    having: i64 = 0
    for kind in range(backstage.count):
        total += backstage.copies[kind]
        for cost in range(MOST_LEVELS):
            program = backstage.program[kind * MOST_LEVELS + cost]
            if program != NOTHING and effects.effect[effects.first[program]] == effect:
                having += backstage.copies[kind]
                break
    laid_out = int(backstage.shown[seats - 1])
    return SHARE * laid_out * int(having) / (max(1, int(total)) * seats)


def hats(glance: Glance) -> float:
    """Hats that make six are points at the end; above an empty costume they may become some."""
    g, seat = glance.g, glance.seat
    total = float(matching_hats(g, seat) * glance.book.backstage.hat_prestige)
    for member in range(first_of(seat), end_of(g, seat)):
        if hat(g, member) != NOTHING and colour_worn(g, member, 0) == NOTHING:
            total += a_hat(glance)
    return total


def open_rags(glance: Glance) -> float:
    """The Rag-picker's favour, while there is somebody to make use of it."""
    scope = rummages(glance.g, glance.seat)
    return found_in_rags(glance, scope) if scope != 0 and glance.in_turns else 0.0


def falling_back(glance: Glance) -> float:
    """The others whom we have just made fall back, who have not chosen where."""
    total = 0
    for step in glance.g.stack:
        if isinstance(step, Retreat) and step.seat != glance.seat and step.by == glance.seat:
            total += 1
    return EFFECT_WORTH[OTHERS_BACK] * total / max(1, glance.seats - 1)
