"""What there is to see in what a card would do now: its program, effect for effect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.bots.shakespeare.features import (
    BEHIND_AGAIN,
    BEHIND_GREY,
    BEHIND_HATS,
    BEHIND_HEIGHT,
    BEHIND_LORD,
    BEHIND_LORD_SHORT,
    BEHIND_RAGS,
    BEHIND_REST,
    BRICKS,
    BY_COSTUME_WORK,
    BY_DRAWING,
    BY_POUNDS,
    BY_SET_WORK,
    CLOTH,
    COSTS,
    CRAFT_BOTH,
    CRAFT_COSTUME,
    CRAFT_SET,
    DAYS,
    DO_CHOICE,
    DO_CHOICE_HELD,
    DO_DONE,
    DO_MOOD,
    DO_OTHERS_MOOD,
    DO_POUNDS,
    DO_ROOM,
    DO_TOKEN,
    DO_VALUE,
    DO_WHITE,
    DO_WORK,
    FEW,
    MANY,
    MOMENTS,
    MOODS,
    PAYS,
    PERIODS,
    PURSE,
    SHORT,
    SIZES,
    TAKE_COSTUME,
    TAKE_GOLD,
    TAKE_SET,
    VALUES,
)
from groundlings.bots.shakespeare.glimpse import Glimpse
from groundlings.bots.shakespeare.quills import see_quills
from groundlings.kernel.state import Seat, State, is_among
from groundlings.shakespeare.actions import placed
from groundlings.shakespeare.acts import grey_penalty
from groundlings.shakespeare.fortune import ambiance, plus3
from groundlings.shakespeare.lords import lord_on_top
from groundlings.shakespeare.market import on_board
from groundlings.shakespeare.state import (
    ACTS,
    ANY,
    CHOICE,
    COLOURS,
    COSTUME,
    CRAFT,
    DRAW_OBJECTIVES,
    EARN,
    HATTING,
    LESS_REST,
    LORD,
    MOOD_OTHERS,
    MOOD_SELF,
    NOTHING,
    PROMPT,
    QUILL,
    RAGS,
    REPEAT,
    SET,
    TAKE_FREE,
    THEATRE,
    YELLOW,
    Colour,
    Elements,
    Member,
    Program,
    book,
    colour_of,
    element_of,
    kind_of,
    value_of,
)
from groundlings.shakespeare.theatre import height
from groundlings.shakespeare.troupe import (
    can_act_again,
    can_wear_hat,
    card_of,
    colour_worn,
    craft_bonus,
    end_of,
    first_of,
    is_free,
)

# Effects as deeds, in the order of their names
WHITE: Final = 3 * SIZES
HELPS: Final = 30 * SIZES
FIRST_TURN: Final = 31 * SIZES
"""Deeds of cards that lie there and help, and of those who open the day."""
_BETTER: Final = 4
_OTHERS_BETTER: Final = 6
_FREE_COSTUME: Final = 8
_COSTUME_CRAFT: Final = 11
_UP_TO_CHOICE: Final[i64] = 9
_AFTER_CHOICE: Final[i64] = 7
"""From here on the effects stand among the deeds as they are numbered, so many places on."""
_LITTLE_CRAFT: Final = 4
_SOME_CRAFT: Final = 6


ENOUGH: Final = 32
"""So much is noted of the deeds of one card; an edition may write longer ones than the box."""


def see_program(  # noqa: C901 - a list of effects
    eye: Glimpse, g: State, seat: Seat, program: Program
) -> None:
    """Note what a program of effects would find to do now."""
    tables = eye.open(g)
    effects = tables.effects
    for at in range(effects.first[program], effects.last[program]):
        if eye.count > ENOUGH:
            return
        effect, amount, detail = effects.effect[at], effects.amount[at], effects.detail[at]
        if effect == QUILL:
            if detail == ANY:
                eye.note(DO_WHITE + (min(amount, SIZES) - 1) * MOMENTS + eye.moment)
            else:
                see_quills(eye, g, seat, detail, amount)
        elif effect == CRAFT:
            see_craft(eye, g, seat, amount, detail)
        elif effect == TAKE_FREE:
            see_taking(eye, g, seat, detail)
        elif effect == MOOD_SELF:
            eye.note(DO_MOOD + eye.mood * MOODS + eye.cheered(g, amount))
        elif effect == MOOD_OTHERS:
            see_others_mood(eye, g, seat)
        elif effect == EARN:
            eye.count_troupe(g, seat)
            eye.note(DO_POUNDS + eye.short)
            eye.serve(g, seat, BY_POUNDS)
        elif effect == CHOICE:
            eye.count_troupe(g, seat)
            eye.note(DO_CHOICE + eye.short * PERIODS + eye.period)
            eye.note(DO_CHOICE_HELD + eye.holds * DAYS + eye.day)
            eye.serve(g, seat, BY_DRAWING)
        else:
            see_behind(eye, g, seat, effect, amount, detail)


def see_others_mood(eye: Glimpse, g: State, seat: Seat) -> None:
    """How well the best of the others is off."""
    best: i64 = 0
    for other in range(g.seats):
        if other != seat:
            best = max(best, ambiance(g, other))
    eye.note(DO_OTHERS_MOOD + min(best, MOODS - 1))


def see_craft(eye: Glimpse, g: State, seat: Seat, value: i64, kinds: i64) -> None:
    """A craftsman: what lies there for so much, and what it would complete."""
    able: i64 = min(value + craft_bonus(g, seat), VALUES - 1)
    job: i64 = CRAFT_BOTH
    elements: Elements = eye.under[able]
    if not is_among(SET, kinds):
        job = CRAFT_COSTUME
        elements &= CLOTH
    elif not is_among(COSTUME, kinds):
        job = CRAFT_SET
        elements &= BRICKS
    eye.note(DO_VALUE + job * VALUES + able)
    eye.note(DO_TOKEN + job * FEW + min(plus3(g, seat), FEW - 1))
    see_stock(eye, g, seat, job, elements)
    if job != CRAFT_SET:
        eye.serve(g, seat, BY_COSTUME_WORK)
    if job != CRAFT_COSTUME:
        eye.serve(g, seat, BY_SET_WORK)


def see_taking(eye: Glimpse, g: State, seat: Seat, elements: Elements) -> None:
    """An actor's power or the Jeweler."""
    job: i64 = TAKE_COSTUME
    if is_among(element_of(YELLOW, COSTUME), elements):
        job = TAKE_GOLD
    elif elements & BRICKS != 0:
        job = TAKE_SET
    see_stock(eye, g, seat, job, elements)


