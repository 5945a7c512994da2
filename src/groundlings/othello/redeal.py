"""Worlds a seat may believe in: everything it cannot know lies elsewhere (A84, A93)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, Seat, Seats, State, is_among
from groundlings.othello.deeds import is_from_hand, staging_card
from groundlings.othello.exchange import lay_by, traded, traded_seen, trader
from groundlings.othello.hands import find, hand_size, held, hold, loose, seen
from groundlings.othello.piles import in_pile, known_in_pile, pile_size, relay
from groundlings.othello.placed import (
    has_face_down,
    hold_in_place,
    placed,
    placed_loose,
    placed_seen,
)
from groundlings.othello.state import (
    MOST_HAND,
    MOST_PILE,
    PILES,
    Card,
    Pile,
    Place,
    pile_of,
)
from groundlings.othello.turns import Aim

IN_PLACE: Final = MOST_HAND
"""Where the placed card lies, as if it were one more place of the hand."""
PLACES: Final[i64] = IN_PLACE + 1
TRADE: Final = -1
"""Where the card lies that was taken and for which none is given yet."""


def deal_anew(g: State, seat: Seat) -> None:
    """Every card this seat cannot know lies elsewhere; how many of each sort is kept (A93).

    First the cards themselves change places, each within its sort; then, with each other player,
    which of them is the placed one. Only the card that somebody is about to play stays in the hand.
    """
    aimed = [_aimed(g, seat, other) for other in range(g.seats)]
    if g.is_blind:
        aimed = [_put_in_order(g, seat, other, aimed[other]) for other in range(g.seats)]
    for sort in range(PILES):
        _change_places(g, seat, sort, aimed)
    for other in range(g.seats):
        if other != seat:
            _change_placed(g, seat, other, aimed[other])


def _put_in_order(g: State, seat: Seat, other: Seat, but: Place) -> Place:
    """Cards of another player lie as what this seat knows of them says, and not as they do.

    The card that stays in the hand comes first, if this seat is not sure where it is; this is its
    place then. Of two of a kind it is the one that the seat has seen, else whichever it may be.
    """
    if other == seat:
        return but
    lying: list[tuple[int, int, int, int, int]] = []
    places: list[int] = []
    stays: Card = _card(g, other, but) if but != NOBODY else NOBODY
    for place in range(PLACES):
        if not _is_movable(g, other, place, NOBODY):
            continue
        card, known = _card(g, other, place), _seen(g, other, place)
        if not _is_sure(g, seat, other, place):
            told = card if is_among(seat, known) else NOBODY
            lying.append((pile_of(card), known, _loose(g, other, place), told, card))
            places.append(place)
        elif card == stays and place != IN_PLACE:
            but, stays = place, NOBODY
    lying.sort()
    if stays != NOBODY:
        _bring_forward(lying, stays)
        but = places[0]
    for at in range(len(places)):
        _, known, slack, _, card = lying[at]
        _hold(g, other, places[at], card, known, slack)
    return but


def _bring_forward(lying: list[tuple[int, int, int, int, int]], card: Card) -> None:
    """Among cards that lie in order, let one of this kind come first.

    One that is seen is known by that; any other may be each of those that nobody has seen here.
    """
    seen_ones = [at for at in range(len(lying)) if lying[at][3] == card]
    alike = [at for at in range(len(lying)) if lying[at][3] == NOBODY]
    alike = [at for at in alike if lying[at][0] == pile_of(card)]
    first = seen_ones[0] if len(seen_ones) > 0 else alike[0]
    if len(seen_ones) == 0:
        for at in alike:
            if lying[at][4] == card:
                one, two = lying[at], lying[first]
                lying[at] = (one[0], one[1], one[2], one[3], two[4])
                lying[first] = (two[0], two[1], two[2], two[3], card)
                break
    lying.insert(0, lying.pop(first))


def _change_places(g: State, seat: Seat, sort: Pile, aimed: list[int]) -> None:
    """The cards of one sort: a spot is a height of the pile, or a place of somebody's hand."""
    cards: list[int] = []
    spots: list[int] = []
    for at in range(pile_size(g, sort)):
        if not is_among(seat, known_in_pile(g, sort, at)):
            cards.append(in_pile(g, sort, at))
            spots.append(at)
    for other in range(g.seats):
        but: Place = aimed[other]
        for place in range(PLACES):
            if (
                other != seat
                and _is_movable(g, other, place, but)
                and pile_of(_card(g, other, place)) == sort
                and not is_among(seat, _seen(g, other, place))
            ):
                cards.append(_card(g, other, place))
                spots.append(MOST_PILE + other * PLACES + place)
    if (
        trader(g) != NOBODY
        and trader(g) != seat
        and pile_of(traded(g)) == sort
        and not is_among(seat, traded_seen(g))
    ):
        cards.append(traded(g))
        spots.append(TRADE)
    if g.is_blind:
        cards.sort()
    for spot in spots:
        _lay(g, sort, spot, cards.pop(g.die.roll(len(cards))))


