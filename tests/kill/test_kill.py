"""The short version of `make kill`: two blows, six tables."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.long
@pytest.mark.stamped("benchmarks/server.py", "src", "tests/kill", "tests/postgres.py")
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="it looks for orphans in /proc")
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_killed_server_loses_nothing_that_was_told(database: str) -> None:
    command = [sys.executable, "-m", "kill.trial", "--quick", "--json", "--database", database]
    path = os.pathsep.join([str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")])
    env = os.environ | {"PYTHONPATH": path}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.stdout, done.stderr
    [row] = json.loads(done.stdout)["rows"]
    faults = ("lost", "doubled", "refused", "stopped", "orphaned")
    assert {fault: row[fault] for fault in faults} == dict.fromkeys(faults, 0), done.stderr
    assert row["went on"] == "6 of 6", done.stderr
    assert row["rows told"] > 0
    assert row["choices answered 200"] > 0
    assert row["processes left by kills"] > 0, "no bot was thinking when the blow fell"
