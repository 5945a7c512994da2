"""The engine does not slide back: no clock, only counts, so a busy machine changes nothing.

Where the same makers have made the code as at the record, a few percent are a fault. Elsewhere the
numbers are others, and only what is far off is told; ratios within one run hold everywhere.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import pytest

from speed.counts import RECORD, Counts, counted, makers, slower

if TYPE_CHECKING:
    from pathlib import Path

AT_HOME: Final = {"instructions": 0.03, "allocations": 0.02}
ELSEWHERE: Final = {"instructions": 0.35, "allocations": 0.15}
WRITE_ANEW: Final = "if that is meant: .venv/bin/python tests/speed/counts.py"
MOST: Final = {"redeal": 33, "clone": 2}
"""What costs as much as so many choices of the same run and the same table, at most."""


def dear(cost: Counts) -> list[str]:
    """The redeals and clones that cost too much beside a choice."""
    return [
        name
        for name, instructions in cost.items()
        for table, sort in [name.split()]
        if sort in MOST and instructions > MOST[sort] * cost[f"{table} choice"]
    ]


@pytest.mark.long
@pytest.mark.stamped("pyproject.toml", "setup.py", "src", "tests/speed")
def test_choices_redeals_and_clones_cost_no_more_than_they_did(tmp_path: Path) -> None:
    record, found = json.loads(RECORD.read_text(encoding="utf-8")), counted(tmp_path)
    tolerance = AT_HOME if record["makers"] == makers() else ELSEWHERE
    told = [
        f"{what}: {line}"
        for what, most in tolerance.items()
        for line in slower(found[what], record[what], most)
    ]
    assert not told, "\n".join([*told, WRITE_ANEW])
    assert found["instructions"].keys() == record["instructions"].keys(), WRITE_ANEW
    assert not dear(found["instructions"])


def test_what_costs_more_is_told_and_what_costs_less_is_not() -> None:
    record = {"clone": 100.0, "choice": 100.0, "redeal": 100.0}
    told = slower({"clone": 104.0, "choice": 102.0, "redeal": 50.0}, record, 0.03)
    assert told == ["a clone costs 104.0, and cost 100.0 (+4.0%)"]


def test_what_is_dear_beside_a_choice_of_the_same_run_is_named() -> None:
    assert dear({"pit choice": 10, "pit clone": 20, "pit redeal": 331}) == ["pit redeal"]
