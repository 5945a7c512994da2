"""The real site, served by a process of its own for the browser's tests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import httpx

import groundlings
from browser.guest import WAIT_MS
from sampling import SOAK

if TYPE_CHECKING:
    from collections.abc import Iterator

STOP_SECONDS: Final = 20
TESTS: Final = Path(__file__).parents[1]


@contextmanager
def opened(folder: Path, *, is_fair: bool = SOAK) -> Iterator[str]:
    """The address of a site that serves Shakespeare and the Pit, without pauses or limits."""
    package = str(Path(groundlings.__file__).parents[1])
    dice = ["-m", "groundlings"] if is_fair else ["-c", "import loaded_dice; loaded_dice.serve()"]
    command = [sys.executable, *dice, "serve", "--port", "0"]
    command += ["--database", f"sqlite:///{folder / 'house.db'}", "--pace", "0", "--rate", "0"]
    env = os.environ | {
        "PYTHONPATH": os.pathsep.join([package, str(TESTS)]),
        "PYTHONUNBUFFERED": "1",
        "GROUNDLINGS_GAMES": "pit",
    }
    complaints = folder / "stderr.txt"
    with (
        complaints.open("w") as stderr,
        subprocess.Popen(
            command, env=env, cwd=folder, stdout=subprocess.PIPE, stderr=stderr, text=True
        ) as process,
    ):
        try:
            assert process.stdout is not None
            said = process.stdout.readline().split()
            assert said[:2] == ["listening", "on"], complaints.read_text()
            yield said[2].rstrip("/")
        finally:
            process.terminate()
            try:
                process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
    assert "Traceback" not in complaints.read_text(), complaints.read_text()


def finished_game(url: str, seats: int = 3) -> str:
    """The address of a game of Shakespeare that so many bots have played to its end."""
    api = f"{url}/api/v1/tables"
    wish = {"game": "shakespeare", "seats": ["bot:random"] * seats}
    number = httpx.post(api, json=wish).raise_for_status().json()["id"]
    with httpx.stream("GET", f"{api}/{number}/events", timeout=WAIT_MS / 1000) as events:
        for line in events.iter_lines():
            if line.startswith("data:") and json.loads(line.removeprefix("data:"))["over"]:
                break
    return f"{url}/t/{number}"
