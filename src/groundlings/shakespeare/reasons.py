"""Why a tempting thing is not possible: so that a table can explain itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.shakespeare.actions import has_recruited
from groundlings.shakespeare.acts import Quill, Retreat
from groundlings.shakespeare.backstage import (
    behind_laid_out,
    is_unused,
    level,
    shown_behind,
)
from groundlings.shakespeare.market import on_board
from groundlings.shakespeare.perform import Craft, Place, Take
from groundlings.shakespeare.stage_set import (
    colour_on,
    fits_somewhere,
    is_supported,
    is_symmetric,
    spaces,
)
from groundlings.shakespeare.state import (
    ACTS,
    COSTUME,
    ELEMENTS,
    FOR_STAGE,
    MOST_LEVELS,
    NOTHING,
    YELLOW,
    book,
    colour_of,
    kind_of,
    value_of,
)
from groundlings.shakespeare.troupe import (
    card_of,
    has_cylinder,
    has_room,
    is_extra,
    is_free,
    members,
    slots,
    wearer_noun,
)
from groundlings.shakespeare.turns import Turn, offer_recruits
from groundlings.shakespeare.verbs import (
    ACTIVATE,
    ADVANCE,
    BACKSTAGE_HIRE,
    BACKSTAGE_USE,
    DRESS,
    MESSAGES,
    NOTATION,
    PASS,
    PUT,
    RETREAT,
    TAKE,
)

if TYPE_CHECKING:
    from groundlings.kernel.messages import Message
    from groundlings.kernel.state import State

REASONS: Final = {
    "already-used": ("card",),
    "resting": ("card",),
    "never-activated": ("card",),
    "no-cylinders": (),
    "recruit-first": (),
    "recruited-today": (),
    "yellow": (),
    "not-this-kind": (),
    "too-dear": ("n", "left"),
    "nobody-to-wear": (),
    "nowhere-to-build": ("colour",),
    "no-support": ("place",),
    "asymmetric": ("place", "colour"),
    "dressed": ("wearer",),
    "act-full": ("act",),
    "act-not-begun": ("act",),
    "card-used-today": ("behind",),
    "too-few-behind": ("n",),
    "recruitment-used": (),
}
"""The reasons and the values each of them tells."""


def refused(g: State, seat: int) -> dict[str, Message]:
    """Options this seat may be tempted to choose now but cannot, each with the reason."""
    if g.over or not g.asked >> seat & 1:
        return {}
    step = g.stack[-1]
    if isinstance(step, Turn):
        found = _turn(g, seat)
    elif isinstance(step, Craft):
        found = _elements(g, seat, step.elements, step.left, FOR_STAGE)
    elif isinstance(step, Take):
        dearest = book(g).tracks.dearest
        found = _elements(g, seat, step.elements, dearest, int(step.purpose))
    elif isinstance(step, Place) and step.purpose == FOR_STAGE:
        found = _places(g, seat, step.element)
    elif isinstance(step, Quill):
        found = {ADVANCE + act: ("act-full", {"act": act}) for act in range(ACTS)}
    elif isinstance(step, Retreat):
        found = {RETREAT + act: ("act-not-begun", {"act": act}) for act in range(ACTS)}
    else:
        return {}
    legal = set(step.options(g, seat))
    return {
        NOTATION.texts[option]: MESSAGES.message(key, values)
        for option, (key, values) in sorted(found.items())
        if option not in legal
    }


Reason = tuple[str, dict[str, int]]


def _turn(g: State, seat: int) -> dict[int, Reason]:
    found: dict[int, Reason] = {}
    for member in members(g, seat):
        card = int(card_of(g, member))
        if is_extra(g, member):
            continue
        if is_free(g, member):
            found[ACTIVATE + card] = "no-cylinders", {}  # of two copies the free one counts
        elif not book(g).cards.activatable[card]:
            found.setdefault(ACTIVATE + card, ("never-activated", {"card": card}))
        elif has_cylinder(g, member):
            found.setdefault(ACTIVATE + card, ("already-used", {"card": card}))
        else:
            found.setdefault(ACTIVATE + card, ("resting", {"card": card}))
    if has_recruited(g, seat):
        recruits: list[int] = []
        offer_recruits(g, recruits)
        found.update({option: ("recruited-today", {}) for option in recruits})
    else:
        found[PASS] = "recruit-first", {}
    found.update(_backstage(g, seat))
    return found


def _backstage(g: State, seat: int) -> dict[int, Reason]:
    """Why a card backstage cannot be used, or not at this level."""
    found: dict[int, Reason] = {}
    for place in range(behind_laid_out(g)):
        kind = int(shown_behind(g, place))
        for cylinders in range(1, MOST_LEVELS + 1):
            if kind == NOTHING or level(g, kind, cylinders) == NOTHING:
                continue
            noun = kind * MOST_LEVELS + cylinders - 1
            why: Reason = "too-few-behind", {"n": cylinders}
            if not is_unused(g, place):
                why = "card-used-today", {"behind": kind}
            found.setdefault(BACKSTAGE_USE + noun, why)
            if has_recruited(g, seat) and is_unused(g, place):
                why = "recruitment-used", {}
            found.setdefault(BACKSTAGE_HIRE + noun, why)
    return found


def _elements(g: State, seat: int, elements: int, left: int, purpose: int) -> dict[int, Reason]:
    found: dict[int, Reason] = {}
    for element in range(ELEMENTS):
        if on_board(g, element) == 0:
            continue
        colour, kind = int(colour_of(element)), kind_of(element)
        worth = int(value_of(g, colour))
        if not elements >> element & 1:
            found[TAKE + element] = ("yellow" if colour == YELLOW else "not-this-kind"), {}
        elif worth > left:
            found[TAKE + element] = "too-dear", {"n": worth, "left": left}
        elif purpose != FOR_STAGE:
            continue
        elif kind == COSTUME and not has_room(g, seat):
            found[TAKE + element] = "nobody-to-wear", {}
        elif kind != COSTUME and not fits_somewhere(g, seat, colour):
            found[TAKE + element] = "nowhere-to-build", {"colour": colour}
    return found


def _places(g: State, seat: int, element: int) -> dict[int, Reason]:
    found: dict[int, Reason] = {}
    if kind_of(element) == COSTUME:
        for member in members(g, seat):
            if slots(g, member):
                noun = wearer_noun(g, seat, member)
                found[DRESS + noun] = "dressed", {"wearer": noun}
        return found
    stage = book(g).stage
    for space in range(spaces(g)):
        noun = int(stage.noun[space])
        if colour_on(g, seat, space) != NOTHING:
            continue
        if not is_supported(g, seat, space):
            found[PUT + noun] = "no-support", {"place": noun}
        elif not is_symmetric(g, seat, space, colour_of(element)):
            facing = int(colour_on(g, seat, stage.mirror[space]))
            found[PUT + noun] = "asymmetric", {"place": noun, "colour": facing}
    return found
