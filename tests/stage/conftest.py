"""The Pit is on the bill, in the processes of the bots too, and our own company of bots plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import groundlings
import steady
from groundlings import bots
from stage.company import BOTS
from thorough import SOAK

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def _the_bill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(groundlings, "_registered", {})
    monkeypatch.setattr(groundlings, "_guests", set())
    monkeypatch.setattr(bots, "_BOTS", bots._BOTS | BOTS)
    monkeypatch.setenv("GROUNDLINGS_GAMES", "pit,stage.company")
    if not SOAK:
        steady.load(monkeypatch.setattr)


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The address of a new SQLite file, where the database makes no difference."""
    return f"sqlite:///{tmp_path / 'house.db'}"
