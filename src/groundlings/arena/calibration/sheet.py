"""What a calibration comes to, as it is told: lines of a table, CSV, JSON."""

from __future__ import annotations

import json
from math import isfinite
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from groundlings.arena.calibration.measures import Unit
from groundlings.arena.calibration.of_shakespeare import hirings
from groundlings.arena.keeping import written
from groundlings.arena.sheets import as_csv
from groundlings.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from groundlings.arena.calibration.measures import Range, Reading, Sample

KEPT: Final = "yardsticks.json"
Told = dict[str, Any]
"""A reading, ready for JSON."""
Key = tuple[str, int]
"""A measure and a number of seats."""


class Line(NamedTuple):
    """A reading as people read it."""

    title: str
    seats: int
    wanted: str
    measured: str
    verdict: str


def told(reading: Reading) -> Told:
    """A reading with all digits; None where there is no end, or nothing was found."""
    measure, found, wanted = reading.measure, reading.found, reading.wanted
    value, low, high = found.value if found else (None, None, None)
    return {
        "measure": measure.key,
        "seats": reading.seats,
        "title": measure.title,
        "source": measure.source,
        "unit": measure.unit.value,
        "wanted_low": wanted.low if isfinite(wanted.low) else None,
        "wanted_high": wanted.high if isfinite(wanted.high) else None,
        "value": value,
        "low": low,
        "high": high,
        "of": found.of if found else "",
        "deals": found.deals if found else 0,
        "verdict": reading.verdict.value,
    }


def line(reading: Reading) -> Line:
    """A reading as a line of a table."""
    return Line(
        reading.measure.title,
        reading.seats,
        range_told(reading.wanted, reading.measure.unit),
        measured(told(reading)),
        reading.verdict.value,
    )


def measured(one: Told) -> str:
    """The number, its interval, and of what it is."""
    if one["value"] is None:
        return "not seen"
    unit = Unit(one["unit"])
    ends = f"[{number(one['low'], unit)}, {number(one['high'], unit)}]"
    return " ".join([number(one["value"], unit), ends, *([one["of"]] if one["of"] else [])])


def range_told(wanted: Range, unit: Unit) -> str:
    """What is wanted, in words."""
    low, high = (number(end, unit) for end in wanted)
    if not isfinite(wanted.high):
        return f"at least {low}"
    return f"{low} to {high}" if isfinite(wanted.low) else f"at most {high}"


def number(value: float, unit: Unit) -> str:
    """A number in its unit."""
    if unit is Unit.SHARE:
        return f"{100 * value:.1f}%" if isfinite(value) else ""
    return f"{value:.2f}" if unit is Unit.EVEN else f"{value:.1f}"


def keep(head: Mapping[str, Any], readings: Sequence[Reading], folder: Path) -> None:
    """Write JSON and CSV."""
    rows = [told(one) for one in readings]
    whole = {**head, "readings": rows}
    written(folder / KEPT, json.dumps(whole, indent=1, sort_keys=True) + "\n")
    written(folder / "yardsticks.csv", as_csv(rows))


def keep_characters(samples: Iterable[Sample], folder: Path) -> None:
    """A row for every character at every table."""
    rows = [
        {"seats": one.seats, "character": name}
        | {
            f"{what}{end}": None if found is None else found.value[place]
            for what, found in zip(("buried", "hired"), each, strict=True)
            for place, end in enumerate(("", "_low", "_high"))
        }
        for one in samples
        for name, each in hirings(one).items()
    ]
    written(folder / "characters.csv", as_csv(rows))


def kept_in(folder: Path) -> Told:
    """What another calibration came to."""
    try:
        found = json.loads((folder / KEPT).read_bytes())
        readings = {(one["measure"], one["seats"]): one for one in found["readings"]}
    except (OSError, ValueError, KeyError, TypeError):
        raise GameError(
            f"{folder} holds no calibration: {KEPT} is missing or damaged; "
            "give a folder that calibrate --out has written"
        ) from None
    return {**found, "readings": readings}
