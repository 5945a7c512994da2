"""Which test runs where: the table in tests/conftest.py, and the stamps of what has passed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import stamps

TESTS = Path(__file__).resolve().parents[1]
ENGINE = ("builds", "conformance", "golden", "kernel", "perft")
ONE_BUILD = {
    "builds/test_builds.py",
    "conformance/test_own_cards.py",
    "conformance/test_redeals.py",
}
"""These say themselves what runs on one build, and why."""


@pytest.fixture(scope="session")
def table(pytestconfig: pytest.Config) -> Any:  # noqa: ANN401 - the module of all our hooks
    """tests/conftest.py itself."""
    return pytestconfig.pluginmanager.get_plugin(str(TESTS / "conftest.py"))


def test_every_folder_that_is_marked_is_there(table: Any) -> None:  # noqa: ANN401 - see above
    assert [place for place in table.MARKS if not (TESTS / place).is_dir()] == []


def test_every_marker_is_known(table: Any, pytestconfig: pytest.Config) -> None:  # noqa: ANN401 - see above
    known = {line.partition(":")[0] for line in pytestconfig.getini("markers")}
    assert {mark for marks in table.MARKS.values() for mark in marks} <= known


def test_what_the_engine_claims_is_claimed_on_both_builds(table: Any) -> None:  # noqa: ANN401 - see above
    assert [place for place in ENGINE if place in table.MARKS] == []
    marked = re.compile(r"mark\.(compiled|plain|soak)\b")
    files = [file for place in ENGINE for file in (TESTS / place).rglob("*.py")]
    one = {file for file in files if marked.search(file.read_text(encoding="utf-8"))}
    assert {file.relative_to(TESTS).as_posix() for file in one} == ONE_BUILD


def test_a_test_for_neither_build_is_refused(table: Any) -> None:  # noqa: ANN401 - see above
    marks = [SimpleNamespace(name="plain"), SimpleNamespace(name="compiled")]
    item = SimpleNamespace(
        path=TESTS / "kernel/test_a.py", nodeid="a", iter_markers=lambda: iter(marks)
    )
    with pytest.raises(pytest.UsageError, match="a is marked for one build only, twice"):
        table.pytest_itemcollected(item)


# A small suite under the same hooks


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    """A test of the rules, two of the kernel and one with a build of its own."""
    for name in ("conftest.py", "stamps.py", "sampling.py"):
        (tmp_path / "tests").mkdir(exist_ok=True)
        shutil.copy(TESTS / name, tmp_path / "tests")
    shutil.copy(TESTS.parent / "pyproject.toml", tmp_path)
    (tmp_path / "thing").write_text("built once")
    for file, text in {
        "othello/test_rule.py": "def test_rule(): pass",
        "kernel/test_both.py": "import pytest\n"
        "@pytest.mark.stamped('thing')\ndef test_good(): pass\n"
        "@pytest.mark.stamped('thing')\ndef test_bad(): assert False",
        "web/test_served.py": "import pytest\npytestmark = pytest.mark.compiled\n"
        "def test_served(): pass",
    }.items():
        (tmp_path / "tests" / file).parent.mkdir()
        (tmp_path / "tests" / file).write_text(text)
    return tmp_path


def outcomes(suite: Path, expression: str) -> dict[str, str]:
    """How each test of the small suite ended, those that were selected."""
    plugins = ["-p", "pytest_rerunfailures", "-o", "addopts="]
    command = [sys.executable, "-m", "pytest", "-v", "--import-mode=importlib", *plugins]
    done = subprocess.run(
        [*command, "-m", expression],
        cwd=suite,
        env=os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    return dict(re.findall(r"::(test_\w+) ([A-Z]+)", done.stdout))


def test_a_folder_a_file_and_a_stamp_decide_what_runs(suite: Path) -> None:
    """On the compiled package, then on the plain sources, then after a change."""
    assert outcomes(suite, "not plain") == {
        "test_good": "PASSED",
        "test_bad": "FAILED",
        "test_served": "PASSED",
    }
    assert outcomes(suite, "not compiled") == {
        "test_good": "SKIPPED",
        "test_bad": "FAILED",
        "test_rule": "PASSED",
    }
    (suite / "thing").write_text("built twice")
    assert outcomes(suite, "stamped") == {"test_good": "PASSED", "test_bad": "FAILED"}


def test_a_stamp_is_named_after_names_and_contents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stamps, "ROOT", tmp_path)
    (tmp_path / "one").write_text("a")
    fresh = stamps.checksum([tmp_path])
    os.utime(tmp_path / "one", (1, 1))
    (tmp_path / "one.pyc").write_text("whatever")
    assert stamps.checksum([tmp_path]) == fresh
    (tmp_path / "one").rename(tmp_path / "other")
    renamed = stamps.checksum([tmp_path])
    (tmp_path / "other").write_text("b")
    assert len({fresh, renamed, stamps.checksum([tmp_path])}) == 3
    with pytest.raises(FileNotFoundError, match="which is gone"):
        stamps.checksum([tmp_path / "one"])
