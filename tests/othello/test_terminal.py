"""Othello at the terminal, from the deal to the last curtain."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from groundlings.kernel.die import cast
from groundlings.terminal import play_text
from othello.stage import GAME

pytestmark = pytest.mark.untraced

MISSING = re.compile(r"\[[^\]]*\]")


def test_a_whole_game_can_be_played_at_the_terminal() -> None:
    """One person among bots, who types a small number at each question."""
    console = Console(file=StringIO(), width=100)
    die = cast(8)
    g = play_text(
        GAME,
        seats=3,
        bots=[None, "random", "random"],
        seed=11,
        console=console,
        ask=lambda question: str(die.roll(3) + 1) if "choice" in question else "",
    )
    assert g.over
    assert isinstance(console.file, StringIO)
    assert not MISSING.search(console.file.getvalue())
