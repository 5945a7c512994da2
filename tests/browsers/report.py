"""What was seen: a line for each game in each browser, and the pictures side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from html import escape
from pathlib import Path
from typing import Final

COLUMNS: Final = ("game", "browser", "version", "clicks", "rows", "clicked again", "faults")


@dataclass
class Seen:
    """One game in one browser."""

    game: str
    browser: str
    version: str = ""
    clicks: int = 0
    rows: int = 0
    again: int = 0
    is_over: bool = False
    faults: list[str] = field(default_factory=list)
    pictures: list[str] = field(default_factory=list)
    """The moments of which there is a picture."""

    def name(self, moment: str) -> str:
        """The file of a picture."""
        return f"{self.game}-{moment}-{self.browser}.png"

    def data(self) -> dict[str, object]:
        """All of it, for a program."""
        return asdict(self)


def lines(all_seen: Sequence[Seen]) -> list[str]:
    """A table, and below it each fault."""
    rows: list[tuple[object, ...]] = [COLUMNS]
    for one in all_seen:
        counts = (one.clicks, one.rows, one.again, len(one.faults) or "none")
        rows.append((one.game, one.browser, one.version, *counts))
    widths = [max(len(str(row[at])) for row in rows) for at in range(len(COLUMNS))]
    found = [
        "  ".join(f"{cell!s:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
    found += [f"{one.game}, {one.browser}: {fault}" for one in all_seen for fault in one.faults]
    return found


def write_page(folder: Path, all_seen: Sequence[Seen]) -> Path:
    """A page that shows the same moments of all browsers beside each other."""
    parts = ["<!doctype html><meta charset=utf-8><title>The same moments</title>"]
    parts.append(
        "<style>img { width: 32vw; vertical-align: top } h2 { font: 1rem sans-serif }</style>"
    )
    for game in dict.fromkeys(one.game for one in all_seen):
        same = [one for one in all_seen if one.game == game]
        for moment in dict.fromkeys(name for one in same for name in one.pictures):
            shown = [one for one in same if moment in one.pictures]
            parts.append(
                f"<h2>{escape(f'{game}, {moment}')}: {', '.join(one.browser for one in shown)}</h2>"
            )
            parts += [
                f'<img src="{escape(one.name(moment))}" alt="{one.browser}">' for one in shown
            ]
    page = folder / "index.html"
    page.write_text("\n".join(parts), encoding="utf-8")
    return page
