"""What a seat at the Pit can see, and what it cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pit import goods, hand
from pit.fair import rounds, this_round
from pit.score import breakdown
from pit.verbs import BASKET_NAMES, TRICK_NAMES, WARE_NAMES

if TYPE_CHECKING:
    from groundlings.kernel.state import State


def look(g: State, seat: int | None) -> dict[str, object]:
    """The table for all, then the own hand and what was seen of others'."""
    seen: dict[str, object] = {
        "round": int(this_round(g)),
        "rounds": int(rounds(g)),
        "bag": {name: int(goods.in_bag(g, ware)) for ware, name in enumerate(WARE_NAMES)},
        "stall": {name: int(goods.on_stall(g, ware)) for ware, name in enumerate(WARE_NAMES)},
        "deck": int(hand.deck_size(g)),
        "pile": [TRICK_NAMES[hand.played(g, at)] for at in range(hand.pile_size(g))],
        "players": [
            {
                "pennies": int(goods.pennies(g, other)),
                "cards": int(hand.size(g, other)),
                "baskets": {
                    name: {
                        noun: int(goods.in_basket(g, other, basket, ware))
                        for ware, noun in enumerate(WARE_NAMES)
                    }
                    for basket, name in enumerate(BASKET_NAMES)
                },
                "score": breakdown(g, other),
            }
            for other in range(g.seats)
        ],
    }
    if seat is not None:
        seen["hand"] = held(g, seat)
        seen["known"] = {
            str(other): cards
            for other in range(g.seats)
            if other != seat and (cards := known(g, seat, other))
        }
    return seen


def held(g: State, seat: int) -> list[str]:
    """The cards a seat holds, in order of their names."""
    return sorted(TRICK_NAMES[hand.card(g, seat, at)] for at in range(hand.size(g, seat)))


def known(g: State, seat: int, other: int) -> list[str]:
    """The cards of another hand that this seat has seen and that are surely still there."""
    return sorted(
        TRICK_NAMES[hand.card(g, other, at)]
        for at in range(hand.size(g, other))
        if hand.is_seen(g, other, at, seat)
    )


def deal_anew(g: State, seat: int) -> None:
    """The deck, and every card in other hands that this seat has not seen, change places."""
    g.mix_places(hand.unseen(g, seat))
