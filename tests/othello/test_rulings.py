"""Prose and code meet here: each ruling has a test, each test a ruling."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WRITTEN = (ROOT / "docs" / "rules" / "othello.md").read_text(encoding="utf-8")
RULINGS = {int(number) for number in re.findall(r"^- \*\*A([0-9]+)\.", WRITTEN, re.MULTILINE)}
TESTS = "\n".join(
    file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py"))
)
NAMED = {int(number) for number in re.findall(r"def test_a([0-9]+)_", TESTS)}


def test_every_ruling_has_a_test() -> None:
    assert sorted(RULINGS - NAMED) == []
    assert set(range(1, 111)) == RULINGS


def test_every_test_names_a_ruling_there_is() -> None:
    assert sorted(NAMED - RULINGS) == []


def test_the_tests_named_beside_a_ruling_are_there() -> None:
    told = set(re.findall(r"`(test_a[0-9]+_\w+)`", WRITTEN))
    assert sorted(told - set(re.findall(r"def (test_a[0-9]+_\w+)", TESTS))) == []
    for line in WRITTEN.splitlines():
        found = re.match(r"- \*\*A([0-9]+)\.", line)
        if found:
            beside = {int(n) for n in re.findall(r"`test_a([0-9]+)_", line)}
            assert beside == {int(found[1])}


def test_rulings_cited_in_the_code_are_written_down() -> None:
    code = "\n".join(
        file.read_text(encoding="utf-8")
        for file in (ROOT / "src" / "groundlings" / "othello").glob("*.py")
    )
    cited = {int(number) for number in re.findall(r"\bA([0-9]+)\b", code)}
    assert sorted(cited - RULINGS) == []
