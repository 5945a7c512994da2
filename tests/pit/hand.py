"""Hands, deck and pile: what a seat holds, and who has seen it."""

from __future__ import annotations

from groundlings.kernel.state import NOBODY, Seat, Seats, State, bit, is_among
from pit.schema import DECK, DECK_SIZE, HAND, HAND_SIZE, MOST_CARDS, PILE, PILE_SIZE, SEEN, Card
from pit.verbs import BARE, DREW, GOT, PLAYED, SHUFFLED


def size(g: State, seat: Seat) -> int:
    """How many cards a seat holds: all can see that."""
    return g.cells[HAND_SIZE + seat]


def card(g: State, seat: Seat, place: int) -> Card:
    """A card of a hand."""
    return g.cells[HAND + seat * MOST_CARDS + place]


def is_seen(g: State, seat: Seat, place: int, by: Seat) -> bool:
    """Whether somebody knows that this card is there."""
    return is_among(by, g.cells[SEEN + seat * MOST_CARDS + place])


def see(g: State, seat: Seat, place: int, by: Seat) -> None:
    """Somebody looks at a card, and remembers it."""
    g.cells[SEEN + seat * MOST_CARDS + place] |= bit(by)


def holders(g: State, but: Seat) -> Seats:
    """All others with cards in hand: who could, for all one knows, catch."""
    found: Seats = 0
    for seat in range(g.seats):
        if seat != but and size(g, seat) > 0:
            found |= bit(seat)
    return found


def holds(g: State, seat: Seat, trick: Card) -> bool:
    """Whether there is such a card in this hand."""
    return find(g, seat, trick) != NOBODY


def find(g: State, seat: Seat, trick: Card) -> int:
    """The place of the first such card in this hand; NOBODY if it holds none."""
    for place in range(size(g, seat)):
        if card(g, seat, place) == trick:
            return place
    return NOBODY


def discard(g: State, seat: Seat, trick: Card) -> None:
    """Play a card from the hand onto the open pile.

    Who had seen such a card in this hand no longer knows whether it is still there.
    """
    place = find(g, seat, trick)
    hand, seen = HAND + seat * MOST_CARDS, SEEN + seat * MOST_CARDS
    forgotten = ~g.cells[seen + place]
    left = size(g, seat) - 1
    for at in range(place, left):
        g.cells[hand + at] = g.cells[hand + at + 1]
        g.cells[seen + at] = g.cells[seen + at + 1]
    g.cells[HAND_SIZE + seat] = left
    for at in range(left):
        if g.cells[hand + at] == trick:
            still = g.cells[seen + at] & ~forgotten
            forgotten &= ~g.cells[seen + at]
            g.cells[seen + at] = still
    g.cells[PILE + pile_size(g)] = trick
    g.cells[PILE_SIZE] += 1
    g.emit(PLAYED, seat, trick)


def deck_size(g: State) -> int:
    """How many cards are left to draw."""
    return g.cells[DECK_SIZE]


def pile_size(g: State) -> int:
    """How many cards were played."""
    return g.cells[PILE_SIZE]


def played(g: State, place: int) -> Card:
    """A card of the open pile."""
    return g.cells[PILE + place]


def form_deck(g: State, cards: list[int]) -> None:
    """These cards, shuffled."""
    for at, one in enumerate(cards):
        g.cells[DECK + at] = one
    g.cells[DECK_SIZE] = len(cards)
    g.shuffle(DECK, len(cards))


def draw_card(g: State, seat: Seat) -> None:
    """Draw from the deck; an empty one is made anew from the pile, if there is a pile."""
    if deck_size(g) == 0 and pile_size(g) > 0:
        pile = [int(played(g, at)) for at in range(pile_size(g))]
        g.cells[PILE_SIZE] = 0
        form_deck(g, pile)
        g.emit(SHUFFLED, len(pile))
    if deck_size(g) == 0:
        g.emit(BARE, seat)
        return
    top = deck_size(g) - 1
    drawn = g.cells[DECK + top]
    place = size(g, seat)
    g.cells[DECK_SIZE] = top
    g.cells[HAND + seat * MOST_CARDS + place] = drawn
    g.cells[SEEN + seat * MOST_CARDS + place] = 0
    g.cells[HAND_SIZE + seat] = place + 1
    g.reveal()
    g.emit(DREW, seat)
    g.whisper(seat, GOT, drawn)


def unseen(g: State, seat: Seat) -> list[int]:
    """Where the cards lie that this seat cannot know: in the deck, and in other hands."""
    found: list[int] = [DECK + at for at in range(deck_size(g))]
    for other in range(g.seats):
        if other != seat:
            first = HAND + other * MOST_CARDS
            hand = range(size(g, other))
            found += [first + at for at in hand if not is_seen(g, other, at, seat)]
    return found
