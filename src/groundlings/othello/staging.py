"""Staging cards, once nobody has stopped them: what they do is written on them, in the vocabulary.

Seize does nothing on its player's turn (A15).
"""

from __future__ import annotations

from groundlings.kernel.state import Seat, State
from groundlings.othello.effects import Effects
from groundlings.othello.no_drama import lay_open
from groundlings.othello.piles import discard
from groundlings.othello.powers import first_effect
from groundlings.othello.state import NO_DRAMA, Card


def perform_staging(g: State, seat: Seat, card: Card, whom: Seat) -> None:
    """What the card does; it has left its place.

    No Drama stays code: it lies open before its player until the end of the scene.
    """
    if card == NO_DRAMA:
        lay_open(g, seat)
        return
    discard(g, card)
    perform_shown(g, seat, card, whom)


def perform_shown(g: State, seat: Seat, card: Card, whom: Seat) -> None:
    """What a card does that was shown from the hand; it lies on the discards."""
    g.push(Effects(seat, whom, first_effect(card)))
