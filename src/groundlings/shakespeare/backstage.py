"""Backstage: the cards laid out there, who has used them, and the cylinders that wait."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, Option, Seat, State, bit
from groundlings.shakespeare.actions import has_recruited, lend_recruitment_card
from groundlings.shakespeare.state import (
    BACKSTAGE,
    BEHIND_DECK,
    BEHIND_DISCARD,
    BEHIND_DISCARD_SIZE,
    BEHIND_HIRED,
    BEHIND_OPEN,
    BEHIND_PAID,
    BEHIND_SHOWN,
    BEHIND_SIZE,
    BEHIND_USER,
    MOST_LEVELS,
    MOST_SHOWN,
    NOTHING,
    PROMPTERS,
    Behind,
    Program,
    book,
)
from groundlings.shakespeare.verbs import (
    BACKSTAGE_FILLED,
    BACKSTAGE_HIRE,
    BACKSTAGE_HIRED,
    BACKSTAGE_SHUFFLED,
    BACKSTAGE_USE,
    BACKSTAGE_USED,
    PROMPTER_KEPT,
)

# The cards


def open_backstage(g: State) -> None:
    """All backstage cards, shuffled; as many as characters are laid out from now on (R111)."""
    backstage = book(g).backstage
    size: i64 = 0
    for kind in range(backstage.count):
        for _each in range(backstage.copies[kind]):
            g.cells[BEHIND_DECK + size] = kind
            size += 1
    g.cells[BEHIND_SIZE] = size
    g.shuffle(BEHIND_DECK, size)
    g.cells[BEHIND_OPEN] = backstage.shown[g.seats - 1]
    for place in range(MOST_SHOWN):
        _empty(g, place)


def behind_laid_out(g: State) -> i64:
    """How many cards are laid out; none without the expansion."""
    return g.cells[BEHIND_OPEN]


def is_open(g: State) -> bool:
    """Whether there is anything to do backstage in this game."""
    return behind_laid_out(g) != 0


def in_behind_deck(g: State) -> list[int]:
    """The deck from the bottom to the top."""
    return [g.cells[BEHIND_DECK + place] for place in range(g.cells[BEHIND_SIZE])]


def mix_behind_deck(g: State) -> None:
    """The deck as it might lie: nobody knows anything of its order."""
    g.mix(BEHIND_DECK, g.cells[BEHIND_SIZE])


def discarded_behind(g: State) -> list[int]:
    """The discard; everything in it has been seen."""
    return [g.cells[BEHIND_DISCARD + place] for place in range(g.cells[BEHIND_DISCARD_SIZE])]


def deal_backstage(g: State) -> None:
    """Cards are laid out from the top; the discard becomes the new deck where it must (S87)."""
    if not is_open(g):
        return
    g.reveal()
    for place in range(behind_laid_out(g)):
        if g.cells[BEHIND_SIZE] == 0:
            _shuffle_discard(g)
        if g.cells[BEHIND_SIZE] > 0:
            g.cells[BEHIND_SIZE] -= 1
            g.cells[BEHIND_SHOWN + place] = g.cells[BEHIND_DECK + g.cells[BEHIND_SIZE]]


def clear_backstage(g: State) -> None:
    """Used or not, the day's cards are discarded (R111); cylinders there lapse (S20, S112)."""
    for place in range(behind_laid_out(g)):
        kind = shown_behind(g, place)
        if kind != NOTHING:
            _discard(g, kind)
        _empty(g, place)
    for seat in range(g.seats):
        g.cells[BACKSTAGE + seat] = 0


def _empty(g: State, place: i64) -> None:
    g.cells[BEHIND_SHOWN + place] = NOTHING
    g.cells[BEHIND_USER + place] = NOBODY
    g.cells[BEHIND_PAID + place] = 0
    g.cells[BEHIND_HIRED + place] = 0


def _discard(g: State, kind: Behind) -> None:
    g.cells[BEHIND_DISCARD + g.cells[BEHIND_DISCARD_SIZE]] = kind
    g.cells[BEHIND_DISCARD_SIZE] += 1


def _shuffle_discard(g: State) -> None:
    size = g.cells[BEHIND_DISCARD_SIZE]
    for place in range(size):
        g.cells[BEHIND_DECK + place] = g.cells[BEHIND_DISCARD + place]
    g.cells[BEHIND_SIZE] = size
    g.cells[BEHIND_DISCARD_SIZE] = 0
    g.shuffle(BEHIND_DECK, size)
    g.emit(BACKSTAGE_SHUFFLED, size)


# The cylinders


def waiting(g: State, seat: Seat) -> i64:
    """The cylinders of this seat that can be spent backstage."""
    return g.cells[BACKSTAGE + seat]


def send_backstage(g: State, seat: Seat, cylinders: i64) -> None:
    """What is not wagered can be spent here today (R112); in the base game it lapses (R23)."""
    if is_open(g) and cylinders > 0:
        g.cells[BACKSTAGE + seat] = cylinders
        g.emit(BACKSTAGE_FILLED, seat, cylinders)


# Using a card


def shown_behind(g: State, place: i64) -> Behind:
    """The card in this place; NOTHING where its user has taken it along."""
    return g.cells[BEHIND_SHOWN + place]


