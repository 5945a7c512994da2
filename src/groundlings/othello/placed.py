"""The card each player has placed: which it is, who knows it, whether it lies open (A84).

Beside it stand two masks. `PLACED_SEEN`: the other players who know that this player has it.
`PLACED_LOOSE`: those of them who cannot tell whether it is placed or in the hand.
"""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, Seat, Seats, State
from groundlings.othello.state import (
    FACE_UP,
    MISCUED_BY,
    NOTHING,
    OWED,
    OWED_SCRIPT,
    OWED_STAGING,
    PLACED,
    PLACED_LOOSE,
    PLACED_SEEN,
    Card,
    is_script,
)


def placed(g: State, seat: Seat) -> Card:
    """The placed card, open or not; NOBODY if there is none."""
    return g.cells[PLACED + seat]


def has_placed(g: State, seat: Seat) -> bool:
    """Whether a card of this player lies in place."""
    return g.cells[PLACED + seat] != NOBODY


def is_face_up(g: State, seat: Seat) -> bool:
    """Whether the placed card lies open."""
    return g.cells[FACE_UP + seat] != 0


def has_face_down(g: State, seat: Seat) -> bool:
    """Whether a card of this player lies there unrevealed."""
    return g.cells[PLACED + seat] != NOBODY and g.cells[FACE_UP + seat] == 0


def put(g: State, seat: Seat, card: Card, seen: Seats) -> None:
    """A card comes into place, or takes that of another; these players know it."""
    g.cells[PLACED + seat] = card
    g.cells[PLACED_SEEN + seat] = seen


def hold_in_place(g: State, seat: Seat, card: Card, seen: Seats, loose: Seats) -> None:
    """That card is placed instead, and known so: a world imagined otherwise."""
    g.cells[PLACED + seat] = card
    g.cells[PLACED_SEEN + seat] = seen
    g.cells[PLACED_LOOSE + seat] = loose


def turn_face_up(g: State, seat: Seat) -> None:
    """All see the card now: nobody has seen it in secret any more."""
    g.cells[FACE_UP + seat] = 1
    g.cells[PLACED_SEEN + seat] = 0
    g.cells[PLACED_LOOSE + seat] = 0


def leave_place(g: State, seat: Seat) -> Card:
    """The placed card leaves its place; by its sort a card is owed (A60).

    Whatever is placed next no Miscue has brought (A35).
    """
    card = g.cells[PLACED + seat]
    empty_place(g, seat)
    g.cells[MISCUED_BY + seat] = NOBODY
    g.cells[OWED + seat] = OWED_STAGING if is_script(card) else OWED_SCRIPT
    return card


def empty_place(g: State, seat: Seat) -> None:
    """Nothing lies in place."""
    g.cells[PLACED + seat] = NOBODY
    g.cells[PLACED_SEEN + seat] = 0
    g.cells[PLACED_LOOSE + seat] = 0
    g.cells[FACE_UP + seat] = 0


# Who knows it


def placed_seen(g: State, seat: Seat) -> Seats:
    """The others who know that this player has the placed card."""
    return g.cells[PLACED_SEEN + seat]


def placed_loose(g: State, seat: Seat) -> Seats:
    """Those of them who cannot tell whether it is placed or in the hand."""
    return g.cells[PLACED_LOOSE + seat]


def forget_placed(g: State, seat: Seat, whose: Seats) -> None:
    """These players no longer know that this player has the card."""
    g.cells[PLACED_SEEN + seat] &= ~whose
    g.cells[PLACED_LOOSE + seat] &= ~whose


def loosen_placed(g: State, seat: Seat) -> None:
    """Nobody can tell any more whether the card is placed or in the hand."""
    g.cells[PLACED_LOOSE + seat] = g.cells[PLACED_SEEN + seat]


def tighten_placed(g: State, seat: Seat, whose: Seats) -> None:
    """These players can tell that the card they know of is the placed one."""
    g.cells[PLACED_LOOSE + seat] &= ~whose


# Who has brought it, and what is drawn for it


def miscued_by(g: State, seat: Seat) -> Seat:
    """Who has made this player change the placed card in this scene; NOBODY if nobody has."""
    return g.cells[MISCUED_BY + seat]


def is_miscued(g: State, seat: Seat) -> bool:
    """Whether a Miscue has brought the placed card."""
    return g.cells[MISCUED_BY + seat] != NOBODY


def note_miscue(g: State, seat: Seat, by: Seat) -> None:
    """The placed card has come because of this player's Miscue."""
    g.cells[MISCUED_BY + seat] = by


def owed(g: State, seat: Seat) -> i64:
    """What this player draws at the end of the scene (A60)."""
    return g.cells[OWED + seat]


def owe(g: State, seat: Seat, what: i64) -> None:
    """This player will draw that at the end of the scene, and nothing else."""
    g.cells[OWED + seat] = what


def end_scene_in_place(g: State, seat: Seat) -> None:
    """Nothing is owed any more, no Miscue counts, and what is left lies face down."""
    g.cells[MISCUED_BY + seat] = NOBODY
    g.cells[OWED + seat] = NOTHING
    g.cells[FACE_UP + seat] = 0
