"""The elements: those on the main board, the one in somebody's hand, and where each may go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from groundlings.web.board.choosing import goes, verb_of
from groundlings.web.shakespeare.pointing import member_id, pointed, space_id

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from groundlings.web.board.sight import Button, Sight

KINDS: Final = ("set", "costume")
COLOURS: Final = ("black", "pink", "purple", "blue", "green", "yellow")
PUT_DOWN: Final = {"built", "dressed", "hatted", "theatre-built"}
"""The events that tell where an element has gone."""


class Stock(NamedTuple):
    """The elements of one colour and kind on the main board."""

    element: str
    colour: str
    n: int
    in_bag: int
    discarded: int
    choice: Button | None
    why: str | None
    goes: str
    """Where such an element may be dropped."""
    salvage: Button | None
    """The choice of one from the discard."""
    salvaged_goes: str


class Market(NamedTuple):
    """All stocks, by the kind of their elements."""

    stocks: dict[str, list[Stock]]
    ends: str
    """What there is to say of the bags as the last day comes: tomorrow, today, or nothing."""
    is_open: bool
    """Whether something may be taken from the discard."""


class Hand(NamedTuple):
    """The element that somebody holds; whose it is may drag it to where it goes."""

    seat: int
    element: str
    colour: str
    kind: str
    goes: str


def market(sight: Sight) -> Market:
    """The elements on the main board, a stock for each colour."""
    return Market(
        {kind: [_stock(sight, kind, colour) for colour in COLOURS] for kind in KINDS},
        _ends(sight.view),
        any(text.startswith("salvage:") for text in sight.can),
    )


def _ends(view: Mapping[str, Any]) -> str:
    """The bags are made to last: what is in them on the day before the last is its market."""
    left = view["days"] - view["day"]
    is_empty = not any(n for kind in KINDS for n in view["bags"][kind].values())
    return "today" if left == 0 and is_empty else "tomorrow" if left == 1 and not is_empty else ""


def _stock(sight: Sight, kind: str, colour: str) -> Stock:
    text, salvage = f"take:{colour}-{kind}", f"salvage:{colour}-{kind}"
    choice = sight.can.get(text)
    return Stock(
        element=f"{colour}-{kind}",
        colour=colour,
        n=sight.view["market"][kind][colour],
        in_bag=sight.view["bags"][kind][colour],
        discarded=sight.view["discarded"][kind][colour],
        choice=choice,
        why=sight.cannot.get(text),
        goes=goes(_places_after(sight, text)) if choice else "",
        salvage=sight.can.get(salvage),
        salvaged_goes=goes(_places_after(sight, salvage)) if salvage in sight.can else "",
    )


def _places_after(sight: Sight, text: str) -> dict[str, str]:
    """Where an element may go once it is taken; to its only place it goes by itself."""
    then = sight.after(text)
    gone = [pointed(event) for event in then.events if event["key"] in PUT_DOWN]
    return dict.fromkeys(gone, "") if gone else _places(sight, then.options)


def _places(sight: Sight, options: Iterable[str]) -> dict[str, str]:
    """The pieces of the own theatre on which these choices lie, each with its choice."""
    places = {"put": space_id, "dress": member_id, "hat": member_id}
    return {
        places[verb](sight.seat or 0, text.partition(":")[2]): text
        for text in options
        if (verb := verb_of(text)) in places
    }


def in_hand(sight: Sight) -> Hand | None:
    """What was taken and has no place yet."""
    held = sight.view["hand"]
    if held is None:
        return None
    colour, _, kind = held["element"].partition("-")
    mine = held["seat"] == sight.seat
    places = _places(sight, sight.can) if mine else {}
    return Hand(held["seat"], held["element"], colour, kind, goes(places))
