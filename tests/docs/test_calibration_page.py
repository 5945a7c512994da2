"""The page on calibration tells of every measure what the code says of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from groundlings.arena.calibration.measures import Measure, Range
from groundlings.arena.calibration.sheet import range_told
from groundlings.arena.calibration.yardsticks import YARDSTICKS
from groundlings.arena.lines import line_names

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "calibration.md").read_text("utf-8")
GAMES = ("shakespeare", "othello")


def wanted(one: Measure) -> str:
    """What is wanted, for each number of seats where it is not the same for all."""
    if isinstance(one.wanted, Range):
        return range_told(one.wanted, one.unit)
    return "; ".join(f"{n}: {range_told(each, one.unit)}" for n, each in one.wanted.items())


def row(one: Measure) -> str:
    """A line of the table of measures."""
    return f"| `{one.key}` | {one.title} | {wanted(one)} | {one.source} |"


@pytest.mark.parametrize("game", GAMES)
def test_every_measure_stands_on_the_page_as_it_is_counted(game: str) -> None:
    lines = PAGE.splitlines()
    assert [row(one) for one in YARDSTICKS[game] if row(one) not in lines] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_measure_has_been_measured(game: str) -> None:
    """A line with its figures: at least one table of the page that begins with its name."""
    measured = set(re.findall(r"^\| ([a-z-]+) \|.*\[.*(?:yes|no|\?)", PAGE, re.MULTILINE))
    assert {one.key for one in YARDSTICKS[game]} <= measured


def test_every_line_of_play_is_named() -> None:
    assert all(f"`line:{name}`" in PAGE for name in line_names("shakespeare"))
