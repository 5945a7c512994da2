"""The numbers of a contest as files: CSV for everybody, Parquet for programs."""

from __future__ import annotations

import csv
from io import StringIO
from typing import TYPE_CHECKING, Any

import pyarrow as pa
from pyarrow import parquet

from groundlings.arena.keeping import written

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from groundlings.arena.findings import Findings
    from groundlings.arena.intervals import Interval


def write(findings: Findings, folder: Path) -> list[str]:
    """Write them all; their names."""
    tables = {
        "games": games(findings),
        "ratings": ratings(findings),
        "pairings": pairings(findings),
        "cards": cards(findings),
    }
    for name, rows in tables.items():
        written(folder / f"{name}.csv", as_csv(rows))
    for name, rows in (("games", tables["games"]), ("choices", choices(findings))):
        draft = folder / f"{name}.parquet.new"
        parquet.write_table(pa.Table.from_pylist(rows), draft)
        draft.replace(folder / f"{name}.parquet")
    return [*(f"{name}.csv" for name in tables), "games.parquet", "choices.parquet"]


def as_csv(rows: Sequence[dict[str, Any]]) -> str:
    """A table with a line for its columns; no rows, no columns."""
    text = StringIO()
    writer = csv.DictWriter(text, list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def games(findings: Findings) -> list[dict[str, Any]]:
    """A row for every seat of every game. Seats count from 1."""
    return [
        {
            "game": line.game,
            "deal": line.deal,
            "guest": line.guest,
            "host": line.host,
            "seat": line.seat + 1,
            "bot": line.bot,
            "score": line.score,
            "lead": line.lead,
            "won": line.won,
            "decisions": line.decisions,
            **{source: line.sources.get(source, 0) for source in findings.sources},
        }
        for line in findings.lines
    ]


def choices(findings: Findings) -> list[dict[str, Any]]:
    """A row for every card that a seat was offered in a game, and whether it was taken."""
    return [
        {"game": line.game, "seat": line.seat + 1, "choice": choice, "taken": taken}
        for line in findings.lines
        for taken, those in ((True, line.taken), (False, line.left))
        for choice in those
    ]


def ratings(findings: Findings) -> list[dict[str, Any]]:
    """A row for every bot; what it took is told in the report, for no two runs take the same."""
    return [
        {
            "bot": one.bot,
            **_columns("rating", one.rating),
            **_columns("won", one.won),
            **_columns("score", one.score),
            "score_sd": one.sd,
            "games": one.games,
            "decisions": one.decisions,
            **{source: one.sources.get(source, 0.0) for source in findings.sources},
        }
        for one in findings.standings
    ]


def pairings(findings: Findings) -> list[dict[str, Any]]:
    """A row for every bot against every other."""
    return [
        {
            "bot": one.bot,
            "other": one.other,
            "games": one.games,
            **_columns("won", one.won),
            **_columns("margin", one.margin),
        }
        for _, one in sorted(findings.duels.items())
    ]


def cards(findings: Findings) -> list[dict[str, Any]]:
    """A row for every card."""
    return [
        {
            "choice": card.choice,
            "offered": card.offered,
            "taken": card.taken,
            "best_offered": card.by_best[0],
            "best_taken": card.by_best[1],
            **_columns("gain", card.gain),
            **_columns("won_more", card.won),
        }
        for card in findings.cards
    ]


def _columns(name: str, interval: Interval | None) -> dict[str, Any]:
    """A number and its interval."""
    value, low, high = interval or (None, None, None)
    return {name: value, f"{name}_low": low, f"{name}_high": high}
