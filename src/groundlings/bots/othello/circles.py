"""Circles: what the rules let a player do for ever, and nobody who plays by a table does.

Tokens that were traded between acts can be traded back, as often as anybody wants (A96): whoever
has bought a spotlight in this intermission sells none, and the other way about. A card shown from
the hand, or a Miscue, brings another card at once, which may be just such a one (A36, A33), and
only acts have an end, not scenes (A95): whoever has done much in this scene shows no more.

Both follow from what lies before everybody: the sheet of the act that has ended, and the deeds of
the scene. So they are the same in every world that is imagined, and in another process.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.kernel.state import Option, Seat, State
from groundlings.othello.deeds import deeds_by
from groundlings.othello.placed import placed
from groundlings.othello.score import tallied, tallied_acts
from groundlings.othello.state import OWN_CARDS, book, is_script
from groundlings.othello.tokens import spotlights
from groundlings.othello.verbs import (
    PLAY,
    SHOW_EXCHANGE,
    SHOW_OWN,
    TRADE_FOR_INTRIGUE,
    TRADE_FOR_SPOTLIGHT,
)

MUCH: Final = 8
"""So many deeds in one scene are much: nobody did more in a hundred games that went no circles."""
_SPOTLIGHT_ROW: Final = 2
"""Of the sheet."""


def goes_round(g: State, seat: Seat, option: Option) -> bool:
    """Whether this takes back what was just done, or was done often enough."""
    if option == SHOW_EXCHANGE or SHOW_OWN <= option < SHOW_OWN + OWN_CARDS:
        return deeds_by(g, seat) >= MUCH
    if option == PLAY:
        return not is_script(placed(g, seat)) and deeds_by(g, seat) >= MUCH
    if option == TRADE_FOR_INTRIGUE:
        return bought(g, seat) > 0
    if option == TRADE_FOR_SPOTLIGHT:
        return bought(g, seat) < 0
    return False


def bought(g: State, seat: Seat) -> i64:
    """By how much the spotlights count more than when the act was tallied; less: some were sold.

    Where an edition counts none for them this cannot be seen; so they may be sold only.
    """
    points = book(g).scalars.spotlight_points
    if points == 0:
        return -1
    row: i64 = tallied(g, seat, tallied_acts(g))[_SPOTLIGHT_ROW]
    return spotlights(g, seat) * points - row