def see_stock(eye: Glimpse, g: State, seat: Seat, job: i64, elements: Elements) -> None:
    """How much there is to take, and what it would do for costumes."""
    eye.reckon(g, seat)
    value = book(g).tracks.value
    found: i64 = 0
    best: i64 = -1
    element: i64 = 0
    there = elements & eye.lying
    while there != 0:
        if there & 1 != 0:
            found += 1
            if kind_of(element) == COSTUME:
                best = max(best, eye.done[value[colour_of(element)]])
        there >>= 1
        element += 1
    eye.note(DO_WORK + job * MANY + min(found, MANY - 1))
    if job not in (CRAFT_SET, TAKE_SET):
        eye.note(DO_DONE + job * (PAYS + 1) + (PAYS if best < 0 else best))
        eye.note(DO_ROOM + job * MANY + eye.room)


def see_behind(eye: Glimpse, g: State, seat: Seat, effect: i64, amount: i64, detail: i64) -> None:
    """What only the expansion's cards do, as far as the moment matters."""
    if effect == LESS_REST:
        at_work = min(placed(g, seat), PURSE - 1)
        eye.note(BEHIND_REST + at_work * FEW + min(amount, FEW - 1))
    elif effect == PROMPT:
        grey: i64 = 0
        for act in range(ACTS):
            grey += min(grey_penalty(g, seat, act), 1)
        eye.note(BEHIND_GREY + min(grey, FEW - 1) * MOMENTS + eye.moment)
    elif effect == THEATRE:
        eye.note(BEHIND_HEIGHT + min(height(g, seat), 6))
        see_stock(eye, g, seat, TAKE_SET, detail)
    elif effect == DRAW_OBJECTIVES:
        eye.serve(g, seat, BY_DRAWING)
    elif effect == REPEAT:
        eye.note(BEHIND_AGAIN + min(spent_actors(g, seat), FEW - 1))
    elif effect == RAGS:
        eye.note(BEHIND_RAGS + min(free_craftsmen(g, seat), FEW - 1) * 3 + amount)
    elif effect == HATTING:
        eye.note(BEHIND_HATS + min(matching_heads(g, seat), FEW - 1))
    elif effect == LORD:
        see_lord(eye, g, seat)


