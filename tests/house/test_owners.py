"""Every row of a game's state has one owner, and nobody else reads or writes its cells."""

from __future__ import annotations

import ast
import re
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
    """Where each `g.cells[...]` of a module begins: the name of a row, or what was worked out."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Subscript) and ast.unparse(node.value).endswith(".cells"):
            yield re.split(r"\W", ast.unparse(node.slice).lstrip("("))[0]


def imported(module: Path) -> set[str]:
    """The names that a module has from others."""
    tree = ast.walk(ast.parse(module.read_text(encoding="utf-8")))
    return {one.name for node in tree if isinstance(node, ast.ImportFrom) for one in node.names}


@pytest.mark.parametrize("game", RULES)
def test_each_row_has_one_owner_who_alone_knows_where_it_stands(game: str) -> None:
    modules = [path for path in sorted(RULES[game].glob("*.py")) if path.stem != PROOF]
    touched = {path.stem: set(indexed(path)) for path in modules}
    rows = {name for names in touched.values() for name in names if name.isupper()}
    owners: dict[str, set[str]] = defaultdict(set)
    for path in modules:
        for row in rows & (touched[path.stem] | imported(path)):
            owners[row].add(path.stem)
    assert len(rows) > 5
    assert {row: those for row, those in owners.items() if len(those) > 1} == {}
    touching = {module for module, names in touched.items() if names}
    assert touching == set[str]().union(*owners.values())


def test_nobody_outside_the_rules_looks_into_the_cells() -> None:
    rules = (SOURCES / "kernel", *RULES.values())
    looking = {
        str(path.relative_to(SOURCES))
        for path in SOURCES.rglob("*.py")
        if not any(path.is_relative_to(folder) for folder in rules) and list(indexed(path))
    }
    assert looking == set()
