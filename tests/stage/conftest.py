"""The Pit and our odd bots can be found, in the processes of the bots too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import groundlings
import loaded_dice
from groundlings import bots
from sampling import SOAK
from stage.odd_bots import BOTS

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def _the_pit_and_odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(groundlings, "_registered", {})
    monkeypatch.setattr(groundlings, "_guests", set())
    monkeypatch.setattr(bots, "_BOTS", bots._BOTS | BOTS)
    monkeypatch.setenv("GROUNDLINGS_GAMES", "pit,stage.odd_bots")
    if not SOAK:
        loaded_dice.load(monkeypatch.setattr)


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The address of a new SQLite file, where the database makes no difference."""
    return f"sqlite:///{tmp_path / 'house.db'}"
