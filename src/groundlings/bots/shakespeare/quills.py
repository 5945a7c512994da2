"""What there is to see in a quill: where it leads, what that pays, whom it leaves behind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.bots.shakespeare.features import (
    BACK_PASSED,
    BACK_SPACE,
    BY_ACT,
    BY_FIRST,
    BY_POUNDS,
    DO_LEAD,
    DO_PASSING,
    DO_QUILL,
    FEW,
    MOMENTS,
    QUILL_GAINS,
    QUILL_LEAD,
    QUILL_LEFT,
    QUILL_PASSING,
    QUILL_POUNDS,
    QUILL_SPACE,
    RANKS,
    SPACES,
)
from groundlings.bots.shakespeare.glimpse import Glimpse
from groundlings.kernel.state import Seat, State
from groundlings.shakespeare.acts import Quill, space
from groundlings.shakespeare.objectives import in_hands
from groundlings.shakespeare.state import Act, Space, book

_MOST: Final = 4
"""Quills of one card that are followed one by one."""


def see_quills(eye: Glimpse, g: State, seat: Seat, act: Act, quills: i64) -> None:
    """Coloured quills: where they lead, and whom they leave behind."""
    last = eye.open(g).tracks.last
    here = space(g, seat, act)
    for there in range(here + 1, here + min(quills, _MOST) + 1):
        if there > last:
            eye.note(DO_QUILL + act * SPACES * MOMENTS + eye.moment)
            return
        eye.note(DO_QUILL + (act * SPACES + min(there, SPACES - 1)) * MOMENTS + eye.moment)
    eye.serve(g, seat, BY_ACT + act)
    if act == 1:
        eye.rank_act(g, seat)
        then = eye.ahead_of(g, seat, act, min(here + quills, last))
        eye.note(DO_PASSING + (eye.rank * RANKS + then) * MOMENTS + eye.moment)
        eye.note(DO_LEAD + eye.lead * MOMENTS + eye.moment)
    if in_hands(g, seat) > 0 and eye.ahead_of(g, seat, act, here + quills) == 0:
        eye.serve(g, seat, BY_FIRST)


def see_advance(eye: Glimpse, g: State, seat: Seat, act: Act) -> None:
    """A white quill for this act."""
    tracks = book(g).tracks
    step = g.stack[-1]
    there = space(g, seat, act) + 1
    at = min(there, SPACES - 1)
    eye.note(QUILL_SPACE + (act * SPACES + at) * MOMENTS + eye.moment)
    if isinstance(step, Quill):
        eye.note(QUILL_LEFT + act * FEW + min(step.quills, FEW - 1))
        see_gains(eye, act, there, step.quills, tracks.last)
    if act == 0 and tracks.act_i[there] > tracks.act_i[there - 1]:
        eye.count_troupe(g, seat)
        eye.note(QUILL_POUNDS + eye.short)
        eye.serve(g, seat, BY_POUNDS)
    ahead: i64 = 1
    if act == 1 or in_hands(g, seat) > 0:
        ahead = eye.ahead_of(g, seat, act, there)
    if act == 1:
        eye.rank_act(g, seat)
        eye.note(QUILL_PASSING + (eye.rank * RANKS + ahead) * MOMENTS + eye.moment)
        eye.note(QUILL_LEAD + eye.lead * MOMENTS + eye.moment)
    eye.serve(g, seat, BY_ACT + act)
    if ahead == 0:
        eye.serve(g, seat, BY_FIRST)


def see_gains(eye: Glimpse, act: Act, there: Space, quills: i64, last: i64) -> None:
    """What all quills in hand would reach here together."""
    tables = eye.book
    if tables is None or act == 1:
        return
    tracks = tables.tracks
    then = min(there + quills - 1, last)
    gains = tracks.act_iii[then] - tracks.act_iii[there - 1]
    if act == 0:
        gains = tracks.act_i[then] - tracks.act_i[there - 1]
    if there - 1 <= tracks.grey < then:
        gains += 1
    at = act * FEW + min(gains, FEW - 1)
    eye.note(QUILL_GAINS + at * MOMENTS + eye.moment)


def see_retreat(eye: Glimpse, g: State, seat: Seat, act: Act) -> None:
    """Back on this act."""
    here = space(g, seat, act)
    eye.note(BACK_SPACE + (act * SPACES + min(here, SPACES - 1)) * MOMENTS + eye.moment)
    if act == 1:
        eye.rank_act(g, seat)
        then = eye.ahead_of(g, seat, act, here - 1)
        eye.note(BACK_PASSED + (eye.rank * RANKS + then) * MOMENTS + eye.moment)
