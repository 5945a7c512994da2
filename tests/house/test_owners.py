"""Every row of a game's state has one owner, and nobody else reads or writes its cells."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import pit

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCES = Path(__file__).resolve().parents[2] / "src" / "groundlings"
RULES = {
    "othello": SOURCES / "othello",
    "pit": pit.FOLDER,
    "shakespeare": SOURCES / "shakespeare",
}
PROOF = "proof"
"""What is written from the rules to check the view: it must not use the game's own readers."""


def indexed(module: Path) -> Iterator[str]:
    """The places that a module names within `g.cells[...]`; `?` for an index without a name."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute):
            if node.value.attr != "cells":
                continue
            names = [part.id for part in ast.walk(node.slice) if isinstance(part, ast.Name)]
            yield from [name for name in names if name.isupper()] or ["?"]


@pytest.mark.parametrize("game", RULES)
def test_each_place_of_the_layout_has_one_owner(game: str) -> None:
    owners: dict[str, set[str]] = defaultdict(set)
    for module in sorted(RULES[game].glob("*.py")):
        if module.stem != PROOF:
            for place in indexed(module):
                owners[place].add(module.stem)
    owners.pop("?", None)  # a place that its owner has worked out before
    assert len(owners) > 5
    assert {place: those for place, those in owners.items() if len(those) > 1} == {}


def test_nobody_outside_the_rules_looks_into_the_cells() -> None:
    rules = (SOURCES / "kernel", *RULES.values())
    looking = {
        str(path.relative_to(SOURCES))
        for path in SOURCES.rglob("*.py")
        if not any(path.is_relative_to(folder) for folder in rules) and list(indexed(path))
    }
    assert looking == set()
