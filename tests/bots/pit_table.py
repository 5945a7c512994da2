"""The Pit, played by a table: where a test needs one that is quick."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import groundlings
from groundlings.bots import table
from groundlings.bots.eyes import EYES
from pit.eye import SIGHT

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

LEARNED: Final = """groundlings table 1
game pit
seats 2
edition {edition}
learned seed=0 games=2880

bid:0       -0.6
bid:1       0.6
bid:2       0.8
bid:3       -0.65
catch       0.6
let         -0.7
pass        -0.9
play:shove  0.9
put:left    0.8
put:right   -0.8
take:nut    -0.8
take:pie    1.2
"""


def lay_out(monkeypatch: pytest.MonkeyPatch, folder: Path, edition: str) -> None:
    """From now on the Pit is a game that can be played by the tables in this folder."""
    monkeypatch.setattr(groundlings, "_registered", {})
    monkeypatch.setattr(groundlings, "_guests", set())
    monkeypatch.setenv("GROUNDLINGS_GAMES", "pit")
    monkeypatch.setitem(EYES, "pit", lambda: SIGHT)
    monkeypatch.setattr(table, "SHIPPED", folder)
    (folder / "pit-2.table").write_text(LEARNED.format(edition=edition))
