"""The picture of a calibration: what is wanted as a band, and what was measured on it."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Final

import matplotlib as mpl
from matplotlib.figure import Figure

from groundlings.arena.calibration.measures import Verdict
from groundlings.arena.calibration.sheet import measured, range_told, told
from groundlings.arena.pictures import INK, OXBLOOD, SAND, SETTINGS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from matplotlib.axes import Axes

    from groundlings.arena.calibration.measures import Reading
    from groundlings.arena.calibration.sheet import Key, Told

NAME: Final = "yardsticks"
SIZE: Final = (11.0, 0.27)
"""Inches: how wide the picture is, and how high each of its rows."""
ROOM: Final = 0.12
"""Beside what is drawn, as a part of it."""
COLOURS: Final = {Verdict.HOLDS: "#2f6b52", Verdict.FAILS: OXBLOOD, Verdict.OPEN: "#8a7147"}
MARKS: Final = {Verdict.HOLDS: "o", Verdict.FAILS: "X", Verdict.OPEN: "D"}
"""A mark for each, for who does not see the colours."""


def draw(
    title: str, readings: Sequence[Reading], folder: Path, beside: Mapping[Key, Told]
) -> list[str]:
    """Draw it as SVG and PNG; the names of the files."""
    with mpl.rc_context({**SETTINGS, "font.size": 8.0, "axes.spines.bottom": False}):
        rows = len(readings)
        figure = Figure((SIZE[0], 1.2 + SIZE[1] * rows), layout="constrained")
        axes = figure.add_subplot()
        axes.set_title(title, loc="left", fontweight="bold")
        for row, reading in enumerate(readings):
            _row(axes, row, reading, beside.get((reading.measure.key, reading.seats)))
        names = [
            f"{one.measure.key}, {one.seats}" if one.seats > 1 else f"{one.measure.key}, alone"
            for one in readings
        ]
        axes.set_yticks(range(rows), names)
        axes.set_ylim(rows - 0.4, -0.6)
        axes.set_xlim(0, 1.9)
        axes.set_xticks([])
        axes.tick_params(axis="y", length=0)
        for verdict, mark in MARKS.items():
            axes.plot([], [], mark, color=COLOURS[verdict], label=verdict.value)
        if beside:
            axes.plot([], [], "|", color=INK, label="beside")
        axes.fill_between([], [], color=SAND, label="wanted")
        figure.legend(loc="outside lower left", ncols=5, frameon=False)
        figure.savefig(folder / f"{NAME}.svg", metadata={"Date": None, "Creator": None})
        figure.savefig(folder / f"{NAME}.png", dpi=110, metadata={"Software": None})
    return [f"{NAME}.svg", f"{NAME}.png"]


def _row(axes: Axes, row: int, reading: Reading, other: Told | None) -> None:
    """Each row has a scale of its own, from the least to the most that is drawn in it."""
    wanted, found = reading.wanted, reading.found
    shown = [*wanted, *(found.value if found else ()), *_ends(other)]
    ends = [one for one in shown if isfinite(one)]
    low, high = min(ends), max(ends)
    room = ROOM * (high - low) or 1.0
    low, high = low - room, high + room

    def at(value: float) -> float:
        return float(min(1.0, max(0.0, (value - low) / (high - low))))

    axes.fill_betweenx([row - 0.42, row + 0.42], at(wanted.low), at(wanted.high), color=SAND)
    axes.plot([0, 1], [row, row], color=SAND, linewidth=0.5)
    verdict = reading.verdict
    if found is not None:
        axes.plot([at(found.value.low), at(found.value.high)], [row, row], color=INK, linewidth=1.2)
        axes.plot(at(found.value.value), row, MARKS[verdict], color=COLOURS[verdict])
    if other is not None and other["value"] is not None:
        axes.plot(at(other["value"]), row, "|", color=INK, markersize=11)
    figures = measured(told(reading))
    axes.text(1.03, row, figures, va="center")
    axes.text(1.56, row, range_told(wanted, reading.measure.unit), va="center")


def _ends(other: Told | None) -> tuple[float, ...]:
    return () if other is None or other["value"] is None else (other["value"],)
