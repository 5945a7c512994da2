"""Kills at random moments, with bots and streams at many tables: the trial of `make kill`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from drill.effort import Result
from kill.trial import tried

if TYPE_CHECKING:
    from drill.effort import Effort
    from drill.house import Place


def kills(here: Place, effort: Effort) -> list[Result]:
    """As many as are wanted."""
    blows, tables = effort.under_load
    if not blows:
        return []
    row = tried(here.kind, blows, tables, effort.seed, is_patient=True)
    number = {name: int(str(row[name])) for name in row if str(row[name]).isdecimal()}
    broken = sum(number[name] for name in ("refused", "stopped", "orphaned"))
    name = f"kill -9 at random moments, {tables} tables"
    told = number["choices answered 200"]
    return [Result(name, here.kind, blows, told, number["lost"], number["doubled"], broken)]
