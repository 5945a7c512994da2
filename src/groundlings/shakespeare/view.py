"""What a seat at Shakespeare can see (S7, S8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from groundlings.kernel.state import NOBODY, State
from groundlings.shakespeare.actions import cylinders, has_finished, has_recruited, hired, placed
from groundlings.shakespeare.acts import arrived, space
from groundlings.shakespeare.backstage import (
    bears_recruitment_card,
    behind_laid_out,
    discarded_behind,
    has_prompter,
    in_behind_deck,
    is_open,
    paid_on,
    shown_behind,
    user_of,
    waiting,
)
from groundlings.shakespeare.calendar import day, has_ended
from groundlings.shakespeare.days import Day
from groundlings.shakespeare.deck import (
    dismissed,
    in_deck,
    laid_out,
    shown,
)
from groundlings.shakespeare.favours import fewer_rest_tokens, rummages
from groundlings.shakespeare.fortune import ambiance, earned, plus3, pounds, prestige, supply
from groundlings.shakespeare.lords import lord_on_top, lords_left
from groundlings.shakespeare.market import discarded, in_bag, on_board
from groundlings.shakespeare.objectives import (
    drawn,
    has_drawn,
    held,
    immediate_left,
    in_objective_deck,
    is_known,
    is_played,
    objectives_left,
)
from groundlings.shakespeare.opening import Opening
from groundlings.shakespeare.order import in_initiative, in_order, lined_up
from groundlings.shakespeare.perform import Craft, Place, Take
from groundlings.shakespeare.rest import stays_awake
from groundlings.shakespeare.score import matching_hats, set_value, wage, wages
from groundlings.shakespeare.stage_set import colour_on, spaces
from groundlings.shakespeare.state import HATS, NEUTRAL, NOTHING, book, element_of
from groundlings.shakespeare.theatre import height, in_column
from groundlings.shakespeare.troupe import (
    card_of,
    colour_worn,
    costume_value,
    has_cylinder,
    hat,
    is_dressed,
    is_extra,
    is_resting,
    members,
    slots,
    wearer_noun,
    worn,
)
from groundlings.shakespeare.verbs import (
    ACT_NAMES,
    BEHIND_NAMES,
    CARD_NAMES,
    CAUSE_NAMES,
    COLOUR_NAMES,
    ELEMENT_NAMES,
    KIND_NAMES,
    OBJECTIVE_NAMES,
    SOURCE_NAMES,
    SPACE_NAMES,
    WEARER_NAMES,
)

PHASES: Final = ("draft", "wager", "turns", "ambiance", "rehearsal", "scoring", "rest", "end")
RAGS: Final = ("none", "next", "all")
"""For which craftsmen the discard is open."""
REST: Final = 6
"""When maintenance is done, the step of the day stands at the next one's beginning."""


def look(g: State, seat: int | None) -> dict[str, object]:
    """The table for all, then the own objectives and what the seat knows of the deck."""
    seen: dict[str, object] = {
        "day": int(day(g)),
        "days": int(book(g).scalars.days),
        "phase": _phase(g),
        "work": _work(g),
        "hand": _in_hand(g),
        "order": [int(in_order(g, rank)) for rank in range(g.seats)],
        "initiative": [int(in_initiative(g, rank)) for rank in range(lined_up(g))],
        "market": _elements(g, on_board),
        "bags": _elements(g, in_bag),
        "discarded": _elements(g, discarded),
        "display": [_card(shown(g, place)) for place in range(laid_out(g))],
        "hired": _hired(g),
        "deck": len(in_deck(g)),
        "dismissed": sorted(CARD_NAMES[card] for card in dismissed(g)),
        "objectives": int(objectives_left(g)),
        "plus3": int(supply(g)),
        "acts": {name: _act(g, act) for act, name in enumerate(ACT_NAMES)},
        "players": [_player(g, other) for other in range(g.seats)],
    }
    if is_open(g):
        seen["backstage"] = _backstage(g)
    if seat is not None:
        seen["held"] = _held(g, seat)
        seen["drawn"] = _drawn(g, seat)
        seen["under"] = _known(g, seat)
        if is_open(g):
            seen["keeping"] = _keeping(g, seat)
    return seen


