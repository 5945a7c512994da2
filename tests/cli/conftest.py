"""The command line with the Pit on the bill: in this process, or in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

import groundlings
import pit
from groundlings.cli import cli

if TYPE_CHECKING:
    from collections.abc import Callable

    from click.testing import Result

TESTS = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def _pit_is_the_only_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(groundlings, "_SHIPPED", {})
    monkeypatch.setattr(groundlings, "_registered", {"pit": pit.GAME})
    monkeypatch.delenv("GROUNDLINGS_DEBUG", raising=False)


@pytest.fixture
def run() -> Callable[..., Result]:
    """Call a command in this process."""

    def call(*words: object, typed: str = "") -> Result:
        return CliRunner().invoke(cli, [str(word) for word in words], input=typed)

    return call


@pytest.fixture
def refused(run: Callable[..., Result]) -> Callable[..., str]:
    """Call a command that must fail, and give its one sentence."""

    def call(*words: object, typed: str = "") -> str:
        result = run(*words, typed=typed)
        lines = result.stderr.splitlines()
        assert result.exit_code == 2, result.output
        assert result.stdout == ""
        assert len(lines) == 1, result.stderr
        return lines[0]

    return call


@pytest.fixture
def start() -> Callable[..., subprocess.CompletedProcess[str]]:
    """Call a command in a process of its own."""

    def call(*words: object, **more: str) -> subprocess.CompletedProcess[str]:
        package = str(Path(groundlings.__file__).parents[1])
        env = os.environ | {"GROUNDLINGS_GAMES": "pit", "PYTHONPATH": f"{package}:{TESTS}"} | more
        return subprocess.run(
            [sys.executable, "-m", "groundlings", *(str(word) for word in words)],
            env=env,
            capture_output=True,
            text=True,
            check=False,
            stdin=subprocess.DEVNULL,
        )

    return call


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game for three, with its result."""
    result = CliRunner().invoke(
        cli,
        ["simulate", "pit", "--seats", "3", "--games", "1", "--records", str(tmp_path), "--json"],
    )
    assert result.exit_code == 0, result.output
    path = tmp_path / "pit-000001.txt"
    game = groundlings.game("pit")
    path.write_text(game.record(game.replay(path.read_text()), result=True))
    return path
