"""What there is to see in an element: before it is taken, and where it goes then."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.bots.shakespeare.deeds import WHITE, hat_fits, see_deeds
from groundlings.bots.shakespeare.features import (
    BY_COSTUME,
    BY_DRESSED,
    BY_GOLD,
    BY_POUNDS,
    BY_PRECIOUS,
    BY_ROW,
    BY_SET,
    CLOTH,
    CRAFT_BOTH,
    CRAFT_COSTUME,
    CRAFT_SET,
    DAYS,
    DRESS_DONE,
    DRESS_FIRST,
    DRESS_OTHERS,
    DRESS_PAIR,
    DRESS_POUNDS,
    DRESS_POWER,
    DRESS_WHO,
    EXTRA,
    FEW,
    GRADES,
    HAT_FITS,
    HAT_WHO,
    MANY,
    MOODS,
    PAYS,
    PURSES,
    PUT_CANDLE,
    PUT_MIRROR,
    PUT_ROW,
    PUT_SPACE,
    REHEARSALS,
    SHORT,
    STOP_JOB,
    STOP_LEFT,
    TAKE_BUILT,
    TAKE_CALMS,
    TAKE_CANDLE,
    TAKE_COLUMN,
    TAKE_COSTUME,
    TAKE_DAY,
    TAKE_DONE,
    TAKE_FIRST,
    TAKE_FREELY,
    TAKE_GOLD,
    TAKE_HAT,
    TAKE_LEFT,
    TAKE_MOOD,
    TAKE_NEXT,
    TAKE_NONE,
    TAKE_PAIR,
    TAKE_POUNDS,
    TAKE_SALVAGED,
    TAKE_SET,
    TAKE_THEN,
    TAKE_TOKEN,
    TOKEN_DAY,
    TOKEN_LEFT,
    TOTALS,
    VALUES,
)
from groundlings.bots.shakespeare.glimpse import Glimpse, is_precious
from groundlings.kernel.state import Option, Seat, State, bit
from groundlings.shakespeare.fortune import plus3
from groundlings.shakespeare.market import on_board
from groundlings.shakespeare.perform import Craft, Place, Take, element_wanted
from groundlings.shakespeare.stage_set import colour_on, fits, has_candle, space_of, spaces
from groundlings.shakespeare.state import (
    COSTUME,
    EARN,
    FOR_STAGE,
    FOR_THEATRE,
    KINDS,
    MOOD_SELF,
    MOST_SLOTS,
    NOTHING,
    PURPLE,
    TOKEN,
    YELLOW,
    Colour,
    Element,
    Elements,
    Member,
    Space,
    book,
    colour_of,
    element_of,
    kind_of,
    value_of,
)
from groundlings.shakespeare.theatre import height
from groundlings.shakespeare.troupe import (
    can_wear_hat,
    card_of,
    costume_value,
    end_of,
    first_of,
    is_extra,
    slots,
    wearer,
    worn,
)
from groundlings.shakespeare.verbs import DRESS, PUT_HAT, TAKE

_TOGETHER: Final = 3
"""A set is looked at by three elements at a time."""
_RICH: Final = 2 * PURSES
"""A costume that pays two prestige or more."""


def see_take(eye: Glimpse, g: State, seat: Seat, option: Option) -> None:
    """An element that can be taken: what it is worth today, to costumes, to the set."""
    element = element_wanted(option)
    colour = colour_of(element)
    grade = eye.grades[colour]
    goods = grade * KINDS + kind_of(element)
    step = g.stack[-1]
    if isinstance(step, Take):
        if step.purpose != FOR_STAGE:
            see_fitting(eye, g, seat, colour, step.purpose)
            return
        eye.note(TAKE_FREELY + goods)
    elif isinstance(step, Craft):
        left = min(step.left - value_of(g, colour), VALUES - 1)
        eye.note(TAKE_LEFT + kind_of(element) * VALUES + left)
        see_next(eye, g, seat, element, eye.under[left] & step.elements, left)
    eye.note(TAKE_DAY + goods * DAYS + eye.day)
    if option < TAKE:
        eye.note(TAKE_SALVAGED + goods)
    if colour == YELLOW:
        eye.serve(g, seat, BY_GOLD)
    if kind_of(element) == COSTUME:
        see_cloth(eye, g, seat, colour)
    else:
        see_brick(eye, g, seat, colour)


def see_next(
    eye: Glimpse, g: State, seat: Seat, element: Element, after: Elements, left: i64
) -> None:
    """What else could be taken then with what is left, and whether it would complete a costume."""
    eye.reckon(g, seat)
    after &= eye.lying
    if on_board(g, element) == 1:
        after &= ~bit(element)
    then: i64 = 0
    if after != 0:
        then = 2 if left > 0 and after & ~eye.under[left - 1] != 0 else 1
    eye.note(TAKE_NEXT + kind_of(element) * 3 + then)
    if kind_of(element) != COSTUME:
        return
    values = book(g).tracks.value
    total = eye.pair[values[colour_of(element)]]
    if total < 0:
        return
    best: i64 = -1
    third: Element = 0
    after &= CLOTH
    while after != 0:
        if after & 1 != 0:
            best = max(best, eye.pays[total + values[colour_of(third)]])
        after >>= 1
        third += 1
    eye.note(TAKE_THEN + (PAYS if best < 0 else best) * REHEARSALS + eye.left)


def see_cloth(eye: Glimpse, g: State, seat: Seat, colour: Colour) -> None:
    """A costume element: whose costume it would complete, or begin."""
    eye.reckon(g, seat)
    value = value_of(g, colour)
    done, pair = eye.done[value], eye.pair[value]
    if done >= 0:
        eye.note(TAKE_DONE + done * REHEARSALS + eye.left)
        eye.serve(g, seat, BY_PRECIOUS if done >= _RICH else BY_DRESSED)
    if pair >= 0:
        eye.note(TAKE_PAIR + pair * REHEARSALS + eye.left)
    if eye.first:
        eye.note(TAKE_FIRST + eye.grades[colour] * REHEARSALS + eye.left)
    elif done < 0 and pair < 0:
        eye.note(TAKE_NONE + eye.grades[colour])
    eye.serve(g, seat, BY_COSTUME)


def see_brick(eye: Glimpse, g: State, seat: Seat, colour: Colour) -> None:
    """A set element: what it does once built, and how far the set is."""
    grade = eye.grades[colour]
    built: i64 = 0
    candle: bool = False
    for spot in range(spaces(g)):
        if colour_on(g, seat, spot) != NOTHING:
            built += 1
        elif not candle and has_candle(g, spot):
            candle = fits(g, seat, spot, colour)
    eye.note(TAKE_BUILT + grade * MANY + min(built // _TOGETHER, MANY - 1))
    if candle:
        eye.note(TAKE_CANDLE + grade)
    see_effect(eye, g, seat, colour)
    if colour == PURPLE:
        eye.note(TAKE_CALMS + min(eye.purple, FEW - 1) * MOODS + eye.mood)
    eye.serve(g, seat, BY_SET)


def see_effect(eye: Glimpse, g: State, seat: Seat, colour: Colour) -> None:
    """What a colour does on a set."""
    tables = book(g)
    effects, program = tables.effects, tables.tracks.placed[colour]
    for at in range(effects.first[program], effects.last[program]):
        effect = effects.effect[at]
        if effect == MOOD_SELF:
            eye.note(TAKE_MOOD + eye.mood * MOODS + eye.cheered(g, effects.amount[at]))
        elif effect == EARN:
            eye.count_troupe(g, seat)
            eye.note(TAKE_POUNDS + eye.short)
            eye.serve(g, seat, BY_POUNDS)
        elif effect == TOKEN:
            eye.note(TAKE_TOKEN + min(plus3(g, seat), FEW - 1))


def see_fitting(eye: Glimpse, g: State, seat: Seat, colour: Colour, purpose: i64) -> None:
    """An element for a hat, or for the theatre column."""
    grade = eye.grades[colour]
    if purpose == FOR_THEATRE:
        eye.note(TAKE_COLUMN + grade * FEW + min(height(g, seat), FEW - 1))
        see_effect(eye, g, seat, colour)
        return
    matches: i64 = 0
    for member in range(first_of(seat), end_of(g, seat)):
        if can_wear_hat(g, member) and hat_fits(g, member, colour):
            matches = 1
    eye.note(TAKE_HAT + grade * 2 + matches)


def see_stop(eye: Glimpse, g: State) -> None:
    """Enough of this work."""
    step = g.stack[-1]
    if isinstance(step, Craft):
        at_costumes: i64 = 1 if step.elements & 1 != 0 else 0
        eye.note(STOP_LEFT + min(step.left, VALUES - 1) * KINDS + at_costumes)
        job: i64 = CRAFT_BOTH
        if step.elements & 2 == 0:
            job = CRAFT_COSTUME
        elif at_costumes == 0:
            job = CRAFT_SET
        eye.note(STOP_JOB + job * DAYS + eye.day)
    elif isinstance(step, Take):
        work: i64 = TAKE_SET
        if step.elements >> element_of(YELLOW, COSTUME) & 1 != 0:
            work = TAKE_GOLD
        elif step.elements & CLOTH != 0:
            work = TAKE_COSTUME
        eye.note(STOP_JOB + work * DAYS + eye.day)
    else:
        eye.note(STOP_LEFT)


def see_token(eye: Glimpse, g: State, seat: Seat) -> None:
    """Three more for a craftsman."""
    step = g.stack[-1]
    left: i64 = step.left if isinstance(step, Craft) else 0
    eye.note(TOKEN_LEFT + min(left, VALUES - 1) * FEW + min(plus3(g, seat), FEW - 1))
    eye.note(TOKEN_DAY + eye.day)


# Where it goes


def see_dress(eye: Glimpse, g: State, seat: Seat, option: Option) -> None:
    """Somebody who could wear what is in hand."""
    step = g.stack[-1]
    if not isinstance(step, Place):
        return
    member = wearer(g, seat, option)
    has = worn(g, member)
    left = eye.left
    value = value_of(g, colour_of(step.element))
    total = costume_value(g, member) + value
    see_power(eye, g, member, has)
    if has + 1 < slots(g, member):
        if has == 0:
            eye.note(DRESS_FIRST + eye.grades[colour_of(step.element)] * REHEARSALS + left)
        else:
            eye.note(DRESS_PAIR + min(total, TOTALS - 1) * REHEARSALS + left)
    else:
        pays: i64 = eye.pays[total] if slots(g, member) == MOST_SLOTS else 0
        eye.note(DRESS_DONE + pays * REHEARSALS + left)
        eye.count_troupe(g, seat)
        eye.note(DRESS_POUNDS + pays % PURSES * SHORT + eye.short)
        eye.serve(g, seat, BY_PRECIOUS if is_precious(total) else BY_DRESSED)
    see_others(eye, g, seat, member, has)


def see_power(eye: Glimpse, g: State, member: Member, has: i64) -> None:
    """What the wearer does in rehearsals."""
    cards = book(g).cards
    extra = is_extra(g, member)
    card = card_of(g, member)
    at = has * REHEARSALS + eye.left
    if eye.named:
        who: i64 = card
        if extra:
            who = EXTRA
        eye.note(DRESS_WHO + who * 3 * REHEARSALS + at)
        return
    program, white = cards.rehearsal[card], cards.white[card]
    if extra:
        program, white = cards.extra, cards.extra_white
    see_deeds(eye, g, program, DRESS_POWER, 3 * REHEARSALS, at)
    if white > 0:
        eye.note(DRESS_POWER + (WHITE + min(white, 3) - 1) * 3 * REHEARSALS + at)


def see_others(eye: Glimpse, g: State, seat: Seat, member: Member, has: i64) -> None:
    """Whether somebody else is nearer to the end of a costume."""
    most: i64 = 0
    for other in range(first_of(seat), end_of(g, seat)):
        if other != member:
            wears = worn(g, other)
            if wears < slots(g, other):
                most = max(most, wears)
    eye.note(DRESS_OTHERS + has * 3 + most)


def see_put(eye: Glimpse, g: State, seat: Seat, option: Option) -> None:
    """A space of the set for what is in hand."""
    step = g.stack[-1]
    if not isinstance(step, Place):
        return
    spot = space_of(g, option)
    stage = book(g).stage
    eye.note(PUT_SPACE + stage.noun[spot])
    if has_candle(g, spot):
        eye.note(PUT_CANDLE)
    elif holds_candle(g, spot):
        eye.note(PUT_CANDLE + 1)
    facing: i64 = 0
    if stage.mirror[spot] != spot:
        facing = 1 if colour_on(g, seat, stage.mirror[spot]) == NOTHING else 2
    eye.note(PUT_MIRROR + eye.grades[colour_of(step.element)] * 3 + facing)
    if completes_row(g, seat, spot):
        eye.note(PUT_ROW + stage.row[spot] - 1)
        eye.serve(g, seat, BY_ROW)


def holds_candle(g: State, spot: Space) -> bool:
    """Whether a space with a candle rests on this one; it must be empty still."""
    stage = book(g).stage
    for above in range(spaces(g)):
        if spot in (stage.left[above], stage.right[above]) and stage.candle[above] != 0:
            return True
    return False


def completes_row(g: State, seat: Seat, spot: Space) -> bool:
    """Whether this is the last gap of its row."""
    row = book(g).stage.row
    for other in range(spaces(g)):
        if other != spot and row[other] == row[spot] and colour_on(g, seat, other) == NOTHING:
            return False
    return True


def see_hat(eye: Glimpse, g: State, seat: Seat, option: Option) -> None:
    """A head for the hat in hand."""
    step = g.stack[-1]
    if not isinstance(step, Place):
        return
    member = wearer(g, seat, option - PUT_HAT + DRESS)
    colour = colour_of(step.element)
    fit: i64 = 1
    if worn(g, member) > 0:
        fit = 0 if hat_fits(g, member, colour) else 2
    eye.note(HAT_FITS + fit * GRADES + eye.grades[colour])
    eye.note(HAT_WHO + worn(g, member))
