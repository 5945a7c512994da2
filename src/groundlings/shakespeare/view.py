"""What a seat at Shakespeare can see (S7, S8), and what it cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from groundlings.kernel.state import NOBODY
from groundlings.shakespeare import score
from groundlings.shakespeare.craft import Craft, Place, Take
from groundlings.shakespeare.days import Day
from groundlings.shakespeare.opening import Opening
from groundlings.shakespeare.state import (
    ACTS,
    AMBIANCE,
    ARRIVED,
    BAG,
    CARD,
    COLOURS,
    CYLINDER,
    CYLINDERS,
    DAY,
    DECK,
    DECK_SIZE,
    DISC,
    DISCARD,
    DISCARD_SIZE,
    DISPLAY,
    DRAWN,
    DRAWN_BY,
    DRAWN_SIZE,
    EARNED,
    ENDED,
    EXTRA,
    FINISHED,
    HAND,
    HELD,
    INITIATIVE,
    KINDS,
    KNOWN,
    MARKET,
    MOST_OBJECTIVES,
    MOST_SPACES,
    NEUTRAL,
    NOTHING,
    OBJECTIVE_DECK,
    OBJECTIVES_LEFT,
    ORDER,
    PLACED,
    PLUS3,
    POUNDS,
    PRESTIGE,
    RECRUITED,
    RESTED,
    SLOT,
    SOURCES,
    SPENT,
    STAGE_SET,
    SUPPLY,
    TROUPE,
    book,
    member_at,
)
from groundlings.shakespeare.troupe import costume_value, is_dressed, slots, wearer_noun, worn
from groundlings.shakespeare.verbs import (
    ACT_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    ELEMENT_NAMES,
    KIND_NAMES,
    OBJECTIVE_NAMES,
    SOURCE_NAMES,
    SPACE_NAMES,
    WEARER_NAMES,
)

if TYPE_CHECKING:
    from groundlings.kernel.state import State

PHASES: Final = ("draft", "wager", "turns", "ambiance", "rehearsal", "scoring", "rest", "end")
REST: Final = 6
"""When maintenance is done, the step of the day stands at the next one's beginning."""


def look(g: State, seat: int | None) -> dict[str, object]:
    """The table for all, then the own objectives and what the seat knows of the deck."""
    seen: dict[str, object] = {
        "day": int(g.cells[DAY]),
        "days": int(book(g).scalars.days),
        "phase": _phase(g),
        "work": _work(g),
        "hand": _in_hand(g),
        "order": [int(g.cells[ORDER + place]) for place in range(g.seats)],
        "initiative": [
            int(g.cells[INITIATIVE + place])
            for place in range(g.seats)
            if g.cells[INITIATIVE + place] != NOBODY
        ],
        "market": {
            kind: {
                colour: int(g.cells[MARKET + c * KINDS + k])
                for c, colour in enumerate(COLOUR_NAMES)
            }
            for k, kind in enumerate(KIND_NAMES)
        },
        "bags": {
            kind: {
                colour: int(g.cells[BAG + k * COLOURS + c]) for c, colour in enumerate(COLOUR_NAMES)
            }
            for k, kind in enumerate(KIND_NAMES)
        },
        "discarded": {
            kind: {
                colour: int(g.cells[SPENT + c * KINDS + k]) for c, colour in enumerate(COLOUR_NAMES)
            }
            for k, kind in enumerate(KIND_NAMES)
        },
        "display": [_card(g.cells[DISPLAY + n]) for n in range(book(g).tracks.shown[g.seats - 1])],
        "deck": int(g.cells[DECK_SIZE]),
        "dismissed": sorted(CARD_NAMES[g.cells[DISCARD + n]] for n in range(g.cells[DISCARD_SIZE])),
        "objectives": int(g.cells[OBJECTIVES_LEFT]),
        "plus3": int(g.cells[SUPPLY]),
        "acts": {name: _act(g, act) for act, name in enumerate(ACT_NAMES)},
        "players": [_player(g, other) for other in range(g.seats)],
    }
    if seat is not None:
        seen["held"] = _held(g, seat)
        seen["drawn"] = _drawn(g, seat)
        seen["under"] = _known(g, seat)
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
    """Who takes elements now, and how much value or how many are left to take."""
    for step in reversed(g.stack):
        if isinstance(step, Craft):
            left = {"value": int(step.left)}
        elif isinstance(step, Take):
            left = {"elements": int(step.number)}
        else:
            continue
        return {"seat": int(step.seat), "card": CARD_NAMES[step.card], **left}
    return None


def _in_hand(g: State) -> dict[str, object] | None:
    """The element that was taken and has no place yet."""
    step = None if g.over else g.stack[-1]
    if not isinstance(step, Place):
        return None
    return {"seat": int(step.seat), "element": ELEMENT_NAMES[step.element]}