def _lay(g: State, sort: Pile, spot: i64, card: Card) -> None:
    """Another card is laid there, and what is known of the spot stays as it is."""
    if spot == TRADE:
        lay_by(g, trader(g), card, traded_seen(g))
    elif spot < MOST_PILE:
        relay(g, sort, spot, card)
    else:
        other = (spot - MOST_PILE) // PLACES
        place = (spot - MOST_PILE) % PLACES
        _hold(g, other, place, card, _seen(g, other, place), _loose(g, other, place))


def _change_placed(g: State, seat: Seat, other: Seat, but: Place) -> None:
    """Any card of another player might be the placed one, but those this seat is sure of."""
    cards: list[int] = []
    known: list[int] = []
    slack: list[int] = []
    places: list[int] = []
    for place in range(PLACES):
        if _is_movable(g, other, place, but) and not _is_sure(g, seat, other, place):
            cards.append(_card(g, other, place))
            known.append(_seen(g, other, place))
            slack.append(_loose(g, other, place))
            places.append(place)
    for spot in places:
        n = g.die.roll(len(cards))
        _hold(g, other, spot, cards.pop(n), known.pop(n), slack.pop(n))


def _is_movable(g: State, other: Seat, place: Place, but: Place) -> bool:
    """Whether a hidden card lies there, and not the one that stays in the hand."""
    if place == IN_PLACE:
        return has_face_down(g, other)
    return place < hand_size(g, other) and place != but


def _is_sure(g: State, seat: Seat, other: Seat, place: Place) -> bool:
    """Whether this seat knows the card, and knows whether it is in the hand or placed."""
    return is_among(seat, _seen(g, other, place)) and not is_among(seat, _loose(g, other, place))


def _aimed(g: State, seat: Seat, other: Seat) -> Place:
    """The place of the card this player is aiming from the hand; of two, the one that is known."""
    step = g.stack[-1] if g.stack else None
    if not isinstance(step, Aim) or step.seat != other:
        return NOBODY
    if not is_from_hand(step.deed, step.detail):
        return NOBODY
    card = staging_card(step.deed)
    for place in range(hand_size(g, other)):
        if held(g, other, place) == card and is_among(seat, seen(g, other, place)):
            return place
    return find(g, other, card)


# A card of the hand, or the placed one


def _card(g: State, other: Seat, place: Place) -> Card:
    if place == IN_PLACE:
        return placed(g, other)
    return held(g, other, place)


def _seen(g: State, other: Seat, place: Place) -> Seats:
    if place == IN_PLACE:
        return placed_seen(g, other)
    return seen(g, other, place)


def _loose(g: State, other: Seat, place: Place) -> Seats:
    if place == IN_PLACE:
        return placed_loose(g, other)
    return loose(g, other, place)


def _hold(
    g: State, other: Seat, place: Place, card: Card, seen_by: Seats, loose_for: Seats
) -> None:
    if place == IN_PLACE:
        hold_in_place(g, other, card, seen_by, loose_for)
    else:
        hold(g, other, place, card, seen_by, loose_for)
