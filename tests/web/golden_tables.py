"""Golden games on live tables, stepped through state by state."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import groundlings
import pit
from golden.story import HEADER, begun, carry_out
from groundlings.kernel.record import title
from groundlings.stage.table import LiveTable
from groundlings.store.model import FINISHED, PERSON, PLAYING, Row, Seat, Table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

groundlings.register(pit.GAME)

NAMES = ("Anna", "Bela", "Cili", "Dora", "Emma", "Flora")


def walked(record: Path, person: str = "person {}") -> Iterator[LiveTable]:
    """The table of a record after each of its rows; it is the same table, moving."""
    text = record.read_text(encoding="utf-8")
    game = groundlings.game(title(text).game)
    g = begun(text)
    assert g.setup is not None
    table = replace(Table.of(g.setup, "222222222222", "The Globe", 0), status=PLAYING)
    seats = [
        Seat(n, PERSON, NAMES[n], person=person.format(n), token=f"token {n}")
        for n in range(g.setup.seats)
    ]
    nowhere: Any = SimpleNamespace(is_shared=False)  # nothing is written here
    live = LiveTable(nowhere, table, seats, game)
    live._become(g, ())
    live.tell()
    yield live
    for n, line in enumerate(text.splitlines()[HEADER:]):
        seat, _, choice = line.partition(" ")
        if seat == "result":
            return
        g = g.clone()
        carry_out(game, g, int(seat), choice)
        live._become(g, [Row(n, int(seat), choice, 0)])
        if g.over:
            live.table = replace(live.table, status=FINISHED)
        live.tell()
        yield live
