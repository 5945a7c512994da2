"""The short form of `make drill`: a few strikes of every fault, on both databases."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from drill.effort import HEADS, Result, told

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.long
@pytest.mark.stamped("src", "tests/drill", "tests/postgres.py", "tests/stage/odd_bots.py")
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="faults.c knows Linux only")
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_whatever_fails_nothing_acknowledged_is_lost_and_all_tables_go_on(database: str) -> None:
    command = [sys.executable, "-m", "drill", "--quick", "--database", database]
    path = os.pathsep.join([str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")])
    env = os.environ | {"PYTHONPATH": path}
    done = subprocess.run(
        command, cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=280
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(done.stdout.splitlines()) > len(HEADS)


@pytest.mark.parametrize("wrong", ["lost", "doubled", "broken"])
def test_what_is_wrong_is_not_clean(wrong: str) -> None:
    assert Result("a fault", "sqlite", injected=1).is_clean
    assert not Result("a fault", "sqlite", injected=1, **{wrong: 1}).is_clean  # type: ignore[arg-type]
    assert not Result("a fault that never came", "sqlite").is_clean


def test_the_table_is_one_of_markdown() -> None:
    lines = told([Result("a fault", "sqlite", 1_000, 20)]).splitlines()
    assert lines[-1] == "| a fault | sqlite | 1,000 | 20 | 0 | 0 | 0 |"