def _card(card: int) -> str | None:
    return None if card == NOTHING else CARD_NAMES[card]


def _act(g: State, act: int) -> list[dict[str, object]]:
    """The discs of an act, furthest first; in a pile the lowest is ahead."""
    owners = [*range(g.seats), *([NEUTRAL] if g.seats == 1 else [])]
    discs = [
        (-g.cells[DISC + owner * ACTS + act], g.cells[ARRIVED + owner * ACTS + act], owner)
        for owner in owners
    ]
    return [
        {"seat": None if owner == NEUTRAL else owner, "space": int(-space)}
        for space, _, owner in sorted(discs)
    ]


def _player(g: State, seat: int) -> dict[str, object]:
    unpaid, left = score.wages(g, seat)
    return {
        "prestige": int(g.cells[PRESTIGE + seat]),
        "pounds": int(g.cells[POUNDS + seat]),
        "ambiance": int(g.cells[AMBIANCE + seat]),
        "plus3": int(g.cells[PLUS3 + seat]),
        "cylinders": int(g.cells[CYLINDERS + seat]),
        "placed": int(g.cells[PLACED + seat]),
        "recruited": bool(g.cells[RECRUITED + seat]),
        "finished": bool(g.cells[FINISHED + seat]),
        "troupe": [_member(g, seat, member) for member in range(g.cells[TROUPE + seat])],
        "set": {
            SPACE_NAMES[book(g).stage.noun[space]]: COLOUR_NAMES[colour]
            for space in range(book(g).stage.count)
            if (colour := g.cells[STAGE_SET + seat * MOST_SPACES + space]) != NOTHING
        },
        "set_value": int(score.set_value(g, seat)),
        "objectives": _held(g, seat) if g.cells[ENDED] else int(g.cells[HELD + seat]),
        "unpaid": 0 if g.cells[ENDED] else int(unpaid),
        "left": int(g.cells[POUNDS + seat] if g.cells[ENDED] else left),
        "score": {
            name: int(g.cells[EARNED + seat * SOURCES + source])
            for source, name in enumerate(SOURCE_NAMES)
        },
    }


def _member(g: State, seat: int, member: int) -> dict[str, object]:
    at = member_at(seat, member)
    extra = bool(g.cells[at + EXTRA])
    return {
        "card": CARD_NAMES[g.cells[at + CARD]],
        "extra": extra,
        "name": WEARER_NAMES[wearer_noun(g, seat, at)],
        "cylinder": bool(g.cells[at + CYLINDER]),
        "rested": bool(g.cells[at + RESTED]),
        "slots": int(slots(g, at)),
        "costume": [COLOUR_NAMES[g.cells[at + SLOT + n]] for n in range(worn(g, at))],
        "value": int(costume_value(g, at)),
        "dressed": is_dressed(g, at),
        "cost": 0 if extra else int(book(g).cards.cost[g.cells[at + CARD]]),
    }


def _held(g: State, seat: int) -> list[str]:
    first = HAND + seat * MOST_OBJECTIVES
    return [OBJECTIVE_NAMES[g.cells[first + n]] for n in range(g.cells[HELD + seat])]


def _drawn(g: State, seat: int) -> list[str]:
    if g.cells[DRAWN_BY] != seat:
        return []
    return [OBJECTIVE_NAMES[g.cells[DRAWN + n]] for n in range(g.cells[DRAWN_SIZE])]


def _known(g: State, seat: int) -> dict[str, str]:
    """Objectives this seat put under the deck, by their place from the bottom."""
    return {
        str(place + 1): OBJECTIVE_NAMES[g.cells[OBJECTIVE_DECK + place]]
        for place in range(g.cells[OBJECTIVES_LEFT])
        if g.cells[KNOWN + place] >> seat & 1
    }


def deal_anew(g: State, seat: int) -> None:
    """The character deck, and every objective this seat has not seen, change places.

    Bags are counts that everybody may know (R88): their draws lie in the die.
    """
    _mix(g, [DECK + n for n in range(g.cells[DECK_SIZE])])
    places = [
        OBJECTIVE_DECK + n
        for n in range(g.cells[OBJECTIVES_LEFT])
        if not g.cells[KNOWN + n] >> seat & 1
    ]
    for other in range(g.seats):
        if other != seat and not g.cells[ENDED]:
            first = HAND + other * MOST_OBJECTIVES
            places += [first + n for n in range(g.cells[HELD + other])]
    if g.cells[DRAWN_BY] != seat:
        places += [DRAWN + n for n in range(g.cells[DRAWN_SIZE])]
    _mix(g, places)


def _mix(g: Any, places: list[int]) -> None:  # noqa: ANN401 - indexing a State with plain ints
    cards = [g.cells[place] for place in places]
    for place in places:
        g.cells[place] = cards.pop(g.die.roll(len(cards)))
