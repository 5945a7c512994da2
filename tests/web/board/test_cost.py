"""What a choice costs to draw and to tell does not slide back: calls are counted, and no clock.

Only the calls of the web and of its templates count, which are the same on both builds and however
busy the machine is.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

import pytest

import groundlings
from groundlings.stage.seating import Visitor
from groundlings.web import render
from groundlings.web.api import letter
from groundlings.web.board.narration import narrator
from groundlings.web.board.parts import KEPT
from groundlings.web.scene import leaf
from groundlings.web.stream import Told, _told, _written
from groundlings.web.visit import Visit
from web.board.test_kept import moved, played, table

if TYPE_CHECKING:
    from types import FrameType

    from groundlings.store.model import Row

CHOICES: Final = 20
WARM: Final = 8
"""Choices after which most templates are set."""
MOST: Final = {"shakespeare": (2, 2520), "othello": (3, 2145)}
"""Seats, and calls for one choice: so many as they were, and a fortieth."""


def calls_of_a_choice(name: str, seats: int) -> float:
    """A page drawn, its change told and packed, and the letter to a program."""
    game, rows = groundlings.game(name), list["Row"]()
    KEPT.clear()
    render._KEPT.clear()
    narrator.cache_clear()
    person, program = Visit(Visitor(person="1"), "en", "http://x"), Visitor(person="0")
    live, had, calls = None, Told("", ()), 0

    def called(frame: FrameType, event: str, _: object) -> None:
        nonlocal calls
        calls += event == "call" and "web" in frame.f_code.co_filename

    for n, (g, row) in enumerate(played(game, seats, 1, CHOICES + WARM)):
        rows.append(row)
        live = moved(live or table(game, g), g, rows)
        sys.setprofile(called if n >= WARM else None)
        now = _told(live, leaf(live, person))
        _written(live, had, now).packed  # noqa: B018 - packed once, when it is asked for
        letter(live, program)
        sys.setprofile(None)
        had = now
    return calls / CHOICES


@pytest.mark.parametrize("name", MOST)
def test_a_choice_is_drawn_and_told_by_no_more_calls_than_it_was(name: str) -> None:
    seats, most = MOST[name]
    calls = calls_of_a_choice(name, seats)
    assert most / 2 < calls <= most
