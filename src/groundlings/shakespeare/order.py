"""The Order track and the Initiative track."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, Seat, State
from groundlings.shakespeare.state import INITIATIVE, LINED_UP, ORDER, Rank
from groundlings.shakespeare.verbs import LINED_UP_AT


def in_order(g: State, rank: Rank) -> Seat:
    """Who acts in this place today."""
    return g.cells[ORDER + rank]


def in_initiative(g: State, rank: Rank) -> Seat:
    """Who stands in this place of the Initiative track; NOBODY while it is free."""
    return g.cells[INITIATIVE + rank]


def lined_up(g: State) -> i64:
    """How many stand on the Initiative track."""
    return g.cells[LINED_UP]


def draw_lots(g: State) -> None:
    """The starting order is random; the initiative copies it (R9, R10)."""
    for rank in range(g.seats):
        put_in_order(g, rank, rank)
    g.shuffle(ORDER, g.seats)
    for rank in range(g.seats):
        g.cells[INITIATIVE + rank] = in_order(g, rank)
    g.cells[LINED_UP] = g.seats


def put_in_order(g: State, rank: Rank, seat: Seat) -> None:
    """This seat acts in this place today (R20)."""
    g.cells[ORDER + rank] = seat


def followers(g: State, seat: Seat, by_initiative: i64) -> list[int]:
    """The others, from behind this seat on: by the Order track, or by the Initiative (S102)."""
    line = [in_initiative(g, n) if by_initiative != 0 else in_order(g, n) for n in range(g.seats)]
    here = line.index(seat)
    return line[here + 1 :] + line[:here]


def line_up(g: State, seat: Seat) -> None:
    """The first free place of the Initiative track, once a day (R40)."""
    free = lined_up(g)
    for rank in range(free):
        if in_initiative(g, rank) == seat:
            return
    g.cells[INITIATIVE + free] = seat
    g.cells[LINED_UP] = free + 1
    if g.seats > 1:
        g.emit(LINED_UP_AT, seat, free + 1)


def empty_initiative(g: State) -> None:
    """All discs leave the Initiative track (R24)."""
    g.cells[LINED_UP] = 0
    for rank in range(g.seats):
        g.cells[INITIATIVE + rank] = NOBODY
