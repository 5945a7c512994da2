"""Script cards that are out of play: scored by a player, or set aside for a dead character."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, Seat, State
from groundlings.othello.state import (
    ASIDE,
    ASIDES,
    IAGO,
    IAGO_SCORES,
    OWNER,
    POINTS,
    SCRIPTS,
    WORTH,
    Card,
    Character,
    book,
)
from groundlings.othello.verbs import SCORED, SET_ASIDE
from groundlings.othello.wounds import is_dead


def begin_keeping(g: State, *, iago_scores: bool) -> None:
    """Nothing is scored yet; whether cards of a dead Iago will be is agreed upon (A51)."""
    g.cells[IAGO_SCORES] = 1 if iago_scores else 0
    for card in range(SCRIPTS):
        g.cells[OWNER + card] = NOBODY


def owner(g: State, card: Card) -> Seat:
    """Who has scored this card; NOBODY if nobody has."""
    return g.cells[OWNER + card]


def scored(g: State, seat: Seat) -> list[int]:
    """The cards this player has scored, in the order of their names."""
    return [card for card in range(SCRIPTS) if g.cells[OWNER + card] == seat]


def kept_worth(g: State, card: Card) -> i64:
    """The points a scored card has brought."""
    return g.cells[WORTH + card]


def points(g: State, seat: Seat) -> i64:
    """The points of all cards this player has scored."""
    return g.cells[POINTS + seat]


def keep(g: State, seat: Seat, card: Card, worth: i64) -> None:
    """The card lies scored before this player, with the points of its role (A72)."""
    g.cells[OWNER + card] = seat
    g.cells[WORTH + card] = worth
    g.cells[POINTS + seat] += worth
    g.emit(SCORED, seat, card, worth)


# Set aside


def goes_aside(g: State, card: Card) -> bool:
    """Whether this card cannot be scored, because who leads it is dead (A50, A51)."""
    leads = book(g).scripts.leads[card]
    return is_dead(g, leads) and not (leads == IAGO and g.cells[IAGO_SCORES] != 0)


def is_aside(g: State, card: Card) -> bool:
    """Whether this card lies by the tile of a dead character."""
    return g.cells[ASIDE + card] != 0


def set_aside(g: State, card: Card) -> None:
    """The card waits for a Revive; it is remembered which came first (A55)."""
    g.cells[ASIDES] += 1
    g.cells[ASIDE + card] = g.cells[ASIDES]
    g.emit(SET_ASIDE, card, book(g).scripts.leads[card])


def take_first_aside(g: State, character: Character) -> Card:
    """The card set aside first for this character, no longer so; NOBODY if there is none (A55)."""
    found: Card = NOBODY
    for card in range(SCRIPTS):
        if (
            is_aside(g, card)
            and book(g).scripts.leads[card] == character
            and (found == NOBODY or g.cells[ASIDE + card] < g.cells[ASIDE + found])
        ):
            found = card
    if found != NOBODY:
        g.cells[ASIDE + found] = 0
    return found
