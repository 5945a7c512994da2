"""The front page of the repository, for those who type `make`."""

import os
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TARGETS = {"install", "play", "test", "check", "cover", "bench", "soak", "docs", "clean"}


def run(*command: str) -> subprocess.CompletedProcess[str]:
    # A make above us must not lend its flags to ours.
    env = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


def make(*arguments: str) -> subprocess.CompletedProcess[str]:
    path = shutil.which("make")
    assert path
    return run(path, *arguments)


def test_make_alone_lists_the_targets_with_a_line_each() -> None:
    result = make()
    assert result.returncode == 0
    listed = dict(line.split(None, 2)[1:] for line in result.stdout.splitlines())
    assert set(listed) >= TARGETS


def test_every_listed_target_exists() -> None:
    for line in make().stdout.splitlines():
        result = make("--dry-run", line.split()[1])
        assert result.returncode == 0, result.stderr


def test_both_builds_are_tested_and_each_leaves_out_what_is_the_others_alone() -> None:
    for target, left_out in (("pytest", "plain"), ("cover", "compiled")):
        lines = make("--dry-run", target).stdout.replace("\\\n", "").splitlines()
        [line] = [line for line in lines if "/pytest " in line]
        words = shlex.split(line)
        assert words[words.index("-m") + 1] == f"not {left_out} and not soak"
        assert any(word.startswith("PYTHONPATH=") for word in words) == (target == "cover")
        assert not any(word.startswith("tests") for word in words)


@pytest.mark.parametrize("failing", ["mypy", "-m not plain"])
def test_all_that_decides_runs_and_each_part_can_fail_alone(tmp_path: Path, failing: str) -> None:
    """Here stand-ins for the tools say what they are asked to do, and one of them fails."""
    tools = tmp_path / "bin"
    tools.mkdir()
    for name in ("ruff", "mypy", "lint-imports", "pytest"):
        tool = tools / name
        tool.write_text(f'#!/bin/sh\necho "{name} $*" | grep -v -e "{failing}"\n')
        tool.chmod(0o755)
    for stamp in ("made", "runtime", "tools", "package-0"):
        (tmp_path / stamp).touch()
    done = make("test", f"VENV={tmp_path}", "SOURCES=0")
    assert done.returncode
    said = done.stdout.splitlines()
    assert "ruff check" in said
    for build in ("-m not plain", "-m not compiled"):
        ran = any(line.startswith("pytest ") and build in line for line in said)
        assert ran == (build != failing), done.stdout


def test_no_python_gets_one_sentence() -> None:
    result = run("scripts/needs", "no-such-python", "venv")
    assert result.returncode == 1
    [sentence] = result.stderr.splitlines()
    assert "Python 3.11 or newer" in sentence


def test_an_unknown_need_is_named() -> None:
    result = run("scripts/needs", "python3", "elephants")
    assert result.returncode == 2
    assert "elephants" in result.stderr
