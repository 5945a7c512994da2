"""The audit of dependencies finds what it is there for, and nothing in the house as it is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from house import audit

if TYPE_CHECKING:
    import pytest

TOML = """
[project]
dependencies = [
  "click>=8,<9",  # the command line
]
[project.optional-dependencies]
web = [
  "jinja2>=3",
  "rich<16",  # tables
]
postgres = []
arena = []
ray = []
"""


def test_the_house_as_it_is_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main() == 0, capsys.readouterr().out
    assert "fine" in capsys.readouterr().out


def test_every_dependency_has_bounds_and_a_reason() -> None:
    assert list(audit.unbound(TOML)) == [
        "jinja2 has no upper bound",
        "jinja2 has no reason beside it",
        "rich has no lower bound",
    ]


def test_what_is_imported_is_declared_and_what_is_declared_is_imported(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(
        "import os, pytest\nfrom click import echo\nfrom . import two\nimport groundlings.cli\n"
    )
    assert audit.imported(tmp_path) == {"pytest", "click"}
    assert list(audit.undeclared({"pytest", "click"}, {"click", "rich", "uvloop"})) == [
        "pytest is imported and stands nowhere in pyproject.toml",
        "rich stands in pyproject.toml and is imported nowhere",
    ]


def test_a_licence_that_nobody_has_allowed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    found = audit.closure(["click", "jinja2"])
    assert {"click", "jinja2", "markupsafe"} <= set(found)
    assert list(audit.unlicensed(found)) == []
    monkeypatch.setattr(audit, "ALLOWED", ("Apache",))
    assert [line.partition(" ")[0] for line in audit.unlicensed(found)] == sorted(found)
