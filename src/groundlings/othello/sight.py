"""What players see of each other's cards, and what they lose sight of (A84).

Hand and placed card are one in this: who has seen a card knows that its player has it, and may
not know whether it is in the hand or lies face down.
"""

from __future__ import annotations

from groundlings.kernel.state import Seat, Seats, State, bit
from groundlings.othello.hands import (
    add,
    find,
    forget_held,
    hand_size,
    held,
    let_see,
    loose,
    loosen_held,
    remove,
    seen,
    tighten_held,
)
from groundlings.othello.placed import (
    empty_place,
    forget_placed,
    has_placed,
    loosen_placed,
    placed,
    placed_loose,
    placed_seen,
    put,
    tighten_placed,
    turn_face_up,
)
from groundlings.othello.state import Card, Place, is_script


def show(g: State, seat: Seat, card: Card) -> None:
    """A card of the hand is shown to all and leaves it.

    Who knew of such a card cannot tell whether it was this copy or another one.
    """
    knew = remove(g, seat, find(g, seat, card))
    forget_copies(g, seat, card, ~knew)
    g.reveal()


def put_in_place(g: State, seat: Seat, place: Place) -> None:
    """A card of the hand is placed face down; nobody else can tell which."""
    card = held(g, seat, place)
    put(g, seat, card, remove(g, seat, place))
    loosen(g, seat)


def switch(g: State, seat: Seat, place: Place) -> None:
    """A card of the hand and the placed one change places, unseen."""
    old = placed(g, seat)
    old_seen = placed_seen(g, seat)
    card = held(g, seat, place)
    put(g, seat, card, remove(g, seat, place))
    add(g, seat, old, old_seen)
    loosen(g, seat)


def turn_up(g: State, seat: Seat) -> None:
    """The placed card is shown to all: what else was known of is in the hand.

    Who knew loosely of a copy of the open card may have known of this one.
    """
    card = placed(g, seat)
    missed = ~placed_seen(g, seat)
    for place in range(hand_size(g, seat)):
        if held(g, seat, place) == card:
            lost = loose(g, seat, place) & missed
            forget_held(g, seat, place, lost)
            missed &= ~lost
        tighten_held(g, seat, place)
    turn_face_up(g, seat)
    g.reveal()


def take_back(g: State, seat: Seat, known: Seats) -> None:
    """The placed card returns to the hand; these players know it."""
    card = placed(g, seat)
    empty_place(g, seat)
    add(g, seat, card, known)


def look_at(g: State, looker: Seat, seat: Seat) -> None:
    """Somebody sees the whole hand, and may know by that what is placed."""
    one = bit(looker)
    for place in range(hand_size(g, seat)):
        if held(g, seat, place) == placed(g, seat) and seen(g, seat, place) & one == 0:
            forget_placed(g, seat, placed_loose(g, seat) & one)
        let_see(g, seat, place, one)
    tighten_placed(g, seat, one)
    g.reveal()


def forget_copies(g: State, seat: Seat, card: Card, missed: Seats) -> None:
    """One copy has left before the eyes of these players, who may have known of another copy."""
    for place in range(hand_size(g, seat)):
        if held(g, seat, place) == card:
            lost = seen(g, seat, place) & missed
            forget_held(g, seat, place, lost)
            missed &= ~lost
    if placed(g, seat) == card:
        forget_placed(g, seat, placed_loose(g, seat) & missed)


def forget(g: State, seat: Seat, keep: Seats, *, script: bool, staging: bool) -> None:
    """A card of these sorts has gone unseen: all but `keep` no longer know what is left."""
    for place in range(hand_size(g, seat)):
        if script if is_script(held(g, seat, place)) else staging:
            forget_held(g, seat, place, ~keep)
    if has_placed(g, seat) and (script if is_script(placed(g, seat)) else staging):
        forget_placed(g, seat, ~keep)


def loosen(g: State, seat: Seat) -> None:
    """Hand and placed card have been exchanged unseen: nobody can tell which is which."""
    for place in range(hand_size(g, seat)):
        loosen_held(g, seat, place)
    loosen_placed(g, seat)
