"""Every row of the state has one owner: the module that alone reads and writes it."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2] / "src" / "groundlings" / "othello"
STATE = "groundlings.othello.state"
LAYOUT = (ROOT / "state.py").read_text(encoding="utf-8")
FIRST, LAST = "# One number for each seat\n", "# One remembered deed\n"
ROWS = set(re.findall(r"^(\w+): Final", LAYOUT.split(FIRST)[1].split(LAST)[0], re.MULTILINE))
SIZES = {"CELLS", "DEED_CELLS"}


def owners() -> dict[str, set[str]]:
    """By row: the modules that import where it stands."""
    found = defaultdict(set)
    for file in ROOT.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == STATE:
                for name in {each.name for each in node.names} & ROWS - SIZES:
                    found[name].add(file.stem)
    return found


def test_every_row_of_the_state_has_one_owner() -> None:
    assert {row: sorted(who) for row, who in owners().items() if len(who) != 1} == {}
    assert owners().keys() == ROWS - SIZES


def test_only_owners_touch_the_cells() -> None:
    touching = {file.stem for file in ROOT.glob("*.py") if ".cells[" in file.read_text("utf-8")}
    assert sorted(touching - set().union(*owners().values())) == []
