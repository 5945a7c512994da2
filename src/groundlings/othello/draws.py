"""Drawing a card from a pile: every draw is checked against the depletion track."""

from __future__ import annotations

from groundlings.kernel.state import Seat, Seats, State
from groundlings.othello.depletion import check_script, check_staging
from groundlings.othello.hands import add
from groundlings.othello.moment import is_between
from groundlings.othello.piles import has_cards, pile_size, reshuffle, top
from groundlings.othello.state import SCRIPT, STAGING, Card, Pile
from groundlings.othello.verbs import DREW, GOT, NOTHING_TO_DRAW


def draw(g: State, seat: Seat, pile: Pile) -> None:
    """A card from a pile into the hand; after each draw the track is checked (A61, A62, A63).

    The next act has its script only after its staging cards were dealt.
    """
    if pile == SCRIPT:
        check_script(g)
    if pile_size(g, SCRIPT) == 0:
        pile = STAGING  # A89
    take_top(g, seat, pile)
    if not is_between(g):
        check_script(g)


def take_top(g: State, seat: Seat, pile: Pile) -> None:
    """The top card, if there is any; an emptied staging pile is counted."""
    if not has_cards(g, pile):
        g.emit(NOTHING_TO_DRAW, seat)
        return
    reshuffle(g, pile)
    card, known = top(g, pile)
    add(g, seat, card, known)
    g.emit(DREW, seat, pile)
    g.whisper(seat, GOT, card)
    if pile == STAGING:
        check_staging(g)


def draw_for_improv(g: State, seat: Seat, pile: Pile) -> tuple[Card, Seats]:
    """The top card of a pile that has cards, and who knows it; it is not in the hand yet.

    The old card goes under what is left, and only then the piles are checked (A31).
    """
    reshuffle(g, pile)
    card, known = top(g, pile)
    g.emit(DREW, seat, pile)
    g.whisper(seat, GOT, card)
    return card, known


def check_after_improv(g: State, pile: Pile) -> None:
    """The old card lies under its pile: what is empty now has run out (A31, A62, A63)."""
    if pile == STAGING:
        check_staging(g)
    check_script(g)