def _phase(g: State) -> str:
    """What is going on; the day's own step names the phase that comes after it."""
    if g.over:
        return PHASES[-1]
    if len(g.stack) > 1 and isinstance(g.stack[1], Opening):
        return PHASES[0]
    day = g.stack[0]
    return PHASES[int(day.phase) or REST] if isinstance(day, Day) else PHASES[-1]


def _work(g: State) -> dict[str, object] | None:
    """Who takes elements now, how much value of the whole, or how many, are left to take."""
    for step in reversed(g.stack):
        if isinstance(step, Craft):
            left = {"value": int(step.left), "whole": int(step.whole)}
        elif isinstance(step, Take):
            left = {"elements": int(step.number)}
        else:
            continue
        return {"seat": int(step.seat), "card": CAUSE_NAMES[step.cause], **left}
    return None


def _in_hand(g: State) -> dict[str, object] | None:
    """The element that was taken and has no place yet."""
    step = None if g.over else g.stack[-1]
    if not isinstance(step, Place):
        return None
    return {"seat": int(step.seat), "element": ELEMENT_NAMES[step.element]}


def _hired(g: State) -> list[dict[str, object]]:
    """Who took what off the display: a Recruitment card lies there for each (R29)."""
    found: list[dict[str, object]] = []
    is_draft = _phase(g) == PHASES[0]
    for seat in range(g.seats):
        troupe, place = members(g, seat), hired(g, seat)
        if is_draft and not book(g).cards.printed[card_of(g, troupe[-1])]:
            place = len(troupe) - 1
        if place != NOTHING:
            card, extra = CARD_NAMES[card_of(g, troupe[place])], is_extra(g, troupe[place])
            found.append({"seat": seat, "card": card, "extra": extra})
    return found


def _elements(g: State, count: Callable[[State, int], int]) -> dict[str, dict[str, int]]:
    """So many of each element, by kind and colour."""
    return {
        kind: {colour: int(count(g, element_of(c, k))) for c, colour in enumerate(COLOUR_NAMES)}
        for k, kind in enumerate(KIND_NAMES)
    }


def _card(card: int) -> str | None:
    return None if card == NOTHING else CARD_NAMES[card]


def _act(g: State, act: int) -> list[dict[str, object]]:
    """The discs of an act, furthest first; in a pile the lowest is ahead."""
    owners = [*range(g.seats), *([NEUTRAL] if g.seats == 1 else [])]
    owners.sort(key=lambda owner: (-space(g, owner, act), arrived(g, owner, act)))
    return [
        {"seat": None if owner == NEUTRAL else owner, "space": int(space(g, owner, act))}
        for owner in owners
    ]


def _backstage(g: State) -> dict[str, object]:
    """What is laid out backstage and who has used it; the Lord's deck; objectives played."""
    return {
        "display": [_behind(g, place) for place in range(behind_laid_out(g))],
        "deck": len(in_behind_deck(g)),
        "discarded": sorted(BEHIND_NAMES[kind] for kind in discarded_behind(g)),
        "lord": {"top": _card(lord_on_top(g)), "left": int(lords_left(g))},
        "out": [name for n, name in enumerate(OBJECTIVE_NAMES) if is_played(g, n)],
        "immediate": int(immediate_left(g)),
    }


def _behind(g: State, place: int) -> dict[str, object]:
    kind, user = shown_behind(g, place), int(user_of(g, place))
    return {
        "card": None if kind == NOTHING else BEHIND_NAMES[kind],
        "used": None if user == NOBODY else user,
        "cylinders": int(paid_on(g, place)),
        "recruitment": bears_recruitment_card(g, place),
    }


