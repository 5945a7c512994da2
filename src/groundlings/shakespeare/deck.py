"""The characters that nobody has: the deck, the display and the discard."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import State, bit, is_among
from groundlings.shakespeare.state import (
    ACTOR,
    DECK,
    DECK_SEEN,
    DECK_SIZE,
    DISCARD,
    DISCARD_SIZE,
    DISPLAY,
    MOST_SHOWN,
    NOTHING,
    Card,
    Cast,
    book,
)
from groundlings.shakespeare.verbs import DECK_SHUFFLED


def added_cards(g: State) -> Cast:
    """The characters that come with the expansion."""
    found: Cast = 0
    for card in range(book(g).cards.count):
        if book(g).cards.added[card] != 0:
            found |= bit(card)
    return found


def shuffle_deck(g: State, elsewhere: Cast) -> None:
    """Every character not printed on a board, but those that are elsewhere (R13, R108)."""
    cards = book(g).cards
    size: i64 = 0
    for card in range(cards.count):
        if cards.printed[card] == 0 and not is_among(card, elsewhere):
            for _each in range(cards.copies[card]):
                g.cells[DECK + size] = card
                size += 1
    g.cells[DECK_SIZE] = size
    g.shuffle(DECK, size)
    for place in range(MOST_SHOWN):
        g.cells[DISPLAY + place] = NOTHING


def in_deck(g: State) -> list[int]:
    """The deck from the bottom to the top."""
    return [g.cells[DECK + place] for place in range(g.cells[DECK_SIZE])]


def mix_deck(g: State) -> None:
    """The deck as it might lie: nobody knows anything of its order."""
    g.mix(DECK, g.cells[DECK_SIZE])


def unseen_actors(g: State) -> list[int]:
    """The actors of a deck that nobody has seen: they might as well be in the Lord's (R108)."""
    if g.cells[DECK_SEEN] != 0:
        return []
    return [card for card in in_deck(g) if book(g).cards.type[card] == ACTOR]


def put_actors(g: State, actors: list[int]) -> None:
    """These actors lie in the deck instead of those that were there, as a redeal has it."""
    fresh = actors[:]
    for place in range(g.cells[DECK_SIZE]):
        if book(g).cards.type[g.cells[DECK + place]] == ACTOR:
            g.cells[DECK + place] = fresh.pop()


def dismissed(g: State) -> list[int]:
    """The discard; everything in it has been seen (S8)."""
    return [g.cells[DISCARD + place] for place in range(g.cells[DISCARD_SIZE])]


# The display


def laid_out(g: State) -> i64:
    """How many cards are laid out face up: players + 2 (R13)."""
    return book(g).tracks.shown[g.seats - 1]


def shown(g: State, place: i64) -> Card:
    """The card in this place of the display; NOTHING where a Recruitment card lies (R29)."""
    return g.cells[DISPLAY + place]


def on_display(g: State) -> Cast:
    """The characters that can be recruited."""
    found: Cast = 0
    place: i64
    for place in range(MOST_SHOWN):
        card = shown(g, place)
        if card != NOTHING:
            found |= bit(card)
    return found


def leave_display(g: State, card: Card) -> None:
    """A card goes to who recruits it; its place is not filled again today (R29)."""
    place: i64 = 0
    while shown(g, place) != card:
        place += 1
    g.cells[DISPLAY + place] = NOTHING


def clear_display(g: State) -> None:
    """Unrecruited characters are discarded (R15, R85)."""
    for place in range(MOST_SHOWN):
        card = shown(g, place)
        if card != NOTHING:
            g.cells[DISCARD + g.cells[DISCARD_SIZE]] = card
            g.cells[DISCARD_SIZE] += 1
            g.cells[DISPLAY + place] = NOTHING


def deal_characters(g: State) -> None:
    """Cards are laid out from the top; when the deck runs out, the discard is the new one (S16)."""
    g.reveal()
    for place in range(laid_out(g)):
        if g.cells[DECK_SIZE] == 0:
            shuffle_discard(g)
        g.cells[DECK_SIZE] -= 1
        g.cells[DISPLAY + place] = g.cells[DECK + g.cells[DECK_SIZE]]


def shuffle_discard(g: State) -> None:
    """The discarded characters become the deck (R86)."""
    size = g.cells[DISCARD_SIZE]
    for place in range(size):
        g.cells[DECK + place] = g.cells[DISCARD + place]
    g.cells[DECK_SIZE] = size
    g.cells[DISCARD_SIZE] = 0
    g.cells[DECK_SEEN] = 1
    g.shuffle(DECK, size)
    g.emit(DECK_SHUFFLED, size)
