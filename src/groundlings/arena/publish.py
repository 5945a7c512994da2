"""All that is written of a contest: tables, pictures and the report, in one folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groundlings.arena import pictures, report, sheets
from groundlings.arena.keeping import written

if TYPE_CHECKING:
    from pathlib import Path

    from groundlings.arena.findings import Findings


def publish(findings: Findings, folder: Path, language: str) -> None:
    """Write them; the tables are the same in every language."""
    files = [*sheets.write(findings, folder), *pictures.draw(findings, folder, language)]
    written(folder / "report.html", report.html(findings, language, files))