def _own_backstage(g: State, seat: int) -> dict[str, object]:
    """What one player has backstage: cylinders, theatre column, hats, favours."""
    troupe = members(g, seat)
    return {
        "cylinders": int(waiting(g, seat)),
        "theatre": [COLOUR_NAMES[in_column(g, seat, n)] for n in range(height(g, seat))],
        "hats": {
            WEARER_NAMES[wearer_noun(g, seat, member)]: COLOUR_NAMES[hat(g, member)]
            for member in troupe
            if hat(g, member) != NOTHING
        },
        "hat_points": int(matching_hats(g, seat) * book(g).backstage.hat_prestige),
        "prompter": has_prompter(g, seat),
        "fewer_rest": int(fewer_rest_tokens(g, seat)),
        "rags": RAGS[rummages(g, seat)],
    }


def _keeping(g: State, seat: int) -> list[str]:
    """Whom this seat has picked to stay awake so far."""
    chosen = [member for member in members(g, seat) if stays_awake(g, member, seat)]
    return [CARD_NAMES[card_of(g, member)] for member in chosen]


def _player(g: State, seat: int) -> dict[str, object]:
    unpaid, left = (0, pounds(g, seat)) if has_ended(g) else wages(g, seat)
    return {
        "prestige": int(prestige(g, seat)),
        "pounds": int(pounds(g, seat)),
        "ambiance": int(ambiance(g, seat)),
        "plus3": int(plus3(g, seat)),
        "cylinders": int(cylinders(g, seat)),
        "placed": int(placed(g, seat)),
        "recruited": has_recruited(g, seat),
        "finished": has_finished(g, seat),
        "troupe": [_member(g, seat, member) for member in members(g, seat)],
        "set": {
            SPACE_NAMES[book(g).stage.noun[spot]]: COLOUR_NAMES[colour]
            for spot in range(spaces(g))
            if (colour := colour_on(g, seat, spot)) != NOTHING
        },
        "set_value": int(set_value(g, seat)),
        "objectives": _held(g, seat) if has_ended(g) else len(held(g, seat)),
        "unpaid": int(unpaid),
        "left": int(left),
        "score": sources(g, seat),
        **({"backstage": _own_backstage(g, seat)} if is_open(g) else {}),
    }


def sources(g: State, seat: int) -> dict[str, int]:
    """The Prestige of a seat by its sources; hats are one with the expansion only."""
    return {
        name: int(earned(g, seat, source))
        for source, name in enumerate(SOURCE_NAMES)
        if source != HATS or is_open(g)
    }


def _member(g: State, seat: int, member: int) -> dict[str, object]:
    return {
        "card": CARD_NAMES[card_of(g, member)],
        "extra": is_extra(g, member),
        "name": WEARER_NAMES[wearer_noun(g, seat, member)],
        "cylinder": has_cylinder(g, member),
        "rested": is_resting(g, member),
        "slots": int(slots(g, member)),
        "costume": [COLOUR_NAMES[colour_worn(g, member, n)] for n in range(worn(g, member))],
        "value": int(costume_value(g, member)),
        "dressed": is_dressed(g, member),
        "cost": int(wage(g, member)),
    }


def _held(g: State, seat: int) -> list[str]:
    return [OBJECTIVE_NAMES[objective] for objective in held(g, seat)]


def _drawn(g: State, seat: int) -> list[str]:
    return [OBJECTIVE_NAMES[objective] for objective in drawn(g)] if has_drawn(g, seat) else []


def _known(g: State, seat: int) -> dict[str, str]:
    """Objectives this seat put under the deck, by their place from the bottom."""
    return {
        str(place + 1): OBJECTIVE_NAMES[in_objective_deck(g, place)]
        for place in range(objectives_left(g))
        if is_known(g, seat, place)
    }