def see_lord(eye: Glimpse, g: State, seat: Seat) -> None:
    """Whom the Lord recommends, for which wage."""
    actor = lord_on_top(g)
    if actor == NOTHING:
        return
    eye.count_troupe(g, seat)
    cost = min(book(g).cards.cost[actor], COSTS - 1)
    eye.note(BEHIND_LORD_SHORT + cost * SHORT + eye.short)
    if eye.named:
        eye.note(BEHIND_LORD + actor)


def spent_actors(g: State, seat: Seat) -> i64:
    """How many actors could act once more."""
    found: i64 = 0
    for member in range(first_of(seat), end_of(g, seat)):
        if can_act_again(g, member):
            found += 1
    return found


def free_craftsmen(g: State, seat: Seat) -> i64:
    """How many craftsmen could still work today."""
    found: i64 = 0
    for member in range(first_of(seat), end_of(g, seat)):
        if is_free(g, member):
            found += book(g).cards.craftsman[card_of(g, member)]
    return found


def matching_heads(g: State, seat: Seat) -> i64:
    """How many bare heads could have a hat that pays at the end, of what lies about."""
    found: i64 = 0
    for member in range(first_of(seat), end_of(g, seat)):
        if can_wear_hat(g, member) and finds_hat(g, member):
            found += 1
    return found


def finds_hat(g: State, member: Member) -> bool:
    """Whether a hat lies about that makes, with the element beneath, what pays (R117)."""
    for colour in range(COLOURS):
        lies = colour != YELLOW and on_board(g, element_of(colour, COSTUME)) > 0
        if lies and hat_fits(g, member, colour):
            return True
    return False


def hat_fits(g: State, member: Member, colour: Colour) -> bool:
    """Whether a hat of this colour makes, with the element beneath, what pays at the end."""
    beneath = colour_worn(g, member, 0)
    if beneath == NOTHING:
        return False
    return value_of(g, colour) + value_of(g, beneath) == book(g).backstage.hat_total


# Deeds by their sort


def deed_of(effect: i64, amount: i64, detail: i64) -> i64:  # noqa: PLR0911 - a list of effects
    """The number of a deed: an effect, and whether it is little, some or much of it."""
    size: i64 = min(max(amount, -amount, 1), SIZES) - 1
    if effect == QUILL:
        return detail * SIZES + size
    if effect == MOOD_SELF:
        return (_BETTER if amount >= 0 else _BETTER + 1) * SIZES + size
    if effect == MOOD_OTHERS:
        return (_OTHERS_BETTER if amount >= 0 else _OTHERS_BETTER + 1) * SIZES + size
    if effect == TAKE_FREE:
        if is_among(element_of(YELLOW, COSTUME), detail):
            return (_FREE_COSTUME + 2) * SIZES + size
        return (_FREE_COSTUME + 1 if detail & BRICKS != 0 else _FREE_COSTUME) * SIZES + size
    if effect == CRAFT:
        able: i64 = 2
        if amount <= _LITTLE_CRAFT:
            able = 0
        elif amount <= _SOME_CRAFT:
            able = 1
        if not is_among(SET, detail):
            return _COSTUME_CRAFT * SIZES + able
        return (_COSTUME_CRAFT + (2 if is_among(COSTUME, detail) else 1)) * SIZES + able
    further = _AFTER_CHOICE if effect > CHOICE else _UP_TO_CHOICE
    return (effect + further) * SIZES + size


def see_deeds(eye: Glimpse, g: State, program: Program, base: i64, wide: i64, at: i64) -> None:
    """Note the deeds of a program by their sort; each stands `wide` places behind the last."""
    effects = eye.open(g).effects
    for number in range(effects.first[program], effects.last[program]):
        if eye.count > ENOUGH:
            return
        deed = deed_of(effects.effect[number], effects.amount[number], effects.detail[number])
        eye.note(base + deed * wide + at)
