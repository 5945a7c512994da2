"""Why a tempting thing is not possible: so that a table can explain itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.shakespeare.acts import Quill, Retreat
from groundlings.shakespeare.craft import Craft, Place, Take
from groundlings.shakespeare.stage_set import colour_on, fits_somewhere, is_supported, is_symmetric
from groundlings.shakespeare.state import (
    CARD,
    COSTUME,
    CYLINDER,
    ELEMENTS,
    EXTRA,
    KINDS,
    MARKET,
    NOTHING,
    RECRUITED,
    TROUPE,
    YELLOW,
    book,
    member_at,
)
from groundlings.shakespeare.troupe import has_room, is_free, slots, wearer_noun
from groundlings.shakespeare.turns import Turn, recruits
from groundlings.shakespeare.verbs import (
    ACTIVATE,
    ADVANCE,
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
        found = _elements(g, seat, step.elements, step.left)
    elif isinstance(step, Take):
        found = _elements(g, seat, step.elements, book(g).tracks.dearest)
    elif isinstance(step, Place):
        found = _places(g, seat, step.element)
    elif isinstance(step, Quill):
        found = {ADVANCE + act: ("act-full", {"act": act}) for act in range(3)}
    elif isinstance(step, Retreat):
        found = {RETREAT + act: ("act-not-begun", {"act": act}) for act in range(3)}
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
    for member in range(g.cells[TROUPE + seat]):
        at = member_at(seat, member)
        card = int(g.cells[at + CARD])
        if g.cells[at + EXTRA]:
            continue
        if is_free(g, at):
            found[ACTIVATE + card] = "no-cylinders", {}  # of two copies the free one counts
        elif not book(g).cards.activatable[card]:
            found.setdefault(ACTIVATE + card, ("never-activated", {"card": card}))
        elif g.cells[at + CYLINDER]:
            found.setdefault(ACTIVATE + card, ("already-used", {"card": card}))
        else:
            found.setdefault(ACTIVATE + card, ("resting", {"card": card}))
    if g.cells[RECRUITED + seat]:
        found.update({option: ("recruited-today", {}) for option in recruits(g)})
    else:
        found[PASS] = "recruit-first", {}
    return found


def _elements(g: State, seat: int, elements: int, left: int) -> dict[int, Reason]:
    found: dict[int, Reason] = {}
    for element in range(ELEMENTS):
        colour, kind = divmod(element, KINDS)
        worth = int(book(g).tracks.value[colour])
        if not g.cells[MARKET + element]:
            continue
        if not elements >> element & 1:
            found[TAKE + element] = ("yellow" if colour == YELLOW else "not-this-kind"), {}
        elif worth > left:
            found[TAKE + element] = "too-dear", {"n": worth, "left": left}
        elif kind == COSTUME and not has_room(g, seat):
            found[TAKE + element] = "nobody-to-wear", {}
        elif kind != COSTUME and not fits_somewhere(g, seat, colour):
            found[TAKE + element] = "nowhere-to-build", {"colour": colour}
    return found


def _places(g: State, seat: int, element: int) -> dict[int, Reason]:
    colour, kind = divmod(element, KINDS)
    found: dict[int, Reason] = {}
    if kind == COSTUME:
        for member in range(g.cells[TROUPE + seat]):
            at = member_at(seat, member)
            if slots(g, at):
                noun = wearer_noun(g, seat, at)
                found[DRESS + noun] = "dressed", {"wearer": noun}
        return found
    stage = book(g).stage
    for space in range(stage.count):
        noun = int(stage.noun[space])
        if colour_on(g, seat, space) != NOTHING:
            continue
        if not is_supported(g, seat, space):
            found[PUT + noun] = "no-support", {"place": noun}
        elif not is_symmetric(g, seat, space, colour):
            facing = int(colour_on(g, seat, stage.mirror[space]))
            found[PUT + noun] = "asymmetric", {"place": noun, "colour": facing}
    return found
