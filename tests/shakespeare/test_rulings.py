"""Prose and code meet here: each statement and ruling has a test, each test a ruling."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WRITTEN = (ROOT / "docs" / "rules" / "shakespeare.md").read_text(encoding="utf-8")
RULINGS = {name.lower() for name in re.findall(r"^- \*\*([RS][0-9]+)\.", WRITTEN, re.MULTILINE)}
TESTS = "\n".join(
    file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py"))
)
NAMED = {
    kind + number.lstrip("0") for kind, number in re.findall(r"def test_([rs])([0-9]+)_", TESTS)
}


def test_every_ruling_has_a_test() -> None:
    assert sorted(RULINGS - NAMED) == []


def test_every_test_names_a_ruling_there_is() -> None:
    assert sorted(NAMED - RULINGS) == []


def test_rulings_cited_in_the_code_are_written_down() -> None:
    code = "\n".join(
        file.read_text(encoding="utf-8")
        for file in (ROOT / "src" / "groundlings" / "shakespeare").glob("*.py")
    )
    cited = {name.lower() for name in re.findall(r"\b([RS][0-9]+)\b", code)}
    assert sorted(cited - RULINGS) == []
