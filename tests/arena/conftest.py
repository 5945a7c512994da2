"""The Pit on the bill, and two bots more."""

from __future__ import annotations

import pytest

import groundlings
import pit
from arena.table_of_ours import First, Last
from groundlings import bots


@pytest.fixture
def ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Pit is the only game; `first` and `last` are bots."""
    monkeypatch.setattr(groundlings, "_SHIPPED", {})
    monkeypatch.setattr(groundlings, "_registered", {"pit": pit.GAME})
    for name, made in (("first", First), ("last", Last)):
        monkeypatch.setitem(bots._BOTS, name, made)