def user_of(g: State, place: i64) -> Seat:
    """Who has used this card today; NOBODY if nobody has (R113, S86)."""
    return g.cells[BEHIND_USER + place]


def paid_on(g: State, place: i64) -> i64:
    """How many cylinders stand on it."""
    return g.cells[BEHIND_PAID + place]


def bears_recruitment_card(g: State, place: i64) -> bool:
    """Whether a Recruitment card lies there as well (R114)."""
    return g.cells[BEHIND_HIRED + place] != 0


def is_unused(g: State, place: i64) -> bool:
    """Whether somebody may still use the card in this place."""
    return shown_behind(g, place) != NOTHING and user_of(g, place) == NOBODY


def level(g: State, kind: Behind, cylinders: i64) -> Program:
    """What a card does for so many cylinders; NOTHING where it has no such level (S83)."""
    return book(g).backstage.program[kind * MOST_LEVELS + cylinders - 1]


def offer_backstage(g: State, seat: Seat, found: list[int]) -> None:
    """Each unused card at each level that can be paid, with the Recruitment card or without."""
    if not is_open(g):
        return
    purse = waiting(g, seat)
    hires = not has_recruited(g, seat)
    if purse == 0 and not hires:
        return
    unused = _unused_kinds(g)
    _offer_levels(found, book(g).backstage.uses, unused, purse)
    if hires:
        _offer_levels(found, book(g).backstage.hires, unused, purse + 1)


def _offer_levels(found: list[int], options: list[list[int]], unused: i64, most: i64) -> None:
    """The options for these kinds of cards with so many cylinders at most."""
    at = min(most, MOST_LEVELS) - 1
    while at >= 0 and unused != 0:
        if unused & 1 != 0:
            found.extend(options[at])
        unused >>= 1
        at += MOST_LEVELS


def can_use_backstage(g: State, seat: Seat) -> bool:
    """Whether a card can be paid for with the cylinders that wait there alone."""
    most = min(waiting(g, seat), MOST_LEVELS)
    if most == 0:
        return False
    for place in range(behind_laid_out(g)):
        if is_unused(g, place):
            kind = shown_behind(g, place)
            if book(g).backstage.uses[kind * MOST_LEVELS + most - 1]:
                return True
    return False


def is_backstage(g: State, option: Option) -> bool:
    """Whether this option uses a backstage card."""
    most = book(g).backstage.count * MOST_LEVELS
    return (
        BACKSTAGE_USE <= option < BACKSTAGE_USE + most
        or BACKSTAGE_HIRE <= option < BACKSTAGE_HIRE + most
    )


def kind_wanted(option: Option) -> Behind:
    """The kind of card that such an option names."""
    return (option - (BACKSTAGE_USE if option >= BACKSTAGE_USE else BACKSTAGE_HIRE)) // MOST_LEVELS


def pay_backstage(g: State, seat: Seat, option: Option) -> Program:
    """Cylinders go on the card, and the Recruitment card for one of them; what it does then."""
    hires = option < BACKSTAGE_USE
    kind = kind_wanted(option)
    cylinders = (option - (BACKSTAGE_HIRE if hires else BACKSTAGE_USE)) % MOST_LEVELS + 1
    place = _first_unused(g, kind)
    g.cells[BEHIND_USER + place] = seat
    g.cells[BEHIND_PAID + place] = cylinders - 1 if hires else cylinders
    g.cells[BEHIND_HIRED + place] = 1 if hires else 0
    g.cells[BACKSTAGE + seat] -= paid_on(g, place)
    if hires:
        lend_recruitment_card(g, seat)
    g.emit(BACKSTAGE_HIRED if hires else BACKSTAGE_USED, seat, kind, cylinders)
    return level(g, kind, cylinders)


def _unused_kinds(g: State) -> i64:
    """The kinds of cards that somebody may still use, as a mask."""
    found: i64 = 0
    for place in range(behind_laid_out(g)):
        if is_unused(g, place):
            found |= bit(shown_behind(g, place))
    return found


def _first_unused(g: State, kind: Behind) -> i64:
    place: i64
    for place in range(behind_laid_out(g)):
        if shown_behind(g, place) == kind and user_of(g, place) == NOBODY:
            return place
    return NOTHING


# The Prompter, whom a player keeps until the acts are scored (S95)


def has_prompter(g: State, seat: Seat) -> bool:
    """Whether this seat may pay instead of losing a point."""
    return g.cells[PROMPTERS + seat] != 0


def keep_prompter(g: State, seat: Seat) -> None:
    """The card just used leaves the display for its user's theatre."""
    for place in range(behind_laid_out(g)):
        if shown_behind(g, place) == book(g).backstage.prompter and user_of(g, place) == seat:
            g.cells[BEHIND_SHOWN + place] = NOTHING
            g.cells[PROMPTERS + seat] += 1
            g.emit(PROMPTER_KEPT, seat)


def dismiss_prompters(g: State) -> None:
    """The acts are scored: the cards are discarded."""
    for seat in range(g.seats):
        for _each in range(g.cells[PROMPTERS + seat]):
            _discard(g, book(g).backstage.prompter)
        g.cells[PROMPTERS + seat] = 0
